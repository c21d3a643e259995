"""The nearest person to the left of a verb that can be its subject, found by walking through the clause."""

from dataclasses import dataclass

from loaders.prose.events.clause.asides import before_aside, before_dash, before_note
from loaders.prose.events.clause.function import function_of
from loaders.prose.events.clause.lexicon import is_adverb
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.word_classes import (
    AUXILIARIES,
    JOINERS,
    PREPOSITIONS,
    STOPS,
    SUBORDINATORS,
    looks_like_verb,
)
from loaders.prose.names.vocabulary import PERSON_NOUNS


@dataclass(frozen=True, slots=True)
class Subject:
    """The word that does it, and the way that led to it."""

    word: int
    way: str


def walk_left(line: Line, at: int, *, crossing: bool = False) -> Subject | None:  # noqa: C901  one walk, told in one place
    """The nearest person to the left that can be a subject; `crossing` where other words may lie between."""
    nominal = False
    first = at
    at = before_aside(line, at)
    if not crossing and _is_side_subject(line, at):
        return None
    while at >= 0:
        word = line.words[at]
        if (before := _before_parenthesis(line, at, crossing=crossing)) != at:
            at = before
            continue
        if _ends_walk(word, crossing=crossing) or at < first and _does(line, at):
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


#: With these an aside opens that is about somebody else: ', with Lund screaming for a pass, '.
_ASIDE_OPENS = frozenset("with despite having after under from without as when while".split())


def _opens_aside(line: Line, at: int) -> bool:
    """Whether the comma at a word closes an aside that tells of something else."""
    opening = next((back for back in range(at - 1, max(at - 18, 0), -1) if line.words[back] == ","), at)
    return opening < at - 2 and line.words[opening + 1] in _ASIDE_OPENS and before_aside(line, at) != at


def _before_parenthesis(line: Line, at: int, *, crossing: bool) -> int:
    """The word before what is put in between and closes at a word; the word itself where nothing is."""
    word = line.words[at]
    if word == "-":
        return before_dash(line, at) or at
    if word == ")":
        return before_note(line, at)
    return before_aside(line, at) if word == "," and crossing and _opens_aside(line, at) else at


def _does(line: Line, at: int) -> bool:
    """Whether a side stands there with what it did: 'and Marlow went up the other end and scored'."""
    if not line.is_side(at) or line.owns(at) or at + 1 >= len(line.words):
        return False
    return line.words[at + 1] in _SIDE_DOES


_SIDE_DOES = frozenset("went broke came hit struck raced surged got responded replied poured swept took".split())


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
    if line.words[at] not in ("the", "a", "an") or line.words[at + 1 : at + 2] == ["ball"]:
        return False  # 'reacted when the ball ran loose and rammed it in'
    for place in range(at + 1, min(at + 5, end)):
        word = line.words[place]
        if line.is_person(place) or word in PREPOSITIONS:
            return False
        if word in AUXILIARIES or (looks_like_verb(word) and place > at + 1):
            return True
    return False


#: After these a clause can open.
_OPENING = frozenset((",", "and", "but", "before", "then", "as", "when", "while", "after"))
#: Between these and a noun no article can stand that belongs to it.
_NO_ARTICLE = PREPOSITIONS | JOINERS | {",", "'s"}


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
            return before in _OPENING or back == 0
        if word.startswith("<T"):
            continue
        if word.startswith("<") or word in _NO_ARTICLE or looks_like_verb(word):
            return False
    return False


def _antecedent(line: Line, at: int) -> Subject | None:
    """Who 'who' means: the person nearest before it, owners apart; nobody where a description of no one known is."""
    nearest = line.words[at - 1] if at > 0 and line.words[at] == "," else line.words[at]
    if nearest in PERSON_NOUNS:
        return None
    for back in range(at, max(at - 16, -1), -1):
        word = line.words[back]
        if line.is_person(back) and not line.owns(back):
            return Subject(back, "who")
        unknown = at - back < 2 and word.isalpha() and line.item(back).text[0].isupper()
        if unknown or word in STOPS and word not in {'"', "'"}:
            return None
    return None
