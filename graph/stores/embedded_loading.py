"""Puts rows into an open embedded database: all at once into an empty one, or as changes inside a transaction."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from graph.rows import Changes, EdgeRow, NodeRow
from graph.schema import COMMON_LABEL
from graph.stores.embedded_engine import Engine, type_name
from graph.stores.grouping import Labels, by_labels, by_type, in_chunks, pieces

READ_MARK = "SELECT `change` FROM `TouchlineMark`"
UPDATE_MARK = "UPDATE `TouchlineMark` SET `change` = :mark"
INSERT_MARK = "INSERT INTO `TouchlineMark` SET `change` = :mark"
# SQL where edges are looked up by their keys: the engine's Cypher uses no index for that
REMOVE_EDGES = "DELETE FROM `TouchlineEdge` WHERE `key` IN :keys"
EDGES_THERE = "SELECT `key` FROM `TouchlineEdge` WHERE `key` IN :keys"
UPDATE_EDGE = "UPDATE `TouchlineEdge` CONTENT :content WHERE `key` = :key"
REMOVE_NODES = "UNWIND $keys AS k MATCH (n:Touchline {key: k}) DETACH DELETE n"
TYPES_OF_NODES = "SELECT `key`, @type AS was FROM `Touchline` WHERE `key` IN :keys"

_CHUNK = 20_000
_AT_ONCE = 1_000


def load(engine: Engine, nodes: Iterable[NodeRow], edges: Iterable[EdgeRow], mark: int) -> None:
    """Loads an empty database by the engine's fast way.

    It knows no transactions: a database must not be used if it breaks off. Neither nodes nor edges need to be in
    memory together; of nodes the keys are kept.
    """
    ids: dict[str, str] = {}
    with engine.database.graph_batch() as batch:
        for some in pieces(nodes, _CHUNK):
            groups = by_labels(some)
            engine.create_types(groups, ())
            for labels, rows in groups.items():
                made = batch.create_vertices(type_name(labels), [_content(row) for row in rows])
                ids.update(zip((row.key for row in rows), made, strict=True))
        for few in pieces(edges, _CHUNK):
            types = by_type(few)
            engine.create_types((), types)
            for type_, ties in types.items():
                batch.new_edges(
                    [_end(ids, tie, tie.start) for tie in ties],
                    type_,
                    [_end(ids, tie, tie.end) for tie in ties],
                    [_content(tie) for tie in ties],
                )
    engine.index_edges()
    with engine.database.transaction():
        write_mark(engine, mark)


def _content(row: NodeRow | EdgeRow) -> dict[str, Any]:
    return {"key": row.key, **row.properties}


def _end(ids: dict[str, str], edge: EdgeRow, key: str) -> str:
    if key not in ids:
        raise ValueError(f"edge {edge.key} ({edge.type}) leads to {key}, which is no node")
    return ids[key]


def read_mark(engine: Engine) -> int:
    """The number of the last change that is in the database."""
    return sum(row["change"] for row in engine.read("sql", READ_MARK).to_list())


def write_mark(engine: Engine, mark: int) -> None:
    """Keeps the number of the last change."""
    if not engine.command("sql", UPDATE_MARK, {"mark": mark})[0]["count"]:
        engine.command("sql", INSERT_MARK, {"mark": mark})


def put_changes(engine: Engine, changes: Changes) -> None:
    """Makes the changes and writes their mark; to be called inside a transaction."""
    for keys in in_chunks(changes.removed_edges, _AT_ONCE):
        engine.command("sql", REMOVE_EDGES, {"keys": list(keys)})
    for keys in in_chunks(changes.removed_nodes, _AT_ONCE):
        engine.command("opencypher", REMOVE_NODES, {"keys": list(keys)})
    for labels, nodes in by_labels(changes.nodes).items():
        for some in in_chunks(nodes, _AT_ONCE):
            _put_nodes(engine, labels, some)
    for type_, edges in by_type(changes.edges).items():
        for few in in_chunks(edges, _AT_ONCE):
            _put_edges(engine, type_, few)
    write_mark(engine, changes.upto)


def _put_nodes(engine: Engine, labels: Labels, nodes: Sequence[NodeRow]) -> None:
    """New nodes are inserted, those of the same labels get new properties, others change their labels besides."""
    found = engine.read("sql", TYPES_OF_NODES, {"keys": [node.key for node in nodes]})
    types = {row["key"]: row["was"] for row in found.to_list()}
    wanted = type_name(labels)
    new = [_content(node) for node in nodes if node.key not in types]
    if new:
        engine.database.insert_many(wanted, new, commit_every=len(new) + 1)
    by_type_now: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for node in nodes:
        if node.key in types:
            by_type_now[types[node.key]].append(_content(node))
    for was, rows in by_type_now.items():
        engine.command("opencypher", _replacing(set(was.split("~")), {*labels, COMMON_LABEL}), {"rows": rows})


def _replacing(was: set[str], wanted: set[str]) -> str:
    """The text that gives nodes new properties, and new labels where theirs were others."""
    added, gone = sorted(wanted - was), sorted(was - wanted)
    steps = (f" SET n:{':'.join(added)}" if added else "") + (f" REMOVE n:{':'.join(gone)}" if gone else "")
    return f"UNWIND $rows AS r MATCH (n:{COMMON_LABEL} {{key: r.key}}){steps} SET n = r"


def _put_edges(engine: Engine, type_: str, edges: Sequence[EdgeRow]) -> None:
    """Edges that are there get new properties, the others are made."""
    found = engine.read("sql", EDGES_THERE, {"keys": [edge.key for edge in edges]})
    there = {row["key"] for row in found.to_list()}
    for edge in edges:
        if edge.key in there:
            engine.command("sql", UPDATE_EDGE, {"content": _content(edge), "key": edge.key})
    new = [[edge.start, edge.end, _content(edge)] for edge in edges if edge.key not in there]
    text = (
        f"UNWIND $rows AS r MATCH (a:{COMMON_LABEL} {{key: r[0]}}) MATCH (b:{COMMON_LABEL} {{key: r[1]}}) "
        f"CREATE (a)-[e:{type_}]->(b) SET e = r[2] RETURN e.key AS key"
    )
    made = {row["key"] for row in engine.command("opencypher", text, {"rows": new})} if new else set()
    lost = next((edge for edge in edges if edge.key not in made and edge.key not in there), None)
    if lost is not None:
        raise ValueError(
            f"edge {lost.key} ({lost.type}) leads to {lost.start} and {lost.end}, and one of them is no node"
        )
