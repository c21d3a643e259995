"""Two moves in one sentence keep each its own fee and loan; a manager who is dismissed is not sent off."""

import pytest

from graph.dates import PartialDate
from loaders.prose.read import read_prose
from loaders.prose.reading import Reading, Statement


def _read(text: str) -> Reading:
    return read_prose(text, published=PartialDate.parse("2022-11-05"))


def _moves(text: str) -> dict[str, Statement]:
    reading = _read(text)
    return {
        reading.entities[who.entity].name: told
        for told in reading.statements
        if told.kind == "transfer" and (who := told.role("person")) is not None
    }


@pytest.mark.parametrize(
    ("text", "fee", "loan"),
    [
        ("Everton have signed Jon Vane from Leeds for £20m and taken Rob Quill on loan from Burnley.", 20e6, None),
        ("Everton loaned Jon Vane to Leeds and sold Rob Quill to Burnley for £17m.", None, True),
        ("Everton loaned Jon Vane to Leeds before selling Rob Quill to Burnley for £17m.", None, True),
        ("Everton bought Jon Vane from Leeds for £4m and Rob Quill from Burnley on loan.", 4e6, None),
        ("Jon Vane joined Everton from Leeds on loan, and Rob Quill moved to Burnley for £3m.", None, True),
        ("Everton signed Jon Vane on a season-long loan from Leeds for a £2m fee.", 2e6, True),
    ],
)
def test_fee_and_loan_stay_with_their_own_move(text: str, fee: float | None, loan: bool | None) -> None:
    told = _moves(text)["Jon Vane"]
    assert (told.value("fee"), told.value("loan")) == (fee, loan)


@pytest.mark.parametrize(
    ("how", "card"),
    [
        ("was dismissed on Sunday", False),
        ("was dismissed last week", False),
        ("was sent packing after a poor run of results", False),
        ("was dismissed after five months in charge", False),
        ("was dismissed from his post", False),
        ("was dismissed after 70 minutes", True),
        ("was sent packing for dissent", True),
        ("was dismissed after a second booking", True),
    ],
)
def test_who_loses_his_job_sees_no_red_card(how: str, card: bool) -> None:
    told = _read(f"Chelsea drew 1-1 with Everton. Ivo Lund {how}.")
    assert any(one.kind == "card" for one in told.statements) is card


def test_a_former_captain_is_no_captain() -> None:
    told = _read("Former captain Joey Barlow was at the training ground of Newcastle United.")
    assert not any(one.kind == "captain" for one in told.statements)


def test_the_signing_of_somebody_is_a_move() -> None:
    told = _moves("Chelsea have completed the signing of Jon Vane from Brighton for £55m.")["Jon Vane"]
    assert told.value("fee") == 55e6
    assert not _moves("Chelsea have confirmed the departure of Jon Vane.")
