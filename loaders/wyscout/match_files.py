"""matches_COMPETITION.json: sides, score, coaches, officials, line-ups, changes and cards of each match."""

from collections.abc import Mapping
from typing import NamedTuple

from graph.kinds import ThingType
from loaders.dates import published_of
from loaders.desk import Desk
from loaders.events import At
from loaders.matches import Goals, MatchStatus, MatchTold, goals_of, match_name, season_of
from loaders.node import Node
from loaders.register import Registers
from loaders.wrong import Wrong
from loaders.wyscout.desk import SCHEME, People, tidy
from loaders.wyscout.match_sides import Scorers, SideTaker

_STATUSES: dict[str, MatchStatus] = {
    "played": "played",
    "fixture": "scheduled",
    "postponed": "postponed",
    "suspended": "abandoned",
    "cancelled": "cancelled",
}
_ROLES = {
    "firstAssistant": "assistant referee",
    "secondAssistant": "assistant referee",
    "fourthOfficial": "fourth official",
    "firstAdditionalAssistant": "additional assistant referee",
    "secondAdditionalAssistant": "additional assistant referee",
}


class Competition(NamedTuple):
    """A competition of the data set, which names it by number only; the country is that of its clubs."""

    name: str
    country: str | None


COMPETITIONS = {
    28: Competition("FIFA World Cup", None),
    102: Competition("UEFA European Championship", None),
    364: Competition("Premier League", "England"),
    412: Competition("Ligue 1", "France"),
    426: Competition("Bundesliga", "Germany"),
    524: Competition("Serie A", "Italy"),
    795: Competition("La Liga", "Spain"),
}


class _Side(NamedTuple):
    """A side of a match: its node, its number, its name."""

    node: Node
    number: str
    name: str


class MatchFile:
    """Takes one match after another; `teams` are the names of sides by number."""

    def __init__(self, desk: Desk, people: People, teams: Mapping[str, str]) -> None:
        self._desk, self._people, self._teams = desk, people, teams
        self._identifier = desk.things.into("identifier", ("thing",), ("scheme", "value"))

    def take(self, node: Node) -> None:
        """The claims of a match."""
        record = self._desk.record(node)
        home, away = self._sides(node)
        told = _match(node, home, away)
        for side in (home, away):
            self._team(side, told, record)
        self._desk.things.thing(ThingType.MATCH, told.match_id or "", match_name(told), f"{SCHEME}:{told.match_id}")
        things = self._desk.matches.write(told, record)
        went_on = node.text("duration") not in {None, "Regular"}
        for side, team in ((home, things.home), (away, things.away)):
            SideTaker(self._desk, self._people, things.match, team, went_on=went_on).take(side.node)
        self._desk.each(node.nodes("referees"), lambda one: self._official(one, things.match))
        Scorers(self._desk, self._people, things).take(node, (home.node, away.node), told.goals)

    def _team(self, side: _Side, told: MatchTold, record: str) -> None:
        """Make a side known by its number; the gazetteer is asked who it is."""
        if not self._desk.things.has(ThingType.TEAM, side.number):
            found = Registers("clubs" if told.home_country else "any").team(side.name, told.home_country, told.date)
            team = self._desk.things.team(side.name, found or f"{SCHEME}:{side.number}", side.number)
            self._identifier((record, team, SCHEME, side.number))

    def _sides(self, node: Node) -> tuple[_Side, _Side]:
        """The label names both sides where no teams.json does: 'Home - Away, 2 - 1'."""
        labelled = (tidy(node.text("label")) or "").rpartition(", ")[0].split(" - ")
        found = {}
        for number, side in node.node("teamsData").parts():
            where = side.needed("side")
            named = labelled[where == "away"] if len(labelled) == 2 else None
            name = self._teams.get(number) or named
            if name is None:
                raise Wrong(f"{side.path}.teamId", f"neither a teams.json beside nor the label names side {number}")
            found[where] = _Side(side, number, name)
        if set(found) != {"home", "away"}:
            raise Wrong(f"{node.path}.teamsData", "one side should be home and one away")
        return found["home"], found["away"]

    def _official(self, node: Node, match: str) -> None:
        role = node.text("role") or "referee"
        referee = self._people.named("referee", node, "refereeId")
        if referee:
            self._desk.events.official(At(self._desk.record(node), match), referee, _ROLES.get(role, role.lower()))


def _match(node: Node, home: _Side, away: _Side) -> MatchTold:
    told = (node.text("status") or "Played").lower()
    status = _STATUSES.get(told)
    if status is None:
        raise Wrong(f"{node.path}.status", f"no final status: {told!r}")
    day, duration = _day(node), node.text("duration") or "Regular"
    competition = COMPETITIONS.get(node.whole("competitionId") or 0)
    country = competition.country if competition else None
    regular, longer = _pair(home, away, "score"), _pair(home, away, "scoreET")
    round_ = node.whole("gameweek")
    return MatchTold(
        home.name,
        away.name,
        day,
        None if status == "scheduled" else regular if duration == "Regular" else longer,
        _pair(home, away, "scoreHT"),
        regular if duration != "Regular" else None,
        _pair(home, away, "scoreP") if duration == "Penalties" else None,
        status,
        competition=competition.name if competition else None,
        season=season_of(day, calendar_year=country is None) if competition and day else None,
        stage=f"Matchday {round_}" if round_ and country else None,
        group=node.text("groupName"),
        venue=tidy(node.text("venue")),
        home_country=country,
        away_country=country,
        match_id=node.needed("wyId"),
        home_id=home.number,
        away_id=away.number,
    )


def _day(node: Node) -> str:
    """The day in middle Europe ('June 24, 2018 at 8:00:00 PM GMT+2'), or else that of the world's clock."""
    told, world = (node.text("date") or "").partition(" at ")[0], (node.text("dateutc") or "")[:10]
    found = published_of(told) or published_of(world)
    if found is None or len(found) != len("2018-06-24"):
        raise Wrong(f"{node.path}.date", f"not a date: {node.text('date')!r}")
    return found


def _pair(home: _Side, away: _Side, member: str) -> Goals | None:
    return goals_of(home.node.whole(member), away.node.whole(member))
