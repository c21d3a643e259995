"""Squads of clubs and nations.

'7, Jan FENNICK (KST), MF, b. 1999, Castle U' stands in a club's, '(7)  MF  Jan Fennick  ## 12, Castle' in a nation's.
"""

import re

from graph.kinds import ThingType
from loaders.contract import InputFile
from loaders.football_txt.lines import Line
from loaders.football_txt.officials import country_of
from loaders.football_txt.rounds import title_of
from loaders.register import Registers
from loaders.things import Gathering
from loaders.wrong import Wrong

_OF_CLUB = re.compile(
    r"\s{0,6}(\d{1,3}|-),\s{1,8}([^,()]{2,60}?)\s{0,40}(?:\(([A-Z]{3})\))?\s{0,4},\s{1,60}(GK|DF|MF|FW),"
    r"(?:\s{1,8}b\.\s(\d{4}|\?{1,4}),?)?(?:\s{0,8}([^,]{0,60}))?$"
)
_OF_NATION = re.compile(
    r"\s{0,6}\(\s?(\d{1,3}|-)\)\s{1,4}(GK|DF|MF|FW)\s{1,4}([^#]{2,60}?)\s{0,60}"
    r"(?:##\s{0,8}(-|\d{1,3}),?\s?(.{0,60}))?$"
)
_NATION = re.compile(r"#\s(.{2,40}?)\s\(([A-Z]{3})\)\s{0,4}$")
_CLUB = re.compile(r"(.{2,60}?)\s-\s(.{2,60}) (\d{4}(?:/\d{2})?)$")
_TOURNAMENT = re.compile(r"worldcup[^/]{0,20}/(?:[^/]{1,40}/){0,3}(\d{4})--[^/]{1,40}/squads/")
_POSITIONS = {"GK": "goalkeeper", "DF": "defender", "MF": "midfielder", "FW": "forward"}
_ENOUGH = 3


def knows_squad(lines: list[str]) -> bool:
    """Whether the lines are those of a squad."""
    return sum(1 for line in lines if _OF_CLUB.match(line.rstrip()) or _OF_NATION.match(line.rstrip())) >= _ENOUGH


class SquadTaker:
    """Takes a squad line by line; the team stands in the title, or in a comment for a nation's."""

    def __init__(self, file: InputFile, things: Gathering) -> None:
        self._things, self._registers = things, {sides: Registers(sides) for sides in ("clubs", "nations")}
        self._squad = things.into("squad", ("person", "team", "season", "competition"), ("shirt", "position"))
        self._person = things.into("person", ("person",), ("born", "nationality", "position"))
        self._caps = things.into("caps", ("person", "team"), ("caps",))
        self._played = things.into("played_for", ("person", "team"), ("seen",))
        self._edition = things.into("edition", ("season", "competition"), ())
        self._national = things.into("team", ("team",), ("country", "national"))
        tournament = _TOURNAMENT.search(file.path)
        self._year = tournament[1] if tournament else None
        self._name, self._team = file.name, ""
        self._season: str | None = None
        self._competition: str | None = None

    def __call__(self, line: Line) -> None:
        """Take a line."""
        text, record = line.text.rstrip(), f"{self._name}:{line.number}"
        if found := _OF_CLUB.match(text):
            self._things.count()
            self._of_club(found, record)
        elif found := _OF_NATION.match(text):
            self._things.count()
            self._of_nation(found, record)
        elif text.strip() and not self._heading(text.strip(), record):
            raise Wrong("line", "no place in a squad (right: 7, Jan Fennick, MF, b. 1999, or (7) MF Jan Fennick)")

    def _heading(self, text: str, record: str) -> bool:
        if found := _NATION.match(text):
            self._set_nation(found[1], record)
            return True
        title = title_of(text)
        club = _CLUB.match(title.name) if title else None
        if club:
            self._set_club(club[1].strip(), club[2], club[3], record)
        return text.startswith("#") or club is not None

    def _set_nation(self, name: str, record: str) -> None:
        self._team = self._things.team(name, self._registers["nations"].team(name, None, self._year))
        self._national((record, self._team, country_of(name), True))
        if self._year:
            self._frame("World Cup", self._year, "nations", record)

    def _set_club(self, name: str, competition: str, season: str, record: str) -> None:
        self._frame(competition, season, "clubs", record)
        self._team = self._things.team(name, self._registers["clubs"].team(name, None, season))

    def _frame(self, competition: str, season: str, sides: str, record: str) -> None:
        register = self._registers[sides].competition(competition, None, season)
        self._competition = self._things.thing(ThingType.COMPETITION, competition, competition, register)
        self._season = self._things.thing(ThingType.SEASON, f"{competition}|{season}", season)
        self._edition((record, self._season, self._competition))

    def _of_club(self, found: re.Match[str], record: str) -> None:
        shirt, name, nation, position, born, _before = found.groups()
        person = self._place(name, shirt, position, record)
        year = born if born and born.isdecimal() else None
        if year or nation:
            self._person((record, person, year, country_of(nation), _POSITIONS[position]))

    def _of_nation(self, found: re.Match[str], record: str) -> None:
        shirt, position, name, caps, club = found.groups()
        person = self._place(name, shirt, position, record)
        if caps and caps.isdecimal():
            self._caps((record, person, self._team, int(caps)))
        if club and club.strip() and self._year:
            team = self._things.team(club.strip(), self._registers["clubs"].team(club.strip(), None, self._year))
            self._played((record, person, team, self._year))

    def _place(self, name: str, shirt: str, position: str, record: str) -> str:
        if not self._team:
            raise Wrong(
                "team", "no team is told above (right: '= Ashby FC - Premier League 2023/24' or '# Norvania (NRV)')"
            )
        person = self._things.person(name.strip(), self._team)
        self._squad(
            (
                record,
                person,
                self._team,
                self._season,
                self._competition,
                int(shirt) if shirt.isdecimal() else None,
                _POSITIONS[position],
            )
        )
        return person
