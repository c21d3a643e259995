"""The work of reading grows with the length of a text and no faster: calls are counted, for clocks are noisy."""

import itertools
import sys
from collections.abc import Callable

import pytest

from loaders.prose.read import read_prose

CLUBS = "Arsenal Chelsea Everton Fulham Liverpool Sunderland Watford Burnley Brentford Southampton".split()
PAIRS = list(itertools.permutations(CLUBS, 2))
FAMILIES = "Hale Okke Brandt Kimber Lund Cruz Stone Voss Marsh Dyer Crane Holt Frey Nash".split()


def shared_by_names(_: int) -> str:
    return (
        "City pressed and Rovers held out. Athletic and Town wait for United, who met Wanderers and Albion. "
        "Rangers lost, said Tom Hale of County."
    )


def known_managers(_: int) -> str:
    return (
        "Arsenal beat Chelsea 2-1 and Wenger praised Mourinho.\n\n"
        "Liverpool drew 1-1 with Everton, where Benitez met Moyes. Leeds beat Sunderland 3-0 and Reid left early."
    )


def bookings(number: int) -> str:
    family = f"{FAMILIES[number % 14]}{'bcdfghjklmnp'[number % 12]}en"
    return f"Tom {family} passed to Jan {FAMILIES[number * 5 % 14]}. He shot wide and the striker was booked."


def reports(number: int) -> str:
    home, away = PAIRS[number]
    family = FAMILIES[number * 7 % 14]
    return (
        f"{home} {number % 3 + 1}-0 {away}\n\nTom {family} headed the winner for {home} after {number % 90 + 1} "
        f'minutes when {away} failed to clear. Manager Kim {family}son said: "We were good."'
    )


def moves(number: int) -> str:
    buyer, seller = PAIRS[number]
    return f"{buyer} have signed Joe {FAMILIES[number % 14]}sen from {seller} for £{number + 1}m on a free-scoring run."


def one_goal(number: int) -> str:
    return "Hale headed in Okke's cross after 12 minutes. The keeper had no chance against his team-mate Brandt."


def calls_of_reading(text: str) -> int:
    count = 0

    def note(_frame: object, event: str, _argument: object) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        read_prose(text)
    finally:
        sys.setprofile(None)
    return count


def growth(paragraph: Callable[[int], str]) -> float:
    """How often the work of a text a text of four times the length takes."""
    short, long = (
        "Everton 2-1 Fulham\n\n" + "\n\n".join([paragraph(number) for number in range(count)]) for count in (20, 80)
    )
    read_prose(long)  # patterns and lists are made once
    return calls_of_reading(long) / calls_of_reading(short)


@pytest.mark.parametrize("paragraph", [shared_by_names, known_managers, bookings, reports, moves])
def test_four_times_the_text_takes_about_four_times_the_work(paragraph: Callable[[int], str]) -> None:
    assert growth(paragraph) < 5


def test_one_goal_told_again_and_again_stays_in_bounds() -> None:
    """Each telling is weighed against every other of the same scorer, and against no more than those."""
    assert growth(one_goal) < 6.5
