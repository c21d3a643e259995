"""Checks who is found to be whom against pairs that are known to be one or two, and prints precision and recall.

Run as: python bench/check_identity.py DIRECTORY [--wrong N]
DIRECTORY holds tables of one thing as several sources write it (see `CHECKS`); each becomes small datasets of its own,
so that only identity is measured. Each two things of different records that identity joined are a decision 'same'.
"""

import argparse
import csv
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from sqlalchemy import select

from graph.claims import Source
from graph.engine.workspace import Workspace
from graph.intake import LoadItem
from graph.kinds import ThingType
from graph.ledger.connect import close_ledger, open_ledger
from graph.ledger.tables import ENTITIES, THINGS
from loaders.events import At, EventWriter, How
from loaders.matches import MatchTold, MatchWriter
from loaders.minutes import minute_at
from loaders.register import Registers, Sides
from loaders.things import Gathering

Row = dict[str, str]


@dataclass(slots=True)
class Gold:
    """Datasets made from a table, and for their things who they are in truth.

    Several where the source mixes people up.
    """

    datasets: list[Gathering] = field(default_factory=list)
    truth: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    told: dict[str, str] = field(default_factory=dict)

    def dataset(self, name: str) -> Gathering:
        """A new dataset."""
        self.datasets.append(Gathering(Source.dataset(name, loader="gold", sha256="1"), "gold"))
        return self.datasets[-1]

    def is_(self, thing: str, who: str, told: str) -> None:
        """What a thing is in truth, and how its source tells it."""
        self.truth[thing].add(who)
        self.told[thing] = told

    def items(self) -> Iterator[LoadItem]:
        """All datasets, as loaders would yield them."""
        for dataset in self.datasets:
            yield dataset.source
            yield from dataset.take()


@dataclass(slots=True)
class _Sided:
    """One dataset of matches with its writers."""

    things: Gathering
    sides: Sides
    matches: MatchWriter = field(init=False)
    events: EventWriter = field(init=False)

    def __post_init__(self) -> None:
        self.matches = MatchWriter(self.things, Registers(self.sides))
        self.events = EventWriter(self.things)


def fixtures(rows: Iterable[Row]) -> Gold:
    """Matches of a league season as four sources write them: which sides and which matches are one."""
    gold = Gold()
    for source in ("football_json", "engsoccerdata", "football_data", "schochastics"):
        desk = _Sided(gold.dataset(source), "clubs")
        for row in rows:
            home, away = (row[f"{source}_{side}"] for side in ("home", "away"))
            first, second = (name.replace("-", " ") if source == "schochastics" else name for name in (home, away))
            scored, conceded = map(int, row[f"{source}_score"].split("-"))
            day = row[f"{source}_date"]
            made = desk.matches.write(
                MatchTold(first, second, day, (scored, conceded), home_country="England", away_country="England"),
                f"{source}: {home}",
            )
            gold.is_(made.home, row["home"], home)
            gold.is_(made.away, row["away"], away)
            gold.is_(made.match, f"{row['home']} {row['away']}", f"{day} {home} - {away}")
    return gold


def goals(rows: Iterable[Row]) -> Gold:
    """Goals of World Cups as three sources write them: who scored is told in three spellings."""
    gold = Gold()
    for source, column in (
        ("fjelstul", "fjelstul_name"),
        ("martj42", "martj42_name"),
        ("openfootball", "openfootball_name"),
    ):
        desks: dict[str, _Sided] = {}
        for row in rows:
            if not (name := row[column].strip()):
                continue
            # One of the three keeps each tournament in a file of its own.
            dataset = f"{source} {row['tournament_id']}" if source == "openfootball" else source
            if dataset not in desks:
                desks[dataset] = _Sided(gold.dataset(dataset), "nations")
            _goal(gold, desks[dataset], row, name, of_register=source == "fjelstul")
    return gold


def _goal(gold: Gold, desk: _Sided, row: Row, name: str, *, of_register: bool) -> None:
    home, away, credited = row["home_team"], row["away_team"], row["credited_team"]
    made = desk.matches.once(MatchTold(home, away, row["match_date"]), row["goal_id"])
    own = row["own_goal"] == "1"
    side = credited if not own else away if credited == home else home
    if of_register:
        id_ = row["fjelstul_player_id"]
        person = desk.things.thing(ThingType.PERSON, id_, name, f"fjelstul:{id_}")
    else:
        # Who has no ids goes by name and side, one of them by the side's name of today.
        person = desk.things.person(name, "Germany" if side == "West Germany" else side)
    minute = minute_at(int(row["minute"]), int(row["stoppage"]) or None, extra_time=int(row["minute"]) > 90)
    if minute is not None:
        how = How(situation="penalty" if row["penalty"] == "1" else None, own_goal=own)
        desk.events.goal(
            At(row["goal_id"], made.match, made.home if credited == home else made.away, minute), person, how
        )
        gold.is_(person, row["fjelstul_player_id"], f"{name} ({side})")


