"""What martj42 tells beside results and goals: who won the shoot-outs, and what countries were called before."""

from collections.abc import Iterator
from dataclasses import dataclass

from graph.claims import Source
from graph.dates import PartialDate
from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.matches import MatchTold, MatchWriter
from loaders.register import Registers
from loaders.tables import cells
from loaders.tables.publisher import Published, of_martj42
from loaders.tables.rows import Table, TableRow, read_table
from loaders.tables.take import take_rows
from loaders.things import Gathering
from loaders.wrong import Wrong

_RULE = "table 1"
_LICENCE = "CC0-1.0"
_PUBLISHER = "martj42/international_results"
_GAPS = frozenset({"", "NA"})
_SHOOTOUTS = of_martj42("shootouts.csv", "date", "home_team", "away_team", "winner", "first_shooter")
_NAMES = of_martj42("former_names.csv", "current", "former", "start_date", "end_date")


@dataclass(frozen=True, slots=True)
class ShootoutsLoader:
    """shootouts.csv: each row a match that was decided by penalties, and who won it."""

    name: str = "martj42-shootouts"
    reads: str = "shootouts.csv of martj42's international results"
    gives: str = "who won a penalty shoot-out, as the side that went through"
    licence: str | None = _LICENCE
    asked_only: bool = False
    published: Published | None = _SHOOTOUTS

    def asked(self) -> "ShootoutsLoader":
        """The same, where the user says that a file is the publisher's."""
        return ShootoutsLoader(published=None)

    def recognises(self, head: FileHead) -> bool:
        """Whether the first line names the columns."""
        return head.has_columns("date", "home_team", "away_team", "winner")

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each row."""
        table = read_table(file)
        gathering = Gathering(_source(self, file, table, told), _RULE)
        yield gathering.source
        writer = MatchWriter(gathering, Registers("nations"))
        won = gathering.into("progress", ("team", "match"), ("result",))

        def take(row: TableRow, record: str) -> None:
            match, home_won = _shootout(row)
            things = writer.once(match, record)
            won((record, things.home if home_won else things.away, things.match, "won the penalty shoot-out"))

        yield from take_rows(table, file, gathering, take)


@dataclass(frozen=True, slots=True)
class FormerNamesLoader:
    """former_names.csv: what a national team was called before, and from when to when."""

    name: str = "martj42-names"
    reads: str = "former_names.csv of martj42's international results"
    gives: str = "former names of national teams with their dates"
    licence: str | None = _LICENCE
    asked_only: bool = False
    published: Published | None = _NAMES

    def asked(self) -> "FormerNamesLoader":
        """The same, where the user says that a file is the publisher's."""
        return FormerNamesLoader(published=None)

    def recognises(self, head: FileHead) -> bool:
        """Whether the first line names the columns."""
        return head.has_columns("current", "former", "start_date", "end_date")

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """A claim of a name for each row."""
        table = read_table(file)
        gathering = Gathering(_source(self, file, table, told), _RULE)
        yield gathering.source
        registers = Registers("nations")
        named = gathering.into("name", ("thing",), ("text", "since", "until", "name_kind"))

        def take(row: TableRow, record: str) -> None:
            current, former = _needed(row, "current"), _needed(row, "former")
            team = gathering.team(current, registers.team(current, None, None))
            named((record, team, former, _date(row, "start_date"), _date(row, "end_date"), "former"))

        yield from take_rows(table, file, gathering, take)


def _source(loader: ShootoutsLoader | FormerNamesLoader, file: InputFile, table: Table, told: Told) -> Source:
    theirs = loader.published is None or loader.published.is_theirs(file, table.columns)
    return file.dataset(
        file.name,
        told,
        loader=loader.name,
        sha256=table.sha256,
        publisher=_PUBLISHER if theirs else None,
        licence=_LICENCE if theirs else None,
    )


def _shootout(row: TableRow) -> tuple[MatchTold, bool]:
    """The match, and whether the home side won the shoot-out."""
    home, away, winner = _needed(row, "home_team"), _needed(row, "away_team"), _needed(row, "winner")
    if winner not in {home, away}:
        raise Wrong("winner", f"{winner!r} is neither {home!r} nor {away!r}")
    return MatchTold(home, away, cells.day(_needed(row, "date"), "ISO")), winner == home


def _needed(row: TableRow, column: str) -> str:
    found = row.cell(column)
    if found in _GAPS:
        raise Wrong(column, "missing")
    return found


def _date(row: TableRow, column: str) -> str | None:
    told = row.cell(column)
    if told in _GAPS:
        return None
    try:
        return PartialDate.parse(told).text
    except ValueError as error:
        raise Wrong(column, str(error)) from error
