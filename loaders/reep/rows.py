"""Rows of Reep's tables: people, sides, competitions, seasons, and the dictionary of matches."""

import re

from graph.kinds import ThingType
from loaders.matches import MatchTold, MatchWriter, season_text
from loaders.reep.desk import Desk
from loaders.reep.ids import BARE_ID, named
from loaders.register import Registers
from loaders.tables import cells
from loaders.tables.rows import TableRow
from loaders.wrong import Wrong

#: What is about a side and is none.
_NO_SIDE = re.compile(
    r"(?:ownership|history|list|supporters|records?|timeline) of |category:|\d{4}"
    r"(?:[-–]\d{2,4})? .{1,100} season$",
    re.IGNORECASE,
)
_EDITION = re.compile(r"(\d{4}(?:[-–/]\d{2,4})?) (.{2,120})$")
_EDITION_AFTER = re.compile(r"(.{2,120}?) (\d{4}(?:[-–/]\d{2,4})?)$")
_FBREF_MATCH = re.compile(r"/matches/([0-9a-f]{6,12})\b")
_MATCH_IDS = ("fotmob", "understat", "sofascore", "espn")
_FIRST_OF_YEAR = "-01-01"


class Taker:
    """Takes the rows of one table."""

    def __init__(self, desk: Desk) -> None:
        self._desk, things = desk, desk.things
        self._person = things.into("person", ("person",), ("born", "nationality", "position", "height"))
        self._team = things.into("team", ("team",), ("country", "founded"))
        self._ground = things.into("home_ground", ("team", "venue"))
        self._edition = things.into("edition", ("season", "competition"))
        self._identifier = things.into("identifier", ("thing",), ("scheme", "value"))
        self._clubs, self._any = Registers("clubs"), Registers("any")
        self._matches = MatchWriter(things, self._clubs)

    def person(self, row: TableRow, record: str) -> None:
        """people.csv: who played and coached has a row of each, with one item."""
        name, full = named(row), " ".join(row.cell("full_name").split())
        born = _day(row, "date_of_birth")
        height = row.cell("height_cm").removesuffix(".0")
        if height and not height.isdecimal():
            raise Wrong("height_cm", f"not a number: {height!r}")
        person = self._desk.thing(ThingType.PERSON, row, record, name)
        if full and full != name and not BARE_ID.match(full):
            self._desk.alias(record, person, full)
        told = (born, _told(row, "nationality"), _told(row, "position"), int(height) if height else None)
        if any(told):
            self._person((record, person, *told))

    def team(self, row: TableRow, record: str) -> None:
        """teams.csv: a founding on a first of January is that of the year; a stadium may be told by its item only."""
        name = named(row)
        if _NO_SIDE.match(name):
            raise Wrong("name", f"no side: {name!r}")
        country, founded, stadium = _told(row, "country"), _year(row, "founded"), _told(row, "stadium")
        team = self._desk.thing(ThingType.TEAM, row, record, name, self._any.team(name, country, None))
        if country or founded:
            self._team((record, team, country, founded))
        if stadium and BARE_ID.match(stadium):
            self._desk.refuse(row, "stadium", f"an id stands where a name should: {stadium}; the row is kept")
        elif stadium:
            self._ground(
                (record, team, self._desk.things.thing(ThingType.VENUE, f"{stadium}|{country or ''}", stadium))
            )

    def competition(self, row: TableRow, record: str) -> None:
        """competitions.csv: one that is named with a year is an edition."""
        name, country = named(row), _told(row, "country")
        if _EDITION.match(name) or _EDITION_AFTER.match(name):
            self.season(row, record)
        else:
            self._desk.thing(ThingType.COMPETITION, row, record, name, self._any.competition(name, country, None))

    def season(self, row: TableRow, record: str) -> None:
        """seasons.csv: '1983-84 Second League' is the season 1983/84 of that league."""
        name = named(row)
        if found := _EDITION.match(name):
            years, called = found[1], found[2]
        elif found := _EDITION_AFTER.match(name):
            called, years = found[1], found[2]
        else:
            raise Wrong("name", f"no year: {name!r} (right: a year and the name of a competition)")
        text = season_text(years.replace("–", "-"))
        competition = self._desk.things.thing(
            ThingType.COMPETITION, called, called, self._any.competition(called, None, f"{years[:4]}-07-01")
        )
        season = self._desk.thing(ThingType.SEASON, row, record, text or years)
        self._edition((record, season, competition))

    def match(self, row: TableRow, record: str) -> None:
        """match_dictionary.csv: a match with its ids; expected goals have no place in a claim."""
        day = cells.day(row.cell("date"), "ISO")
        goals = cells.goals(
            row.cell("home_goals").removesuffix(".0"), row.cell("away_goals").removesuffix(".0"), "home_goals"
        )
        ids = [(name, row.cell(f"{name}_match_id").removesuffix(".0")) for name in _MATCH_IDS]
        if found := _FBREF_MATCH.search(row.cell("MatchURL")):
            ids.insert(0, ("fbref", found[1]))
        told = MatchTold(
            named(row, "fbref_home_team"),
            named(row, "fbref_away_team"),
            day,
            goals,
            status="played" if goals else "scheduled",
            competition=_told(row, "Comp"),
            stage=_told(row, "Round"),
            match_id=next((value for _, value in ids if value), None),
        )
        match = self._matches.write(told, record).match
        for scheme, value in ids:
            if value:
                self._identifier((record, match, scheme, value))


def _told(row: TableRow, column: str) -> str | None:
    told = " ".join(row.cell(column).split())
    return told or None


def _day(row: TableRow, column: str) -> str | None:
    return cells.told_day(row.cell(column), column)


def _year(row: TableRow, column: str) -> str | None:
    """A date; a first of January says no more than the year."""
    told = _day(row, column)
    return told.removesuffix(_FIRST_OF_YEAR) if told else None
