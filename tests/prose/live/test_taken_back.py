"""Goals of live texts that a later entry takes back or gives to somebody else."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.summary import summarise

HEAD = (
    "Marlow Rovers v Harbour City - as it happened\n\n1 min: We are off.\n\n"
    "23 min: GOAL! Marlow Rovers 0-1 Harbour City (Pike). Ivo Lund finds Pike and he rolls it in.\n\n"
)
TAIL = "\n\nFull-time: Marlow Rovers 0-2 Harbour City. That is that.\n"
SECOND = "\n\n79 min: GOAL! Marlow Rovers 0-2 Harbour City (Cruz). Cruz shoots, and it takes a nick on the way.\n\n"


def scorers(entries: str) -> list[object]:
    found = summarise(read_prose(HEAD + entries + TAIL))["matches"]
    return [goal["scorer"] for match in found if match["main"] for goal in match["goals"]]


@pytest.mark.parametrize(
    "taken_back",
    [
        "43 min: Disallowed. Hale was offside when he got the ball. Still 0-1.",
        "43 min: No goal! The flag was up after all.",
        "42 min: It's ruled out. Hale's heel was off.",
        "44 min: Chalked off. Correctly, too.",
    ],
)
def test_a_goal_in_doubt_is_none_once_an_entry_takes_it_back(taken_back: str) -> None:
    cried = "41 min: GOAL! No, hang on. Tom Hale has turned it in, but VAR is having a look at this.\n\n"
    assert scorers(cried + taken_back + SECOND) == ["Pike", "Cruz"]


def test_a_goal_that_nobody_doubted_is_not_taken_back_by_a_later_refusal() -> None:
    assert scorers("27 min: No goal! Reid had it in the net, but he was miles off." + SECOND) == ["Pike", "Cruz"]


@pytest.mark.parametrize(
    "told",
    [
        "81 min: Correction: they've given it to Owen Marsh, and so they should.",
        "81 min: Correction: that goal goes to Owen Marsh after all, they have awarded it to Owen Marsh.",
        "81 min: Update: the goal has been credited to Owen Marsh.",
    ],
)
def test_a_correction_gives_a_goal_to_somebody_else(told: str) -> None:
    assert scorers(SECOND + told) == ["Pike", "Owen Marsh"]
