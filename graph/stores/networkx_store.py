"""The graph as a `networkx.MultiDiGraph`, made straight from the rows."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from graph.rows import EdgeRow, NodeRow

if TYPE_CHECKING:
    import networkx as nx


def to_networkx(nodes: Iterable[NodeRow], edges: Iterable[EdgeRow]) -> "nx.MultiDiGraph":
    """Nodes by their keys with `labels` and their properties; edges under their own keys with `type` and theirs."""
    import networkx as nx  # noqa: PLC0415  half a second that only its users should wait

    graph = nx.MultiDiGraph()
    graph.add_nodes_from((node.key, {"labels": node.labels, **node.properties}) for node in nodes)
    for edge in edges:
        graph.add_edge(edge.start, edge.end, edge.key, type=edge.type, **edge.properties)
    return graph
