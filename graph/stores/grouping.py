"""Rows in the groups that one Cypher text can load: nodes of equal labels, edges of one type, so many at a time.

Labels and types are written into texts, so each is checked against the schema here; all else travels as parameters.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

from graph.rows import EdgeRow, NodeRow
from graph.schema import LABELS, RELATIONSHIP_TYPES

Labels = tuple[str, ...]
Item = TypeVar("Item")
_LABELS, _TYPES = frozenset(LABELS), frozenset(RELATIONSHIP_TYPES)


def by_labels(nodes: Iterable[NodeRow]) -> dict[Labels, list[NodeRow]]:
    """The nodes by their set of labels; ValueError for a label that the schema does not have."""
    groups: dict[Labels, list[NodeRow]] = {}
    sorted_once: dict[Labels, Labels] = {}
    for node in nodes:
        labels = sorted_once.get(node.labels) or sorted_once.setdefault(node.labels, _checked(node))
        groups.setdefault(labels, []).append(node)
    return groups


def _checked(node: NodeRow) -> Labels:
    unknown = set(node.labels) - _LABELS
    if unknown or not node.labels:
        raise ValueError(f"node {node.key}: the schema has no label {', '.join(sorted(unknown)) or '(none given)'}")
    return tuple(sorted(set(node.labels)))


def by_type(edges: Iterable[EdgeRow]) -> dict[str, list[EdgeRow]]:
    """The edges by their type; ValueError for a type that the schema does not have."""
    groups: dict[str, list[EdgeRow]] = {}
    for edge in edges:
        groups.setdefault(edge.type, []).append(edge)
    unknown = set(groups) - _TYPES
    if unknown:
        raise ValueError(f"the schema has no relationship type {', '.join(sorted(unknown))}")
    return groups


def in_chunks(items: Sequence[Item], size: int) -> Iterator[Sequence[Item]]:
    """The items in pieces of at most `size`."""
    for start in range(0, len(items), size):
        yield items[start : start + size]


def pieces(items: Iterable[Item], size: int) -> Iterator[list[Item]]:
    """The items, which need not be in memory together, in lists of at most `size`."""
    iterator = iter(items)
    while piece := list(islice(iterator, size)):
        yield piece
