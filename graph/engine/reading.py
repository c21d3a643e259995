"""Reading rows back: all of them, or what changed since a mark."""

import json
from collections.abc import Iterator

from sqlalchemy import Connection, select

from graph.ledger.tables import EDGES, NODES
from graph.rows import Changes, EdgeRow, NodeRow

_NODE = (NODES.c.key, NODES.c.labels, NODES.c.props)
_STREAM = {"yield_per": 5000}
_EDGE = (EDGES.c.key, EDGES.c.type, EDGES.c.start, EDGES.c.end, EDGES.c.props)


def all_rows(connection: Connection) -> tuple[list[NodeRow], list[EdgeRow]]:
    """All nodes and relationships that are there now, in the order of their keys."""
    nodes = connection.execute(select(*_NODE).where(NODES.c.ended.is_(None)).order_by(NODES.c.key))
    edges = connection.execute(select(*_EDGE).where(EDGES.c.ended.is_(None)).order_by(EDGES.c.key))
    return [_node(*row) for row in nodes], [_edge(*row) for row in edges]


def each_node(connection: Connection) -> Iterator[NodeRow]:
    """All nodes that are there now, one after another: they need not fit into memory."""
    found = connection.execute(
        select(*_NODE).where(NODES.c.ended.is_(None)).order_by(NODES.c.id), execution_options=_STREAM
    )
    for row in found:
        yield _node(*row)


def each_edge(connection: Connection) -> Iterator[EdgeRow]:
    """All relationships that are there now, one after another."""
    found = connection.execute(
        select(*_EDGE).where(EDGES.c.ended.is_(None)).order_by(EDGES.c.id), execution_options=_STREAM
    )
    for row in found:
        yield _edge(*row)


def changes_since(connection: Connection, mark: int, upto: int) -> Changes:
    """The rows made or ended after a mark.

    Sorted here: asked for an order, SQLite would walk through all rows by their keys to find the few that changed.
    """
    nodes = connection.execute(select(*_NODE).where(NODES.c.made > mark, NODES.c.ended.is_(None)))
    edges = connection.execute(select(*_EDGE).where(EDGES.c.made > mark, EDGES.c.ended.is_(None)))
    gone_nodes = connection.execute(select(NODES.c.key).where(NODES.c.ended > mark)).scalars()
    gone_edges = set(connection.execute(select(EDGES.c.key).where(EDGES.c.ended > mark)).scalars())
    # What has moved was made again by the same change or a later one.
    gone_edges.update(
        connection.execute(select(EDGES.c.key).where(EDGES.c.made > mark, EDGES.c.moved > mark)).scalars()
    )
    return Changes(
        upto,
        sorted([_node(*row) for row in nodes], key=_key),
        sorted([_edge(*row) for row in edges], key=_key),
        sorted(gone_edges),
        sorted(gone_nodes),
    )


def _key(row: NodeRow | EdgeRow) -> str:
    return row.key


def _node(key: str, labels: str, props: str) -> NodeRow:
    return NodeRow(key, tuple(json.loads(labels)), json.loads(props))


def _edge(key: str, type_: str, start: str, end: str, props: str) -> EdgeRow:
    return EdgeRow(key, type_, start, end, json.loads(props))
