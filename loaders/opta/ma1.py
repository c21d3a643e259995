"""Stats Perform MA1: one match with line-ups, goals, cards, substitutions, kicks, managers and officials, as JSON."""

from loaders.contract import FileHead, InputFile
from loaders.desk import Desk
from loaders.documents import DocumentLoader, goals_in
from loaders.events import At, Card, How, Place
from loaders.matches import MatchThings, MatchTold, match_name, season_text
from loaders.node import Node
from loaders.opta.desk import LICENCE, People, minute_told, role_of, status_of, whole_name
from loaders.tables import cells
from loaders.wrong import Wrong

SCHEME = "statsperform"
_CARDS: dict[str, Card] = {"YC": "yellow", "Y2C": "second yellow", "RC": "red"}
_GOALS = {"G": None, "PG": "penalty", "OG": None}
_MISSES = {"PS": "saved", "PP": "woodwork", "PM": "missed"}


def is_ma1(head: FileHead) -> bool:
    """Whether a file is an MA1: its members, and that it is not the event file of the same provider."""
    return (
        head.first == "{"
        and head.has_keys("matchInfo", "liveData", "contestant", "matchDetails")
        and not head.has_keys("qualifier", "typeId")
    )


def _taker(_document: Node, desk: Desk) -> "_Taker":
    return _Taker(desk)


