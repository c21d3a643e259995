"""A row of a register of people: who it is, and one time with a side where the row tells one."""

from loaders.register import Registers
from loaders.register_table.columns import PEOPLE, Reader
from loaders.register_table.naming import Naming
from loaders.tables.rows import TableRow
from loaders.things import Gathering
from loaders.wrong import Wrong

_POSITIONS = {
    **dict.fromkeys(("gk", "g", "goalkeeper", "keeper"), "goalkeeper"),
    **dict.fromkeys(("df", "d", "defender", "def"), "defender"),
    **dict.fromkeys(("mf", "m", "midfielder", "mid"), "midfielder"),
    **dict.fromkeys(("fw", "f", "forward", "fwd", "striker", "st"), "forward"),
}
_PLAYER, _MANAGER = frozenset({"player"}), frozenset({"manager", "head coach", "coach"})


class PeopleTaker:
    """Takes people row by row; a person of several rows, told by the id, has as many times with sides."""

    def __init__(self, scheme: str, reader: Reader, things: Gathering) -> None:
        self._read, self._things = reader, things
        self._registers = Registers()
        self._naming = Naming(scheme, reader, things)
        self._person = things.into("person", ("person",), ("born", "nationality", "position"))
        self._played = things.into("played_for", ("person", "team"), ("since", "until", "shirt"))
        self._managed = things.into("managed", ("person", "team"), ("since", "until", "role"))

    def __call__(self, row: TableRow, record: str) -> None:
        """Take a row: all of it, or Wrong."""
        read = self._read
        name = self._naming.needed(row, "nobody")
        born, since, until = (read.date(row, field) for field in ("born", "since", "until"))
        role, shirt, value = self._role(row), self._shirt(row), read.text(row, "id")
        club = read.text(row, "club")
        person = self._things.person(name, None, value or f"{name}|{born or club or ''}")
        self._naming.put(row, record, person, name)
        told = (born, read.text(row, "nationality"), self._position(row))
        if any(told):
            self._person((record, person, *told))
        if club:
            self._spell(record, person, club, (since, until), role, shirt)

    def _spell(
        self,
        record: str,
        person: str,
        club: str,
        when: tuple[str | None, str | None],
        role: str | None,
        shirt: int | None,
    ) -> None:
        day = next((bound for bound in when if bound), None)
        team = self._things.team(club, self._registers.team(club, None, day))
        if role is None:
            self._played((record, person, team, *when, shirt))
        else:
            self._managed((record, person, team, *when, role))

    def _role(self, row: TableRow) -> str | None:
        """None for a player."""
        told = self._read.text(row, "role") or "player"
        if told.lower() in _PLAYER:
            return None
        if told.lower() not in _MANAGER:
            raise Wrong("role", f"no such role: {told!r} (right: player, manager)")
        return "manager"

    def _shirt(self, row: TableRow) -> int | None:
        told = self._read.text(row, "shirt")
        if told is None:
            return None
        if not told.isdecimal() or int(told) > 999:
            raise Wrong("shirt", f"not a shirt number: {told!r}")
        return int(told)

    def _position(self, row: TableRow) -> str | None:
        told = self._read.text(row, "position")
        return _POSITIONS.get(told.lower(), told.lower()) if told else None


__all__ = ["PEOPLE", "PeopleTaker"]
