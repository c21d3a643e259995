"""Signs that somebody named behind a side plays for it or manages it: 'Marlow went close through Hale'."""

import itertools
from collections.abc import Iterator, Sequence

from loaders.prose.frame.side_items import SQUAD, is_side, starts_clause
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names

_THROUGH = frozenset({"through", "via", "introduced", "on", "lost", "to"})
#: Behind a person, after 'wasted chances as': the other side's goalkeeper.
_SAVES = frozenset("save saves saved saving denied kept blocked".split())
_SENT = frozenset("threw throwing sent sending brought bringing put putting".split())
_WASTED = frozenset("wasted missed squandered spurned failed toiled struggled frustrated".split())
_NOT_OWN = frozenset(
    """
        dealing with marked contain handle past against from denied by defence area goal box half keeper
        goalkeeper defender over beat beating facing marking conceded behind undone punished stunned
    """.split()
)
_STOPS = frozenset({";", "but", "while", "before", "after", "although", ":"})
_FORMER = frozenset({"former", "ex", "old"})
_TELLS_MORE = frozenset({"when", "as", "where"})
#: Right after a side: it only owns what follows, or has it done to it.
_NOT_AT_WORK = frozenset({"'s", "'", "were", "was"})
#: A side may stand so far before a person.
_REACH = 12


def behind_side(items: Sequence[Item], place: int, sides: tuple[int, int]) -> Iterator[tuple[int, int, float]]:
    """'Marlow went close through Hale', 'Marlow sent on Hale', 'Harbour pressed when Kim broke clear'."""
    person = items[place].entity
    assert person is not None
    for at in range(place - 1, max(place - _REACH, -1), -1):
        item = items[at]
        if item.is_person or item.lower in _STOPS:
            return
        if is_side(item):
            if item.entity in sides:
                yield from ((person, item.entity, weight) for weight in _weights(items, at, place))
            return


def manages(
    names: Names, items: Sequence[Item], place: int, places: Sequence[int], sides: tuple[int, int]
) -> Iterator[tuple[int, int, float]]:
    """A manager beside the only side that a sentence names, most likely his own."""
    person = items[place].entity
    if person is None or names.attribute(person, "role") != "manager":
        return
    named = {items[at].entity for at in places}
    if len(named) == 1 and (side := named.pop()) in sides:
        yield person, side, 0.7


def _weights(items: Sequence[Item], at: int, place: int) -> Iterator[float]:
    """How firmly a person is of the side before: sure after 'through', likely where the side is the subject."""
    between = [near.lower for near in items[at + 1 : place]]
    if not between and _is_told_player(items, at, place):
        yield 2.0
    if not _NOT_OWN.isdisjoint(between):
        return
    if _is_of_squad(between):
        yield 2.0
    elif starts_clause(items, at) and _NOT_AT_WORK.isdisjoint(between[:1]) and not _TELLS_MORE.isdisjoint(between):
        behind = {near.lower for near in items[place + 1 : place + 6]}
        foiled = not _WASTED.isdisjoint(between) and not _SAVES.isdisjoint(behind)
        yield -1.0 if foiled else 1.0


def _is_told_player(items: Sequence[Item], at: int, place: int) -> bool:
    """'Marlow winger Hale', and not 'the former Marlow winger Hale'."""
    mention = items[place].mention
    before = {item.lower for item in items[max(at - 2, 0) : at]}
    return mention is not None and mention.how == "role" and _FORMER.isdisjoint(before)


def _is_of_squad(between: Sequence[str]) -> bool:
    """Whether the words between a side and a person are 'went close through' or 'brought on'."""
    if not _THROUGH.isdisjoint(between[-1:]) and len(between) < 9:
        return True
    sent_on = any(verb in _SENT and on == "on" for verb, on in itertools.pairwise(between[-4:]))
    if sent_on and "'s" not in between:
        return True
    used = not SQUAD.isdisjoint(between[:4]) and len(between) < 8
    return used and "," not in between and between[-1:] != ["and"]
