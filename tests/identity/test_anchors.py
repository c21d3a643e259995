"""Scorers of the same goal in two tables are one person, as far as names and other goals let them be."""

import pytest

from graph.engine.workspace import Workspace
from graph.kinds import ThingType
from tests.support.small_worlds import Telling

DAY = "2017-10-25"


def table(title, *goals, day=DAY):
    """A table of the goals of one side in one match: (minute, scorer)."""
    told = Telling(title).says(
        "match", match="m", home="Elm Rovers", away="Oak City", date=day, home_goals=len(goals), away_goals=0
    )
    for minute, scorer in goals:
        told.says("goal", match="m", scorer=scorer, team="Elm Rovers", minute=minute)
    return told


def people(*sources):
    """The names that each person goes by."""
    with Workspace.open() as graph:
        graph.load([item for source in sources for item in source])
        return sorted(tuple(node.properties["names"]) for node in graph.rows()[0] if "Person" in node.labels)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Gavril Balt", "Gabi Balt"),
        ("Fryderyk Scherke", "Friedrich Scherke"),
        ("Luis Vargas Pena", "Vargas Pena"),
        ("Dani", "Daniel Ruis"),
        ("Hassan Roshan", "Hassan Rowshan"),
        ("Jose Augusto de Almada", "Jose Augusto"),
    ],
)
def test_forms_of_a_name_that_no_rule_of_names_knows_are_joined_by_a_goal(one, other):
    assert len(people(table("A", (12, one)).dataset(), table("B", (12, other)).dataset())) == 1


def test_names_with_nothing_in_common_need_two_goals():
    assert len(people(table("A", (12, "Zito")).dataset(), table("B", (12, "Tomas Soares")).dataset())) == 2
    assert (
        len(
            people(
                table("A", (12, "Zito"), (60, "Zito")).dataset(),
                table("B", (12, "Tomas Soares"), (61, "Tomas Soares")).dataset(),
            )
        )
        == 1
    )


def test_an_undecided_pair_stays_undecided_with_its_candidate():
    with Workspace.open() as graph:
        graph.load([*table("A", (12, "Zito")).dataset(), *table("B", (12, "Tomas Soares")).dataset()])
        alone = next(node.key for node in graph.rows()[0] if node.properties.get("names") == ["Zito"])
        [told] = graph.doubts([alone]).values()
        assert "Tomas Soares" in " ".join(told)


def test_brothers_whom_two_sources_exchange_stay_two():
    one = table("A", (12, "Rene Kerk"), (60, "Willy Kerk"))
    other = table("B", (12, "Willy Kerk"), (60, "Rene Kerk"))
    assert people(one.dataset(), other.dataset()) == [("Rene Kerk",), ("Willy Kerk",)]


def test_a_goal_that_two_sources_give_to_two_known_scorers_joins_nobody():
    one = table("A", (12, "Josef Zem"), (60, "Old Nejed"))
    other = table("B", (12, "Josef Zem"), (60, "Zem"))
    assert ("Old Nejed",) in people(one.dataset(), other.dataset())


def test_the_order_of_goals_joins_where_minutes_are_a_little_apart():
    assert len(people(table("A", (12, "Dani")).dataset(), table("B", (13, "Daniel Ruis")).dataset())) == 1
    assert len(people(table("A", (12, "Dani")).dataset(), table("B", (19, "Daniel Ruis")).dataset())) == 2


def test_goals_of_prose_join_nobody_by_themselves():
    assert len(people(table("A", (12, "Dani")).dataset(), table("B", (12, "Luca Daniello")).article())) == 2


def test_what_a_goal_joined_parts_again_when_its_source_is_taken_back():
    one, other = table("A", (12, "Dani")).dataset(), table("B", (12, "Daniel Ruis")).dataset()
    with Workspace.open() as alone, Workspace.open() as graph:
        alone.load(one)
        graph.load(other)
        graph.load(one)
        graph.retract(other[0].key)
        assert graph.rows() == alone.rows()


def test_a_player_and_a_manager_with_one_entry_elsewhere_are_one_person():
    told = (
        Telling("Register")
        .thing("p", name="Didi Champs", register="school:P-1")
        .thing("m", name="Didi Champs", register="school:M-1")
    )
    for one in ("p", "m"):
        told.says("identifier", thing=one, scheme="wikipedia", value="en:Didi Champs")
    told.things = {short: (ThingType.PERSON, name, register) for short, (_, name, register) in told.things.items()}
    assert len(people(told.says("person", person="p", born="1968-10-15").dataset())) == 1


def test_two_pages_or_two_births_are_two_people_whatever_else_they_share():
    told = Telling("Register").thing("p", name="Didi Champs").thing("m", name="Didi Champs")
    for one, page in (("p", "en:Didi Champs"), ("m", "en:Didi Champs (born 1998)")):
        told.says("person", person=one).says("identifier", thing=one, scheme="wikipedia", value=page)
    assert len(people(told.dataset())) == 2


def test_single_names_are_one_person_by_their_day_of_birth():
    def born(title, day):
        return Telling(title).says("person", person="Fredo", born=day).dataset()

    assert len(people(born("A", "1983-10-03"), born("B", "1983-10-03"))) == 1
    assert len(people(born("A", "1983-10-03"), born("B", "1993-03-05"))) == 2


def test_who_played_for_a_nation_and_for_the_one_that_took_over_is_one():
    def played(title, nation, id_):
        told = Telling(title).thing(nation, ThingType.TEAM, register=f"touchline:{id_}")
        return told.says("played_for", person="Lothar Matt", team=nation).dataset()

    assert len(people(played("A", "West Germany", "n225"), played("B", "Germany", "n024"))) == 1
    assert len(people(played("A", "Armenia", "n008"), played("B", "Germany", "n024"))) == 2
