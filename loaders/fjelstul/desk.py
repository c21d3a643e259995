"""What the takers of Fjelstul rows write on: persons, sides, matches and editions with the ids that join the tables."""

from dataclasses import dataclass

from graph.kinds import ThingType
from loaders.contract import InputFile
from loaders.events import At, EventWriter
from loaders.fjelstul.cells import day, needed, person_name, told
from loaders.matches import MatchThings, MatchTold, MatchWriter, match_name
from loaders.minutes import UNKNOWN, Minute
from loaders.register import Registers
from loaders.tables.rows import TableRow
from loaders.things import Gathering
from loaders.wrong import Wrong

SCHEME = "fjelstul"
#: Managers and referees have registers of their own: who was a player too has an id in two of them.
SCHEMES = {"player_id": SCHEME, "manager_id": f"{SCHEME}-manager", "referee_id": f"{SCHEME}-referee"}
_YEAR_FIRST = 5


@dataclass(frozen=True, slots=True)
class Edition:
    """A tournament: its competition and season as things, and by name."""

    competition: str
    season: str
    of_women: bool
    names: tuple[str, str]


class Desk:
    """Where the claims of one table go."""

    def __init__(self, file: InputFile, things: Gathering) -> None:
        self.file, self.things = file, things
        self.events = EventWriter(things)
        self._matches = MatchWriter(things)
        self._registers = {False: Registers("nations"), True: Registers("nations", "women")}
        self._identifier = things.into("identifier", ("thing",), ("scheme", "value"))
        self._side = things.into("team", ("team",), ("side", "national"))
        self._edition = things.into("edition", ("season", "competition"), ())
        self._known: dict[str, MatchThings] = {}
        self._identified: set[str] = set()

    def person(self, row: TableRow, column: str = "player_id") -> str:
        """The person of a row, by the id of that column."""
        value = needed(row, column)
        return self.things.thing(ThingType.PERSON, value, person_name(row), f"{SCHEMES[column]}:{value}")

    def edition(self, row: TableRow, record: str) -> Edition:
        """The tournament of a row, claimed when it is first met."""
        name, value = needed(row, "tournament_name"), needed(row, "tournament_id")
        year, competition = name[:4], name[_YEAR_FIRST:]
        if not year.isdecimal() or not competition:
            raise Wrong("tournament_name", f"not a year and a name: {name!r}")
        of_women = "Women" in competition
        register = self._registers[of_women].competition(competition.replace("Men's ", ""), None, f"{year}-06-01")
        known = self.things.has(ThingType.SEASON, f"{competition}|{year}")
        one = self.things.thing(ThingType.COMPETITION, competition, competition, register)
        season = self.things.thing(ThingType.SEASON, f"{competition}|{year}", year, f"{SCHEME}:{value}")
        if not known:
            self._edition((record, season, one))
        return Edition(one, season, of_women, (competition, year))

    def team(self, name: str, record: str, *, of_women: bool = False, value: str | None = None) -> str:
        """A national side; the women's and the men's of one country are two, under one id of theirs."""
        local = f"{name}|women" if of_women else name
        is_new = not self.things.has(ThingType.TEAM, local)
        theirs = f"{value}/women" if of_women and value else value
        register = self._registers[of_women].team(name, None, None) if is_new else None
        team = self.things.team(name, register or (f"{SCHEME}:{theirs}" if theirs else None), local)
        if is_new:
            self._side((record, team, "women" if of_women else None, True))
        if value and team not in self._identified:
            self._identified.add(team)
            self.identify(record, team, SCHEME, theirs)
        return team

    def own_team(self, row: TableRow, record: str, *, of_women: bool) -> str:
        """The side that the columns team_id and team_name tell."""
        return self.team(needed(row, "team_name"), record, of_women=of_women, value=needed(row, "team_id"))

    def identify(self, record: str, thing: str, scheme: str, value: str | None) -> None:
        """A claim of an id elsewhere."""
        if value:
            self._identifier((record, thing, scheme, value))

    def match(self, row: TableRow, record: str) -> MatchThings:
        """The match of an event, claimed with the first of its events."""
        known = self._known.get(needed(row, "match_id"))
        if known is not None:
            return known
        home, between, away = needed(row, "match_name").partition(" vs ")
        if not between:
            raise Wrong("match_name", f"not two sides: {needed(row, 'match_name')!r} (right: Norvania vs Kestria)")
        return self.write_match(row, record, MatchTold(home, away, day(row, "match_date"), sides="told"))

    def write_match(self, row: TableRow, record: str, match: MatchTold) -> MatchThings:
        """The claims of a match of which `match` holds what is particular to this table."""
        edition, value = self.edition(row, record), needed(row, "match_id")
        (match.competition, match.season), match.match_id = edition.names, value
        match.stage, match.group = told(row, "stage_name"), told(row, "group_name")
        match.home_id, match.away_id = (
            f"{name}|women" if edition.of_women else name for name in (match.home, match.away)
        )
        for name, column in ((match.home, "home_team_id"), (match.away, "away_team_id")):
            self.team(name, record, of_women=edition.of_women, value=told(row, column))
        self.things.thing(ThingType.MATCH, value, match_name(match), f"{SCHEME}:{value}")
        self._known[value] = found = self._matches.write(match, record)
        return found

    def at(self, row: TableRow, record: str, minute: Minute = UNKNOWN) -> At:
        """Where the event of a row happened, on the side that team_id tells."""
        name, sides = needed(row, "team_name"), needed(row, "match_name")
        if name not in sides.split(" vs "):
            raise Wrong("team_name", f"{name!r} is no side of {sides!r}")
        match = self.match(row, record)
        team = self.own_team(row, record, of_women=self.edition(row, record).of_women)
        return At(record, match.match, team, minute)
