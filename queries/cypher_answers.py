"""The answer to a query in Cypher: columns and rows as the query returned them, the same from either store."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from graph.stores.contract import Row
from graph.stores.values import as_json
from queries.answers import frame_of, html_table

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, slots=True)
class CypherAnswer:
    """Columns and rows; nodes, relationships and paths as typed values. `more` tells that a limit cut some off."""

    columns: Sequence[str]
    rows: Sequence[Row]
    more: bool = False

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def to_dicts(self) -> list[dict[str, object]]:
        """An object a row, keyed by the returned names; nodes, relationships and paths as plain objects."""
        return [{name: as_json(value) for name, value in zip(self.columns, row, strict=True)} for row in self.rows]

    def to_json(self) -> str:
        """One JSON array with an object a row."""
        return json.dumps(self.to_dicts(), ensure_ascii=False, indent=2)

    def to_pandas(self) -> "pd.DataFrame":
        """The rows as a data frame; needs the extra `pandas`."""
        return frame_of(self.columns, self.to_dicts())

    def _repr_html_(self) -> str:
        return html_table(self.columns, [[row[name] for name in self.columns] for row in self.to_dicts()])
