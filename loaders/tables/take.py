"""Row by row from a table to claims: what cannot be taken is refused with its line and column, the rest goes on."""

from collections.abc import Callable, Iterator, Mapping

from graph.errors import Refusal
from graph.intake import LoadItem
from loaders.contract import InputFile
from loaders.tables.rows import Table, TableRow
from loaders.things import Gathering
from loaders.wrong import Wrong

#: Puts a row's claims where they are gathered; the text is the row's place, 'goals.csv:12'.
Take = Callable[[TableRow, str], None]


def take_rows(
    table: Table,
    file: InputFile,
    gathering: Gathering,
    take: Take,
    columns: Mapping[str, tuple[str, ...]] | None = None,
) -> Iterator[LoadItem]:
    """The claims of all rows in batches; `columns` leads from our names of fields to the file's, for messages."""
    for row in table.rows:
        gathering.count()
        if isinstance(row, Refusal):
            yield row
        else:
            try:
                take(row, f"{file.name}:{row.line}")
            except Wrong as wrong:
                named = (columns or {}).get(wrong.field, ())
                column = next((name for name in named if name in row.index), wrong.field)
                yield Refusal(file.path, wrong.reason, row.line, column, ",".join(row.cells)[:200])
        if gathering.due():
            yield from gathering.take()
    yield from gathering.take()
