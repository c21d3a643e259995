"""Checks what loaders make of real data: World Cup finals by query, and substitutions told by two sources.

Run as: python -m bench.check_data finals PATH...                   (sources that tell the World Cups' matches)
        python -m bench.check_data substitutions FULL_TEXTS TABLE   (openfootball's *_full.txt, Fjelstul's table)
        python -m bench.check_data counts DIRECTORY                 (records, counted without the loaders, and claims)
"""

import argparse
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

import touchline
from bench.counts import COUNTERS, claimed, counted
from bench.read_data import ASKED
from graph.claims import ClaimBatch, Thing, ThingBatch
from graph.names import fold
from loaders.files import read_paths

#: The day, the sides and the score at the end of play of each final; that of 1950 was the last match of a round.
FINALS = (
    ("1930-07-30", "Uruguay", "Argentina", 4, 2),
    ("1934-06-10", "Italy", "Czechoslovakia", 2, 1),
    ("1938-06-19", "Italy", "Hungary", 4, 2),
    ("1950-07-16", "Uruguay", "Brazil", 2, 1),
    ("1954-07-04", "West Germany", "Hungary", 3, 2),
    ("1958-06-29", "Brazil", "Sweden", 5, 2),
    ("1962-06-17", "Brazil", "Czechoslovakia", 3, 1),
    ("1966-07-30", "England", "West Germany", 4, 2),
    ("1970-06-21", "Brazil", "Italy", 4, 1),
    ("1974-07-07", "West Germany", "Netherlands", 2, 1),
    ("1978-06-25", "Argentina", "Netherlands", 3, 1),
    ("1982-07-11", "Italy", "West Germany", 3, 1),
    ("1986-06-29", "Argentina", "West Germany", 3, 2),
    ("1990-07-08", "West Germany", "Argentina", 1, 0),
    ("1994-07-17", "Brazil", "Italy", 0, 0),
    ("1998-07-12", "France", "Brazil", 3, 0),
    ("2002-06-30", "Brazil", "Germany", 2, 0),
    ("2006-07-09", "Italy", "France", 1, 1),
    ("2010-07-11", "Spain", "Netherlands", 1, 0),
    ("2014-07-13", "Germany", "Argentina", 1, 0),
    ("2018-07-15", "France", "Croatia", 4, 2),
    ("2022-12-18", "Argentina", "France", 3, 3),
)
_MATCHES_OF_A_DAY = """
MATCH (h:Team)-[:HOME_IN]->(m:Match)<-[:AWAY_IN]-(a:Team)
WHERE m.date = $day
RETURN h.name AS home, a.name AS away, m.home_goals AS home_goals, m.away_goals AS away_goals, m.sources AS sources
ORDER BY m.key
"""
#: So many minutes may lie between the tellings of one change: 45+1 and 46 are both written for a change at half-time.
SLACK = 2
#: Each change by match, minute and way: who is told in two spellings, so that only how many is compared.
Changes = dict[str, Counter[tuple[int, str]]]


def check_finals(paths: Iterable[Path]) -> None:
    """Load what is given into a fresh graph, and ask it for each final."""
    with tempfile.TemporaryDirectory() as folder, touchline.open(folder) as graph:
        report = graph.load(*paths)
        print(
            f"{report.records} records, {report.claims_kept} claims, {len(report.refused)} refused, "
            f"{report.seconds:.0f} s"
        )
        right = 0
        for day, winner, loser, scored, conceded in FINALS:
            told = [tuple(row) for row in graph.cypher(_MATCHES_OF_A_DAY, {"day": day}).rows]
            found = [
                row for row in told if row[:4] in {(winner, loser, scored, conceded), (loser, winner, conceded, scored)}
            ]
            right += len(found) == 1
            print(
                f"{day}  {winner} {scored}-{conceded} {loser}: "
                f"{f'{found[0][4]} sources' if found else f'NOT FOUND among {told}'}"
            )
        print(f"right: {right} of {len(FINALS)}")


