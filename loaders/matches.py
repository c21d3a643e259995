"""A match as any source of data tells it, and the claims it comes to."""

from dataclasses import dataclass
from typing import Literal, Protocol

from graph.dates import PartialDate
from graph.kinds import SCORE, Status, ThingType
from loaders.things import Gathering, Row

Goals = tuple[int, int]
MatchStatus = Literal["played", "scheduled", "postponed", "abandoned", "awarded", "cancelled"]


def goals_of(home: int | None, away: int | None) -> Goals | None:
    """A score of two numbers, either of which may not be told."""
    return None if home is None or away is None else (home, away)


class Register(Protocol):
    """What can tell which side, competition or ground a name means, given a country and a date."""

    def team(self, name: str, country: str | None, date: str | None) -> str | None:
        """The register id of a side."""
        ...

    def competition(self, name: str, country: str | None, date: str | None) -> str | None:
        """The register id of a competition."""
        ...

    def venue(self, name: str, country: str | None, date: str | None) -> str | None:
        """The register id of a ground."""
        ...


_ROLES = ("match", "home", "away", "competition", "season", "venue")
_VALUES = (
    "date",
    "match_status",
    "sides",
    *SCORE,
    "stage",
    "leg",
    "group",
    "attendance",
    "neutral",
    "aggregate",
)
_NONE: tuple[None, None] = (None, None)


@dataclass(slots=True)
class MatchTold:
    """What a record tells of a match; None where it does not.

    `goals` is the score at the end of play, extra time included, without the shoot-out. `date` is partial-date text.
    `home_country` and `away_country` help to tell clubs of one name apart, `country` is where the ground lies; ids are
    the provider's. `sides` is 'told' where being named first is all that is known of being at home.
    """

    home: str
    away: str
    date: str | None = None
    goals: Goals | None = None
    half_time: Goals | None = None
    after_90: Goals | None = None
    shootout: Goals | None = None
    status: MatchStatus = "played"
    neutral: bool | None = None
    competition: str | None = None
    season: str | None = None
    stage: str | None = None
    leg: str | None = None
    group: str | None = None
    venue: str | None = None
    city: str | None = None
    country: str | None = None
    capacity: int | None = None
    attendance: int | None = None
    aggregate: str | None = None
    referee: str | None = None
    home_country: str | None = None
    away_country: str | None = None
    match_id: str | None = None
    home_id: str | None = None
    away_id: str | None = None
    sides: Literal["known", "told"] = "known"


@dataclass(frozen=True, slots=True)
class MatchThings:
    """The ids of a match and its sides, for the claims that hang on them; `fresh` where the match is new here."""

    match: str
    home: str
    away: str
    fresh: bool


