"""Whose lead at the break it was, which day is a match's, who won in an apposition, and who was at home."""

import pytest

from graph.dates import PartialDate
from loaders.prose.read import read_prose
from loaders.prose.reading import Reading, Statement

DAY = PartialDate.parse("2021-05-05")


def read(sentence: str) -> Reading:
    return read_prose(f"A day of football\n\n{sentence}\n", published=DAY)


def matches(reading: Reading, status: str = "played") -> list[Statement]:
    return [one for one in reading.statements if one.kind == "match" and one.value("match_status") == status]


def by_side(reading: Reading, what: str) -> dict[str, object]:
    (match,) = matches(reading)
    sides = {role: match.role(role) for role in ("home", "away")}
    return {
        reading.entities[filler.entity].name: match.value(f"{role}_{what}")
        for role, filler in sides.items()
        if filler is not None
    }


@pytest.mark.parametrize(
    ("sentence", "arsenal", "chelsea"),
    [
        ("Arsenal beat Chelsea 2-1, having led 1-0 at half-time.", 1, 0),
        ("Arsenal beat Chelsea 2-1 at Stamford Bridge after leading 1-0 at the break.", 1, 0),
        ("Chelsea lost 2-1 to Arsenal after leading 1-0 at half-time.", 0, 1),
        ("Chelsea were beaten 3-1 by Arsenal despite leading 1-0 at the interval.", 0, 1),
        ("Arsenal won 2-1 at Chelsea despite trailing 1-0 at the interval.", 0, 1),
        ("Arsenal beat Chelsea 2-1, although Chelsea led 1-0 at the break.", 0, 1),
        ("Arsenal beat Chelsea 2-1 (half-time 1-0).", 1, 0),
        ("Chelsea lost 3-1 to Arsenal (HT 2-0).", 2, 0),
        ("Chelsea 1-3 Arsenal (half-time 0-2)", 2, 0),
    ],
)
def test_a_half_time_score_is_of_whom_its_clause_speaks(sentence: str, arsenal: int, chelsea: int) -> None:
    assert by_side(read(sentence), "half_time") == {"Arsenal": arsenal, "Chelsea": chelsea}


def test_the_day_of_a_third_side_is_not_the_day_of_the_match() -> None:
    (match,) = matches(read("Fulham lost 3-2 to Everton in the cup with one eye on Leeds on Saturday."))
    assert match.value("date") is None
    (match,) = matches(read("Fulham lost 3-2 to Everton in the cup on Saturday."))
    assert match.value("date") == "2021-05-01"


def test_winners_behind_a_comma_are_who_is_named_before_it() -> None:
    reading = read("Brazil will play Peru, 2-0 winners over Chile, in Dallas on Saturday.")
    assert by_side(reading, "goals") == {"Peru": 2, "Chile": 0}


def test_a_side_beaten_at_home_was_at_home() -> None:
    reading = read("Everton were beaten 1-0 at home by Fulham.")
    assert list(by_side(reading, "goals")) == ["Everton", "Fulham"]
    assert matches(reading)[0].value("sides") == "known"
