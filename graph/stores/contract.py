"""What every store that speaks Cypher can do, and what its queries give back."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from graph.rows import Changes, EdgeRow, NodeRow, Property

Scalar = str | int | float | bool | None
#: What may be given to a query as a parameter.
Param = Scalar | Sequence[Scalar]
Properties = dict[str, Property]


@dataclass(frozen=True, slots=True)
class NodeValue:
    """A node in an answer: labels in the order of the schema, without the common one; properties without the key.

    `key` is None for a node that is not of Touchline.
    """

    key: str | None
    labels: tuple[str, ...]
    properties: dict[str, "Cell"]


@dataclass(frozen=True, slots=True)
class EdgeValue:
    """A relationship in an answer, with the keys of both ends."""

    type: str
    start: str | None
    end: str | None
    properties: dict[str, "Cell"]


@dataclass(frozen=True, slots=True)
class PathValue:
    """A path in an answer: its nodes and relationships by turns, from end to end."""

    parts: tuple[NodeValue | EdgeValue, ...]


#: What a cell of an answer may be; dates and times are ISO text.
Cell = Scalar | list["Cell"] | dict[str, "Cell"] | NodeValue | EdgeValue | PathValue
#: One row; its cells are `Cell`s, and which of them is known only to who wrote the query.
Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The answer to a query: the same columns and rows from whichever store."""

    columns: tuple[str, ...]
    rows: list[Row]


class Store(Protocol):
    """A copy of the graph that Cypher can be asked of; it can be thrown away and made again."""

    def mark(self) -> int:
        """The number of the last change of the ledger that is in here.

        It is 0 where there is none or a first load broke off.
        """
        ...

    def apply(self, changes: Changes) -> None:
        """Puts changes and their mark in, all or nothing. Where `mark` is 0 they are a first load, as by `rebuild`."""
        ...

    def rebuild(self, nodes: Iterable[NodeRow], edges: Iterable[EdgeRow], mark: int) -> None:
        """Throws away what is here and loads all; what breaks off is never taken for a whole graph."""
        ...

    def query(self, text: str, params: Mapping[str, Param] | None = None, limit: int | None = None) -> Table:
        """The rows of a read-only query, at most `limit`; `BadUse` says what is wrong with the text."""
        ...

    def clear(self) -> None:
        """Empties the store of what is ours; its mark is 0 again."""
        ...

    def close(self) -> None:
        """Lets go of the store; it cannot be used any more."""
        ...