class MatchWriter:
    """Turns matches into claims; the same match told twice is one thing, two that differ are two.

    `register` looks names up in the gazetteer; without it nothing is looked up.
    """

    def __init__(self, gathering: Gathering, register: Register | None = None) -> None:
        self._to = gathering
        self._register = register
        self._played = gathering.into("match", _ROLES, _VALUES)
        self._to_come = gathering.into("match", _ROLES, _VALUES, Status.SCHEDULED)
        self._edition = gathering.into("edition", ("season", "competition"), ())
        self._venue = gathering.into("venue", ("venue",), ("city", "country", "capacity"))
        self._referee = gathering.into("match_referee", ("match", "referee"), ("role",))
        self._seen: dict[str, MatchTold] = {}

    def write(self, told: MatchTold, record: str) -> MatchThings:
        """The claims of a match; what came back holds the ids that its events need."""
        home = self._side(told.home, told.home_id, told.home_country, told.date)
        away = self._side(told.away, told.away_id, told.away_country, told.date)
        local, fresh = self._local(told)
        match = self._to.thing(ThingType.MATCH, local, match_name(told))
        self._write(told, match, home, away, record)
        if told.referee:
            self._referee((record, match, self._to.person(told.referee, "referee"), "referee"))
        return MatchThings(match, home, away, fresh)

    def once(self, told: MatchTold, record: str) -> MatchThings:
        """The ids of a match that many records speak of: it is claimed with the first of them."""
        local = told.match_id or match_local(told.date, told.home, told.away)
        if not self._to.has(ThingType.MATCH, local):
            return self.write(told, record)
        match = self._to.thing(ThingType.MATCH, local, "")
        home = self._side(told.home, told.home_id, told.home_country, told.date)
        return MatchThings(match, home, self._side(told.away, told.away_id, told.away_country, told.date), fresh=False)

    def _side(self, name: str, given: str | None, country: str | None, date: str | None) -> str:
        local = given or name
        if self._to.has(ThingType.TEAM, local):
            return self._to.team(name, None, local)
        found = self._register.team(name, country, date) if self._register else None
        return self._to.team(name, found, local)

    def _local(self, told: MatchTold) -> tuple[str, bool]:
        """What tells the match apart, and whether it is new; records that differ are two matches of one day."""
        if told.match_id:
            return told.match_id, not self._to.has(ThingType.MATCH, told.match_id)
        first = local = match_local(told.date, told.home, told.away)
        number = 1
        while (before := self._seen.get(local)) is not None and before != told:
            number += 1
            local = f"{first}|{number}"
        if len(self._seen) > 50_000:
            self._seen.clear()
        self._seen[local] = told
        return local, before is None

    def _write(self, told: MatchTold, match: str, home: str, away: str, record: str) -> None:
        competition, season = self._frame(told, record)
        venue = self._ground(told, record)
        sides = "neutral" if told.neutral else told.sides
        row: Row = (
            record,
            match,
            home,
            away,
            competition,
            season,
            venue,
            told.date,
            told.status,
            sides,
            *(told.goals or _NONE),
            *(told.half_time or _NONE),
            *(told.after_90 or _NONE),
            *(told.shootout or _NONE),
            told.stage,
            told.leg,
            told.group,
            told.attendance,
            told.neutral,
            told.aggregate,
        )
        (self._to_come if told.status == "scheduled" else self._played)(row)

    def _frame(self, told: MatchTold, record: str) -> tuple[str | None, str | None]:
        """Competition and season; the edition is claimed once."""
        competition = self._competition(told) if told.competition else None
        if not told.season:
            return competition, None
        local = f"{told.competition or ''}|{told.season}"
        is_new = not self._to.has(ThingType.SEASON, local)
        season = self._to.thing(ThingType.SEASON, local, told.season)
        if is_new and competition:
            self._edition((record, season, competition))
        return competition, season

    def _competition(self, told: MatchTold) -> str:
        name = told.competition or ""
        known = self._register is None or self._to.has(ThingType.COMPETITION, name)
        register = (
            None if known or not self._register else self._register.competition(name, told.home_country, told.date)
        )
        return self._to.thing(ThingType.COMPETITION, name, name, register)

    def _ground(self, told: MatchTold, record: str) -> str | None:
        if not told.venue:
            return None
        local = f"{told.venue}|{told.city or ''}"
        is_new = not self._to.has(ThingType.VENUE, local)
        register = self._register.venue(told.venue, None, told.date) if is_new and self._register else None
        venue = self._to.thing(ThingType.VENUE, local, told.venue, register)
        if is_new and (told.city or told.capacity):
            self._venue((record, venue, told.city, told.country, told.capacity))
        return venue


def match_local(date: str | None, home: str, away: str) -> str:
    """What tells a match apart in a source without ids."""
    return f"{date or ''}|{home}|{away}"


def match_name(told: MatchTold) -> str:
    """A match as a person would call it."""
    return f"{told.home} v {told.away}, {told.date}" if told.date else f"{told.home} v {told.away}"


def season_of(day: str, *, calendar_year: bool = False) -> str:
    """The season that a day falls in: from July to June, written 2017/18, or the year."""
    year = int(day[:4])
    if calendar_year:
        return str(year)
    start = year if day[5:7] >= "07" else year - 1
    return f"{start}/{(start + 1) % 100:02d}"


def season_text(told: str) -> str | None:
    """A season as the graph names it: 2017/18 of '2017-18', '2017/2018'; a year stays a year; None otherwise."""
    parts = told.replace("/", "-").split("-")
    if len(parts) == 1 and len(told) == 4 and told.isdigit():
        return told
    if len(parts) != 2 or not all(part.isdigit() for part in parts) or len(parts[0]) != 4:
        return None
    text = f"{parts[0]}/{parts[1][-2:]}"
    try:
        return PartialDate.parse(text).text
    except ValueError:
        return None
