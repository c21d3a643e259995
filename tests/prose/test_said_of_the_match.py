"""Whose draw is rescued, before what crowd, and who was ejected."""

import pytest

from loaders.prose.read import read_prose


@pytest.mark.parametrize(
    "lead",
    [
        "Substitute Lee Dormer's late equaliser rescued a 2-2 draw with Crystal Palace for the home side.",
        "Lee Dormer struck late and earned a 2-2 draw against Crystal Palace.",
    ],
)
def test_a_draw_is_rescued_against_the_opponents(lead):
    text = f"Bournemouth 2-2 Crystal Palace\n\n{lead}\n\nBournemouth had twice been behind at the Vitality Stadium."
    reading = read_prose(text)
    goals = [
        {filler.role: reading.entities[filler.entity].name for filler in goal.roles}
        for goal in reading.statements
        if goal.kind == "goal"
    ]
    assert [goal.get("team") for goal in goals if goal["scorer"] == "Lee Dormer"] == ["AFC Bournemouth"]


def test_the_crowd_before_which_a_match_was_won():
    text = (
        "Rapids rally past Quakes\n\nThe Colorado Rapids beat the San Jose Earthquakes 2-1 on Saturday night before a "
        "franchise-record 19,044 at their own park. Jeff Larimer was ejected in the 52nd minute."
    )
    reading = read_prose(text)
    (match,) = (dict(one.values) for one in reading.statements if one.kind == "match")
    assert match["attendance"] == 19044
    (card,) = (dict(one.values) for one in reading.statements if one.kind == "card")
    assert (card["card"], card["minute"]) == ("red", 52)
