"""What happened another day, in another office or to another club is no event of the match reported on."""

import pytest

from graph.dates import PartialDate
from loaders.prose.read import read_prose


def _read(text):
    reading = read_prose(text, published=PartialDate.parse("2025-01-30"))
    return [
        (one.kind, {filler.role: reading.entities[filler.entity].name for filler in one.roles})
        for one in reading.statements
    ]


@pytest.mark.parametrize(
    "text",
    [
        "The last time Whitby beat Scarborough, Matty Tyne scored all three.",
        "They lost 6-2 here in 2018, when Matty Tyne scored a hat-trick.",
    ],
)
def test_goals_of_another_year_are_none_of_today(text):
    told = _read(f"Scarborough win\n\nScarborough beat Whitby Town 2-0 on Saturday. {text} Tom Hale scored both goals.")
    assert {roles["scorer"] for kind, roles in told if kind == "goal"} == {"Tom Hale"}


@pytest.mark.parametrize(
    "text",
    [
        "Ivan Jurak has been dismissed by Roma after a 3-2 home defeat to Bologna.",
        "Ivan Jurak was dismissed as manager of Roma on Monday.",
    ],
)
def test_a_manager_dismissed_by_his_club_is_shown_no_card(text):
    assert all(kind != "card" for kind, _ in _read(f"Roma sack Jurak\n\n{text}"))


def test_who_sells_a_player_does_not_move():
    told = _read("Chelsea drew 1-1 with Arsenal. Cole Palm, whom Pep Gard sold to Chelsea in 2023, was on the bench.")
    assert all("Pep Gard" not in roles.values() for kind, roles in told if kind in {"transfer", "played_for"})
