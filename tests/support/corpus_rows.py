"""Two Parquet tables of invented matches and incidents: each trap of goals_time2. Write the sample anew with -m."""

from pathlib import Path

import polars as pl

SAMPLE = Path(__file__).parents[2] / "loaders" / "samples" / "schochastics-parquet"
_OF_MATCHES = {
    "match_id": pl.Int32,
    "league": pl.String,
    "season": pl.String,
    "date": pl.String,
    "home": pl.String,
    "away": pl.String,
    "home_goals": pl.Int64,
    "away_goals": pl.Int64,
    "venue": pl.String,
    "city": pl.String,
    "capacity": pl.String,
    "attendance": pl.String,
    "referee": pl.String,
}
_OF_INCIDENTS = {
    "match_id": pl.Int32,
    "team": pl.Categorical,
    "minute": pl.String,
    "type": pl.Categorical,
    "player": pl.String,
    "player2": pl.String,
    "home_score": pl.Int8,
    "away_score": pl.Int8,
}
MATCHES = [
    (
        1,
        "shires_first-league",
        "2012-2013",
        "2012-09-01",
        "fc-norbury",
        "east-marlow",
        2,
        1,
        "Mill Lane",
        "Norbury",
        "15 000",
        "9 120",
        "Quill T.",
    ),
    (
        2,
        "shires_first-league",
        "2012-2013",
        "2012-09-08",
        "east-marlow",
        "fc-norbury",
        1,
        0,
        "The Wharf",
        "Marlow",
        "8 000",
        "912 000",
        None,
    ),
    (
        3,
        "shires_first-league",
        "2012-2013",
        "2012-09-15",
        "fc-norbury",
        "fc-norbury",
        0,
        0,
        None,
        None,
        None,
        None,
        None,
    ),
    (
        4,
        "shires_first-league",
        "2012",
        "2012-09-22",
        "fc-norbury",
        "east-marlow",
        None,
        None,
        None,
        None,
        None,
        None,
        None,
    ),
]
INCIDENTS = [
    (1, "home", "12", "Goal", "Bex A.", "Corr L.", 1, 0),
    (1, "away", "30", "Own goal", "Dunn P.", None, 1, 1),
    (1, "away", "41", "Yellow Card", "Ewing R.", None, None, None),
    (1, "home", "45+2", "Penalty Awarded", "Bex A.", None, 2, 1),
    (1, "away", "60", "Penalty Awarded", "Ewing R.", None, None, None),
    (1, "away", "73:00", "Yellow Card", "Ewing R.", None, None, None),
    (1, "home", "80", "Substitution", "Bex A.", "Frost I.", None, None),
    (1, "home", "81", "Substitution - Out", "Corr L.", None, None, None),
    (1, "home", "90+4", "Red Card", "Frost I.", None, None, None),
    (1, "home", "", "Not on pitch", "Gale O.", None, None, None),
    (2, "home", "7", "Goal Disallowed", None, None, None, None),
    (2, "away", "19", "Yellow Card", "Bex A.", None, None, None),
    (2, "home", "101", "Goal", "Ewing R.", None, 1, 0),
    (2, "home", "200", "Goal", "Ewing R.", None, 2, 0),
    (2, "neither", "9", "Goal", "Ewing R.", None, 1, 0),
    (9, "home", "9", "Goal", "Ewing R.", None, 1, 0),
]


def write_matches(folder: Path, rows: list[tuple[object, ...]] = MATCHES) -> Path:
    """The table of matches in a folder."""
    pl.DataFrame(rows, _OF_MATCHES, orient="row").write_parquet(folder / "matches.parquet")
    return folder / "matches.parquet"


def write_incidents(folder: Path, rows: list[tuple[object, ...]] = INCIDENTS) -> Path:
    """The table of incidents in a folder."""
    pl.DataFrame(rows, _OF_INCIDENTS, orient="row").write_parquet(folder / "incidents.parquet")
    return folder / "incidents.parquet"


if __name__ == "__main__":
    write_matches(SAMPLE)
    write_incidents(SAMPLE)
