"""The result of a match as one sentence tells it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from loaders.prose.document import Sentence
from loaders.prose.frame.scores import Score
from loaders.prose.frame.words import another_day
from loaders.prose.names.item import Item
from loaders.prose.names.vocabulary import MONTHS

_CLAUSE = frozenset(
    {",", ";", "–", "—", "(", ")", "but", "after", "thanks", "having", "following", "despite", "before", "and"}
)
#: 'In last week's match, ...': so many words open a sentence.
_OPENING = 5


@dataclass(frozen=True, slots=True)
class Result:
    """A result as told; of a draw `winner` is the side told first. A side that the sentence does not name is None.

    `ordered` tells that the order of the sides is that of a score line (home first in British use), `british` that
    the line has the British form. `at` is the side at whose place it was ('a 3-1 win at Harbour');
    `old` marks one of another season or year. `beside` are the sides that the sentence before in its paragraph names.
    """

    sentence: Sentence
    winner: int | None
    loser: int | None
    high: int
    low: int
    rule: str
    ordered: tuple[int, int] | None = None
    british: bool = False
    earlier: bool = False
    at: int | None = None
    old: bool = False
    beside: frozenset[int] = frozenset()


def made(score: Score, items: Sequence[Item], winner: int | None, loser: int | None, rule: str) -> Result | None:
    """The result of a score, None where a side would have beaten itself."""
    if winner == loser and (winner is not None or not score.is_draw):
        return None
    return Result(score.sentence, winner, loser, score.high, score.low, rule, earlier=_is_earlier(items, score.at))


def _behind_recovery(items: Sequence[Item], left: int, at: int) -> int:
    """Where a clause begins behind 'bounced back from last week's defeat to beat'."""
    verb = next((place for place in range(at, left, -1) if items[place - 1].lower == "to"), None)
    if verb is None or items[verb].mention or items[verb].lower not in _TO_WIN:
        return left
    back = [item.lower for item in items[max(left - 3, 0) : verb - 1]]
    return verb if not _RECOVERED.isdisjoint(back) else left


_TO_WIN = frozenset("beat win defeat claim secure thrash see edge sink earn draw hold".split())
_RECOVERED = frozenset("bounced bouncing recovered recovering rebounded shrugged responded atoned back".split())


def _is_earlier(items: Sequence[Item], at: int) -> bool:
    """Whether the clause of a score, or the opening of its sentence, speaks of another day."""
    left = next(
        (place + 1 for place in range(at - 1, max(at - 12, 0), -1) if items[place].lower in _CLAUSE), max(at - 12, 0)
    )
    right = next((place for place in range(at + 1, min(at + 12, len(items))) if items[place].lower in _CLAUSE), at + 12)
    opens = left > _OPENING
    left = _behind_recovery(items, left, at)
    near = [item.lower for item in items[left:right]]
    opening = [item.lower for item in items[:_OPENING]] if opens else []
    month = any(
        word in MONTHS and before in {"in", "last", "since"}
        for before, word in pairwise(item.lower for item in items[at : at + 8])
    )
    return month or another_day(near) or another_day(opening)
