"""Goals in hundreds of wordings, British, American, old and live; and what only looks like one in as many."""

import pytest

from loaders.prose.read import read_prose
from tests.prose.events.told_wordings import Wording, wordings

TOLD = [*wordings("british"), *wordings("american_old_live"), *wordings("stories"), *wordings("taken")]
NOTHING = wordings("none")


def _goals(text: str) -> list[tuple[str, str]]:
    reading = read_prose(text, language="en")
    found: list[tuple[str, str]] = []
    for goal in (*reading.statements, *reading.unplaced):
        scorer = goal.role("scorer")
        if goal.kind == "goal" and scorer is not None:
            minute, added = goal.value("minute"), goal.value("added")
            name = reading.entities[scorer.entity].name.split()[-1] + ("!" if goal.value("own_goal") else "")
            found.append((name, "" if minute is None else f"{minute}+{added}" if added else str(minute)))
    return sorted(found)


@pytest.mark.parametrize("wording", TOLD, ids=lambda wording: wording.text[:60])
def test_a_goal_is_read_in_many_wordings(wording: Wording) -> None:
    found = _goals(wording.text)
    assert [name for name, _ in found] == [name for name, _ in wording.goals]
    assert {goal for goal in wording.goals if goal[1]} <= set(found)


@pytest.mark.parametrize("wording", NOTHING, ids=lambda wording: wording.text[:60])
def test_no_goal_is_read_where_none_is_told(wording: Wording) -> None:
    assert _goals(wording.text) == []
