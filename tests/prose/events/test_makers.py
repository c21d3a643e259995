"""Who made a goal, in hundreds of wordings; and goals that nobody made, however near a pass is told."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.reading import Reading, Statement
from tests.prose.events.told_makers import Making, makings


def _name(reading: Reading, goal: Statement, role: str) -> str:
    filler = goal.role(role)
    return reading.entities[filler.entity].name.split()[-1] if filler else ""


def _goals(text: str) -> tuple[tuple[str, str], ...]:
    reading = read_prose(text, language="en")
    return tuple(
        sorted(
            (
                _name(reading, goal, "scorer") + ("!" if goal.value("own_goal") else ""),
                _name(reading, goal, "assist"),
            )
            for goal in (*reading.statements, *reading.unplaced)
            if goal.kind == "goal"
        )
    )


@pytest.mark.parametrize(
    "making",
    [making for name in ("told", "reports", "matches", "kinds", "chances") for making in makings(name)],
    ids=lambda making: making.text[:70],
)
def test_who_passed_last_made_the_goal(making: Making) -> None:
    assert _goals(making.text) == making.goals


@pytest.mark.parametrize("making", [*makings("none"), *makings("kinds_none")], ids=lambda making: making.text[:70])
def test_what_was_saved_missed_or_lost_made_no_goal(making: Making) -> None:
    assert _goals(making.text) == making.goals
