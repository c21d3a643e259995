"""Who is whom: names propose, matches and sides decide, and nobody is joined to a namesake."""

import pytest

from graph.engine.workspace import Workspace
from graph.kinds import ThingType
from tests.support.small_worlds import Telling


def people(*sources):
    """The names that each person goes by."""
    with Workspace.open() as graph:
        graph.load([item for source in sources for item in source.article()])
        return sorted(tuple(node.properties["names"]) for node in graph.rows()[0] if "Person" in node.labels)


def scored(title, *names, team="Elm Rovers"):
    told = Telling(title, published="2017-10-26").says(
        "match", match="m", home="Elm Rovers", away="Oak City", date="2017-10-25"
    )
    for name in names:
        told.says("goal", match="m", scorer=name, team=team)
    return told


@pytest.mark.parametrize("other", ["Min-Ho Son", "SON Minho", "Son Min-Ho", "Son"])
def test_one_person_whatever_the_order_of_parts(other):
    assert len(people(scored("A", "Son Min-ho"), scored("B", other))) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Andre Aye", "Andrew Aye"),
        ("Tony Marsh", "Anthony Marsh"),
        ("A. Marsh", "Anthony Marsh"),
        ("Edimilson Reis", "Edmilson Reis"),
        ("Marsh", "Anthony Marsh"),
        ("Adrian", "Adrian San Tome"),
        ("Marsh A.", "Anthony Marsh"),
    ],
)
def test_forms_slips_and_parts_of_a_name_join_in_one_match(one, other):
    assert len(people(scored("A", one), scored("B", other))) == 1


@pytest.mark.parametrize(("one", "other"), [("Andre Aye", "Jordan Aye"), ("Anthony Marsh", "Bertha Marsh")])
def test_different_given_names_never_join(one, other):
    assert len(people(scored("A", one), scored("B", other))) == 2


def test_whom_one_source_tells_apart_stays_apart():
    assert len(people(scored("A", "Andre Aye", "Andrew Aye"), scored("B", "Andre Aye"))) == 2


def test_nearly_equal_names_at_different_clubs_are_two():
    one = Telling("A", published="2017-10-26").says("played_for", person="Mousa Demba", team="Elm Rovers")
    other = Telling("B", published="2017-10-27").says("played_for", person="Moussa Demba", team="Oak City")
    assert len(people(one, other)) == 2


def test_equal_whole_names_at_different_clubs_at_one_time_are_two():
    one = Telling("A", published="2017-10-26").says("played_for", person="Danny Wade", team="Elm Rovers")
    other = Telling("B", published="2017-10-27").says("played_for", person="Danny Wade", team="Oak City")
    assert len(people(one, other)) == 2


def test_a_whole_name_that_nobody_else_bears_is_enough():
    one = Telling("A").says("mention", thing="Danny Wade", times=1, told="Danny Wade")
    other = Telling("B").says("played_for", person="Danny Wade", team="Oak City")
    assert len(people(one, other)) == 1


def test_who_may_be_either_of_two_stays_alone_with_both_as_candidates():
    sources = (scored("A", "Andre Aye", "Jordan Aye"), scored("B", "Aye"))
    assert people(*sources) == [("Andre Aye",), ("Aye",), ("Jordan Aye",)]
    with Workspace.open() as graph:
        graph.load([item for source in sources for item in source.article()])
        alone = next(node.key for node in graph.rows()[0] if node.properties.get("names") == ["Aye"])
        [told] = graph.doubts([alone]).values()
        assert [candidate.partition(" (")[0] for candidate in told] == ["Andre Aye", "Jordan Aye"]


def test_different_days_of_birth_are_different_persons():
    one = Telling("A").says("person", person="Danny Wade", born="1990-01-01")
    other = Telling("B").says("person", person="Danny Wade", born="1991-02-02")
    assert len(people(one, other)) == 2


def test_a_register_id_joins_what_names_do_not():
    one = (
        Telling("A").thing("x", name="Chico", register="wikidata:Q1").says("played_for", person="x", team="Elm Rovers")
    )
    other = (
        Telling("B")
        .thing("x", name="Javier Moreno", register="wikidata:Q1")
        .says("played_for", person="x", team="Elm Rovers")
    )
    assert people(one, other) == [("Chico", "Javier Moreno")]


def test_women_and_men_of_a_club_are_two_sides():
    with Workspace.open() as graph:
        for title, name in (("A", "Elm Rovers"), ("B", "Elm Rovers Women"), ("C", "elm rovers")):
            graph.load(
                Telling(title).thing("t", ThingType.TEAM, name).says("mention", thing="t", times=1, told=name).article()
            )
        assert sum("Team" in node.labels for node in graph.rows()[0]) == 2
