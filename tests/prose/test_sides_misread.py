"""News that touches a match says neither more nor less than it does: whose result, which side, which day."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.summary import MatchSummary, summarise


def told(text: str) -> list[MatchSummary]:
    """The matches of a text."""
    return summarise(read_prose(text))["matches"]


def results(text: str) -> list[tuple[object, ...]]:
    """The results of a text: sides and goals."""
    return [(match["home"], match["home_goals"], match["away_goals"], match["away"]) for match in told(text)
            if match["home_goals"] is not None]


@pytest.mark.parametrize("text", [
    # a lead is no result
    "Everton were knocked out by Watford last Sunday before seeing Fulham secure a 2-1 first-leg lead at home.",
    # those whom somebody met did not play each other
    "Tom Hale was called up for the games against Iceland and Denmark, with Lund starting the 0-0 draw in Oslo.",
    # the land of a club that no list knows is no side
    "Everton keeper Tom Hale helped Everton overcome Albania's Kastriot Vora 6-1 in the previous round.",
])
def test_no_result_is_made_of_sides_that_did_not_meet(text: str):
    assert results(f"Hale looks ahead\n\n{text}") == []


def test_two_opponents_of_a_side_did_not_play_each_other():
    text = "England, beaten by Wales, won well in the end: Hale scored twice in the 3-0 win against Switzerland, a feat that he repeated in the 4-2 win against Croatia."
    assert not [match for match in results(f"Hale looks back\n\n{text}") if {match[0], match[3]} == {"Switzerland", "Croatia"}]
