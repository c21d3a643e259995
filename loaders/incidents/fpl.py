"""Fantasy Premier League as vaastav keeps it: fixtures.csv, whose column `stats` is a Python literal.

It names sides and players by numbers of one season: teams.csv and players_raw.csv (or player_idlist.csv) beside it
say who they are. An own goal stands at the scorer's side. Assists are told by number only, without the goal, and so
are no claims here.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from graph.intake import LoadItem
from graph.kinds import ThingType
from loaders.contract import FileHead, InputFile, Told
from loaders.events import At, EventWriter, How
from loaders.matches import MatchTold, MatchWriter, season_of
from loaders.register import Registers
from loaders.tables import cells
from loaders.tables.rows import TableRow, read_table
from loaders.tables.take import take_rows
from loaders.things import Gathering
from loaders.wrong import Wrong

_PUBLISHER = "Fantasy Premier League (vaastav)"


@dataclass(frozen=True, slots=True)
class FplLoader:
    """fixtures.csv with its two companions."""

    name: str = "fpl"
    reads: str = "fixtures.csv of Fantasy Premier League, with teams.csv and players_raw.csv beside it"
    gives: str = "matches, scorers, own goals, missed penalties and cards without minutes; ids of players"
    licence: str | None = "the Premier League's terms (the collection itself: MIT)"
    asked_only: bool = False

    def recognises(self, head: FileHead) -> bool:
        """Whether the first line names the columns."""
        return head.has_columns("team_a", "team_h", "team_a_score", "team_h_score", "stats", "kickoff_time")

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each fixture."""
        teams, players = _names_of_teams(file), _players(file)
        first, table = read_table(file).peek()
        season = season_of(first.cell("kickoff_time")[:10]) if first else ""
        source = file.dataset(
            f"FPL fixtures {season}",
            told,
            loader=self.name,
            sha256=table.sha256,
            publisher=_PUBLISHER,
            licence=self.licence,
        )
        yield source
        gathering = Gathering(source, "fpl 1")
        writer = _Writer(gathering, teams, players)
        yield from take_rows(table, file, gathering, writer.take)


class _Writer:
    """Takes one fixture after another."""

    def __init__(self, gathering: Gathering, teams: Mapping[str, str], players: Mapping[str, tuple[str, str]]) -> None:
        self._things, self._teams, self._players = gathering, teams, players
        self._matches = MatchWriter(gathering, Registers("clubs"))
        self._events = EventWriter(gathering)
        self._known = gathering.into("identifier", ("thing",), ("scheme", "value"))

    def take(self, row: TableRow, record: str) -> None:
        """The claims of a fixture."""
        kickoff = row.cell("kickoff_time")
        day = cells.day(kickoff[:10], "ISO")
        goals = cells.goals(
            row.cell("team_h_score").removesuffix(".0"), row.cell("team_a_score").removesuffix(".0"), "team_h_score"
        )
        told = MatchTold(
            self._team(row, "team_h"),
            self._team(row, "team_a"),
            day,
            goals,
            status="played" if goals else "scheduled",
            competition="Premier League",
            season=season_of(day),
            home_country="England",
            away_country="England",
            match_id=row.cell("code") or None,
        )
        stats = _stats(row.cell("stats"))
        things = self._matches.write(told, record)
        for side, at_home in (("h", True), ("a", False)):
            for kind, entries in stats.items():
                at = At(record, things.match, things.home if at_home else things.away)
                other = things.away if at_home else things.home
                for element, times in entries.get(side, ()):
                    self._happened(kind, self._player(element, record), times, at, other)

    def _happened(self, kind: str, player: str, times: int, at: At, other: str) -> None:
        for _ in range(times):
            if kind == "goals_scored":
                self._events.goal(at, player)
            elif kind == "own_goals":
                self._events.goal(at._replace(team=other), player, How(own_goal=True))
            elif kind == "penalties_missed":
                self._events.penalty_missed(at, player)
            elif kind in {"yellow_cards", "red_cards"}:
                self._events.card(at, player, "yellow" if kind == "yellow_cards" else "red")

    def _team(self, row: TableRow, column: str) -> str:
        found = self._teams.get(row.cell(column))
        if found is None:
            raise Wrong(column, f"teams.csv has no side {row.cell(column)!r}")
        return found

    def _player(self, element: int, record: str) -> str:
        name, code = self._players.get(str(element), ("", ""))
        if not name:
            raise Wrong("stats", f"no player {element} in players_raw.csv or player_idlist.csv")
        is_new = not self._things.has(ThingType.PERSON, str(element))
        player = self._things.thing(ThingType.PERSON, str(element), name)
        if is_new and code:
            self._known((record, player, "fpl-code", code))
        return player


def _stats(told: str) -> dict[str, dict[str, list[tuple[int, int]]]]:
    """Kind of event, side, and who how often; both shapes that the column has had."""
    try:
        parsed = ast.literal_eval(told) if told else []
    except (MemoryError, RecursionError) as error:
        raise Wrong("stats", "nested too deeply to be read") from error
    except (ValueError, SyntaxError) as error:
        raise Wrong("stats", f"not a Python literal: {error}") from error
    named: dict[str, object] = {}
    for part in parsed if isinstance(parsed, list) else []:
        if isinstance(part, dict) and "identifier" in part:
            named[str(part["identifier"])] = part
        elif isinstance(part, dict):
            named.update(part)
    return {
        kind: {side: _entries(sides.get(side)) for side in ("h", "a")}
        for kind, sides in named.items()
        if isinstance(sides, dict)
    }


def _entries(told: object) -> list[tuple[int, int]]:
    entries = told if isinstance(told, list) else []
    return [
        (entry["element"], entry["value"])
        for entry in entries
        if isinstance(entry, dict) and isinstance(entry.get("element"), int) and isinstance(entry.get("value"), int)
    ]


def _names_of_teams(file: InputFile) -> dict[str, str]:
    beside = file.beside("teams.csv")
    if beside is None:
        raise file.refused("it names sides by number, and teams.csv does not lie beside it")
    return {row.cell("id"): row.cell("name") for row in read_table(beside).rows if isinstance(row, TableRow)}


def _players(file: InputFile) -> dict[str, tuple[str, str]]:
    """Name and lasting code of each player by his number of the season."""
    beside = file.beside("players_raw.csv") or file.beside("player_idlist.csv")
    if beside is None:
        raise file.refused("it names players by number, and players_raw.csv does not lie beside it")
    rows = (row for row in read_table(beside).rows if isinstance(row, TableRow))
    return {
        row.cell("id"): (f"{row.cell('first_name')} {row.cell('second_name')}".strip(), row.cell("code"))
        for row in rows
    }
