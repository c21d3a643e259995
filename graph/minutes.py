"""The minute of a match event: period, minute and added minutes, certain or within bounds."""

import re
from dataclasses import dataclass
from typing import Literal

Precision = Literal["exact", "about", "between", "derived"]

#: Regular minutes at the end of each period: two halves, two halves of extra time.
PERIOD_ENDS = (45, 90, 105, 120)
_TOLD = re.compile(r"\s*(\d{1,3})\s*(?:['’′]\s*)?(?:\+\s*(\d{1,2}))?\s*['’′]?\s*$")


@dataclass(frozen=True, slots=True)
class MatchMinute:
    """When in a match something happened.

    `minute` and `added` are as counted in football: 45+2 is (45, 2) and is not 47. `period` is 1 to 4, None where
    not known. `first` and `last` bound a vague telling ('midway through the second half'), in whole minutes.
    `told` is the text that said so; `precision` says how the number came about.
    """

    minute: int | None
    added: int | None = None
    period: int | None = None
    precision: Precision = "exact"
    first: int | None = None
    last: int | None = None
    told: str = ""

    @classmethod
    def parse(cls, text: str) -> "MatchMinute":
        """The minute of `38`, `38'`, `45+2`, `90+4'`; ValueError otherwise."""
        match = _TOLD.match(text)
        if not match:
            raise ValueError(f"not a minute: {text!r} (right: 38 or 45+2)")
        return cls.at(int(match[1]), int(match[2]) if match[2] else None, told=text.strip())

    @classmethod
    def at(
        cls,
        minute: int,
        added: int | None = None,
        *,
        extra_time: bool = False,
        told: str = "",
        precision: Precision = "exact",
    ) -> "MatchMinute":
        """A certain minute; 91 to 104 without extra time is told of a match of 90 minutes and means 90 and the rest."""
        if added is None and 90 < minute <= 105 and not extra_time:
            minute, added = 90, minute - 90
        return cls(minute, added, period_of(minute), precision, told=told)

    @property
    def clock(self) -> int | None:
        """A number that sorts events of a match: period x 100000 + minute x 100 + added."""
        if self.minute is None:
            return None
        return (self.period or period_of(self.minute)) * 100_000 + self.minute * 100 + (self.added or 0)

    def __str__(self) -> str:
        if self.minute is None:
            return f"{self.first}..{self.last}" if self.first is not None else "?"
        return f"{self.minute}+{self.added}" if self.added else str(self.minute)


def period_of(minute: int) -> int:
    """The period (1 to 4) in which a minute without added time falls."""
    for period, end in enumerate(PERIOD_ENDS, start=1):
        if minute <= end:
            return period
    return len(PERIOD_ENDS)
