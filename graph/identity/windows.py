"""When a match may have been: the days that sources tell, and what the day of an article leaves possible."""

from datetime import date
from functools import lru_cache
from typing import NamedTuple

from graph.dates import PartialDate

#: A report is of a match of the last days; a preview of one of the next.
_REPORT_DAYS, _PREVIEW_DAYS = 8, 14
#: How far apart two tellings of one match may be, where one of them is an article or the scores agree.
SLACK = 2
#: A window of more days is no more than a hint.
_NARROW = 14


class Window(NamedTuple):
    """The first and the last possible day as ordinal numbers, and whether an article tells them."""

    first: int
    last: int
    article: bool

    @property
    def is_day(self) -> bool:
        """Whether it is one certain day."""
        return self.first == self.last

    @property
    def is_narrow(self) -> bool:
        """Whether it is no wider than a fortnight."""
        return self.last - self.first <= _NARROW


def gap(one: Window, other: Window) -> int:
    """How many days lie between two windows; 0 where they have a day in common."""
    return max(0, one.first - other.last, other.first - one.last)


@lru_cache(maxsize=50_000)
def window(text: str, *, article: bool) -> Window | None:
    """The window of a told date; None where it is no date."""
    try:
        told = PartialDate.parse(text)
    except ValueError:
        return None
    return Window(date.fromisoformat(told.first).toordinal(), date.fromisoformat(told.last).toordinal(), article)


def around(published: str | None, *, scheduled: bool) -> Window | None:
    """When an undated match of an article may have been, by the day on which the article was published."""
    told = window(published[:10], article=True) if published else None
    if told is None or not told.is_narrow:
        return None
    if scheduled:
        return Window(told.first - 1, told.last + _PREVIEW_DAYS, True)
    return Window(told.first - _REPORT_DAYS, told.last + 1, True)


def year_apart(one: Window, other: Window) -> bool:
    """Whether two days differ by exactly one year: a slip of the pen rather than another match."""
    if not one.is_day or not other.is_day:
        return False
    first, last = sorted((date.fromordinal(one.first), date.fromordinal(other.first)))
    return last.year - first.year == 1 and (first.month, first.day) == (last.month, last.day)


def month_and_day(one: Window) -> tuple[int, int]:
    """The month and the day of the month on which a window begins."""
    day = date.fromordinal(one.first)
    return day.month, day.day
