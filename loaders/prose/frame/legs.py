"""The two legs of a tie told in one sentence: which score is which leg's, and who was at home in each."""

from collections.abc import Sequence

from loaders.prose.document import Document
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.frame.scores import numbers_of
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names

_LEGS = {"first": 1, "1st": 1, "opening": 1, "second": 2, "2nd": 2, "return": 2}
_REACH = 6


def set_legs(document: Document, names: Names, frame: Frame) -> None:
    """Note the legs of matches of one pair; the side at home in one leg is away in the other."""
    by_pair: dict[frozenset[int], list[Match]] = {}
    for match in frame.matches:
        if match.status == "played" and match.goals:
            by_pair.setdefault(frozenset(match.sides), []).append(match)
    for matches in by_pair.values():
        if len(matches) == 2:
            _set(document, names, *matches)


def _set(document: Document, names: Names, one: Match, two: Match) -> None:
    legs = [_leg_of(document, names, match) for match in (one, two)]
    if None in legs or legs[0] == legs[1]:
        return
    one.leg, two.leg = legs
    known, other = (one, two) if one.main or one.home is not None else (two, one)
    if known.home is not None and not known.neutral:
        other.home = known.away
        if other.home is not None:
            other.first, other.second = other.home, known.home


def _leg_of(document: Document, names: Names, match: Match) -> int | None:
    """The leg that stands by a match's score in the sentence that tells it."""
    sentence = document.sentence_at(match.start)
    if sentence is None:
        return None
    items = names.items(sentence)
    goals = sorted(match.goals.values())
    for at, item in enumerate(items):
        numbers = None if item.mention else numbers_of(item)
        if numbers is not None and sorted(numbers) == goals:
            return _near(items, at) or match.leg
    return match.leg


def _near(items: Sequence[Item], at: int) -> int | None:
    """The leg named right before a score, else right behind it."""
    for place in (*range(at - 1, max(at - _REACH, 0), -1), *range(at + 2, min(at + _REACH, len(items)))):
        before, word = items[place - 1].lower, items[place].lower
        if word in {"leg", "legs"} and before in _LEGS:
            return _LEGS[before]
        if place < at and numbers_of(items[place]) is not None and not items[place].mention:
            return None
    return None
