"""Crediting each telling of a goal with the assist that its sentence, or the one before, tells."""

import re

from loaders.prose.events.assists import Maker, find_assists, may_be_assisted
from loaders.prose.events.line import Line
from loaders.prose.events.people import People
from loaders.prose.events.telling import Telling
from loaders.prose.frame.frame import Match

_LOOSE = re.compile(
    r" (?:saved|parried|spilled|rebound|rebounded|crossbar|cleared|blocked|free-kick was|penalty(?! (?:area|box|spot))|spot-kick|over the bar|booked|sent off|offside|tipped|half-time|"
    r"replaced|interval|denied|save|mistake|error|robbed|dispossessed|intercepted|caught in possession) ")
_SUMMARY = frozenset(("goals from", "a goal from", "led through", "possessive goal", "scorer", "on target", "make sure", "possessive order",
                      "in thanks to", "seal the win", "celebrates"))
#: Passes that a sentence before the goal may tell, since they name who got the ball.
_FROM_BEFORE = frozenset(("passed to the scorer", "for the scorer to", "the ball found him", "a pass to the scorer", "sent over", "crossed", "laid back", "his ball"))
#: Of these the sentence with the goal must open with the scorer.
_UNRECEIVED = frozenset(("sent over", "crossed", "laid back", "his ball"))
#: Rows that say outright that it was an assist.
_OUTRIGHT = frozenset(("assist", "with the assist", "was provider", "set up by"))


def credit_all(tellings: list[Telling], before: dict[int, Line], match: Match | None, people: People) -> None:
    """Fill in the assists of tellings; `before` has the line before each sentence.

    Done anew with the goals that hold: what seemed a goal and is none ('fired a low ball across') stands in no pass's way.
    """
    told = {telling.line.sentence.index for telling in tellings}
    for telling in tellings:
        telling.assister = telling.assist = telling.assist_line = None
        earlier = before.get(telling.line.sentence.index)
        if earlier is not None and earlier.sentence.index in told:
            earlier = None  # its pass made the goal that it tells itself
        credit(telling, earlier, match, people, _room(telling, tellings))


def _room(telling: Telling, tellings: list[Telling]) -> tuple[int, int]:
    """The words of its sentence that can speak of a telling: from the goal before it to the next one."""
    others = [other for other in tellings if other.line is telling.line and other.person not in (None, telling.person)]
    before = max((other.end for other in others if other.end < telling.begin), default=0)
    after = min((other.begin for other in others if other.begin > telling.end), default=10_000)
    return before, after


def credit(
    telling: Telling, before: Line | None, match: Match | None, people: People, within: tuple[int, int] = (0, 10_000)
) -> None:
    """Fill in the assist of a telling whose scorer is known."""
    if telling.person is None or not may_be_assisted(telling):
        return
    for maker in find_assists(telling.line, telling, within=within):
        if settle(telling, telling.line, maker, match, people):
            return
    if before is None or not telling.in_body or telling.strength < 2 or telling.rule in _SUMMARY:
        return
    for maker in find_assists(before, telling, own_line=False):
        if maker.rule in _UNRECEIVED and not _opens(telling) or _LOOSE.search(" " + " ".join(before.words[maker.word:]) + " "):
            continue
        if maker.rule in _FROM_BEFORE and settle(telling, before, maker._replace(sure=1), match, people):
            return


def _opens(telling: Telling) -> bool:
    """Whether the scorer is the first person that the sentence of a goal speaks of."""
    line = telling.line
    return telling.scorer is not None and all(not line.is_person(word) for word in range(min(telling.scorer, 12))) and telling.scorer < 12


def settle(telling: Telling, line: Line, found: Maker, match: Match | None, people: People) -> bool:
    """Take a possible maker for the maker, if a team-mate of the scorer who may have passed is meant."""
    word, sure, name = found.word, found.sure, found.rule
    if not 0 <= word < len(line.words) or not line.is_person(word):
        return False
    side = people.side_of(telling.person, match) if telling.person is not None else None
    side = side if side is not None else telling.side
    maker = people.person_at(line, word, side, match, unlike=telling.person)
    if line.words[word].startswith("<H") and (maker not in (line.item(word).entity, _first_other(line, word, telling)) or (
            line.item(word).entity == telling.person and "s" not in found.row.pattern.groupindex and not telling.verb < word <= telling.end + 1)):
        return False
    if maker is None or maker == telling.person:
        return False
    own = people.side_of(maker, match)
    if own is not None and side is not None and own != side and not (_is_plain(found) and _may_err(people, match, maker, telling.person)):
        return False
    if people.keeps_goal(maker) and name not in _OUTRIGHT and (own is None or own != side):
        return False
    telling.assister, telling.assist, telling.assist_line, telling.assist_sure = maker, word, line, sure
    return True


def _is_plain(found: Maker) -> bool:
    """Whether a row says by itself that its maker and the scorer play together."""
    return found.sure > 2 or "s" in found.row.pattern.groupindex


def _may_err(people: People, match: Match | None, *players: int | None) -> bool:
    """Whether the side of one of some players was only worked out."""
    return match is not None and not all(player is not None and people.is_told_of(player, match) for player in players)


def _first_other(line: Line, word: int, telling: Telling) -> int | None:
    """Whom a pronoun most likely means if it is not the scorer."""
    mention = line.item(word).mention
    return next((person for person in mention.candidates if person != telling.person), None) if mention else None
