"""Goals told in a list: 'Marlow: Hale 12, 55 pen, Stone 90+2', 'City 1 (Berg 33 og)', 'Scorers: Hale (12)'."""

import re
from collections.abc import Iterator

from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.list_entries import EACH, MINUTE, minute_telling
from loaders.prose.events.goals.telling import Telling

_HEAD = re.compile(
    r" (?:(?P<side><T\d+>) (?:scorers? |goalscorers? |goals? )?(?:\d{1,2} )?"
    r"|(?:^ ?)?(?:scorers?|goalscorers?|goals?) )(?P<open>[:(]) (?=<P)"
)
#: 'Marlow 2 (Hale, Cruz pen)': as many names as goals need no minutes.
_BARE_LIST = re.compile(
    r" (?P<side><T\d+>) (?P<goals>\d) [(] (?P<names><P\d+> (?:og |pen |p |own_goal |\d )?"
    r"(?:(?:,|and) <P\d+> (?:og |pen |p |own_goal |\d )?){0,8})[)] "
)
_NAME_NOTE = re.compile(r"(?P<scorer><P\d+>) (?P<note>og|pen|p|own_goal|\d)?")
#: A score with the scorers in brackets: 'Marlow 1-0 Harbour (Cruz 23)'.
_SCORE_HEAD = re.compile(r" <T\d+> (?:\d{1,2}-\d{1,2}|\d{1,2} - \d{1,2}) <T\d+> (?P<side>(?!))?(?P<open>[(]) (?=<P)")
#: 'Goals: Marlow - Hale 41 pen. Harbour - Cruz 22', each side a sentence of its own.
_DASHED = re.compile(r"^ (?:(?:scorers?|goalscorers?|goals?) : )?(?P<side><T\d+>) (?P<open>-) (?=<P\d+> )")
#: Before a side with its goals: the list behind is of both.
_OTHER_SIDE = re.compile(r"<T\d+> \d{1,2} (?:, |- )?$")
#: 'Hale (20) 33': the number in brackets is a shirt where the minute has its sign.
_ENTRY = re.compile(
    r"(?P<scorer><P\d+>) (?:[(] \d{1,2} [)] (?=\d{1,3}(?:\+\d{1,2})? '))?"
    rf"(?P<minutes>{MINUTE}(?:(?:,|and|&) {MINUTE}){{0,5}})"
)


def by_list(line: Line) -> Iterator[Telling]:
    """The goals of every list in a line, each with its minute."""
    if not any(sign in line.text for sign in (": <P", "( <P", "> - <P")):
        return
    yield from _bare_lists(line)
    heads = sorted(
        (found for head in (_HEAD, _SCORE_HEAD, _DASHED) for found in head.finditer(line.text)),
        key=lambda found: found.start(),
    )
    for number, head in enumerate(heads):
        stop = heads[number + 1].start() if number + 1 < len(heads) else len(line.text)
        entries = list(_ENTRY.finditer(line.text, head.end(), stop))
        if entries and _is_list(line, head, entries):
            of_both = head["side"] and _OTHER_SIDE.search(line.text[: head.start("side")])
            side = line.word_at(head.start("side")) if head["side"] and not of_both else None
            for entry in entries:
                yield from _entry(line, entry, side)


def _bare_lists(line: Line) -> Iterator[Telling]:
    """The goals of lists of names without minutes, where there are as many as the side scored."""
    for found in _BARE_LIST.finditer(line.text):
        entries = list(_NAME_NOTE.finditer(found["names"]))
        counts = [int(entry["note"]) if (entry["note"] or "").isdigit() else 1 for entry in entries]
        if sum(counts) != int(found["goals"]):
            continue
        side = line.word_at(found.start("side"))
        for entry, count in zip(entries, counts, strict=True):
            at = line.word_at(found.start("names") + entry.start("scorer"))
            telling = Telling("list", line, at, at, at, 3, side_word=side, begin=at, count=count)
            telling.own_goal = entry["note"] in ("og", "own_goal")
            telling.penalty = entry["note"] in ("pen", "p")
            telling.tags.add("listed")
            yield telling


def _is_list(line: Line, head: re.Match[str], entries: list[re.Match[str]]) -> bool:
    """Whether entries follow a head at once, all with their minutes."""
    told = line.text[head.end() : entries[-1].end()]
    return entries[0].start() == head.end() and _is_whole(told, entries) and not _is_marked(entries)


def _is_whole(text: str, entries: list[re.Match[str]]) -> bool:
    """Whether every person of the list has a minute, unlike in a line-up."""
    return len(re.findall(r"<P\d+>", text)) == len(entries)


def _is_marked(entries: list[re.Match[str]]) -> bool:
    """Whether the numbers are marks out of ten: 'Coyle 6; Prout 6, Beck 7', 'Lyle 88, 8'."""
    for entry in entries:
        minutes = [int(found[2].split("+")[0]) for found in EACH.finditer(entry["minutes"])]
        if minutes != sorted(minutes):
            return True
    marks = sum(int(found[2].split("+")[0]) <= 10 for entry in entries for found in EACH.finditer(entry["minutes"]))
    return len(entries) >= 3 and marks > len(entries) / 2


def _entry(line: Line, entry: re.Match[str], side: int | None) -> Iterator[Telling]:
    scorer = line.word_at(entry.start("scorer"))
    for minute in EACH.finditer(line.text, entry.start("minutes"), entry.end("minutes")):
        telling = minute_telling(line, minute, scorer, side)
        if telling is not None:
            yield telling
