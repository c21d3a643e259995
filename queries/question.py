"""What a question is: a request with typed fields, one Cypher text, and typed rows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Generic, LiteralString, Protocol, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict

from graph.claims import ClaimView
from graph.stores.contract import Param, Table


class Runs(Protocol):
    """Something that runs a Cypher text read-only; a question sees no more of a store than this."""

    def query(self, text: str, params: Mapping[str, Param] | None = None, limit: int | None = None) -> Table:
        """The rows of a read-only query."""
        ...


#: From the ids of claims to the claims, each with its source and its quote or record.
ClaimsById = Callable[[Sequence[str]], list[ClaimView]]


@dataclass(frozen=True, slots=True)
class Named:
    """Marks a field of a request that is a name as people type it; it reaches Cypher as the key of what is meant."""

    labels: tuple[str, ...]


PersonName = Annotated[str, Named(("Person",))]
TeamName = Annotated[str, Named(("Team",))]
AnyName = Annotated[str, Named(("Person", "Team", "Competition", "Venue", "Organisation", "Season", "Match"))]


def _day(told: str) -> str:
    """A day as ISO text; ValueError says what would be right."""
    try:
        return date.fromisoformat(told).isoformat()
    except ValueError:
        raise ValueError(f"not a day: {told!r} (right: 2017-10-25)") from None


#: A day as ISO text.
Day = Annotated[str, AfterValidator(_day)]


class Request(BaseModel):
    """The fields of a question; those without a default must be given."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Row(BaseModel):
    """One row of an answer; its fields are the columns that the Cypher text returns."""

    model_config = ConfigDict(frozen=True)


RequestT = TypeVar("RequestT", bound=Request)
RowT = TypeVar("RowT", bound=Row)


@dataclass(frozen=True, slots=True)
class Question(Generic[RequestT, RowT]):
    """A question as a person would ask it. `cypher` runs unchanged on every store that speaks Cypher.

    A question that has to run its text more than once (a search) says how in `follow`. `records` gives the rows that
    only the ledger holds, after those of the store: records of datasets are no nodes.
    """

    name: str
    request: type[RequestT]
    row: type[RowT]
    cypher: LiteralString
    asks: str
    example: str
    follow: Callable[[Runs, Mapping[str, Param]], Sequence[Row]] | None = None
    records: Callable[[Runs, Mapping[str, Param], ClaimsById, Sequence[Row]], Sequence[Row]] | None = None

    def rows_of(self, table: Table) -> list[RowT]:
        """The table's rows as rows of this question."""
        return [self.row.model_validate(dict(zip(table.columns, row, strict=True))) for row in table.rows]
