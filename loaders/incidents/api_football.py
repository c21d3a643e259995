"""API-Football, version 3: fixtures with events and line-ups.

For a substitution `player` went off and `assist` came on, unless the line-up says that it was the other way round.
At which side an own goal stands the score decides.
"""

from graph.kinds import ThingType
from loaders.contract import FileHead, InputFile
from loaders.desk import Desk
from loaders.documents import DocumentLoader, goals_in, minute_from
from loaders.events import At, Card, How, Place
from loaders.incidents.own_goals import own_goals_gain
from loaders.matches import MatchStatus, MatchThings, MatchTold
from loaders.node import Node
from loaders.tables import cells
from loaders.wrong import Wrong

_STATUSES: dict[str, MatchStatus] = {
    **dict.fromkeys(("FT", "AET", "PEN"), "played"),
    **dict.fromkeys(("TBD", "NS"), "scheduled"),
    "PST": "postponed",
    "CANC": "cancelled",
    **dict.fromkeys(("ABD", "SUSP", "INT"), "abandoned"),
    **dict.fromkeys(("AWD", "WO"), "awarded"),
}
_CARDS: dict[str, Card] = {"Yellow Card": "yellow", "Second Yellow card": "second yellow", "Red Card": "red"}
_POSITIONS = {"G": "goalkeeper", "D": "defender", "M": "midfielder", "F": "forward"}
_SHOOTOUT = "Penalty Shootout"


def is_api_football(head: FileHead) -> bool:
    """Whether a file is an answer of that service with fixtures."""
    return head.first == "{" and head.has_keys("response", "fixture", "teams", "goals")


def _taker(_document: Node, desk: Desk) -> "_Taker":
    return _Taker(desk)


