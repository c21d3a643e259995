"""Rows of tables by their trigger words, so that a sentence only meets those that can fit.

The words of a sentence are looked up once, for all tables together (`Index`); each table then has its rows at hand.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar


class Triggered(Protocol):
    """A row that can only fit where one of its words stands."""

    @property
    def triggers(self) -> frozenset[str]:
        """The words of which a sentence has at least one."""
        ...


Row = TypeVar("Row", bound=Triggered)


class Triggers(Generic[Row]):
    """A table of rows."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = tuple(rows)

    def fitting(self, candidates: "Candidates") -> Sequence[Row]:
        """The rows whose words a sentence has, in the order of the table."""
        numbers = candidates.get(self)
        return [self.rows[number] for number in numbers] if numbers else ()


#: Of a sentence the tables of which a row can fit, and the numbers of those rows.
Candidates = Mapping[object, Sequence[int]]


class Index:
    """Where in several tables each trigger word stands."""

    def __init__(self, tables: Iterable[Triggers[Any]]) -> None:
        self._places: list[tuple[Triggers[Any], int]] = []
        by_word: dict[str, set[int]] = {}
        for table in tables:
            for number, row in enumerate(table.rows):
                for word in row.triggers:
                    by_word.setdefault(word, set()).add(len(self._places))
                self._places.append((table, number))
        self._by_word = {word: frozenset(places) for word, places in by_word.items()}
        self.words = frozenset(by_word)

    def candidates(self, words: Iterable[str]) -> Candidates:
        """The rows that have one of these trigger words, those of each table in its order."""
        found: dict[object, list[int]] = {}
        places: set[int] = set()
        for word in words:
            places |= self._by_word[word]
        for place in sorted(places):
            table, number = self._places[place]
            if table in found:
                found[table].append(number)
            else:
                found[table] = [number]
        return found
