"""The names and ids that a row of a register tells of the one whom it is about."""

from loaders.register_table.columns import Reader
from loaders.tables.rows import TableRow
from loaders.things import Gathering
from loaders.wrong import Wrong


class Naming:
    """Where names and ids go; `scheme` is what the register's own ids are called by."""

    def __init__(self, scheme: str, reader: Reader, things: Gathering) -> None:
        self._scheme, self._read = scheme, reader
        self._name = things.into("name", ("thing",), ("text", "name_kind"))
        self._identifier = things.into("identifier", ("thing",), ("scheme", "value"))

    def needed(self, row: TableRow, whom: str) -> str:
        """The name of a row; without it, `whom` ('no club') is not known."""
        name = self._read.text(row, "name")
        if name is None:
            raise Wrong("name", f"missing: {whom} is known by an id alone")
        return name

    def put(self, row: TableRow, record: str, thing: str, name: str) -> None:
        """The claims of a row's names, and of its ids here and elsewhere."""
        self._name((record, thing, name, "full"))
        for alias in self._read.aliases(row):
            self._name((record, thing, alias, "alias"))
        if value := self._read.text(row, "id"):
            self._identifier((record, thing, self._scheme, value))
        for scheme, id_ in self._read.identifiers(row):
            self._identifier((record, thing, scheme, id_))
