"""A score told from the other side's view is the same match's."""

from graph.dates import PartialDate
from loaders.prose.read import read_prose


def _matches(text: str) -> list[tuple[object, object]]:
    reading = read_prose(text, published=PartialDate.parse("2019-02-08"))
    return [(told.value("home_goals"), told.value("away_goals")) for told in reading.statements if told.kind == "match"]


def test_a_score_turned_round_makes_no_second_match() -> None:
    title = "Marlow Rovers 1-3 Harbour City\n\n"
    for lead in (
        "Harbour City piled misery on Marlow Rovers as goals from Tom Hale earned Ann Lee's side a 3-1 win.",
        "City heaped more pressure on Marlow Rovers with a deserved 3-1 win at Mill Lane.",
        "Harbour City ran out 3-1 winners.",
        "Marlow Rovers went down 3-1.",
        "It was a 3-1 win for the visitors.",
    ):
        assert _matches(title + lead) == [(1, 3)], lead


def test_a_goal_that_is_cried_with_its_score_is_no_match() -> None:
    text = "Marlow Rovers 1-2 Harbour City\n\nGoal! Marlow Rovers 1, Harbour City 1. Tom Hale (Marlow Rovers)."
    assert _matches(text) == [(1, 2)]
