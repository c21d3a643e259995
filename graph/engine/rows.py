"""Keeping rows: a unit's new rows against its old ones, each difference with the number of the change that made it."""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, cast

from sqlalchemy import BindParameter, Connection, Executable, Table, bindparam, select, update

from graph.ledger.bulk import Cell, insert_rows, next_id, want_ids, want_keys
from graph.ledger.tables import EDGES, NODES
from graph.rows import EdgeRow, NodeRow, Properties


class UnitNode(NamedTuple):
    """A node with the unit that made it."""

    unit: int
    row: NodeRow


class UnitEdge(NamedTuple):
    """A relationship with the unit that made it."""

    unit: int
    row: EdgeRow


@dataclass(slots=True)
class Difference:
    """What changed: how many nodes and relationships, and the relationships as they were and are."""

    nodes: int = 0
    edges: int = 0
    changed_edges: list[EdgeRow] = field(default_factory=list)


class _Old(NamedTuple):
    id: int
    unit: int
    body: tuple[str, ...]
    ended: int | None


#: By key the unit and all else of a row as text.
_Bodies = dict[str, tuple[int, tuple[str, ...]]]
_NODE_BODY = ("labels", "props")
_EDGE_BODY = ("type", "start", "end", "props")


def text_of(value: Properties | Sequence[str]) -> str:
    """Properties or labels as they are kept: JSON with sorted names."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def keep_rows(
    connection: Connection, units: Collection[int], nodes: Iterable[UnitNode], edges: Iterable[UnitEdge], change: int
) -> Difference:
    """Makes these the rows of the units; what is equal stays untouched."""
    difference = Difference()
    new_nodes: _Bodies = {
        one.row.key: (one.unit, (text_of(one.row.labels), text_of(one.row.properties))) for one in nodes
    }
    new_edges: _Bodies = {
        one.row.key: (one.unit, (one.row.type, one.row.start, one.row.end, text_of(one.row.properties)))
        for one in edges
    }
    difference.nodes = len(_keep(connection, NODES, _NODE_BODY, units, new_nodes, change))
    changed = _keep(connection, EDGES, _EDGE_BODY, units, new_edges, change)
    difference.edges = len(changed)
    difference.changed_edges = [
        EdgeRow(key, body[0], body[1], body[2], {}) for key, bodies in changed.items() for body in bodies
    ]
    return difference


def _keep(
    connection: Connection, table: Table, names: Sequence[str], units: Collection[int], new: _Bodies, change: int
) -> dict[str, list[tuple[str, ...]]]:
    """Writes the differences; gives for each changed key its old and new bodies."""
    old = _old_rows(connection, table, names, units, new)
    inserts: list[tuple[Cell, ...]] = []
    updates: list[dict[str, Cell]] = []
    handed: list[dict[str, Cell]] = []
    changed: dict[str, list[tuple[str, ...]]] = {}
    number = next_id(connection, table)
    for key, (unit, body) in new.items():
        known = old.get(key)
        if known is None:
            inserts.append((number + len(inserts), key, unit, *body, change))
            changed[key] = [body]
        elif known.ended is not None or known.body != body:
            updates.append(
                {
                    "the_id": known.id,
                    "new_unit": unit,
                    "new_made": change,
                    "new_ended": None,
                    **{f"new_{name}": cell for name, cell in zip(names, body, strict=True)},
                    **_moved(table, known.body, body, change),
                }
            )
            changed[key] = [known.body, body]
        elif known.unit != unit:
            handed.append({"the_id": known.id, "new_unit": unit})
    mine = set(units)
    ended = [(key, one) for key, one in old.items() if key not in new and one.ended is None and one.unit in mine]
    changed.update((key, [one.body]) for key, one in ended)
    insert_rows(connection, table, ("id", "key", "unit", *names, "made"), inserts)
    _update(connection, table, [*updates, *handed])
    _end(connection, table, [one.id for _, one in ended], change)
    return changed


def _moved(table: Table, old: tuple[str, ...], new: tuple[str, ...], change: int) -> dict[str, Cell]:
    return {"new_moved": change} if table is EDGES and old[:3] != new[:3] else {}


def _old_rows(
    connection: Connection, table: Table, names: Sequence[str], units: Collection[int], new: Iterable[str]
) -> dict[str, _Old]:
    """The rows of the units, ended ones too, and those of other units that have one of the new keys."""
    columns = [table.c.id, table.c.key, table.c.unit, table.c.ended, *(table.c[name] for name in names)]
    wanted = want_ids(connection, units)
    found = _read(connection, select(*columns).join(wanted, wanted.c.id == table.c.unit))
    missing = want_keys(connection, (key for key in new if key not in found))
    return found | _read(connection, select(*columns).join(missing, missing.c.key == table.c.key))


def _read(connection: Connection, statement: Executable) -> dict[str, _Old]:
    """Rows of id, key, unit, end and body, by key; how many cells a body has depends on the table."""
    rows = cast("Iterable[tuple[int, str, int, int | None, *tuple[str, ...]]]", connection.execute(statement).all())
    return {key: _Old(number, unit, tuple(body), ended) for number, key, unit, ended, *body in rows}


def _update(connection: Connection, table: Table, updates: Sequence[dict[str, Cell]]) -> None:
    """Statements that set the same columns go together."""
    shapes: dict[tuple[str, ...], list[dict[str, Cell]]] = {}
    for one in updates:
        shapes.setdefault(tuple(one), []).append(one)
    for shape, rows in shapes.items():
        values: dict[str, BindParameter[Cell]] = {
            name.removeprefix("new_"): bindparam(name) for name in shape if name != "the_id"
        }
        connection.execute(update(table).where(table.c.id == bindparam("the_id")).values(values), rows)


def _end(connection: Connection, table: Table, ids: Sequence[int], change: int) -> None:
    if ids:
        wanted = want_ids(connection, ids)
        connection.execute(update(table).where(table.c.id.in_(select(wanted.c.id))).values(ended=change))
