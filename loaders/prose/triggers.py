"""Tables of ways of saying something, of which a sentence only meets those rows whose words it has.

The words of a sentence are looked up once for several tables together (`Index`). What a row needs is told by its
trigger words and worked out from its pattern: it is looked up by the rarest, the others are checked then.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import Any, Generic, NamedTuple, TypeVar

from loaders.prose import branching
from loaders.prose.required import Words, commonness, required_words


@dataclass(frozen=True)
class Row:
    """A row of a table: a pattern over sentences.

    Of its triggers one word must stand there besides what the pattern needs itself.
    """

    name: str
    triggers: Words
    source: str

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern, made when it is first tried: most texts need few."""
        return branching.pattern(self.source)


AnyRow = TypeVar("AnyRow", bound=Row)
#: Of a sentence the tables of which a row can fit, and those rows in the order of the table.
Candidates = Mapping[object, Sequence[Any]]


class Triggers(Generic[AnyRow]):
    """A table of rows."""

    def __init__(self, rows: Iterable[AnyRow]) -> None:
        self.rows = tuple(rows)

    def fitting(self, candidates: Candidates) -> Sequence[AnyRow]:
        """The rows that are candidates in a sentence, in the order of the table."""
        return candidates.get(self, ())


#: Trigger words as rare as this are looked up without working out what else a row needs.
_RARE = 20


class _Place:
    """A row of a table, and the sets of words that it needs, that which it is looked up by first."""

    def __init__(self, table: Triggers[Any], row: Row) -> None:
        self.table = table
        self.row = row

    @cached_property
    def first(self) -> Words:
        """The words to look the row up by: its triggers where they are rare, else the rarest that it needs."""
        triggers = self.row.triggers
        if triggers and commonness(triggers) < _RARE:
            return triggers
        return min(self._needs, key=commonness, default=frozenset())

    @cached_property
    def besides(self) -> tuple[Words, ...]:
        """What else it needs, worked out when a sentence has the first: most texts meet few rows."""
        first = self.first
        return tuple(sorted([words for words in self._needs if words != first], key=commonness))

    @cached_property
    def _needs(self) -> tuple[Words, ...]:
        triggers = (self.row.triggers,) if self.row.triggers else ()
        return (*triggers, *required_words(self.row.source))


class _Look(NamedTuple):
    """What rows need, as numbers of which each bit stands for one need of one row.

    Of so many `rows`, bit `n` is the first need of row `n`, bit `rows + n` its second, and so on: a sentence asks for
    all rows at once. `asked` has the bit of every need, `met` those of the needs that a word meets; `unread` has the
    bits of the rows of which only the first need has been worked out.
    """

    rows: int
    met: Mapping[str, int]
    known: Words
    asked: int
    unread: int
    folds: tuple[int, ...] = ()

    def fitting(self, words: Words) -> int:
        """The bits of the rows of which no need is left unmet by the words of a sentence."""
        failed = self.asked & ~reduce(or_, map(self.met.__getitem__, self.known & words), 0)
        for fold in self.folds:  # the further needs of each row onto its first: halves upon halves
            failed |= failed >> fold
        return ~failed & ((1 << self.rows) - 1)

    def asking(self, needs: Iterable[tuple[int, Words]], unread: int) -> "_Look":
        """The same with further needs, each told by the place of its bit."""
        met, asked = dict(self.met), self.asked
        for place, words in needs:
            asked |= 1 << place
            for word in words:
                met[word] = met.get(word, 0) | 1 << place
        folds: list[int] = []
        while self.rows << len(folds) < asked.bit_length():
            folds.insert(0, self.rows << len(folds))
        return _Look(self.rows, met, frozenset(met), asked, unread, tuple(folds))


class Index:
    """Several tables by the words that their rows need."""

    def __init__(self, tables: Iterable[Triggers[Any]]) -> None:
        self._tables = tuple(tables)

    @cached_property
    def _places(self) -> tuple[_Place, ...]:
        return tuple(_Place(table, row) for table in self._tables for row in table.rows)

    @cached_property
    def _rows(self) -> tuple[tuple[object, Row], ...]:
        return tuple((place.table, place.row) for place in self._places)

    @cached_property
    def _look(self) -> _Look:
        count = len(self._places)
        nothing = _Look(count, {}, frozenset(), 0, 0)
        first = [(number, place.first) for number, place in enumerate(self._places) if place.first]
        return nothing.asking(first, (1 << count) - 1)

    def _read(self, rows: int) -> None:
        """Work out what else some rows need, told by their bits."""
        look = self._look
        needs = [
            (number + look.rows * later, words)
            for number in _numbers(rows)
            for later, words in enumerate(self._places[number].besides, start=1)
        ]
        self._look = look.asking(needs, look.unread & ~rows)

    def candidates(self, words: Words) -> Candidates:
        """The rows that the words of a sentence leave possible, those of each table in its order."""
        left = self._look.fitting(words)
        if unread := left & self._look.unread:
            self._read(unread)
            left = self._look.fitting(words)
        rows = self._rows
        found: dict[object, list[Row]] = {}
        while left:  # bit by bit, the lowest first: asked of every sentence
            lowest = left & -left
            left ^= lowest
            table, row = rows[lowest.bit_length() - 1]
            if table in found:
                found[table].append(row)
            else:
                found[table] = [row]
        return found


def _numbers(bits: int) -> Iterator[int]:
    """The places of the bits of a number, the lowest first."""
    while bits:
        lowest = bits & -bits
        bits ^= lowest
        yield lowest.bit_length() - 1
