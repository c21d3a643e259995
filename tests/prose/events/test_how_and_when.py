"""How a goal was scored, when, and who made it: of each goal what its own clause says."""

import pytest

from loaders.prose.read import read_prose
from loaders.prose.reading import Reading, Statement

SETTING = "Milford beat Seaton 3-1 on Saturday.\n\n"


def goals(text: str) -> list[tuple[Reading, Statement]]:
    """The goals of a text, in order of place."""
    reading = read_prose(text, language="en")
    return [(reading, event) for event in (*reading.statements, *reading.unplaced) if event.kind == "goal"]


def name(reading: Reading, event: Statement, role: str) -> str:
    """The last name of who fills a role."""
    filler = event.role(role)
    return reading.entities[filler.entity].name.split()[-1] if filler else ""


def minute(event: Statement) -> str:
    """The minute of an event as it is written."""
    number, added = event.value("minute"), event.value("added")
    return "" if number is None else f"{number}+{added}" if added else str(number)


CORNERS = (
    ("Amy Roe set Jo Bell free and Bell tucked the ball into the corner.", None),
    ("Jo Bell found the bottom corner from 20 yards.", None),
    ("Jo Bell slammed it into the far top corner.", None),
    ("Jo Bell picked out the corner with a low shot and scored.", None),
    ("Jo Bell placed it in the bottom right-hand corner of the net.", None),
    ("Jo Bell slid the ball towards the far corner and it went in off the post.", None),
    ("Jo Bell headed in from a corner after 20 minutes.", "corner"),
    ("Jo Bell nodded in Amy Roe's corner.", "corner"),
    ("Jo Bell headed the corner into the far corner.", "corner"),
    ("Jo Bell scored from the resulting corner.", "corner"),
    ("Jo Bell rose highest at a corner to head the winner.", "corner"),
    ("Jo Bell met the corner and headed into the bottom corner.", "corner"),
)


@pytest.mark.parametrize(("sentence", "situation"), CORNERS)
def test_a_corner_of_the_net_is_no_corner_kick(sentence, situation):
    assert {event.value("situation") for _, event in goals(SETTING + sentence)} == {situation}
