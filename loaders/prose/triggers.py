"""Tables of ways of saying something, of which a sentence only meets those rows whose words it has.

The words of a sentence are looked up once for several tables together (`Index`). What a row needs is told by its
trigger words and worked out from its pattern: it is looked up by the rarest, the others are checked then.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

from loaders.prose import branching
from loaders.prose.required import Words, commonness, required_words


@dataclass(frozen=True)
class Row:
    """A row of a table: a pattern over sentences, and words of which one must stand there besides what it needs itself."""

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


class _Place(NamedTuple):
    """A row of a table, and the sets of words that it needs besides the one it is looked up by."""

    table: Triggers[Any]
    row: Row
    besides: tuple[Words, ...]


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
                first, besides = _needs(row)
                for word in first:
                    by_word.setdefault(word, []).append(len(places))
                if not first:
                    always.append(len(places))
                places.append(_Place(table, row, besides))
        return tuple(places), {word: tuple(at) for word, at in by_word.items()}, frozenset(by_word), tuple(always)

    def candidates(self, words: Words) -> Candidates:
        """The rows that the words of a sentence leave possible, those of each table in its order."""
        places, by_word, known, always = self._sorted
        met = {*always}
        for word in known & words:
            met.update(by_word[word])
        found: dict[object, list[Row]] = {}
        for at in sorted(met):
            table, row, besides = places[at]
            for needed in besides:
                if needed.isdisjoint(words):
                    break
            else:
                if table in found:
                    found[table].append(row)
                else:
                    found[table] = [row]
        return found


def _needs(row: Row) -> tuple[Words, tuple[Words, ...]]:
    """The words to look a row up by, and what else it needs."""
    sets = [*((row.triggers,) if row.triggers else ()), *required_words(row.source)]
    first, *besides = sorted(sets, key=commonness) or [frozenset()]
    return first, tuple(besides)
