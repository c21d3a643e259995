"""Dates as precise as they were told: a year, a month, a day, or a season, with their first and last day."""

import re
from calendar import monthrange
from dataclasses import dataclass
from datetime import date, timedelta

_SEASON = re.compile(r"(\d{4})/(\d{2})$")
_PARTIAL = re.compile(r"(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$")
_RANGE = re.compile(r"(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$")


@dataclass(frozen=True, slots=True, order=True)
class PartialDate:
    """A date told as `2017`, `2017-10`, `2017-10-25`, the season `2017/18` or a span of days `A..B`.

    `first` and `last` are the first and last possible day as ISO text, so that comparing text is comparing dates.
    """

    first: str
    last: str
    text: str

    @classmethod
    def parse(cls, text: str) -> "PartialDate":
        """The date of a text in one of the five forms; ValueError says which forms are right."""
        if match := _PARTIAL.match(text):
            return _from_parts(text, match[1], match[2], match[3])
        if match := _SEASON.match(text):
            return _from_season(text, int(match[1]), int(match[2]))
        if match := _RANGE.match(text):
            return cls.between(date.fromisoformat(match[1]), date.fromisoformat(match[2]))
        raise ValueError(f"not a date: {text!r} (right: 2017, 2017-10, 2017-10-25, 2017/18 or 2017-10-25..2017-10-27)")

    @classmethod
    def of(cls, day: date) -> "PartialDate":
        """The partial date that is exactly one day."""
        iso = day.isoformat()
        return cls(iso, iso, iso)

    @classmethod
    def between(cls, first: date, last: date) -> "PartialDate":
        """Some day from `first` to `last`, both included."""
        if last < first:
            raise ValueError(f"the last day {last} is before the first {first}")
        if first == last:
            return cls.of(first)
        return cls(first.isoformat(), last.isoformat(), f"{first.isoformat()}..{last.isoformat()}")

    @property
    def is_day(self) -> bool:
        """Whether the date is one certain day."""
        return self.first == self.last

    def may_be(self, other: "PartialDate", slack_days: int = 0) -> bool:
        """Whether both can be the same day, allowing for `slack_days` between them."""
        if slack_days == 0:
            return self.first <= other.last and other.first <= self.last
        slack = timedelta(days=slack_days)
        return date.fromisoformat(self.first) - slack <= date.fromisoformat(other.last) and date.fromisoformat(
            other.first
        ) - slack <= date.fromisoformat(self.last)

    def __str__(self) -> str:
        return self.text


def _from_parts(text: str, year: str, month: str | None, day: str | None) -> PartialDate:
    if month is None:
        return PartialDate(f"{year}-01-01", f"{year}-12-31", text)
    if day is None:
        last = monthrange(int(year), int(month))[1]
        return PartialDate(f"{year}-{month}-01", f"{year}-{month}-{last:02d}", text)
    return PartialDate.of(date(int(year), int(month), int(day)))


def _from_season(text: str, start: int, end: int) -> PartialDate:
    """A season over two years runs from 1 July to 30 June, wide enough for every autumn-to-spring league."""
    if (start + 1) % 100 != end:
        raise ValueError(f"not a season: {text!r} (right: 2017/18)")
    return PartialDate(f"{start}-07-01", f"{start + 1}-06-30", text)