class _Taker:
    """Takes one match."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._people = desk, People(desk, SCHEME)
        self._teams: dict[str, str] = {}
        self._players: dict[str, str] = {}
        self._side_of: dict[str, str] = {}

    def __call__(self, node: Node) -> None:
        info, live, record = node.node("matchInfo"), node.node("liveData"), self._desk.record(node)
        sides = {side.text("position"): side for side in info.nodes("contestant")}
        if set(sides) != {"home", "away"}:
            raise Wrong(f"{info.path}.contestant", "one should be home and one away")
        told = _match(info, live, sides["home"], sides["away"])
        women = info.node("ruleset").text("name") == "Women"
        for side in sides.values():
            self._people.team(
                side.needed("id"),
                side.needed("name"),
                record,
                side.node("country").text("name"),
                told.date,
                women=women,
            )
        self._people.match(told, match_name(told))
        things = self._desk.matches.write(told, record)
        self._teams = {sides["home"].needed("id"): things.home, sides["away"].needed("id"): things.away}
        each = self._desk.each
        each(live.nodes("lineUp"), lambda side: self._side(side, things.match))
        each(live.nodes("goal"), lambda one: self._goal(one, things))
        each(live.nodes("card"), lambda one: self._card(one, things))
        each(live.nodes("substitute"), lambda one: self._change(one, things))
        each(live.nodes("missedPen"), lambda one: self._missed(one, things))
        each(live.nodes("penaltyShot"), lambda one: self._kick(one, things))
        each(live.node("matchDetailsExtra").nodes("matchOfficial"), lambda one: self._official(one, things.match))

    def _side(self, side: Node, match: str) -> None:
        team = self._team(side)
        for one in side.nodes("player"):  # all are known before any is claimed: own goals ask for the side
            self._side_of[one.text("playerId") or ""] = team
        self._desk.each(side.nodes("player"), lambda one: self._place(one, match, team))
        officials = side.nodes("teamOfficial") or [side.node("teamOfficial")]
        self._desk.each([one for one in officials if one], lambda one: self._manager(one, match, team))

    def _place(self, node: Node, match: str, team: str) -> None:
        record, value = self._desk.record(node), node.needed("playerId")
        full = whole_name(node.text("firstName"), node.text("lastName"))
        short = whole_name(node.text("shortFirstName"), node.text("shortLastName")) or full or node.needed("matchName")
        self._players[value] = player = self._people.player(
            value, short, record, [(full, "full name"), (node.text("knownName"), "known as")]
        )
        started = node.text("formationPlace") is not None or node.text("position") != "Substitute"
        position = node.text("position") if started else node.text("subPosition")
        place = Place(
            started,
            node.whole("shirtNumber"),
            position.lower() if position else None,
            True if node.text("captain") == "yes" else None,
        )
        self._desk.events.appearance(At(record, match, team), player, place)

    def _manager(self, node: Node, match: str, team: str) -> None:
        if (node.text("type") or "manager") != "manager":
            raise Wrong(f"{node.path}.type", f"only managers of a match are read, not {node.text('type')!r}")
        record = self._desk.record(node)
        manager = self._people.official(node.text("id"), _name(node), "manager", record)
        self._desk.events.manager(At(record, match, team), manager)

    def _official(self, node: Node, match: str) -> None:
        record = self._desk.record(node)
        referee = self._people.official(node.text("id"), _name(node), "official", record)
        self._desk.events.official(At(record, match), referee, role_of(node.text("type") or "Main"))

    def _goal(self, node: Node, things: MatchThings) -> None:
        kind, at = node.needed("type"), self._at(node, things)
        if kind not in _GOALS:
            raise Wrong(f"{node.path}.type", f"no such kind of goal is known: {kind!r}")
        scorer, is_own = self._player(node, "scorer"), kind == "OG"
        if is_own:
            own_side = self._side_of.get(node.needed("scorerId"))
            if own_side is None:
                raise Wrong(
                    f"{node.path}.scorerId", "an own goal, and no line-up tells for which side its scorer played"
                )
            at = at._replace(team=things.away if own_side == things.home else things.home)
        assist = self._player(node, "assistPlayer") if node.text("assistPlayerId") and not is_own else None
        self._desk.events.goal(
            at, scorer, How(assist, _GOALS[kind], None, is_own, node.whole("homeScore"), node.whole("awayScore"))
        )

    def _card(self, node: Node, things: MatchThings) -> None:
        card = _CARDS.get(node.needed("type"))
        if card is None:
            raise Wrong(f"{node.path}.type", f"no such card is known: {node.text('type')!r}")
        if not node.text("playerId"):
            raise Wrong(f"{node.path}.playerId", "a card that was shown to no player: no claim has a place for it")
        self._desk.events.card(self._at(node, things), self._player(node, "player"), card, node.text("cardReason"))

    def _change(self, node: Node, things: MatchThings) -> None:
        on, off = (self._player(node, name) if node.text(f"{name}Id") else None for name in ("playerOn", "playerOff"))
        self._desk.events.substitution(self._at(node, things), on, off)

    def _missed(self, node: Node, things: MatchThings) -> None:
        result = _MISSES.get(node.text("type") or "PM", "missed")
        self._desk.events.penalty_missed(self._at(node, things), self._player(node, "player"), result)

    def _kick(self, node: Node, things: MatchThings) -> None:
        at = At(self._desk.record(node), things.match, self._team(node))
        self._desk.events.kick(at, self._player(node, "player"), scored=node.needed("outcome").lower() == "scored")

    def _at(self, node: Node, things: MatchThings) -> At:
        minute, period = node.whole("timeMin"), node.whole("periodId")
        when = minute_told(node, minute, period, f"{node.text('timeMinSec') or minute}, period {period}")
        return At(self._desk.record(node), things.match, self._team(node), when)

    def _player(self, node: Node, role: str) -> str:
        """The player of an event; who is in no line-up goes by the name that the event tells."""
        value = node.needed(f"{role}Id")
        known = self._players.get(value)
        return known or self._people.player(value, node.needed(f"{role}Name"), self._desk.record(node))

    def _team(self, node: Node) -> str:
        found = self._teams.get(node.needed("contestantId"))
        if found is None:
            raise Wrong(f"{node.path}.contestantId", f"no side of this match: {node.text('contestantId')!r}")
        return found


def _name(node: Node) -> str:
    short = whole_name(node.text("shortFirstName"), node.text("shortLastName"))
    name = short or whole_name(node.text("firstName"), node.text("lastName"))
    if not name:
        raise Wrong(f"{node.path}.lastName", "missing")
    return name


def _match(info: Node, live: Node, home: Node, away: Node) -> MatchTold:
    details, extra, venue = live.node("matchDetails"), live.node("matchDetailsExtra"), info.node("venue")
    status = status_of(details.needed("matchStatus"), f"{details.path}.matchStatus")
    scores, day = details.node("scores"), info.text("localDate") or info.needed("date")
    final, regular = goals_in(scores.node("total")) or goals_in(scores.node("ft")), goals_in(scores.node("ft"))
    went_on = goals_in(scores.node("et")) is not None
    return MatchTold(
        home.needed("name"),
        away.needed("name"),
        cells.day(day.removesuffix("Z"), "ISO"),
        None if status == "scheduled" else final,
        goals_in(scores.node("ht")),
        regular if went_on else None,
        goals_in(scores.node("pen")),
        status,
        True if venue.text("neutral") == "yes" else None,
        competition=info.node("competition").text("name"),
        season=season_text(info.node("tournamentCalendar").text("name") or ""),
        stage=_stage(info),
        venue=venue.text("longName"),
        attendance=extra.whole("attendance"),
        match_id=info.needed("id"),
        home_country=home.node("country").text("name"),
        away_country=away.node("country").text("name"),
        home_id=home.needed("id"),
        away_id=away.needed("id"),
    )


def _stage(info: Node) -> str | None:
    told, week = info.node("stage").text("name"), info.text("week")
    return f"Matchday {week}" if week and told in {None, "Regular Season"} else told


def _dataset(document: Node, file: InputFile) -> str:
    number = document.node("matchInfo").text("id")
    return f"Stats Perform MA1 of match {number}" if number else file.name


MA1 = DocumentLoader(
    "opta",
    "",
    is_ma1,
    lambda document: document.nodes("matches") or [document],
    _dataset,
    _taker,
    licence=LICENCE,
    publisher="Stats Perform",
    assists="Stats Perform",
    asked_only=True,
)
