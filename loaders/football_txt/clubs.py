"""Clubs and grounds: 'Ashby FC, 1886, @ Long Meadow, Ottermouth › Shire', and their other names after '|' below."""

import re

from graph.kinds import ThingType
from loaders.contract import InputFile
from loaders.football_txt.lines import Line
from loaders.register import Registers
from loaders.things import Gathering
from loaders.wrong import Wrong

_TITLE = re.compile(r"=\s{0,4}([^=#]{2,60}?)\s{0,8}=?\s{0,8}(?:#.{0,200})?$")
_COMMENT = re.compile(r"\s{0,200}#(.*)$")
_YEARS = re.compile(r"\((\d{4})?\s?-\s?(\d{4})?\)")
_CAPACITY = re.compile(r"\d{1,3}_\d{3}$")
_LANGUAGE = re.compile(r"\s{0,4}\[([a-z]{2})\]$")
_BEFORE = re.compile(r"before (?:reform in )?(?:season )?(\d{4})/(\d{1,2})\b")
_RESERVE = re.compile(r"([ivx]{2,4}|u\d{2}|w)\)\s{1,4}(.{2,60})$")
_SIDES = {"w": "women", "u": "youth"}
_ENOUGH = 2


def knows_clubs(lines: list[str]) -> bool:
    """Whether the lines are those of a list of clubs or grounds: a country, names, other names after '|'."""
    told = [_bare(line) for line in lines if _bare(line)]
    others = sum(1 for line in told if line.startswith("|"))
    title = next((line for line in told if set(line) != {"="}), "")
    return (
        bool(_TITLE.match(title))
        and others >= _ENOUGH
        and not any("=>" in line or "⇒" in line for line in told)
        and any("," in line for line in told if not line.startswith("|"))
    )


class ClubTaker:
    """Takes a list line by line."""

    def __init__(self, file: InputFile, things: Gathering) -> None:
        self._file, self._things, self._registers = file.name, things, Registers("clubs")
        self._team = things.into("team", ("team", "parent"), ("country", "city", "founded", "dissolved", "side"))
        self._name = things.into("name", ("thing",), ("text", "language", "until", "name_kind"))
        self._ground = things.into("home_ground", ("team", "venue"), ())
        self._venue = things.into("venue", ("venue",), ("city", "country", "capacity"))
        self._country: str | None = None
        self._last: tuple[str, ThingType] | None = None
        self._club: str | None = None
        #: A list is of clubs or of grounds; the first entry with a capacity or without tells.
        self._of_grounds: bool | None = None

    def __call__(self, line: Line) -> None:
        """Take a line."""
        text, record = line.text.strip(), f"{self._file}:{line.number}"
        if not text or text.startswith(("#", "==")) or set(text) == {"="}:
            return
        if title := _TITLE.match(text):
            self._country, self._last = title[1].partition("•")[0].strip(), None
        elif text.startswith("|"):
            self._things.count()
            self._take_names(text, record)
        elif found := _RESERVE.match(_bare(text)):
            self._things.count()
            self._take_reserve(found[1], found[2].strip(), record)
        elif "//" not in text and not self._is_remark(line.text):
            self._things.count()
            self._take_entry(_bare(text), record)

    def _is_remark(self, text: str) -> bool:
        """Whether a line below a club is an address or a remark: it stands further in, and names no city."""
        return text.startswith(" ") and self._last is not None and "," not in _bare(text)

    def _take_entry(self, text: str, record: str) -> None:
        cells = [cell.strip() for cell in text.split(",")]
        if not cells[0] or not any(map(str.isalpha, cells[0])):
            raise Wrong("line", "neither a club nor a ground (right: Name, 1886, @ Ground, City)")
        capacity = len(cells) > 1 and bool(_CAPACITY.match(cells[1]))
        self._of_grounds = capacity if self._of_grounds is None else self._of_grounds
        if self._of_grounds:
            self._take_ground(
                cells[0], int(cells[1].replace("_", "")) if capacity else None, cells[2 if capacity else 1 :], record
            )
        else:
            self._take_club(cells, record)

    def _take_ground(self, name: str, capacity: int | None, rest: list[str], record: str) -> None:
        city = next((cell for cell in rest if cell and not cell.isdecimal()), None)
        venue = self._things.thing(
            ThingType.VENUE, f"{name}|{city or ''}", name, self._registers.venue(name, None, None)
        )
        self._venue((record, venue, city, self._country, capacity))
        self._last = venue, ThingType.VENUE

    def _take_club(self, cells: list[str], record: str) -> None:
        name, rest = cells[0], cells[1:]
        years = _YEARS.search(name)
        founded, dissolved = (years[1], years[2]) if years else (None, None)
        if rest and re.fullmatch(r"\d{4}", rest[0]):
            founded = rest.pop(0)
        ground = rest.pop(0).removeprefix("@").strip() if rest and rest[0].startswith("@") else None
        city = ", ".join(rest).partition("›")[0].strip() or None
        team = self._things.team(name, self._registers.team(name, self._country, None), f"{name}|{city or ''}")
        self._team((record, team, None, self._country, city, founded, dissolved, None))
        if years and (bare := _YEARS.sub("", name).strip()):
            self._name((record, team, bare, None, None, None))
        if ground:
            venue = self._things.thing(
                ThingType.VENUE, f"{ground}|{city or ''}", ground, self._registers.venue(ground, None, None)
            )
            self._ground((record, team, venue))
            self._venue((record, venue, city, self._country, None))
        self._last, self._club = (team, ThingType.TEAM), team

    def _take_reserve(self, mark: str, told: str, record: str) -> None:
        if self._club is None:
            raise Wrong("line", "a reserve side without a club above it")
        name = told.partition(",")[0].strip()
        team = self._things.team(name, None, f"{name}|{self._club}")
        self._team((record, team, self._club, self._country, None, None, None, _SIDES.get(mark[0], "reserve")))
        self._last = team, ThingType.TEAM

    def _take_names(self, text: str, record: str) -> None:
        if self._last is None:
            raise Wrong("line", "other names without a club or ground above them")
        comment = _COMMENT.search(text)
        before = _BEFORE.search(comment[1]) if comment else None
        until = f"{int(before[1]) - 1}/{int(before[1]) % 100:02d}" if before else None
        for part in map(str.strip, _bare(text).split("|")):
            language = _LANGUAGE.search(part)
            name = _LANGUAGE.sub("", part).replace("$", "").strip()
            if name:
                self._name(
                    (
                        record,
                        self._last[0],
                        name,
                        language[1] if language else None,
                        until,
                        "former" if before else None,
                    )
                )


def _bare(text: str) -> str:
    """A line without the remark after '#'."""
    return _COMMENT.sub("", text).strip()