class _Taker:
    """Takes one fixture after another."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._bench: set[str] = set()

    def __call__(self, node: Node) -> None:
        told = _match(node)
        things = self._desk.matches.write(told, self._desk.record(node))
        if not things.fresh:
            return
        self._bench = set()
        self._desk.each(node.nodes("lineups"), lambda side: self._side(side, things))
        events = node.nodes("events")
        listed = [
            (event.node("team").text("id") == told.home_id, event.text("detail") == "Own Goal")
            for event in events
            if _is_goal(event)
        ]
        gain = own_goals_gain(listed, told.goals)
        self._desk.each(events, lambda event: self._event(event, told, things, gain))

    def _person(self, node: Node) -> str | None:
        name = node.text("name")
        return self._desk.things.thing(ThingType.PERSON, node.text("id") or name, name) if name else None

    def _needed(self, node: Node) -> str:
        found = self._person(node)
        if found is None:
            raise Wrong(f"{node.path}.name", "missing")
        return found

    def _side(self, side: Node, things: MatchThings) -> None:
        team = self._team(side)
        if coach := self._person(side.node("coach")):
            self._desk.events.manager(At(self._desk.record(side), things.match, team), coach)
        for member, started in (("startXI", True), ("substitutes", False)):
            for entry in side.nodes(member):
                self._place(entry.node("player"), At(self._desk.record(entry), things.match, team), started)

    def _place(self, node: Node, at: At, started: bool) -> None:
        player = self._needed(node)
        if not started:
            self._bench.add(player)
        place = Place(started, node.whole("number"), _POSITIONS.get(node.text("pos") or ""))
        self._desk.events.appearance(at, player, place)

    def _team(self, node: Node) -> str | None:
        team = node.node("team")
        return self._desk.things.team(team.needed("name"), None, team.text("id")) if team else None

    def _event(self, event: Node, told: MatchTold, things: MatchThings, gain: bool | None) -> None:
        kind, detail = event.needed("type"), event.text("detail") or ""
        minute = minute_from(event.node("time"), "elapsed", "extra")
        at = At(self._desk.record(event), things.match, self._team(event), minute)
        if event.text("comments") == _SHOOTOUT:
            self._desk.events.kick(at, self._needed(event.node("player")), scored=detail == "Penalty")
        elif _is_goal(event):
            self._goal(at, event, told, things, gain)
        elif kind == "Goal" and detail == "Missed Penalty":
            self._desk.events.penalty_missed(at, self._needed(event.node("player")))
        elif kind == "Card" and detail in _CARDS:
            self._desk.events.card(at, self._needed(event.node("player")), _CARDS[detail], event.text("comments"))
        elif kind == "subst":
            self._change(at, self._person(event.node("player")), self._person(event.node("assist")))
        elif kind == "Var" and detail.startswith("Goal "):
            self._desk.events.disallowed(at, self._needed(event.node("player")), detail)
        elif kind != "Var":
            raise Wrong(f"{event.path}.detail", f"no such event is known: {kind} {detail!r}")

    def _change(self, at: At, first: str | None, second: str | None) -> None:
        on, off = (first, second) if first in self._bench and second not in self._bench else (second, first)
        self._desk.events.substitution(at, on, off)

    def _goal(self, at: At, event: Node, told: MatchTold, things: MatchThings, gain: bool | None) -> None:
        is_own = event.text("detail") == "Own Goal"
        if is_own and gain is None:
            raise Wrong(f"{event.path}.team", "an own goal, and the score does not tell for which side it counts")
        if is_own and not gain:
            at_home = event.node("team").text("id") == told.home_id
            at = at._replace(team=things.away if at_home else things.home)
        situation = "penalty" if event.text("detail") == "Penalty" else None
        assist = None if is_own else self._person(event.node("assist"))
        self._desk.events.goal(at, self._needed(event.node("player")), How(assist, situation, None, is_own))


def _is_goal(event: Node) -> bool:
    return (
        event.text("type") == "Goal"
        and event.text("detail") in {"Normal Goal", "Own Goal", "Penalty"}
        and event.text("comments") != _SHOOTOUT
    )


def _match(node: Node) -> MatchTold:
    fixture, league, teams, score = node.node("fixture"), node.node("league"), node.node("teams"), node.node("score")
    status = _STATUSES.get(fixture.node("status").text("short") or "FT")
    if status is None:
        raise Wrong(f"{fixture.path}.status", f"no final status: {fixture.node('status').text('short')!r}")
    home, away = teams.node("home"), teams.node("away")
    final, regular = goals_in(node.node("goals")), goals_in(score.node("fulltime"))
    went_on = goals_in(score.node("extratime")) is not None
    venue, country = fixture.node("venue"), league.text("country")
    return MatchTold(
        home.needed("name"),
        away.needed("name"),
        cells.day(fixture.needed("date")[:10], "ISO"),
        final,
        goals_in(score.node("halftime")),
        regular if went_on else None,
        goals_in(score.node("penalty")),
        status,
        competition=league.text("name"),
        season=_season(league.text("season"), fixture.needed("date")),
        stage=league.text("round"),
        venue=venue.text("name"),
        city=venue.text("city"),
        referee=(fixture.text("referee") or "").split(",")[0].strip() or None,
        home_country=None if country == "World" else country,
        away_country=None if country == "World" else country,
        match_id=fixture.text("id"),
        home_id=home.text("id"),
        away_id=away.text("id"),
    )


def _season(told: str | None, date: str) -> str | None:
    """The season by its first year; one that is told and played in the next year spans both, else it is not known."""
    if told is None or not told.isdecimal():
        return None
    return f"{told}/{(int(told) + 1) % 100:02d}" if date[:4] == str(int(told) + 1) else None


def _dataset(_document: Node, file: InputFile) -> str:
    return file.name


API_FOOTBALL = DocumentLoader(
    "api-football",
    "fixtures of API-Football, version 3",
    is_api_football,
    lambda document: document.nodes("response"),
    _dataset,
    _taker,
    publisher="API-Football",
    assists="API-Football",
)