def changes_of(paths: Iterable[Path]) -> Changes:
    """Who came on and went off, by day and sides of the match."""
    things: dict[str, Thing] = {}
    changes: Changes = defaultdict(Counter)
    for item in read_paths(paths):
        if isinstance(item, ThingBatch):
            things.update((thing.id, thing) for thing in item.things)
        elif isinstance(item, ClaimBatch) and item.kind == "substitution":
            for at, match in enumerate(item.roles["match"]):
                minute = item.values["minute"][at]
                for way in ("on", "off"):
                    if item.roles.get(way, [None] * len(item))[at] is not None and isinstance(minute, int):
                        changes[_match(things[str(match)].name)][minute, way] += 1
    return changes


#: Countries that the two sources call differently.
_ALIKE = {"usa": "united states", "ireland": "republic of ireland", "fr yugoslavia": "yugoslavia"}


def _match(name: str) -> str:
    """A match by its day and its sides in a fixed order."""
    sides, _, day = name.rpartition(", ")
    return f"{day} {' v '.join(sorted(_ALIKE.get(fold(side), fold(side)) for side in sides.split(' v ')))}"


def check_substitutions(texts: Path, table: Path) -> None:
    """Print in how many matches that both tell the substitutions are as many, and in the same minutes."""
    ours, theirs = changes_of([texts]), changes_of([table])
    both = sorted(ours.keys() & theirs.keys())
    as_many = sum(ours[match].total() == theirs[match].total() for match in both)
    alike = sum(ours[match] == theirs[match] for match in both)
    years = Counter(match[:4] for match in both)
    print(f"matches in both: {len(both)} ({', '.join(f'{year}: {number}' for year, number in sorted(years.items()))})")
    near = sum(_near(ours[match], theirs[match]) for match in both)
    print(
        f"as many substitutions: {as_many}; in the same minutes too: {alike}; none more than {SLACK} "
        f"minutes apart: {near}"
    )
    print(
        f"changes: {sum(ours[m].total() for m in both)} and {sum(theirs[m].total() for m in both)}, "
        f"alike {sum((ours[m] & theirs[m]).total() for m in both)}"
    )
    for match in both:
        if not _near(ours[match], theirs[match]):
            print(
                f"    {match}: only in the texts {dict(ours[match] - theirs[match])}, "
                f"only in the table {dict(theirs[match] - ours[match])}"
            )
    lone = sorted(match for match in theirs.keys() - ours.keys() if match[:4] in years)
    print(f"matches of these years only in the table: {lone}")


def _near(ours: Counter[tuple[int, str]], theirs: Counter[tuple[int, str]]) -> bool:
    """Whether the changes, each way in the order of their minutes, are as many and near one another."""
    for way in ("on", "off"):
        one, other = (sorted(minute for minute, which in told.elements() if which == way) for told in (ours, theirs))
        if len(one) != len(other) or any(abs(a - b) > SLACK for a, b in zip(one, other, strict=True)):
            return False
    return True


def check_counts(directory: Path) -> None:
    """Print how many records each file holds, and how many claims and refusals they came to.

    The records are counted without the file's loader.
    """
    print(f"{'file':44}{'kind':16}{'counted':>9}{'claims':>9}   refused")
    for folder in sorted(COUNTERS):
        for path in sorted(
            path for path in (directory / folder).rglob("*") if path.is_file() and path.name != "SOURCE.md"
        ):
            claims, refused = claimed(path, ASKED.get(folder))
            for kind, number in sorted(counted(path, folder).items()):
                mark = (
                    ""
                    if claims[kind] == number
                    else f"   {len(refused)} of the file: {'; '.join(one.reason for one in refused) or 'NONE'}"
                )
                print(f"{path.name:44}{kind:16}{number:>9}{claims[kind]:>9}{mark}")


def main() -> None:
    """Run the check that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("finals", "substitutions", "counts"))
    parser.add_argument("paths", type=Path, nargs="+")
    options = parser.parse_args()
    if options.what == "finals":
        check_finals(options.paths)
    elif options.what == "counts":
        check_counts(options.paths[0])
    else:
        check_substitutions(*options.paths)


if __name__ == "__main__":
    main()
