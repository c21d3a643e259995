"""Rows about matches: games, events, line-ups and appearances, joined by the ids of games."""

from graph.kinds import ThingType
from loaders.events import At, Card, How, Place
from loaders.matches import MatchTold, match_name
from loaders.minutes import UNKNOWN, Minute, minute_of
from loaders.tables import cells as plain
from loaders.tables.rows import TableRow
from loaders.transfermarkt import cells
from loaders.transfermarkt.desk import SCHEME, Desk
from loaders.wrong import Wrong

_LEAGUE = "domestic_league"


def take_game(desk: Desk, row: TableRow, record: str) -> None:
    """games.csv: the score is with extra time; national sides have no names here."""
    sides = [cells.name(row, f"{side}_club_name") for side in ("home", "away")]
    ids = [cells.needed(row, f"{side}_club_id") for side in ("home", "away")]
    for side in ("home", "away"):
        desk.team(row, f"{side}_club_id", f"{side}_club_name", record)
    start = cells.told(row, "season")
    split = start is not None and start.isdecimal() and cells.told(row, "competition_type") == _LEAGUE
    goals = plain.goals(
        cells.told(row, "home_club_goals") or "", cells.told(row, "away_club_goals") or "", "home_club_goals"
    )
    told = MatchTold(
        sides[0],
        sides[1],
        cells.day(row, "date"),
        goals,
        status="played" if goals else "scheduled",
        competition=cells.told(row, "competition_id"),
        season=f"{start}/{(int(start or 0) + 1) % 100:02d}" if split else None,
        stage=cells.told(row, "round"),
        venue=cells.told(row, "stadium"),
        attendance=cells.number(row, "attendance", 300_000),
        referee=cells.told(row, "referee"),
        match_id=_game(desk, row),
        home_id=ids[0],
        away_id=ids[1],
    )
    desk.things.thing(
        ThingType.COMPETITION, told.competition or "", told.competition or "", f"{SCHEME}:{told.competition}"
    )
    desk.things.thing(ThingType.MATCH, told.match_id or "", match_name(told), f"{SCHEME}:{told.match_id}")
    things = desk.matches.write(told, record)
    for side, team in (("home", things.home), ("away", things.away)):
        if manager := cells.told(row, f"{side}_club_manager_name"):
            desk.events.manager(At(record, things.match, team), desk.by_name(manager, team))


def _game(_desk: Desk, row: TableRow) -> str:
    return cells.needed(row, "game_id").removesuffix(".0")


def _at(
    desk: Desk, row: TableRow, record: str, minute: Minute = UNKNOWN, club: str = "club_id", named: str = "club_name"
) -> At:
    value = _game(desk, row)
    match = desk.things.thing(ThingType.MATCH, value, "", f"{SCHEME}:{value}")
    return At(record, match, desk.team(row, club, named, record), minute)


def take_event(desk: Desk, row: TableRow, record: str) -> None:
    """game_events.csv: minutes without stoppage time; nothing tells at which side an own goal stands."""
    kind, text = cells.needed(row, "type").lower(), (cells.told(row, "description") or "").lower()
    minute = (
        minute_of(cells.told(row, "minute") or "", extra_time=True) if cells.told(row, "minute") != "-1" else UNKNOWN
    )
    if minute is None:
        raise Wrong("minute", f"not a minute: {cells.told(row, 'minute')!r}")
    at, player = _at(desk, row, record, minute), desk.player(row)
    if kind == "goals":
        own_goal = "own-goal" in text or "own goal" in text
        assist = desk.player(row, "player_assist_id") if cells.told(row, "player_assist_id") else None
        desk.events.goal(
            at._replace(team=None) if own_goal else at,
            player,
            How(assist, "penalty" if "penalty" in text.partition("assist:")[0] else None, own_goal=own_goal),
        )
    elif kind == "cards":
        desk.events.card(at, player, _card(text))
    elif kind == "substitutions":
        on = desk.player(row, "player_in_id") if cells.told(row, "player_in_id") else None
        desk.events.substitution(at, on, player)
    elif kind == "shootout":
        desk.events.kick(at, player, scored=not any(word in text for word in ("miss", "save", "post", "bar")))
    else:
        raise Wrong("type", f"no such kind of event is known: {kind!r}")


def _card(text: str) -> Card:
    if "second yellow" in text:
        return "second yellow"
    if "red card" in text:
        return "red"
    if "yellow" in text:
        return "yellow"
    raise Wrong("description", f"no card in {text!r}")


def take_appearance(desk: Desk, row: TableRow, record: str) -> None:
    """appearances.csv: who played; goals, assists and cards are only counted here."""
    if cells.number(row, "minutes_played", 200) == 0:
        raise Wrong("minutes_played", "0: nothing tells whether he played")
    desk.events.appearance(_at(desk, row, record, club="player_club_id", named=""), desk.player(row), Place(None))


def take_line_up(desk: Desk, row: TableRow, record: str) -> None:
    """game_lineups.csv: who started and who sat on the bench."""
    kind = cells.needed(row, "type")
    if kind not in {"starting_lineup", "substitutes"}:
        raise Wrong("type", f"{kind!r} (right: starting_lineup or substitutes)")
    shirt = cells.told(row, "number")
    captain = plain.truth(cells.told(row, "team_captain") or "", "team_captain") or None
    desk.events.appearance(
        _at(desk, row, record),
        desk.player(row),
        Place(
            kind == "starting_lineup",
            int(shirt) if shirt and shirt.isdecimal() else None,
            cells.told(row, "position"),
            captain,
        ),
    )


def take_club_game(desk: Desk, row: TableRow, record: str) -> None:
    """club_games.csv: who managed either side."""
    own = _at(desk, row, record, named="")
    managers = [
        (own.team, cells.told(row, "own_manager_name")),
        (desk.team(row, "opponent_id", "", record), cells.told(row, "opponent_manager_name")),
    ]
    found = [(team, manager) for team, manager in managers if team and manager]
    if not found:
        raise Wrong("own_manager_name", "no manager of either side")
    for team, manager in found:
        desk.events.manager(own._replace(team=team), desk.by_name(manager, team))
