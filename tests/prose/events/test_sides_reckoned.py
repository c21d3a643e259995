"""Scorers whom no words give a side: the result, the course of the score and the passes leave one."""

import pytest

from graph.dates import PartialDate
from loaders.prose.read import read_prose
from loaders.prose.summary import summarise

_HEAD = "Everton {score} Fulham\n\nIt was a long afternoon at Goodison Park on Saturday.\n\n"


def sides_of(score: str, text: str) -> dict[str, str | None]:
    """The side of each scorer of a match between Everton and Fulham."""
    read = read_prose(_HEAD.format(score=score) + text, published=PartialDate.parse("2019-03-03"))
    goals = [goal for match in summarise(read)["matches"] for goal in match["goals"]]
    return {str(goal["scorer"]): None if goal["for"] is None else str(goal["for"]) for goal in goals}


@pytest.mark.parametrize(
    ("score", "text", "sides"),
    [
        (  # level after three goals at 2-2 tells whose the last one was
            "3-2",
            (
                "Tom Hale scored in the 8th minute. Ben Sand scored in the 20th minute. Ivo Lund scored in the 33rd "
                "minute. Abel Kone equalised in the 61st minute. Karl Voss scored in the 88th minute."
            ),
            {"Karl Voss": "Everton"},
        ),
        (  # whoever equalises plays against whom he answers
            "2-1",
            (
                "Tom Hale scored in the 8th minute. Ben Sand equalised in the 20th minute. Tom Hale scored again in "
                "the 80th minute."
            ),
            {"Tom Hale": "Everton", "Ben Sand": "Fulham"},
        ),
        (  # whoever makes a goal plays with its scorer
            "2-1",
            (
                "Tom Hale scored in the 8th minute from a cross by Ben Sand. Ben Sand scored in the 20th minute. "
                "Ivo Lund scored in the 70th minute."
            ),
            {"Tom Hale": "Everton", "Ben Sand": "Everton", "Ivo Lund": "Fulham"},
        ),
        (  # whoever beats the same keeper plays for the same side
            "2-1",
            (
                "Tom Hale slotted the ball past goalkeeper Karl Voss in the 8th minute. Ben Sand curled a "
                "shot past Karl Voss in the 20th minute. Ivo Lund scored in the 70th minute."
            ),
            {"Tom Hale": "Everton", "Ben Sand": "Everton", "Ivo Lund": "Fulham"},
        ),
    ],
)
def test_a_side_is_what_all_ways_to_share_out_the_goals_agree_on(score: str, text: str, sides: dict[str, str]) -> None:
    found = sides_of(score, text)
    assert {name: found[name] for name in sides} == sides


@pytest.mark.parametrize(
    ("score", "text"),
    [
        ("1-1", "Tom Hale scored in the 8th minute. Ben Sand equalised in the 20th minute."),
        ("2-2", "Tom Hale scored in the 8th minute. Ben Sand scored in the 20th minute."),
    ],
)
def test_a_side_stays_unknown_where_the_goals_can_be_shared_out_in_several_ways(score: str, text: str) -> None:
    assert set(sides_of(score, text).values()) == {None}
