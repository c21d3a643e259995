"""A goal that one text tells in several places is one goal, however many sentences are cited for it."""

import json
from pathlib import Path

import pytest

import touchline
from graph.facts.derive import derive_match
from tests.support.told import claim, edges, goal, nodes, source

ROOT = Path(__file__).resolve().parents[2]
PAPER = source("paper", published="2031-05-01")
OTHER = source("other paper", published="2031-05-02")
#: Of the reports that writers of rules may see, one in thirty.
REPORTS = [
    path
    for path in sorted((ROOT / "bench" / "reports").glob("*.json"))
    if json.loads(path.read_bytes())["split"] == "developers"
][::30]
IN_PARTS = """Vasko double lifts Crystal Palace

Crystal Palace beat Watford 2-0 at Selhurst Park on Saturday, and Anders Brill had a hand in the two goals - \
both of them scored by Emil Vasko.

The winger had only come back to training on Thursday, and there had been doubts whether he would last an hour.

Palace, who had gone three matches without a win, began slowly and were glad of a save by Petr Hollin.

Then Brill slid the ball to Vasko and he stroked it past Joris Lunt to open the scoring.

They doubled their lead after the break. Karel Dunn drilled the ball across goal and Vasko tapped in.
"""

SCORED_TWICE = """Dusik at the double

Crystal Palace beat Watford 2-1 at Selhurst Park on Saturday. Marek Dusik scored twice for Palace \
before Emil Vasko got one back for Watford.
"""


def goals_told(path, folder):
    """How many goals the reading of an article tells, and how many its graph has."""
    told = touchline.summary(touchline.read(path))
    with touchline.open(folder) as graph:
        graph.load(path)
        return sum(len(match["goals"]) for match in told["matches"]), len(graph.ask("who-scored", limit=None).rows)


def test_parts_of_one_telling_are_one_goal_with_all_that_they_say():
    parts = [
        goal(PAPER, "ivo", telling=4),
        goal(PAPER, "ivo", telling=4, assist="karel"),
        goal(PAPER, "ivo", telling=4, nth=2),
    ]
    rows = derive_match("match", parts)
    assert [len(g.properties["claims"]) for g in nodes(rows, "Goal")] == [3]
    assert [edge.start for edge in edges(rows, "ASSISTED")] == ["karel"]


def test_tellings_with_numbers_of_their_own_stay_as_many_goals():
    twice = [
        goal(PAPER, "ivo", telling=4),
        goal(PAPER, "ivo", telling=5, assist="karel"),
        goal(PAPER, "ivo", telling=5),
    ]
    assert len(nodes(derive_match("match", twice), "Goal")) == 2


def test_the_number_of_one_source_says_nothing_of_another():
    told = [goal(PAPER, "ivo", 20, telling=4), goal(OTHER, "ivo", 70, telling=4)]
    assert len(nodes(derive_match("match", told), "Goal")) == 2


def test_a_card_told_in_parts_is_shown_once():
    roles = {"match": "match", "player": "ivo"}
    parts = [
        claim("card", PAPER, roles, card="yellow", telling=7),
        claim("card", PAPER, roles | {"victim": "karel"}, card="yellow", telling=7),
    ]
    assert len(edges(derive_match("match", parts), "BOOKED")) == 1


@pytest.mark.parametrize("text", [IN_PARTS, SCORED_TWICE])
def test_a_goal_is_one_however_its_text_spreads_it(text, tmp_path):
    (tmp_path / "report.txt").write_text(text)
    read, kept = goals_told(tmp_path / "report.txt", tmp_path / "graph")
    assert read == kept > 0


def test_scored_twice_beside_a_goal_of_another_is_three_goals(tmp_path):
    (tmp_path / "report.txt").write_text(SCORED_TWICE)
    assert goals_told(tmp_path / "report.txt", tmp_path / "graph") == (3, 3)


@pytest.mark.parametrize("path", REPORTS, ids=lambda path: path.stem)
def test_the_graph_of_a_report_has_the_goals_of_its_summary(path, tmp_path):
    read, kept = goals_told(path, tmp_path / "graph")
    assert read == kept
