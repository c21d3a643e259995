"""The loader of SportsML: each match, table and roster of a document."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from graph.intake import LoadItem
from graph.kinds import ThingType
from loaders.contract import FileHead, InputFile, Told
from loaders.desk import Desk, desk_of
from loaders.markup import first, is_xml, parsed_xml
from loaders.node import Node
from loaders.recognise import head_of
from loaders.register import Registers
from loaders.sportsml.event import EventTaker
from loaders.sportsml.frame import Frame, bare, contents_of, frame_of
from loaders.sportsml.people import People
from loaders.sportsml.rdf import SportSchema, is_rdf
from loaders.things import Gathering
from loaders.wrong import Wrong


@dataclass(frozen=True, slots=True)
class SportsMLLoader:
    """A document is a source; its provider's keys join it with others of his."""

    name: str = "sportsml"
    reads: str = (
        "matches, schedules, rosters and tables in SportsML of the IPTC, alone or within NewsML-G2; with "
        "`touchline[rdf]` installed also matches in its Sport Schema (RDF, Turtle)"
    )
    gives: str = (
        "matches with goals, assists, cards, substitutions, line-ups, managers and officials; squads; places in tables"
    )
    licence: str | None = None
    asked_only: bool = False

    def recognises(self, head: FileHead) -> bool:
        """Whether a file holds sports-content, or is the same as RDF."""
        return is_xml(head, "sports-content") or is_rdf(head)

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each record of the document."""
        if is_rdf(head_of(file)):
            schema = SportSchema(file)
            yield from _take(file, told, schema.frame(), lambda document: document.take_schema(schema))
            return
        root = parsed_xml(file)
        contents = contents_of(root)
        if not contents:
            raise file.refused("no sports-content with matches, tables or rosters")
        yield from _take(file, told, frame_of(root), lambda document: document.take_all(contents))


def _take(file: InputFile, told: Told, frame: Frame, take: Callable[["_Document"], None]) -> Iterator[LoadItem]:
    source = file.dataset(
        frame.guid or file.name,
        told,
        loader="sportsml",
        sha256=file.sha256(),
        publisher=frame.provider,
        published=frame.created,
        licence=frame.usage,
    )
    yield source
    things = Gathering(source, "sportsml 1")
    desk = desk_of(file, things, assists=frame.provider)
    take(_Document(desk, frame))
    yield from things.take()
    yield from desk.refused


class _Document:
    """Takes what a sports-content holds."""

    def __init__(self, desk: Desk, frame: Frame) -> None:
        self._desk, self._frame = desk, frame
        self._people = People(desk, frame)
        self._event = EventTaker(desk, self._people, frame)
        self._place = desk.things.into("standing", ("team", "competition", "season"), ("place", "points", "date"))
        self._managed = desk.things.into("managed", ("person", "team"))
        self._squad = desk.things.into("squad", ("person", "team", "season", "competition"), ("shirt", "position"))

    def take_all(self, contents: list[Node]) -> None:
        """Every sports-content of a document."""
        for content in contents:
            self.take(content)

    def take(self, content: Node) -> None:
        """Matches, alone or in a schedule or tournament, tables and rosters."""
        self._desk.each(content.nodes("sports-event"), self._event)
        for member in ("schedule", "tournament", "tournament-stage", "tournament-round"):
            for part in content.nodes(member):
                self.take(part)
        for standing in content.nodes("standing"):
            day = (
                bare(first(standing, "standing-metadata").text("@temporal-unit-value"))
                or (self._frame.created or "")[:10]
                or None
            )
            self._desk.each(standing.nodes("team"), lambda team, day=day: self._standing(team, day))  # type: ignore[misc]
        for team in content.nodes("team"):
            self._desk.each(team.nodes("player"), lambda player, team=team: self._member(player, team))  # type: ignore[misc]

    def take_schema(self, schema: SportSchema) -> None:
        """Matches and managers of a document in RDF."""
        self._desk.each(list(schema.events()), self._event)
        self._desk.each(list(schema.sideless()), _sideless)
        for person, team in schema.managers():
            self._desk.each([person], lambda one, team=team: self._manager(one, team))  # type: ignore[misc]

    def _manager(self, person: Node, team: Node) -> None:
        record = self._desk.record(person)
        self._managed((record, self._people.person(person), self._people.team(team, None, record)))

    def _standing(self, team: Node, day: str | None) -> None:
        record, stats = self._desk.record(team), first(team, "team-stats")
        side = self._people.team(team, day, record)
        ranks = {bare(rank.text("@type")) or "events-all": rank.whole("@value") for rank in stats.nodes("rank")}
        totals = {bare(one.text("@alignment-scope")) or "events-all": one for one in stats.nodes("outcome-totals")}
        points = totals["events-all"].whole("@standing-points") if "events-all" in totals else None
        if ranks.get("events-all") is None and points is None:
            raise Wrong(f"{stats.path}.rank", "neither a place nor points of all matches are told")
        self._place((record, side, *self._edition(day), ranks.get("events-all"), points, day))

    def _member(self, player: Node, team: Node) -> None:
        record, metadata = self._desk.record(player), first(player, "player-metadata")
        competition, season = self._edition(None)
        position = bare(metadata.text("@position-regular") or metadata.text("@position-event"))
        self._squad(
            (
                record,
                self._people.person(metadata),
                self._people.team(team, None, record),
                season,
                competition,
                metadata.whole("@uniform-number"),
                position,
            )
        )

    def _edition(self, day: str | None) -> tuple[str | None, str | None]:
        """The things of competition and season."""
        name, season = self._frame.competition, self._frame.season(day)
        things = self._desk.things
        competition = (
            things.thing(ThingType.COMPETITION, name, name, Registers("any").competition(name, None, day))
            if name
            else None
        )
        return competition, things.thing(ThingType.SEASON, f"{name or ''}|{season}", season) if season else None


def _sideless(node: Node) -> None:
    raise Wrong(node.path, "no membership tells for which side he played")
