"""Opening the graph for a command. All that this takes is imported only then: help and bad use are told at once."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from queries.session import Graph


def open_graph(folder: Path, *, store: str | None = None, reading: bool = False, existing: bool = False) -> "Graph":
    """The graph in a folder; use it in a `with` statement."""
    from queries.session import Graph  # noqa: PLC0415  slow to import, and only commands that open a graph need it

    return Graph.open(folder, store=store, reading=reading, existing=existing)
