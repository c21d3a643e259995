"""Tables of ways of saying something, of which a sentence only meets those rows whose words it has.

The words of a sentence are looked up once for several tables together (`Index`). What a row needs is told by its
trigger words and worked out from its pattern: it is looked up by the rarest, the others are checked then.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

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
    """A row of a table: the words that it is looked up by, and the sets of words that it needs besides."""

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


class Index:
    """Several tables by the words that their rows need."""

    def __init__(self, tables: Iterable[Triggers[Any]]) -> None:
        self._tables = tuple(tables)

    @cached_property
    def _sorted(self) -> tuple[tuple[_Place, ...], dict[str, tuple[int, ...]], frozenset[str], tuple[int, ...]]:
        """All rows; by each word the rows looked up by it; those words; the rows that need no word."""
        places: list[_Place] = []
        by_word: dict[str, list[int]] = {}
        always: list[int] = []
        for table in self._tables:
            for row in table.rows:
                place = _Place(table, row)
                for word in place.first:
                    by_word.setdefault(word, []).append(len(places))
                if not place.first:
                    always.append(len(places))
                places.append(place)
        return tuple(places), {word: tuple(at) for word, at in by_word.items()}, frozenset(by_word), tuple(always)

    def candidates(self, words: Words) -> Candidates:
        """The rows that the words of a sentence leave possible, those of each table in its order."""
        places, by_word, known, always = self._sorted
        met = {*always}
        for word in known & words:
            met.update(by_word[word])
        found: dict[object, list[Row]] = {}
        for at in sorted(met):
            place = places[at]
            for needed in place.besides:
                if needed.isdisjoint(words):
                    break
            else:
                if place.table in found:
                    found[place.table].append(place.row)
                else:
                    found[place.table] = [place.row]
        return found
