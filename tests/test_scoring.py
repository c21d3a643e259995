"""The scorer of readings counts as it says."""

import pytest

from bench.scoring import Figure, score

GOLD = {
    "home": "Marlow Rovers",
    "away": "Harbour City",
    "score": {"home": 2, "away": 1},
    "goals_complete": True,
    "goals": [
        {
            "scorer": "Tom Hale",
            "minute": 10,
            "team": "Marlow Rovers",
            "assist": "Ivo Sand",
            "assist_known": True,
            "stated": True,
            "assist_stated": True,
        },
        {
            "scorer": "Tom Hale",
            "minute": 55,
            "team": "Marlow Rovers",
            "assist": None,
            "assist_known": True,
            "stated": True,
            "assist_stated": None,
        },
        {
            "scorer": "Bo Ray",
            "minute": "90+3",
            "team": "Harbour City",
            "assist": None,
            "assist_known": True,
            "stated": False,
            "assist_stated": None,
        },
    ],
    "managers": [{"person": "Ann Lee", "club": "Marlow Rovers", "stated": True}],
}


def goal(scorer, minute=None, assist=None):
    return {"scorer": scorer, "minute": minute, "team": None, "assist": assist}


def test_what_is_all_right_is_all_right():
    read = {
        "goals": [goal("Hale", 10, "Sand"), goal("Hale", 56), goal("Ray", 92)],
        "score": [{"home": "Harbour City", "away": "Marlow", "home_goals": 1, "away_goals": 2}],
        "managers": [{"person": "Lee", "club": "Marlow Rovers FC"}],
    }
    found = score(read, GOLD)
    assert found.goals == Figure(3, 3, 2, 2)
    assert found.assists == Figure(1, 1, 1, 1)
    assert found.score == found.managers == Figure(1, 1, 1, 1)


@pytest.mark.parametrize(
    ("goals", "figure"),
    [
        ([goal("Hale", 12)], Figure(0, 1, 0, 2)),
        ([goal("Hale", 11), goal("Hale", 10)], Figure(1, 2, 1, 2)),
        ([goal("Hale"), goal("Hale"), goal("Hale")], Figure(2, 3, 2, 2)),
        ([goal("Lund", 10)], Figure(0, 1, 0, 2)),
        ([], Figure(0, 0, 0, 2)),
    ],
)
def test_goals_are_paired_one_to_one_by_name_and_minute(goals, figure):
    assert score({"goals": goals}, GOLD).goals == figure


def test_a_goal_without_an_assist_makes_one_that_was_read_wrong():
    found = score({"goals": [goal("Hale", 10, "Ray"), goal("Hale", 55, "Sand")]}, GOLD).assists
    assert found == Figure(0, 2, 0, 1)
    assert found.precision == 0
    assert found.f1 == 0


def test_a_score_of_other_sides_is_not_judged_and_a_wrong_one_is():
    other = {"home": "Elm Town", "away": "Oak City", "home_goals": 2, "away_goals": 1}
    wrong = {"home": "Marlow Rovers", "away": "Harbour City", "home_goals": 2, "away_goals": 2}
    assert score({"score": [other, wrong]}, GOLD).score == Figure(0, 1, 0, 1)


def test_nothing_read_has_no_precision():
    assert score({}, GOLD).goals.precision is None
