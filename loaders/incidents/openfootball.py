"""openfootball as JSON: a league's season or a World Cup, with goals where they are told.

`ft` is the score after 90 minutes, `et` the one after extra time, `p` the shoot-out. Goals stand at the side they
count for, own goals too.
"""

import re

from loaders.contract import FileHead, InputFile
from loaders.desk import Desk
from loaders.documents import DocumentLoader
from loaders.events import At, How
from loaders.incidents.season_dates import SeasonDates
from loaders.matches import Goals, MatchStatus, MatchThings, MatchTold, goals_of, season_text
from loaders.minutes import UNKNOWN, Minute, minute_at, minute_of
from loaders.node import Node
from loaders.register import Sides
from loaders.tables import cells
from loaders.wrong import Wrong

_NAMED = re.compile(r"(.{1,100}?)[ ,]{1,3}(\d{4}(?:[/-]\d{2,4})?)$")
_COUNTRY = re.compile(r"([a-z]{2})\.\d")
_COUNTRIES = {
    "en": "England",
    "de": "Germany",
    "es": "Spain",
    "it": "Italy",
    "fr": "France",
    "at": "Austria",
    "nl": "Netherlands",
    "be": "Belgium",
    "pt": "Portugal",
    "ch": "Switzerland",
    "sco": "Scotland",
    "ru": "Russia",
    "tr": "Turkey",
    "gr": "Greece",
    "br": "Brazil",
    "ar": "Argentina",
    "mx": "Mexico",
    "us": "United States",
    "cz": "Czech Republic",
    "hu": "Hungary",
    "pl": "Poland",
    "hr": "Croatia",
    "ro": "Romania",
    "ie": "Ireland",
    "au": "Australia",
}
_STATUSES: dict[str, MatchStatus] = {
    "cancelled": "cancelled",
    "canceled": "cancelled",
    "awarded": "awarded",
    "postponed": "postponed",
    "abandoned": "abandoned",
}


def is_openfootball(head: FileHead) -> bool:
    """Whether a file has matches in that form."""
    return head.first == "{" and head.has_keys("name", "matches", "team1", "team2")


def _sides(document: Node) -> Sides:
    return "nations" if "world cup" in (document.text("name") or "").lower() else "clubs"


def _dataset(document: Node, file: InputFile) -> str:
    return document.text("name") or file.name


def _taker(document: Node, desk: Desk) -> "_Taker":
    return _Taker(document, desk)


class _Taker:
    """Takes one match after another."""

    def __init__(self, document: Node, desk: Desk) -> None:
        self._desk = desk
        name = document.text("name") or ""
        named = _NAMED.match(name)
        self._competition = named[1] if named else name or None
        self._season = season_text(named[2]) if named else None
        code = _COUNTRY.match(desk.file.name)
        self._country = _COUNTRIES.get(code[1]) if code else None
        self._dates = SeasonDates(self._season, document.nodes("matches"))

    def __call__(self, node: Node) -> None:
        told = self._match(node)
        things = self._desk.matches.write(told, self._desk.record(node))
        if things.fresh:
            for name, gains_home in (("goals1", True), ("goals2", False)):
                self._desk.each(node.nodes(name), lambda goal, home=gains_home: self._goal(goal, told, things, home))  # type: ignore[misc]

    def _match(self, node: Node) -> MatchTold:
        day, status, score = cells.day(node.needed("date"), "ISO"), node.text("status"), node.node("score")
        if why := self._dates.wrong(node, day):
            self._desk.refuse(node, Wrong(f"{node.path}.date", why))
            day = self._season or day[:4]
        regular, extra = _pair(score, "ft"), _pair(score, "et")
        ground, _, city = (node.text("ground") or "").partition(", ")
        return MatchTold(
            _team(node, "team1"),
            _team(node, "team2"),
            day,
            extra or regular,
            _pair(score, "ht"),
            regular if extra else None,
            _pair(score, "p"),
            _status(node, status, extra or regular),
            competition=self._competition,
            season=self._season,
            stage=node.text("stage") or node.text("round"),
            group=node.text("group"),
            venue=ground or None,
            city=city or None,
            home_country=self._country,
            away_country=self._country,
        )

    def _goal(self, goal: Node, told: MatchTold, things: MatchThings, gains_home: bool) -> None:
        own = goal.flag("owngoal")
        side = told.home if gains_home != own else told.away
        at = At(self._desk.record(goal), things.match, things.home if gains_home else things.away, _minute(goal))
        self._desk.events.goal(
            at,
            self._desk.things.person(goal.needed("name"), side),
            How(situation="penalty" if goal.flag("penalty") else None, own_goal=own),
        )


def _team(node: Node, name: str) -> str:
    """A side, told as text or, in older files, as an object with a name."""
    return node.node(name).needed("name") if node.node(name) else node.needed(name)


def _status(node: Node, told: str | None, goals: Goals | None) -> MatchStatus:
    if told is None:
        return "played" if goals else "scheduled"
    found = _STATUSES.get(told.lower())
    if found is None:
        raise Wrong(f"{node.path}.status", f"no such status is known: {told!r}")
    return found


def _pair(score: Node, name: str) -> Goals | None:
    parts = score.numbers(name)
    return goals_of(*parts) if len(parts) == 2 else None


def _minute(goal: Node) -> Minute:
    told = goal.text("minute")
    if told is None:
        return UNKNOWN
    offset = goal.whole("offset")
    found = (
        minute_at(int(told), offset, extra_time=offset is None, told=f"{told}+{offset}" if offset else told)
        if told.isdecimal()
        else minute_of(told)
    )
    if found is None:
        raise Wrong(f"{goal.path}.minute", f"not a minute: {told!r} (right: 38 or 90+4)")
    return found


OPENFOOTBALL = DocumentLoader(
    "openfootball-json",
    "football.json and worldcup.json of openfootball",
    is_openfootball,
    lambda document: document.nodes("matches"),
    _dataset,
    _taker,
    licence="CC0-1.0",
    publisher="openfootball",
    gives="matches with date, sides, scores, stage and ground, and goals where they are told",
    sides=_sides,
)
