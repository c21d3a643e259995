"""Days told in words: weekdays, dates and 'last night', settled by the day of publication."""

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from typing import Literal

from graph.dates import PartialDate
from loaders.prose.names.item import Item
from loaders.prose.names.vocabulary import MONTH_NUMBERS, WEEKDAYS

Direction = Literal["past", "future"]
_DAY = re.compile(r"(\d{1,2})(?:st|nd|rd|th)?$")
#: Days with a name, by its first word; 'Day', 'Eve' or "'s" follows.
_FEASTS = {"boxing": (12, 26), "christmas": (12, 25)}
_NEAR = {"today": 0, "tonight": 0, "yesterday": -1, "tomorrow": 1}
#: No day is told without one of these.
_TELLING = frozenset((*MONTH_NUMBERS, *_FEASTS, *WEEKDAYS, *_NEAR, "night"))


def days_told(
    items: Sequence[Item], published: PartialDate | None, direction: Direction
) -> Iterator[tuple[int, PartialDate]]:
    """The days that a sentence tells, with the place of the word; weekdays lie before or after publication."""
    day_of_text = date.fromisoformat(published.first) if published is not None and published.is_day else None
    for at in [at for at, item in enumerate(items) if item.lower.rstrip(".") in _TELLING and item.mention is None]:
        if told := _date_at(items, at, published, direction):
            yield at, told
        elif day_of_text is not None:
            day = _relative(items, at, day_of_text, direction)
            if day:
                yield at, PartialDate.of(day)


def _relative(items: Sequence[Item], at: int, published: date, direction: Direction) -> date | None:
    lower = items[at].lower
    if lower in WEEKDAYS:
        back = (published.weekday() - WEEKDAYS.index(lower)) % 7
        if direction == "past":
            if back == 0 and at and items[at - 1].lower == "last":
                back = 7
            return published - timedelta(days=back)
        return published + timedelta(days=(7 - back) % 7 or 7)
    if lower in _NEAR:
        return published + timedelta(days=_NEAR[lower])
    if lower == "night" and at and items[at - 1].lower == "last":
        return published - timedelta(days=1)
    return None


def _date_at(items: Sequence[Item], at: int, published: PartialDate | None, direction: Direction) -> PartialDate | None:
    """'2 March', 'March 2nd', '2nd of March 2014'; the year is the nearest one if not told."""
    if (feast := _FEASTS.get(items[at].lower)) and at + 1 < len(items) and items[at + 1].lower == "day":
        return _made(_nearest_year(feast[1], feast[0], published, direction), *feast)
    month = MONTH_NUMBERS.get(items[at].lower.rstrip("."))
    if month is None or not items[at].text[0].isupper():
        return None
    after = _DAY.match(items[at + 1].lower) if at + 1 < len(items) else None
    before = _DAY.match(items[at - 1].lower) if at else None
    if before is None and at > 1 and items[at - 1].lower == "of":
        before = _DAY.match(items[at - 2].lower)
    day = before or after
    if day is None or not 1 <= int(day[1]) <= 31:
        return None
    place = at + 1 if before else at + 2
    year = _year(items, place)
    if year is None:
        year = _nearest_year(int(day[1]), month, published, direction)
    return _made(year, month, int(day[1]))


def month_told(items: Sequence[Item], published: PartialDate | None) -> PartialDate | None:
    """The month of 'in July' or 'in July 2016': the last one before publication where no year is told."""
    for at in range(1, len(items)):
        month = (
            MONTH_NUMBERS.get(items[at].lower) if items[at].mention is None and items[at].text[:1].isupper() else None
        )
        if (
            month is None
            or items[at - 1].lower not in {"in", "last", "of", "since"}
            or items[at - 1].mention is not None
        ):
            continue
        if _DAY.match(items[at + 1].lower if at + 1 < len(items) else "") or at > 1 and _DAY.match(items[at - 2].lower):
            continue
        year = _year(items, at + 1) or _nearest_year(1, month, published, "past")
        if year is not None:
            return PartialDate.parse(f"{year:04d}-{month:02d}")
    return None


def _year(items: Sequence[Item], place: int) -> int | None:
    for near in items[place : place + 2]:
        if re.fullmatch(r"(?:18|19|20)\d\d", near.lower):
            return int(near.lower)
    return None


def _nearest_year(day: int, month: int, published: PartialDate | None, direction: Direction) -> int | None:
    if published is None:
        return None
    year = int(published.first[:4])
    told = f"{year:04d}-{month:02d}-{day:02d}"
    if direction == "past" and told > published.last:
        return year - 1
    return year + 1 if direction == "future" and told < published.first else year


def _made(year: int | None, month: int, day: int) -> PartialDate | None:
    if year is None:
        return None
    try:
        return PartialDate.of(date(year, month, day))
    except ValueError:
        return None
