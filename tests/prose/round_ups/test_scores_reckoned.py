"""Scores that no sentence of a round-up states, reckoned from who won and the goals told."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.summary import summarise

OTHERS = (
    "Reading drew 0-0 with Watford in front of 9,000, and neither goalkeeper was troubled from first to last.\n\n"
    "Bury beat Crewe 3-0 and are up to fifth. It was the best that anybody could remember from them this winter.\n\n"
)


def score_of(paragraph: str, side: str) -> tuple[object, object, object] | None:
    told = summarise(read_prose(f"Championship round-up\n\n{OTHERS}{paragraph}\n"))["matches"]
    for match in told:
        if match["main"] and match["home"] == side and match["home_goals"] is not None:
            return match["home_goals"], match["away_goals"], match["away"]
    return None


@pytest.mark.parametrize(
    ("paragraph", "side", "score"),
    [
        (
            (
                "Everton were made to fight for their win at Norwich. Tom Hale scored after ten minutes and Sam Pike "
                "added a second before Jon Stone replied for the home side."
            ),
            "Norwich City",
            (1, 2, "Everton"),
        ),
        (
            "Owen Marsh scored twice as Derby beat Hull. Gary Voss got one back late on.",
            "Derby County",
            (2, 1, "Hull City"),
        ),
        (
            "Burnley and Fulham drew, Karl Sand's opener being cancelled out by Joe Okoye.",
            "Burnley",
            (1, 1, "Fulham"),
        ),
        (
            "Dan Cruz's hat-trick saw Leeds to victory over Bristol City, who scored through Ben Ortiz.",
            "Leeds United",
            (3, 1, "Bristol City"),
        ),
        (
            (
                "Cardiff had to come from two goals down to earn a draw at Stoke. Ted Larkin and Roy Moss had put "
                "Stoke ahead, but Alf Gray and Bert Holt scored in reply."
            ),
            "Stoke City",
            (2, 2, "Cardiff City"),
        ),
    ],
)
def test_goals_and_outcome_make_the_score(paragraph: str, side: str, score: tuple[int, int, str]) -> None:
    assert score_of(paragraph, side) == score


@pytest.mark.parametrize(
    ("paragraph", "side"),
    [
        (
            (
                "Swansea's winless run goes on. They led through Andy Frost, only for Blackburn to score twice in the "
                "last ten minutes."
            ),
            "Swansea City",
        ),
        (
            (
                "Stoke lost at Cardiff. Alf Gray headed Cardiff in front and, though Stoke were level through Brian "
                "Holt, there was more to come."
            ),
            "Cardiff City",
        ),
    ],
)
def test_where_more_goals_fell_than_are_told_there_is_no_score(paragraph: str, side: str) -> None:
    assert score_of(paragraph, side) is None
