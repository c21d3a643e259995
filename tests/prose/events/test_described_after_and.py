"""Behind 'and' a description means somebody else than who did the thing before."""

import pytest

from loaders.prose.read import read_prose

SETTING = (
    "Marlow Rovers 3-2 Harbour City\n\nMarlow Rovers beat Harbour City 3-2 at Castle Park on Saturday. "
    "Rovers striker Ben Sand, winger Ivo Lund and their captain Tom Hale all started.\n\n"
)


def _goals(text):
    reading = read_prose(SETTING + text)
    return [
        {filler.role: reading.entities[filler.entity].name for filler in goal.roles}
        for goal in reading.statements
        if goal.kind == "goal"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Ivo Lund crossed from the left and the striker glanced the ball in.",
        "Lund's cross was deep and the striker headed in.",
        "Lund crossed from the left in the 34th minute and the England striker glanced the ball in.",
        "Lund crossed for Sand in the 34th minute and the striker nodded home.",
    ],
)
def test_who_crossed_is_not_the_striker_who_scored(text):
    (goal,) = _goals(text)
    assert (goal["scorer"], goal["assist"]) == ("Ben Sand", "Ivo Lund")


def test_whose_place_is_spoken_of_may_be_described_next():
    goals = _goals("There are no doubts about Sand's place in the side and the striker headed in the first.")
    assert [goal["scorer"] for goal in goals] == ["Ben Sand"]
