"""Reading the gazetteer's CSV tables; a fault is told as `clubs.csv:12: field: what`."""

import csv
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

from graph.counted import counted
from graph.errors import Refusal, RunStopped
from graph.gazetteer.records import DatedName

DATA = Path(__file__).parent / "data"

_DATED = re.compile(r"(?P<text>.+?) \[(?P<since>\d{4})?\.\.(?P<until>\d{4})?\]")

Record = TypeVar("Record")


class Row:
    """One line of a table; reading a field that the table lacks, or that is malformed, names file, line and field."""

    __slots__ = ("_cells", "line", "table")

    def __init__(self, table: str, line: int, cells: Mapping[str, str]) -> None:
        self.table = table
        self.line = line
        self._cells = cells

    def fault(self, field: str, reason: str) -> RunStopped:
        """The error to raise for a wrong cell of this row."""
        return RunStopped(str(Refusal(self.table, reason, self.line, field)))

    def text(self, field: str, default: str | None = None) -> str:
        """The cell's text; without a default an empty cell is a fault."""
        value = self._cells.get(field, "")
        if value:
            return value
        if default is None:
            raise self.fault(field, "must not be empty")
        return default

    def words(self, field: str) -> tuple[str, ...]:
        """The parts of a list cell (`a|b`)."""
        value = self._cells.get(field, "")
        if not value:
            return ()
        parts = tuple(value.split("|"))
        if not all(part and part == part.strip() for part in parts):
            raise self.fault(field, "has an empty part or blanks around a part")
        return parts

    def names(self, field: str) -> tuple[DatedName, ...]:
        """The parts of a list cell whose names may carry years (`Carling Cup [2003..2012]`)."""
        return tuple(self._dated(field, part) for part in self.words(field))

    def choice(self, field: str, allowed: tuple[str, ...]) -> str:
        """The cell's text, which must be one of the allowed words."""
        value = self.text(field)
        if value not in allowed:
            raise self.fault(field, f"should be one of {', '.join(allowed)}, not {value!r}")
        return value

    def number(self, field: str) -> int | None:
        """The cell's whole number, None when empty."""
        value = self._cells.get(field, "")
        if value and not value.isdecimal():
            raise self.fault(field, f"should be a whole number, not {value!r}")
        return int(value) if value else None

    def _dated(self, field: str, part: str) -> DatedName:
        if not part.endswith("]"):
            return DatedName(part)
        found = _DATED.fullmatch(part)
        if found is None:
            raise self.fault(field, f"years are written 'Name [1990..1995]', ends may be left out: {part!r}")
        since, until = found["since"], found["until"]
        if since and until and since > until:
            raise self.fault(field, f"the first year is after the last: {part!r}")
        return DatedName(found["text"], int(since) if since else None, int(until) if until else None)


def rows(table: str, folder: Path = DATA) -> Iterator[Row]:
    """The rows of one table, each with its line."""
    with (folder / table).open(encoding="utf-8", newline="") as handle:
        reader = csv.reader(handle)
        header = next(reader, [])
        for cells in reader:
            if len(cells) != len(header):
                reason = f"has {counted(len(cells), 'cell')}, the header has {len(header)}"
                raise RunStopped(str(Refusal(table, reason, reader.line_num)))
            yield Row(table, reader.line_num, dict(zip(header, cells, strict=True)))


def table(name: str, make: Callable[[Row], Record], folder: Path = DATA) -> tuple[Record, ...]:
    """A whole table, each row made into a record."""
    return tuple(make(row) for row in rows(name, folder))
