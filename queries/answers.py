"""What a question answers: typed rows that can be walked, shown as a table, and turned into JSON or pandas."""

import html
import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from pydantic import BaseModel

from graph.errors import BadUse
from graph.stores.values import as_text
from queries.question import Row, RowT

if TYPE_CHECKING:
    import pandas as pd


class Tabular(ABC):
    """Rows under named columns, in the forms that programs and notebooks take."""

    __slots__ = ()

    @property
    @abstractmethod
    def columns(self) -> Sequence[str]:
        """The names of the columns, in order."""

    @abstractmethod
    def to_dicts(self) -> list[dict[str, object]]:
        """The rows as plain dictionaries, keyed by column."""

    def to_json(self) -> str:
        """The rows as one JSON array with an object a row."""
        return json.dumps(self.to_dicts(), ensure_ascii=False, indent=2)

    def to_pandas(self) -> "pd.DataFrame":
        """The rows as a data frame; needs the extra `pandas`."""
        return frame_of(self.columns, self.to_dicts())

    @abstractmethod
    def cells(self) -> Sequence[Sequence[object]]:
        """The rows as their cells, in the order of the columns."""

    def _repr_html_(self) -> str:
        return html_table(self.columns, self.cells())


@dataclass(frozen=True, slots=True)
class Answer(Tabular, Generic[RowT]):
    """The rows of an answer; `more` tells that a limit cut some off."""

    question: str
    row: type[RowT]
    rows: Sequence[RowT]
    more: bool = False

    def __iter__(self) -> Iterator[RowT]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns, in order."""
        return tuple(self.row.model_fields)

    def cells(self) -> Sequence[Sequence[object]]:
        """The rows as their cells, in the order of the columns."""
        return [[getattr(row, name) for name in self.columns] for row in self.rows]

    def to_dicts(self) -> list[dict[str, object]]:
        """The rows as plain dictionaries, keyed by column."""
        return [row.model_dump() for row in self.rows]


def frame_of(columns: Sequence[str], rows: list[dict[str, object]]) -> "pd.DataFrame":
    """A pandas data frame of some rows; BadUse says what to install where pandas is not there."""
    try:
        import pandas as pd  # noqa: PLC0415  an optional package is imported where it is used
    except ImportError as error:
        raise BadUse("to_pandas needs pandas: pip install 'touchline[pandas]'") from error
    return pd.DataFrame(rows, columns=list(columns))


def html_table(columns: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table for notebooks."""
    head = "".join(f"<th>{html.escape(name)}</th>" for name in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{html.escape(cell_text(cell))}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def cell_text(cell: Any) -> str:
    """A cell as people read it: nothing for unknown, lists joined, nodes as Cypher writes them."""
    if isinstance(cell, list | tuple):
        return ", ".join(cell_text(part) for part in cell)
    return as_text(cell.model_dump() if isinstance(cell, BaseModel) else cell)


__all__ = ["Answer", "Row", "Tabular", "cell_text"]
