"""Phrases that tell a goal by what it did to the score; their subject scored it, or is the side that did.

A construction is one row: a name, the words of which one must stand in the sentence, a pattern whose group `verb` is
the verb, the strength of the telling, and what the phrase says of the score (`Effect`).
"""

from dataclasses import dataclass

from loaders.prose.events.clause.patterns import expand
from loaders.prose.triggers import Row


@dataclass(frozen=True, slots=True)
class Effect:
    """What a phrase says of the score it made: `lead` is own goals less the others'."""

    first: bool = False
    lead: int | None = None
    last: bool = False
    count: int = 1
    penalty: bool = False


@dataclass(frozen=True)
class Phrase(Row):
    """A row of the table; `sides` tells whether a side can be its subject."""

    strength: int
    effect: Effect
    sides: bool


def phrase(
    name: str, triggers: str, pattern: str, strength: int = 3, effect: Effect = Effect(), *, sides: bool = True
) -> Phrase:
    """A row of the table."""
    return Phrase(name, frozenset(triggers.split()), expand(pattern), strength, effect, sides)
