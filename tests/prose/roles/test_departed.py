"""Holders of an office who are told beside it to have gone are former; others stay as they were."""

import pytest

from graph.dates import PartialDate
from loaders.prose.read import read_prose


def _states(text: str, name: str) -> set[object]:
    reading = read_prose(text, published=PartialDate.parse("2022-11-05"))
    return {
        told.value("state")
        for told in reading.statements
        if told.kind in ("officer", "managed")
        for who in (told.role("person"),)
        if who is not None and reading.entities[who.entity].name == name
    }


@pytest.mark.parametrize(
    "rest",
    [
        "First-team coach Kit Roe and assistant head coach Pat Vane have also gone.",
        "Assistant Pat Vane goes too.",
        "Rob Quill, and goalkeeping coach Pat Vane, have also departed.",
        "His assistant Pat Vane leaves with the manager.",
        "The club's head of recruitment, Pat Vane, has followed him out of the door.",
        "Also gone are assistant coach Kit Roe and fitness coach Pat Vane.",
    ],
)
def test_staff_who_have_gone_are_former(rest: str) -> None:
    assert _states(f"Leeds United have sacked Ivo Marsh. {rest}", "Pat Vane") == {"former"}


@pytest.mark.parametrize(
    "rest",
    [
        "Assistant coach Pat Vane has left the players in no doubt.",
        "Chief executive Pat Vane has gone public with his doubts.",
        "Assistant Pat Vane will take charge against Fulham.",
        "Academy director Pat Vane remains.",
    ],
)
def test_staff_who_stay_are_not_former(rest: str) -> None:
    assert "former" not in _states(f"Leeds United have sacked Ivo Marsh. {rest}", "Pat Vane")


def test_a_known_manager_who_is_sacked_is_not_in_charge_as_well() -> None:
    text = "Leeds United have sacked Jesse Marsch. Assistant coach Pat Vane goes too."
    assert _states(text, "Jesse Marsch") == {"former"}


def test_who_left_to_take_charge_elsewhere_has_come_there() -> None:
    text = (
        "QPR have appointed Ned Crick as head coach. He is the replacement for Kit Beal, who had walked out to take "
        "charge of Rangers."
    )
    assert "incoming" not in _states(text, "Kit Beal")
