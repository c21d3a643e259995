"""A sports-event of SportsML: a match with its sides, players, officials and what happened."""

from functools import partial

from loaders.dates import published_of
from loaders.desk import Desk
from loaders.events import At
from loaders.markup import first
from loaders.matches import MatchStatus, MatchTold, goals_of
from loaders.node import Node
from loaders.sportsml.actions import Actions, Players
from loaders.sportsml.frame import Frame, bare, name_of
from loaders.sportsml.people import People, Side, side_of
from loaders.wrong import Wrong

_STATUSES: dict[str, MatchStatus] = {
    "pre-event": "scheduled",
    "post-event": "played",
    "postponed": "postponed",
    "cancelled": "cancelled",
    "canceled": "cancelled",
    **dict.fromkeys(("suspended", "abandoned", "halted"), "abandoned"),
    "forfeited": "awarded",
}


class EventTaker:
    """Takes one match after another."""

    def __init__(self, desk: Desk, people: People, frame: Frame) -> None:
        self._desk, self._people, self._frame = desk, people, frame

    def __call__(self, event: Node) -> None:
        """The claims of a match."""
        record, metadata = self._desk.record(event), first(event, "event-metadata")
        day = _day(metadata)
        sides = _sides(event)
        for side in sides:
            self._people.team(side.node, day, record)
        things = self._desk.matches.write(_match(metadata, sides, day, self._frame), record)
        players = Players(self._desk, self._people, things)
        for side, team in zip(sides, (things.home, things.away), strict=True):
            self._desk.each(side.node.nodes("player"), partial(players.place, team=team))
            self._desk.each(side.node.nodes("associate"), partial(self._associate, match=things.match, team=team))
        self._desk.each(first(event, "officials").nodes("official"), partial(self._official, match=things.match))
        self._desk.each(first(event, "actions").nodes("action"), Actions(self._desk, players, things))

    def _associate(self, node: Node, match: str, team: str) -> None:
        metadata = first(node, "associate-metadata")
        role = bare(metadata.text("@position-event") or metadata.text("@role")) or "manager"
        if role not in {"manager", "coach", "head-coach"}:
            raise Wrong(f"{metadata.path}.@position-event", f"only managers of a match are read, not {role!r}")
        self._desk.events.manager(At(self._desk.record(node), match, team), self._people.person(metadata))

    def _official(self, node: Node, match: str) -> None:
        metadata = first(node, "official-metadata")
        role = (bare(metadata.text("@position-event") or metadata.text("@position")) or "referee").replace("-", " ")
        self._desk.events.official(At(self._desk.record(node), match), self._people.person(metadata), role)


def _sides(event: Node) -> tuple[Side, Side]:
    told = {first(team, "team-metadata").text("@alignment"): team for team in event.nodes("team")}
    if set(told) != {"home", "away"}:
        raise Wrong(f"{event.path}.team", "one side should be aligned home and one away")
    return side_of(told["home"]), side_of(told["away"])


def _match(metadata: Node, sides: tuple[Side, Side], day: str | None, frame: Frame) -> MatchTold:
    told = bare(metadata.text("@event-status")) or "post-event"
    status = _STATUSES.get(told)
    if status is None:
        raise Wrong(
            f"{metadata.path}.@event-status", f"neither over nor to come: {told!r}; what is under way is not read"
        )
    home, away = (first(side.node, "team-stats") for side in sides)
    halves = tuple(
        {one.whole("@period-value"): one.whole("@score") for one in stats.nodes("sub-score")}.get(1)
        for stats in (home, away)
    )
    site = first(first(metadata, "site"), "site-metadata")
    week = first(metadata, "event-metadata-soccer").text("@week")
    goals = None if status == "scheduled" else goals_of(home.whole("@score"), away.whole("@score"))
    return MatchTold(
        sides[0].name,
        sides[1].name,
        day,
        goals,
        goals_of(*halves) if goals else None,
        status=status,
        competition=frame.competition,
        season=frame.season(day),
        stage=f"Matchday {week}" if week else None,
        venue=name_of(site),
        attendance=first(first(metadata, "site"), "site-stats").whole("@attendance"),
        match_id=metadata.text("@key"),
        home_id=sides[0].key,
        away_id=sides[1].key,
    )


def _day(metadata: Node) -> str | None:
    told = metadata.text("@start-date-time")
    if told is None:
        return None
    found = published_of(told)
    if found is None:
        raise Wrong(f"{metadata.path}.@start-date-time", f"not a date: {told!r}")
    return found[:10]
