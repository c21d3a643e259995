"""Who a telling says scored, where the words for him are a pronoun, a description or the wrong name."""

import re

from loaders.prose.events.clause.cleft import is_cleft
from loaders.prose.events.clause.function import function_of
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.walk import walk_left
from loaders.prose.events.goals.owners import owner_of_the_clause
from loaders.prose.events.goals.received import receiver
from loaders.prose.events.goals.telling import Telling
from loaders.prose.events.people import People
from loaders.prose.frame.frame import Match
from loaders.prose.pointing.giving import HANDS
from loaders.prose.pointing.ruled_out import doer_before, passes_at

_FED = re.compile(
    r" (?:fed|found|picked out|set up|released|played in|slipped in|teed up|sent|put|set|freed|fed it to|crossed for"
    r"|squared (?:it |the ball )?(?:for|to)|passed to|laid it off to|cut (?:it )?back (?:for|to)|fell to|fell for"
    r"|tripped|fouled|felled|upended|floored|brought down|pulled down|hauled down|bundled over|body-checked"
    r"|failed to (?:dispossess|stop|tackle|close down|track|pick up|mark|follow|catch|halt|reach|hold)"
    r"|broke to|came to|dropped to|ran to|through to|slid in|threaded through|played through|to|for|was|is|stood|came) "
    r"(?P<to><P\d+>) "
    r"(?:in |through |clear |away |free |up |unmarked |on the [a-z]+ |in space |(?:[a-z]+|\d+) yards (?:out|from"
    r" goal) )?(?:,? ?(?:and|but|before|as)|,) $"
)
_GIVEN = frozenset((*HANDS, "for", "to"))
#: These open the clause of what a keeper did before the goal; these tell what came next.
_REASONS = frozenset(("when", "as", "after", "because"))
_NEXT = frozenset(("then", "before", "and"))
_WHEN = frozenset(("when", "as", "after", "before"))


def scorer_of(telling: Telling, match: Match | None, people: People) -> int | None:
    """The person who a telling says scored."""
    if telling.scorer is None:
        return None
    met = _his_who_met_it(telling)
    if met is not None:
        return people.person_at(telling.line, met, telling.side, match)
    meant = _meant(telling)
    if meant is not None:
        telling.scorer = meant
    got = receiver(telling.line, telling.scorer, people.before.get(telling.line.sentence.index))
    received = people.person_at(*got, telling.side, match) if got is not None else None
    if received is not None and not people.keeps_goal(received):
        return received
    giver = _giver(telling.line, telling.scorer)
    side = telling.side
    if side is None and giver is not None and not telling.own_goal:
        side = people.side_of(giver, match)  # one passes to one's own
    return people.person_at(telling.line, telling.scorer, side, match, own_goal=telling.own_goal)


def _meant(telling: Telling) -> int | None:
    """The word of the sentence that its pronoun for the scorer means."""
    if telling.scorer is not None and is_cleft(telling.line, telling.scorer):
        return None
    ways = (
        _in_apposition,
        _his_behind_a_name,
        _fed_before,
        _he_of_the_opening,
        _subject_before,
        _subject_of_the_clause_before,
        owner_of_the_clause,
    )
    return next((word for way in ways if (word := way(telling)) is not None), None)


def _in_apposition(telling: Telling) -> int | None:
    """'There was the skipper, Tom Hale, to lash it in': the name behind a description says who he is."""
    line, word = telling.line, telling.scorer
    if word is None or line.words[word][:2] != "<N" or line.words[word + 1 : word + 2] != [","]:
        return None
    name = word + 2
    if name + 1 >= len(line.words) or line.words[name][:2] != "<P" or line.words[name + 1] not in _APPOSED:
        return None
    return name


#: What stands behind a name in apposition.
_APPOSED = frozenset((",", ".", ";", "-", "to", "who"))


def _his_behind_a_name(telling: Telling) -> int | None:
    """'Kim's corner was powered home by Hale, his first goal of the season': 'his' is whoever was named last."""
    line, word = telling.line, telling.scorer
    if word is None or word < 3 or line.words[word][:2] != "<H" or not line.owns(word):
        return None
    named = word - 2
    behind = line.words[word - 1] == "," and line.words[named][:2] == "<P" and line.words[named - 1] in _BY
    return named if behind else None


def _his_who_met_it(telling: Telling) -> int | None:
    """'Kim's corner was met by Hale, unmarked, and his header was in the net': 'his' is who met it."""
    line, word = telling.line, telling.scorer
    if word is None or line.words[word][:2] != "<H" or not line.owns(word):
        return None
    match = _MET_BY.search(line.text[: line.offsets[word]])
    return line.word_at(match.start("to")) if match else None


_MET_BY = re.compile(
    r" (?:met by|reached|found|fell to|picked out|dropped to|ran to|broke to) (?:the )?(?:[a-z-]+ ){0,2}(?P<to><P\d+>)"
    r"(?: , [^,;.<>]{1,40} ,| [^<>.;,]{1,30})? ?,? ?(?:and|,) $"
)


#: Before a name: it is not a subject that goes on behind the comma.
_BY = frozenset(("by", "from", "through", "for"))


