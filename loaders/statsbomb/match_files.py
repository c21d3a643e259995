"""matches/COMPETITION/SEASON.json: a list of matches with managers, referee and stadium."""

from functools import partial

from graph.kinds import ThingType
from loaders.desk import Desk
from loaders.events import At
from loaders.matches import MatchTold, goals_of, match_name, season_text
from loaders.node import Node
from loaders.statsbomb.desk import SCHEME, People, tidy
from loaders.tables import cells
from loaders.things import Gathering
from loaders.wrong import Wrong


class MatchFile:
    """Takes one match after another."""

    def __init__(self, desk: Desk, things: Gathering) -> None:
        self._desk, self._things = desk, things
        self._people = People(things)

    def take(self, node: Node) -> None:
        """The claims of a match."""
        record, told = self._desk.record(node), match_told(node)
        home, away = (self._team(node.node(f"{side}_team"), side, told, record) for side in ("home", "away"))
        self._things.thing(ThingType.MATCH, told.match_id or "", match_name(told), f"{SCHEME}:{told.match_id}")
        things = self._desk.matches.write(told, record)
        for side, team in (("home", home), ("away", away)):
            managers = node.node(f"{side}_team").nodes("managers")
            self._desk.each(managers, partial(self._manager, match=things.match, team=team))
        if referee := node.node("referee"):
            self._desk.events.official(At(record, things.match), self._people.official(referee, "referee", record))

    def _manager(self, node: Node, match: str, team: str) -> None:
        record = self._desk.record(node)
        self._desk.events.manager(At(record, match, team), self._people.official(node, "manager", record))

    def _team(self, team: Node, side: str, told: MatchTold, record: str) -> str:
        return self._people.team(
            team.needed(f"{side}_team_id"),
            team.needed(f"{side}_team_name"),
            record,
            gender=team.text(f"{side}_team_gender"),
            country=team.node("country").text("name"),
            date=told.date,
        )


def match_told(node: Node) -> MatchTold:
    """A match of the list; ids tell its sides apart."""
    home, away, stadium = node.node("home_team"), node.node("away_team"), node.node("stadium")
    goals = goals_of(node.whole("home_score"), node.whole("away_score"))
    season = node.node("season").text("season_name")
    if season is not None and season_text(season) is None:
        raise Wrong("season.season_name", f"not a season: {season!r} (right: 2018/2019)")
    return MatchTold(
        tidy(home.needed("home_team_name")),
        tidy(away.needed("away_team_name")),
        _day(node),
        goals,
        status="played" if goals else "scheduled",
        competition=node.node("competition").text("competition_name"),
        season=season_text(season or ""),
        stage=node.node("competition_stage").text("name"),
        group=home.text("home_team_group"),
        venue=tidy(stadium.text("name") or "") or None,
        country=stadium.node("country").text("name"),
        home_country=home.node("country").text("name"),
        away_country=away.node("country").text("name"),
        match_id=node.needed("match_id"),
        home_id=home.needed("home_team_id"),
        away_id=away.needed("away_team_id"),
    )


def _day(node: Node) -> str:
    try:
        return cells.day(node.needed("match_date"), "ISO")
    except Wrong as wrong:
        raise Wrong(f"{node.path}.match_date", wrong.reason) from wrong
