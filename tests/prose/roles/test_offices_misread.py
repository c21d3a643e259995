"""Who is not in charge of a side, whatever stands beside the name."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.summary import summarise


def in_charge(text: str) -> set[tuple[str, str]]:
    """Who manages which side by a text, for good or before."""
    return {(one["person"], one["club"]) for one in summarise(read_prose(text))["managers"]}


@pytest.mark.parametrize(
    ("text", "nobody"),
    [
        ("Everton striker Tom Hale, 25, sacked by Everton in May, meets Fulham.", "Tom Hale"),
        ("If Al Fox makes Tom Hale the heart of his Everton team it will be like old times.", "Tom Hale"),
        ("Everton defender Tom Hale previously played under Al Fox before he left.", "Al Fox"),
        ("He was signed by Everton in 1998 by Jan Pike and went on to play under Al Fox.", "Al Fox"),
    ],
)
def test_somebody_is_not_in_charge(text: str, nobody: str) -> None:
    assert nobody not in {person for person, _ in in_charge(f"Everton news\n\nEverton are waiting. {text}")}


def test_a_chief_who_is_told_to_hold_another_office_is_no_manager() -> None:
    text = (
        "Everton lost 3-2 at Fulham. Everton chief Tom Hale was cross. "
        "Everton director of football Tom Hale added that it hurt."
    )
    assert in_charge(f"Everton rue defeat\n\n{text}") == set()


def test_who_has_charge_of_another_side_is_not_given_one_of_the_final() -> None:
    text = (
        "Greece beat Portugal 1-0 in the final, with Kostas Hale scoring the winner.\n\nSpain lost 1-0 "
        "to Italy, Denmark drew 2-2 with Sweden, and "
        "Poland beat Belgium 3-2. Germany disappointed, with Karl Voss's side failing to reach the last "
        "eight."
    )
    assert not {("Karl Voss", "Portugal"), ("Karl Voss", "Greece")} & in_charge(f"Greece win the cup\n\n{text}")
