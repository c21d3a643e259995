"""Rows about people and sides: players, managers, referees, squads, awards, teams, stadiums, tournaments."""

from graph.kinds import ThingType
from loaders.fjelstul import cells
from loaders.fjelstul.desk import SCHEME, Desk
from loaders.fjelstul.places import Places
from loaders.tables.rows import TableRow
from loaders.wrong import Wrong

_POSITIONS = {"goal_keeper": "goalkeeper", "defender": "defender", "midfielder": "midfielder", "forward": "forward"}


def take_player(desk: Desk, to: Places, row: TableRow, record: str) -> None:
    """players.csv: birth, sex and position; the tournaments in `list_tournaments` are told by the squads."""
    person = desk.person(row)
    positions = [ours for theirs, ours in _POSITIONS.items() if cells.yes(row, theirs)]
    born = cells.day(row, "birth_date") if cells.told(row, "birth_date") else None
    to.person((record, person, born, None, positions[0] if len(positions) == 1 else None, _sex(row)))
    desk.identify(record, person, "wikipedia", cells.page(row, "player_wikipedia_link"))


def take_manager(desk: Desk, to: Places, row: TableRow, record: str) -> None:
    """managers.csv: the page that a manager shares with a player tells that they are one."""
    _take_official(desk, to, row, record, "manager")


def take_referee(desk: Desk, to: Places, row: TableRow, record: str) -> None:
    """referees.csv."""
    _take_official(desk, to, row, record, "referee")


def _take_official(desk: Desk, to: Places, row: TableRow, record: str, role: str) -> None:
    person = desk.person(row, f"{role}_id")
    to.person((record, person, None, cells.told(row, "country_name"), None, _sex(row)))
    desk.identify(record, person, "wikipedia", cells.page(row, f"{role}_wikipedia_link"))


def take_referee_appointment(desk: Desk, to: Places, row: TableRow, record: str) -> None:
    """referee_appointments.csv: all that has a place in a claim is where the referee comes from."""
    to.person((record, desk.person(row, "referee_id"), None, cells.needed(row, "country_name"), None, None))


def take_manager_appointment(desk: Desk, to: Places, row: TableRow, record: str) -> None:
    """manager_appointments.csv: in charge of a side in the year of a tournament."""
    edition = desk.edition(row, record)
    team = desk.own_team(row, record, of_women=edition.of_women)
    to.managed((record, desk.person(row, "manager_id"), team, edition.names[1], "manager"))


def take_squad_place(desk: Desk, to: Places, row: TableRow, record: str) -> None:
    """squads.csv: named in a squad, with shirt and position."""
    edition = desk.edition(row, record)
    team = desk.own_team(row, record, of_women=edition.of_women)
    to.squad(
        (record, desk.person(row), team, edition.season, edition.competition, cells.shirt(row), cells.position(row))
    )


def take_award(desk: Desk, to: Places, row: TableRow, record: str) -> None:
    """award_winners.csv."""
    edition = desk.edition(row, record)
    team = desk.own_team(row, record, of_women=edition.of_women)
    to.award(
        (
            record,
            desk.person(row),
            team,
            edition.season,
            edition.competition,
            cells.needed(row, "award_name"),
            cells.yes(row, "shared") or None,
        )
    )


def take_team(desk: Desk, _to: Places, row: TableRow, record: str) -> None:
    """teams.csv: a country has a men's side, a women's, or both; West Germany and Germany are two."""
    name, value = cells.needed(row, "team_name"), cells.needed(row, "team_id")
    for sex, of_women in (("mens", False), ("womens", True)):
        if cells.yes(row, f"{sex}_team"):
            team = desk.team(name, record, of_women=of_women, value=value)
            page = cells.page(row, f"{sex}_team_wikipedia_link")
            # A page that is named for another side (Germany for West Germany) is not this one's id.
            if page and page.startswith(f"en:{name} "):
                desk.identify(record, team, "wikipedia", page)


def take_stadium(desk: Desk, to: Places, row: TableRow, record: str) -> None:
    """stadiums.csv."""
    name, city, value = (cells.needed(row, column) for column in ("stadium_name", "city_name", "stadium_id"))
    venue = desk.things.thing(ThingType.VENUE, f"{name}|{city}", name, f"{SCHEME}:{value}")
    to.venue((record, venue, city, cells.told(row, "country_name"), cells.number(row, "stadium_capacity") or None))
    desk.identify(record, venue, "wikipedia", cells.page(row, "stadium_wikipedia_link"))


def take_tournament(desk: Desk, to: Places, row: TableRow, record: str) -> None:
    """tournaments.csv: an edition with its first and last day and its host, and the side that won it."""
    edition = desk.edition(row, record)
    to.edition(
        (
            record,
            edition.season,
            edition.competition,
            cells.day(row, "start_date"),
            cells.day(row, "end_date"),
            cells.told(row, "host_country"),
        )
    )
    winner = cells.told(row, "winner")
    if winner:
        team = desk.team(winner, record, of_women=edition.of_women)
        to.standing((record, team, edition.competition, edition.season, 1, None))


def take_host(desk: Desk, to: Places, row: TableRow, record: str) -> None:
    """host_countries.csv."""
    edition = desk.edition(row, record)
    to.edition((record, edition.season, edition.competition, None, None, cells.needed(row, "team_name")))


def take_qualified_team(desk: Desk, to: Places, row: TableRow, record: str) -> None:
    """qualified_teams.csv: how far a side came."""
    edition = desk.edition(row, record)
    team = desk.own_team(row, record, of_women=edition.of_women)
    to.progress((record, team, edition.competition, cells.needed(row, "performance"), f"reached in {edition.names[1]}"))


def take_standing(desk: Desk, to: Places, row: TableRow, record: str) -> None:
    """tournament_standings.csv and group_standings.csv: a place; that in a group is told as how a side fared in it."""
    edition = desk.edition(row, record)
    team, place = desk.own_team(row, record, of_women=edition.of_women), cells.number(row, "position", 100)
    if place is None:
        raise Wrong("position", "missing")
    group = cells.told(row, "group_name")
    if group is None:
        to.standing((record, team, edition.competition, edition.season, place, None))
    else:
        points = cells.needed(row, "points")
        to.progress((record, team, edition.competition, group, f"place {place}, {points} points in {edition.names[1]}"))


def _sex(row: TableRow) -> str | None:
    return None if cells.told(row, "female") is None else "female" if cells.yes(row, "female") else "male"
