"""What a query in Cypher gives is shown in the terms of the graph, and what is wrong with it in plain words."""

import json
import re

import pytest

import touchline
from queries.main import status_of


@pytest.fixture
def ask(seeded_folder, capsys):
    def run(text, *options):
        status = status_of(["cypher", text, *options, "--graph", str(seeded_folder)])
        told = capsys.readouterr()
        return status, told.out, told.err

    return run


def test_a_node_shows_its_labels_its_key_and_its_properties(ask):
    text = "MATCH (p:Person {name: 'Dele Alli'}) RETURN p"
    status, table, _ = ask(text)
    _, rows, _ = ask(text, "--json")
    [row] = json.loads(rows)
    assert status == 0
    assert re.search(r"\(:Person\S* \{key: \S+, .*name: Dele Alli", table)
    assert set(row["p"]) == {"key", "labels", "properties"}
    assert row["p"]["key"] in table
    assert row["p"]["properties"]["name"] == "Dele Alli"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("MATCH (:Person)-[r:SCORED]->(g) RETURN r LIMIT 1", r"\(\S+\)-\[:SCORED \{.*\}\]->\(\S+\)"),
        ("MATCH x = (:Goal)<-[:SCORED]-(:Person) RETURN x LIMIT 1", r"\(:Goal \{.*\}\)<-\[:SCORED \{.*\(:Person"),
        ("MATCH (p:Person) RETURN collect(p)[0..1]", r"\(:Person"),
        ("MATCH (p:Person) RETURN {who: p, more: [p.name, null]} LIMIT 1", r"\{more: \[.*, null\], who: \(:Person"),
    ],
)
def test_no_names_of_our_own_classes_are_shown(ask, text, shown):
    status, table, _ = ask(text)
    assert status == 0
    assert re.search(shown, " ".join(re.sub("[│┃|]", " ", table).split()))
    assert "Value(" not in table
    assert ask(text, "--json")[0] == 0


def test_rows_of_nothing_are_rows_in_the_table_as_well(ask):
    status, table, _ = ask("RETURN null AS nothing")
    assert (status, "nothing" in table, "nothing found" in table) == (0, True, False)


def test_brackets_in_the_name_of_a_column_are_shown(ask):
    assert "[1,2][0]" in ask("RETURN [1,2][0]")[1]


def test_a_notebook_shows_nodes_as_the_table_does(seeded_folder):
    with touchline.open(seeded_folder, reading=True) as graph:
        assert "(:Person" in graph.cypher("MATCH (p:Person) RETURN p LIMIT 1")._repr_html_()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("MATCH (n RETURN n", "line 1, column 10: 'RETURN' does not fit there"),
        ("MATCH (n) RETRUN n", "line 1, column 11: 'RETRUN' does not fit there"),
        ("MATCH (n)\nRETURN n.name,\nORDER BY", "line 3, column"),
        ("MATCH (n)-[:SCORED->(m) RETURN n", "line 1, column 19: '->' does not fit there"),
        ("SELECT name FROM players", "'SELECT' does not fit there; expected: an expression"),
        ("RETURN 'abc", "what begins with ' has no end"),
        ("RETURN [1, 2", "the query breaks off; expected: , or ]"),
        ("RETURN m", "'m' not defined"),
        ("RETURN nosuch(1)", "Unknown function 'nosuch'"),
        ("RETURN toInteger({})", "cannot convert a map"),
        ("RETURN 1/0", "it divides by zero"),
        ("", "empty"),
    ],
)
def test_what_is_wrong_with_a_query_is_told_in_plain_words(ask, text, said):
    status, out, err = ask(text)
    assert (status, out) == (2, "")
    assert said in err
    assert not re.search(r"org\.|com\.|java|Exception|[A-Z][a-z]+[A-Z]\w+: |_LITERAL", err)
