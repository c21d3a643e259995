"""Minutes told by parts of an hour mean what was played or what was left, as their words say."""

import pytest

from loaders.prose.read import read_prose

SETTING = (
    "Marlow Rovers 3-2 Harbour City\n\nMarlow Rovers beat Harbour City 3-2 at Castle Park on Saturday. "
    "Ivo Lund, Tom Hale and Ben Sand started for Rovers.\n\n"
)

HOURS = (
    ("Hale scored with half an hour left.", (58, 63)),
    ("Hale scored with half an hour still to play.", (58, 63)),
    ("Hale scored half an hour from time.", (58, 63)),
    ("Hale scored with half an hour gone.", (28, 33)),
    ("Half an hour had gone when Hale scored.", (28, 33)),
    ("Hale scored on the half-hour.", (28, 33)),
    ("Hale scored just before the half-hour.", (22, 30)),
    ("Hale scored with a quarter of an hour remaining.", (73, 78)),
    ("Hale scored with a quarter of an hour played.", (13, 18)),
    ("Hale scored inside the opening quarter of an hour.", (1, 15)),
    ("Hale scored a quarter of an hour after the restart.", (58, 63)),
    ("Hale scored after just over an hour.", (60, 65)),
    ("Just past the hour Hale scored.", (60, 68)),
    ("Hale scored with the last kick of the half.", (45, 45)),
    ("Hale scored with the last kick of the match.", (90, 90)),
)


def _values(text):
    (goal,) = (statement for statement in read_prose(SETTING + text).statements if statement.kind == "goal")
    return dict(goal.values)


@pytest.mark.parametrize(("text", "bounds"), HOURS)
def test_a_part_of_an_hour_bounds_the_minute(text, bounds):
    values = _values(text)
    assert (values["minute_first"], values["minute_last"]) == bounds


@pytest.mark.parametrize(
    ("text", "minute"),
    [
        ("Hale scored with 27 left.", 63),
        ("With twelve to play, Hale scored.", 78),
        ("Hale scored in minute 63.", 63),
        ("Sand was booked after an hour. With 10 minutes on the clock Hale had scored.", 10),
    ],
)
def test_a_number_without_its_minutes_tells_one(text, minute):
    assert _values(text)["minute"] == minute


@pytest.mark.parametrize("text", ["Hale scored with ten men left on the field.", "Hale scored, with two to play."])
def test_men_and_games_left_are_no_minutes(text):
    assert "minute" not in _values(text)


def test_who_came_on_for_whom():
    (change,) = (
        statement
        for statement in read_prose(SETTING + "Ned Roe came on for Hale after an hour.").statements
        if statement.kind == "substitution"
    )
    assert {filler.role for filler in change.roles} >= {"on", "off"}


def test_two_for_two_are_not_paired():
    text = "Ned Roe and Sid Page came on for Hale and Sand. Nobody was on the bench for the last game."
    assert all(statement.kind != "substitution" for statement in read_prose(SETTING + text).statements)
