"""Plain sentences of reports yield the goal that they tell and its maker, and no other."""

import pytest

from graph.dates import PartialDate
from loaders.prose.read import read_prose
from loaders.prose.summary import summarise
from tests.prose.events.told_plainly import SENTENCES, SETTING

PUBLISHED = PartialDate.parse("2019-03-03")


@pytest.mark.parametrize(("sentence", "scorer", "maker"), SENTENCES, ids=[sentence for sentence, _, _ in SENTENCES])
def test_a_plain_sentence_tells_its_goal_and_no_other(sentence, scorer, maker):
    told = summarise(read_prose(SETTING + sentence, published=PUBLISHED))
    goals = [goal for match in told["matches"] for goal in match["goals"]]
    others = {"Sand"} if "Sand" in sentence and "Goals from" in sentence else set()
    assert {goal["scorer"].split()[-1] for goal in goals} - others == ({scorer} if scorer else set())
    assert {goal["assist"].split()[-1] for goal in goals if goal["assist"]} == ({maker} if maker else set())
