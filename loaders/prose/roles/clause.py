"""Which side of a match a sentence is about, where it names only one that is not somebody's opponent."""

import re
from collections.abc import Collection, Iterator

from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.phrase import office_before_name

_TEAM = re.compile(r"<[TD](\d+)>")
#: A side after one of these is another's opponent, or a place.
_OPPOSED = re.compile(
    r" (?:against|over|past|at|beat|beats|beating|beaten by|defeated|defeating|edged|edge|edging|thrashed"
    r"|hammered|saw off|see off|seeing off|overcame|overcome|face|facing|faced|visit|visited|visiting|host"
    r"|hosted|hosting|meet|met|travel to|travelled to|trip to|stun|stunned|crushed|swept aside|brushed aside"
    r"|entertain|entertained|welcomed|outplayed|sank|sink|down|downed|outclassed|knocked out|eliminated|lost to"
    r"|losing to|lose to|former club|old club|former side|from|by|for whom|what|than|rivals|neighbours|like"
    r"|defeat to|defeats to|behind|above|below|played for|left|joined|joining|signed for|signing for|draw with"
    r"|drew with|drawing with|v|vs|resistance of|held by|move to) (?:the |a |an )?(?:[a-z0-9-]+ ){0,2}?$"
)
#: Where another clause begins.
_BREAK = re.compile(
    r" (?:,|;|:|-|as|while|whilst|when|after|before|but|and|until|because|if|although|though|since|despite"
    r"|with|where|who|which|that) "
)
#: What a side's name can be followed by where the side itself is meant, and not somebody or something of its.
_ITSELF = re.compile(
    r"(?: side| team| outfit| boss| manager| players)? "
    r"(?:'s |were |was |are |is |had |have |has |to |in |on |at |by |into |back |[a-z]+ed |[a-z]+s "
    r"|[a-z]+ing |[,.;:)-]|up |out |through |without |again |then |also |won |lost |came |went |went|held "
    r"|took |saw |found |made |got |began |fell |beat |drew |kept |would |could |should |must |might "
    r"|need |did |will |can |cannot |may )"
)
_OWN_GAME = re.compile(r"(?: [a-z0-9'-]+){1,3} <P\d+>")


def sides_named(sentence: Encoded, sides: Collection[int]) -> Iterator[tuple[int, re.Match[str]]]:
    """The sides that a sentence is about, among those given: not as opponents, nor to say whose a player is."""
    for match in _TEAM.finditer(sentence.text):
        entity = sentence.mention(match[1]).entity
        if (
            entity is None
            or entity not in sides
            or _OPPOSED.search(sentence.text[max(0, match.start() - 60) : match.start()])
        ):
            continue
        if not _of_player(sentence.text[match.end() :]):
            yield entity, match


def in_clause(sentence: Encoded, at: int, team: re.Match[str]) -> bool:
    """Whether a side stands, as itself, in the clause of a place of the sentence."""
    low, high = min(at, team.start()), max(at, team.end())
    between = sentence.text[low + 1 : high] if low == at else sentence.text[team.end() : at + 1]
    return not _BREAK.search(f" {between.strip()} ") and is_itself(sentence, team)


def is_itself(sentence: Encoded, team: re.Match[str]) -> bool:
    """Whether a side's name means the side, and not somebody or something of its ('a Marlow attack')."""
    return bool(_ITSELF.match(sentence.text, team.end()))


def _of_player(rest: str) -> bool:
    """Whether a side's name goes on as 'midfielder <Adam>'."""
    follows = _OWN_GAME.match(rest)
    return follows is not None and office_before_name(follows[0].rsplit(" ", 1)[0]) is not None
