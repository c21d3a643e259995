"""What people decide stands in a file, counts from the next load on, and can be taken back."""

import pytest

from graph.engine.workspace import Workspace
from graph.errors import BadUse
from graph.identity.verdicts import FILE, Judgement
from graph.names import fold
from tests.support.small_worlds import Telling


def people(graph):
    return sorted(tuple(node.properties["names"]) for node in graph.rows()[0] if "Person" in node.labels)


def mentioned(title, name):
    return Telling(title).says("played_for", person=name, team="Elm Rovers").article()


@pytest.fixture
def graph(tmp_path):
    with Workspace.open(tmp_path) as opened:
        opened.load([*mentioned("A", "Ann Lee"), *mentioned("B", "Bo Ray"), *mentioned("C", "Ann Lee")])
        yield opened


def key_of(graph, name):
    return next(node.key for node in graph.rows()[0] if fold(name) in map(fold, node.properties.get("names", [])))


def test_a_merge_can_be_undone(graph):
    before = graph.rows()
    one, other = key_of(graph, "ann lee"), key_of(graph, "bo ray")
    assert graph.judge(Judgement.SAME, one, other, "me", "married") > 0
    assert people(graph) == [("Ann Lee", "Bo Ray")]
    graph.judge(Judgement.UNSURE, one, other, "me", "they are not")
    assert graph.rows() == before


def test_different_keeps_apart_what_the_rules_join(graph):
    things = [
        Telling(title).says("played_for", person="Ann Lee", team="Elm Rovers").article()[0].things[0].id
        for title in "AC"
    ]
    graph.judge(Judgement.DIFFERENT, *things, "me", "cousins")
    assert people(graph) == [("Ann Lee",), ("Ann Lee",), ("Bo Ray",)]


def test_editing_the_file_takes_effect_when_the_graph_is_next_opened(graph, tmp_path):
    one, other = key_of(graph, "ann lee"), key_of(graph, "bo ray")
    (tmp_path / FILE).write_text(f"# mine\n2020-01-01\tsame\t{one}\t{other}\tme\tbecause\n")
    with Workspace.open(tmp_path) as again:
        assert people(again) == [("Ann Lee", "Bo Ray")]
    (tmp_path / FILE).unlink()
    with Workspace.open(tmp_path) as again:
        assert people(again) == [("Ann Lee",), ("Bo Ray",)]


def test_a_line_that_is_no_verdict_is_named(graph, tmp_path):
    (tmp_path / FILE).write_text("2020-01-01\tperhaps\ta\tb\tme\tbecause\n")
    with pytest.raises(BadUse, match=r"verdicts.tsv:1: 'perhaps' is no verdict"):
        Workspace.open(tmp_path)
