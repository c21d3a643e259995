"""What its place in the sentence says for or against a pass having made a goal."""

import re

from loaders.prose.events.assists.assist_breaks import (
    PASSING_BY,
    is_over,
    is_stopped,
    is_touched_on,
    tells_another,
    words_between,
)
from loaders.prose.events.assists.assist_row import AssistRow
from loaders.prose.events.assists.bystanders import is_bystander
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling

#: Further from the goal than so many words a pass is no longer told beside it.
_BESIDE = 30
#: What its place in the sentence says for and against a pass.
_NEAR = 4
_SOMEBODY_BETWEEN = -9
_ANOTHER_BETWEEN = -14
_BUT = -14
#: Far below nothing: a pass that cannot belong to the goal.
_REFUSED = -100
#: Rows of which the words mostly follow what came of the pass: '... from Lund's cross'.
FOLLOWING = frozenset(
    ("ball of", "a ball by name", "ball from", "got it from", "a ball from", "his ball", "the ball found him")
)
#: Behind a goal these join what is no part of it: '... and Lund's free-kick'.
_PLAIN_JOINERS = frozenset(("and", ",", "but", "before", "until", "that", "then", "despite", "at"))
_AFTER_GOAL = frozenset("from off after following of with on thanks to past".split())
_GOAL_FIRST = frozenset("after when as following once with where".split())
_SELF = frozenset(("himself", "herself"))
_MISSED_BY = frozenset("evaded eluded missed beyond past over behind deflected".split())
_HAS_IT = re.compile(r" (?:it|the ball|ahead of|first|unmarked|in between|steal|stole|nip|nipped) ")


def told_beside(line: Line, row: AssistRow, match: re.Match[str], maker: int, at: int, telling: Telling) -> int:
    """What its place in the sentence says for a pass; far below nothing where it cannot belong to the goal."""
    if abs(at - telling.verb) > _BESIDE or is_stopped(_zone(line, at, telling, maker)):
        return _REFUSED
    end = line.word_at(match.end() - 1)
    scorer = telling.scorer if telling.scorer is not None else telling.verb
    goal = scorer if line.words[telling.verb] == "free-kick" else min(scorer, telling.verb)
    received = bool(match.groupdict().get("s"))
    behind = match.start() >= line.offsets[telling.verb]
    if row.name == "ball of" and behind and _is_only_joined(line, line.word_at(match.start() + 1), maker):
        return _REFUSED
    if maker < scorer < telling.verb and _is_another_sentence(line, maker, scorer, telling):
        return _REFUSED
    if received or end >= goal and not row.open:
        return _told_with(line, at, goal, telling, received=received)
    if end < goal:
        score = _told_before(line, end, goal, telling)
        return _REFUSED if row.open and (score < 0 or telling.rule.startswith("add ")) else score
    if maker < goal or line.words[maker][:2] == "<H" or not _follows(line, telling.verb, maker):
        return _REFUSED
    return _REFUSED if _others(line, telling.verb, maker, telling) else 0


def _is_another_sentence(line: Line, maker: int, scorer: int, telling: Telling) -> bool:
    """Whether a semicolon parts a pass from a goal, but for a clause that opens with the scorer."""
    stops = [word for word in range(maker, telling.verb) if line.words[word] == ";"]
    if not stops:
        return False
    first = next((word for word in range(stops[-1], telling.verb) if _plays(line, word)), telling.verb)
    return stops[-1] > scorer or len(stops) > 1 or line.item(first).entity != line.item(scorer).entity


def _told_with(line: Line, at: int, goal: int, telling: Telling, *, received: bool) -> int:
    """What speaks for a pass to the scorer, or one told across the goal or behind it."""
    score = _NEAR if 0 < abs(at - telling.verb) < 12 else 0
    score += _BUT if at < telling.verb and _turns(line, at, goal, telling) else 0
    if at > telling.end and not received:
        score += _SOMEBODY_BETWEEN * _others(line, telling.end, at, telling)
        score += _BUT if "but" in line.words[telling.end : at] else 0
    return score


def _told_before(line: Line, end: int, goal: int, telling: Telling) -> int:
    """What speaks for a pass told before the goal."""
    score = _SOMEBODY_BETWEEN * _others(line, end, goal, telling)
    score += _ANOTHER_BETWEEN if tells_another(words_between(line, end, goal)) else 0
    score += _BUT if _turns(line, end, goal, telling) else 0
    return score + (_NEAR if goal - end < 7 else 0)


