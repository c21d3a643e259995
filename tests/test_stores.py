"""What every store must do, played on each: the embedded one and both lines of Neo4j."""

import pytest

from graph.errors import BadUse
from graph.rows import Changes, EdgeRow, NodeRow
from graph.stores.contract import EdgeValue, NodeValue, PathValue

ANN = NodeRow("person:ann", ("Person", "Player"), {"name": "Ann Lee", "names": ["Ann Lee", "Lee"], "sources": 2})
KIT = NodeRow("person:kit", ("Person",), {"name": "Kit Dunn", "disputed": []})
GOAL = NodeRow("goal:1", ("Goal",), {"name": "37'", "minute": 37, "own_goal": False})
MATCH = NodeRow(
    "match:1",
    ("Match",),
    {"name": "Marlow 1-0 Lido", "date": "2017-10", "date_first": "2017-10-01", "date_last": "2017-10-31"},
)
MARLOW = NodeRow("team:marlow", ("Team", "Club"), {"name": "Marlow"})
NODES = [ANN, KIT, GOAL, MATCH, MARLOW]
SCORED = EdgeRow("scored:1", "SCORED", ANN.key, GOAL.key, {"claims": ["c1", "c2"], "sources": 2})
ASSISTED = EdgeRow("assisted:1", "ASSISTED", KIT.key, GOAL.key, {"sources": 1})
IN_MATCH = EdgeRow("in_match:1", "IN_MATCH", GOAL.key, MATCH.key, {})
SPELL = EdgeRow("managed:1", "MANAGED", KIT.key, MARLOW.key, {"since": "2015-06-09"})
SPELL_2 = EdgeRow("managed:2", "MANAGED", KIT.key, MARLOW.key, {"since": "2018"})
EDGES = [SCORED, ASSISTED, IN_MATCH, SPELL, SPELL_2]


@pytest.fixture
def loaded(store):
    store.apply(Changes(7, NODES, EDGES))
    return store


def node(row):
    return NodeValue(row.key, row.labels, dict(sorted(row.properties.items())))


def edge(row):
    return EdgeValue(row.type, row.start, row.end, dict(sorted({"key": row.key, **row.properties}.items())))


def all_nodes(store):
    return [row[0] for row in store.query("MATCH (n:Touchline) RETURN n ORDER BY n.key").rows]


def all_edges(store):
    return [row[0] for row in store.query("MATCH (:Touchline)-[r]->(:Touchline) RETURN r ORDER BY r.key").rows]


def nodes_of(rows):
    return [node(row) for row in sorted(rows)]


def edges_of(rows):
    return [edge(row) for row in sorted(rows)]


def test_an_empty_store_stands_at_no_change(store):
    assert store.mark() == 0
    assert all_nodes(store) == []


def test_a_first_load_gives_back_the_rows_and_stands_at_its_change(loaded):
    assert loaded.mark() == 7
    assert all_nodes(loaded) == nodes_of(NODES)
    assert all_edges(loaded) == edges_of(EDGES)


def test_a_row_given_again_replaces_the_old_one_whole(loaded):
    manager = NodeRow(KIT.key, ("Person", "Manager"), {"name": "Christopher Dunn"})
    player = NodeRow(ANN.key, ("Person",), {"name": "Ann Lee"})
    spell = EdgeRow(SPELL.key, "MANAGED", KIT.key, MARLOW.key, {"until": "2017-11"})
    loaded.apply(Changes(8, [manager, player, MATCH], [spell]))
    assert loaded.mark() == 8
    assert all_nodes(loaded) == nodes_of([manager, player, GOAL, MATCH, MARLOW])
    assert all_edges(loaded) == edges_of([SCORED, ASSISTED, IN_MATCH, spell, SPELL_2])


def test_a_change_of_labels_is_seen_by_label_and_key(loaded):
    loaded.apply(Changes(8, [NodeRow(KIT.key, ("Person", "Manager"), {"name": "Kit Dunn"})]))
    assert loaded.query("MATCH (m:Manager {key: $key})-[r]->() RETURN count(r) AS n", {"key": KIT.key}).rows == [(3,)]
    assert loaded.query("MATCH (p:Person) RETURN count(p) AS n").rows == [(2,)]


def test_new_rows_join_old_ones(loaded):
    bird = NodeRow("person:bird", ("Person",), {"name": "Max Bird"})
    assist = EdgeRow("set_up:1", "SET_UP", bird.key, ANN.key, {"goals": 1})
    loaded.apply(Changes(9, [bird], [assist]))
    assert all_nodes(loaded) == nodes_of([*NODES, bird])
    assert all_edges(loaded) == edges_of([*EDGES, assist])


def test_what_is_removed_is_gone_and_only_that(loaded):
    loaded.apply(Changes(8, removed_edges=[ASSISTED.key, SPELL.key], removed_nodes=[MATCH.key]))
    assert all_nodes(loaded) == nodes_of([ANN, KIT, GOAL, MARLOW])
    assert all_edges(loaded) == edges_of([SCORED, SPELL_2])


