"""The layouts of tables that are read without being told, each as a profile."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from loaders.dates import ordered_day
from loaders.matches import season_of
from loaders.tables.cells import day
from loaders.tables.divisions import country_of, division
from loaders.tables.profile import Profile
from loaders.tables.publisher import Published, of_martj42
from loaders.wrong import Wrong

_NONE_TOLD = frozenset({"", "NA", "?", "-"})


def _columns(**columns: str) -> Mapping[str, tuple[str, ...]]:
    """Fields with their columns, several parted by '|'."""
    return MappingProxyType({field: tuple(told.split("|")) for field, told in columns.items()})


def _friendly(fields: dict[str, str], _file: str) -> None:
    """A friendly is played in no competition."""
    if fields.get("competition") == "Friendly":
        fields["stage"] = fields.pop("competition").lower()


def _division_of_column(fields: dict[str, str], _file: str) -> None:
    """The competition that the code in the first column means in the season of the date."""
    date = ordered_day(fields.get("date", ""), "DMY")
    _name_division(fields, fields.pop("division", ""), date)


def _division_of_file(fields: dict[str, str], file: str) -> None:
    """The competition that the file's name means: 'eng.1.csv'."""
    try:
        date = day(fields.get("date", ""), "words")
    except Wrong:
        date = None
    _name_division(fields, file.lower().removesuffix(".csv"), date)


def _name_division(fields: dict[str, str], code: str, date: str | None) -> None:
    found = division(code, int(season_of(date)[:4])) if date else None
    country = found.country if found else country_of(code)
    if code:
        fields["competition"] = found.competition if found else code
    if country:
        fields["home_country"] = fields["away_country"] = country


def _european_cup(fields: dict[str, str], _file: str) -> None:
    """Legs and shoot-outs as the cup's file writes them; the toss of a coin is no shoot-out."""
    if not _is_score(fields.get("shootout", "")):
        fields.pop("shootout", None)
    if not _is_score(fields.get("extra_time", "")):
        fields.pop("extra_time", None)
    fields["competition"] = "European Cup" if fields.get("season", "9999") < "1992" else "UEFA Champions League"


def _play_offs(fields: dict[str, str], _file: str) -> None:
    """The winner of a shoot-out stands behind its score, which begins with his goals: '4-2 Ashby Town'."""
    told, home = fields.pop("shootout_won", ""), fields.get("home", "")
    score, _, winner = told.partition(" ")
    if winner and _is_score(score):
        won, lost = score.split("-")
        fields["shootout"] = f"{won}-{lost}" if winner == home else f"{lost}-{won}"


def _is_score(told: str) -> bool:
    return re.fullmatch(r"\d{1,2}-\d{1,2}", told) is not None


def _game(fields: dict[str, str], _file: str) -> None:
    """The sides of 'Ashby Town vs. Marlow Athletic 2:1'."""
    found = re.fullmatch(r"(.{1,80}) vs\. (.{1,80}) \d{1,2}:\d{1,2}", fields.pop("game", ""))
    if found:
        fields["home"], fields["away"] = found[1], found[2]


RESULTS = Profile(
    "martj42-results",
    "results.csv of martj42's international results",
    "matches",
    ("date", "home_team", "away_team", "home_score", "away_score", "tournament", "neutral"),
    _columns(
        date="date",
        home="home_team",
        away="away_team",
        home_goals="home_score",
        away_goals="away_score",
        competition="tournament",
        city="city",
        country="country",
        neutral="neutral",
    ),
    licence="CC0-1.0",
    publisher="martj42/international_results",
    complete=_friendly,
    sides="nations",
    published=of_martj42(
        "results.csv",
        "date",
        "home_team",
        "away_team",
        "home_score",
        "away_score",
        "tournament",
        "city",
        "country",
        "neutral",
    ),
)

GOALSCORERS = Profile(
    "martj42-goals",
    "goalscorers.csv of martj42's international results",
    "goals",
    ("date", "home_team", "away_team", "team", "scorer", "minute", "own_goal", "penalty"),
    _columns(
        date="date",
        home="home_team",
        away="away_team",
        team="team",
        scorer="scorer",
        minute="minute",
        own_goal="own_goal",
        penalty="penalty",
    ),
    licence="CC0-1.0",
    publisher="martj42/international_results",
    counts_on=True,
    sides="nations",
    published=of_martj42(
        "goalscorers.csv", "date", "home_team", "away_team", "team", "scorer", "minute", "own_goal", "penalty"
    ),
)

