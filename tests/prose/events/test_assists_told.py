"""Every way of telling who made a goal yields its maker; a rebound, a mistake, an opponent's touch yield none."""

import pytest

from tests.prose.events.test_goals_told import _params as marked
from tests.prose.events.test_goals_told import goals_of
from tests.prose.events.told_assists import ASSISTS
from tests.prose.events.told_goals import Case
from tests.prose.events.told_without_makers import NO_MAKER


@pytest.mark.parametrize("case", marked(ASSISTS))
def test_a_maker_is_read_however_he_is_told(case: Case) -> None:
    assert goals_of(case.text) == sorted(case.goals, key=str)


@pytest.mark.parametrize("case", marked(NO_MAKER))
def test_what_only_looks_like_a_pass_makes_no_goal(case: Case) -> None:
    assert goals_of(case.text) == sorted(case.goals, key=str)
