"""What the takers of Reep's rows write on: things by their Wikidata item, and their ids elsewhere."""

from graph.errors import Refusal
from graph.kinds import ThingType
from loaders.contract import InputFile
from loaders.reep.ids import schemes
from loaders.tables.rows import TableRow
from loaders.things import Gathering

WIKIDATA, REEP = "wikidata", "reep"


class Desk:
    """Where the claims of one table go. The same item in two rows (a player and a coach) is one thing."""

    def __init__(
        self, file: InputFile, things: Gathering, columns: tuple[str, ...], shared: frozenset[tuple[str, str]]
    ) -> None:
        self.things = things
        self.refused: list[Refusal] = []
        self._file, self._shared = file, shared
        self._schemes = schemes(columns)
        self._identifier = things.into("identifier", ("thing",), ("scheme", "value"))
        self._name = things.into("name", ("thing",), ("text", "name_kind"))

    def thing(self, type_: ThingType, row: TableRow, record: str, name: str, register: str | None = None) -> str:
        """The thing of a row, with its name and ids; `register` is what the gazetteer knows it as."""
        item, own = row.cell("key_wikidata"), row.cell("reep_id")
        one = self.things.thing(type_, item or own or name, name, register or (f"{WIKIDATA}:{item}" if item else None))
        self._name((record, one, name, "full"))
        if own:
            self._identifier((record, one, REEP, own))
        for column, scheme in self._schemes.items():
            told = row.cell(column)
            if (column, told) in self._shared:
                self.refuse(
                    row, column, f"{told!r} is told of several rows, and whose it is cannot be known; the row is kept"
                )
            elif told:
                self._identifier((record, one, scheme, told))
        return one

    def alias(self, record: str, thing: str, name: str) -> None:
        """Another name."""
        self._name((record, thing, name, "alias"))

    def refuse(self, row: TableRow, column: str, reason: str) -> None:
        """Note that a cell could not be taken though its row was."""
        self.refused.append(Refusal(self._file.path, reason, row.line, column))
