"""football-data.org, version 4: matches with goals, bookings, substitutions, line-ups, coaches and referees."""

from graph.kinds import ThingType
from loaders.contract import FileHead, InputFile
from loaders.desk import Desk
from loaders.documents import DocumentLoader, goals_in, minute_from
from loaders.events import At, Card, How, Place
from loaders.incidents.own_goals import own_goals_gain
from loaders.matches import Goals, MatchStatus, MatchThings, MatchTold
from loaders.node import Node
from loaders.tables import cells
from loaders.wrong import Wrong

_STATUSES: dict[str, MatchStatus] = {
    "FINISHED": "played",
    "IN_PLAY": "played",
    "PAUSED": "played",
    "SCHEDULED": "scheduled",
    "TIMED": "scheduled",
    "POSTPONED": "postponed",
    "SUSPENDED": "abandoned",
    "CANCELLED": "cancelled",
    "CANCELED": "cancelled",
    "AWARDED": "awarded",
}
_CARDS: dict[str, Card] = {
    "YELLOW": "yellow",
    "YELLOW_CARD": "yellow",
    "YELLOW_RED": "second yellow",
    "YELLOW_RED_CARD": "second yellow",
    "RED": "red",
    "RED_CARD": "red",
}
_KINDS = frozenset({"REGULAR", "OWN", "PENALTY"})


def is_football_data_org(head: FileHead) -> bool:
    """Whether a file is an answer of that service: one match or several."""
    return head.first == "{" and head.has_keys("utcDate", "homeTeam", "awayTeam", "score")


def _matches(document: Node) -> list[Node]:
    return document.nodes("matches") or [document]


def _dataset(_document: Node, file: InputFile) -> str:
    return file.name


def _taker(_document: Node, desk: Desk) -> "_Taker":
    return _Taker(desk)