FOOTBALL_DATA = Profile(
    "football-data-co-uk",
    "season files of football-data.co.uk (E0.csv, SP1.csv ...)",
    "matches",
    ("Div", "Date", "HomeTeam", "AwayTeam"),
    _columns(
        division="Div",
        date="Date",
        home="HomeTeam|HT",
        away="AwayTeam|AT",
        home_goals="FTHG|HG",
        away_goals="FTAG|AG",
        home_half_time="HTHG",
        away_half_time="HTAG",
        attendance="Attendance",
        referee="Referee",
    ),
    dataset="{competition} {season}",
    order="DMY",
    publisher="football-data.co.uk",
    ragged=True,
    complete=_division_of_column,
    seasons="split",
)

FOOTBALLCSV = Profile(
    "footballcsv",
    "season files of footballcsv (eng.1.csv ...)",
    "matches",
    ("Date", "Team 1", "FT", "Team 2"),
    _columns(date="Date", home="Team 1", away="Team 2", score="FT", half_time="HT", stage="Round|Stage", group="Group"),
    dataset="{competition} {season}",
    order="words",
    missing=_NONE_TOLD,
    licence="CC0-1.0",
    publisher="footballcsv",
    complete=_division_of_file,
    seasons="split",
    published=Published(
        re.compile(r"(?:\d{4}[-_]?\d{0,4}[-_.])?[a-z]{2,4}\.[a-z0-9.]{1,20}\.csv"), (), ("footballcsv", "football.csv")
    ),
)

EUROPEAN_CUPS = Profile(
    "engsoccerdata-champs",
    "champs.csv of engsoccerdata: European Cup and Champions League",
    "matches",
    ("Date", "Season", "round", "leg", "home", "visitor", "FT", "aet", "pens", "hcountry"),
    _columns(
        date="Date",
        home="home",
        away="visitor",
        score="FT",
        half_time="HT",
        extra_time="aet",
        shootout="pens",
        season="Season",
        stage="round",
        leg="leg",
        home_country="hcountry",
        away_country="vcountry",
    ),
    licence="GPL-2.0-or-later",
    publisher="engsoccerdata",
    complete=_european_cup,
    seasons="split",
)

PLAY_OFFS = Profile(
    "engsoccerdata-playoffs",
    "englandplayoffs.csv of engsoccerdata: play-offs and test matches",
    "matches",
    ("Date", "Season", "home", "visitor", "FT", "division", "round", "tie", "aet", "pens"),
    _columns(
        date="Date",
        home="home",
        away="visitor",
        score="FT",
        shootout_won="pens",
        season="Season",
        stage="round",
        leg="tie",
        venue="Venue",
        attendance="attendance",
        neutral="neutral",
    ),
    constants={
        "home_country": "England",
        "away_country": "England",
        "competition": "English Football League play-offs",
    },
    licence="GPL-2.0-or-later",
    publisher="engsoccerdata",
    complete=_play_offs,
    seasons="split",
)

ENGLISH_TIERS = Profile(
    "engsoccerdata",
    "results by season of engsoccerdata (england.csv and other countries')",
    "matches",
    ("Date", "Season", "home", "visitor", "FT", "hgoal", "vgoal", "tier"),
    _columns(date="Date", home="home", away="visitor", score="FT", half_time="HT", season="Season", stage="round"),
    licence="GPL-2.0-or-later",
    publisher="engsoccerdata",
    not_marks=("htier",),
    seasons="split",
)

GOALS_TIME = Profile(
    "schochastics-goals",
    "goals_time files of schochastics/football-data, which do not tell own goals from others",
    "goals",
    ("scoring_player", "scoring_team", "time", "GH", "GA", "game", "date"),
    _columns(
        date="date",
        game="game",
        team="scoring_team",
        scorer="scoring_player",
        minute="time",
        running_home="GH",
        running_away="GA",
    ),
    licence="ODC-By-1.0",
    publisher="schochastics/football-data",
    complete=_game,
    counts_on=True,
    asked_only=True,
)

LAYOUTS = (RESULTS, GOALSCORERS, FOOTBALL_DATA, FOOTBALLCSV, EUROPEAN_CUPS, PLAY_OFFS, ENGLISH_TIERS, GOALS_TIME)
