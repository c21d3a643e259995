"""Who made a goal: the rows of the table applied to a sentence that tells the goal, or to the one before it."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from loaders.prose.events.assist_rows import ROWS, AssistRow
from loaders.prose.events.assist_words import PASSES
from loaders.prose.events.grammar import subject_of, verb_kind
from loaders.prose.events.line import Line
from loaders.prose.events.telling import Telling


class Maker(NamedTuple):
    """A word that may name the maker of a goal, how sure the row is, and its name; the best come first in order."""

    word: int
    sure: int
    rule: str


#: Further from the goal than so many words a pass is no longer told beside it.
_BESIDE = 26
_STOPPED = re.compile(
    r" (?:saved|parried|spilled|spilt|rebound|rebounded|beaten out|beat out|pushed out|pushed away|blocked|(?:hit|struck|off|against|rattled|via) the (?:[a-z-]+ ){0,2}(?:post|bar|crossbar|upright|woodwork)|woodwork|fumbled|punched|hit the bar|off the bar|palmed|cleared|clearance off|loose ball|kept out|denied|"
    r"mistake|error|gifted|blunder|dispossessed|robbed|intercepted|rebounds|knocked down by|follow-up|following up|followed up|smothered|repelled|charged down|off target|missed the target|penalised|offside|booked|"
    r"over the (?:bar|crossbar|top)|(?<!out )wide(?! (?:on|man|left|right|to|out|areas?|positions?|players?|midfielder) )) ")
#: Told between a pass and a goal these speak of another goal, or of another attack.
_ANOTHER = re.compile(
    r" (?:to (?:make it|give|put|draw|level|equali[sz]e|double|restore|restored)|\d{1,2}-\d{1,2}|ahead|in front|the lead|on level terms|equali[sz]er|opener|winner|(?:minutes|moments|seconds) later|penalty(?! (?:area|box|spot))) ")
#: After a pass these end the attack that it belongs to.
_FINISHED = re.compile(r" (?:first|second|third|fourth|fifth|goal|scored|net|home|shot|headed|volleyed|fired|shoot|chance|headers?|volley|effort|behind|out of play|too) ")
_BAD_BALL = re.compile(
    r" (?:poor|weak|misplaced|loose|under-?hit|sloppy|stray|careless|dreadful|awful|terrible|wayward|woeful|errant|failed|back-?pass|half|blocked|intercepted|over-?hit|misdirected|ill-judged|wretched|slack|miscued|scuffed clearance) ")
_TAKEN_OFF = re.compile(
    r" (?:intercepted|intercepting|(?:seized|seizing|pounced|pouncing|capitali[sz]ed|capitali[sz]ing|preyed) on|cut out|cutting out|punished|punishing|charged down|charging down|stole|stealing|nicked|picked off|blocked|blocking|"
    r"anticipated|anticipating|escaped|wide from|over from|wide of) (?:[a-z-]+ ){0,2}$")
_BEGAN = re.compile(r" (?:[a-z]+ ){0,2}?(?:started|began|instigated|sparked|initiated|led to|won|earned|forced) (?:the|a|an|another|this|that) ")
_MISSED_BY = frozenset("evaded eluded missed beyond past over behind deflected".split())
#: After these a person stands in nobody's way between a pass and a goal: 'over Moen', 'between Moen and'.
_PASSING_BY = frozenset("past over beyond between around behind under evaded eluded beat of off outpaced".split())
_GOAL_FIRST = frozenset("after when as following once with where".split())


@lru_cache(maxsize=200)
def _passes(text: str) -> tuple[tuple[AssistRow, re.Match[str]], ...]:
    """The rows found in the text of a line, kept for the other goals that ask the same line."""
    return tuple((row, match) for row in ROWS for match in row.pattern.finditer(text))


def find_assists(
    line: Line, telling: Telling, *, own_line: bool = True, within: tuple[int, int] = (0, 10_000)
) -> Iterator[Maker]:
    """Possible makers of a goal told in a sentence, best first; `own_line` where that is the sentence of the goal."""
    found: list[tuple[int, int, Maker]] = []
    for row, match in _passes(line.text):
        maker = _maker(line, match, telling, own_line=own_line)
        received = own_line and bool(match.groupdict().get("s"))
        if maker is None or not (received or within[0] <= maker < within[1]) or _is_opponents(line, match):
            continue
        if own_line and not _stands_beside(line, row, match, maker, telling):
            continue
        if not own_line and row.open and not _ends(line, match, maker):
            continue
        distance = abs(maker - telling.verb)
        found.append((-row.sure, distance, Maker(maker, row.sure, row.name)))
    for _, _, candidate in sorted(found):
        yield candidate


def _maker(line: Line, match: re.Match[str], telling: Telling, *, own_line: bool) -> int | None:
    groups = match.groupdict()
    if groups.get("pass") and line.word_at(match.start("pass")) == telling.verb:
        return None
    if groups.get("s") and telling.scorer is not None:
        receiver = line.word_at(match.start("s"))
        if not _is_scorer(line, receiver, telling, own_line=own_line):
            return None
    if groups.get("a"):
        return line.word_at(match.start("a"))
    verb = line.word_at(match.start("verb"))
    if groups.get("s"):
        verb = _last_pass(line, verb, line.word_at(match.start("s")))
    if own_line and verb == telling.verb:
        return None
    subject = subject_of(line, verb, _kind(line, verb), verb)
    return subject.word if subject and subject.way != "agent" else None


def _kind(line: Line, verb: int) -> str:
    """The form of a verb of passing, known or not."""
    word = line.words[verb]
    if verb and line.words[verb - 1] in {"to", "would"}:
        return "base"
    return verb_kind(word) or ("ing" if word.endswith("ing") else "past")


def _last_pass(line: Line, verb: int, receiver: int) -> int:
    """The last verb of a pass before the receiver: 'chipped to Aldo and he pulled back for Negri'."""
    for word in range(receiver - 1, verb, -1):
        if line.words[word] in PASSES:
            return word
    return verb


def _is_scorer(line: Line, word: int, telling: Telling, *, own_line: bool) -> bool:
    if own_line and word == telling.scorer:
        return True
    entity = line.item(word).entity
    return entity is not None and entity == telling.person


def _is_opponents(line: Line, match: re.Match[str]) -> bool:
    """Whether the words say that a ball went astray, was taken off somebody, or only began an attack."""
    if _BAD_BALL.search(match[0] + " ") or _TAKEN_OFF.search(line.text[max(0, match.start() - 40):match.start() + 1]):
        return True
    if match.groupdict().get("a") and _TAKEN_OFF.search(line.text[max(0, match.start("a") - 40):match.start("a")]):
        return True
    return bool(_BEGAN.search(match[0]) or not match.groupdict().get("s") and _BEGAN.match(line.text[match.end():match.end() + 50]))


def _stands_beside(line: Line, row: AssistRow, match: re.Match[str], maker: int, telling: Telling) -> bool:
    """Whether a pass belongs to the goal that its own sentence tells."""
    if abs(maker - telling.verb) > _BESIDE or _broken(line, maker, telling):
        return False
    scorer = telling.scorer if telling.scorer is not None else telling.verb
    at = line.word_at(match.end() - 1)
    goal = min(scorer, telling.verb)
    if not row.open:
        return at >= goal or bool(match.groupdict().get("s")) or not _ANOTHER.search(_between(line, at, goal))
    if at < goal:
        return _is_clear(line, at, goal, telling) and not _ANOTHER.search(_between(line, at, goal))
    if maker < goal:
        return False
    between = line.words[telling.verb:maker]
    return bool(_GOAL_FIRST.intersection(between)) and _is_clear(line, telling.verb, maker, telling)


def _ends(line: Line, match: re.Match[str], maker: int) -> bool:
    """Whether a sentence that comes before the goal's ends with a pass: nobody touches the ball after it."""
    at = line.word_at(match.end() - 1)
    rest = _between(line, at + 1, len(line.words))
    return len(line.words) - at < 14 and maker < at and not _ANOTHER.search(rest) and not _FINISHED.search(rest) and all(
        not line.is_person(word) or line.words[word - 1] in _PASSING_BY for word in range(at + 1, len(line.words)))


