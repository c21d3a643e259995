"""Opta F7: one match with line-ups, goals, cards, substitutions, kicks, managers and officials, as XML."""

from loaders.contract import FileHead, InputFile
from loaders.dates import day_of
from loaders.desk import Desk
from loaders.documents import DocumentLoader
from loaders.events import At
from loaders.markup import content, first, is_xml, parsed_xml
from loaders.matches import Goals, MatchTold, goals_of, match_name, season_text
from loaders.node import Node
from loaders.opta.desk import LICENCE, People, role_of, status_of, whole_name
from loaders.opta.f7_side import F7Side, Players, bare
from loaders.wrong import Wrong

SCHEME = "opta"
_MAIN = "Main"


def is_f7(head: FileHead) -> bool:
    """Whether a file is an F7 (or the longer F9) of Opta."""
    return is_xml(head, "SoccerFeed", "SoccerDocument")


def _taker(_root: Node, desk: Desk) -> "_Taker":
    return _Taker(desk)


class _Taker:
    """Takes one document of a feed."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._people = People(desk, SCHEME)
        self._went_through = desk.things.into("progress", ("team", "match"), ("result",))

    def __call__(self, document: Node) -> None:
        record, data = self._desk.record(document), first(document, "MatchData")
        sides = {side.needed("@Side"): side for side in data.nodes("TeamData")}
        if set(sides) != {"Home", "Away"}:
            raise Wrong(
                f"{data.path}.TeamData", f"one side should be Home and one Away, not {', '.join(sides) or 'none'}"
            )
        home, away = sides["Home"], sides["Away"]
        teams = {team.needed("@uID"): team for team in document.nodes("Team")}
        told = _match(document, data, home, away, teams)
        for side in (home, away):
            self._team(teams, side, record, told.date)
        self._people.match(told, match_name(told))
        things = self._desk.matches.write(told, record)
        players = Players(self._desk, self._people, teams)
        of_side = {home.needed("@TeamRef"): things.home, away.needed("@TeamRef"): things.away}
        for side, team, other in ((home, things.home, things.away), (away, things.away, things.home)):
            F7Side(self._desk, players, of_side, things.match, team, other).take(side)
            managers = _named(teams, side).nodes("TeamOfficial")
            self._desk.each(managers, lambda one, team=team: self._manager(one, things.match, team))  # type: ignore[misc]
        self._officials(data, things.match)
        result = first(first(data, "MatchInfo"), "Result")
        if result.text("@Type") == "PenaltyShootout" and result.text("@Winner") in of_side:
            self._went_through((record, of_side[result.needed("@Winner")], things.match, "won the penalty shoot-out"))

    def _team(self, teams: dict[str, Node], side: Node, record: str, date: str | None) -> None:
        team = _named(teams, side)
        self._people.team(bare(side.needed("@TeamRef")), _team_name(team), record, content(team, "Country"), date)

    def _manager(self, node: Node, match: str, team: str) -> None:
        if (node.text("@Type") or "Manager") != "Manager":
            raise Wrong(f"{node.path}.@Type", f"only managers of a match are read, not {node.text('@Type')!r}")
        record, name = self._desk.record(node), first(node, "PersonName")
        known = content(name, "Known") or whole_name(content(name, "First"), content(name, "Last"))
        if not known:
            raise Wrong(f"{node.path}.PersonName", "missing")
        manager = self._people.official(bare(node.text("@uID") or "") or None, known, "manager", record)
        self._desk.events.manager(At(record, match, team), manager)

    def _officials(self, data: Node, match: str) -> None:
        assistants = first(data, "AssistantOfficials").nodes("AssistantOfficial")
        self._desk.each(data.nodes("MatchOfficial") + assistants, lambda one: self._official(one, match))

    def _official(self, node: Node, match: str) -> None:
        name = first(node, "OfficialName")
        known = whole_name(
            content(name, "First") or node.text("@FirstName"), content(name, "Last") or node.text("@LastName")
        )
        if not known:
            raise Wrong(f"{node.path}.OfficialName", "missing")
        told = first(first(node, "OfficialData"), "OfficialRef").text("@Type") or node.text("@Type") or _MAIN
        record = self._desk.record(node)
        referee = self._people.official(bare(node.text("@uID") or "") or None, known, "official", record)
        self._desk.events.official(At(record, match), referee, role_of(told))


def _named(teams: dict[str, Node], side: Node) -> Node:
    found = teams.get(side.needed("@TeamRef"))
    if found is None:
        raise Wrong(f"{side.path}.@TeamRef", f"no Team of the document is {side.text('@TeamRef')!r}")
    return found


def _team_name(team: Node) -> str:
    return first(team, "Name").needed("text()")


def _match(document: Node, data: Node, home: Node, away: Node, teams: dict[str, Node]) -> MatchTold:
    info, competition, venue = first(data, "MatchInfo"), first(document, "Competition"), first(document, "Venue")
    told = {one.text("@Type"): one.text("text()") for one in competition.nodes("Stat")}
    season = (told.get("season_name") or "").removeprefix("Season").strip()
    status = status_of(info.text("@Period") or "FullTime", f"{info.path}.@Period")
    home_team, away_team = _named(teams, home), _named(teams, away)
    matchday, spectators = told.get("matchday"), first(info, "Attendance")
    stage = content(first(competition, "Round"), "Name") or (f"Matchday {matchday}" if matchday else None)
    return MatchTold(
        _team_name(home_team),
        _team_name(away_team),
        _day(info),
        None if status == "scheduled" else _pair(home, away, "@Score"),
        _pair(home, away, "@HalfScore"),
        _pair(home, away, "@NinetyScore") if _went_on(data) else None,
        _pair(home, away, "@ShootOutScore"),
        status,
        competition=content(competition, "Name"),
        season=season_text(season),
        stage=stage,
        venue=content(venue, "Name"),
        country=content(venue, "Country"),
        attendance=spectators.whole("text()"),
        match_id=bare(document.text("@uID") or "") or None,
        home_country=content(home_team, "Country"),
        away_country=content(away_team, "Country"),
        home_id=bare(home.needed("@TeamRef")),
        away_id=bare(away.needed("@TeamRef")),
    )


def _went_on(data: Node) -> bool:
    return first(first(data, "MatchInfo"), "Result").text("@Type") in {"AfterExtraTime", "PenaltyShootout"}


def _day(info: Node) -> str | None:
    told = content(info, "Date") or info.text("@TimeStamp")
    if told is None:
        return None
    found = day_of(int(told[:4]), int(told[4:6]), int(told[6:8])) if told[:8].isdecimal() and len(told) >= 8 else None
    if found is None:
        raise Wrong(f"{info.path}.Date", f"not a date: {told!r} (right: 20180923T150000+0100)")
    return found


def _pair(home: Node, away: Node, name: str) -> Goals | None:
    return goals_of(home.whole(name), away.whole(name))


def _dataset(root: Node, file: InputFile) -> str:
    number = first(root, "SoccerDocument").text("@uID")
    return f"Opta F7 of match {bare(number)}" if number else file.name


F7 = DocumentLoader(
    "opta",
    "",
    is_f7,
    lambda root: root.nodes("SoccerDocument") or [root],
    _dataset,
    _taker,
    licence=LICENCE,
    publisher="Opta",
    assists="Opta",
    asked_only=True,
    parse=parsed_xml,
)
