"""Days that cannot be: a late round of a season, dated before the season began."""

import re
from collections.abc import Sequence

from loaders.node import Node

_ROUND = re.compile(r"(?:Matchday|Round|Week|Spieltag|Journée|Jornada)\s(\d{1,3})$")
#: Rounds this far into a season are not played before its first day.
_LATE = 5


class SeasonDates:
    """The first day of a season by its first rounds, against which the days of late rounds are held."""

    def __init__(self, season: str | None, matches: Sequence[Node]) -> None:
        self._season = season
        early = [day for match in matches if (number := _number(match)) and number <= 2 and (day := match.text("date"))]
        self._first = min(early, default=None)

    def wrong(self, match: Node, day: str) -> str | None:
        """Why the day of a match cannot be right; None where it can."""
        number = _number(match)
        if self._season is None or self._first is None or number is None or number < _LATE or day >= self._first:
            return None
        guess = f"{int(day[:4]) + 1}{day[4:]}"
        return (
            f"{day} is before the season {self._season} began ({self._first}), but it is round {number}: perhaps "
            f"{guess}; the match is kept with the season as its date"
        )


def _number(match: Node) -> int | None:
    found = _ROUND.match(match.text("round") or "")
    return int(found[1]) if found else None
