"""Many rows at once: inserts by the batch, and lists of ids handed over as a table instead of as parameters."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import TypeVar

from sqlalchemy import Connection, Dialect, Table, delete, func, insert, select

from graph.ledger.tables import WANTED_CLAIMS, WANTED_IDS, WANTED_KEYS

Cell = str | int | float | bytes | None
T = TypeVar("T")


def insert_rows(connection: Connection, table: Table, columns: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
    """Inserts rows given as tuples in the order of `columns`."""
    if not rows:
        return
    sql, positional = _insert_sql(table, tuple(columns), connection.dialect)
    if positional:
        connection.exec_driver_sql(sql, rows if isinstance(rows[0], tuple) else [tuple(row) for row in rows])
    else:
        connection.execute(insert(table), [dict(zip(columns, row, strict=True)) for row in rows])


@lru_cache(maxsize=64)
def _insert_sql(table: Table, columns: tuple[str, ...], dialect: Dialect) -> tuple[str, bool]:
    """The driver's own text of an insert: going past the parameters' translation doubles the speed."""
    compiled = insert(table).compile(dialect=dialect, column_keys=list(columns))
    order = list(getattr(compiled, "positiontup", None) or ())
    return str(compiled), order == list(columns)


def want_ids(connection: Connection, ids: Iterable[int]) -> Table:
    """A table that holds exactly these ids, to join with; the next call empties it."""
    connection.execute(delete(WANTED_IDS))
    insert_rows(connection, WANTED_IDS, ("id",), [(one,) for one in sorted(set(ids))])
    return WANTED_IDS


def want_keys(connection: Connection, keys: Iterable[str]) -> Table:
    """A table that holds exactly these keys, to join with; the next call empties it."""
    connection.execute(delete(WANTED_KEYS))
    insert_rows(connection, WANTED_KEYS, ("key",), [(one,) for one in sorted(set(keys))])
    return WANTED_KEYS


def want_claims(connection: Connection, keys: Iterable[bytes]) -> Table:
    """A table that holds exactly these claim keys, to join with; the next call empties it."""
    connection.execute(delete(WANTED_CLAIMS))
    insert_rows(connection, WANTED_CLAIMS, ("key",), [(one,) for one in sorted(set(keys))])
    return WANTED_CLAIMS


def next_id(connection: Connection, table: Table) -> int:
    """The first unused id of a table."""
    return int(connection.execute(select(func.coalesce(func.max(table.c.id), 0))).scalar_one()) + 1


def chunks(items: Iterable[T], size: int) -> Iterator[list[T]]:
    """The items in lists of at most `size`."""
    iterator = iter(items)
    while chunk := list(islice(iterator, size)):
        yield chunk
