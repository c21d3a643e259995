"""What the questions answer on the seeds: examples for what is right."""

import json

import pytest

from graph.errors import Ambiguous, BadUse, NotFound
from graph.names import fold


def test_who_assisted_whom(seeded):
    rows = seeded.ask("who-assisted-whom")
    assert {(fold(row.assister).split()[0], fold(row.scorer)) for row in rows} in (
        {("son", "moussa sissoko"), ("manuel", "andre ayew"), ("manuel", "angelo ogbonna")},
        {("heung", "moussa sissoko"), ("manuel", "andre ayew"), ("manuel", "angelo ogbonna")},
    )
    assert len(rows) == 3


def test_an_assist_that_one_report_tells_says_so(seeded):
    [row] = seeded.ask("who-assisted-whom", assister="lanzini", scorer="ogbonna")
    assert row.sources == 1


def test_a_rebound_has_no_assist(seeded):
    assert len(seeded.ask("who-assisted-whom", scorer="andre ayew")) == 1


def test_the_wembley_match_is_one_with_five_goals(seeded):
    [match] = seeded.ask("matches-of", team="west ham", against="spurs")
    assert (match.home, match.home_goals, match.away_goals, match.away) == (
        "Tottenham Hotspur",
        2,
        3,
        "West Ham United",
    )
    assert match.competition == "EFL Cup"
    assert len(seeded.ask("who-scored", team="west ham", against="spurs")) == 3
    assert len(seeded.ask("who-scored", team="spurs", against="west ham")) == 2


@pytest.mark.parametrize("name", ["son", "Heung-min Son", "SON HEUNG-MIN", "son heung min"])
def test_names_are_found_as_people_type_them(seeded, name):
    [row] = seeded.ask("who-assisted-whom", assister=name)
    assert row.scorer == "Moussa Sissoko"


def test_managers_on_a_day(seeded):
    rows = seeded.ask("who-managed", on="2017-10-26")
    assert {(row.manager.split()[-1].replace("ć", "c"), row.team) for row in rows} == {
        ("Bilic", "West Ham United"),
        ("Pochettino", "Tottenham Hotspur"),
        ("Hodgson", "Crystal Palace"),
    }


def test_owners_come_with_their_source(seeded):
    rows = seeded.ask("who-owns", team="hammers")
    assert {row.owner for row in rows} == {"David Gold", "David Sullivan"}
    told = seeded.ask("evidence", about="david gold", kind="owned")
    assert ["co-owners David Gold and David Sullivan" in row.quote for row in told] == [True]


def test_disagreements_stand_side_by_side(seeded):
    rows = seeded.ask("where-sources-disagree")
    by_fact = {}
    for row in rows:
        by_fact.setdefault((row.fact, row.field), set()).add(row.value)
    assert {"37", "38"} in by_fact.values()
    assert {"70", "71"} in by_fact.values()
    assert "home" in {field for _, field in by_fact}
    assert all(
        len({row.value for row in rows if row.fact == fact and row.field == field and row.shown}) == 1
        for fact, field in by_fact
    )


def test_sources_mentioning_someone_give_the_first_sentence(seeded):
    rows = seeded.ask("sources-mentioning", name="manuel lanzini")
    assert len(rows) == 3
    assert all("Lanzini" in row.first for row in rows)


def test_evidence_holds_the_sentence(seeded):
    rows = seeded.ask("evidence", about="ogbonna", together="lanzini", kind="goal")
    assert [row.quote for row in rows] == [
        "Ogbonna nodded in a Manuel Lanzini corner in the 70th minute to complete the comeback."
    ]


def test_a_connection_gives_a_reason_for_each_step(seeded):
    rows = seeded.ask("connection", one="roy hodgson", other="son")
    assert rows.rows[0].one == "Roy Hodgson"
    assert all(row.reason and row.fact for row in rows)
    assert [row.other for row in rows.rows[:-1]] == [row.one for row in rows.rows[1:]]


def test_an_ambiguous_name_lists_its_candidates(seeded):
    with pytest.raises(Ambiguous) as caught:
        seeded.ask("who-owns", owner="david")
    assert len(caught.value.candidates) == 2


def test_an_unknown_name_proposes_near_ones(seeded):
    with pytest.raises(NotFound) as caught:
        seeded.ask("who-scored", scorer="Angelo Ogbona")
    assert "Angelo Ogbonna" in caught.value.near


def test_a_wrong_field_says_which_are_right(seeded):
    with pytest.raises(BadUse, match="scorer"):
        seeded.ask("who-scored", player="ogbonna")
    with pytest.raises(BadUse, match="who-scored"):
        seeded.ask("who-scores")


def test_answers_turn_into_json_pandas_and_html(seeded):
    answer = seeded.ask("who-owns")
    assert [row["owner"] for row in json.loads(answer.to_json())] == [row.owner for row in answer]
    assert list(answer.to_pandas()["owner"]) == [row.owner for row in answer]
    assert "David Gold" in answer._repr_html_()


def test_cypher_gives_nodes_and_refuses_writing(seeded):
    answer = seeded.cypher("MATCH (p:Person {name: $name}) RETURN p", {"name": "David Gold"})
    [row] = answer.to_dicts()
    assert row["p"]["labels"] == ["Person", "Owner"]
    with pytest.raises(BadUse):
        seeded.cypher("CREATE (x:Person {name: 'No One'}) RETURN x")


def test_a_limit_says_that_there_is_more(seeded):
    answer = seeded.cypher("MATCH (g:Goal) RETURN g.key ORDER BY g.key", limit=2)
    assert len(answer) == 2
    assert answer.more


def test_networkx_holds_what_cypher_finds(seeded):
    graph = seeded.to_networkx()
    [[nodes]] = seeded.cypher("MATCH (n:Touchline) RETURN count(n)").rows
    [[edges]] = seeded.cypher("MATCH (:Touchline)-[r]->(:Touchline) RETURN count(r)").rows
    assert (graph.number_of_nodes(), graph.number_of_edges()) == (nodes, edges)
