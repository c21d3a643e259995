"""Who made a goal: every pass told near it is a candidate, and the one that speaks best for itself is chosen."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from loaders.prose.events.assist_breaks import (
    PASSING_BY,
    is_opponents,
    is_over,
    is_stopped,
    is_touched_on,
    tells_another,
    words_between,
)
from loaders.prose.events.assist_rows import ROWS, AssistRow
from loaders.prose.events.assist_words import PASSES
from loaders.prose.events.grammar import subject_of, verb_kind
from loaders.prose.events.line import Line
from loaders.prose.events.telling import Telling
from loaders.prose.sieve import Sieve


class Maker(NamedTuple):
    """A word that may name the maker of a goal: how sure the row is, its name, what speaks for it in all, where the pass is."""

    word: int
    sure: int
    row: AssistRow
    score: int
    at: int

    @property
    def rule(self) -> str:
        """The name of the row."""
        return self.row.name


#: Further from the goal than so many words a pass is no longer told beside it.
_BESIDE = 30
#: What speaks for and against a pass; a maker needs `_ENOUGH`.
_SURE, _RECEIVED, _NEAR, _SOMEBODY_BETWEEN, _ANOTHER_BETWEEN, _BUT, _FOR_ANOTHER = 10, 6, 4, -9, -14, -14, -30
_ENOUGH = 8
#: Rows of which the words mostly follow what came of the pass: '... from Lund's cross'.
_FOLLOWING = frozenset(
    ("ball of", "a ball by name", "ball from", "got it from", "a ball from", "his ball", "the ball found him")
)
#: Behind a goal these join what is no part of it: '... and Lund's free-kick'.
_PLAIN_JOINERS = frozenset(("and", ",", "but", "before", "until", "that", "then", "despite", "at"))
_AFTER_GOAL = frozenset("from off after following of with on thanks to past".split())
_GOAL_FIRST = frozenset("after when as following once with where".split())
_OWNED = re.compile(
    r" (?P<a><[PNHK]\d+>) (?:'s|,? ?whose) (?:(?!and |but |to |then |who |before |was |were )[a-z0-9-]+ ){1,5}$"
)
_SELF = frozenset(("himself", "herself"))
_MISSED_BY = frozenset("evaded eluded missed beyond past over behind deflected".split())
_HAS_IT = re.compile(r" (?:it|the ball|ahead of|first|unmarked|in between|steal|stole|nip|nipped) ")


_TABLE = Sieve(ROWS)


@lru_cache(maxsize=200)
def _passes(text: str, words: frozenset[str]) -> tuple[tuple[AssistRow, re.Match[str]], ...]:
    """The rows found in the text of a line with these words, kept for the other goals that ask the same line."""
    return tuple((row, match) for row in _TABLE.fitting(words) for match in row.pattern.finditer(text))


def find_assists(
    line: Line, telling: Telling, *, own_line: bool = True, within: tuple[int, int] = (0, 10_000)
) -> Iterator[Maker]:
    """Possible makers of a goal told in a sentence, best first; `own_line` where that is the sentence of the goal."""
    found: list[Maker] = []
    for row, match in _passes(line.text, line.vocabulary):
        pair = _maker(line, match, telling, own_line=own_line)
        if (
            pair is None
            or is_opponents(line, match)
            or line.words[pair[0]][:2] == "<H"
            and match[0].endswith(("header", "touch", "shot"))
        ):
            continue
        word, at = pair
        received = bool(match.groupdict().get("s"))
        if own_line and not within[0] <= word < within[1]:
            continue
        score = _SURE * row.sure + (_RECEIVED if received else 0)
        if own_line:
            score += _beside(line, row, match, word, at, telling)
            score += (
                _FOR_ANOTHER if row.name in _FOLLOWING and _is_for_another(line, match, word, telling, within[0]) else 0
            )
        elif (
            not received
            and not row.outright
            and (not _ends(line, match, word) or _serves_another(line, row, match, telling))
        ):
            continue
        if score >= _ENOUGH:
            found.append(Maker(word, row.sure, row, score, at))
    yield from sorted(found, key=lambda maker: (-maker.score, abs(maker.at - telling.verb), maker.word))


def _maker(line: Line, match: re.Match[str], telling: Telling, *, own_line: bool) -> tuple[int, int] | None:
    """The word of who passes, and the word where the pass is."""
    groups = match.groupdict()
    if groups.get("pass") and line.word_at(match.start("pass")) == telling.verb:
        return None
    if groups.get("s") and telling.scorer is not None:
        receiver = line.word_at(match.start("s"))
        if not _is_scorer(line, receiver, telling, own_line=own_line):
            return None
    if groups.get("latter"):
        at = line.word_at(match.start("latter"))
        return next(
            ((word, at) for word in range(at - 1, -1, -1) if line.is_person(word) and not line.owns(word)), None
        )
    if groups.get("a"):
        return line.word_at(match.start("a")), line.word_at(
            match.start("pass") if groups.get("pass") else match.start("a")
        )
    verb = line.word_at(match.start("verb"))
    if groups.get("s"):
        verb = _last_pass(line, verb, line.word_at(match.start("s")))
    if own_line and verb == telling.verb:
        return None
    owner = _OWNED.search(line.text[: line.offsets[verb]])
    if owner:  # 'his pull-back found Ortiz'
        return line.word_at(owner.start("a")), verb
    subject = subject_of(line, verb, _kind(line, verb), verb)
    return (subject.word, verb) if subject and subject.way != "agent" else None


def _kind(line: Line, verb: int) -> str:
    """The form of a verb of passing, known or not."""
    word = line.words[verb]
    if verb and line.words[verb - 1] in {"to", "would"}:
        return "base"
    return verb_kind(word) or ("ing" if word.endswith("ing") else "past")


def _last_pass(line: Line, verb: int, receiver: int) -> int:
    """The last verb of a pass before the receiver: 'chipped to Aldo and he pulled back for Negri'."""
    for word in range(receiver - 1, verb, -1):
        if (
            line.words[word] in PASSES
            and line.words[word - 1] not in {"a", "the", "an", "'s"}
            and not line.words[word].endswith("s")
        ):
            return word
    return verb


def _is_scorer(line: Line, word: int, telling: Telling, *, own_line: bool) -> bool:
    if own_line and word == telling.scorer:
        return True
    entity = line.item(word).entity
    if (
        entity is None
        and own_line
        and line.words[word][:2] == "<N"
        and telling.scorer is not None
        and word < telling.scorer
    ):
        return line.words[telling.scorer][:2] == "<H" or line.words[telling.scorer] == line.words[word]
    return entity is not None and entity == telling.person


def _beside(line: Line, row: AssistRow, match: re.Match[str], maker: int, at: int, telling: Telling) -> int:
    """What its place in the sentence says for a pass; far below nothing where it cannot belong to the goal."""
    refused = -100
    if abs(at - telling.verb) > _BESIDE or is_stopped(_zone(line, at, telling)):
        return refused
    end = line.word_at(match.end() - 1)
    scorer = telling.scorer if telling.scorer is not None else telling.verb
    goal = scorer if line.words[telling.verb] == "free-kick" else min(scorer, telling.verb)
    received = bool(match.groupdict().get("s"))
    if (
        row.name == "ball of"
        and match.start() >= line.offsets[telling.verb]
        and _is_only_joined(line, line.word_at(match.start() + 1), maker)
    ):
        return refused
    if received or end >= goal and not row.open:
        score = _NEAR if 0 < abs(at - telling.verb) < 12 else 0
        score += _BUT if at < telling.verb and _turns(line, at, goal, telling) else 0
        if at > telling.end and not received:
            score += _SOMEBODY_BETWEEN * _others(line, telling.end, at, telling) + (
                _BUT if "but" in line.words[telling.end : at] else 0
            )
    elif end < goal:
        between = words_between(line, end, goal)
        score = _SOMEBODY_BETWEEN * _others(line, end, goal, telling) + (
            _ANOTHER_BETWEEN if tells_another(between) else 0
        )
        score += _BUT if _turns(line, end, goal, telling) else 0
        score += _NEAR if goal - end < 7 else 0
        if row.open and (score < 0 or telling.rule.startswith("add ")):
            return refused
    elif maker < goal or line.words[maker][:2] == "<H" or not _follows(line, telling.verb, maker):
        return refused
    else:
        score = _SOMEBODY_BETWEEN * _others(line, telling.verb, maker, telling)
        if score < 0:
            return refused
    return score if not (maker < scorer < telling.verb and ";" in line.words[maker : telling.verb]) else refused


def _is_for_another(line: Line, match: re.Match[str], maker: int, telling: Telling, told_before: int) -> bool:
    """Whether a pass told before the goal served somebody else: 'Hale headed wide from Lund's cross', or the goal told before."""
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


