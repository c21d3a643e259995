"""A ball that goes straight at somebody of a side is no visit to it."""

from loaders.prose.read import read_prose
from loaders.prose.summary import summarise

REPORT = (
    "Everton beaten by Fulham\n\nFulham beat Everton 2-1 on Saturday. Tom Hale scored after ten minutes, and Ivo Reid "
    "had a header saved before the interval. {}\n"
)


def told_home(sentence: str) -> object:
    return summarise(read_prose(REPORT.format(sentence)))["matches"][0]["sides"]


def test_a_ball_straight_at_a_keeper_tells_nobody_at_home() -> None:
    assert told_home("Hale headed the rebound straight at Everton goalkeeper Jon Voss.") == "told"
    assert told_home("Hale shot straight at Everton goalkeeper Jon Voss.") == "told"


def test_a_win_at_a_side_still_does() -> None:
    assert told_home("It was a deserved win at Everton.") == "known"
