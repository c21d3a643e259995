"""Whether a possible maker of a goal is taken for its maker."""

import re

from loaders.prose.events.assists.assist_breaks import is_stopped, words_between
from loaders.prose.events.assists.assists import Maker
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.received import thief
from loaders.prose.events.goals.telling import Telling
from loaders.prose.events.people import People
from loaders.prose.frame.frame import Match
from loaders.prose.pattern_parts import one_of

#: What keepers make goals with; after their saves and clearances others score against them.
_LAUNCHED = re.compile(
    r" (?:long ball|long kick|long pass|long throw|goal-kick|punt|drop-kick|kick|throw|kicked|launched|threw|punted) "
    r"(?!out |wide |away |clear )"
)
_NO_PLAYERS = frozenset("manager boss coach referee chairman gaffer supremo tactician".split())


def settle(telling: Telling, line: Line, found: Maker, match: Match | None, people: People) -> bool:
    """Take a possible maker for the maker, if a team-mate of the scorer who may have passed is meant."""
    word = found.word
    if not 0 <= word < len(line.words) or not line.is_person(word) or _is_no_player(line, word):
        return False
    side = people.side_of(telling.person, match) if telling.person is not None else None
    side = side if side is not None else telling.side
    maker = people.person_at(line, word, side, match, unlike=telling.person)
    taker = thief(line, word, people.before.get(line.sentence.index))
    if taker is not None:
        maker = taker
    elif line.words[word].startswith("<H") and not _means_maker(line, found, maker, telling):
        return False
    if maker is None or maker == telling.person:
        return False
    if _is_mate(line, word) and not _had_it_last(line, word, maker, telling, people):
        return False
    own = people.side_of(maker, match)
    opposed = own is not None and side is not None and own != side
    if opposed and not (_is_plain(found) and _may_err(people, match, maker, telling.person)):
        return False
    launched = found.row.outright or _LAUNCHED.search(line.text)
    if people.keeps_goal(maker) and not launched and (own is None or own != side):
        return False
    telling.assister, telling.assist, telling.assist_line, telling.assist_sure = maker, word, line, found.sure
    return True


def _is_no_player(line: Line, word: int) -> bool:
    """Whether somebody is told of by an office that is no player's."""
    return line.item(word).lower.rsplit(" ", 1)[-1] in _NO_PLAYERS


def _is_mate(line: Line, word: int) -> bool:
    """Whether somebody is only told of as 'his team-mate'."""
    mention = line.item(word).mention
    return mention is not None and mention.how == "team-mate"


def _had_it_last(line: Line, word: int, maker: int, telling: Telling, people: People) -> bool:
    """Whether 'his team-mate' can be the last other person spoken of, who did not lose the ball."""
    before = people.before.get(line.sentence.index)
    for place, last in ((line, word), *(((before, len(before.words)),) if before is not None else ())):
        for at in range(last - 1, -1, -1):
            if place.words[at][:2] == "<P" and place.item(at).entity not in (None, telling.person):
                rest = words_between(place, at + 1, last)
                return place.item(at).entity == maker and not is_stopped(rest) and not _LOST.search(rest)
    return False


_LOSING = one_of(
    """
        lost lose loses losing conceded fouled tackled beaten replaced booked sent_off wide over missed headed shot
        fired limped injured gave
    """
)
_LOST = re.compile(rf" {_LOSING} (?!his marker|her marker)")


def _means_maker(line: Line, found: Maker, maker: int | None, telling: Telling) -> bool:
    """Whether a pronoun can mean the maker: whom it most likely means, or the next if that is the scorer."""
    meant = line.item(found.word).entity
    if maker not in (meant, _first_other(line, found.word, telling)):
        return False
    inside = line is telling.line and telling.verb < found.word <= telling.end + 1
    return meant != telling.person or inside or "s" in found.row.pattern.groupindex


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
