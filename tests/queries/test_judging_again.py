"""A verdict can be given anew by the names and keys that it was given by, even where those are one by now."""

import pytest

import touchline

PEOPLE = """id,name,born,team
a,Dean Pike,1988,Elm Town
b,Dean Pike,1996,Oak Vale
c,Zoran Petković,1990,Elm Town
d,Zora Petkovic,1990,Oak Vale
e,Zoltan Petkovic,1991,Oak Vale
"""


@pytest.fixture
def graph(tmp_path):
    (tmp_path / "people.csv").write_text(PEOPLE, encoding="utf-8")
    with touchline.open(tmp_path / "graph") as opened:
        opened.load(tmp_path / "people.csv")
        yield opened


def keys(graph, name):
    return {row.key for row in graph.who(name)}


def test_by_keys_of_which_one_is_gone(graph):
    graph.same("person:people:a", "person:people:b", why="a trial", anyway=True)
    assert len(keys(graph, "dean pike")) == 1
    graph.same("person:people:a", "person:people:b", why="said again", anyway=True)
    graph.different("person:people:a", "person:people:b", why="they are two")
    assert keys(graph, "dean pike") == {"person:people:a", "person:people:b"}


@pytest.mark.parametrize("word", ["different", "unsure"])
def test_by_the_names_of_both(graph, word):
    graph.same("zoran petkovic", "zora petkovic", why="a trial", anyway=True)
    assert len(keys(graph, "zora")) == 1
    getattr(graph, word)("zora petkovic", "zoran petkovic", why="they are two")
    assert keys(graph, "zora petkovic") == {"person:people:d"}
    assert keys(graph, "zoran petkovic") == {"person:people:c"}


def test_among_several_verdicts_by_the_names_of_one(graph):
    graph.same("zoran petkovic", "zora petkovic", why="a trial", anyway=True)
    graph.same("zoltan petkovic", "zora petkovic", why="a trial", anyway=True)
    graph.unsure("zoltan petkovic", "zoran petkovic", why="not he")
    assert keys(graph, "zoltan") == {"person:people:e"}
    assert keys(graph, "zora") == {"person:people:c"}


def test_what_to_type_is_told_where_names_mean_several_verdicts(graph):
    graph.same("zoran petkovic", "zora petkovic", why="a trial", anyway=True)
    graph.same("zoltan petkovic", "zora petkovic", why="a trial", anyway=True)
    with pytest.raises(touchline.BadUse) as told:
        graph.unsure("petkovic", "petkovic", why="which?")
    assert "touchline unsure people:c people:d --why" in str(told.value)
    assert "Zora Petkovic" in str(told.value)


def test_two_names_of_whom_no_verdict_joined_are_no_pair(graph):
    with pytest.raises(touchline.BadUse, match="lead to one thing"):
        graph.different("zoltan petkovic", "zoltan", why="a slip")


REPORT = (
    "Elm Town 1-1 Oak Vale\nBo Ray scored for Elm Town on 20 minutes. Al Fenn levelled for Oak Vale on 70 minutes.\n"
)


@pytest.mark.parametrize(("one", "other"), [("elm town", "oak vale"), ("bo ray", "al fenn")])
def test_opponents_are_the_same_only_where_it_is_said_so_all_the_same(tmp_path, one, other):
    (tmp_path / "report.txt").write_text(REPORT)
    with touchline.open(tmp_path / "graph") as graph:
        graph.load(tmp_path / "report.txt")
        with pytest.raises(touchline.BadUse, match="Elm Town 1-1 Oak Vale") as told:
            graph.same(one, other, why="a slip")
        assert "--anyway" in str(told.value)
        assert keys(graph, one).isdisjoint(keys(graph, other))
        assert graph.same(one, other, why="they are", anyway=True) > 0
        assert keys(graph, one) == keys(graph, other)


LEADERS = (
    "Elm Town 1-1 Oak Vale\nBo Ray scored for Elm Town on 20 minutes. Elm Town manager Cy Holt was pleased. "
    "Oak Vale manager Ned Pryce was not.\n"
)


def test_opposing_managers_are_not_the_same(tmp_path):
    (tmp_path / "report.txt").write_text(LEADERS, encoding="utf-8")
    with touchline.open(tmp_path / "graph") as graph:
        graph.load(tmp_path / "report.txt", published="2021-05-04")
        with pytest.raises(touchline.BadUse, match="managed against each other: Elm Town 1-1 Oak Vale"):
            graph.same("cy holt", "ned pryce", why="a slip")
        with pytest.raises(touchline.BadUse, match="different sides of one match"):
            graph.same("bo ray", "ned pryce", why="a slip")
        assert graph.same("cy holt", "ned pryce", why="they are", anyway=True) > 0


def test_people_of_two_births_are_not_the_same(graph):
    with pytest.raises(touchline.BadUse, match=r"born at different times: 'zoran petkovic' 1990 and .*1991") as told:
        graph.same("zoran petkovic", "zoltan petkovic", why="a slip")
    assert "--anyway" in str(told.value)
    assert graph.same("zoran petkovic", "zora petkovic", why="both of 1990") > 0


def test_a_birth_known_less_exactly_is_no_other_birth(tmp_path):
    (tmp_path / "people.csv").write_text(
        "id,name,born,team\na,Dean Pike,1988,Elm Town\nb,D. O. Pike,1988-05-02,Oak Vale\n", encoding="utf-8"
    )
    with touchline.open(tmp_path / "graph") as graph:
        graph.load(tmp_path / "people.csv")
        assert graph.same("person:people:a", "person:people:b", why="one day of that year") > 0
