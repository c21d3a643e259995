"""News of people and clubs, which names the club once and then leaves it out: who came, went, owns and runs it."""

import pytest

from graph.dates import PartialDate
from graph.kinds import Status
from loaders.prose.read import read_prose
from tests.support.news_in_short import SHORT
from tests.support.news_pieces import MORE

_KINDS = ("managed", "officer", "owned")

PIECES = MORE | SHORT


def _told(text: str, day: str) -> set[tuple[str, str, str, str]]:
    reading = read_prose(text, published=PartialDate.parse(day), language="en")
    return {
        (one.kind, reading.entities[one.roles[0].entity].name, reading.entities[one.roles[1].entity].name, str(state))
        for one in reading.statements
        if one.kind in _KINDS
        and one.status in (Status.STATED, Status.REPORTED, Status.SCHEDULED)
        and (state := one.value("state"))
    }


@pytest.mark.parametrize("name", PIECES)
def test_who_came_and_went_and_who_runs_the_club(name):
    day, text, told = PIECES[name]
    assert _told(text, day) == told


MOVES = """Rovers name Hartland as manager

Doncaster Rovers have named Peter Hartland as manager.

Rovers have had an offer for Jack Marrable refused and are understood to be interested in Joe Irondale of Cambridge \
United. Brad Dackham, 24, signed a new contract until 2022 last week. Irondale signed a new contract until 2021 in May.

Stuart Boydell was sacked on Monday. He is expected to take over at Tranmere Rovers.
"""


def test_a_contract_without_a_club_is_with_the_club_of_the_piece():
    reading = read_prose(MOVES, published=PartialDate.parse("2019-02-14"), language="en")
    told = [
        (reading.entities[one.roles[0].entity].name, reading.entities[one.roles[1].entity].name, one.value("until"))
        for one in reading.statements
        if one.kind == "contract"
    ]
    assert told == [("Brad Dackham", "Doncaster Rovers", "2022")]


def test_interest_and_expectation_stay_rumours_without_the_sum_of_another_bid():
    reading = read_prose(MOVES, published=PartialDate.parse("2019-02-14"), language="en")
    told = {
        (
            one.kind,
            reading.entities[one.roles[0].entity].name,
            reading.entities[one.roles[-1].entity].name,
            one.value("fee"),
        )
        for one in reading.statements
        if one.status is Status.RUMOURED
    }
    assert told == {
        ("transfer", "Joe Irondale", "Doncaster Rovers", None),
        ("managed", "Stuart Boydell", "Tranmere Rovers", None),
    }


def test_a_pronoun_behind_another_name_is_nobody():
    text = MOVES.replace("Stuart Boydell was", "His predecessor, Stuart Boydell, was")
    reading = read_prose(text, published=PartialDate.parse("2019-02-14"), language="en")
    assert "Joe Irondale" not in {
        reading.entities[one.roles[0].entity].name for one in reading.statements if one.kind == "managed"
    }


def test_when_somebody_came_and_went_is_read_without_a_club_beside_it():
    reading = read_prose(PIECES["sacked"][1], published=PartialDate.parse("2016-10-10"), language="en")
    assert "2015-05" in [one.value("since") for one in reading.statements if one.kind == "managed"]
    reading = read_prose(PIECES["obituary"][1], published=PartialDate.parse("1996-05-14"), language="en")
    spells = [(one.value("since"), one.value("until")) for one in reading.statements if one.kind == "managed"]
    assert ("1958", "1963") in spells
    assert (None, "1966") in spells
