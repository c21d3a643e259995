"""players.json, coaches.json, referees.json and teams.json: who the people and sides are whom other files number."""

from graph.kinds import ThingType
from loaders.desk import Desk
from loaders.node import Node
from loaders.register import Registers
from loaders.wrong import Wrong
from loaders.wyscout.desk import SCHEME, person_name, tidy


class PersonFile:
    """Takes one person after another; `kind` is what they are numbered as.

    The area of a passport is not taken for a nationality: it is often that of a second one.
    """

    def __init__(self, desk: Desk, kind: str) -> None:
        self._desk, things = desk, desk.things
        self._scheme = SCHEME if kind == "player" else f"{SCHEME}-{kind}"
        self._told = things.into("person", ("person",), ("born", "position", "height", "foot"))
        self._name = things.into("name", ("thing",), ("text", "name_kind"))

    def take(self, node: Node) -> None:
        """The claims of a person."""
        name, record = person_name(node), self._desk.record(node)
        if name is None:
            raise Wrong(f"{node.path}.lastName", "no name is told")
        local = f"{self._scheme}:{node.needed('wyId')}"
        person = self._desk.things.thing(ThingType.PERSON, local, name, local)
        position, height = node.node("role").text("name"), node.whole("height")
        self._told((record, person, _born(node), position.lower() if position else None, height or None, _foot(node)))
        short = tidy(node.text("shortName"))
        if short and short != name:
            self._name((record, person, short, "short" if short[1:2] == "." else "known as"))


class TeamFile:
    """Takes one side after another; the gazetteer is asked who it is."""

    def __init__(self, desk: Desk) -> None:
        self._desk, things = desk, desk.things
        self._told = things.into("team", ("team",), ("country", "city", "national"))
        self._name = things.into("name", ("thing",), ("text", "name_kind"))
        self._identifier = things.into("identifier", ("thing",), ("scheme", "value"))

    def take(self, node: Node) -> None:
        """The claims of a side."""
        name, record, number = tidy(node.needed("name")) or "", self._desk.record(node), node.needed("wyId")
        national, country = node.text("type") == "national", tidy(node.node("area").text("name"))
        found = Registers("nations" if national else "clubs").team(name, None if national else country, None)
        team = self._desk.things.team(name, found or f"{SCHEME}:{number}", number)
        self._told((record, team, country, None if national else tidy(node.text("city")), national or None))
        self._identifier((record, team, SCHEME, number))
        official = tidy(node.text("officialName"))
        if official and official != name:
            self._name((record, team, official, "official"))


def _born(node: Node) -> str | None:
    told = node.text("birthDate")
    if told is None or told.startswith(("0000", "null")):
        return None
    if len(told) != len("1990-03-06") or not told.replace("-", "").isdecimal():
        raise Wrong(f"{node.path}.birthDate", f"not a date: {told!r}")
    return told


def _foot(node: Node) -> str | None:
    told = node.text("foot")
    return told if told in {"left", "right", "both"} else None
