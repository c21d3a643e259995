"""Rows about people and sides: profiles, seasons, caps, injuries, clubs with their other sides and grounds."""

import re

from graph.kinds import ThingType
from loaders.tables.rows import TableRow
from loaders.transfermarkt import cells
from loaders.transfermarkt.desk import SCHEME, Desk
from loaders.wrong import Wrong

_SIDES = (
    (
        re.compile(
            r"\b(?:women|ladies|frauen|femenino|féminas|féminine|femminile|feminino|wfc|vrouwen)\b", re.IGNORECASE
        ),
        "women",
    ),
    (
        re.compile(r"\b(?:u|under[ -]?)\s?(?:1[2-9]|2[0-3])\b|\b(?:youth|primavera|juvenil|juniors?)\b", re.IGNORECASE),
        "youth",
    ),
    (re.compile(r"\b(?:II|III|B|C|reserves?|jong|amateure|atlètic|castilla)$", re.IGNORECASE), "reserve"),
)
_POSITIONS = {
    "goalkeeper": "goalkeeper",
    "defender": "defender",
    "defence": "defender",
    "midfield": "midfielder",
    "midfielder": "midfielder",
    "attack": "forward",
    "forward": "forward",
}


def take_profile(desk: Desk, row: TableRow, record: str) -> None:
    """players.csv and player_profiles.csv: the club is that of when the table was made."""
    person = desk.player(row, named="name" if "name" in row.index else "player_name")
    height = cells.number(row, "height_in_cm", 260) if "height_in_cm" in row.index else cells.number(row, "height", 260)
    nation = cells.told(row, "country_of_citizenship") or cells.told(row, "citizenship")
    position = (cells.told(row, "main_position") or cells.told(row, "position") or "").partition(" ")[0].lower()
    desk.person(
        (
            record,
            person,
            cells.day(row, "date_of_birth"),
            cells.day(row, "date_of_death"),
            nation.partition("  ")[0] if nation else None,
            _POSITIONS.get(position),
            height or None,
            cells.told(row, "foot"),
        )
    )
    if home := cells.told(row, "name_in_home_country"):
        desk.name((record, person, home, None))
    team = desk.team(row, "current_club_id", "current_club_name", record)
    if team is None:
        return
    season = cells.told(row, "last_season")
    if joined := cells.day(row, "joined"):
        desk.played((record, person, team, joined, None, None, None, None, None))
    elif season and season.isdecimal():
        desk.played((record, person, team, None, None, f"{season}/{(int(season) + 1) % 100:02d}", None, None, None))
    until = cells.day(row, "contract_expires") or cells.day(row, "contract_expiration_date")
    if until:
        desk.contract((record, person, team, until))


def take_season(desk: Desk, row: TableRow, record: str) -> None:
    """player_performances.csv: a season in one competition, so that its counts are not those of the season."""
    team = _team(desk, row, record)
    if cells.number(row, "nb_on_pitch"):
        desk.played((record, desk.player(row), team, None, None, cells.season(row, "season_name"), None, None, None))
    else:
        desk.squad((record, desk.player(row), team))


def take_national(desk: Desk, row: TableRow, record: str) -> None:
    """player_national_performances.csv: from the first game on, with matches and goals so far."""
    team = _team(desk, row, record)
    desk.played(
        (
            record,
            desk.player(row),
            team,
            cells.day(row, "first_game_date"),
            None,
            None,
            None,
            cells.number(row, "matches"),
            cells.number(row, "goals"),
        )
    )


def _team(desk: Desk, row: TableRow, record: str) -> str:
    team = desk.team(row, "team_id", "team_name", record)
    if team is None:
        raise Wrong("team_id", "missing")
    return team


def take_injury(desk: Desk, row: TableRow, record: str) -> None:
    """player_injuries.csv."""
    first, last = cells.day(row, "from_date"), cells.day(row, "end_date")
    when = f", from {first}" if first else ""
    desk.injury(
        (record, desk.player(row), f"{cells.needed(row, 'injury_reason')}{when}{f' to {last}' if last else ''}")
    )


def take_child(desk: Desk, row: TableRow, record: str) -> None:
    """team_children.csv: each side of a club, itself among them."""
    parent = desk.team(row, "parent_team_id", "parent_team_name", record)
    child = desk.team(row, "child_team_id", "child_team_name", record)
    if parent is None or child is None:
        raise Wrong("child_team_id", "missing")
    desk.team_told(
        (record, child, parent if parent != child else None, None, side_of(cells.name(row, "child_team_name")), None)
    )


def side_of(called: str) -> str | None:
    """Which side of a club a name means."""
    return next((side for pattern, side in _SIDES if pattern.search(called)), None)


def take_club(desk: Desk, row: TableRow, record: str) -> None:
    """clubs.csv, team_details.csv and team_competitions_seasons.csv."""
    named = next(column for column in ("club_name", "team_name", "name") if column in row.index)
    country = cells.told(row, "country_name")
    team = desk.team(row, "club_id", named, record, country)
    if team is None:
        raise Wrong("club_id", "missing")
    desk.team_told((record, team, None, country, side_of(cells.name(row, named)), None))
    if stadium := cells.told(row, "stadium_name"):
        venue = desk.things.thing(ThingType.VENUE, f"{stadium}|{team}", stadium)
        desk.ground((record, team, venue))
        desk.venue((record, venue, cells.number(row, "stadium_seats", 300_000) or None))
    _coach(desk, row, record, team)


def take_national_team(desk: Desk, row: TableRow, record: str) -> None:
    """national_teams.csv."""
    team = desk.team(row, "national_team_id", "name", record)
    if team is None:
        raise Wrong("national_team_id", "missing")
    desk.team_told((record, team, None, cells.told(row, "country_name"), side_of(cells.name(row, "name")), True))
    _coach(desk, row, record, team)


def _coach(desk: Desk, row: TableRow, record: str, team: str) -> None:
    """The coach at the time of the table, which tells no day."""
    if coach := cells.told(row, "coach_name"):
        desk.managed((record, desk.by_name(coach, team), team, None, "manager"))


def take_competition(desk: Desk, row: TableRow, record: str) -> None:
    """competitions.csv."""
    value, called = cells.needed(row, "competition_id"), cells.needed(row, "name")
    one = desk.things.thing(ThingType.COMPETITION, value, called, f"{SCHEME}:{value}")
    desk.name((record, one, called.replace("-", " ").title() if called.islower() else called, None))
