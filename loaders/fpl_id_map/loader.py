"""The loader of FPL-ID-Map's one table. Its ids of single seasons are left: they are given anew each year."""

from collections.abc import Iterator
from dataclasses import dataclass

from graph.intake import LoadItem
from graph.kinds import ThingType
from loaders.contract import FileHead, InputFile, Told
from loaders.tables.rows import TableRow, read_table
from loaders.tables.take import take_rows
from loaders.things import Gathering
from loaders.wrong import Wrong

_MARKS = ("code", "first_name", "second_name", "web_name", "understat")
_SCHEMES = {
    "code": "fpl-code",
    "fbref": "fbref",
    "understat": "understat",
    "transfermarkt": "transfermarkt",
    "whoscored": "whoscored",
}
_GAPS = frozenset({"", "NA", "nan", "None", "-"})


@dataclass(frozen=True, slots=True)
class FplIdMapLoader:
    """A row a player. Its makers state no licence, so it is read only when asked for."""

    name: str = "fpl-id-map"
    reads: str = "Master.csv of FPL-ID-Map"
    gives: str = (
        "players of the Premier League with their ids at Fantasy Premier League, FBref, Understat, "
        "Transfermarkt and WhoScored"
    )
    licence: str | None = None
    asked_only: bool = True

    def recognises(self, head: FileHead) -> bool:
        """Whether the first line names the table's columns."""
        return head.has_columns(*_MARKS)

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The names and ids of each player."""
        table = read_table(file)
        if missing := [column for column in _MARKS if column not in table.columns]:
            raise file.refused(f"no column {missing[0]} (right: {', '.join(_MARKS)})", line=1)
        source = file.dataset(
            "FPL-ID-Map", told, loader=self.name, sha256=table.sha256, publisher="FPL-ID-Map", licence=self.licence
        )
        yield source
        gathering = Gathering(source, "fpl-id-map 1")
        yield from take_rows(table, file, gathering, _Taker(gathering))


class _Taker:
    """Takes one player after another."""

    def __init__(self, things: Gathering) -> None:
        self._things = things
        self._name = things.into("name", ("thing",), ("text", "name_kind"))
        self._identifier = things.into("identifier", ("thing",), ("scheme", "value"))

    def __call__(self, row: TableRow, record: str) -> None:
        """A player: the whole name, the one on his shirt, and the ids."""
        code = row.cell("code")
        if code in _GAPS:
            raise Wrong("code", "missing: no player is told apart without it")
        names = [" ".join(row.cell(column).split()) for column in ("first_name", "second_name")]
        whole = " ".join(name for name in names if name not in _GAPS)
        short = " ".join(row.cell("web_name").split())
        if not whole:
            raise Wrong("second_name", "missing")
        player = self._things.thing(ThingType.PERSON, code, whole, f"fpl-code:{code}")
        self._name((record, player, whole, "full"))
        if short not in _GAPS and short != whole:
            self._name((record, player, short, "short"))
        for column, scheme in _SCHEMES.items():
            if (value := row.cell(column).removesuffix(".0")) not in _GAPS:
                self._identifier((record, player, scheme, value))
