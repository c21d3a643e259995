"""Goals of a scoring summary in one line: 'GOAL: Marlow - Ortiz (Lund) 74', 'Ortiz (Lund) 18; Cruz (pen) 45+2'."""

import re
from collections.abc import Iterator

from graph.minutes import MatchMinute
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling, Told

_CALLS = re.compile(r" (?:goals?|scoring summary|scoring|scorers|goal summary) (?::|-) ")
#: Scorer with his goals of the season, who set him up or how, and the minute.
_ENTRY = re.compile(
    r"(?P<scorer><P\d+>) (?:\d{1,2} )?[(] (?:(?P<how>unassisted|penalty|pen|own goal|og|free-kick|no assist)"
    r"|(?P<assist><P\d+>)(?: \d{1,2})?(?: ?, <P\d+>(?: \d{1,2})?)?|[a-z-]+ [a-z-]+) [)] "
    r"(?P<minute>\d{1,3})(?:\+(?P<added>\d{1,2}))? ?(?:'|th|st|nd|rd|mins?)? ?(?:\+ ?(?P<later>\d{1,2}))?"
    r"(?= ?(?:[.,;/]|$|and|goal))"
)
_SIDE = re.compile(r" (?P<side><T\d+>) (?:- ?|: )$")


def by_summary(line: Line) -> Iterator[Telling]:
    """The goals of a line that is called a summary, or of several entries one after another."""
    if " (" not in line.text or " <P" not in line.text:
        return
    entries = list(_ENTRY.finditer(line.text))
    if not entries or not (_CALLS.search(line.text[: entries[0].start()]) or len(entries) > 1):
        return
    for entry in entries:
        if 0 < int(entry["minute"]) <= 120:
            yield _goal(line, entry)


def _goal(line: Line, entry: re.Match[str]) -> Telling:
    scorer, at = line.word_at(entry.start("scorer")), line.word_at(entry.start("minute"))
    side = _SIDE.search(line.text[: entry.start()])
    how = entry["how"] or ""
    telling = Telling(
        "summary", line, at, at, scorer, 3, side_word=line.word_at(side.start("side")) if side else None, begin=scorer
    )
    telling.own_goal = how in {"own goal", "og"}
    telling.penalty = how in {"penalty", "pen"}
    telling.situation = "penalty" if telling.penalty else ""
    if entry["assist"]:
        telling.assist, telling.assist_sure = line.word_at(entry.start("assist")), 3
    number, added = int(entry["minute"]), entry["added"] or entry["later"]
    item = line.item(at)
    minute = MatchMinute.at(
        number,
        int(added) if added else None,
        extra_time=number > 105,
        told=entry.group()[entry.start("minute") - entry.start() :].strip(),
    )
    telling.told = Told(minute, item.start, item.end)
    telling.tags.add("listed")
    return telling