def _is_clear(line: Line, first: int, last: int, telling: Telling) -> bool:
    """Whether nobody but the scorer plays the ball between two words."""
    for word in range(first + 1, last):
        if not line.is_person(word) or line.item(word).entity == telling.person:
            continue
        if line.words[word - 1] not in _PASSING_BY and not line.owns(word):
            return False
    return True


def _between(line: Line, low: int, high: int) -> str:
    return " " + " ".join(line.words[low:high]) + " "


def _broken(line: Line, maker: int, telling: Telling) -> bool:
    """Whether a save, a rebound, a miss or a mistake lies between the pass and the goal."""
    low, high = sorted((maker, telling.verb))
    between = _between(line, low, high + (9 if maker > telling.verb else 0))
    if maker > telling.verb:
        between = between.split(" , ")[0] + " " if " , " in between[20:] else between
    if _STOPPED.search(between):
        return True
    near = line.words[low:high]
    if "but" in near and _MISSED_BY.isdisjoint(near):
        return True
    return telling.scorer is not None and maker < telling.scorer < telling.verb and ";" in near


def may_be_assisted(telling: Telling) -> bool:
    """No penalty, no own goal, no goal after a rebound has an assist."""
    if telling.own_goal or telling.penalty or telling.no_assist or telling.count > 1 or telling.more:
        return False
    text = telling.line.text
    near = text[telling.line.offsets[telling.begin]:telling.line.offsets[min(telling.end, len(telling.line.words) - 1)] + 40]
    return not (_DIRECT.search(near) or _DEAD_BALL.search(near))


_DIRECT = re.compile(
    r" (?:curled|bent|curling|bending|curl|bend|whipped|struck|fired|drilled|hit|sent|with|scored|lashed|rifled|crashed) (?:in |home )?(?:a|the|his|<H\d+> 's) (?:[a-z0-9-]+ ){0,4}(?:free-kick|free kick) ")
_DEAD_BALL = re.compile(r" (?:penalty(?! (?:area|box|spot))|spot-kick|rebound|from the (?:penalty )?spot|stepped up|(?<!free )(?<!corner )(?<!goal )kick) ")
