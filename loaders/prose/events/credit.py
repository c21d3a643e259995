"""Crediting each telling of a goal with the assist that its sentence, or the one before, tells."""

import re

from loaders.prose.events.assists import find_assists, may_be_assisted
from loaders.prose.events.line import Line
from loaders.prose.events.people import People
from loaders.prose.events.telling import Telling
from loaders.prose.frame.frame import Match

_LOOSE = re.compile(
    r" (?:saved|parried|spilled|rebound|rebounded|crossbar|cleared|blocked|free-kick was|penalty|spot-kick|over the bar|booked|sent off|offside|tipped|half-time|"
    r"replaced|interval|denied|save|mistake|error|robbed|dispossessed|intercepted|caught in possession) ")
_SUMMARY = frozenset(("goals from", "a goal from", "led through", "possessive goal", "scorer", "on target", "make sure", "possessive order",
                      "in thanks to", "seal the win", "celebrates"))
#: Passes that a sentence before the goal may tell, since they name who got the ball.
_FROM_BEFORE = frozenset(("passed to the scorer", "for the scorer to", "the ball found him", "a pass to the scorer"))
#: Rows that say outright that it was an assist.
_OUTRIGHT = frozenset(("assist", "with the assist", "was provider", "set up by"))


def credit(
    telling: Telling, before: Line | None, match: Match | None, people: People, within: tuple[int, int] = (0, 10_000)
) -> None:
    """Fill in the assist of a telling whose scorer is known."""
    if telling.person is None or not may_be_assisted(telling):
        return
    for word, sure, name in find_assists(telling.line, telling, within=within):
        if _settle(telling, telling.line, word, sure, name, match, people):
            return
    if before is None or not telling.in_body or telling.strength < 2 or _LOOSE.search(before.text) or telling.rule in _SUMMARY:
        return
    for word, _, name in find_assists(before, telling, own_line=False):
        if name in _FROM_BEFORE and _settle(telling, before, word, 1, name, match, people):
            return


def _settle(telling: Telling, line: Line, word: int, sure: int, name: str, match: Match | None, people: People) -> bool:
    if not 0 <= word < len(line.words) or not line.is_person(word):
        return False
    side = people.side_of(telling.person, match) if telling.person is not None else None
    side = side if side is not None else telling.side
    maker = people.person_at(line, word, side, match, unlike=telling.person)
    if line.words[word].startswith("<H") and maker != line.item(word).entity:
        return False
    if maker is None or maker == telling.person:
        return False
    own = people.side_of(maker, match)
    if own is not None and side is not None and own != side:
        return False
    if people.keeps_goal(maker) and name not in _OUTRIGHT and (own is None or own != side):
        return False
    telling.assister, telling.assist, telling.assist_line, telling.assist_sure, telling.assist_rule = maker, word, line, sure, name
    return True
