"""Loaders of openfootball's lists: squads, players, clubs and grounds; what is common to them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.football_txt.clubs import ClubTaker, knows_clubs
from loaders.football_txt.history import HistoryTaker, knows_history
from loaders.football_txt.lines import opened
from loaders.football_txt.players import PlayerTaker, knows_players
from loaders.football_txt.squads import SquadTaker, knows_squad
from loaders.football_txt.take import Take, take_lines
from loaders.things import Gathering


@dataclass(frozen=True, slots=True)
class ListLoader:
    """Lists of one sort, a line at a time; `knows` is shown the lines at the beginning."""

    name: str
    reads: str
    gives: str
    knows: Callable[[list[str]], bool]
    dataset: str
    taker: Callable[[InputFile, Gathering], Take]
    licence: str | None = "CC0-1.0"
    asked_only: bool = False

    def recognises(self, head: FileHead) -> bool:
        """Whether the lines at the beginning are of such a list."""
        return head.text is not None and head.first in "=#0123456789( " and self.knows(head.text.splitlines()[:300])

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each line; every line that is not understood is refused."""
        lines, sha256 = opened(file)
        source = file.dataset(
            f"openfootball {self.dataset}: {_place(file)}",
            told,
            loader=self.name,
            sha256=sha256,
            publisher="openfootball",
            licence=self.licence,
        )
        yield source
        gathering = Gathering(source, f"{self.name} 1")
        yield from take_lines(lines, file, gathering, self.taker(file, gathering))


def _place(file: InputFile) -> str:
    """The file's name, after the folders that tell its squads apart from those of other years."""
    parts = file.path.replace("!", "/").split("/")
    return "/".join(parts[-3:]) if "squads" in parts[-2:-1] else file.name


LISTS = (
    ListLoader(
        "football-txt-squads",
        "squads of openfootball, of clubs and at World Cups",
        "squad places with shirt and position, years of birth, nations, caps and clubs as far as told",
        knows_squad,
        "squads",
        SquadTaker,
    ),
    ListLoader(
        "football-txt-players",
        "players of a country of openfootball",
        "people with birth, position and height",
        knows_players,
        "players",
        PlayerTaker,
    ),
    ListLoader(
        "football-txt-clubs",
        "clubs and grounds of a country of openfootball",
        "clubs with all their names, city, ground, years, reserve sides; grounds with city and capacity",
        knows_clubs,
        "clubs",
        ClubTaker,
    ),
    ListLoader(
        "football-txt-history",
        "what became of the clubs of a country, of openfootball (eng.clubs.history.txt)",
        "former names of clubs with their seasons; clubs that were formed, merged or dissolved",
        knows_history,
        "history",
        HistoryTaker,
    ),
)