def managers(rows: Iterable[Row]) -> Gold:
    """One source with two records of each person, a player's and a manager's, and one page that both name."""
    gold = Gold()
    things = gold.dataset("people")
    born, page = (
        things.into("person", ("person",), ("born",)),
        things.into("identifier", ("thing",), ("scheme", "value")),
    )
    for row in rows:
        for id_, day in ((row["player_id"], row["birth_date"]), (row["manager_id"], None)):
            person = things.thing(ThingType.PERSON, id_, _name(row), f"fjelstul:{id_}")
            born((id_, person, day))
            page((id_, person, "wikipedia", row["wikipedia"]))
            gold.is_(person, row["player_id"], f"{_name(row)} {id_}")
    return gold


def namesakes(rows: Iterable[Row]) -> Gold:
    """People of one name, told apart by ids; by name and birth without ids; in what they share, by name alone."""
    gold = Gold()
    register, births, names = gold.dataset("register"), gold.dataset("births"), gold.dataset("names")
    into = [things.into("person", ("person",), ("born",)) for things in (register, births, names)]
    for row in rows:
        name, id_, day = _name(row), row["player_id"], row["birth_date"]
        first = register.thing(ThingType.PERSON, id_, name, f"fjelstul:{id_}")
        second = births.person(name, day)
        third = names.person(name)
        for take, person, told in zip(into, (first, second, third), (day, day, None), strict=True):
            take((id_, person, told))
            gold.is_(person, id_, f"{name} {told}")
    return gold


def _name(row: Row) -> str:
    given = row["given_name"].replace("not applicable", "")
    return f"{given} {row['family_name']}".strip()


CHECKS: tuple[tuple[str, str, Callable[[list[Row]], Gold]], ...] = (
    ("fixtures of four sources", "pl_fixtures_4_sources_2015-16.csv", fixtures),
    ("scorers of three sources", "wc_goals_aligned_1930_1998.csv", goals),
    ("players who became managers", "player_is_manager_a.csv", managers),
    ("different people of one name", "same_name_different_person_a.csv", namesakes),
)


@dataclass(slots=True)
class Outcome:
    """What came of the pairs: how many are one in truth, how many were joined rightly and wrongly, and which."""

    same: int = 0
    right: int = 0
    wrong: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)

    def line(self, what: str) -> str:
        """The outcome as a line of the table."""
        joined = self.right + len(self.wrong)
        precision, recall = self.right / joined if joined else 1.0, self.right / self.same if self.same else 1.0
        return f"{what:44}{self.same:8}{joined:8}{len(self.wrong):7}{precision:11.2%}{recall:9.2%}"


def entities(gold: Gold) -> dict[str, tuple[str, str]]:
    """The type and the entity of each thing, as identity finds them."""
    with tempfile.TemporaryDirectory() as folder:
        with Workspace.open(folder) as graph:
            graph.load(gold.items())
        connection = open_ledger(folder)
        with connection.begin():
            rows = connection.execute(
                select(THINGS.c.key, THINGS.c.type, ENTITIES.c.key).join(ENTITIES, ENTITIES.c.id == THINGS.c.entity)
            ).all()
        close_ledger(connection)
    return {key: (type_, entity) for key, type_, entity in rows if key in gold.truth}


def outcomes(gold: Gold) -> dict[str, Outcome]:
    """By type of thing, what came of each pair; who is several people in one source is left out."""
    found = entities(gold)
    certain = {thing: next(iter(who)) for thing, who in gold.truth.items() if len(who) == 1}
    by_type: defaultdict[str, Outcome] = defaultdict(Outcome)
    for in_truth in (True, False):
        hubs: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        for thing, (type_, entity) in sorted(found.items()):
            if thing in certain:
                hubs[type_, certain[thing] if in_truth else entity].append(thing)
        for (type_, _), things in hubs.items():
            for one, other in combinations(things, 2):
                told = f"{gold.told[one]} / {gold.told[other]}"
                outcome = by_type[type_]
                if not in_truth:
                    if certain[one] != certain[other]:
                        outcome.wrong.append(told)
                    continue
                outcome.same += 1
                if found[one] == found[other]:
                    outcome.right += 1
                else:
                    outcome.missed.append(told)
    return dict(by_type)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--wrong", type=int, default=0, help="list so many wrong and missed pairs of each")
    options = parser.parse_args()
    print(f"{'':44}{'same':>8}{'joined':>8}{'wrong':>7}{'precision':>11}{'recall':>9}")
    for what, file, made in CHECKS:
        with (options.directory / file).open(encoding="utf-8", newline="") as stream:
            gold = made(list(csv.DictReader(stream)))
        for type_, outcome in sorted(outcomes(gold).items()):
            print(outcome.line(f"{what}: {type_}"))
            for label, pairs in (("wrong", outcome.wrong), ("missed", outcome.missed)):
                for pair in pairs[: options.wrong]:
                    print(f"    {label}: {pair}")


if __name__ == "__main__":
    main()
