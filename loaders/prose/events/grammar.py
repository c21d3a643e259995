"""Who does what a verb says, found without a parser by walking through the clause."""

from dataclasses import dataclass

from loaders.prose.events.agents import agent_of
from loaders.prose.events.asides import before_aside, before_dash, before_note
from loaders.prose.events.coordination import coordinated
from loaders.prose.events.function import (
    AUXILIARIES,
    DETERMINERS,
    JOINERS,
    PREPOSITIONS,
    STOPS,
    SUBORDINATORS,
    function_of,
    looks_like_verb,
    verb_kind,
)
from loaders.prose.events.lexicon import is_adverb
from loaders.prose.events.line import Line
from loaders.prose.names.vocabulary import PERSON_NOUNS

__all__ = ("Subject", "coordinated", "function_of", "subject_of", "verb_kind", "walk_left")

GIVING_WAY = frozenset(
    """
        for allow allowed allowing leave left leaving let letting help helped helping enable enabled enabling invite
        invited inviting saw see seeing with watch watched watching permit permitted permitting send sent sending free
        freed freeing giving give gave find finding found
    """.split()
)
_SAYING_PASSIVE = frozenset("was were been being is are be got getting".split())
_PARTICIPLES_AFTER = frozenset("before after by when while in on without since for".split())


@dataclass(frozen=True, slots=True)
class Subject:
    """The word that does it, and the way that led to it."""

    word: int
    way: str


def subject_of(line: Line, verb: int, kind: str, end: int) -> Subject | None:
    """The person who does what the verb at `verb` says; the licence that followed it ends at word `end`."""
    agent = agent_of(line, verb, end)
    if agent is not None:
        return Subject(agent, "agent")
    if line.words[verb] in _SAME_FORMS:
        kind = "base" if _is_infinitive(line, verb) else "past"
    if kind == "ing":
        return _of_participle(line, verb)
    if kind == "base":
        return _of_infinitive(line, verb)
    if _is_passive(line, verb):
        return None
    return walk_left(line, verb - 1)


#: Verbs whose past is spelt like their base.
_SAME_FORMS = frozenset(("beat", "hit", "put", "cut", "let"))


def _is_infinitive(line: Line, verb: int) -> bool:
    at = verb - 1
    while at >= 0 and is_adverb(line.words[at]):
        at -= 1
    return at >= 0 and (
        line.words[at] in ("to", "would", "did", "could")
        or line.words[at] in JOINERS
        and _infinitive_before(line, at - 1) >= 0
    )


def _is_passive(line: Line, verb: int) -> bool:
    at = verb - 1
    while at >= 0 and is_adverb(line.words[at]):
        at -= 1
    return at >= 0 and line.words[at] in _SAYING_PASSIVE


def _of_participle(line: Line, verb: int) -> Subject | None:
    """'X tucking away' is done by X; ', tucking away' and 'before tucking away' by the subject of the clause."""
    at = verb - 1
    while at >= 0 and is_adverb(line.words[at]):
        at -= 1
    if at < 0:
        return _after(line, verb)
    word = line.words[at]
    if line.is_person(at) and not line.owns(at):
        return Subject(at, "absolute")
    if word == ",":
        return walk_left(line, at - 1, crossing=True)
    if word in _PARTICIPLES_AFTER or word in JOINERS or word in SUBORDINATORS:
        return walk_left(line, at - 1, crossing=True)
    if word in AUXILIARIES:
        return walk_left(line, at)
    return walk_left(line, at, crossing=True)


def _after(line: Line, verb: int) -> Subject | None:
    """The subject that follows an opening participle: 'Rounding Visser, Bello ...'."""
    for at in range(verb + 1, len(line.words)):
        if line.words[at] == "," and at + 1 < len(line.words):
            for found in range(at + 1, min(at + 6, len(line.words))):
                if line.is_person(found) and not line.owns(found):
                    return Subject(found, "after")
            return None
    return None


def _of_infinitive(line: Line, verb: int) -> Subject | None:
    """'for X to head in', 'allowing X to', else who climbed, ran or was on hand to."""
    at = verb - 1
    while at >= 0 and (is_adverb(line.words[at])):
        at -= 1
    if at >= 0 and line.words[at] in JOINERS:
        at = _infinitive_before(line, at - 1)
    if at >= 0 and line.words[at] in ("would", "did", "does", "'d"):
        return walk_left(line, at - 1)
    if at < 0 or line.words[at] != "to":
        return _bare(line, at)
    before = at - 1
    while before >= 0 and (is_adverb(line.words[before]) or line.words[before] in _PAST_HIM):
        before -= 1
    before = before_aside(line, before)
    if before >= 0 and line.item(before).lower in ("himself", "herself"):
        return walk_left(line, before - 1, crossing=True)
    if before >= 0 and line.is_person(before) and not line.owns(before) and _is_given_way(line, before):
        return Subject(before, "to")
    return walk_left(line, at - 1, crossing=True)


def _is_given_way(line: Line, person: int) -> bool:
    """'for X to', 'allowing X to': not 'past X to'."""
    role = function_of(line, person)
    if role == "subject":
        return True
    for at in range(person - 1, max(person - 8, -1), -1):
        word = line.words[at]
        if (
            word in ("for", "to")
            or word in GIVING_WAY
            or word == "of"
            and line.words[at - 1] in ("feet", "path", "head", "way", "boot")
        ):
            return True
        if word == "of" and line.words[at - 1] in _REACHED:
            return True
        if word == "in" and line.words[at - 1] in ("let", "lets", "letting"):
            return True
        if word in PREPOSITIONS or word in STOPS or word == ",":
            return False
        if looks_like_verb(word):
            return word in _LETTING_SHOOT
    return False


