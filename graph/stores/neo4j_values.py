"""Turns records of the Neo4j driver into rows of an answer."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from neo4j.graph import Node, Path, Relationship
from neo4j.time import Date, DateTime, Duration, Time

from graph.stores.contract import Cell, EdgeValue, NodeValue, PathValue, Row, Table
from graph.stores.neo4j_texts import ENDS
from graph.stores.values import date_text, duration_text, edge_value, map_value, node_value

if TYPE_CHECKING:
    from neo4j import Transaction

Ends = Mapping[str, tuple[str | None, str | None]]


def table_of(transaction: "Transaction", columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> Table:
    """The answer to a query; the ends of relationships that came alone are looked up in the same transaction."""
    ties = {tie.element_id for row in rows for tie in _ties(row)}
    ends: dict[str, tuple[str | None, str | None]] = {}
    if ties:
        ends = {record["id"]: (record["start"], record["end"]) for record in transaction.run(ENDS, ids=sorted(ties))}
    return Table(tuple(columns), [_row(row, ends) for row in rows])


def _row(row: Sequence[Any], ends: Ends) -> Row:
    return tuple(_cell(cell, ends) for cell in row)


def _cell(cell: Any, ends: Ends) -> Cell:
    if cell is None or isinstance(cell, str | int | float | bool):
        return cell
    if isinstance(cell, list):
        return [_cell(part, ends) for part in cell]
    if isinstance(cell, dict):
        return map_value({name: _cell(part, ends) for name, part in cell.items()})
    return _graph_cell(cell, ends) if isinstance(cell, Node | Relationship | Path) else _moment(cell)


def _graph_cell(cell: Node | Relationship | Path, ends: Ends) -> NodeValue | EdgeValue | PathValue:
    if isinstance(cell, Node):
        return _node(cell, ends)
    if isinstance(cell, Relationship):
        return _tie(cell, ends)
    parts: list[NodeValue | EdgeValue] = [_node(cell.nodes[0], ends)]
    for tie, node in zip(cell.relationships, cell.nodes[1:], strict=True):
        parts += [_tie(tie, ends), _node(node, ends)]
    return PathValue(tuple(parts))


def _node(node: Node, ends: Ends) -> NodeValue:
    return node_value(node.labels, {name: _cell(value, ends) for name, value in node.items()})


def _tie(tie: Relationship, ends: Ends) -> EdgeValue:
    properties = {name: _cell(value, ends) for name, value in tie.items()}
    return edge_value(tie.type, *ends.get(tie.element_id, (None, None)), properties)


def _moment(cell: Any) -> Cell:
    if isinstance(cell, Duration):
        return duration_text(cell.months, cell.days, cell.seconds, cell.nanoseconds)
    return date_text(cell.to_native()) if isinstance(cell, Date | Time | DateTime) else str(cell)


def _ties(cells: Iterable[Any]) -> Iterator[Relationship]:
    """The relationships in some cells, however deep."""
    for cell in cells:
        if isinstance(cell, Relationship):
            yield cell
        elif isinstance(cell, Path):
            yield from cell.relationships
        elif isinstance(cell, list):
            yield from _ties(cell)
        elif isinstance(cell, dict):
            yield from _ties(cell.values())
