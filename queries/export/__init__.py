"""Writes the graph for other tools: GraphML, node-link JSON, tables for Neo4j's import, and a picture."""

from collections.abc import Callable
from pathlib import Path

from queries.export import graphml, node_link, picture, tables
from queries.export.selection import Selection

Writer = Callable[[Selection, Path], None]

#: Each format with what writes it.
WRITERS: tuple[tuple[str, Writer], ...] = (
    ("graphml", graphml.write),
    ("json", node_link.write),
    ("csv", tables.write),
    ("html", picture.write),
)
FORMATS = tuple(name for name, _ in WRITERS)

__all__ = ["FORMATS", "WRITERS", "Selection", "Writer"]
