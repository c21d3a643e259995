"""When in a match something happened, as told: exactly, within bounds or not at all, and which tellings agree."""

from typing import NamedTuple

from graph.claims import ClaimView
from graph.minutes import PERIOD_ENDS, period_of
from graph.rows import Properties

#: How far apart two sources may put the same event.
SLACK = 2
#: What joining a telling without a minute costs: more than any that has one.
UNKNOWN_COST = 3.0
#: 'About the hour' covers so many minutes on either side, where the source gives no bounds.
_ABOUT = 3
_LATE = 10**9


class Moment(NamedTuple):
    """A minute with its added time and period, or the bounds of a vague telling; all None where untold."""

    minute: int | None = None
    added: int | None = None
    period: int | None = None
    first: int | None = None
    last: int | None = None

    @property
    def exact(self) -> bool:
        """Whether one minute is told."""
        return self.minute is not None and self.first is None

    @property
    def known(self) -> bool:
        """Whether anything is told."""
        return self.minute is not None or self.first is not None

    @property
    def clock(self) -> int:
        """A number that sorts events of a match; those without a minute come last."""
        minute = self.minute if self.minute is not None else self.first
        if minute is None:
            return _LATE
        return (self.period or period_of(minute)) * 100_000 + minute * 100 + (self.added or 0)

    def __str__(self) -> str:
        if self.exact:
            return f"{self.minute}+{self.added}" if self.added else str(self.minute)
        return f"{self.first}..{self.last}" if self.first is not None else "?"


UNTOLD = Moment()


def moment_of(claim: ClaimView) -> Moment:
    """The moment that a claim tells."""
    values = claim.values
    minute, period = values.get("minute"), values.get("period")
    first, last = values.get("minute_first"), values.get("minute_last")
    if not isinstance(minute, int):
        if isinstance(first, int) and isinstance(last, int):
            return Moment(first=first, last=last, period=period if isinstance(period, int) else None)
        return UNTOLD
    added = values.get("added")
    if isinstance(period, int) and 1 <= period <= 4 and added is None and minute > PERIOD_ENDS[period - 1]:
        minute, added = PERIOD_ENDS[period - 1], minute - PERIOD_ENDS[period - 1]
    if values.get("minute_precision") == "about" and not isinstance(first, int):
        first, last = max(1, minute - _ABOUT), minute + _ABOUT
    vague = isinstance(first, int) and isinstance(last, int) and first < last
    return Moment(
        minute,
        added if isinstance(added, int) and added else None,
        period if isinstance(period, int) else None,
        first if vague and isinstance(first, int) else None,
        last if vague and isinstance(last, int) else None,
    )


def agree(one: Moment, other: Moment) -> bool:
    """Whether two tellings can both be right; silence about added time contradicts nobody."""
    if not one.known or not other.known:
        return True
    if one.exact and other.exact:
        return one.minute == other.minute and (one.added == other.added or one.added is None or other.added is None)
    first, last = _bounds(one)
    other_first, other_last = _bounds(other)
    return first <= other_last and other_first <= last


def distance(one: Moment, other: Moment) -> float | None:
    """How far two tellings are from speaking of the same event; None where too far."""
    if not one.known or not other.known:
        return UNKNOWN_COST
    if one.exact and other.exact:
        return _between(one, other)
    first, last = _bounds(one)
    other_first, other_last = _bounds(other)
    gap = max(0, first - other_last, other_first - last)
    return gap + 0.5 if gap <= SLACK else None


def _between(one: Moment, other: Moment) -> float | None:
    """The minutes between two exact tellings; 45+2 is near 47 only where nothing is nearer."""
    assert one.minute is not None
    assert other.minute is not None
    apart = abs(one.minute - other.minute)
    if apart == 0:
        gap = abs(one.added - other.added) if one.added is not None and other.added is not None else 0
        return float(gap) if gap <= SLACK else None
    if one.added is None and other.added is None:
        return float(apart) if apart <= SLACK else None
    gap = min(apart, abs(one.minute + (one.added or 0) - other.minute - (other.added or 0)))
    return gap + 0.5 if gap <= SLACK else None


def precision(moment: Moment) -> int:
    """Higher for the telling that says more."""
    if moment.exact:
        return 3 if moment.added is not None else 2
    return 1 if moment.known else 0


def minute_properties(moment: Moment) -> Properties:
    """The properties of an event at a moment; nothing for what is untold."""
    if not moment.known:
        return {}
    found: Properties = {}
    if moment.minute is not None:
        found["minute"] = moment.minute
        found["clock"] = moment.clock
        found["period"] = moment.period or period_of(moment.minute)
    if moment.added is not None:
        found["added"] = moment.added
    if moment.first is not None and moment.last is not None:
        found["minute_first"], found["minute_last"] = moment.first, moment.last
    return found


def _bounds(moment: Moment) -> tuple[int, int]:
    if moment.first is not None and moment.last is not None:
        return moment.first, moment.last
    assert moment.minute is not None
    return moment.minute, moment.minute
