"""Puts rows into a Neo4j: a first load in many transactions by two sessions, changes in one."""

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, LiteralString

from graph.rows import Changes, EdgeRow, NodeRow
from graph.stores import neo4j_texts as texts
from graph.stores.grouping import by_labels, by_type, in_chunks

if TYPE_CHECKING:
    from neo4j import Driver, ManagedTransaction

_CHUNK = 5_000


def checked(text: str) -> LiteralString:
    """A text of ours: only names of the schema were written into it, see `graph.stores.grouping`."""
    return text  # pyright: ignore[reportReturnType]


def prepare(driver: "Driver", database: str | None) -> None:
    """The constraint and the indexes that loading and questions need."""
    for text in texts.SCHEMA:
        driver.execute_query(checked(text), database_=database)


def index_edges(driver: "Driver", database: str | None, types: Iterable[str]) -> None:
    """Indexes on the keys of relationships of these types, where they are missing."""
    there = set(driver.execute_query(checked(texts.INDEXES), database_=database).records[0]["names"])
    missing = [type_ for type_ in types if texts.edge_index(type_) not in there]
    for type_ in missing:
        driver.execute_query(checked(texts.create_edge_index(type_)), database_=database)
    if missing:
        driver.execute_query(checked(texts.AWAIT_INDEXES), database_=database)


def clear(driver: "Driver", database: str | None) -> None:
    """Takes out what is ours; the mark goes first, so that what is left of a broken clearing is no graph."""
    driver.execute_query(checked(texts.REMOVE_MARK), database_=database)
    for text in (texts.CLEAR_EDGES, texts.CLEAR_NODES):
        while driver.execute_query(checked(text), database_=database).records[0]["gone"]:
            pass


def load(driver: "Driver", database: str | None, nodes: Iterable[NodeRow], edges: Iterable[EdgeRow], mark: int) -> None:
    """Loads a database that holds nothing of ours; the mark comes last."""
    groups, ties = by_labels(nodes), by_type(edges)

    def send(text: str, rows: Sequence[object], wanted: Sequence[EdgeRow] = ()) -> None:
        with driver.session(database=database) as session:
            session.execute_write(_put, text, rows, wanted)

    def send_edges(piece: tuple[str, Sequence[EdgeRow]]) -> None:
        send(texts.create_edges(piece[0]), [_tie(edge) for edge in piece[1]], piece[1])

    for labels, rows in groups.items():
        for some in in_chunks(rows, _CHUNK):
            send(texts.create_nodes(labels), [_content(row) for row in some])
    with ThreadPoolExecutor(2) as sessions:
        for type_, of_type in ties.items():
            # sorted by end node, so that what one transaction locks is seldom what the other needs
            of_type.sort(key=lambda edge: (edge.end, edge.start))
            for _ in sessions.map(send_edges, ((type_, few) for few in _apart(list(in_chunks(of_type, _CHUNK))))):
                pass
    # made after the load, which it would slow down
    index_edges(driver, database, ties)
    driver.execute_query(checked(texts.WRITE_MARK), {"mark": mark}, database_=database)


def _apart(pieces: list[Sequence[EdgeRow]]) -> list[Sequence[EdgeRow]]:
    """The pieces so ordered that two at work at once are far from each other."""
    half = (len(pieces) + 1) // 2
    return [piece for at in range(half) for piece in pieces[at::half]]


def put_changes(transaction: "ManagedTransaction", changes: Changes) -> None:
    """Makes the changes and writes their mark."""
    for keys in in_chunks(changes.removed_edges, _CHUNK):
        _put(transaction, texts.REMOVE_EDGES, keys)
    for keys in in_chunks(changes.removed_nodes, _CHUNK):
        _put(transaction, texts.REMOVE_NODES, keys)
    for labels, nodes in by_labels(changes.nodes).items():
        for some in in_chunks(nodes, _CHUNK):
            _put(transaction, texts.put_nodes(labels), [_content(node) for node in some])
    for type_, edges in by_type(changes.edges).items():
        for few in in_chunks(edges, _CHUNK):
            _put(transaction, texts.put_edges(type_), [_tie(edge) for edge in few], few)
    transaction.run(checked(texts.REMOVE_MARK)).consume()
    transaction.run(checked(texts.WRITE_MARK), mark=changes.upto).consume()


def _put(transaction: "ManagedTransaction", text: str, rows: Sequence[object], wanted: Sequence[EdgeRow] = ()) -> None:
    """Runs a text over rows; ValueError where an edge did not come to be, for want of an end."""
    record = transaction.run(checked(text), rows=list(rows)).single(strict=False)
    if wanted and (record is None or record["made"] != len(wanted)):
        some = ", ".join(f"{edge.key} ({edge.start} to {edge.end})" for edge in wanted[:3])
        raise ValueError(f"{wanted[0].type}: not every end of these edges is a node: {some} ...")


def _content(row: NodeRow | EdgeRow) -> dict[str, Any]:
    return {"key": row.key, **row.properties}


def _tie(edge: EdgeRow) -> list[object]:
    return [edge.start, edge.end, _content(edge)]
