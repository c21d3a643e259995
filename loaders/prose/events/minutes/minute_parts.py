"""Whether a minute is told in another part of a sentence than an event: in the clause before it, in one beside it."""

import re

from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.word_classes import looks_like_verb
from loaders.prose.events.goals.telling import Telling

#: What parts the clause of a minute from that of the next deed.
_PARTS = ([","], ["before"], [",", "before"], [",", "then"])
#: A clause reaches back so far.
_CLAUSE = 14
_OPENS = frozenset((",", ";", "-", "and", "but", "then", "before", "after", "when", "while"))


def is_of_the_clause_before(line: Line, start: int, end: int, goal: Telling) -> bool:
    """Whether a minute ends a clause about somebody else: 'Hale added two in the 48th and 66th, Sand struck again'."""
    if goal.scorer is None or end >= goal.scorer:
        return False
    between = [word for word in line.words[end + 1 : goal.scorer] if word not in {"minutes", "minute", "mins"}]
    if between not in _PARTS and not any(
        line.words[at] == "," and _is_named(line, at + 1, None) for at in range(end + 1, goal.scorer - 1)
    ):
        return False
    at = start - (2 if line.words[start - 1] == "and" and line.words[start - 2][:1].isdigit() else 1)
    for first in range(at, max(at - _CLAUSE, -1), -1):
        if line.words[first] in _OPENS:
            return first < at and _is_named(line, first + 1, goal.scorer)
    return at > 0 and _is_named(line, 0, goal.scorer)


def _is_named(line: Line, word: int, scorer: int | None) -> bool:
    """Whether a clause opens with a name, and not that of the scorer."""
    if line.is_person(word) and not line.owns(word):
        return scorer is None or line.item(word).entity != line.item(scorer).entity
    unknown = line.words[word].isalpha() and line.item(word).text[:1].isupper()
    return unknown and (looks_like_verb(line.words[word + 1]) or line.words[word + 1] in _DOES)


_DOES = frozenset("began became begun opened got won led gave saw came went".split())


#: What somebody did first that was no goal: 'after Stone hit the bar on 75 minutes'.
_SIDE_EVENT = re.compile(
    r" (?:after|when|as|while|although|though) (?:the |<T\d+> 's |[a-z-]+ ){0,3}?<[PN]\d+> (?:[^ .,;:!?]+ ){0,6}?"
    r"(?:bar|post|crossbar|upright|woodwork|wide|over|saved|missed|booked|dismissed|sent off|denied|off the line) "
    r"(?:[^ .,;:!?]+ ){0,4}$"
)


def is_of_a_side_event(line: Line, goal: Telling, start: int) -> bool:
    """Whether a minute behind a goal is that of what somebody did before it, which was no goal."""
    return start > goal.end and bool(_SIDE_EVENT.search(f" {' '.join(line.words[goal.end : start])} "))


#: Behind a minute these lead back to what happened earlier.
_EARLIER = re.compile(r" (?:after|because|although|though|despite) (?:[^ ]+ ){0,40}$")


def is_before_another(line: Line, last: int, begin: int) -> bool:
    """Whether between a minute and an event a clause opens that leads back: 'levelled on 40 after Voss had saved'."""
    return bool(_EARLIER.search(f" {' '.join(line.words[last + 1 : begin])} "))
