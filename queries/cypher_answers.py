"""The answer to a query in Cypher: columns and rows as the query returned them, the same from either store."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from graph.stores.contract import Row
from graph.stores.values import as_json
from queries.answers import Tabular


@dataclass(frozen=True, slots=True)
class CypherAnswer(Tabular):
    """Columns and rows; nodes, relationships and paths as typed values. `more` tells that a limit cut some off."""

    names: Sequence[str]
    rows: Sequence[Row]
    more: bool = False

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def columns(self) -> Sequence[str]:
        """The names of the columns, as the query returned them."""
        return self.names

    def cells(self) -> Sequence[Row]:
        """The rows as their cells, in the order of the columns."""
        return self.rows

    def to_dicts(self) -> list[dict[str, object]]:
        """An object a row, keyed by the returned names; nodes, relationships and paths as plain objects."""
        return [{name: as_json(value) for name, value in zip(self.columns, row, strict=True)} for row in self.rows]
