"""The loader of Football.TXT matches: leagues, cups, World Cups, with goals and line-ups where they are told."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from graph.gazetteer.lookup import load_gazetteer
from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.football_txt.lines import Line, opened, statements, without_comments
from loaders.football_txt.match_line import match_of
from loaders.football_txt.rounds import Title, is_round, title_of
from loaders.football_txt.take import take_lines
from loaders.football_txt.taker import Taker
from loaders.things import Gathering
from loaders.wrong import Wrong

_ADJECTIVE = re.compile(r"(\w{4,14}) ")


@dataclass(frozen=True, slots=True)
class FootballTxtLoader:
    """Texts of matches under a title '= Competition Season'."""

    name: str = "football-txt"
    reads: str = "matches in Football.TXT of openfootball: leagues, cups, World Cups"
    gives: str = (
        "matches with scores, stage and ground; goals, line-ups, cards, "
        "substitutions, shoot-outs and referees where they are told"
    )
    licence: str | None = "CC0-1.0"
    asked_only: bool = False

    def recognises(self, head: FileHead) -> bool:
        """Whether a text begins with a title and tells matches below it."""
        if head.text is None or head.first not in "=#<":
            return False
        title, told = None, 0
        for line in without_comments(Line(number, text) for number, text in enumerate(head.text.splitlines()[:400], 1)):
            bare = line.text.strip()
            title = title or title_of(bare)
            if bare and title is None and not is_round(bare):
                return False
            told += title is not None and _tells_a_match(bare)
            if told > 1:
                return True
        return title is not None and title.season is not None and told > 0

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each line; every line that is not understood is refused."""
        lines, sha256 = opened(file)
        told_lines = statements(without_comments(lines))
        title = _title(told_lines)
        if title is None:
            raise file.refused("no title (right: '= Premier League 2015/16' in the first line)")
        stem = file.name.removesuffix(".txt")
        source = file.dataset(
            f"{title.name} ({stem})",
            told,
            loader=self.name,
            sha256=sha256,
            publisher="openfootball",
            licence=self.licence,
        )
        yield source
        gathering = Gathering(source, "football-txt 1")
        yield from take_lines(told_lines, file, gathering, Taker(file.name, title, _country(title), gathering).take)


def _title(lines: Iterator[Line]) -> Title | None:
    """The title, which is the first line that tells anything."""
    for line in lines:
        if line.text.strip():
            return title_of(line.text.strip())
    return None


def _tells_a_match(bare: str) -> bool:
    try:
        found = match_of(bare)
    except Wrong:
        return False
    return found is not None and (found.score.final is not None or " v " in bare)


def _country(title: Title) -> str | None:
    """The country of a league by the adjective before its name: the English Premier League."""
    adjective = _ADJECTIVE.match(title.competition)
    if adjective is None:
        return None
    countries = {
        team.country
        for team in load_gazetteer().national_teams.values()
        if adjective[1] in team.adjectives and team.side == "first"
    }
    return countries.pop() if len(countries) == 1 else None
