"""What facts hand to stores: nodes and relationships as rows, and the changes from one state to the next."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

Scalar = str | int | float | bool
Property = Scalar | list[str] | list[int]
Properties = dict[str, Property]


class NodeRow(NamedTuple):
    """A node: its stable key, its labels (from `graph.schema`, without the common `Touchline`) and its properties.

    `properties` does not repeat the key and holds no nulls.
    """

    key: str
    labels: tuple[str, ...]
    properties: Properties


class EdgeRow(NamedTuple):
    """A relationship: its stable key, its type (from `graph.schema`), the keys of both ends and its properties."""

    key: str
    type: str
    start: str
    end: str
    properties: Properties


@dataclass(frozen=True, slots=True)
class Changes:
    """All that turns the graph as it stood at one change of the ledger into the graph at change `upto`.

    Nodes and edges given replace those of the same key whole (labels and properties too). Removed edges go before
    removed nodes; an edge whose ends change is removed and given anew.
    """

    upto: int
    nodes: Sequence[NodeRow] = ()
    edges: Sequence[EdgeRow] = ()
    removed_edges: Sequence[str] = ()
    removed_nodes: Sequence[str] = ()
