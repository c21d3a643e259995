"""A side told in one breath with whoever has charge of it, or with whoever it played against."""

import re
from collections.abc import Iterator

from loaders.prose.roles.company import Clue
from loaders.prose.roles.construction import Found, Table, construction
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.words import CLUB_COLOUR, SIDE, either
from loaders.prose.sieve import Worded

_NOT_HIS = (
    r"(?! (?:'s |[a-z-]+ )?(?:career|contract|debut|future|goal|goals|shirt|team-mate|team-mates|teammate"
    r"|teammates|days|spell|colleague|colleagues|bow|move|exit|return|departure|hopes of|move|stay|medal|penalty))"
)
_MACROS = {
    "colour": CLUB_COLOUR,
    "adj": r"(?:(?!(?:at|to|for|in|with|of|on|against|as|and|into|from|past|over|by|that|but|when"
    r"|while) )[a-z-]+ ){0,2}?",
    "side": either(SIDE),
    "against": r"(?:against|over|past|at|beat|beating|defeated|defeating|edged|edge|edging|thrashed|hammered"
    r"|saw off|see off|seeing off|overcame|overcome|to face|face|facing|faced|visit|visited|host|hosted"
    r"|hosting|meet|met|play|played|playing|travel to|travelled to|stun|stunned|crushed|swept aside"
    r"|brushed aside|held|entertain|entertained|welcomed|welcome|outplayed|dominated|sank|sink"
    r"|downed|outclassed|knocked out|eliminated|lost to|losing to|lose to|ended the resistance of)",
}
#: A side told together with whoever has charge of it.
BESIDE = Table(
    (
        construction(
            "beside.genitive",
            ["'s"],
            r" {name} 's (?!(?:old|former|first|previous|second|next|last|own|boyhood|beloved|hometown"
            r"|native) ){colour}{team}" + _NOT_HIS,
            **_MACROS,
        ),
        construction(
            "beside.under", ["under"], r" {team} (?:[a-z0-9,'-]+ ){0,8}?under (?:[a-z-]+ ){0,4}?{name}", **_MACROS
        ),
        construction("beside.clubs-name", ["'s"], r" <[T](?P<team>\d+)> 's {name} (?!'s )", **_MACROS),
        construction(
            "beside.since",
            ["since"],
            r" {team} (?:[^ ;]+ ){0,14}?since (?:[a-z-]+ ){0,3}?{name} "
            r"(?:took|arrived|was appointed|replaced|succeeded|came|returned|was put)",
            **_MACROS,
        ),
        construction(
            "beside.under-club",
            ["under"],
            r"^ under (?:[a-z]+ ){0,2}?{name} (?:, )?(?:the )?{team} (?!on |in the )",
            **_MACROS,
        ),
        construction("beside.of-club", ["of"], r" {name} of {team} ", **_MACROS),
        construction(
            "beside.and-club", ["and"], r" (?:for|to|left|against both|mean|meant) {name} and {team} ", **_MACROS
        ),
        construction("beside.brackets", ["("], r" {name} \( {team} (?:manager|boss|coach|head coach)? ?\)", **_MACROS),
    )
)
_AGAINST = Worded(
    construction(
        "against",
        ["'s"],
        r" {name} 's (?:[a-z0-9-]+ ){0,3}?{side} (?:(?:,|[a-z0-9-]+) ){0,9}?{against} "
        r"(?:the |a )?(?:[a-z-]+ ){0,2}?<T(?P<team>\d+)>(?! [a-z]* ?(?:when|before))",
        **_MACROS,
    ).source
)
_TO_COME = re.compile(r" (?:face|host|play|visit|travel|meet|next|saturday|sunday|will|last (?:week|season|year)) ")
_WIN = Worded(
    construction(
        "wins",
        [],
        r"^ (?:(?:the|a) )?(?:[a-z0-9,-]+ ){0,4}?{team} (?:(?!<[TD])[^ ]+ ){0,20}?"
        r"(?:give|giving|gave|hand|handed|handing|earn|earned|earning|ease|eased|easing|secure|secured) "
        r"(?:[a-z]+ ){0,5}{name} ",
        **_MACROS,
    ).source
)


def beside(context: Context, sentence: Encoded) -> Iterator[Clue]:
    """'Lee of Marlow', 'Lee's Marlow', 'Marlow under Lee', 'Marlow gave Lee a win'."""
    for found in BESIDE.find(sentence):
        person, team = (sentence.mention(found.group(name)).entity for name in ("person", "team"))
        if person is not None and team is not None and not _is_home_country(context, team, found):
            yield person, team, 4.0
    for match in _WIN.found(sentence.text, sentence.words):
        person, team = (sentence.mention(match[name]).entity for name in ("person", "team"))
        if person is not None and team is not None:
            yield person, team, 3.0


def _is_home_country(context: Context, team: int, found: Found) -> bool:
    """Whether "Portugal's Lee" only says where Lee comes from: Portugal does not play."""
    return (
        found.construction.name == "beside.clubs-name"
        and bool(context.names.attribute(team, "national"))
        and not any(team in match.sides for match in context.frame.main_matches)
    )


def against(context: Context, sentence: Encoded) -> Iterator[Clue]:
    """'Lee's side beat Harbour': Lee's is not Harbour, and of two sides of a match it is the other."""
    for match in _AGAINST.found(sentence.text, sentence.words):
        person, team = (sentence.mention(match[name]).entity for name in ("person", "team"))
        if person is None or team is None:
            continue
        yield person, team, -4.0
        sides = context.sides_of(sentence)
        if sides is not None and team in sides and not _TO_COME.search(match[0]):
            yield person, sides[1] if team == sides[0] else sides[0], 2.0
