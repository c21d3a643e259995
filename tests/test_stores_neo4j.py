"""What is particular to a Neo4j: other people's data in it, credentials, and servers that are not there."""

import logging

import neo4j
import pytest

from graph.errors import BadUse, StoreUnavailable
from graph.rows import Changes, EdgeRow, NodeRow
from graph.stores.neo4j_store import Neo4jStore

pytestmark = pytest.mark.neo4j
ANN = NodeRow("person:ann", ("Person",), {"name": "Ann Lee"})
KIT = NodeRow("person:kit", ("Person",), {"name": "Kit Dunn"})
TIE = EdgeRow("set_up:1", "SET_UP", ANN.key, KIT.key, {"goals": 1})
OTHERS = (
    "MATCH (a:TouchlineTestOther)-[r:KNOWS]->(b:TouchlineTestOther:Person) "
    "RETURN a.key, a.touchline_change, r.key, b.key, labels(b)"
)


@pytest.fixture
def driver(neo4j_server):
    with neo4j.GraphDatabase.driver(neo4j_server.uri, auth=(neo4j_server.user, neo4j_server.password)) as opened:
        yield opened
        opened.execute_query("MATCH (n:TouchlineTestOther) DETACH DELETE n")


def rows(driver, text):
    return [list(record.values()) for record in driver.execute_query(text).records]


def test_other_data_is_left_alone(neo4j_store, driver):
    driver.execute_query(
        "CREATE (:TouchlineTestOther {key: 'person:ann'})-[:KNOWS {key: "
        "'set_up:1'}]->(:TouchlineTestOther:Person {key: 'person:kit'})"
    )
    before = rows(driver, OTHERS)
    neo4j_store.apply(Changes(1, [ANN, KIT], [TIE]))
    neo4j_store.apply(Changes(2, [ANN], removed_edges=[TIE.key], removed_nodes=[KIT.key]))
    neo4j_store.rebuild([ANN, KIT], [TIE], 3)
    neo4j_store.clear()
    assert rows(driver, OTHERS) == before
    assert rows(driver, "MATCH (n:Touchline) RETURN count(n)") == [[0]]


def test_labels_that_others_gave_to_our_nodes_stay(neo4j_store, driver):
    neo4j_store.apply(Changes(1, [ANN, KIT]))
    driver.execute_query("MATCH (n:Touchline {key: 'person:ann'}) SET n:Favourite")
    neo4j_store.apply(Changes(2, [NodeRow(ANN.key, ("Person", "Player"), {"name": "Ann Lee"})]))
    assert neo4j_store.query("MATCH (n:Favourite) RETURN n").rows[0][0].labels == ("Person", "Player", "Favourite")


def test_an_edge_to_a_node_of_others_has_no_key_at_that_end(neo4j_store, driver):
    neo4j_store.apply(Changes(1, [ANN]))
    driver.execute_query("MATCH (n:Touchline) CREATE (n)-[:KNOWS]->(:TouchlineTestOther)")
    tie = neo4j_store.query("MATCH ()-[r:KNOWS]->() RETURN r").rows[0][0]
    assert (tie.start, tie.end) == (ANN.key, None)


def test_a_load_that_was_cut_off_is_no_graph(neo4j_store, driver):
    neo4j_store.apply(Changes(1, [ANN, KIT], [TIE]))
    driver.execute_query("MATCH (n:Touchline) REMOVE n.touchline_change")
    assert neo4j_store.mark() == 0
    neo4j_store.apply(Changes(2, [KIT]))
    assert neo4j_store.query("MATCH (n:Touchline) RETURN n.key").rows == [(KIT.key,)]


def test_the_mark_is_no_part_of_an_answer(neo4j_store):
    neo4j_store.apply(Changes(1, [ANN]))
    assert neo4j_store.query("MATCH (n:Touchline) RETURN n, properties(n) AS p").rows[0][0].properties == {
        "name": "Ann Lee"
    }
    assert neo4j_store.query("MATCH (n:Touchline) RETURN properties(n) AS p").rows == [
        ({"key": ANN.key, "name": "Ann Lee"},)
    ]
    assert neo4j_store.query("MATCH (n) RETURN count(n)").rows == [(1,)]


def test_a_query_that_takes_too_long_is_ended(neo4j_server):
    told = {"NEO4J_USERNAME": neo4j_server.user, "NEO4J_PASSWORD": neo4j_server.password}
    store = Neo4jStore.open(neo4j_server.uri, told, timeout=0.5)
    with pytest.raises(BadUse, match=r"longer than 0\.5 seconds"):
        store.query("UNWIND range(1, 10000000) AS a UNWIND range(1, 10000000) AS b RETURN sum(a * b)")
    store.close()


def test_a_wrong_or_missing_password_says_which_variables_to_set(neo4j_server):
    for environment in ({"NEO4J_USERNAME": "nobody", "NEO4J_PASSWORD": "wrong"}, {}):
        with pytest.raises(StoreUnavailable, match="set NEO4J_USERNAME and NEO4J_PASSWORD"):
            Neo4jStore.open(neo4j_server.uri, environment)


def test_a_server_that_is_not_there_says_how_to_start_one():
    with pytest.raises(StoreUnavailable, match=r"127\.0\.0\.1:1: the Neo4j there does not answer.*docker compose up"):
        Neo4jStore.open("bolt://127.0.0.1:1", {})


def test_credentials_on_the_command_line_are_refused():
    with pytest.raises(BadUse, match="set NEO4J_USERNAME and NEO4J_PASSWORD instead"):
        Neo4jStore.open("neo4j://ann:secret@127.0.0.1:7687", {})


def test_an_address_of_another_kind_is_refused():
    with pytest.raises(BadUse, match=r"looks like neo4j://127\.0\.0\.1:7687"):
        Neo4jStore.open("postgres://127.0.0.1", {})


def test_nothing_is_logged_for_labels_that_are_not_there_yet(neo4j_store, caplog):
    with caplog.at_level(logging.INFO, logger="neo4j"):
        neo4j_store.query("MATCH (n:Wizard) RETURN n.wand")
    assert caplog.text == ""
