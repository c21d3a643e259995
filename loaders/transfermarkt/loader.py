"""The loader of tables from Transfermarkt: which table a file is, and its rows one after another."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.recognise import head_of
from loaders.tables.rows import TableRow, read_table
from loaders.tables.take import take_rows
from loaders.things import Gathering
from loaders.transfermarkt import match_rows, people_rows, transfer_rows
from loaders.transfermarkt.desk import Desk

_Take = Callable[[Desk, TableRow, str], None]


@dataclass(frozen=True, slots=True)
class _Table:
    """A table: the columns by which it is known, and what takes a row; nothing where no claim has a place for it."""

    name: str
    marks: tuple[str, ...]
    take: _Take | None


#: What is most particular comes first.
_TABLES = (
    _Table(
        "transfers of a league",
        ("club_name", "player_name", "club_involved_name", "fee", "transfer_movement"),
        transfer_rows.take_window_row,
    ),
    _Table("transfers", ("player_id", "transfer_date", "from_club_id", "to_club_id"), transfer_rows.take_transfer),
    _Table(
        "transfer history", ("player_id", "transfer_date", "from_team_id", "to_team_id"), transfer_rows.take_transfer
    ),
    _Table("games", ("game_id", "home_club_id", "away_club_id", "home_club_goals"), match_rows.take_game),
    _Table("game events", ("game_id", "player_id", "club_id", "type", "minute"), match_rows.take_event),
    _Table("line-ups", ("game_id", "player_id", "club_id", "type", "team_captain"), match_rows.take_line_up),
    _Table("appearances", ("game_id", "player_id", "player_club_id", "minutes_played"), match_rows.take_appearance),
    _Table("club games", ("game_id", "club_id", "opponent_id", "own_manager_name"), match_rows.take_club_game),
    _Table("players", ("player_id", "current_club_id", "date_of_birth"), people_rows.take_profile),
    _Table("seasons", ("player_id", "season_name", "team_id", "nb_on_pitch"), people_rows.take_season),
    _Table("national performances", ("player_id", "team_id", "first_game_date", "matches"), people_rows.take_national),
    _Table("injuries", ("player_id", "injury_reason", "from_date"), people_rows.take_injury),
    _Table("team children", ("parent_team_id", "child_team_id"), people_rows.take_child),
    _Table("clubs", ("club_id", "domestic_competition_id", "name"), people_rows.take_club),
    _Table("team details", ("club_id", "club_division", "competition_id"), people_rows.take_club),
    _Table("national teams", ("national_team_id", "name"), people_rows.take_national_team),
    _Table(
        "competitions", ("competition_id", "competition_code", "domestic_league_code"), people_rows.take_competition
    ),
    _Table("market values", ("player_id", "market_value_in_eur"), None),
    _Table("market values", ("player_id", "date_unix", "value"), None),
    _Table("team-mates", ("player_id", "teammate_player_id"), None),
    _Table("countries", ("country_id", "country_code", "confederation"), None),
)


@dataclass(frozen=True, slots=True)
class TransfermarktLoader:
    """Each table is a source; ids join them. The data are Transfermarkt's: read only when asked for."""

    name: str = "transfermarkt"
    reads: str = "tables taken from Transfermarkt: transfermarkt-datasets, salimt/football-datasets, ewenme/transfers"
    gives: str = (
        "transfers with fees, careers, profiles, matches with events and line-ups, clubs with their other sides"
    )
    licence: str | None = "Transfermarkt's terms of use"
    asked_only: bool = True

    def recognises(self, head: FileHead) -> bool:
        """Whether the first line names the columns of one of the tables."""
        return _table_of(head.columns) is not None

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each row."""
        kind = _table_of(head_of(file).columns)
        if kind is None:
            raise file.refused("its columns are those of no known table from Transfermarkt", line=1)
        if kind.take is None:
            raise file.refused(f"the table of {kind.name}: no claim has a place for what it tells")
        table = read_table(file)
        source = file.dataset(
            f"Transfermarkt: {file.name.partition('.')[0]}",
            told,
            loader=self.name,
            sha256=table.sha256,
            publisher="Transfermarkt",
            licence=self.licence,
        )
        yield source
        gathering = Gathering(source, "transfermarkt 1")
        yield from take_rows(table, file, gathering, partial(kind.take, Desk(file, gathering)))


def _table_of(columns: tuple[str, ...]) -> _Table | None:
    """The first table whose marks are all there."""
    have = frozenset(columns)
    return next((table for table in _TABLES if have.issuperset(table.marks)), None)
