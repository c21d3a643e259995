"""A score on two lines, a side and its goals on each: 'Marlow 1' above 'Harbour 2 (Hale 3, Pike 60)'."""

from collections.abc import Sequence
from dataclasses import dataclass

from loaders.prose.document import Sentence
from loaders.prose.frame.result import Result
from loaders.prose.frame.scorelines import line_of, small, without_leaders
from loaders.prose.names.item import Item

_LONGEST = 40


@dataclass(slots=True)
class Stack:
    """The line that may be the upper half of a score, and the last line that belongs to it."""

    upper: Sentence | None = None
    side: int = -1
    goals: int = 0
    until: int = -1

    def add(self, sentence: Sentence, items: Sequence[Item]) -> Result | None:
        """The score that a line makes with the one above it; a line of scorers in brackets may stand between."""
        if not _stands_alone(sentence):
            self.upper = None
            return None
        below = self.upper is not None and self.until == sentence.index - 1
        if below and items and (items[0].lower == "(" or _tells_scorers(items)):
            self.until = sentence.index
            return None
        lower = _with_number(without_leaders(items))
        if below and lower is not None and self.upper is not None and lower[0] != self.side:
            result = line_of(self.upper, self.side, lower[0], (self.goals, lower[1]), True)
            self.upper = None
            return result
        self.upper = None if lower is None else sentence
        self.side, self.goals = lower or (-1, 0)
        self.until = sentence.index
        return None


def _tells_scorers(items: Sequence[Item]) -> bool:
    """'Hale 34, Pike 78': names and minutes and nothing else."""
    minutes = [item for item in items if item.mention is None and item.text[:1].isdigit()]
    words = [item for item in items if item.mention is None and item.text[:1].islower() and item.lower not in _NOTES]
    return bool(minutes) and not words and not items[0].is_team and not items[0].text[:1].isdigit()


_NOTES = frozenset({"pen", "og", "o.g.", "pens", "and", "h-t", "min", "mins", "pen.", "aet"})


def _stands_alone(sentence: Sentence) -> bool:
    return (
        sentence.start == sentence.block.start
        and sentence.end == sentence.block.end
        and len(sentence.tokens) < _LONGEST
    )


def _with_number(items: Sequence[Item]) -> tuple[int, int] | None:
    """The side and the number that a line begins with, if nothing but scorers in brackets stands behind."""
    if len(items) < 2 or not items[0].is_team or items[0].entity is None:
        return None
    number = small(items[1])
    if number is None or len(items) > 2 and items[2].lower not in {"(", ":", "-"}:
        return None
    return items[0].entity, number
