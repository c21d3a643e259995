"""What everyday reports say of a goal, of who made it, and of what was none."""

import pytest

from loaders.prose.read import read_prose
from tests.prose.events.told_every_day import NO_GOAL, ONE_GOAL, SCORERS

SETTING = (
    "Marlow Rovers 3-3 Harbour City\n\nMarlow Rovers drew 3-3 with Harbour City at Castle Park on Saturday. Ivo Lund, "
    "Tom Hale, Sam Cruz and Joe Berg started for Rovers, with Karl Voss in goal for City and Pete Stone, Nick Fell and "
    "Dan Marsh in front of him. \n\n"
)


def _goals(text: str) -> list[dict[str, str]]:
    reading = read_prose(SETTING + text)
    return [
        {filler.role: reading.entities[filler.entity].name.split()[-1] for filler in goal.roles}
        for goal in reading.statements
        if goal.kind == "goal"
    ]


@pytest.mark.parametrize(("scorer", "maker", "text"), ONE_GOAL)
def test_a_goal_has_its_scorer_and_its_maker(scorer: str, maker: str | None, text: str) -> None:
    (goal,) = _goals(text)
    assert (goal["scorer"], goal.get("assist")) == (scorer, maker)


@pytest.mark.parametrize(("scorers", "text"), SCORERS)
def test_every_scorer_is_found(scorers: list[str], text: str) -> None:
    assert sorted(goal["scorer"] for goal in _goals(text)) == scorers


@pytest.mark.parametrize("text", NO_GOAL)
def test_what_was_kept_out_is_no_goal(text: str) -> None:
    assert not _goals(text)
