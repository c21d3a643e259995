"""Turns rows of the embedded engine into rows of an answer.

What it gives as ids or text becomes nodes, ties and paths.
"""

import datetime as dt
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from graph.schema import RELATIONSHIP_TYPES
from graph.stores.contract import Cell, EdgeValue, NodeValue, PathValue, Row, Table
from graph.stores.cypher_text import columns_of, path_columns
from graph.stores.embedded_engine import Engine
from graph.stores.values import date_text, edge_value, map_value, node_value

NODES = "UNWIND $ids AS id MATCH (n) WHERE elementId(n) = id RETURN n AS it"
TIES = (
    "SELECT *, @rid AS rid, @type AS tie, @out.`key` AS `from`, @in.`key` AS `to` "
    "FROM `TouchlineEdge` WHERE @rid IN :ids"
)

_PATH = re.compile(r"\(#\d+:\d+\)(?:<?-\[#\d+:\d+\]->?\(#\d+:\d+\))*")
_ID = re.compile(r"#\d+:\d+")
_TYPES = frozenset(RELATIONSHIP_TYPES)
_AT_ONCE = 5_000

Raw = Mapping[str, Any]


def table_of(engine: Engine, text: str, rows: Sequence[Raw]) -> Table:
    """The answer to a query; the engine gives no columns with an empty one, so they come from the text."""
    told = columns_of(text)
    columns = told or ()
    if rows and (told is None or set(told) != set(rows[0])):
        columns = tuple(sorted(rows[0])) if told is None and "*" in text else tuple(rows[0])
    reader = _Reader(engine, path_columns(text))
    reader.look_up(rows)
    return Table(columns, [reader.row(row, columns) for row in rows])


class _Reader:
    """Converts cells; the ends of relationships and the parts of paths are looked up once for all rows."""

    def __init__(self, engine: Engine, paths: frozenset[str]) -> None:
        self._engine = engine
        self._paths = paths
        self._ends: dict[str, tuple[str | None, str | None]] = {}
        self._records: dict[str, Raw] = {}

    def look_up(self, rows: Sequence[Raw]) -> None:
        """Fetches what the rows name by id only."""
        named = {
            id_
            for row in rows
            for name in self._paths & set(row)
            if _is_path(row[name])
            for id_ in _ID.findall(row[name])
        }
        for some in _chunks(sorted(named)):
            nodes = self._engine.read("opencypher", NODES, {"ids": some}).to_list()
            self._records.update((str(row["it"]["@rid"]), row["it"]) for row in nodes)
        ties = {
            str(record["@rid"])
            for row in rows
            for cell in row.values()
            for record in _records(cell)
            if record["@type"] in _TYPES
        }
        self._look_up_ties(sorted(ties | (named - set(self._records))))

    def _look_up_ties(self, ids: Sequence[str]) -> None:
        for some in _chunks(ids):
            for row in self._engine.read("sql", TIES, {"ids": some}).to_list():
                id_, type_ = str(row.pop("rid")), row.pop("tie")
                self._ends[id_] = (row.pop("from"), row.pop("to"))
                self._records[id_] = {**row, "@rid": id_, "@type": type_}

    def row(self, row: Raw, columns: Sequence[str]) -> Row:
        """A row in the order of the columns."""
        return tuple(
            self._path(row[name]) if name in self._paths and _is_path(row[name]) else self._cell(row[name])
            for name in columns
        )

    def _cell(self, cell: Any) -> Cell:
        if isinstance(cell, dict):
            return (
                self._record(cell)
                if "@rid" in cell
                else map_value({name: self._cell(part) for name, part in cell.items()})
            )
        if isinstance(cell, list | tuple):
            return [self._cell(part) for part in cell]
        if isinstance(cell, dt.date | dt.time):
            return date_text(cell)
        if cell is None or isinstance(cell, str | int | float | bool):
            return cell
        return str(cell)

    def _record(self, record: Raw) -> NodeValue | EdgeValue:
        properties = {name: self._cell(value) for name, value in record.items() if not name.startswith("@")}
        if record["@type"] in _TYPES:
            return edge_value(record["@type"], *self._ends.get(str(record["@rid"]), (None, None)), properties)
        return node_value(record["@type"].split("~"), properties)

    def _path(self, text: str) -> PathValue:
        return PathValue(tuple(self._record(self._records[id_]) for id_ in _ID.findall(text)))


def _is_path(cell: object) -> bool:
    return isinstance(cell, str) and _PATH.fullmatch(cell) is not None


def _records(cell: Any) -> Iterator[Raw]:
    """The nodes and relationships in a cell, however deep."""
    if isinstance(cell, dict):
        if "@rid" in cell:
            yield cell
        else:
            for part in cell.values():
                yield from _records(part)
    elif isinstance(cell, list | tuple):
        for part in cell:
            yield from _records(part)


def _chunks(ids: Sequence[str]) -> Iterator[list[str]]:
    for start in range(0, len(ids), _AT_ONCE):
        yield list(ids[start : start + _AT_ONCE])
