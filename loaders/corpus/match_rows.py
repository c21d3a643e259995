"""A row of matches.parquet as a match."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from loaders.incidents.schochastics import competition_of, team_of
from loaders.matches import MatchTold, MatchWriter, season_text
from loaders.parquet import Cells
from loaders.register import Registers
from loaders.tables import cells
from loaders.things import Gathering
from loaders.wrong import Wrong

COLUMNS: Mapping[str, type[str] | type[int]] = MappingProxyType(
    {
        "match_id": int,
        **dict.fromkeys(("league", "season", "date", "home", "away"), str),
        "home_goals": int,
        "away_goals": int,
        **dict.fromkeys(("venue", "city", "capacity", "attendance", "referee"), str),
    }
)
_LARGEST = 300_000
_competition, _season = lru_cache(maxsize=1024)(competition_of), lru_cache(maxsize=1024)(season_text)


class Match(NamedTuple):
    """What incidents need of their match: its id and its sides', and the sides' names."""

    match: str
    home: str
    away: str
    home_name: str
    away_name: str


class CorpusMatches:
    """Takes one match after another and remembers each by its number; `refuse` is told of a field that is left out."""

    def __init__(self, things: Gathering, refuse: Callable[[Wrong], None]) -> None:
        self._refuse = refuse
        self._writer = MatchWriter(things, Registers("clubs"))
        self.known: dict[int, Match] = {}

    def take(self, row: Cells, record: str) -> None:
        """The claims of a match."""
        number = row[0]
        if not isinstance(number, int):
            raise Wrong("match_id", f"not a whole number: {number!r}")
        if number in self.known:
            raise Wrong("match_id", f"match {number} was told before")
        cell = dict(zip(COLUMNS, row, strict=True))
        told = _told(cell)
        told.match_id = str(number)
        told.capacity, told.attendance = self._count(cell, "capacity"), self._count(cell, "attendance")
        things = self._writer.write(told, record)
        self.known[number] = Match(things.match, things.home, things.away, told.home, told.away)

    def _count(self, row: dict[str, object], column: str) -> int | None:
        """A number with blanks between thousands: '15 000'; the match is kept where it cannot be."""
        try:
            return cells.number("".join(_text(row, column).split()), column, _LARGEST)
        except Wrong as wrong:
            self._refuse(Wrong(column, f"{wrong}; the match is kept without it"))
            return None


def _told(row: dict[str, object]) -> MatchTold:
    competition, country, _ = _competition(_needed(row, "league"))
    season = _season(_needed(row, "season"))
    if season is None:
        raise Wrong("season", f"not a season: {row['season']!r} (right: 2015-2016)")
    home, away = _needed(row, "home"), _needed(row, "away")
    if home == away:
        raise Wrong("away", f"{home!r} cannot play itself")
    goals = cells.goals(_text(row, "home_goals"), _text(row, "away_goals"), "home_goals")
    return MatchTold(
        team_of(home),
        team_of(away),
        cells.day(_needed(row, "date"), "ISO"),
        goals,
        status="played" if goals else "scheduled",
        competition=competition,
        season=season,
        venue=_text(row, "venue") or None,
        city=_text(row, "city") or None,
        country=country,
        referee=_text(row, "referee") or None,
        home_country=country,
        away_country=country,
        home_id=home,
        away_id=away,
    )


def _text(row: dict[str, object], column: str) -> str:
    value = row[column]
    return "" if value is None else str(value).strip()


def _needed(row: dict[str, object], column: str) -> str:
    found = _text(row, column)
    if not found:
        raise Wrong(column, "missing")
    return found
