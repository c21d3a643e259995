"""schochastics/football-data, goals_time2: a list of matches with their incidents.

An own goal stands at the side that gains by it; a penalty without a score was missed; a second yellow card is just
another yellow of the same player.
"""

import re

from loaders.contract import FileHead, InputFile
from loaders.desk import Desk
from loaders.documents import DocumentLoader
from loaders.events import At, Card, How
from loaders.matches import MatchThings, MatchTold, season_text
from loaders.minutes import Minute, minute_of
from loaders.node import Node
from loaders.tables import cells
from loaders.wrong import Wrong

_LEAGUE = re.compile(r"([a-z]{3,30})_([a-z0-9.-]{2,60}?)-(\d{4}-\d{4})$")
#: Their word for a country, and what we call it.
_COUNTRIES = {
    "england": "England",
    "schottland": "Scotland",
    "deutschland": "Germany",
    "spanien": "Spain",
    "italien": "Italy",
    "frankreich": "France",
    "niederlande": "Netherlands",
    "belgien": "Belgium",
    "portugal": "Portugal",
    "osterreich": "Austria",
    "schweiz": "Switzerland",
    "turkei": "Turkey",
    "griechenland": "Greece",
    "russland": "Russia",
    "danemark": "Denmark",
    "polen": "Poland",
}
_COMPETITIONS = {
    "england_premier-league": "Premier League",
    "deutschland_bundesliga": "Bundesliga",
    "spanien_la-liga": "La Liga",
    "italien_serie-a": "Serie A",
    "frankreich_ligue-1": "Ligue 1",
    "niederlande_eredivisie": "Eredivisie",
    "belgien_jupiler-league": "Belgian First Division A",
    "osterreich_bundesliga": "Austrian Bundesliga",
    "portugal_liga-portugal": "Primeira Liga",
}


def is_schochastics(head: FileHead) -> bool:
    """Whether a file is such a list of matches."""
    return head.first == "[" and head.has_keys("league", "home", "away", "GH", "GA", "incident")


def competition_of(league: str) -> tuple[str, str | None, str | None]:
    """Competition, country and season of 'england_premier-league-2015-2016', or of it without its season."""
    found = _LEAGUE.match(league)
    slug, season = (f"{found[1]}_{found[2]}", season_text(found[3])) if found else (league, None)
    country = _COUNTRIES.get(slug.partition("_")[0])
    return _COMPETITIONS.get(slug, slug.partition("_")[2].replace("-", " ").title() or slug), country, season


def team_of(slug: str) -> str:
    """A side's name from its slug: 'west-ham-united' is West Ham United."""
    return " ".join(word.upper() if word in _CAPITALS else word.capitalize() for word in slug.split("-"))


_CAPITALS = frozenset(
    """
        fc afc sc cf ac as sv vfl vfb tsg psv rb fsv fk sk az rc ud cd sd us ss ssc ogc ec nec ado kv ksv
    """.split()
)


def _dataset(_document: Node, file: InputFile) -> str:
    """The file's name, which names league and season."""
    return file.name.removesuffix(".json")


def _taker(_document: Node, desk: Desk) -> "_Taker":
    return _Taker(desk)


class _Taker:
    """Takes one match after another."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._warned: set[str] = set()

    def __call__(self, node: Node) -> None:
        told = match_told(node)
        things = self._desk.matches.write(told, self._desk.record(node))
        if not things.fresh:
            return
        self._warned = set()
        self._desk.each(node.node("incident").nodes("incidents"), lambda event: self._event(event, told, things))

    def _event(self, event: Node, told: MatchTold, things: MatchThings) -> None:
        kind, at_home = event.needed("incident_type"), event.needed("team") == "home"
        at = At(self._desk.record(event), things.match, things.home if at_home else things.away, _minute(event))
        own, other = (told.home, told.away) if at_home else (told.away, told.home)
        if kind in {"Goal", "Own goal"} or (kind == "Penalty Awarded" and event.has("home_score")):
            self._goal(at, event, kind, own, other)
        elif kind == "Substitution":
            self._desk.events.substitution(
                at, self._player(event, "player_in", own), self._player(event, "player_out", own)
            )
        else:
            player = self._desk.things.person(event.needed("player_name"), own)
            self._with_player(at, event, kind, player)

    def _goal(self, at: At, event: Node, kind: str, own: str, other: str) -> None:
        is_own = kind == "Own goal"
        scorer = self._desk.things.person(event.needed("player_name"), other if is_own else own)
        self._desk.events.goal(
            at,
            scorer,
            How(
                self._player(event, "assist_player_name", own),
                "penalty" if kind == "Penalty Awarded" else None,
                None,
                is_own,
                event.whole("home_score"),
                event.whole("away_score"),
            ),
        )

    def _player(self, event: Node, member: str, side: str) -> str | None:
        name = event.text(member)
        return self._desk.things.person(name, side) if name else None

    def _with_player(self, at: At, event: Node, kind: str, player: str) -> None:
        if kind in {"Yellow Card", "Red Card"}:
            self._desk.events.card(at, player, self._card(kind, player), event.text("card_reason"))
        elif kind == "Penalty Awarded":
            self._desk.events.penalty_missed(at, player)
        elif kind == "Goal Disallowed":
            self._desk.events.disallowed(at, player)
        else:
            raise Wrong(f"{event.path}.incident_type", f"no such kind of incident is known: {kind!r}")

    def _card(self, kind: str, player: str) -> Card:
        if kind == "Red Card":
            return "red"
        if player in self._warned:
            return "second yellow"
        self._warned.add(player)
        return "yellow"


def match_told(node: Node) -> MatchTold:
    """A match of the list."""
    competition, country, season = competition_of(node.needed("league"))
    goals = cells.goals(node.text("GH") or "", node.text("GA") or "", f"{node.path}.GH")
    told = MatchTold(
        team_of(node.needed("home")),
        team_of(node.needed("away")),
        cells.day(node.needed("date"), "ISO"),
        goals,
        status="played" if goals else "scheduled",
        competition=competition,
        season=season,
        home_country=country,
        away_country=country,
        home_id=node.needed("home"),
        away_id=node.needed("away"),
    )
    for facts in node.node("incident").nodes("metadata"):
        told.referee, told.venue, told.city = facts.text("referee"), facts.text("venue"), facts.text("city")
        told.attendance, told.capacity, told.country = facts.whole("attendance"), facts.whole("capacity"), country
    return told


def _minute(event: Node) -> Minute:
    told = event.text("minute") or ""
    # Stoppage time is written with a plus: 101' is of extra time. A running clock ('96:00') tells nothing of that.
    found = minute_of(told, extra_time=":" not in told)
    if found is None:
        raise Wrong(f"{event.path}.minute", f"not a minute: {event.text('minute')!r} (right: 38' or 90+1')")
    return found


SCHOCHASTICS = DocumentLoader(
    "schochastics",
    "goals_time2 files of schochastics/football-data",
    is_schochastics,
    lambda document: document.nodes("matches"),
    _dataset,
    _taker,
    licence="ODC-By-1.0",
    publisher="schochastics/football-data",
    assists="schochastics",
)
