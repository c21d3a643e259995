"""Goals of both sides told in brackets behind a score: 'Marlow 2 Harbour 1 (Hale 12, Stone 70 pen; Cruz 60)'."""

import re
from collections.abc import Iterator, Sequence

from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.list_entries import EACH, MINUTE, minute_telling
from loaders.prose.events.goals.telling import Telling

#: Both sides with what they scored; who stands first in the brackets plays for the first.
_HEAD = re.compile(
    r"(?:^| )(?P<one><T\d+>) (?:(?P<mine>\d{1,2}) (?:, |- )?(?P<two><T\d+>) (?P<theirs>\d{1,2}) "
    r"|(?P<both>\d{1,2}-\d{1,2}) (?P<other><T\d+>) |(?P<high>\d{1,2}) - (?P<low>\d{1,2}) (?P<last><T\d+>) )[(] "
)
_NOTE = r"(?:og|o\.g|ogs|own_goal|pens?|penalty|p)"
_SCORER = re.compile(
    rf"(?P<scorer><P\d+>) (?:(?P<minutes>{MINUTE}(?:(?:,|and|&) {MINUTE}){{0,5}})|(?P<note>{_NOTE}|\d) )?"
    r"(?:, |and |& )?"
)
_PARTS = re.compile(r"(?<= )[;|/] ")


def by_bracket(line: Line) -> Iterator[Telling]:
    """The goals of such a list; none of one whose entries are not all read or do not fit the score."""
    if " ( <P" not in line.text:
        return
    for head in _HEAD.finditer(line.text):
        inside = line.text[head.end() :].partition(") ")[0]
        sides, goals = _sides(line, head)
        parts = _parts(inside, goals)
        if parts is None:
            continue
        for start, part, place in parts:
            told = list(_entries(line, head.end() + start, part, sides[place], goals[place]))
            if _count(told) <= goals[place]:
                yield from told


def _sides(line: Line, head: re.Match[str]) -> tuple[tuple[int, int], tuple[int, int]]:
    """The words of both sides, and their goals."""
    second = next(group for group in ("two", "other", "last") if head[group])
    goals = (
        (head["mine"], head["theirs"])
        if head["mine"]
        else tuple(head["both"].split("-"))
        if head["both"]
        else (head["high"], head["low"])
    )
    words = line.word_at(head.start("one")), line.word_at(head.start(second))
    return words, (int(goals[0]), int(goals[1]))


def _parts(inside: str, goals: tuple[int, int]) -> Sequence[tuple[int, str, int]] | None:
    """The parts of a bracket with where each begins and whose it is; None where that is not clear."""
    cuts = list(_PARTS.finditer(inside))
    scoring = [place for place in (0, 1) if goals[place]]
    if len(cuts) == 1 and len(scoring) == 2:
        cut = cuts[0]
        return (0, inside[: cut.start()], 0), (cut.end(), inside[cut.end() :], 1)
    if not cuts and len(scoring) == 1:
        return ((0, inside, scoring[0]),)
    return None


def _entries(line: Line, start: int, part: str, side: int, goals: int) -> Iterator[Telling]:
    found = list(_SCORER.finditer(part))
    if sum(len(entry.group()) for entry in found) != len(part):
        return
    numbers = [(entry["minutes"] or entry["note"] or "").strip() for entry in found]
    counts = [int(number) if number.isdigit() else 1 for number in numbers]
    counted = len(found) != goals == sum(counts)  # 'Marlow 2 Harbour 1 (Hale 2; Cruz)' tells no minute
    for entry, count in zip(found, counts, strict=True):
        at = line.word_at(start + entry.start("scorer"))
        if entry["minutes"] and not counted:
            begin = start + entry.start("minutes")
            for minute in EACH.finditer(line.text, begin, begin + len(entry["minutes"])):
                told = minute_telling(line, minute, at, side)
                if told is not None:
                    yield told
            continue
        note = entry["note"] or ""
        telling = Telling("list", line, at, at, at, 3, side_word=side, begin=at)
        telling.count = count if counted else 1
        telling.own_goal = note.startswith("o")
        telling.penalty = note.startswith("p")
        telling.tags.add("listed")
        yield telling


def _count(told: Sequence[Telling]) -> int:
    return sum(telling.count for telling in told)
