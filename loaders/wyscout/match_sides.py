"""The sides of a match of Wyscout: coach, line-up, changes, cards, and who scored."""

from functools import partial

from loaders.desk import Desk
from loaders.events import At, Card, How, Place
from loaders.matches import Goals, MatchThings
from loaders.minutes import UNKNOWN, Minute, minute_at
from loaders.node import Node
from loaders.wrong import Wrong
from loaders.wyscout.desk import People

_CARDS: tuple[tuple[str, Card], ...] = (("yellowCards", "yellow"), ("redCards", "red"))


class SideTaker:
    """Takes what is told of one side."""

    def __init__(self, desk: Desk, people: People, match: str, team: str, *, went_on: bool) -> None:
        self._desk, self._people = desk, people
        self._at = At("", match, team)
        self._went_on = went_on

    def take(self, side: Node) -> None:
        """The claims of a side."""
        self._desk.each([side], self._coach)
        formation = side.node("formation")
        self._desk.each(formation.nodes("lineup"), partial(self._place, started=True))
        self._desk.each(formation.nodes("bench"), partial(self._place, started=False))
        self._desk.each(formation.nodes("substitutions"), self._change)  # the text "null" where there were none

    def _coach(self, node: Node) -> None:
        if coach := self._people.named("coach", node, "coachId"):
            self._desk.events.manager(self._at._replace(record=self._desk.record(node)), coach)

    def _place(self, node: Node, *, started: bool) -> None:
        at = self._at._replace(record=self._desk.record(node))
        player = self._people.needed("player", node, "playerId")
        self._desk.events.appearance(at, player, Place(started))
        for member, card in _CARDS:
            if (node.text(member) or "0") not in {"0", "null"}:
                self._desk.events.card(at._replace(minute=self._minute(node, member)), player, card)

    def _change(self, node: Node) -> None:
        at = self._at._replace(record=self._desk.record(node), minute=self._minute(node, "minute"))
        self._desk.events.substitution(
            at, self._people.named("player", node, "playerIn"), self._people.named("player", node, "playerOut")
        )

    def _minute(self, node: Node, member: str) -> Minute:
        """Minutes go on in stoppage time and no period is told: just after a half's end they may be of either."""
        told = node.whole(member)
        if told is None:
            return UNKNOWN
        if self._went_on and 90 < told <= 97:
            return Minute(told=str(told))
        end = 120 if self._went_on else 90
        found = minute_at(min(told, end), max(told - end, 0), extra_time=True, told=str(told))
        if found is None:
            raise Wrong(f"{node.path}.{member}", f"not a minute of a match: {told}")
        return found._replace(period=None) if 45 < told <= 50 else found


class Scorers:
    """Takes the goals that players are told to have scored, without minutes, where they add up to the score.

    Own goals are told wrongly in parts of the data (a whole bench is told to have scored two), so the score decides.
    """

    def __init__(self, desk: Desk, people: People, things: MatchThings) -> None:
        self._desk, self._people, self._things = desk, people, things

    def take(self, match: Node, sides: tuple[Node, Node], score: Goals | None) -> None:
        """The goals of a match."""
        if score is None:
            return
        home, away = (_scorers(side, "goals") for side in sides)
        home_own, away_own = (_scorers(side, "ownGoals") for side in sides)
        counted = len(home), len(away)
        if score == counted:
            home_own, away_own = [], []
        elif score != (len(home) + len(away_own), len(away) + len(home_own)):
            self._desk.refuse(
                match,
                Wrong(
                    "teamsData",
                    f"the goals told of players ({counted[0]} and {counted[1]}, own goals {len(home_own)} and "
                    f"{len(away_own)}) do not add up to {score[0]}-{score[1]}: which count only the events tell",
                ),
            )
            return
        for team, other, goals, owns in (
            (self._things.home, self._things.away, home, home_own),
            (self._things.away, self._things.home, away, away_own),
        ):
            self._desk.each(goals, partial(self._goal, team=team, how=How()))
            self._desk.each(owns, partial(self._goal, team=other, how=How(own_goal=True)))

    def _goal(self, node: Node, *, team: str, how: How) -> None:
        at = At(self._desk.record(node), self._things.match, team)
        self._desk.events.goal(at, self._people.needed("player", node, "playerId"), how)


def _scorers(side: Node, member: str) -> list[Node]:
    """Each player as often as he is told to have scored; 'null' is none."""
    formation = side.node("formation")
    found = []
    for node in formation.nodes("lineup") + formation.nodes("bench"):
        told = node.text(member) or "0"
        if told != "null" and (not told.isdecimal() or len(told) > 2):
            raise Wrong(f"{node.path}.{member}", f"not a number of goals: {told!r}")
        found += [node] * (0 if told == "null" else int(told))
    return found
