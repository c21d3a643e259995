"""Two legs of a tie in one sentence, and matches that are put off."""

import pytest

from graph.dates import PartialDate
from loaders.prose.read import read_prose


def matches(text: str) -> set[tuple[object, ...]]:
    reading = read_prose("A title\n\n" + text, published=PartialDate.parse("2016-11-06"))
    found = set()
    for match in reading.statements:
        if match.kind == "match":
            home, away = match.role("home"), match.role("away")
            assert home is not None
            assert away is not None
            found.add(
                (
                    reading.entities[home.entity].name,
                    match.value("home_goals"),
                    match.value("away_goals"),
                    reading.entities[away.entity].name,
                    match.value("leg"),
                    match.value("match_status"),
                )
            )
    return found


def test_the_side_at_home_in_one_leg_is_away_in_the_other() -> None:
    text = (
        "Everton won the second leg 2-1 at home to Fulham but went out 3-2 on aggregate, having lost the first leg 2-0."
    )
    assert matches(text) == {("Everton", 2, 1, "Fulham", 2, "played"), ("Fulham", 2, 0, "Everton", 1, "played")}


@pytest.mark.parametrize(
    "text",
    [
        "Saturday's Everton v Fulham match is off because of a frozen pitch.",
        "The visit of Fulham to Everton has been postponed after heavy snow.",
        "The cup tie between Everton and Fulham was called off on Friday.",
    ],
)
def test_a_match_that_is_put_off_is_told_as_postponed(text: str) -> None:
    assert {(frozenset((match[0], match[3])), match[5]) for match in matches(text)} == {
        (frozenset({"Everton", "Fulham"}), "postponed")
    }


@pytest.mark.parametrize(
    "text",
    [
        "The match between Everton and Fulham could be postponed.",
        "Everton beat Fulham 2-1 after Tom Hale was sent off.",
    ],
)
def test_what_only_may_be_put_off_is_not(text: str) -> None:
    assert all(match[5] != "postponed" for match in matches(text))
