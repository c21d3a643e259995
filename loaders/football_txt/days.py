"""Days as Football.TXT tells them: mostly without a year, which the season, the week-day and the order of days give."""

import re
from datetime import date
from typing import NamedTuple

from loaders.dates import MONTHS
from loaders.wrong import Wrong

_WEEKDAYS = {
    name: number
    for number, names in enumerate(
        (
            "mo mon monday",
            "tu tue tues tuesday di",
            "we wed wednesday mi",
            "th thu thurs thursday do",
            "fr fri friday",
            "sa sat saturday",
            "su sun sunday so",
        )
    )
    for name in names.split()
}
_WEEKDAY = r"(?P<weekday>[A-Za-z]{2,9})\.?,?\s{1,6}"
_MONTH_DAY = r"(?P<month>[A-Z][a-z]{2,8})\.?[ /](?P<day>\d{1,2})(?:,?\s{1,3}(?P<year>\d{4}))?"
_DAY_MONTH = r"(?P<day>\d{1,2})\.? (?P<month>[A-Z][a-z]{2,8})\.?(?:\s{1,3}(?P<year>\d{4}))?"
_NUMBERS = r"(?P<day>\d{1,2})[./](?P<month>\d{1,2})[./](?P<year>\d{4}|\d{2})?"
_ISO = r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})"
_FORMS = tuple(
    re.compile(rf"\[?(?:{_WEEKDAY})?(?:{form})\]?(?=\s|$)") for form in (_MONTH_DAY, _DAY_MONTH, _NUMBERS, _ISO)
)
#: So many days may a day stand before the one that was told last, for rounds are not quite in order.
_BACK = 45


class DayTold(NamedTuple):
    """A day as told: the week-day (Monday is 0) and the year may be missing."""

    month: int
    day: int
    year: int | None
    weekday: int | None
    text: str


def day_at_start(text: str) -> tuple[DayTold, str] | None:
    """The day that a line begins with, and what follows it."""
    for form in _FORMS:
        found = form.match(text)
        if found and (told := _told(found)) is not None:
            return told, text[found.end() :].strip()
    return None


def _told(found: re.Match[str]) -> DayTold | None:
    weekday, month = found["weekday"], found["month"]
    number = int(month) if month.isdecimal() else MONTHS.get(month.lower(), 0)
    if not 1 <= number <= 12 or (weekday and weekday.lower() not in _WEEKDAYS):
        return None
    return DayTold(
        number, int(found["day"]), _year(found["year"]), _WEEKDAYS[weekday.lower()] if weekday else None, found[0]
    )


def _year(told: str | None) -> int | None:
    """A year, of which two digits mean one from 1970 to 2069."""
    if not told or len(told) == 4:
        return int(told) if told else None
    return int(told) + (2000 if int(told) < 70 else 1900)


class Calendar:
    """Gives days their year: the one told, else one of the season's in which the week-day is right."""

    def __init__(self, season: str | None) -> None:
        first = int(season[:4]) if season else None
        self._split = season is not None and len(season) > 4
        self._year = first
        self._years: tuple[int, ...] = () if first is None else (first, first + 1) if self._split else (first,)
        self._last: date | None = None

    def day(self, told: DayTold) -> str:
        """The day as ISO text; Wrong where no year can be meant."""
        found = self._dated(told)
        self._last = found
        return found.isoformat()

    def _dated(self, told: DayTold) -> date:
        if told.year is not None:
            return _one(told, told.year)
        if not self._years:
            raise Wrong("date", f"no year is told for {told.text!r}: neither here nor in the heading")
        possible = [found for year in self._years if (found := _or_none(told, year))]
        if told.weekday is not None:
            possible = [found for found in possible if found.weekday() == told.weekday] or self._nearby(told)
            if not possible:
                raise Wrong("date", f"{told.text!r} is on that day of the week in no year of the season")
        if not possible:
            raise Wrong("date", f"no such day: {told.text!r}")
        return self._following(possible)

    def _nearby(self, told: DayTold) -> list[date]:
        """A tournament may have been put off to the next year, but not in its midst."""
        if self._split or self._year is None or (self._last is not None and self._last.year == self._year):
            return []
        later = _or_none(told, self._year + 1)
        return [later] if later and later.weekday() == told.weekday else []

    def _following(self, possible: list[date]) -> date:
        """Of two years the one that goes on from the last day told, else the one of the season's half."""
        if len(possible) == 1:
            return possible[0]
        if self._last is not None:
            after = [found for found in possible if (found - self._last).days >= -_BACK]
            return after[0] if after else possible[-1]
        return possible[0] if possible[0].month >= 7 else possible[1]


def _one(told: DayTold, year: int) -> date:
    found = _or_none(told, year)
    if found is None:
        raise Wrong("date", f"no such day: {told.text!r}")
    return found


def _or_none(told: DayTold, year: int) -> date | None:
    try:
        return date(year, told.month, told.day)
    except ValueError:
        return None
