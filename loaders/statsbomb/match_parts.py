"""lineups/MATCH.json and events/MATCH.json: who took part in a match, and what happened."""

from graph.kinds import ThingType
from loaders.desk import Desk
from loaders.events import At, Card, EventWriter, How, Place
from loaders.minutes import UNKNOWN, Minute
from loaders.node import Node
from loaders.statsbomb.desk import SCHEME, SHOOTOUT, People, minute, tidy
from loaders.things import Gathering
from loaders.wrong import Wrong

_CARDS: dict[str, Card] = {"Yellow Card": "yellow", "Second Yellow": "second yellow", "Red Card": "red"}
_SITUATIONS = {"Penalty": "penalty", "Free Kick": "free kick", "Corner": "corner"}
_BODY = {"Right Foot": "right foot", "Left Foot": "left foot", "Head": "head"}
_RESULTS = {
    "Saved": "saved",
    "Saved to Post": "saved",
    "Saved Off Target": "saved",
    "Post": "woodwork",
    "Off T": "missed",
    "Wayward": "missed",
    "Blocked": "saved",
}


class Match:
    """The match that a file is about: only its number is told, and the two sides, not who is at home."""

    def __init__(self, desk: Desk, things: Gathering, number: str, sides: list[Node]) -> None:
        self._desk, self._people = desk, People(things)
        teams = {one.needed("id"): tidy(one.needed("name")) for one in sides}
        self.match = things.thing(ThingType.MATCH, number, " v ".join(teams.values()), f"{SCHEME}:{number}")
        self.teams = {value: self._people.team(value, name, desk.file.name) for value, name in teams.items()}
        if len(teams) == 2:
            put = things.into("match", ("match", "home", "away"), ("match_status", "sides"))
            put((desk.file.name, self.match, *self.teams.values(), "played", "told"))

    def at(self, node: Node, when: Minute, *, against: bool = False) -> At:
        """Where an event happened, for the side that the node tells or for the other one."""
        value = node.node("team").needed("id")
        if value not in self.teams or (against and len(self.teams) != 2):
            raise Wrong("team", f"no side of this match: {value}")
        side = next(one for one in self.teams if one != value) if against else value
        return At(self._desk.record(node), self.match, self.teams[side], when)

    def player(self, node: Node) -> str:
        """A player of the match."""
        return self._people.player(node, self._desk.record(node))


class LineupFile:
    """Takes the line-up of one side after another."""

    def __init__(self, desk: Desk, things: Gathering, match: Match) -> None:
        self._desk, self._match = desk, match
        self._appeared = things.into(
            "appearance", ("match", "team", "player"), ("started", "shirt", "position", "on", "off")
        )

    def take(self, side: Node) -> None:
        """The places of a side."""
        team = self._match.teams[side.needed("team_id")]
        self._desk.each(side.nodes("lineup"), lambda one: self._place(one, team))

    def _place(self, node: Node, team: str) -> None:
        """A place: files of the older form tell only who appeared, the newer ones when, and who stayed on the bench."""
        positions = node.nodes("positions")
        started = on = off = position = None
        if positions:
            started = positions[0].text("start_reason") == "Starting XI"
            on = None if started else _clock(positions[0], "from")
            ended = positions[-1].text("end_reason") or ""
            off = _clock(positions[-1], "to") if ended.startswith("Substitution - Off") else None
            position = positions[0].text("position")
        elif node.has("positions"):
            started = False
        self._appeared(
            (
                self._desk.record(node),
                self._match.match,
                team,
                self._match.player(node),
                started,
                node.whole("jersey_number"),
                position,
                on,
                off,
            )
        )


class EventFile:
    """Takes one event after another; most tell nothing that a claim has a place for."""

    def __init__(self, desk: Desk, events: EventWriter, match: Match, nodes: list[Node]) -> None:
        self._desk, self._events, self._match = desk, events, match
        self._passes = {one.text("id"): one for one in nodes if one.node("pass").flag("goal_assist")}
        self._against = {
            one for node in nodes if _type(node) == "Own Goal Against" for one in node.texts("related_events")
        }

    def take(self, node: Node) -> None:
        """The claim of an event, if it makes one."""
        kind = _type(node)
        if kind == "Shot":
            self._shot(node, node.node("shot"))
        elif kind == "Own Goal Against":
            at = self._match.at(node, minute(node), against=True)
            self._events.goal(at, self._match.player(node.node("player")), How(own_goal=True))
        elif kind == "Own Goal For" and node.text("id") not in self._against:
            raise Wrong("player", "an own goal of which no event tells the scorer")
        elif kind == "Substitution":
            self._events.substitution(
                self._match.at(node, minute(node)),
                self._match.player(node.node("substitution").node("replacement")),
                self._match.player(node.node("player")),
            )
        elif kind == "Starting XI":
            at = self._match.at(node, UNKNOWN)
            self._desk.each(node.node("tactics").nodes("lineup"), lambda one: self._place(one, at))
        for why in ("foul_committed", "bad_behaviour"):
            if card := node.node(why).node("card"):
                self._card(node, card.needed("name"), why)

    def _place(self, node: Node, at: At) -> None:
        place = Place(started=True, shirt=node.whole("jersey_number"), position=node.node("position").text("name"))
        self._events.appearance(
            at._replace(record=self._desk.record(node)), self._match.player(node.node("player")), place
        )

    def _shot(self, node: Node, shot: Node) -> None:
        outcome, kind = shot.node("outcome").needed("name"), shot.node("type").text("name") or ""
        if node.whole("period") == SHOOTOUT:
            self._events.kick(
                self._match.at(node, UNKNOWN), self._match.player(node.node("player")), scored=outcome == "Goal"
            )
        elif outcome == "Goal":
            passed = self._passes.get(shot.text("key_pass_id"))
            assist = self._match.player(passed.node("player")) if passed is not None else None
            self._events.goal(
                self._match.at(node, minute(node)),
                self._match.player(node.node("player")),
                How(assist, _SITUATIONS.get(kind), _BODY.get(shot.node("body_part").text("name") or "")),
            )
        elif kind == "Penalty":
            self._events.penalty_missed(
                self._match.at(node, minute(node)),
                self._match.player(node.node("player")),
                _RESULTS.get(outcome, "missed"),
            )

    def _card(self, node: Node, name: str, why: str) -> None:
        card = _CARDS.get(name)
        if card is None:
            raise Wrong(f"{why}.card", f"no such card is known: {name!r}")
        when = minute(node) if node.whole("period") != SHOOTOUT else UNKNOWN
        self._events.card(
            self._match.at(node, when), self._match.player(node.node("player")), card, why.replace("_", " ")
        )


def _type(node: Node) -> str | None:
    return node.node("type").text("name")


def _clock(position: Node, end: str) -> str | None:
    """'73:10' in the second period is minute 74."""
    told, period = position.text(end), position.text(f"{end}_period")
    if told is None or period is None:
        return None
    minutes, _, _ = told.partition(":")
    found = minute(Node({"minute": minutes, "period": period}, position.path))
    return f"{found.minute}+{found.added}" if found.added else str(found.minute)