def _serves_another(line: Line, row: AssistRow, match: re.Match[str], telling: Telling) -> bool:
    """Whether in a sentence before the goal's somebody else gets the pass, as in 'Hale fired wide from Lund's cross'."""
    return (row.name in _FOLLOWING or row.name == "set up by") and _acts_before(
        line, line.word_at(match.start() + 1), telling
    )


def _acts_before(line: Line, start: int, telling: Telling) -> bool:
    """Whether somebody else than the scorer acts in the clause before a word."""
    for word in range(start - 1, -1, -1):
        if line.words[word] in {",", ";", ":", "but", "(", "-"}:
            return False
        if line.is_person(word) and not line.owns(word) and line.item(word).entity != telling.person:
            return True
    return False


def _is_only_joined(line: Line, start: int, maker: int) -> bool:
    """Whether nothing but 'and' or the like joins a pass to the goal before it: 'Hale's header and Lund's free-kick'."""
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


def _zone(line: Line, at: int, telling: Telling) -> str:
    """The words between a pass and a goal; behind the goal also the end of the clause of the pass."""
    if at <= telling.verb:
        return words_between(line, at + 1, telling.verb)
    clause = words_between(line, telling.verb, at + 11)
    start = len(words_between(line, telling.verb, at))
    ends = [
        stop for mark in (" , ", " after ", " when ", " before ", " but ") if (stop := clause.find(mark, start + 1)) > 0
    ]
    return clause[: min(ends)] + " " if ends else clause


