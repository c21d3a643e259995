"""One side of an F7: who played, who scored, who was shown a card, who came on and who took a penalty."""

from loaders.desk import Desk
from loaders.events import At, Card, How, Place
from loaders.markup import content, first
from loaders.minutes import Minute
from loaders.node import Node
from loaders.opta.desk import People, minute_told, whole_name
from loaders.wrong import Wrong

_PERIODS = {
    **dict.fromkeys(("FirstHalf", "1"), 1),
    **dict.fromkeys(("SecondHalf", "2"), 2),
    **dict.fromkeys(("ExtraFirstHalf", "3"), 3),
    **dict.fromkeys(("ExtraSecondHalf", "4"), 4),
    **dict.fromkeys(("ShootOut", "5"), 5),
}
_CARDS: dict[str, Card] = {"Yellow": "yellow", "SecondYellow": "second yellow", "StraightRed": "red", "Red": "red"}
_MISSES = {"Saved": "saved", "Post": "woodwork", "Missed": "missed"}


class Players:
    """All players whom a document lists, and the side of each."""

    def __init__(self, desk: Desk, people: People, teams: dict[str, Node]) -> None:
        self._desk, self._people = desk, people
        listed = [(value, player) for value, team in teams.items() for player in team.nodes("Player")]
        self._nodes = {player.text("@uID"): player for _, player in listed}
        self.side_of = {player.text("@uID"): value for value, player in listed}

    def player(self, node: Node, name: str) -> str:
        """The player to whom an attribute of a node refers."""
        value = node.needed(name)
        listed = self._nodes.get(value)
        if listed is None:
            raise Wrong(f"{node.path}.{name}", f"the document lists no player {value!r}")
        known, whole = content(first(listed, "PersonName"), "Known"), _name(listed)
        if whole is None:
            raise Wrong(f"{listed.path}.PersonName", "missing")
        return self._people.player(bare(value), whole, self._desk.record(listed), [(known, "known as")])

    def optional(self, node: Node, name: str) -> str | None:
        """The same, where there may be none."""
        return self.player(node, name) if node.text(name) else None


class F7Side:
    """Takes what a TeamData tells; `teams` are the things of both sides by their ids."""

    def __init__(self, desk: Desk, players: Players, teams: dict[str, str], match: str, team: str, other: str) -> None:
        self._desk, self._players, self._teams = desk, players, teams
        self._match, self._team, self._other = match, team, other

    def take(self, side: Node) -> None:
        """The claims of a side."""
        each = self._desk.each
        each(first(side, "PlayerLineUp").nodes("MatchPlayer"), self._place)
        each(side.nodes("Goal"), self._goal)
        each(side.nodes("Booking"), self._card)
        each(side.nodes("Substitution"), self._change)
        each(side.nodes("MissedPenalty"), self._missed)
        each(side.nodes("PenaltyShot") + first(side, "ShootOut").nodes("PenaltyShot"), self._kick)

    def _at(self, node: Node) -> At:
        return At(self._desk.record(node), self._match, self._team, _minute(node))

    def _place(self, node: Node) -> None:
        started = node.text("@Status") == "Start"
        position = node.text("@Position") if started else node.text("@SubPosition")
        place = Place(
            started,
            node.whole("@ShirtNumber"),
            position.lower() if position else None,
            True if node.text("@Captain") == "1" else None,
        )
        at = At(self._desk.record(node), self._match, self._team)
        self._desk.events.appearance(at, self._players.player(node, "@PlayerRef"), place)

    def _goal(self, node: Node) -> None:
        kind = node.text("@Type") or "Goal"
        if kind not in {"Goal", "Penalty", "Own"}:
            raise Wrong(f"{node.path}.@Type", f"no such kind of goal is known: {kind!r}")
        is_own, at = kind == "Own", self._at(node)
        scorer = self._players.player(node, "@PlayerRef")
        if is_own:  # which side lists it does not matter: it counts against the side of the scorer
            own_side = self._teams.get(self._players.side_of[node.needed("@PlayerRef")])
            at = at._replace(team=self._other if own_side == self._team else self._team)
        assist = None if is_own else self._players.optional(first(node, "Assist"), "@PlayerRef")
        self._desk.events.goal(at, scorer, How(assist, "penalty" if kind == "Penalty" else None, None, is_own))

    def _card(self, node: Node) -> None:
        told = node.text("@CardType") or node.needed("@Card")
        card = _CARDS.get(told)
        if card is None:
            raise Wrong(f"{node.path}.@CardType", f"no such card is known: {told!r}")
        if not node.text("@PlayerRef"):
            raise Wrong(f"{node.path}.@PlayerRef", "a card that was shown to no player: no claim has a place for it")
        self._desk.events.card(self._at(node), self._players.player(node, "@PlayerRef"), card, node.text("@Reason"))

    def _change(self, node: Node) -> None:
        self._desk.events.substitution(
            self._at(node), self._players.optional(node, "@SubOn"), self._players.optional(node, "@SubOff")
        )

    def _missed(self, node: Node) -> None:
        result = _MISSES.get(node.text("@Type") or "Missed", "missed")
        self._desk.events.penalty_missed(self._at(node), self._players.player(node, "@PlayerRef"), result)

    def _kick(self, node: Node) -> None:
        at = At(self._desk.record(node), self._match, self._team)
        self._desk.events.kick(at, self._players.player(node, "@PlayerRef"), scored=node.needed("@Outcome") == "Scored")


def _minute(node: Node) -> Minute:
    """`Time` counts from 1, `Min` from 0; both go on in stoppage time."""
    time, begun, period = node.whole("@Time"), node.whole("@Min"), node.text("@Period")
    minute = time if time is not None else begun + 1 if begun is not None else None
    return minute_told(node, minute, _PERIODS.get(period or ""), f"{minute}, {period}" if minute is not None else None)


def names_in(root: Node) -> dict[str, str]:
    """The name of each player of a feed, by his id."""
    players = [
        player
        for document in root.nodes("SoccerDocument")
        for team in document.nodes("Team")
        for player in team.nodes("Player")
    ]
    return {bare(player.text("@uID") or ""): name for player in players if (name := _name(player))}


def _name(player: Node) -> str | None:
    """First and last name, or else the one he is known by."""
    parts = first(player, "PersonName")
    return whole_name(content(parts, "First"), content(parts, "Last")) or content(parts, "Known")


def bare(value: str) -> str:
    """An id without the letters before its number: 569 of t569."""
    return value.lstrip("abcdefghijklmnopqrstuvwxyz") or value
