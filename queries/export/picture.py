"""A picture of the graph in one page that needs nothing else: people, clubs and matches, with their ties."""

import html
import math
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from graph.counted import counted
from graph.errors import BadUse
from graph.rows import EdgeRow, NodeRow
from queries.export.labels import name_in_picture
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
#: The room that words on a tie take: so much a sign, besides it, and in height.
_SIGN, _ROOM, _HEIGHT = 4.5, 30, 14

PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Touchline</title>
<style>body{{margin:0;font:13px system-ui,sans-serif;color:#222}}header{{padding:12px 16px}}
svg{{width:100%;height:auto}}line{{stroke:#b0b0b0}}line:hover{{stroke:#222;stroke-width:3}}
text{{font-size:11px;paint-order:stroke;stroke:#fff;stroke-width:3px}}text.tie{{font-size:9px;fill:#666;text-anchor:middle}}
.ties{{margin-top:6px}}.ties b{{font-weight:normal;color:#666;margin-right:4px}}
.key span{{display:inline-block;margin-right:14px}}
.key i{{display:inline-block;width:10px;height:10px;border-radius:50%;margin-right:5px}}</style></head>
<body><header><strong>{title}</strong><div class="key">{key}</div><div class="key ties">{ties}</div></header>
<svg viewBox="-60 -40 {width} {height}" role="img" aria-label="{title}">{lines}{words}{dots}</svg></body></html>
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
    names = {key: name_in_picture(node, selection.scorers) for key, node in nodes.items()}
    key = "".join(f'<span><i style="background:{COLOURS[label]}"></i>{label}</span>' for label in SHOWN)
    title = f"{len(nodes):,} people, clubs, matches and sources, {counted(len(edges), 'tie')}"
    page = PAGE.format(
        title=title,
        key=key,
        ties=_kinds(edges),
        words="".join(_tie_words(edges, places)),
        width=SIZE + 160,
        height=SIZE + 80,
        lines="".join(_line(edge, names, places) for edge in edges),
        dots="".join(_dot(node, names[node.key], places[node.key]) for node in nodes.values()),
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


def _said(kind: str) -> str:
    """The kind of a tie in words: 'played for'."""
    return kind.lower().replace("_", " ")


def _kinds(edges: list[EdgeRow]) -> str:
    """The kinds of ties in the picture, and how many there are of each."""
    counts = sorted(Counter(edge.type for edge in edges).items(), key=lambda one: (-one[1], one[0]))
    return "<b>ties:</b>" + "".join(f"<span>{_said(kind)} ({number:,})</span>" for kind, number in counts)


def _tie_words(edges: list[EdgeRow], places: dict[str, tuple[float, float]]) -> Iterator[str]:
    """The kinds of the ties between two nodes, at their middle, where the line is long enough and nothing stands."""
    between: dict[tuple[str, str], list[str]] = {}
    for edge in edges:
        kinds = between.setdefault((min(edge.start, edge.end), max(edge.start, edge.end)), [])
        if edge.type not in kinds:
            kinds.append(edge.type)
    taken = list(places.values())
    for (start, end), kinds in sorted(between.items()):
        words = ", ".join(map(_said, sorted(kinds)))
        (x1, y1), (x2, y2) = places[start], places[end]
        x, y = (x1 + x2) / 2, (y1 + y2) / 2
        if math.hypot(x2 - x1, y2 - y1) < len(words) * _SIGN + _ROOM or _is_taken(x, y, words, taken):
            continue
        taken.append((x, y))
        yield f'<text class="tie" x="{x:.0f}" y="{y + 3:.0f}">{words}</text>'


def _is_taken(x: float, y: float, words: str, taken: list[tuple[float, float]]) -> bool:
    """Whether something that stands there already would be written over."""
    width = len(words) * _SIGN + _ROOM
    return any(abs(x - other) < width and abs(y - beside) < _HEIGHT for other, beside in taken)


def _line(edge: EdgeRow, names: dict[str, str], places: dict[str, tuple[float, float]]) -> str:
    (x1, y1), (x2, y2) = places[edge.start], places[edge.end]
    words = f"{names[edge.start]} {edge.type} {names[edge.end]}"
    return f'<line x1="{x1:.0f}" y1="{y1:.0f}" x2="{x2:.0f}" y2="{y2:.0f}"><title>{html.escape(words)}</title></line>'


def _dot(node: NodeRow, full: str, place: tuple[float, float]) -> str:
    x, y = place
    label = node.labels[0]
    name, shown = html.escape(full), html.escape(full if len(full) <= 34 else full[:32] + "…")
    radius = 9 if label in ("Team", "Match") else 6
    return (
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius}" fill="{COLOURS[label]}"><title>{label}: '
        f"{name}</title></circle>"
        f'<text x="{x + radius + 3:.0f}" y="{y + 4:.0f}">{shown}</text>'
    )
