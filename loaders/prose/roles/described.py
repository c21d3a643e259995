"""Managers whose office stands right behind, without their name: 'Lee was furious. The Marlow boss kicked a can'."""

import re
from collections.abc import Iterator

from graph.kinds import ThingType
from loaders.prose.names.item import BY_NAME
from loaders.prose.reading import Mention
from loaders.prose.roles.construction import one_way
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.offices import MANAGER_TRIGGERS
from loaders.prose.roles.phrase import office_at_start
from loaders.prose.roles.sign import Sign
from loaders.prose.roles.words import Office
from loaders.prose.sayings.speech import VERBS

RULE = "office.described-behind"
BOSS_BEHIND = one_way(
    RULE,
    r" the (?:[a-z-]+ )?<T(?P<team>\d+)> (?P<after>(?:[a-z-]+ ){1,3}?)"
    r"(?=[,.;:]|(?:[a-z]+ed|said|was|is|had|has|could|did|will|would|felt|saw|took|made|went|got|threw|put|told|says|knew"
    r"|spoke|thought|and|then|also|never|later|looked|hit|cut|kept|gave|left|let|ran|stood|sent|broke|sat|who|may"
    r"|must) )",
    MANAGER_TRIGGERS,
)
#: What somebody is told to do or to feel who is no player at play.
_MOOD = re.compile(
    r"^ (?:(?:but|and|yet|now|so|for|afterwards|under-fire|beaten|relieved|delighted|angry|furious|big|an?|sir|mr"
    r"|the) ){0,3}"
    r"(?:[a-z]+ ' (?:[a-z]+ ){1,3}' )?<P(?P<person>\d+)> "
    r"(?:(?:was|is|looked|seemed|sounded|cut|stood|sat|became|remained) "
    r"(?!(?:replaced|substituted|booked|taken|withdrawn|sent off|fouled|brought|injured|carried|tackled|denied|shown"
    r"|through))"
    r"|(?:could|refused|had no|has no|had seen|puffed|shook|punched the air|kicked a|hugged|smiled|grinned|celebrated"
    r"|danced"
    r"|fumed|raged|wept|applauded|clapped)|(?:[a-z]+ly )?" + VERBS + r" )"
)
#: The same in the last clause: ', though Lee was still grumbling.'
_CLAUSE = re.compile(
    r" , (?:though|but|and|while|yet|although|which) <P(?P<person>\d+)> "
    r"(?:(?:was|is|looked|seemed|sounded|remained) (?:still |far from |not |none too |less than |hardly |rather )?"
    r"(?:finding|grumbling|unhappy|unimpressed|happy|delighted|satisfied|pleased|furious|angry|impressed|cautious|wary"
    r"|adamant|refusing|insisting|quick|keen|anxious|bullish|philosophical|downbeat|upbeat|coy)"
    r"|(?:refused|wanted|thought|felt|insisted|believed|admitted|played|declined|warned)) [^<;]{0,90}$"
)
_SAID_BY = re.compile(rf" {VERBS} (?:[a-z-]+ )?<P(?P<person>\d+)> [,.]")
#: What is told of players, whom a boss may speak of right after.
_OF_PLAYERS = frozenset(
    """
        goal goals hat-trick brace debut injury armband shirt substituted substitute team-mates teammates captain
        skipper striker defender midfielder goalkeeper keeper winger header strike penalty manager boss coach gaffer
        signing loan contract appearance
    """.split()
)
_ENTRIES = (Office.MANAGER, Office.CARETAKER)


def described_behind(context: Context) -> Iterator[Sign]:
    """The people so told, with their side."""
    for sentence in context.having(BOSS_BEHIND):
        for _, _, match in BOSS_BEHIND.find(sentence):
            offices = office_at_start(match["after"])
            if offices is None or offices.offices[0][1] not in _ENTRIES or offices.former or offices.incoming:
                continue
            if not match["after"].strip().endswith(offices.offices[0][0]):
                continue
            person = _meant(context, sentence, match.start())
            if person is not None:
                team = sentence.mention(match["team"])
                yield Sign(person, sentence, RULE, 2.0, match.start(), team, offices=offices)


def _meant(context: Context, sentence: Encoded, at: int) -> Mention | None:
    """Who stood first in the sentence before, or earlier in this one, and was told to feel or say something."""
    before = sentence.text[: at + 1]
    if "<P" in before:
        found = _MOOD.search(before)
        return _alone(context, sentence, found) if before.count("<P") == 1 else None
    index = sentence.sentence.index - 1
    if index < 0 or context.sentences[index].sentence.block.kind == "title":
        return None
    other = context.sentences[index]
    if (clause := _CLAUSE.search(other.text)) is not None:
        person = other.mention(clause["person"])
        return person if _is_unmarked(context, person.entity) else None
    return _alone(context, other, _MOOD.search(other.text) or _SAID_BY.search(other.text))


def _is_unmarked(context: Context, person: int | None) -> bool:
    """Whether the text has told no position of somebody."""
    return person is not None and context.names.attribute(person, "position") is None


def _alone(context: Context, sentence: Encoded, found: re.Match[str] | None) -> Mention | None:
    """Who was found, where the text has told no team and no position of him."""
    if found is None or not _OF_PLAYERS.isdisjoint(found.string.split()):
        return None
    person = sentence.mention(found["person"])
    named = {
        mention.entity
        for mention in context.names.in_sentence(sentence.sentence)
        if mention.type is ThingType.PERSON and mention.how in BY_NAME
    }
    return person if len(named) == 1 and _is_unmarked(context, person.entity) else None
