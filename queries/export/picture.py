"""A picture of the graph in one page that needs nothing else: people, clubs and matches, with their ties."""

import html
import math
from collections import Counter
from pathlib import Path

from graph.counted import counted
from graph.errors import BadUse
from graph.rows import EdgeRow, NodeRow
from queries.export.selection import Selection
from queries.export.whole import whole

#: What a picture shows; claims, names and values would hide it.
SHOWN = ("Person", "Team", "Match", "Goal", "Competition", "Venue", "Source")
COLOURS = {
    "Person": "#1f5fa8",
    "Team": "#a83232",
    "Match": "#2c7a3f",
    "Goal": "#d59a1c",
    "Competition": "#6b4aa0",
    "Venue": "#7a6a4f",
    "Source": "#808080",
}
#: More than this is no picture any more.
MOST = 400
SIZE = 1400

PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Touchline</title>
<style>body{{margin:0;font:13px system-ui,sans-serif;color:#222}}header{{padding:12px 16px}}
svg{{width:100%;height:auto}}line{{stroke:#b0b0b0}}line:hover{{stroke:#222;stroke-width:3}}
text{{font-size:11px;paint-order:stroke;stroke:#fff;stroke-width:3px}}
.key span{{display:inline-block;margin-right:14px}}
.key i{{display:inline-block;width:10px;height:10px;border-radius:50%;margin-right:5px}}</style></head>
<body><header><strong>{title}</strong><div class="key">{key}</div></header>
<svg viewBox="-60 -40 {width} {height}" role="img" aria-label="{title}">{lines}{dots}</svg></body></html>
"""


def write(selection: Selection, file: Path) -> None:
    """Writes the page; BadUse where the graph is too large for a picture."""
    nodes = {node.key: node for node in selection.nodes if node.labels[0] in SHOWN}
    if len(nodes) > MOST:
        raise BadUse(
            f"a picture of {counted(len(nodes), 'node')} shows nothing (at most {MOST}); draw what is around somebody "
            "(--around NAME, fewer --steps), or export graphml and open it in Gephi"
        )
    edges = [edge for edge in selection.edges if edge.start in nodes and edge.end in nodes]
    tied = {key for edge in edges for key in (edge.start, edge.end)}
    nodes = {key: node for key, node in nodes.items() if key in tied}
    places = _places(nodes, edges)
    key = "".join(f'<span><i style="background:{COLOURS[label]}"></i>{label}</span>' for label in SHOWN)
    title = f"{len(nodes):,} people, clubs, matches and sources, {counted(len(edges), 'tie')}"
    page = PAGE.format(
        title=title,
        key=key,
        width=SIZE + 160,
        height=SIZE + 80,
        lines="".join(_line(edge, nodes, places) for edge in edges),
        dots="".join(_dot(node, places[node.key]) for node in nodes.values()),
    )
    with whole(file) as part:
        part.write_text(page, encoding="utf-8")


def _places(nodes: dict[str, NodeRow], edges: list[EdgeRow]) -> dict[str, tuple[float, float]]:
    """Where each node stands: by a force layout, alike for the same graph."""
    import networkx as nx  # noqa: PLC0415  slow to import, and only some calls need it

    graph: nx.Graph = nx.Graph()
    graph.add_nodes_from(sorted(nodes))
    weights = Counter(tuple(sorted((edge.start, edge.end))) for edge in edges if edge.start != edge.end)
    for (start, end), weight in sorted(weights.items()):
        graph.add_edge(start, end, weight=weight)
    layout = nx.spring_layout(graph, seed=7, k=2.2 / math.sqrt(max(len(nodes), 1)), iterations=400)
    across, down = (_spread({key: float(place[axis]) for key, place in layout.items()}) for axis in (0, 1))
    return {key: (across[key], down[key]) for key in layout}


def _spread(coordinates: dict[str, float]) -> dict[str, float]:
    """Coordinates over the whole sheet, half by value and half by rank, so that a crowded middle opens up."""
    if not coordinates:
        return {}
    least, most = min(coordinates.values()), max(coordinates.values())
    ranks = {key: rank for rank, key in enumerate(sorted(coordinates, key=lambda key: (coordinates[key], key)))}
    steps = max(len(ranks) - 1, 1)
    return {
        key: SIZE * (0.4 * (value - least) / ((most - least) or 1.0) + 0.6 * ranks[key] / steps)
        for key, value in coordinates.items()
    }


def _name(node: NodeRow) -> str:
    return str(node.properties.get("name") or node.properties.get("title") or node.key)


def _line(edge: EdgeRow, nodes: dict[str, NodeRow], places: dict[str, tuple[float, float]]) -> str:
    (x1, y1), (x2, y2) = places[edge.start], places[edge.end]
    words = f"{_name(nodes[edge.start])} {edge.type} {_name(nodes[edge.end])}"
    return f'<line x1="{x1:.0f}" y1="{y1:.0f}" x2="{x2:.0f}" y2="{y2:.0f}"><title>{html.escape(words)}</title></line>'


def _dot(node: NodeRow, place: tuple[float, float]) -> str:
    x, y = place
    label = node.labels[0]
    full = _name(node)
    name, shown = html.escape(full), html.escape(full if len(full) <= 34 else full[:32] + "…")
    radius = 9 if label in ("Team", "Match") else 6
    return (
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius}" fill="{COLOURS[label]}"><title>{label}: '
        f"{name}</title></circle>"
        f'<text x="{x + radius + 3:.0f}" y="{y + 4:.0f}">{shown}</text>'
    )
