"""What became of clubs.

'RENAME  Ashby Town FC, Ashby  ⇒  Ashby FC' stands under the season from which it held, '== 1925/6'.
"""

import re

from loaders.contract import InputFile
from loaders.football_txt.lines import Line
from loaders.register import Registers
from loaders.things import Gathering
from loaders.wrong import Wrong

_TITLE = re.compile(r"=\s{1,4}([^=#]{2,60})$")
_SEASON = re.compile(r"==\s{1,4}(\d{4})/(\d{1,2})$")
_EVENT = re.compile(r"(RENAME|MOVE|REFORM|MERGE|BANKRUPT)\s{1,20}(.{2,200})$")
_ARROW = re.compile(r"\s{0,20}(?:⇒|=>)\s{0,20}")
_ENOUGH = 2


def knows_history(lines: list[str]) -> bool:
    """Whether the lines are of such a list: a country, seasons, and renamed or merged clubs."""
    told = [_bare(line) for line in lines]
    return sum(bool(_EVENT.match(line)) for line in told) >= _ENOUGH and any(_SEASON.match(line) for line in told)


class HistoryTaker:
    """Takes a list line by line.

    A club that was formed anew is another club; one that was renamed or moved stays itself.
    """

    def __init__(self, file: InputFile, things: Gathering) -> None:
        self._file, self._things, self._registers = file.name, things, Registers("clubs")
        self._team = things.into("team", ("team",), ("country", "city", "founded", "dissolved"))
        self._name = things.into("name", ("thing",), ("text", "until", "name_kind"))
        self._country: str | None = None
        self._year: int | None = None
        self._event = ""
        self._merging: list[tuple[str, str | None]] = []

    def __call__(self, line: Line) -> None:
        """Take a line."""
        text, record = _bare(line.text), f"{self._file}:{line.number}"
        if not text or set(text) == {"="}:
            return
        if season := _SEASON.match(text):
            self._year, self._event, self._merging = int(season[1]), "", []
        elif title := _TITLE.match(text):
            self._country = title[1].strip()
        else:
            self._things.count()
            event = _EVENT.match(text)
            if event:
                self._event, text, self._merging = event[1], event[2], []
            self._take(text, record)

    def _take(self, text: str, record: str) -> None:
        if self._year is None or not self._event:
            raise Wrong(
                "line", "no event of a season (right: RENAME, MOVE, REFORM, MERGE or BANKRUPT under '== 1925/6')"
            )
        before, arrow, after = _parted(text)
        if self._event == "MERGE":
            if before:
                self._merging.append(_club(before))
            if arrow:
                self._merge(_club(after), record)
        elif self._event == "BANKRUPT":
            self._ended(*_club(before), record)
        elif not before or not after:
            raise Wrong("line", "not two clubs (right: the old name ⇒ the new one)")
        elif self._event == "REFORM":
            self._ended(*_club(before), record)
            self._begun(*_club(after), record)
        else:
            self._renamed(_club(before), _club(after), record)

    def _renamed(self, old: tuple[str, str | None], new: tuple[str, str | None], record: str) -> None:
        team = self._club_of(new[0], new[1] or old[1], record)
        if old[0] != new[0]:
            self._name((record, team, old[0], self._season(-1), "former"))

    def _merge(self, new: tuple[str, str | None], record: str) -> None:
        for old in self._merging:
            if old[0] != new[0]:
                self._ended(*old, record)
        if new[0] in {old[0] for old in self._merging}:
            self._club_of(*new, record)
        else:
            self._begun(*new, record)
        self._merging = []

    def _club_of(self, name: str, city: str | None, record: str) -> str:
        team = self._thing(name, city)
        self._team((record, team, self._country, city, None, None))
        return team

    def _begun(self, name: str, city: str | None, record: str) -> None:
        self._team((record, self._thing(name, city), self._country, city, self._season(0), None))

    def _ended(self, name: str, city: str | None, record: str) -> None:
        self._team(
            (
                record,
                self._thing(name, city),
                self._country,
                city,
                None,
                self._season(-1 if self._event != "BANKRUPT" else 0),
            )
        )

    def _thing(self, name: str, city: str | None) -> str:
        day = f"{self._year}-09-01" if self._year else None
        return self._things.team(name, self._registers.team(name, self._country, day), f"{name}|{city or ''}")

    def _season(self, away: int) -> str:
        year = (self._year or 0) + away
        return f"{year}/{(year + 1) % 100:02d}"


def _bare(text: str) -> str:
    return text.partition("#")[0].strip()


def _parted(text: str) -> tuple[str, bool, str]:
    """What stands before and after the arrow, and whether there is one."""
    parts = _ARROW.split(text, maxsplit=1)
    return parts[0].strip(), len(parts) > 1, parts[1].strip() if len(parts) > 1 else ""


def _club(text: str) -> tuple[str, str | None]:
    """A club's name and its city."""
    name, _, city = text.partition(",")
    if not name.strip():
        raise Wrong("line", "no club (right: Ashby FC, Ashby)")
    return name.strip(), city.strip() or None
