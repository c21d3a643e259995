"""GraphML, for Gephi, yEd, Cytoscape and others; lists become text joined by '|'."""

from pathlib import Path

from graph.rows import Properties
from queries.export.selection import Selection


def write(selection: Selection, file: Path) -> None:
    """Writes the selection as one GraphML file."""
    import networkx as nx  # noqa: PLC0415  slow to import, and only some calls need it

    graph = nx.MultiDiGraph()
    for node in selection.nodes:
        graph.add_node(node.key, labels="|".join(node.labels), **_plain(node.properties))
    for edge in selection.edges:
        graph.add_edge(edge.start, edge.end, key=edge.key, type=edge.type, **_plain(edge.properties))
    nx.write_graphml(graph, file, encoding="utf-8")


def _plain(properties: Properties) -> dict[str, str | int | float | bool]:
    return {
        name: "|".join(map(str, value)) if isinstance(value, list) else value
        for name, value in properties.items()
    }
