"""Rows about matches: the match itself, goals, bookings, substitutions, kicks, who played, managed and refereed."""

from graph.kinds import ThingType
from loaders.events import At, Card, How, Place
from loaders.fjelstul import cells
from loaders.fjelstul.desk import SCHEME, Desk
from loaders.matches import Goals, MatchTold
from loaders.tables.cells import goals
from loaders.tables.rows import TableRow
from loaders.wrong import Wrong


def take_match(desk: Desk, row: TableRow, record: str) -> None:
    """matches.csv: a match with its score, extra time included."""
    home, away = cells.needed(row, "home_team_name"), cells.needed(row, "away_team_name")
    _write(
        desk,
        row,
        record,
        home,
        away,
        _score(row, "home_team_score", "away_team_score"),
        _kicks(row, "home_team_score_penalties", "away_team_score_penalties"),
    )


def take_team_appearance(desk: Desk, row: TableRow, record: str) -> None:
    """team_appearances.csv: a match as one of its sides sees it."""
    own, other = cells.needed(row, "team_name"), cells.needed(row, "opponent_name")
    score, kicks = _score(row, "goals_for", "goals_against"), _kicks(row, "penalties_for", "penalties_against")
    if cells.yes(row, "home_team"):
        _write(desk, row, record, own, other, score, kicks)
    else:
        _write(desk, row, record, other, own, (score[1], score[0]), (kicks[1], kicks[0]) if kicks else None)


def _write(desk: Desk, row: TableRow, record: str, home: str, away: str, score: Goals, kicks: Goals | None) -> None:
    country, stadium, city = (cells.needed(row, f"{what}_name") for what in ("country", "stadium", "city"))
    match = MatchTold(
        home,
        away,
        cells.day(row, "match_date"),
        score,
        shootout=kicks,
        venue=stadium,
        city=city,
        country=country,
        neutral=country not in (home, away),
    )
    if country == away:
        match.sides = "told"
    value = cells.needed(row, "stadium_id")
    desk.things.thing(ThingType.VENUE, f"{stadium}|{city}", stadium, f"{SCHEME}:{value}")
    desk.write_match(row, record, match)


def take_goal(desk: Desk, row: TableRow, record: str) -> None:
    """goals.csv: `team_id` is the side that gains, `player_team_id` the one that the scorer plays for."""
    at = desk.at(row, record, cells.minute(row))
    own_goal = cells.yes(row, "own_goal")
    if own_goal == (cells.needed(row, "team_id") == cells.needed(row, "player_team_id")):
        raise Wrong(
            "own_goal",
            f"{cells.needed(row, 'own_goal')}, but the scorer's side is {cells.needed(row, 'player_team_name')!r} and "
            f"the goal counts for {cells.needed(row, 'team_name')!r}",
        )
    situation = "penalty" if cells.yes(row, "penalty") else None
    desk.events.goal(at, desk.person(row), How(situation=situation, own_goal=own_goal))


def take_booking(desk: Desk, row: TableRow, record: str) -> None:
    """bookings.csv: a yellow and then a straight red are one row, which has the minute of the yellow one."""
    at, player = desk.at(row, record, cells.minute(row)), desk.person(row)
    yellow, red, second = (cells.yes(row, f"{card}_card") for card in ("yellow", "red", "second_yellow"))
    if not (yellow or red or second):
        raise Wrong("yellow_card", "no card at all")
    shown: Card = "second yellow" if second else "yellow" if yellow else "red"
    desk.events.card(at, player, shown)
    if red and yellow and not second:
        desk.events.card(desk.at(row, record), player, "red")


def take_substitution(desk: Desk, row: TableRow, record: str) -> None:
    """substitutions.csv: who went off and who came on are two rows that nothing pairs."""
    off, on = cells.yes(row, "going_off"), cells.yes(row, "coming_on")
    if off == on:
        raise Wrong("going_off", "either going off or coming on")
    at, player = desk.at(row, record, cells.minute(row)), desk.person(row)
    desk.events.substitution(at, player if on else None, player if off else None)


def take_kick(desk: Desk, row: TableRow, record: str) -> None:
    """penalty_kicks.csv: the kicks of a shoot-out, in an order that the rows do not keep."""
    desk.events.kick(desk.at(row, record), desk.person(row), scored=cells.yes(row, "converted"))


def take_player_appearance(desk: Desk, row: TableRow, record: str) -> None:
    """player_appearances.csv: who started and who came on."""
    place = Place(cells.yes(row, "starter") or None, cells.shirt(row), cells.position(row))
    desk.events.appearance(desk.at(row, record), desk.person(row), place)


def take_manager_appearance(desk: Desk, row: TableRow, record: str) -> None:
    """manager_appearances.csv: who managed a side in a match."""
    desk.events.manager(desk.at(row, record), desk.person(row, "manager_id"))


def take_referee_appearance(desk: Desk, row: TableRow, record: str) -> None:
    """referee_appearances.csv: the referee of a match."""
    match = desk.match(row, record).match
    desk.events.official(At(record, match), desk.person(row, "referee_id"), country=cells.told(row, "country_name"))


def _score(row: TableRow, home: str, away: str) -> Goals:
    found = goals(cells.needed(row, home), cells.needed(row, away), home)
    if found is None:
        raise Wrong(home, "missing")
    return found


def _kicks(row: TableRow, home: str, away: str) -> Goals | None:
    """The score of a shoot-out; noughts stand where there was none."""
    return _score(row, home, away) if cells.yes(row, "penalty_shootout") else None
