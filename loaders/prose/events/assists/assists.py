"""Who made a goal: every pass told near it is a candidate, and the one that speaks best for itself is chosen."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from loaders.prose.events.assists.assist_breaks import is_of_another_ball, is_opponents
from loaders.prose.events.assists.assist_place import (
    FOLLOWING,
    ends_with_pass,
    is_for_another,
    serves_another,
    told_beside,
)
from loaders.prose.events.assists.assist_row import AssistRow
from loaders.prose.events.assists.assist_rows import ROWS
from loaders.prose.events.assists.assist_words import PASSES
from loaders.prose.events.clause.function import function_of
from loaders.prose.events.clause.grammar import subject_of
from loaders.prose.events.clause.lexicon import is_adverb
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.word_classes import verb_kind
from loaders.prose.events.goals.telling import Telling
from loaders.prose.sieve import Sieve


class Maker(NamedTuple):
    """A word that may name the maker of a goal.

    Told are how sure its row is, the row, what speaks for it in all, and where the pass is.
    """

    word: int
    sure: int
    row: AssistRow
    score: int
    at: int

    @property
    def rule(self) -> str:
        """The name of the row."""
        return self.row.name


#: What speaks for and against a pass; a maker needs `_ENOUGH`.
_SURE = 10
_RECEIVED = 6
_FOR_ANOTHER = -30
_ENOUGH = 8
_OWNED = re.compile(
    r" (?P<a><[PNHK]\d+>) (?:'s|,? ?whose) (?:(?!and |but |to |then |who |before |was |were )[a-z0-9-]+ ){1,5}$"
)
_TABLE = Sieve(ROWS)
#: Before an opponent these say how he was met: 'ran at Stone, who backed off, and crossed'.
_MET = frozenset("at past beyond around round outside inside beat off robbed dispossessed from against on".split())


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
        if pair is None or is_opponents(line, match) or _is_his_own_shot(line, pair[0], match):
            continue
        word, at = pair
        received = bool(match.groupdict().get("s"))
        if own_line and (not within[0] <= word < within[1] or is_of_another_ball(line, telling.verb, word, at)):
            continue
        score = _SURE * row.sure + (_RECEIVED if received else 0)
        if own_line:
            score += told_beside(line, row, match, word, at, telling)
            score += (
                _FOR_ANOTHER if row.name in FOLLOWING and is_for_another(line, match, word, telling, within[0]) else 0
            )
        elif (
            not received
            and not row.outright
            and (not ends_with_pass(line, match, word) or serves_another(line, row, match, telling))
        ):
            continue
        if score >= _ENOUGH:
            found.append(Maker(word, row.sure, row, score, at))
    yield from sorted(found, key=lambda maker: (-maker.score, abs(maker.at - telling.verb), maker.word))


def _is_his_own_shot(line: Line, maker: int, match: re.Match[str]) -> bool:
    """'His header': the scorer's rather than a pass of somebody else."""
    return line.words[maker][:2] == "<H" and match[0].endswith(("header", "touch", "shot"))


def _maker(line: Line, match: re.Match[str], telling: Telling, *, own_line: bool) -> tuple[int, int] | None:
    """The word of who passes, and the word where the pass is."""
    groups = match.groupdict()
    if groups.get("pass") and line.word_at(match.start("pass")) == telling.verb:
        return None
    if groups.get("s") and (telling.scorer is not None or telling.person is not None and not own_line):
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
    if subject is None or subject.way == "agent":
        return None
    before = _before_relative(line, subject.word, verb)
    return (subject.word if before is None else before), verb


def _before_relative(line: Line, word: int, verb: int) -> int | None:
    """'Lund ran at Stone, who backed off, and crossed': who acts before a relative clause that a comma closes."""
    words = line.words
    at = verb - 1
    while at > 0 and (words[at] in {"and", "then", "before"} or is_adverb(words[at])):
        at -= 1
    if words[at] != "," or at == verb - 1 or words[word + 1 : word + 3] != [",", "who"] or words[word - 1] not in _MET:
        return None
    persons = (found for found in range(word - 1, -1, -1) if line.is_person(found))
    return next((found for found in persons if function_of(line, found) == "subject"), None)


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


def _may_mean(line: Line, word: int, telling: Telling) -> bool:
    """Whether a pronoun that gets the ball can mean the scorer: 'Hale scored when Lund robbed Stone and fed him'."""
    mention = line.item(word).mention
    return mention is not None and telling.person in mention.candidates


def _is_scorer(line: Line, word: int, telling: Telling, *, own_line: bool) -> bool:
    if own_line and word == telling.scorer:
        return True
    entity = line.item(word).entity
    scorer = telling.scorer
    if line.words[word][:2] == "<H" and entity != telling.person and _may_mean(line, word, telling):
        return True
    described = entity is None and own_line and line.words[word][:2] == "<N"
    if described and scorer is not None and word < scorer:
        return line.words[scorer][:2] == "<H" or line.words[scorer] == line.words[word]
    return entity is not None and entity == telling.person
