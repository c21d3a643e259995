"""Rows of a table by their trigger words, so that a sentence only meets those that can fit."""

from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar


class Triggered(Protocol):
    """A row that can only fit where one of its words stands."""

    @property
    def triggers(self) -> frozenset[str]:
        """The words of which a sentence has at least one."""
        ...


Row = TypeVar("Row", bound=Triggered)


class Triggers(Generic[Row]):
    """A table, and where in it each trigger word stands."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = tuple(rows)
        self._by_word: dict[str, list[int]] = {}
        for number, row in enumerate(self.rows):
            for word in row.triggers:
                self._by_word.setdefault(word, []).append(number)
        self.words = frozenset(self._by_word)

    def fitting(self, words: frozenset[str]) -> Sequence[Row]:
        """The rows that have one of these words, in the order of the table."""
        known = self.words & words
        if not known:
            return ()
        numbers: Iterable[int] = self._by_word[next(iter(known))]
        if len(known) > 1:
            numbers = sorted(set().union(*map(self._by_word.__getitem__, known)))
        return [self.rows[number] for number in numbers]