def is_for_another(line: Line, match: re.Match[str], maker: int, telling: Telling, told_before: int) -> bool:
    """Whether a pass told before the goal served another, or the goal before: 'Hale headed wide from Lund's cross'."""
    goal = min(telling.verb, telling.verb if telling.scorer is None else telling.scorer)
    start = line.word_at(match.start() + 1)
    if line.word_at(match.end() - 1) >= goal and "s" not in match.re.groupindex:
        return False
    if start == maker:
        start -= 1
        if start < 0 or line.words[start] not in _AFTER_GOAL:
            return is_touched_on(line, match, telling.person)
    if is_touched_on(line, match, telling.person) or told_before and line.words[start] in _AFTER_GOAL:
        return True
    return _acts_before(line, start, telling)


def serves_another(line: Line, row: AssistRow, match: re.Match[str], telling: Telling) -> bool:
    """Whether in a sentence before the goal's another gets the pass: 'Hale fired wide from Lund's cross'."""
    return (row.name in FOLLOWING or row.name == "set up by") and _acts_before(
        line, line.word_at(match.start() + 1), telling
    )


def _acts_before(line: Line, start: int, telling: Telling) -> bool:
    """Whether somebody else than the scorer acts in the clause before a word."""
    for word in range(start - 1, -1, -1):
        if line.words[word] in {",", ";", ":", "but", "(", "-"}:
            return False
        if line.is_person(word) and not line.owns(word) and line.item(word).entity != telling.person:
            return not is_bystander(line, word)
    return False


def _is_only_joined(line: Line, start: int, maker: int) -> bool:
    """Whether only 'and' or the like joins a pass to the goal before it: 'Hale's header and Lund's free-kick'."""
    between = line.words[start + 1 : maker]
    return line.words[start] in _PLAIN_JOINERS and not any(
        word.endswith(("ing", "ed")) or word in _AFTER_GOAL or word in {"in", "met", "by"} for word in between
    )


def _follows(line: Line, goal: int, maker: int) -> bool:
    """Whether 'after', 'when' or the like says that a pass told behind the goal came first."""
    for word in range(maker - 1, max(goal, maker - 9), -1):
        if line.words[word] == ",":
            return False
        if line.words[word] in _GOAL_FIRST:
            return True
    return False


def _turns(line: Line, at: int, goal: int, telling: Telling) -> bool:
    """Whether a 'but' after a pass says that nothing came of it."""
    between = line.words[at : telling.verb]
    if "but" not in between or not _MISSED_BY.isdisjoint(between):
        return False
    return not _HAS_IT.search(words_between(line, goal, goal + 8))


def _zone(line: Line, at: int, telling: Telling, maker: int) -> str:
    """The words between a pass and a goal; behind the goal also the end of the clause of the pass.

    What its maker did himself before it parts nothing: 'scored when Lund robbed Stone and fed him'.
    """
    if at <= telling.verb:
        return words_between(line, at + 1, telling.verb)
    if telling.verb < maker < at and " ".join(line.words[maker:at]).find(" , ") < 0:
        return words_between(line, telling.verb, maker) + _clause(line, at, at)
    return _clause(line, telling.verb, at)


def _clause(line: Line, first: int, at: int) -> str:
    """The words from one on to the end of the clause of a pass."""
    clause = words_between(line, first, at + 11)
    start = len(words_between(line, first, at))
    ends = [
        stop for mark in (" , ", " after ", " when ", " before ", " but ") if (stop := clause.find(mark, start + 1)) > 0
    ]
    return clause[: min(ends)] + " " if ends else clause


def ends_with_pass(line: Line, match: re.Match[str], maker: int) -> bool:
    """Whether a sentence that comes before the goal's ends with a pass: nobody touches the ball after it."""
    at = line.word_at(match.end() - 1)
    rest = words_between(line, at + (line.words[at] != "across"), len(line.words))
    near = len(line.words) - at < 14 and maker <= at and not is_over(rest) and not is_stopped(rest)
    return near and not any(_plays(line, word) for word in range(at + 1, len(line.words)))


def _others(line: Line, first: int, last: int, telling: Telling) -> int:
    """How many others than the scorer play the ball between two words."""
    return sum(
        1
        for word in range(first + 1, last)
        if _plays(line, word)
        and line.item(word).lower not in _SELF
        and (line.item(word).entity is None or line.item(word).entity != telling.person)
    )


def _plays(line: Line, word: int) -> bool:
    """Whether a word names somebody, known or not, who may play the ball."""
    named = line.is_person(word) or _is_unknown(line, word)
    if not named or line.owns(word) or line.words[word - 1] in PASSING_BY:
        return False
    return not is_bystander(line, word)


def _is_unknown(line: Line, word: int) -> bool:
    """Whether a word looks like the name of somebody who is not known."""
    return (
        word > 0
        and line.item(word).mention is None
        and line.words[word].isalpha()
        and line.item(word).text[:1].isupper()
        and len(line.words[word]) > 2
    )
