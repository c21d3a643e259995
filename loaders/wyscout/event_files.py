"""events_COMPETITION.json: a long list of events, of which goals, cards and penalties make claims.

Tags say what they are.
"""

from collections.abc import Mapping
from typing import NamedTuple

from graph.kinds import ThingType
from loaders.desk import Desk
from loaders.events import At, Card, How
from loaders.minutes import UNKNOWN, Minute, minute_in
from loaders.node import Node
from loaders.register import Registers
from loaders.wrong import Wrong
from loaders.wyscout.desk import SCHEME, People

_GOAL, _OWN_GOAL, _ASSIST = 101, 102, 301
_FREE_KICK, _SHOT = 3, 10
_PENALTY = 35
_SITUATIONS = {35: "penalty", 33: "free kick", 30: "corner"}
_FEET = {401: "left foot", 402: "right foot"}
_CARDS: tuple[tuple[int, Card], ...] = ((1703, "second yellow"), (1701, "red"), (1702, "yellow"))
_PERIODS = {"1H": (1, 0), "2H": (2, 45), "E1": (3, 90), "E2": (4, 105)}
_SHOOTOUT = "P"
#: Where a shot went that was no goal: tags of zones.
_RESULTS = (
    *((tag, "saved") for tag in range(1201, 1210)),
    *((tag, "missed") for tag in range(1210, 1217)),
    *((tag, "woodwork") for tag in range(1217, 1224)),
)
#: An own goal may be tagged at both players of a duel, within so many seconds.
_SAME = 3.0
_WANTED = frozenset({_GOAL, _OWN_GOAL, _ASSIST, *(tag for tag, _ in _CARDS)})


class _Moment(NamedTuple):
    """Match, period and second of an event."""

    match: str
    period: str
    second: float


class EventFile:
    """Takes one event after another; most tell nothing that a claim has a place for. `teams` are names by number."""

    def __init__(self, desk: Desk, people: People, teams: Mapping[str, str]) -> None:
        self._desk, self._people, self._teams = desk, people, teams
        self._registers = Registers("any")
        self._put = desk.things.into("match", ("match", "home", "away"), ("match_status", "sides"))
        self._sides: dict[str, list[str]] = {}
        self._passed: tuple[str, str] | None = None
        self._own: _Moment | None = None

    def take(self, node: Node) -> None:
        """The claim of an event, if it makes one."""
        self._side(node)
        tags = _tags(node)
        sort, kind = node.whole("eventId"), node.whole("subEventId")
        if not tags & _WANTED and kind != _PENALTY:
            return
        if _OWN_GOAL in tags:
            self._own_goal(node)
        elif sort in {_FREE_KICK, _SHOT} and (_GOAL in tags or kind == _PENALTY):
            self._shot(node, tags, kind or 0)
        for tag, card in _CARDS:
            if tag in tags:
                reason = (node.text("subEventName") or "").lower()
                self._desk.events.card(self._at(node), self._player(node), card, reason or None)
                break
        if _ASSIST in tags:
            self._passed = node.needed("teamId"), self._player(node)

    def finish(self) -> None:
        """The sides of each match: nothing tells who was at home."""
        for number, sides in self._sides.items():
            if len(sides) == 2:
                self._put(
                    (self._desk.file.name, self._match(number), *(self._team(side) for side in sides), "played", "told")
                )

    def _shot(self, node: Node, tags: frozenset[int], kind: int) -> None:
        is_goal = _GOAL in tags
        if node.text("matchPeriod") == _SHOOTOUT:
            self._desk.events.kick(self._at(node), self._player(node), scored=is_goal)
        elif is_goal:
            passed, self._passed = self._passed, None
            assist = passed[1] if passed and passed[0] == node.text("teamId") and kind != _PENALTY else None
            body = next((foot for tag, foot in _FEET.items() if tag in tags), None)
            self._desk.events.goal(self._at(node), self._player(node), How(assist, _SITUATIONS.get(kind), body))
        else:
            result = next((result for tag, result in _RESULTS if tag in tags), None)
            self._desk.events.penalty_missed(self._at(node), self._player(node), result)

    def _own_goal(self, node: Node) -> None:
        now = _moment(node)
        before, self._own = self._own, now
        if before and before[:2] == now[:2] and now.second - before.second <= _SAME:
            raise Wrong("tags", "the same own goal is tagged at another player just before")
        others = [side for side in self._sides[now.match] if side != node.text("teamId")]
        if len(others) != 1:
            raise Wrong("teamId", "an own goal, and the other side is not known")
        at = self._at(node)._replace(team=self._team(others[0]))
        self._desk.events.goal(at, self._player(node), How(own_goal=True))

    def _side(self, node: Node) -> None:
        match, team = node.needed("matchId"), node.text("teamId")
        sides = self._sides.setdefault(match, [])
        if team and team != "0" and team not in sides:
            sides.append(team)

    def _at(self, node: Node) -> At:
        when = UNKNOWN if node.text("matchPeriod") == _SHOOTOUT else _minute(node)
        return At(self._desk.record(node), self._match(node.needed("matchId")), self._team(node.needed("teamId")), when)

    def _match(self, number: str) -> str:
        name = " v ".join(self._teams.get(side, side) for side in self._sides[number])
        return self._desk.things.thing(ThingType.MATCH, number, name, f"{SCHEME}:{number}")

    def _team(self, number: str) -> str:
        name = self._teams.get(number)
        if name is None:
            raise Wrong("teamId", f"no file beside it names side {number}")
        if self._desk.things.has(ThingType.TEAM, number):
            return self._desk.things.team(name, None, number)
        found = self._registers.team(name, None, None)
        return self._desk.things.team(name, found or f"{SCHEME}:{number}", number)

    def _player(self, node: Node) -> str:
        return self._people.needed("player", node, "playerId")


def _tags(node: Node) -> frozenset[int]:
    return frozenset(tag for one in node.nodes("tags") if (tag := one.whole("id")) is not None)


def _moment(node: Node) -> _Moment:
    second = node.number("eventSec")
    if second is None:
        raise Wrong("eventSec", "missing")
    return _Moment(node.needed("matchId"), node.needed("matchPeriod"), second)


def _minute(node: Node) -> Minute:
    now = _moment(node)
    period, before = _PERIODS.get(now.period, (0, 0))
    told = f"{int(now.second) // 60}:{int(now.second) % 60:02d} of {now.period}"
    found = minute_in(period, before + int(now.second) // 60 + 1, told)
    if found is None:
        raise Wrong("eventSec", f"second {now.second:.0f} is not in period {now.period}")
    return found
