"""GraphML, for Gephi, yEd, Cytoscape and others; lists become text joined by '|'."""

import re
from pathlib import Path

from graph.rows import Properties, Property
from queries.export.selection import Selection
from queries.export.whole import whole

#: Signs that no XML can hold; each becomes one replacement sign.
_NOT_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


def write(selection: Selection, file: Path) -> None:
    """Writes the selection as one GraphML file."""
    import networkx as nx  # noqa: PLC0415  slow to import, and only some calls need it

    graph = nx.MultiDiGraph()
    for node in selection.nodes:
        graph.add_node(node.key, labels="|".join(node.labels), **_plain(node.properties))
    for edge in selection.edges:
        graph.add_edge(edge.start, edge.end, key=edge.key, type=edge.type, **_plain(edge.properties))
    with whole(file) as part:
        nx.write_graphml(graph, part, encoding="utf-8")


def _plain(properties: Properties) -> dict[str, str | int | float | bool]:
    return {name: _cell(value) for name, value in properties.items()}


def _cell(value: Property) -> str | int | float | bool:
    text = "|".join(map(str, value)) if isinstance(value, list) else value
    return _NOT_XML.sub("\ufffd", text) if isinstance(text, str) else text
