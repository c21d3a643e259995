"""What the files of StatsBomb have in common: people and sides by their ids, names, minutes."""

from graph.kinds import ThingType
from loaders.minutes import Minute, minute_in
from loaders.node import Node
from loaders.register import Registers
from loaders.things import Gathering
from loaders.wrong import Wrong

SCHEME = "statsbomb"
SHOOTOUT = 5


class People:
    """The people and sides of one file by StatsBomb's ids, with the names they go by."""

    def __init__(self, things: Gathering) -> None:
        self._things = things
        self._name = things.into("name", ("thing",), ("text", "name_kind"))
        self._person = things.into("person", ("person",), ("born", "nationality"))
        self._identifier = things.into("identifier", ("thing",), ("scheme", "value"))
        self._side = things.into("team", ("team",), ("side", "country"))
        self._known: set[str] = set()

    def player(self, node: Node, record: str) -> str:
        """A player, from an object with id and name; events and line-ups call them differently."""
        return self._one(
            node.text("id") or node.needed("player_id"),
            node.text("name") or node.needed("player_name"),
            SCHEME,
            node,
            record,
        )

    def official(self, node: Node, role: str, record: str) -> str:
        """A manager or a referee: those have ids of their own."""
        return self._one(node.needed("id"), node.needed("name"), f"{SCHEME}-{role}", node, record)

    def _one(self, value: str, name: str, scheme: str, node: Node, record: str) -> str:
        """The person; further names, birth and country are claimed when they are first told."""
        local = f"{scheme}:{value}"
        person = self._things.thing(ThingType.PERSON, local, tidy(name), local)
        nickname = node.text("nickname") or node.text("player_nickname")
        told = (node.text("dob"), node.node("country").text("name"))
        if person not in self._known and (nickname or any(told)):
            self._known.add(person)
            if nickname and tidy(nickname) != tidy(name):
                self._name((record, person, tidy(nickname), "known as"))
            if any(told):
                self._person((record, person, *told))
        return person

    def team(
        self,
        value: str,
        name: str,
        record: str,
        *,
        gender: str | None = None,
        country: str | None = None,
        date: str | None = None,
    ) -> str:
        """A side; the gazetteer is asked where the file tells country and date."""
        if self._things.has(ThingType.TEAM, value):
            return self._things.team(name, None, value)
        side = "women" if gender == "female" else None
        found = Registers("any", side or "first").team(name, country, date) if gender else None
        team = self._things.team(tidy(name), found or f"{SCHEME}:{value}", value)
        self._identifier((record, team, SCHEME, value))
        if side or country:
            self._side((record, team, side, country))
        return team


def tidy(name: str) -> str:
    """A name without a tab or double blanks, and without the doubled apostrophes of a database's text."""
    return " ".join(name.replace("''", "'").split())


def minute(node: Node) -> Minute:
    """The minute as football counts it: theirs begins with 0 and goes on in stoppage time."""
    period, told = node.whole("period"), node.whole("minute")
    if period is None or told is None or period not in range(1, SHOOTOUT):
        raise Wrong("minute", f"no minute of a match: minute {told}, period {period}")
    found = minute_in(period, told + 1, f"{told}:{node.whole('second') or 0:02d}, period {period}")
    if found is None:
        raise Wrong("minute", f"minute {told} is not in period {period}")
    return found
