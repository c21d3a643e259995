"""Items that name a side, and words around them that several signs of belonging look at."""

import itertools
from collections.abc import Sequence

from loaders.prose.names.item import Item

#: What a side or its manager does with a player of its own.
SQUAD = frozenset(
    """
        had brought draft drafted drafting handed recalled introduced named welcomed unleashed threw
        throwing restored praised hailed lauded backed defended included fielded sent lost withdrew
        withdrawn replaced resting rested dropped selected paired picked
    """.split()
)
_OPENS_CLAUSE = frozenset(", and as when but that then while after before because".split())


def is_side(item: Item) -> bool:
    """Whether an item names a side or says hosts or visitors; 'they' and 'their' are too loose."""
    return item.is_team and item.mention is not None and (item.by_name or item.mention.how == "side")


def is_own_goal(items: Sequence[Item]) -> bool:
    """Whether words tell an own goal: 'an own goal', 'into his own net'."""
    return any(
        item.lower == "own-goal" or item.lower == "own" and after.lower in {"goal", "net"}
        for item, after in itertools.pairwise(items)
    )


def starts_clause(items: Sequence[Item], at: int) -> bool:
    """Whether a clause begins at a place, or with the article before it."""
    before = items[at - 1].lower if at else ","
    if before == "the":
        before = items[at - 2].lower if at > 1 else ","
    return before in _OPENS_CLAUSE