class _Taker:
    """Takes one match after another."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def __call__(self, node: Node) -> None:
        told = _match(node)
        record = self._desk.record(node)
        things = self._desk.matches.write(told, record)
        if not things.fresh:
            return
        for side, team in (("homeTeam", things.home), ("awayTeam", things.away)):
            self._side(node.node(side), things.match, team, record)
        self._desk.each(node.nodes("referees"), lambda one: self._referee(one, things.match))
        self._goals(node, told, things)
        self._desk.each(node.nodes("bookings"), lambda one: self._booking(one, things))
        self._desk.each(node.nodes("substitutions"), lambda one: self._change(one, things))

    def _person(self, node: Node) -> str:
        name = node.needed("name")
        return self._desk.things.thing(ThingType.PERSON, node.text("id") or name, name)

    def _side(self, side: Node, match: str, team: str, record: str) -> None:
        coach = side.node("coach")
        if coach.text("name"):
            self._desk.events.manager(At(record, match, team), self._person(coach))
        for name, started in (("lineup", True), ("bench", False)):
            for one in side.nodes(name):
                at = At(self._desk.record(one), match, team)
                self._desk.each([one], lambda one, at=at, started=started: self._place(one, at, started))  # type: ignore[misc]

    def _place(self, node: Node, at: At, started: bool) -> None:
        place = Place(started, node.whole("shirtNumber"), node.text("position"))
        self._desk.events.appearance(at, self._person(node), place)

    def _referee(self, node: Node, match: str) -> None:
        role = (node.text("type") or "REFEREE").lower().replace("_", " ")
        self._desk.events.official(
            At(self._desk.record(node), match), self._person(node), role, node.text("nationality")
        )

    def _goals(self, node: Node, told: MatchTold, things: MatchThings) -> None:
        goals = node.nodes("goals")
        home = node.node("homeTeam").text("id")
        listed = [
            (goal.node("team").text("id") == home, goal.text("type") == "OWN")
            for goal in goals
            if (goal.text("type") or "REGULAR") in _KINDS
        ]
        gain = own_goals_gain(listed, told.goals)
        self._desk.each(goals, lambda goal: self._goal(goal, things, gain, home))

    def _goal(self, goal: Node, things: MatchThings, gain: bool | None, home: str | None) -> None:
        kind = goal.text("type") or "REGULAR"
        if kind not in _KINDS:
            raise Wrong(f"{goal.path}.type", f"no such kind of goal is known: {kind!r}")
        is_own = kind == "OWN"
        if is_own and gain is None:
            raise Wrong(f"{goal.path}.team", "an own goal, and the score does not tell for which side it counts")
        at_home = goal.node("team").text("id") == home
        for_home = at_home if not is_own or gain else not at_home
        assist, score = goal.node("assist"), goal.node("score")
        at = At(
            self._desk.record(goal),
            things.match,
            things.home if for_home else things.away,
            minute_from(goal, "minute", "injuryTime"),
        )
        self._desk.events.goal(
            at,
            self._person(goal.node("scorer")),
            How(
                self._person(assist) if assist.text("name") else None,
                "penalty" if kind == "PENALTY" else None,
                None,
                is_own,
                score.whole("home"),
                score.whole("away"),
            ),
        )

    def _booking(self, node: Node, things: MatchThings) -> None:
        card = _CARDS.get(node.needed("card"))
        if card is None:
            raise Wrong(f"{node.path}.card", f"no such card is known: {node.text('card')!r}")
        self._desk.events.card(self._at(node, things), self._person(node.node("player")), card)

    def _change(self, node: Node, things: MatchThings) -> None:
        self._desk.events.substitution(
            self._at(node, things), self._person(node.node("playerIn")), self._person(node.node("playerOut"))
        )

    def _at(self, node: Node, things: MatchThings) -> At:
        return At(self._desk.record(node), things.match, self._team(node), minute_from(node, "minute", "injuryTime"))

    def _team(self, node: Node) -> str | None:
        team = node.node("team")
        return self._desk.things.team(team.needed("name"), None, team.text("id")) if team else None


def _match(node: Node) -> MatchTold:
    home, away, score = node.node("homeTeam"), node.node("awayTeam"), node.node("score")
    told = node.text("status") or "FINISHED"
    status = _STATUSES.get(told)
    if status is None:
        raise Wrong(f"{node.path}.status", f"no such status is known: {told!r}")
    final, after_90, shootout = _scores(score)
    country = node.node("area").text("name") or node.node("competition").node("area").text("name")
    return MatchTold(
        home.needed("name"),
        away.needed("name"),
        cells.day(node.needed("utcDate")[:10], "ISO"),
        final,
        goals_in(score.node("halfTime")),
        after_90,
        shootout,
        status,
        competition=node.node("competition").text("name"),
        season=_season(node.node("season")),
        stage=_stage(node),
        group=node.text("group"),
        venue=node.text("venue"),
        attendance=node.whole("attendance"),
        home_country=country,
        away_country=country,
        match_id=node.text("id"),
        home_id=home.text("id"),
        away_id=away.text("id"),
    )


def _scores(score: Node) -> tuple[Goals | None, Goals | None, Goals | None]:
    """Final, after 90 minutes, shoot-out: their full time counts the kicks of a shoot-out in."""
    full, regular = goals_in(score.node("fullTime")), goals_in(score.node("regularTime"))
    duration = score.text("duration") or "REGULAR"
    kicks = goals_in(score.node("penalties")) if duration == "PENALTY_SHOOTOUT" else None
    if duration == "REGULAR" or full is None:
        return full, None, kicks
    extra = goals_in(score.node("extraTime"))
    if regular and extra:
        return (regular[0] + extra[0], regular[1] + extra[1]), regular, kicks
    return ((full[0] - kicks[0], full[1] - kicks[1]) if kicks else full), regular, kicks


def _season(season: Node) -> str | None:
    start, end = (season.text("startDate") or "")[:4], (season.text("endDate") or "")[:4]
    if not start:
        return None
    return start if end in {"", start} else f"{start}/{end[2:]}"


def _stage(node: Node) -> str | None:
    told = node.text("stage")
    if told is None or told == "REGULAR_SEASON":
        day = node.whole("matchday")
        return f"Matchday {day}" if day else None
    return told.replace("_", " ").lower() if told.isupper() else told


FOOTBALL_DATA_ORG = DocumentLoader(
    "football-data-org",
    "matches of football-data.org, version 4",
    is_football_data_org,
    _matches,
    _dataset,
    _taker,
    publisher="football-data.org",
    assists="football-data.org",
)
