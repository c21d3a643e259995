"""A table of patterns of which a sentence only meets those whose words it has, as the patterns themselves tell them."""

import re
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from loaders.prose.required import Words, required_words


class Patterned(Protocol):
    """A row with a pattern over the words of a sentence."""

    @property
    def pattern(self) -> re.Pattern[str]:
        """The pattern."""
        ...


Row = TypeVar("Row", bound=Patterned)


class Sieve(Generic[Row]):
    """The rows of a table by the rarest words that their patterns require; those that require none are always met."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = tuple(rows)
        self._besides: list[tuple[Words, ...]] = []
        self._always: set[int] = set()
        self._by_word: dict[str, set[int]] = {}
        for number, row in enumerate(self._rows):
            first, *others = [words for words in required_words(row.pattern) if not _has_sign(words)] or [frozenset()]
            self._besides.append(tuple(others))
            if not first:
                self._always.add(number)
            for word in first:
                self._by_word.setdefault(word, set()).add(number)
        self._words = frozenset(self._by_word)

    def fitting(self, words: frozenset[str]) -> list[Row]:
        """The rows that the words of a sentence leave possible, in the order of the table."""
        numbers = self._always.union(*map(self._by_word.__getitem__, self._words & words))
        return [self._rows[number] for number in sorted(numbers) if not any(map(words.isdisjoint, self._besides[number]))]


def _has_sign(words: Words) -> bool:
    """Whether mentions are among the words, which stand in no sentence without their place."""
    return any(word[0] == "<" for word in words)