def test_an_edge_whose_ends_change_is_removed_and_given_anew(loaded):
    moved = EdgeRow(SCORED.key, "SCORED", KIT.key, GOAL.key, {"sources": 1})
    loaded.apply(Changes(8, edges=[moved], removed_edges=[SCORED.key]))
    assert all_edges(loaded) == edges_of([moved, ASSISTED, IN_MATCH, SPELL, SPELL_2])


def test_changes_go_in_whole_or_not_at_all(loaded):
    stray = NodeRow("person:stray", ("Person",), {"name": "Stray"})
    with pytest.raises(ValueError, match="person:nobody"):
        loaded.apply(Changes(8, [stray], [EdgeRow("x", "SET_UP", stray.key, "person:nobody", {})], [SCORED.key]))
    assert loaded.mark() == 7
    assert all_nodes(loaded) == nodes_of(NODES)
    assert all_edges(loaded) == edges_of(EDGES)


def test_a_first_load_that_broke_off_is_no_graph_and_is_begun_again(store):
    with pytest.raises(ValueError, match="person:nobody"):
        store.apply(Changes(3, NODES, [*EDGES, EdgeRow("x", "SET_UP", ANN.key, "person:nobody", {})]))
    assert store.mark() == 0
    store.apply(Changes(4, [ANN, KIT], []))
    assert store.mark() == 4
    assert all_nodes(store) == nodes_of([ANN, KIT])


def test_rebuilding_leaves_nothing_of_the_old_graph(loaded):
    loaded.rebuild([KIT], [], 12)
    assert loaded.mark() == 12
    assert all_nodes(loaded) == nodes_of([KIT])


def test_the_mark_outlives_the_node_it_may_hang_on(loaded):
    loaded.apply(Changes(8, [NodeRow("a:first", ("Venue",), {"name": "First"})], removed_nodes=[GOAL.key]))
    loaded.apply(Changes(9, removed_nodes=["a:first"]))
    assert loaded.mark() == 9


def test_clearing_empties(loaded):
    loaded.clear()
    assert loaded.mark() == 0
    assert all_nodes(loaded) == []


def test_a_label_or_type_outside_the_schema_is_refused(store):
    with pytest.raises(ValueError, match="no label Wizard"):
        store.rebuild([NodeRow("a", ("Wizard",), {})], [], 1)
    with pytest.raises(ValueError, match="no relationship type ENCHANTED"):
        store.rebuild([ANN], [EdgeRow("b", "ENCHANTED", ANN.key, ANN.key, {})], 1)


def test_columns_are_told_even_where_there_are_no_rows(loaded):
    table = loaded.query(
        "MATCH (n:Person {key: 'nobody'}) RETURN n.name AS `full name`, n.born, count(*) > 0, n AS whole"
    )
    assert table.columns == ("full name", "n.born", "count(*) > 0", "whole")
    assert table.rows == []


def test_a_limit_cuts_rows(loaded):
    assert loaded.query("MATCH (n:Touchline) RETURN n.key AS key ORDER BY key", limit=2).rows == [
        ("goal:1",),
        ("match:1",),
    ]


def test_a_path_is_its_nodes_and_relationships_by_turns(loaded):
    table = loaded.query(
        "MATCH way = (:Person {key: 'person:kit'})-[:ASSISTED]->()<-[:SCORED]-() RETURN way AS route, length(way) AS n"
    )
    parts = (node(KIT), edge(ASSISTED), node(GOAL), edge(SCORED), node(ANN))
    assert table.rows == [(PathValue(parts), 2)]


def test_a_text_that_looks_like_a_path_stays_text(loaded):
    text = "(#1:0)-[#2:0]->(#3:0)"
    assert loaded.query("MATCH p = (:Goal)-->(:Match) RETURN $text AS told, length(p) AS n", {"text": text}).rows == [
        (text, 1)
    ]


def test_relationships_know_their_ends_wherever_they_stand(loaded):
    rows = loaded.query("MATCH (a:Goal)-[r]->() RETURN r, collect(r) AS list, {it: r, of: a} AS map").rows
    assert rows == [(edge(IN_MATCH), [edge(IN_MATCH)], {"it": edge(IN_MATCH), "of": node(GOAL)})]


@pytest.mark.parametrize(
    "text",
    [
        "CREATE (n:Person {key: 'x'})",
        "MATCH (n) SET n.x = 1 RETURN n",
        "MATCH (n) DETACH DELETE n",
        "MERGE (n:Person {key: 'x'}) RETURN n",
    ],
)
def test_a_query_cannot_write(loaded, text):
    with pytest.raises(BadUse, match="would write"):
        loaded.query(text)
    assert all_nodes(loaded) == nodes_of(NODES)


@pytest.mark.parametrize(
    "text", ["MATCH (n RETURN n", "RETURN $unknown AS x", "RETURN nonsense(1) AS x", "RETURN 1 / 0 AS x"]
)
def test_a_query_that_cannot_run_says_so(loaded, text):
    with pytest.raises(BadUse, match=r"the query cannot be run: \S"):
        loaded.query(text)


def test_a_query_reads_no_files(loaded):
    with pytest.raises(BadUse, match="LOAD CSV"):
        loaded.query("load /* quietly */ csv FROM 'file:///etc/passwd' AS row RETURN row")
