"""Whatever the rows, both engines answer alike, and a store gives back exactly what it was given."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from graph.rows import Changes, EdgeRow, NodeRow
from graph.stores.embedded_store import EmbeddedStore
from graph.stores.networkx_store import to_networkx
from tests.support.store_statements import STATEMENTS

pytestmark = pytest.mark.neo4j

KEYS = [f"n{number}" for number in range(5)]
TEXTS = st.sampled_from(
    ["", "a", "b", "Andre Ayew", "André Ayew", "O'Neil", 'say "no"', "2017", "2017-10-25", "#1:0", "日本"]
)
PROPERTIES = st.fixed_dictionaries(
    {},
    optional={
        "name": TEXTS,
        "number": st.integers(-2, 3),
        "flag": st.booleans(),
        "day": st.sampled_from(["2016", "2017-05", "2017-10-25", "2018-01-01"]),
        "texts": st.lists(TEXTS, max_size=3),
        "numbers": st.lists(st.integers(0, 2**40), max_size=2),
        "share": st.sampled_from([0.5, 2.0, -1.25]),
    },
)
LABELS = st.sampled_from(
    [("Person",), ("Person", "Player"), ("Person", "Player", "Manager"), ("Team",), ("Team", "Club")]
)


@st.composite
def row_sets(draw):
    """A few nodes of any shape, and edges of some types between any of them."""
    keys = draw(st.lists(st.sampled_from(KEYS), unique=True, max_size=5))
    nodes = [NodeRow(key, draw(LABELS), draw(PROPERTIES)) for key in keys]
    ends = st.tuples(st.sampled_from(keys), st.sampled_from(keys)) if keys else st.nothing()
    ties = draw(st.lists(st.tuples(st.sampled_from(["SET_UP", "MANAGED"]), ends), max_size=5)) if keys else []
    goals = st.fixed_dictionaries({}, optional={"goals": st.integers(0, 3), "texts": st.lists(TEXTS, max_size=2)})
    edges = [EdgeRow(f"e{at}", type_, start, end, draw(goals)) for at, (type_, (start, end)) in enumerate(ties)]
    return nodes, edges


def changes_between(old, new, upto):
    """What turns one set of rows into another."""
    before, after = [{row.key: row for row in rows} for rows in old], [{row.key: row for row in rows} for rows in new]
    moved = [key for key, edge in before[1].items() if key not in after[1] or after[1][key][1:4] != edge[1:4]]
    return Changes(
        upto,
        [row for key, row in after[0].items() if before[0].get(key) != row],
        [row for key, row in after[1].items() if before[1].get(key) != row],
        moved,
        [key for key in before[0] if key not in after[0]],
    )


def rows_of(store):
    """The rows as the store tells them."""
    nodes = [
        NodeRow(node.key, tuple(sorted(node.labels)), node.properties)
        for (node,) in store.query("MATCH (n:Touchline) RETURN n ORDER BY n.key").rows
    ]
    edges = []
    for (tie,) in store.query("MATCH (:Touchline)-[r]->(:Touchline) RETURN r ORDER BY r.key").rows:
        properties = dict(tie.properties)
        edges.append(EdgeRow(properties.pop("key"), tie.type, tie.start, tie.end, properties))
    return nodes, edges


def plain(rows):
    nodes, edges = rows
    return [
        NodeRow(node.key, tuple(sorted(node.labels)), node.properties)
        for node in sorted(nodes, key=lambda row: row.key)
    ], sorted(edges, key=lambda row: row.key)


@pytest.fixture(scope="module")
def embedded(tmp_path_factory):
    store = EmbeddedStore.open(tmp_path_factory.mktemp("alike"))
    yield store
    store.close()


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(row_sets(), row_sets())
def test_a_store_gives_back_what_it_was_given_and_any_change_to_it(store, first, second):
    store.rebuild(*first, 1)
    assert rows_of(store) == plain(first)
    store.apply(changes_between(first, second, 2))
    assert rows_of(store) == plain(second)
    graph = to_networkx(*second)
    assert [(graph.number_of_nodes(), graph.number_of_edges())] == store.query(
        "MATCH (n:Touchline) OPTIONAL MATCH (n)-[r]->() RETURN count(DISTINCT n), count(r)"
    ).rows


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(row_sets())
def test_engines_answer_alike_whatever_the_rows(embedded, neo4j_store, rows):
    for store in (embedded, neo4j_store):
        store.rebuild(*rows, 1)
    for text, params in STATEMENTS:
        assert comparable(embedded.query(text, params), text) == comparable(neo4j_store.query(text, params), text), text


def comparable(table, text):
    """A table; where a text asks for no order, none is compared, and of a mean no more digits than it has."""
    rows = [tuple(float(f"{cell:.12g}") if isinstance(cell, float) else cell for cell in row) for row in table.rows]
    return table.columns, rows if "ORDER BY" in text else sorted(rows, key=repr)


NODES = [
    NodeRow(
        "n0",
        ("Person", "Player"),
        {"name": "André Ayew", "number": 2, "flag": True, "day": "2017-10-25", "texts": ["a", "b"], "share": 0.5},
    ),
    NodeRow(
        "n1",
        ("Person", "Player", "Manager"),
        {"name": "Ann Lee", "number": 1, "flag": False, "day": "2017", "texts": []},
    ),
    NodeRow("n2", ("Person",), {"name": "Ann Lee", "texts": ["b"], "number": -1}),
    NodeRow("n3", ("Team", "Club"), {"name": "Marlow", "numbers": [1, 2], "day": "2017-05"}),
]
EDGES = [
    EdgeRow("e0", "SET_UP", "n0", "n1", {"goals": 2, "texts": ["a"]}),
    EdgeRow("e1", "SET_UP", "n1", "n2", {"goals": 1}),
    EdgeRow("e2", "MANAGED", "n1", "n3", {}),
    EdgeRow("e3", "MANAGED", "n2", "n3", {}),
    EdgeRow("e4", "MANAGED", "n2", "n3", {"texts": []}),
    EdgeRow("e5", "SET_UP", "n0", "n0", {}),
]


@pytest.fixture(scope="module")
def told(embedded):
    """What the embedded engine answers."""
    embedded.rebuild(NODES, EDGES, 1)
    return [embedded.query(text, params) for text, params in STATEMENTS]


def test_each_statement_is_answered_alike(told, neo4j_store):
    neo4j_store.rebuild(NODES, EDGES, 1)
    for (text, params), answer in zip(STATEMENTS, told, strict=True):
        assert comparable(neo4j_store.query(text, params), text) == comparable(answer, text), text
