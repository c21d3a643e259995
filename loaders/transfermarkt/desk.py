"""What the takers of rows from Transfermarkt write on: people, sides and matches by their ids there."""

from graph.kinds import ThingType
from loaders.contract import InputFile
from loaders.events import EventWriter
from loaders.matches import MatchWriter
from loaders.register import Registers
from loaders.tables.rows import TableRow
from loaders.things import Gathering, Row
from loaders.transfermarkt.cells import NO_CLUB, name, needed, told

SCHEME = "transfermarkt"


class Desk:
    """Where the claims of one table go."""

    def __init__(self, file: InputFile, things: Gathering) -> None:
        self.file, self.things = file, things
        self.events = EventWriter(things, SCHEME)
        self._registers = Registers("any")
        self.matches = MatchWriter(things, self._registers)
        self._identifier = things.into("identifier", ("thing",), ("scheme", "value"))
        self.transfer = things.into(
            "transfer", ("person", "from", "to"), ("date", "fee", "currency", "loan", "fee_told")
        )
        self.person = things.into("person", ("person",), ("born", "died", "nationality", "position", "height", "foot"))
        self.played = things.into(
            "played_for", ("person", "team"), ("since", "until", "seen", "shirt", "matches", "goals")
        )
        self.managed = things.into("managed", ("person", "team"), ("seen", "role"))
        self.squad = things.into("squad", ("person", "team"), ())
        self.team_told = things.into("team", ("team", "parent"), ("country", "side", "national"))
        self.ground = things.into("home_ground", ("team", "venue"), ())
        self.venue = things.into("venue", ("venue",), ("capacity",))
        self.injury = things.into("injury", ("player",), ("injury",))
        self.name = things.into("name", ("thing",), ("text", "name_kind"))
        self.contract = things.into("contract", ("person", "team"), ("until",))

    def player(self, row: TableRow, column: str = "player_id", named: str = "player_name") -> str:
        """A player by his id; some tables do not name him."""
        value = needed(row, column).removesuffix(".0")
        return self.things.thing(ThingType.PERSON, value, name(row, named), f"{SCHEME}:{value}")

    def team(self, row: TableRow, column: str, named: str, record: str, country: str | None = None) -> str | None:
        """A side by its id; None where the row says that there is none."""
        called = name(row, named)
        if called.lower() in NO_CLUB:
            return None
        value = told(row, column)
        if value is None and not called:
            return None
        local = value.removesuffix(".0") if value else called
        if self.things.has(ThingType.TEAM, local):
            return self.things.team(called, None, local)
        register = self._registers.team(called, country, None) if called else None
        theirs = f"{SCHEME}:{local}" if value else None
        team = self.things.team(called, register or theirs, local)
        if register and theirs:
            self._identifier((record, team, SCHEME, local))
        return team

    def by_name(self, called: str, side: str) -> str:
        """A person whom a table names without an id: a manager, a referee."""
        return self.things.person(called, side)

    def identify(self, row: Row) -> None:
        """A claim of an id."""
        self._identifier(row)
