"""The loader of the Fjelstul tables: which table a file is, and its rows one after another."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.fjelstul import match_rows, people_rows
from loaders.fjelstul.desk import Desk
from loaders.fjelstul.places import Places
from loaders.recognise import head_of
from loaders.tables.rows import TableRow, read_table
from loaders.tables.take import take_rows
from loaders.things import Gathering

_OfMatch = Callable[[Desk, TableRow, str], None]
_OfPeople = Callable[[Desk, Places, TableRow, str], None]


@dataclass(frozen=True, slots=True)
class _Table:
    """A table: the columns by which it is known, and what takes a row of it; nothing where no claim has a place for it.

    All but the codebook begin with a column of their own keys: a table that shares some columns with one is another.
    """

    name: str
    marks: tuple[str, ...]
    of_match: _OfMatch | None = None
    of_people: _OfPeople | None = None


#: What is most particular comes first.
_TABLES = (
    _Table("goals", ("goal_id", "match_id", "player_team_id", "own_goal"), match_rows.take_goal),
    _Table("bookings", ("booking_id", "match_id", "player_id"), match_rows.take_booking),
    _Table("substitutions", ("substitution_id", "match_id", "going_off"), match_rows.take_substitution),
    _Table("penalty_kicks", ("penalty_kick_id", "match_id", "converted"), match_rows.take_kick),
    _Table("team_appearances", ("match_id", "opponent_id", "goals_for"), match_rows.take_team_appearance),
    _Table("matches", ("match_id", "home_team_id", "stadium_id", "tournament_id"), match_rows.take_match),
    _Table(
        "player_appearances", ("match_id", "player_id", "starter", "position_name"), match_rows.take_player_appearance
    ),
    _Table("manager_appearances", ("match_id", "manager_id", "tournament_id"), match_rows.take_manager_appearance),
    _Table("referee_appearances", ("match_id", "referee_id", "tournament_id"), match_rows.take_referee_appearance),
    _Table(
        "manager_appointments", ("tournament_id", "team_id", "manager_id"), None, people_rows.take_manager_appointment
    ),
    _Table("referee_appointments", ("tournament_id", "referee_id"), None, people_rows.take_referee_appointment),
    _Table("award_winners", ("tournament_id", "award_id", "player_id"), None, people_rows.take_award),
    _Table("squads", ("tournament_id", "team_id", "player_id", "position_code"), None, people_rows.take_squad_place),
    _Table("players", ("player_id", "birth_date", "list_tournaments"), None, people_rows.take_player),
    _Table("managers", ("manager_id", "manager_wikipedia_link"), None, people_rows.take_manager),
    _Table("referees", ("referee_id", "referee_wikipedia_link"), None, people_rows.take_referee),
    _Table("stadiums", ("stadium_id", "stadium_capacity"), None, people_rows.take_stadium),
    _Table("teams", ("team_id", "federation_name", "mens_team"), None, people_rows.take_team),
    _Table("tournaments", ("tournament_id", "host_country", "start_date"), None, people_rows.take_tournament),
    _Table("standings", ("tournament_id", "position", "team_id"), None, people_rows.take_standing),
    _Table(
        "qualified_teams",
        ("tournament_id", "team_id", "performance", "count_matches"),
        None,
        people_rows.take_qualified_team,
    ),
    _Table("host_countries", ("tournament_id", "team_id", "performance"), None, people_rows.take_host),
    _Table("stages or groups", ("tournament_id", "stage_number", "stage_name")),
    _Table("confederations", ("key_id", "confederation_id", "confederation_wikipedia_link")),
    _Table("awards", ("key_id", "award_id", "award_name", "award_description")),
    _Table("codebook", ("dataset_id", "dataset", "description")),
)

_FIRST = (("key_id",), ("dataset_id",))


@dataclass(frozen=True, slots=True)
class FjelstulLoader:
    """Each table of the Fjelstul World Cup Database is a source; ids join them."""

    name: str = "fjelstul"
    reads: str = "tables of the Fjelstul World Cup Database (matches.csv, goals.csv, squads.csv ...)"
    gives: str = (
        "World Cup matches, goals, cards, substitutions, shoot-outs, managers, referees, squads, awards, "
        "people with birth dates, ids and pages of Wikipedia"
    )
    licence: str | None = "CC-BY-SA-4.0"
    asked_only: bool = False

    def recognises(self, head: FileHead) -> bool:
        """Whether the first line names the columns of one of the tables, and begins as theirs do."""
        return head.columns[:1] in _FIRST and _table_of(head.columns) is not None

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each row."""
        kind = _table_of(head_of(file).columns)
        if kind is None:
            raise file.refused("its columns are those of no table of the database", line=1)
        if kind.of_match is None and kind.of_people is None:
            raise file.refused(f"the table {kind.name}: it tells of no person, side or match")
        table = read_table(file)
        source = file.dataset(
            f"Fjelstul World Cup Database: {file.name.partition('.')[0]}",
            told,
            loader=self.name,
            sha256=table.sha256,
            publisher="Joshua C. Fjelstul",
            licence=self.licence,
        )
        yield source
        gathering = Gathering(source, "fjelstul 1")
        yield from take_rows(table, file, gathering, _taker(kind, Desk(file, gathering), gathering))


def _taker(kind: _Table, desk: Desk, gathering: Gathering) -> Callable[[TableRow, str], None]:
    if kind.of_match is not None:
        return partial(kind.of_match, desk)
    assert kind.of_people is not None
    return partial(kind.of_people, desk, Places(gathering))


def _table_of(columns: tuple[str, ...]) -> _Table | None:
    """The first table whose marks are all there."""
    have = frozenset(columns)
    return next((table for table in _TABLES if have.issuperset(table.marks)), None)
