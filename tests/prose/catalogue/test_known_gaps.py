"""The page on reading prose lists exactly the constructions that are known not to be read."""

from pathlib import Path

from tests.prose.catalogue import (
    test_events_told,
    test_minutes_told,
    test_roles_told,
    test_sayings_told,
    test_scores_told,
)
from tests.prose.events.told_goals import GOALS, MINUTES, NO_ASSIST, NOTHING

PAGE = Path(__file__).parents[3] / "docs" / "reading-prose.md"
HEADING = "## Constructions known not to be read"


def test_the_page_lists_the_constructions_that_are_not_read() -> None:
    rows = (
        *test_events_told.ROWS,
        *test_minutes_told.ROWS,
        *test_roles_told.ROWS,
        *test_scores_told.ROWS,
        *test_sayings_told.SAYINGS,
        *test_sayings_told.NOTHING,
        *GOALS,
        *MINUTES,
        *NOTHING,
        *NO_ASSIST,
    )
    section = PAGE.read_text(encoding="utf-8").split(HEADING, 1)[1].split("\n## ", 1)[0]
    listed = [line[2:].split(": ", 1)[0] for line in section.splitlines() if line.startswith("- ")]
    assert sorted(listed) == sorted({row.name for row in rows if row.gap})
