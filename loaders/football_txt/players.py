"""Players of a country: 'Jan Fennick,  M|F, 1.78 m,  b. 20 Dec 1998 @ Ottermouth'."""

import re

from loaders.contract import InputFile
from loaders.football_txt.days import day_at_start
from loaders.football_txt.lines import Line
from loaders.football_txt.rounds import title_of
from loaders.things import Gathering
from loaders.wrong import Wrong

_PLAYER = re.compile(
    r"([^,#=]{2,60}),\s{1,60}([GDMF](?:\|[GDMF]){0,3}),\s{0,8}(?:(\d\.\d{1,2}) m|-)\s{0,4},\s{1,8}b\.\s"
    r"(\d{1,2} [A-Z][a-z]{2,8} \d{4}|\d{4})(?:\s{1,4}@ (.{1,80}))?$"
)
_POSITIONS = {"G": "goalkeeper", "D": "defender", "M": "midfielder", "F": "forward"}
_ENOUGH = 3


def knows_players(lines: list[str]) -> bool:
    """Whether the lines are those of such a list."""
    return sum(1 for line in lines if _PLAYER.match(line.rstrip())) >= _ENOUGH


class PlayerTaker:
    """Takes players line by line; two of one name and birthday are told apart by their places of birth."""

    def __init__(self, file: InputFile, things: Gathering) -> None:
        self._file, self._things = file.name, things
        self._person = things.into("person", ("person",), ("born", "position", "height"))

    def __call__(self, line: Line) -> None:
        """Take a line."""
        text = line.text.strip()
        if not text or text.startswith("#") or set(text) == {"="} or title_of(text):
            return
        self._things.count()
        found = _PLAYER.match(text)
        if not found:
            raise Wrong("line", "not a player (right: Name, M, 1.78 m, b. 20 Dec 1998 @ Place)")
        name, positions, height, born, place = found.groups()
        day = _born(born)
        person = self._things.person(name.strip(), None, f"{name.strip()}|{day}|{place or ''}")
        position = _POSITIONS.get(positions)
        self._person(
            (f"{self._file}:{line.number}", person, day, position, round(float(height) * 100) if height else None)
        )


def _born(told: str) -> str:
    dated = day_at_start(told)
    if dated is None:
        return told
    day = dated[0]
    return f"{day.year}-{day.month:02d}-{day.day:02d}"
