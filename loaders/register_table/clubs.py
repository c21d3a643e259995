"""A row of a register of clubs: its names, where it is, its ground and which side of a club it is."""

from graph.kinds import ThingType
from loaders.register import Registers
from loaders.register_table.columns import CLUBS, Reader
from loaders.register_table.naming import Naming
from loaders.tables.rows import TableRow
from loaders.things import Gathering


class ClubTaker:
    """Takes clubs row by row."""

    def __init__(self, scheme: str, reader: Reader, things: Gathering) -> None:
        self._read, self._things = reader, things
        self._naming = Naming(scheme, reader, things)
        self._team = things.into("team", ("team",), ("country", "side", "city", "founded"))
        self._ground = things.into("home_ground", ("team", "venue"))

    def __call__(self, row: TableRow, record: str) -> None:
        """Take a row: all of it, or Wrong."""
        read = self._read
        name = self._naming.needed(row, "no club")
        country, side, city = (read.text(row, field) for field in ("country", "side", "city"))
        founded, value, ground = read.date(row, "founded"), read.text(row, "id"), read.text(row, "ground")
        register = Registers("clubs", side or "first").team(name, country, None)
        team = self._things.team(name, register, value or f"{name}|{country or ''}|{side or ''}")
        self._naming.put(row, record, team, name)
        if country or side or city or founded:
            self._team((record, team, country, side, city, founded))
        if ground:
            venue = self._things.thing(ThingType.VENUE, f"{ground}|{city or ''}", ground)
            self._ground((record, team, venue))


__all__ = ["CLUBS", "ClubTaker"]
