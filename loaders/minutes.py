"""Minutes as data files write them, read once for each way of writing."""

import re
from functools import lru_cache
from typing import NamedTuple

from graph.minutes import MatchMinute

#: The values of a claim that say when in a match, in this order.
MINUTE_VALUES = ("minute", "added", "period", "minute_told")
#: Regular minutes at the end of each period.
_ENDS = {1: 45, 2: 90, 3: 105, 4: 120}
_CLOCK = re.compile(r"(\d{1,3}):\d{2}$")
_LATEST = 130


class Minute(NamedTuple):
    """Minute, added minutes, period and the text that told them, as the values of a claim."""

    minute: int | None = None
    added: int | None = None
    period: int | None = None
    told: str | None = None


UNKNOWN = Minute()


@lru_cache(maxsize=4096)
def minute_of(told: str, *, extra_time: bool = False) -> Minute | None:
    """The minute of '38', "90+4'" or '73:00'; unknown where nothing is told, None where it is no minute.

    `extra_time` says that the source counts on in extra time and never in stoppage time, so that 97 is 97.
    """
    bare = told.strip().strip("'’ ")
    if bare in {"", "NA", "?"}:
        return UNKNOWN
    if clock := _CLOCK.match(bare):
        bare = clock[1]
    if bare.isdecimal():
        return minute_at(int(bare), None, extra_time=extra_time, told=told.strip())
    try:
        return _checked(MatchMinute.parse(bare), told.strip())
    except ValueError:
        return None


def minute_at(minute: int, added: int | None, *, extra_time: bool = False, told: str | None = None) -> Minute | None:
    """The minute of two numbers; None where no match lasts so long."""
    return _checked(MatchMinute.at(minute, added or None, extra_time=extra_time), told)


def minute_in(period: int, minute: int, told: str | None = None) -> Minute | None:
    """A minute that goes on in stoppage time, of a source that tells the period: 47 of the first is 45+2.

    None where the period is none or does not have the minute.
    """
    end = _ENDS.get(period)
    found = minute_at(min(minute, end), max(minute - end, 0), extra_time=True, told=told) if end else None
    return found if found is not None and found.period == period else None


def _checked(parsed: MatchMinute, told: str | None) -> Minute | None:
    if parsed.minute is None or not 0 <= parsed.minute <= _LATEST or (parsed.added or 0) > 60:
        return None
    return Minute(parsed.minute, parsed.added or None, parsed.period, told)
