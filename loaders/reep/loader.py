"""The loader of Reep's tables: which table a file is, and its rows one after another."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.recognise import head_of
from loaders.reep.desk import Desk
from loaders.reep.ids import shared_ids
from loaders.reep.rows import Taker
from loaders.tables.rows import TableRow, read_table
from loaders.tables.take import take_rows
from loaders.things import Gathering


@dataclass(frozen=True, slots=True)
class _Table:
    """A table: the columns by which it is known, and what takes a row of it."""

    name: str
    marks: tuple[str, ...]
    take: Callable[[Taker, TableRow, str], None]


#: What is most particular comes first.
_TABLES = (
    _Table("people", ("key_wikidata", "type", "name", "full_name", "date_of_birth"), Taker.person),
    _Table("seasons", ("reep_id", "key_wikidata", "name", "competition_reep_id"), Taker.season),
    _Table("teams", ("reep_id", "key_wikidata", "name", "founded", "stadium"), Taker.team),
    _Table("competitions", ("reep_id", "key_wikidata", "name", "country"), Taker.competition),
    _Table("match dictionary", ("date", "fbref_home_team", "fbref_away_team", "MatchURL"), Taker.match),
)


@dataclass(frozen=True, slots=True)
class ReepLoader:
    """Each table of Reep is a source; Wikidata's items join them."""

    name: str = "reep"
    reads: str = (
        "tables of the Reep register (people.csv, teams.csv, competitions.csv, seasons.csv, the match dictionary)"
    )
    gives: str = (
        "people, sides, competitions and seasons with their ids at Wikidata and "
        "many providers, names, births and grounds; matches with scores and ids"
    )
    licence: str | None = "CC0-1.0"
    asked_only: bool = False

    def recognises(self, head: FileHead) -> bool:
        """Whether the first line names the columns of one of the tables."""
        return _table_of(head.columns) is not None

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each row, and what could not be taken."""
        kind = _table_of(head_of(file).columns)
        if kind is None:
            raise file.refused("its columns are those of no table of the register", line=1)
        shared = shared_ids(file)
        table = read_table(file)
        source = file.dataset(
            f"Reep: {kind.name}", told, loader=self.name, sha256=table.sha256, publisher="Reep", licence=self.licence
        )
        yield source
        gathering = Gathering(source, "reep 1")
        desk = Desk(file, gathering, table.columns, shared)
        taker = Taker(desk)
        yield from take_rows(table, file, gathering, lambda row, record: kind.take(taker, row, record))
        yield from desk.refused


def _table_of(columns: tuple[str, ...]) -> _Table | None:
    """The first table whose marks are all there."""
    have = frozenset(columns)
    return next((table for table in _TABLES if have.issuperset(table.marks)), None)
