"""What stands in brackets right behind a scorer: 'Hale (2)', 'Cruz (12, 55 pen)'."""

import re

from graph.minutes import MatchMinute
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling, Told

_NOTE = re.compile(
    r" [(] (?:the )?(?P<body>(?:(?:\d{1,3}(?:\+\d{1,2})?(?:st|nd|rd|th)?"
    r"|pens?|penalty|p|h|og|o.g|mins?|minutes?|'|,|and|&|/) ){1,14})[)] "
)
_NUMBER = re.compile(r"(\d{1,3})(?:\+(\d{1,2}))?(?:st|nd|rd|th)?(?= )")
#: A number up to this alone in brackets counts goals, where nothing says that it is a minute.
_MOST_GOALS = 5


def note_of(line: Line, word: int) -> str:
    """The numbers in brackets right behind a word, '' where there are none."""
    match = _NOTE.match(line.text, line.offsets[word] + len(line.words[word]))
    return match["body"] if match else ""


def take_note(telling: Telling, *, several: bool) -> None:
    """Give a telling the count or the minutes that stand in brackets behind its scorer; a lone number may be an age."""
    if telling.scorer is None or telling.own_goal:
        return
    note = note_of(telling.line, telling.scorer) or note_of(telling.line, telling.end)
    numbers = [(int(match[1]), int(match[2]) if match[2] else None) for match in _NUMBER.finditer(note)]
    if not numbers:
        return
    clock = bool(re.search(r"'|min|pen|og|\+|th |st |nd |rd ", note)) or len(numbers) > 1
    if len(numbers) == 1 and numbers[0][0] <= _MOST_GOALS and not re.search(r"'|min|th |st |nd |rd ", note):
        telling.count = max(telling.count, numbers[0][0])
        telling.player_order = telling.own = None
    elif (clock or several) and all(0 < number <= 120 for number, _ in numbers):
        _give_minutes(telling, numbers, note)


def _give_minutes(telling: Telling, numbers: list[tuple[int, int | None]], note: str) -> None:
    item = telling.line.item((telling.scorer or 0) + 2)
    told = [
        Told(MatchMinute.at(number, added, extra_time=number > 105, told=str(number)), item.start, item.end)
        for number, added in numbers
    ]
    telling.told, telling.more = told[0], told[1:]
    telling.count = len(told)
    telling.player_order = telling.own = None
    telling.tags.add("listed")
    if "pen" in note and len(told) == 1:
        telling.penalty, telling.situation = True, "penalty"
