"""What loaders of data build their batches with: things made once, claims gathered a row at a time."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import cast

from graph.claims import ClaimBatch, Source, Tally, Thing, ThingBatch, Value, thing_id
from graph.kinds import Status, ThingType

#: So many rows go into a batch of claims.
BATCH = 8192
#: Only every so-manieth time is it looked at whether a batch is full.
_ASKED = 64
#: So many matches are remembered as made; beyond that one may come again, which is allowed. All else is remembered.
_REMEMBERED = 50_000

Cell = Value | None
#: The record, then the thing of each role, then each value, in the order in which `into` named them.
Row = tuple[Cell, ...]


@dataclass(slots=True)
class _Rows:
    """The rows of one kind of claim that wait to be handed on."""

    kind: str
    status: Status
    roles: tuple[str, ...]
    values: tuple[str, ...]
    rows: list[Row] = field(default_factory=list)

    def batch(self, source: str, rule: str) -> ClaimBatch:
        """The rows as columns."""
        columns = list(zip(*self.rows, strict=True))
        last = 1 + len(self.roles)
        records, roles, values = columns[0], columns[1:last], columns[last:]
        return ClaimBatch(
            self.kind,
            source,
            rule,
            cast("Sequence[str]", records),
            cast("dict[str, Sequence[str | None]]", _told(self.roles, roles)),
            dict(_told(self.values, values)),
            self.status,
        )


class Gathering:
    """The things and claims of one dataset on their way out, in batches of columns.

    A loader asks once for each kind of claim where its rows go (`into`), then appends a tuple a row, and hands on
    `take()` whenever `due()`; things come before the claims that speak of them.
    """

    def __init__(self, source: Source, rule: str) -> None:
        self.source = source
        self._key = source.key
        self._rule = rule
        self._made: dict[ThingType, dict[str, str]] = {type_: {} for type_ in ThingType}
        self._new: list[Thing] = []
        self._rows: list[_Rows] = []
        self._records = 0
        self._asked = 0

    def thing(self, type_: ThingType, local: str, name: str, register: str | None = None) -> str:
        """The id of a thing, which is made when it is first asked for."""
        made = self._made[type_]
        known = made.get(local)
        if known is None:
            known = made[local] = thing_id(self._key, type_, local)
            self._new.append(Thing(known, self._key, type_, local, name, register))
        return known

    def has(self, type_: ThingType, local: str) -> bool:
        """Whether the thing was made already, as far as it is remembered."""
        return local in self._made[type_]

    def team(self, name: str, register: str | None = None, local: str | None = None) -> str:
        """The id of a side, told apart by its name where the source has no ids."""
        return self.thing(ThingType.TEAM, local or name, name, register)

    def person(self, name: str, side: str | None = None, local: str | None = None) -> str:
        """The id of a person, told apart by name and side where the source has no ids."""
        return self.thing(ThingType.PERSON, local or f"{name}|{side or ''}", name)

    def into(
        self, kind: str, roles: tuple[str, ...], values: tuple[str, ...] = (), status: Status = Status.STATED
    ) -> Callable[[Row], None]:
        """Where the rows of a kind of claim go: each (record, *roles, *values)."""
        gathered = _Rows(kind, status, roles, values)
        self._rows.append(gathered)
        return gathered.rows.append

    def count(self, records: int = 1) -> None:
        """Note that records were read, whether or not they gave a claim."""
        self._records += records

    def due(self) -> bool:
        """Whether enough has gathered to be handed on; cheap to ask after every record."""
        self._asked += 1
        if self._asked % _ASKED:
            return False
        return self._records >= BATCH or any(len(gathered.rows) >= BATCH for gathered in self._rows)

    def take(self) -> Iterator[ThingBatch | ClaimBatch | Tally]:
        """All that has gathered, which is then gone from here."""
        if self._new:
            yield ThingBatch(self._key, self._new)
            self._new = []
        for gathered in self._rows:
            if gathered.rows:
                yield gathered.batch(self._key, self._rule)
                gathered.rows.clear()
        if self._records:
            yield Tally(self._records)
            self._records = 0
        if len(self._made[ThingType.MATCH]) > _REMEMBERED:
            self._made[ThingType.MATCH].clear()


def _told(names: tuple[str, ...], columns: Iterable[tuple[Cell, ...]]) -> dict[str, tuple[Cell, ...]]:
    """The columns by name, without those that tell nothing in any row."""
    return {
        name: column for name, column in zip(names, columns, strict=True) if any(cell is not None for cell in column)
    }
