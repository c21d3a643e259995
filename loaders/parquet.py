"""Parquet tables as a stream of rows, some thousand at a time."""

import io
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, BinaryIO

from loaders.contract import InputFile

if TYPE_CHECKING:
    from polars import LazyFrame

MAGIC = b"PAR1"
#: So many rows are in memory at once.
ROWS = 16_384

Cells = tuple[object, ...]


def columns_of(file: InputFile) -> tuple[str, ...]:
    """The names of a table's columns; they stand at the end of the file."""
    with file.open() as stream:
        return tuple(_scan(file, stream).collect_schema().names())


def read_rows(file: InputFile, columns: Mapping[str, type[str] | type[int]]) -> Iterator[Cells]:
    """The rows of a table in the order of the file, with the cells of these columns as text or whole numbers.

    A column that is not there is empty.
    """
    import polars as pl  # noqa: PLC0415  slow to import, and only such tables need it

    with file.open() as stream:
        scan = _scan(file, stream)
        have = set(scan.collect_schema().names())
        wanted = scan.select(
            (pl.col(name) if name in have else pl.lit(None).alias(name)).cast(pl.Int64 if type_ is int else pl.String)
            for name, type_ in columns.items()
        )
        start = 0
        while True:
            try:
                rows = wanted.slice(start, ROWS).collect().rows()
            except pl.exceptions.PolarsError as error:
                raise file.refused(f"cannot be read after row {start}: {error}") from error
            yield from rows
            start += ROWS
            if len(rows) < ROWS:
                return


def _scan(file: InputFile, stream: BinaryIO) -> "LazyFrame":
    """The table, unread: from its path where it lies open on a disk, else from its bytes in memory."""
    import polars as pl  # noqa: PLC0415  slow to import, and only such tables need it

    try:
        if isinstance(stream, io.BufferedReader) and isinstance(stream.raw, io.FileIO):
            scan = pl.scan_parquet(str(stream.raw.name), glob=False)
        else:
            scan = pl.scan_parquet(io.BytesIO(file.read()))
        scan.collect_schema()
    except pl.exceptions.PolarsError as error:
        raise file.refused(f"damaged Parquet: {error}") from error
    return scan
