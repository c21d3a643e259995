"""Patterns that stand in no table of an index, tried only on sentences with the words that they need."""

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Generic

from loaders.prose import branching
from loaders.prose.required import Words, required_words
from loaders.prose.triggers import AnyRow, Index, Triggers


class Sieve(Generic[AnyRow]):
    """A table with its own index, for what is asked only now and then."""

    def __init__(self, rows: Iterable[AnyRow]) -> None:
        self._table = Triggers(rows)
        self._index = Index((self._table,))

    def fitting(self, words: Words) -> Sequence[AnyRow]:
        """The rows that the words of a sentence leave possible, in the order of the table."""
        return self._table.fitting(self._index.candidates(words))


class Worded:
    """One pattern with the words that it needs."""

    def __init__(self, source: str) -> None:
        self._source = source

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return branching.pattern(self._source)

    @cached_property
    def _needs(self) -> tuple[Words, ...]:
        return required_words(self._source)

    def fits(self, words: Words) -> bool:
        """Whether the words of a sentence leave the pattern possible."""
        for needed in self._needs:  # noqa: SIM110  a plain loop keeps the look cheap
            if needed.isdisjoint(words):
                return False
        return True

    def found(self, text: str, words: Words) -> Iterable[re.Match[str]]:
        """Where the pattern stands in a sentence with these words."""
        return self._pattern.finditer(text) if self.fits(words) else ()

    def search(self, text: str, words: Words) -> re.Match[str] | None:
        """The first place where the pattern stands in a sentence with these words."""
        return self._pattern.search(text) if self.fits(words) else None
