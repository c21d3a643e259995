"""Goals as British papers and sites tell them, below a score that leaves room for any goal."""

import pytest

from loaders.prose.read import read_prose
from tests.prose.events.told_wordings import Wording, wordings

HEAD = "Marlow Town 9-9 Harbour City\n\n"


def scorers(text: str) -> list[str]:
    """The last names of the scorers of a text, `!` for an own goal."""
    reading = read_prose(HEAD + text, language="en")
    found: list[str] = []
    for goal in reading.statements:
        scorer = goal.role("scorer")
        if goal.kind == "goal" and scorer is not None:
            found.append(reading.entities[scorer.entity].name.split()[-1] + ("!" if goal.value("own_goal") else ""))
    return sorted(found)


@pytest.mark.parametrize("wording", wordings("papers"), ids=lambda wording: wording.text[:60])
def test_a_goal_is_read_as_papers_tell_it(wording: Wording) -> None:
    assert scorers(wording.text) == [name for name, _ in wording.goals]


@pytest.mark.parametrize("wording", wordings("none_papers"), ids=lambda wording: wording.text[:60])
def test_what_only_sounds_like_a_goal_is_none(wording: Wording) -> None:
    assert scorers(wording.text) == []
