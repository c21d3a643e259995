"""What the feeds of Opta and Stats Perform have in common: people and sides by their ids, statuses, roles, minutes."""

from collections.abc import Iterable

from graph.kinds import ThingType
from loaders.desk import Desk
from loaders.matches import MatchStatus, MatchTold
from loaders.minutes import UNKNOWN, Minute, minute_in
from loaders.node import Node
from loaders.register import Registers
from loaders.wrong import Wrong

LICENCE = "Opta's and Stats Perform's terms of use (proprietary)"
SHOOTOUT = 5
#: What took place is read once it is over; what is under way is no result.
STATUSES: dict[str, MatchStatus] = {
    **dict.fromkeys(("fulltime", "played"), "played"),
    **dict.fromkeys(("prematch", "fixture"), "scheduled"),
    "postponed": "postponed",
    **dict.fromkeys(("abandoned", "suspended"), "abandoned"),
    "awarded": "awarded",
    **dict.fromkeys(("cancelled", "canceled"), "cancelled"),
}


class People:
    """The people and sides of one file, and the further names that they go by."""

    def __init__(self, desk: Desk, scheme: str) -> None:
        self._desk, self._scheme = desk, scheme
        self._name = desk.things.into("name", ("thing",), ("text", "name_kind"))
        self._side = desk.things.into("team", ("team",), ("side",))
        self._identifier = desk.things.into("identifier", ("thing",), ("scheme", "value"))

    def player(self, value: str, name: str, record: str, others: Iterable[tuple[str | None, str]] = ()) -> str:
        """A player by his id; `others` are further names, each with its kind."""
        return self._person(f"{self._scheme}:{value}", name, record, others)

    def official(self, value: str | None, name: str, role: str, record: str) -> str:
        """A manager or a referee: those have ids of their own; without one the name tells him apart."""
        return self._person(f"{self._scheme}-{role}:{value}" if value else f"{role} {name}", name, record, ())

    def _person(self, local: str, name: str, record: str, others: Iterable[tuple[str | None, str]]) -> str:
        is_new = not self._desk.things.has(ThingType.PERSON, local)
        person = self._desk.things.thing(ThingType.PERSON, local, name, local if ":" in local else None)
        for other, kind in others if is_new else ():
            if other and other != name:
                self._name((record, person, other, kind))
        return person

    def match(self, told: MatchTold, name: str) -> None:
        """Make the match known by its id before it is written; excerpts may lack the id."""
        if told.match_id:
            self._desk.things.thing(ThingType.MATCH, told.match_id, name, f"{self._scheme}:{told.match_id}")

    def team(
        self,
        value: str,
        name: str,
        record: str,
        country: str | None = None,
        date: str | None = None,
        *,
        women: bool = False,
    ) -> None:
        """Make a side known by its id; the gazetteer is asked who it is."""
        found = Registers("any", "women" if women else "first").team(name, country, date)
        team = self._desk.things.team(name, found or f"{self._scheme}:{value}", value)
        self._identifier((record, team, self._scheme, value))
        if women:
            self._side((record, team, "women"))


def status_of(told: str, place: str) -> MatchStatus:
    """What became of a match."""
    found = STATUSES.get(told.lower())
    if found is None:
        raise Wrong(place, f"neither over nor to come: {told!r}; what is under way is not read")
    return found


def role_of(told: str) -> str:
    """An official's role as the graph names it."""
    bare = told.lower()
    if bare == "main":
        return "referee"
    if bare.startswith(("lineman", "linesman", "assistant referee")):
        return "assistant referee"
    return "fourth official" if bare.startswith(("fourth", "4th")) else bare


def minute_told(node: Node, minute: int | None, period: int | None, told: str | None) -> Minute:
    """The minute of an event as these feeds count it: from 1, going on in stoppage time, beside the period."""
    if minute is None or period == SHOOTOUT:
        return UNKNOWN
    found = minute_in(period or 0, minute, told)
    if found is None:
        raise Wrong(node.path, f"minute {minute} is not in period {period}")
    return found


def whole_name(*parts: str | None) -> str:
    """First and last name."""
    return " ".join(part for part in parts if part)
