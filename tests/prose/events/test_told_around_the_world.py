"""Goals as papers and agencies around the world tell them, with the two sides and their players known."""

import pytest

from graph.dates import PartialDate
from loaders.prose.read import read_prose
from loaders.prose.summary import summarise
from tests.prose.events.told_plainly import SETTING
from tests.prose.events.told_wordings import Wording, wordings

PUBLISHED = PartialDate.parse("2019-03-03")


def _goals(wording: Wording) -> list[tuple[str, str]]:
    told = summarise(read_prose(SETTING.replace("3-2", "9-9") + wording.text, published=PUBLISHED))
    goals = [goal for match in told["matches"] for goal in match["goals"]]
    return sorted((goal["scorer"].split()[-1], str(goal["minute"] or "")) for goal in goals)


@pytest.mark.parametrize("wording", wordings("world"), ids=lambda wording: wording.text[:60])
def test_a_goal_told_in_any_corner_of_the_world_is_read(wording: Wording) -> None:
    found = _goals(wording)
    assert [name for name, _ in found] == [name for name, _ in wording.goals]
    assert {goal for goal in wording.goals if goal[1]} <= set(found)


@pytest.mark.parametrize("wording", wordings("none_world"), ids=lambda wording: wording.text[:60])
def test_what_only_looks_like_a_goal_is_none_in_any_corner_of_the_world(wording: Wording) -> None:
    assert _goals(wording) == []
