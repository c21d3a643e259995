"""The people and sides of a document of SportsML."""

from typing import NamedTuple

from graph.kinds import ThingType
from loaders.desk import Desk
from loaders.markup import first
from loaders.node import Node
from loaders.register import Registers
from loaders.sportsml.frame import Frame, name_of
from loaders.wrong import Wrong


class Side(NamedTuple):
    """A side of a match: its node, its key and its name."""

    node: Node
    key: str
    name: str


class People:
    """The people and sides of one document by its keys, which are those of its provider."""

    def __init__(self, desk: Desk, frame: Frame) -> None:
        self._desk, self._scheme = desk, frame.scheme
        self._identifier = desk.things.into("identifier", ("thing",), ("scheme", "value"))

    def person(self, metadata: Node) -> str:
        """A person from a metadata element."""
        name = name_of(metadata)
        if name is None:
            raise Wrong(f"{metadata.path}.name", "missing")
        key = metadata.text("@key")
        register = f"{self._scheme}:{key}" if self._scheme and key else None
        return self._desk.things.thing(ThingType.PERSON, key or name, name, register)

    def team(self, team: Node, day: str | None, record: str) -> str:
        """A side from a team element; the gazetteer is asked who it is."""
        side = side_of(team)
        if self._desk.things.has(ThingType.TEAM, side.key):
            return self._desk.things.team(side.name, None, side.key)
        found = Registers("any").team(side.name, None, day)
        known = f"{self._scheme}:{side.key}" if self._scheme else None
        thing = self._desk.things.team(side.name, found or known, side.key)
        if self._scheme:
            self._identifier((record, thing, self._scheme, side.key))
        return thing


def side_of(team: Node) -> Side:
    """A side by its metadata."""
    metadata = first(team, "team-metadata")
    name = name_of(metadata)
    if name is None:
        raise Wrong(f"{metadata.path}.name", "missing")
    return Side(team, metadata.text("@key") or name, name)
