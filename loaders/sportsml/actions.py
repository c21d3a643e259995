"""The players of a match in SportsML, and its actions: goals, cards, substitutions."""

from loaders.desk import Desk
from loaders.events import At, Card, How, Place
from loaders.markup import first
from loaders.matches import MatchThings
from loaders.minutes import UNKNOWN, Minute, minute_at, minute_in
from loaders.node import Node
from loaders.sportsml.frame import bare
from loaders.sportsml.people import People
from loaders.wrong import Wrong

_CARDS: dict[str, Card] = {
    "yellow-card": "yellow",
    "red-card": "red",
    **dict.fromkeys(("second-yellow-card", "yellow-red-card", "second-yellow"), "second yellow"),
}
_BENCH = frozenset({"bench", "substitute", "sub"})
#: Actions that tell nothing a claim has a place for: reviews, whistles, corners and the like.
_PASSED_OVER = frozenset({"play", "period", "other", "commentary", "timeout"})


class Players:
    """The players of a match by the ids that its actions use, and the side of each."""

    def __init__(self, desk: Desk, people: People, things: MatchThings) -> None:
        self._desk, self._people, self._things = desk, people, things
        self._known: dict[str, str] = {}
        self.side_of: dict[str, str] = {}

    def place(self, node: Node, team: str) -> None:
        """A place in a side."""
        metadata = first(node, "player-metadata")
        player = self._people.person(metadata)
        if ref := node.text("@id") or metadata.text("@key"):
            self._known[ref], self.side_of[ref] = player, team
        status, position = (
            bare(metadata.text("@status")),
            bare(metadata.text("@position-event") or metadata.text("@position-regular")),
        )
        started = True if status == "starter" else False if status in _BENCH else None
        place = Place(started, metadata.whole("@uniform-number"), position if position not in _BENCH else None)
        self._desk.events.appearance(At(self._desk.record(node), self._things.match, team), player, place)

    def named(self, participant: Node) -> str:
        """The player to whom a participant refers."""
        ref = participant.needed("@idref")
        found = self._known.get(ref)
        if found is None:
            raise Wrong(f"{participant.path}.@idref", f"no player of the match is {ref!r}")
        return found


class Actions:
    """Takes one action after another."""

    def __init__(self, desk: Desk, players: Players, things: MatchThings) -> None:
        self._desk, self._players, self._things = desk, players, things

    def __call__(self, node: Node) -> None:
        """The claim of an action, if it makes one."""
        sort = bare(node.text("@class")) or ""
        roles = {bare(one.text("@role")) or "": one for one in node.nodes("participant")}
        if sort == "score":
            self._score(node, roles)
        elif sort == "substitution":
            on, off = (self._players.named(roles[name]) if name in roles else None for name in ("sub-on", "sub-off"))
            self._desk.events.substitution(self._at(node, roles.get("sub-on") or roles.get("sub-off")), on, off)
        elif sort in {"infraction", "penalty"}:
            self._card(node, roles)
        elif sort not in _PASSED_OVER:
            raise Wrong(f"{node.path}.@class", f"no such action is known: {node.text('@class')!r}")

    def _score(self, node: Node, roles: dict[str, Node]) -> None:
        if "scorer" not in roles:
            raise Wrong(f"{node.path}.participant", "no scorer is told")
        kind, scorer = bare(node.text("@score-attempt-type")) or "regular", self._players.named(roles["scorer"])
        at, is_own = self._at(node, roles["scorer"]), kind in {"own-goal", "own"}
        if not is_own and kind not in {"regular", "penalty", "penalty-kick", "free-kick", "header"}:
            raise Wrong(f"{node.path}.@score-attempt-type", f"no such kind of goal is known: {kind!r}")
        if is_own:
            at = at._replace(team=self._things.away if at.team == self._things.home else self._things.home)
        assist = self._players.named(roles["assist"]) if "assist" in roles and not is_own else None
        situation = "penalty" if kind.startswith("penalty") else "free kick" if kind == "free-kick" else None
        self._desk.events.goal(at, scorer, How(assist, situation, "head" if kind == "header" else None, is_own))

    def _card(self, node: Node, roles: dict[str, Node]) -> None:
        level = bare(node.text("@penalty-level"))
        if level is None:
            return  # a foul without a card
        card, who = _CARDS.get(level), roles.get("infraction-committed-by") or next(iter(roles.values()), None)
        if card is None:
            raise Wrong(f"{node.path}.@penalty-level", f"no such card is known: {level!r}")
        if who is None or bare(node.text("@recipient-type")) not in {None, "player"}:
            raise Wrong(f"{node.path}.participant", "a card that was shown to no player: no claim has a place for it")
        reason = node.text("@comment") or bare(node.text("@penalty-type"))
        self._desk.events.card(self._at(node, who), self._players.named(who), card, reason)

    def _at(self, node: Node, who: Node | None) -> At:
        """The side is that of the player's roster, whatever the action says."""
        team = self._players.side_of.get(who.text("@idref") or "") if who else None
        return At(self._desk.record(node), self._things.match, team, _minute(node))


def _minute(node: Node) -> Minute:
    told, period = node.whole("@minutes-elapsed"), node.whole("@period-value")
    if told is None:
        return UNKNOWN
    found = minute_in(period, told, str(told)) if period else minute_at(told, None, told=str(told))
    if found is None:
        raise Wrong(f"{node.path}.@minutes-elapsed", f"minute {told} is not in period {period}")
    return found
