"""What a ball was struck with, and where it went: a corner of the goal or of the area, in off a post or against it."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.summary import summarise

HEAD = (
    "Marlow Rovers 9-9 Harbour City\n\nTom Hale started for Rovers, with Karl Voss in goal for City and Pete Stone "
    "in front of him.\n\n"
)


def _scorers(text: str) -> list[str]:
    return [str(goal["scorer"]) for match in summarise(read_prose(HEAD + text))["matches"] for goal in match["goals"]]


@pytest.mark.parametrize(
    "text",
    [
        "Hale spun away from Stone and whipped it with the outside of his left boot into the top corner.",
        "Hale hit it with the full force of his right foot into the roof of the net.",
        "Hale swept the loose ball with the instep of his left foot past Voss.",
        "Hale steered it with the very tip of his right boot inside the far post.",
        "Hale stroked it into the bottom corner of the goal.",
        "Hale placed a shot neatly into the far post.",
        "Hale rifled it in off the far post.",
    ],
)
def test_a_ball_that_went_in_is_a_goal_whatever_it_was_struck_with(text: str) -> None:
    assert _scorers(text) == ["Tom Hale"]


@pytest.mark.parametrize(
    "text",
    [
        "Hale bent it with the outside of his right boot into the side netting.",
        "Hale steered it with the very tip of his right boot just wide of the far post.",
        "Hale whipped it with the outside of his boot towards the far corner.",
        "Hale clipped it with the outside of his left boot into the corner of the box.",
        "Hale chipped it into the corner of the six-yard box.",
        "Hale curled the ball into the far corner of the area.",
        "Hale smashed it into the post.",
        "Hale headed into the post.",
        "Hale swung it into the near post.",
    ],
)
def test_a_ball_against_a_post_or_into_a_corner_of_the_area_is_no_goal(text: str) -> None:
    assert _scorers(text) == []
