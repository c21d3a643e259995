"""The picture of a graph says who scored each goal and what ties its things."""

import pytest

import touchline

REPORT = (
    "Elm Town 1-1 Oak Vale\nBo Ray scored for Elm Town on 20 minutes. Al Fenn levelled for Oak Vale on 70 minutes.\n"
)


@pytest.fixture
def graph(tmp_path):
    (tmp_path / "report.txt").write_text(REPORT, encoding="utf-8")
    with touchline.open(":memory:") as opened:
        opened.load(tmp_path / "report.txt", published="2021-05-04")
        yield opened


def page(graph, tmp_path, **wanted):
    graph.export("html", tmp_path / "page.html", **wanted)
    return (tmp_path / "page.html").read_text(encoding="utf-8")


def test_goals_are_named_by_scorer_and_minute(graph, tmp_path):
    told = page(graph, tmp_path)
    assert ">Bo Ray 20&#x27;</text>" in told
    assert ">Al Fenn 70&#x27;</text>" in told


def test_goals_are_named_so_where_the_scorer_is_too_far_off_to_be_shown(graph, tmp_path):
    told = page(graph, tmp_path, around="elm town", steps=1)
    again = page(graph, tmp_path, around="oak vale", steps=1)
    assert ">Bo Ray 20&#x27;</text>" in told + again
    assert ">20&#x27;</text>" not in told + again


def test_the_kinds_of_ties_are_listed_and_written_where_there_is_room(graph, tmp_path):
    told = page(graph, tmp_path)
    assert "<span>scored (2)</span>" in told
    assert "<span>home in (1)</span>" in told
    assert 'class="tie"' in told
    assert told == page(graph, tmp_path)