#: 'slipped X in to score', 'put X through to score'.
_PAST_HIM = frozenset("in through up clear away free on goal".split())
_LETTING_SHOOT = frozenset(
    """
        fed set teed played sent picked released invited allowed slipped put freed supplied slid found
        setting playing putting sending slipping feeding releasing freeing picking finding teeing sliding
        spotted
    """.split()
)
_REACHED = frozenset(("path", "feet", "head", "run"))


def _infinitive_before(line: Line, at: int) -> int:
    for back in range(at, max(at - 14, -1), -1):
        if (
            line.words[back] == "to"
            and back + 1 < len(line.words)
            and not line.words[back + 1].startswith("<")
            and line.words[back + 1] not in DETERMINERS
        ):
            return back
        if line.words[back] in STOPS:
            return -1
    return -1


def _bare(line: Line, at: int) -> Subject | None:
    """'saw X sweep in': the person right before a bare infinitive."""
    if at >= 0 and line.is_person(at) and not line.owns(at):
        return Subject(at, "bare")
    return None


def walk_left(line: Line, at: int, *, crossing: bool = False) -> Subject | None:  # noqa: C901  one walk, told in one place
    """The nearest person to the left that can be a subject; `crossing` where other words may lie between."""
    nominal = False
    first = at
    at = before_aside(line, at)
    if not crossing and _is_side_subject(line, at):
        return None
    while at >= 0:
        word = line.words[at]
        if word == "-" and before_dash(line, at):
            at = before_dash(line, at)
            continue
        if word == ")" and before_note(line, at) != at:
            at = before_note(line, at)
            continue
        if _ends_walk(word, crossing=crossing):
            return None
        if word in _POINTING:
            return _antecedent(line, at - 1)
        if line.is_person(at) and not line.owns(at):
            role = function_of(line, at)
            if role == "subject":
                return None if nominal else Subject(at, "walk")
        elif word in JOINERS:
            if nominal or (crossing and _nominal_from(line, at + 1, first)):
                return None
            crossing = True
        elif word in SUBORDINATORS and (not crossing or _nominal_from(line, at + 1, first)):
            return None
        elif not crossing and not is_adverb(word) and word not in AUXILIARIES and word not in _ASIDE and word != ",":
            nominal = nominal or _heads_subject(line, at)
        at -= 1
    return None


def _is_side_subject(line: Line, at: int) -> bool:
    """'... and on 57 minutes they got the goal': the side before the verb did it."""
    while at >= 0 and (is_adverb(line.words[at]) or line.words[at] in AUXILIARIES):
        at -= 1
    if at > 1 and line.words[at - 1] == "of" and line.is_person(at - 2):
        return False  # 'Stone of Harbour sliced it'
    return at >= 0 and line.is_side(at) and not line.owns(at)


def _ends_walk(word: str, *, crossing: bool) -> bool:
    return (word in STOPS and word not in _ASIDE) or (word in {"which", "that"} and not crossing)


_ASIDE = frozenset("()\"'")
#: Words that stand for the person named last.
_POINTING = frozenset(("who", "whom", "latter"))


def _nominal_from(line: Line, at: int, end: int) -> bool:
    """Whether a clause opens with a subject that is no mention: 'but the Dutchman was placed to'."""
    if line.words[at] not in ("the", "a", "an"):
        return False
    for place in range(at + 1, min(at + 5, end)):
        word = line.words[place]
        if line.is_person(place) or word in PREPOSITIONS:
            return False
        if word in AUXILIARIES or (looks_like_verb(word) and place > at + 1):
            return True
    return False


def _heads_subject(line: Line, at: int) -> bool:
    """Whether a word that is no mention seems to be the subject itself: 'the striker', 'a defender', 'nobody'."""
    if line.words[at] in ("nobody", "neither", "everyone", "players", "none"):
        return True
    if line.words[at].startswith("<") or line.words[at] in PREPOSITIONS or line.words[at] == "'s":
        return False
    if looks_like_verb(line.words[at]):
        return False
    back = at
    while back > 0 and back > at - 6:
        back -= 1
        word = line.words[back]
        if word in ("the", "a", "an", "another"):
            before = line.words[back - 1] if back else ","
            return before in (",", "and", "but", "before", "then", "as", "when", "while", "after") or back == 0
        if word.startswith("<T"):
            continue
        if (
            word.startswith("<")
            or word in PREPOSITIONS
            or word in (",", "'s")
            or word in JOINERS
            or looks_like_verb(word)
        ):
            return False
    return False


def _antecedent(line: Line, at: int) -> Subject | None:
    """Who 'who' means: the person nearest before it, owners apart; nobody where a description that points to no one stands there."""
    nearest = line.words[at - 1] if at > 0 and line.words[at] == "," else line.words[at]
    if nearest in PERSON_NOUNS:
        return None
    for back in range(at, max(at - 16, -1), -1):
        word = line.words[back]
        if line.is_person(back) and not line.owns(back):
            return Subject(back, "who")
        if (
            word in STOPS
            and word not in ('"', "'")
            or at - back < 2
            and word.isalpha()
            and line.item(back).text[0].isupper()
        ):
            return None
    return None