def _ends(line: Line, match: re.Match[str], maker: int) -> bool:
    """Whether a sentence that comes before the goal's ends with a pass: nobody touches the ball after it."""
    at = line.word_at(match.end() - 1)
    rest = words_between(line, at + 1, len(line.words))
    return (
        len(line.words) - at < 14
        and maker <= at
        and not is_over(rest)
        and not is_stopped(rest)
        and all(
            not (line.is_person(word) or _is_unknown(line, word))
            or line.words[word - 1] in PASSING_BY
            or line.owns(word)
            for word in range(at + 1, len(line.words))
        )
    )


def _others(line: Line, first: int, last: int, telling: Telling) -> int:
    """How many others than the scorer play the ball between two words."""
    return sum(
        1
        for word in range(first + 1, last)
        if (line.is_person(word) or _is_unknown(line, word))
        and not line.owns(word)
        and line.item(word).lower not in _SELF
        and line.words[word - 1] not in PASSING_BY
        and (line.item(word).entity is None or line.item(word).entity != telling.person)
    )


def _is_unknown(line: Line, word: int) -> bool:
    """Whether a word looks like the name of somebody who is not known."""
    return (
        word > 0
        and line.item(word).mention is None
        and line.words[word].isalpha()
        and line.item(word).text[:1].isupper()
        and len(line.words[word]) > 2
    )


def may_be_assisted(telling: Telling) -> bool:
    """No penalty, no own goal, no goal after a rebound has an assist."""
    if telling.own_goal or telling.penalty or telling.no_assist or telling.count > 1 or telling.more:
        return False
    text = telling.line.text
    begin = telling.verb if telling.scorer is None else min(telling.scorer, telling.verb)
    near = text[
        telling.line.offsets[begin] - 1 : telling.line.offsets[min(telling.end, len(telling.line.words) - 1)] + 40
    ]
    return not (_DIRECT.search(near) or _ALONE.search(near) or _DEAD_BALL.search(near))


_DIRECT = re.compile(
    r" (?:curled|bent|curling|bending|curl|bend|whipped|struck|fired|drilled|hit|sent|with|scored|lashed|rifled"
    r"|crashed) (?:in |home )?(?:a|the|his|<H\d+> 's) (?:[a-z0-9-]+ ){0,4}(?:free-kick|free kick) "
)
_ALONE = re.compile(
    r" (?:solo|two of (?:them|which)|one of (?:them|which)"
    r"|(?:straight|direct|directly) from (?:a|the|his|<H\d+> 's) (?:[a-z-]+ ){0,2}(?:corner|free-kick|kick-off)) "
)
_DEAD_BALL = re.compile(
    r" (?:penalty(?! (?:area|box|spot))|spot-kick|rebound|from the (?:penalty )?spot|stepped up"
    r"|(?<!free )(?<!corner )(?<!goal )kick) "
)
