"""Lists beside openfootball's World Cups as JSON: grounds with capacity, tables of groups, sides with codes."""

import re

from graph.kinds import ThingType
from loaders.contract import FileHead, InputFile
from loaders.desk import Desk
from loaders.documents import DocumentLoader
from loaders.node import Node
from loaders.register import Registers

_EDITION = re.compile(r"(.{2,100}?) (\d{4})$")


def is_list(head: FileHead) -> bool:
    """Whether a file has one of the lists and no matches."""
    return (
        head.first == "{"
        and head.has_keys("name")
        and not head.has_keys("matches")
        and (
            head.has_keys("stadiums", "city", "capacity")
            or head.has_keys("standings", "team", "pts")
            or head.has_keys("teams", "code", "confed")
        )
    )


def _records(document: Node) -> list[Node]:
    rows = [row for group in document.nodes("groups") for row in group.nodes("standings")]
    return [*document.nodes("stadiums"), *rows, *document.nodes("teams")]


def _dataset(document: Node, file: InputFile) -> str:
    return f"{document.text('name') or ''} {file.name.removesuffix('.json')}".strip()


class _Taker:
    """Takes one record after another; what it is tells by its members."""

    def __init__(self, document: Node, desk: Desk) -> None:
        self._desk, self._registers = desk, Registers("nations")
        things = desk.things
        self._venue = things.into("venue", ("venue",), ("city", "capacity"))
        self._standing = things.into("progress", ("team", "competition"), ("stage", "result"))
        self._name = things.into("name", ("thing",), ("text", "name_kind"))
        name = document.text("name") or ""
        found = _EDITION.match(name)
        self._competition: str = found[1] if found else name
        self._year: str | None = found[2] if found else None
        self._group = {
            row.path: group.text("name") for group in document.nodes("groups") for row in group.nodes("standings")
        }

    def __call__(self, node: Node) -> None:
        record = self._desk.record(node)
        if node.has("capacity"):
            name, city = node.needed("name"), node.text("city")
            venue = self._desk.things.thing(
                ThingType.VENUE, f"{name}|{city or ''}", name, self._registers.venue(name, None, None)
            )
            self._venue((record, venue, city, node.whole("capacity")))
        elif node.has("pts"):
            team, place = self._team(node.node("team")), node.whole("pos")
            day = f"{self._year}-06-01" if self._year else None
            competition = self._desk.things.thing(
                ThingType.COMPETITION,
                self._competition,
                self._competition,
                self._registers.competition(self._competition, None, day),
            )
            result = f"place {place}, {node.whole('pts')} points" + (f" in {self._year}" if self._year else "")
            self._standing((record, team, competition, self._group.get(node.path), result))
        else:
            team, code = self._team(node), node.text("code")
            if code:
                self._name((record, team, code, "code"))

    def _team(self, node: Node) -> str:
        name = node.needed("name")
        return self._desk.things.team(name, self._registers.team(name, None, None))


OPENFOOTBALL_LISTS = DocumentLoader(
    "openfootball-json-lists",
    "worldcup.stadiums.json, worldcup.standings.json and worldcup.teams.json of openfootball",
    is_list,
    _records,
    _dataset,
    _Taker,
    licence="CC0-1.0",
    publisher="openfootball",
    gives="grounds with city and capacity, how sides fared in their group, codes of sides",
)
