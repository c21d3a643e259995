"""The rows of a CSV file as a stream: any encoding and delimiter, each row with its line number."""

import codecs
import csv
import hashlib
import io
import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from graph.counted import counted
from graph.errors import Refusal
from loaders.contract import InputFile
from loaders.decode import decode

_LOG = logging.getLogger("touchline")
_CHUNK = 1 << 20
_DELIMITERS = ",;\t|"


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row: its line in the file and its cells, trimmed, by the names of the columns."""

    line: int
    cells: list[str]
    index: Mapping[str, int]

    def cell(self, column: str) -> str:
        """The cell of a column, '' where the table has no such column or the row ends before it."""
        at = self.index.get(column)
        return self.cells[at].strip() if at is not None and at < len(self.cells) else ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its columns, its rows still to come, and the hash of the file."""

    columns: tuple[str, ...]
    rows: Iterator[TableRow | Refusal]
    sha256: str

    def peek(self) -> tuple[TableRow | None, "Table"]:
        """The first row that can be taken, and the table with nothing lost."""
        before: list[TableRow | Refusal] = []
        for row in self.rows:
            before.append(row)
            if isinstance(row, TableRow):
                return row, Table(self.columns, chain(before, self.rows), self.sha256)
        return None, Table(self.columns, iter(before), self.sha256)


def read_table(file: InputFile, *, ragged: bool = False) -> Table:
    """The table of a file; `ragged` allows rows that end early. Rows of another width are refused one by one."""
    encoding, sha256 = surveyed(file)
    lines = io.TextIOWrapper(file.open(), encoding=encoding, newline="")
    first = lines.readline()
    while first and not first.strip("\ufeff \t\r\n,;"):
        first = lines.readline()
    if not first:
        raise file.refused("a table without a line of columns")
    first = first.removeprefix("\ufeff")
    delimiter = max(_DELIMITERS, key=first.count)
    columns = tuple(cell.strip() for cell in next(csv.reader([first], delimiter=delimiter)))
    return Table(columns, _rows(file, lines, columns, delimiter, ragged=ragged), sha256)


def _rows(
    file: InputFile, lines: io.TextIOWrapper, columns: tuple[str, ...], delimiter: str, *, ragged: bool
) -> Iterator[TableRow | Refusal]:
    index = {name: at for at, name in reversed(list(enumerate(columns))) if name}
    width, blank = len(columns), 0
    with lines:
        reader = csv.reader(lines, delimiter=delimiter)
        while True:
            line = reader.line_num + 2
            try:
                cells = next(reader, None)
            except csv.Error as error:
                yield Refusal(file.path, f"not a row of a table: {error}", line)
                continue
            if cells is None:
                break
            if not any(map(str.strip, cells)):
                blank += 1
            elif (len(cells) < width and not ragged) or any(map(str.strip, cells[width:])):
                yield Refusal(
                    file.path,
                    f"a row of {counted(len(cells), 'cell')} under a first line of {width}",
                    line,
                    None,
                    delimiter.join(cells)[:200],
                )
            else:
                yield TableRow(line, cells, index)
    if blank:
        _LOG.info("%s: passed over: %d blank rows", file.path, blank)


def surveyed(file: InputFile) -> tuple[str, str]:
    """The encoding and the hash of a file, read as a stream unless it is not UTF-8."""
    found, decoder = hashlib.sha256(), codecs.getincrementaldecoder("utf-8")()
    is_utf8 = True
    with file.open() as stream:
        while chunk := stream.read(_CHUNK):
            found.update(chunk)
            is_utf8 = is_utf8 and _goes_on(decoder, chunk)
    if is_utf8:
        return "utf-8", found.hexdigest()
    try:
        return decode(file.read(), file.charset).encoding, found.hexdigest()
    except ValueError as error:
        raise file.refused(str(error)) from error


def _goes_on(decoder: codecs.IncrementalDecoder, chunk: bytes) -> bool:
    try:
        decoder.decode(chunk)
    except UnicodeDecodeError:
        return False
    return True
