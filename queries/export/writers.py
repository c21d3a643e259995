"""What writes each format."""

from collections.abc import Callable, Mapping
from pathlib import Path

from queries.export import graphml, node_link, picture, tables
from queries.export.selection import Selection

Writer = Callable[[Selection, Path], None]

WRITERS: Mapping[str, Writer] = {
    "graphml": graphml.write,
    "json": node_link.write,
    "csv": tables.write,
    "html": picture.write,
}