def _fed_before(telling: Telling) -> int | None:
    """'Kim picked out Hale and he buried it': a pronoun right after a pass means who got it."""
    line, word = telling.line, telling.scorer
    if word is None or line.words[word][:2] != "<H" and not _is_told_on(line, word):
        return None
    match = _FED.search(line.text[: line.offsets[word]])
    if match is None or line.words[word][:2] == "<N" and match[0].split()[0] in _LOOSE:
        return None
    return line.word_at(match.start("to"))


#: After these a name may be anybody's: 'threw on Sand for Lund and the youngster'.
_LOOSE = frozenset("for to was is stood came".split())


def _is_told_on(line: Line, word: int) -> bool:
    """'Put Hale through, and the centre-forward shot': a forward described right after a pass got it."""
    item = line.item(word)
    return line.words[word][:2] == "<N" and line.words[word - 1] == "and" and item.lower.endswith(_FORWARDS)


_FORWARDS = (
    "big defender",
    "big man",
    "centre-half",
    "midfielder",
    "forward",
    "striker",
    "winger",
    "marksman",
    "poacher",
    "substitute",
    "youngster",
    "teenager",
    "rookie",
)


def _subject_before(telling: Telling) -> int | None:
    """'Hale, who came on late, settled it when he robbed Stone and slid it in': 'he' is who opened the sentence."""
    line, word = telling.line, telling.scorer
    if word is None or not _is_he(line, word) or line.words[word - 1] not in _WHEN:
        return None
    first = next((at for at in range(min(4, word)) if line.words[at][:2] == "<P"), None)
    if first is None or line.owns(first) or line.item(first).entity is None:
        return None
    others = [
        at
        for at in range(first + 1, word)
        if line.words[at][:2] in ("<P", "<N") and function_of(line, at) in ("subject", "owner")
    ]
    return None if others else first


def _subject_of_the_clause_before(telling: Telling) -> int | None:
    """'Hale had already struck the bar when he put them in front': 'he' is who the clause before is about.

    Where somebody else is named in between, or 'him' got the ball there, it is left open.
    """
    line, word = telling.line, telling.scorer
    if not word or not _is_he(line, word) or line.words[word - 1] not in _LINKS:
        return None
    for at in range(word - 1, -1, -1):
        if line.words[at] in _PARTS:
            return None
        if not line.is_person(at) or line.owns(at) and line.words[at][:2] == "<H":
            continue
        if line.words[at][:2] == "<H" and (_is_he(line, at) or line.words[at - 1] not in _GAVE_IT):
            continue
        subject = line.words[at][:2] == "<P" and not line.owns(at) and function_of(line, at) == "subject"
        return at if subject and line.item(at).entity is not None else None
    return None


_LINKS = frozenset("when as after before until and but because once since while then , ;".split())
#: Another sentence, in effect, or the words of somebody.
_PARTS = frozenset((":", '"', ".", "!", "?"))
#: Before 'him' these say that somebody else had the ball before.
_GAVE_IT = frozenset(
    """
        picked fed found gave sent set put played slipped released freed teed spotted handed left supplied presented
        giving finding feeding sending setting putting playing slipping releasing picking
    """.split()
)


def _he_of_the_opening(telling: Telling) -> int | None:
    """'He had forced a save when Stone was fouled, and he sent the keeper the wrong way': one 'he' means one person."""
    line, word = telling.line, telling.scorer
    if not word or not _is_he(line, word):
        return None
    if not _is_he(line, 0):
        return None
    if line.item(0).entity is not None:
        return 0
    # 'He had missed two, but Hale does not hide, and he headed in the winner'
    named = [at for at in range(word) if line.words[at][:2] == "<P"]
    return named[0] if len(named) == 1 and not line.owns(named[0]) else None


def _is_he(line: Line, word: int) -> bool:
    return line.words[word][:2] == "<H" and line.item(word).lower == "he"


def _giver(line: Line, word: int) -> int | None:
    """'Kim squared for the Dane to finish': whoever gives the ball is not the one described or meant by a pronoun."""
    if line.words[word][:2] == "<N":
        doer = doer_before(line, word)
        return line.item(doer).entity if doer is not None and passes_at(line, doer) else None
    if line.words[word][:2] != "<H" or not word or line.words[word - 1] not in _GIVEN:
        return None
    subject = walk_left(line, word - 2, crossing=True)
    return line.item(subject.word).entity if subject and line.words[subject.word][:2] == "<P" else None


def pass_over_keeper(telling: Telling, match: Match | None, people: People) -> None:
    """'Hale pounced when Sand parried, then turned in a cross': who did not keep goal did the next thing too."""
    line, word = telling.line, telling.scorer
    if word is None or _REASONS.isdisjoint(line.words[max(word - 5, 0) : word]):
        return
    before = line.words[word : telling.verb + 1]
    subject = None if _NEXT.isdisjoint(before) else walk_left(line, word - 1, crossing=True)
    person = people.person_at(line, subject.word, telling.side, match) if subject else None
    if subject is not None and person is not None and not people.keeps_goal(person):
        telling.scorer, telling.person = subject.word, person
