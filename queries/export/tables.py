"""Two CSV tables with the headers that `neo4j-admin database import full` reads."""

import csv
from collections.abc import Iterable
from pathlib import Path

from graph.rows import EdgeRow, NodeRow, Property
from graph.schema import COMMON_LABEL
from queries.export.selection import Selection
from queries.export.whole import whole

SEPARATOR = ";"


def write(selection: Selection, folder: Path) -> None:
    """Writes `nodes.csv` and `relationships.csv` into a folder, which is made."""
    folder.mkdir(parents=True, exist_ok=True)
    columns = _columns(node.properties for node in selection.nodes)
    with whole(folder / "nodes.csv") as part, part.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["key:ID", ":LABEL", *(f"{name}:{kind}" for name, kind in columns.items())])
        writer.writerows(_node(node, columns) for node in selection.nodes)
    columns = _columns(edge.properties for edge in selection.edges)
    with whole(folder / "relationships.csv") as part, part.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow([":START_ID", ":END_ID", ":TYPE", "key", *(f"{name}:{kind}" for name, kind in columns.items())])
        writer.writerows(_edge(edge, columns) for edge in selection.edges)


def _node(node: NodeRow, columns: dict[str, str]) -> list[str]:
    labels = SEPARATOR.join((COMMON_LABEL, *node.labels))
    return [node.key, labels, *(_cell(node.properties.get(name)) for name in columns)]


def _edge(edge: EdgeRow, columns: dict[str, str]) -> list[str]:
    return [edge.start, edge.end, edge.type, edge.key, *(_cell(edge.properties.get(name)) for name in columns)]


def _columns(rows: Iterable[dict[str, Property]]) -> dict[str, str]:
    """The name and type of each property, in the order of names."""
    kinds: dict[str, str] = {}
    for properties in rows:
        for name, value in properties.items():
            kinds.setdefault(name, _kind(value))
    return dict(sorted(kinds.items()))


def _kind(value: Property) -> str:
    if isinstance(value, list):
        return "int[]" if value and isinstance(value[0], int) else "string[]"
    return {bool: "boolean", int: "int", float: "double"}.get(type(value), "string")


def _cell(value: Property | None) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return SEPARATOR.join(str(item).replace(SEPARATOR, ",") for item in value)
    return str(value)
