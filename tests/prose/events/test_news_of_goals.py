"""News that speaks of goals without telling one: tallies, wishes, kicks of a shoot-out, men who are ruled out."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.reading import Statement

OPENING = "Rovers and City\n\nTom Hale and Ivo Lund play for Rovers, Omar Sand plays for City."


def statements(text: str, kind: str) -> list[Statement]:
    """The statements of a kind, placed in a match or not."""
    reading = read_prose(f"{OPENING} {text}")
    return [statement for statement in (*reading.statements, *reading.unplaced) if statement.kind == kind]


@pytest.mark.parametrize(
    "text",
    [
        "The last chance of the half should have resulted in Hale celebrating his 150th league goal.",
        "Hale managed to score nine goals and set up four for Rovers.",
        "Hale saw action in 23 games, scoring eleven goals.",
        "He needs a special goal, like the one he scored from a corner as a boy.",
        "Hale's penalty miss proved decisive.",
        "Lund ran free, and his cross left Hale with the simplest of chances.",
    ],
)
def test_no_goal_is_told(text: str) -> None:
    assert statements(text, "goal") == []


def test_those_who_scored_after_a_shoot_out_was_told_took_its_kicks() -> None:
    text = (
        "Rovers sealed a trip to Castle with a 4-2 victory on penalties. Tom Hale, Ivo Lund, Kurt Berg and Jan Pike "
        "scored for Rovers, while Omar Sand and Al Fox were on target for City."
    )
    assert statements(text, "goal") == []


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("Sand has been ruled out for up to eight weeks after an operation.", 0),
        ("Sand was ruled out of the derby.", 0),
        ("Sand had a header ruled out for offside.", 1),
    ],
)
def test_a_man_ruled_out_had_no_goal_disallowed(text: str, times: int) -> None:
    assert len(statements(text, "disallowed_goal")) == times


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("The former City boss Tom Hale replaces Ivo Lund, who has been relieved of his duties.", 0),
        ("The manager has brought in Kurt Berg for the last three games for Ivo Lund.", 0),
        ("City boss Al Fox brought on Jan Pike for Omar Sand.", 1),
    ],
)
def test_who_replaces_another_in_office_or_for_some_games_is_no_substitute(text: str, times: int) -> None:
    assert len(statements(text, "substitution")) == times
