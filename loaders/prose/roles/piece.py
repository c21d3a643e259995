"""News of a club and its people: which club such a text is about, so that it need not be told again."""

import re
from collections import Counter
from collections.abc import Iterable

from graph.kinds import ThingType
from loaders.prose.names.item import BY_NAME
from loaders.prose.reading import Mention
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.held import Tie

_TEAM = re.compile(r"<[Tt](\d+)>")
#: Words of news about people and clubs, one of which stands in the headline or the lead.
_NEWS = frozenset(
    """
        sack sacks sacked sacking fire fires fired axe axed dismiss dismissed part parted resign resigns resigned quit
        quits appoint appoints appointed name names named hire hires hired unveil unveiled manager coach boss caretaker
        interim chairman president owner owners takeover director contract loan sign signs signed signing bid transfer
        release released retire retires retired injury injured successor vacancy exit departure stepped steps managed
        leave leaves leaving left taken bought buy buys consortium succeed succeeds replace replaces denies deny denied
    """.split()
)
#: What parts the sides of a match: a club behind it is somebody's opponent, and nobody's employer.
_OPPOSED = re.compile(
    r" (?:defeats?|loss|losses|draws?|wins?|victory|victories|beating|thrashing|hammering|trip|visit|games?|match|tie"
    r"|clash|reverse|exit|humiliation|drubbing|meeting|lost|won|beaten|beat|drew) "
    r"(?:[a-z-]+ ){0,2}?(?:(?:to|by|at|against|with|over|v|from) )?(?:the )?$"
)
_LEFT = re.compile(r" (?:left|leaving|quit|from|former|ex) (?:the )?$")
_FOLLOWS = re.compile(r" ?(?:[a-z-]+ ){0,3}?(?:of|at|for|by|from|with|to|in charge of) (?:the )?<[Tt](\d+)>")
#: What is told of somebody's past between two commas.
_ASIDE = re.compile(r" , (?:who|whose|formerly|previously|once|ex|the former|a former) [^,;]{1,90}(?=,)")


def club_of_piece(context: Context, ties: Iterable[Tie]) -> int | None:
    """The club that a piece of news is about: the one whose comings and goings its lead tells, or the only one in it.

    None for reports of matches, and where the lead speaks of several.
    """
    if any(match.status == "played" and not match.touched for match in context.frame.main_matches):
        return None
    lead = _lead(context)
    inside = {sentence.sentence.index for sentence in lead}
    told = {
        team
        for tie in ties
        if tie.rule.startswith("tenure.") and tie.sentence.sentence.index in inside
        if (team := tie.team if isinstance(tie.team, int) else tie.team.entity) is not None
    }
    if len(told) == 1:
        return next(iter(told))
    if told or not any(_NEWS & sentence.words for sentence in lead):
        return None
    return _only_club(context, lead)


def _lead(context: Context) -> list[Encoded]:
    """The headline and the first paragraph below it."""
    first = next((one.sentence.block.index for one in context.sentences if one.sentence.block.kind == "body"), None)
    return [
        one
        for one in context.sentences
        if one.sentence.block.kind == "title"
        or (one.sentence.block.index == first and one.sentence.block.kind == "body")
    ]


def _only_club(context: Context, lead: list[Encoded]) -> int | None:
    """The one club that headline and lead name, or that both of them do and the text speaks of far more than others."""
    title = _clubs(context, [one for one in lead if one.sentence.block.kind == "title"])
    body = _clubs(context, [one for one in lead if one.sentence.block.kind != "title"])
    if len(title | body) == 1:
        return next(iter(title | body))
    if len(title & body) != 1:
        return None
    times = Counter(mention.entity for mention in context.names.mentions)
    club = next(iter(title & body))
    return club if all(times[club] >= 2 * times[other] for other in (title | body) - {club}) else None


def _clubs(context: Context, sentences: Iterable[Encoded]) -> set[int]:
    """The clubs that some sentences name; without national sides."""
    return {
        entity
        for sentence in sentences
        for match in _TEAM.finditer(sentence.text)
        if (entity := sentence.mention(match[1]).entity) is not None and not context.names.attribute(entity, "national")
    }


def other_club_near(context: Context, sentence: Encoded, start: int, end: int, club: int) -> bool:
    """Whether another club than that of the piece stands nearer to what was found in a sentence.

    Opponents do not count, nor what an aside tells of somebody's past.
    """
    told = _ASIDE.sub(" ", sentence.text[: start + 1]) + sentence.text[start + 1 : end]
    for match in _TEAM.finditer(told):
        right_before = told[max(0, match.start() - 60) : match.start()]
        if _OPPOSED.search(right_before) or _LEFT.search(right_before):
            continue
        if _is_other(context, sentence, match[1], club):
            return True
    follows = _FOLLOWS.match(sentence.text, end)
    return follows is not None and _is_other(context, sentence, follows[1], club)


def other_club_before(context: Context, sentence: Encoded, club: int) -> bool:
    """Whether the sentence before, in the same paragraph, speaks of another club."""
    index = sentence.sentence.index - 1
    if index < 0:
        return False
    other = context.sentences[index]
    if other.sentence.block.index != sentence.sentence.block.index:
        return False
    return other_club_near(context, other, len(other.text) - 1, len(other.text), club)


def _is_other(context: Context, sentence: Encoded, place: str, club: int) -> bool:
    mention = sentence.mention(place)
    return (
        mention.type is ThingType.TEAM
        and mention.entity != club
        and not (mention.entity is not None and context.names.attribute(mention.entity, "national"))
    )


def is_sure(context: Context, sentence: Encoded, person: Mention) -> bool:
    """Whether a pronoun means somebody whom its sentence, or else the one before, names; names are sure."""
    if person.how != "pronoun":
        return True
    for index in (sentence.sentence.index, sentence.sentence.index - 1):
        named = {
            mention.entity
            for mention in context.names.mentions
            if mention.sentence == index
            and mention.type is ThingType.PERSON
            and mention.how in BY_NAME
            and mention.start < person.start
        }
        if named:
            return person.entity in named
    return True
