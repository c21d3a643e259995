"""Which nodes and relationships an export takes: all, or those that rest on open licences."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from graph.rows import EdgeRow, NodeRow
from loaders.licences import is_open
from queries.export.labels import scorers_of

#: What a way through the graph may lead through: people, clubs and what happens between them.
THROUGH = frozenset({"Person", "Team", "Organisation", "Match", "Goal", "Transfer", "Card", "Substitution"})


@dataclass(frozen=True, slots=True)
class Selection:
    """The rows of an export; `left_out` counts those that rest on other licences only.

    `scorers` are those of its goals, by name, also where they are too far off to be in it themselves.
    """

    nodes: Sequence[NodeRow]
    edges: Sequence[EdgeRow]
    left_out: int = 0
    scorers: Mapping[str, str] = field(default_factory=dict)


def everything(nodes: Iterable[NodeRow], edges: Iterable[EdgeRow]) -> Selection:
    """All rows."""
    nodes, edges = list(nodes), list(edges)
    return Selection(nodes, edges, scorers=scorers_of(nodes, edges))


def only_open(nodes: Iterable[NodeRow], edges: Iterable[EdgeRow]) -> Selection:
    """The rows that at least one source under an open licence backs, and the relationships whose ends are there."""
    nodes, edges = list(nodes), list(edges)
    closed = {node.key for node in nodes if "Source" in node.labels and not is_open(_text(node, "licence"))}
    kept = [node for node in nodes if node.key not in closed and _backed(node.properties.get("source_keys"), closed)]
    keys = {node.key for node in kept}
    kept_edges = [
        edge
        for edge in edges
        if edge.start in keys and edge.end in keys and _backed(edge.properties.get("source_keys"), closed)
    ]
    return Selection(
        kept, kept_edges, len(nodes) - len(kept) + len(edges) - len(kept_edges), scorers_of(kept, kept_edges)
    )


def around(selection: Selection, key: str, steps: int) -> Selection:
    """What is at most so many steps from a node, the relationships among it included.

    Names, identifiers, claims and values hang on what they tell of: they come with it and lead no further.
    """
    leaves = {node.key for node in selection.nodes if not THROUGH.intersection(node.labels)}
    neighbours: dict[str, set[str]] = {}
    for edge in selection.edges:
        neighbours.setdefault(edge.start, set()).add(edge.end)
        neighbours.setdefault(edge.end, set()).add(edge.start)
    reached, rim = {key}, {key}
    for _ in range(steps):
        rim = {other for one in rim if one == key or one not in leaves for other in neighbours.get(one, ())} - reached
        reached |= rim
    return Selection(
        [node for node in selection.nodes if node.key in reached],
        [edge for edge in selection.edges if edge.start in reached and edge.end in reached],
        selection.left_out,
        selection.scorers,
    )


def _text(node: NodeRow, name: str) -> str | None:
    value = node.properties.get(name)
    return value if isinstance(value, str) else None


def _backed(source_keys: object, closed: set[str]) -> bool:
    return not isinstance(source_keys, list) or not source_keys or any(key not in closed for key in source_keys)
