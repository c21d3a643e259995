"""The entries of a list of scorers: the minutes behind a name, with their notes."""

import re

from graph.minutes import MatchMinute
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling, Told

NOTE = r"(?:pen|pens|penalty|p|og|o.g|ogs|own_goal|[(]|[)]|'|mins?) "
#: A minute with the notes before and behind it.
MINUTE = rf"(?:{NOTE}){{0,3}}\d{{1,3}}(?:\+\d{{1,2}})? (?:{NOTE}){{0,4}}"
#: One minute of several.
EACH = re.compile(rf"((?:{NOTE}){{0,3}})(\d{{1,3}}(?:\+\d{{1,2}})?) ((?:{NOTE}){{0,4}})")


def minute_telling(line: Line, minute: re.Match[str], scorer: int, side: int | None) -> Telling | None:
    """The goal of one minute of a list; None where no match has such a minute."""
    at = line.word_at(minute.start(2))
    notes = f"{minute[1]}{minute[3]}"
    number, _, added = minute[2].partition("+")
    if not 0 < int(number) <= 120:
        return None
    telling = Telling("list", line, at, at, scorer, 3, side_word=side, begin=scorer)
    telling.own_goal = "og" in notes or "o.g" in notes or "own_goal" in notes
    telling.penalty = bool(re.search(r"(?:pens?|penalty|p) ", notes))
    telling.situation = "penalty" if telling.penalty else ""
    item = line.item(at)
    told = MatchMinute.at(int(number), int(added) if added else None, extra_time=int(number) > 105, told=minute[2])
    telling.told = Told(told, item.start, item.end)
    telling.tags.add("listed")
    return telling
