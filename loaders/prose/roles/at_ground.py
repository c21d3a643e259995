"""Managers told by their side's ground: 'Lee, in charge at Mill Lane', 'the Mill Lane boss, Ann Lee'."""

import re
from collections.abc import Iterator

from graph.kinds import ThingType
from loaders.prose.frame.tenants import tenants_of
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.held import Tie
from loaders.prose.roles.phrase import Offices
from loaders.prose.roles.words import Office
from loaders.prose.sieve import Worded

RULE = "office.at-ground"
_MANAGER = r"(?:manager|boss|head coach|team manager|manager-coach)"
_TOLD = re.compile(rf"(?:the )?(?:new |current )?{_MANAGER}$")
_SINCE = r"(?:took over|took charge|was appointed|became manager|was put in charge|succeeded <P\d+>)"
_WAYS = (
    Worded(r" <P(?P<person>\d+)> , (?:who (?:is|has been) )?(?:now )?in charge at <V(?P<ground>\d+)>(?= )"),
    Worded(rf" <P(?P<person>\d+)> , (?:<[Nn](?P<told>\d+)>|(?:new |current )?{_MANAGER}) at <V(?P<ground>\d+)>(?= )"),
    Worded(rf" <P(?P<person>\d+)> , the <V(?P<ground>\d+)> {_MANAGER}(?= [,.])"),
    Worded(rf" <V(?P<ground>\d+)> {_MANAGER} (?:mr )?<P(?P<person>\d+)>(?! 's)(?= )"),
    Worded(rf" since <P(?P<person>\d+)> {_SINCE} (?:[a-z]+ )?at <V(?P<ground>\d+)>(?= )"),
)
_NOT_NOW = frozenset("former ex then old was used once".split())
_OFFICES = Offices((("manager", Office.MANAGER),))


def managers_at_grounds(context: Context) -> Iterator[Tie]:
    """The people so told, with the one side that is at home at the ground."""
    for sentence in context.sentences:
        if "<V>" not in sentence.words or "<P>" not in sentence.words:
            continue
        for way in _WAYS:
            for match in way.found(sentence.text, sentence.words):
                before = sentence.text[: match.start() + 1].split()[-3:]
                if not _is_manager(sentence, match) or not _NOT_NOW.isdisjoint(before):
                    continue
                # Asked last: a side that the text does not name becomes one of its names.
                if (team := _tenant(context, sentence.mention(match["ground"]).entity)) is not None:
                    yield Tie(sentence, sentence.mention(match["person"]), team, _OFFICES, RULE)


def _is_manager(sentence: Encoded, match: re.Match[str]) -> bool:
    """Whether the words that point to somebody, if such were found, are 'the manager' and the like."""
    place = match["told"] if "told" in match.re.groupindex else None
    return place is None or bool(_TOLD.match(sentence.mention(place).told.lower()))


def _tenant(context: Context, ground: int | None) -> int | None:
    """The side at home at a ground on the day of the text, where there is but one and the text knows the day."""
    names, day = context.names, context.document.published
    if ground is None or day is None:
        return None
    tenants = tenants_of(names, ground, day)
    if len(tenants) != 1:
        return None
    (register,) = tenants
    here = next((team.index for team in names.of_type(ThingType.TEAM) if team.register == register), None)
    if here is not None:
        return here
    club = names.gazetteer.clubs.get(register)
    return names.add(ThingType.TEAM, club.name, register).index if club is not None else None
