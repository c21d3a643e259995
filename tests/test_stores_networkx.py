"""The graph in NetworkX, straight from the rows."""

from graph.rows import EdgeRow, NodeRow
from graph.stores.networkx_store import to_networkx

NODES = [
    NodeRow("p", ("Person", "Player"), {"name": "Ann Lee"}),
    NodeRow("t", ("Team",), {"name": "Marlow", "names": ["Marlow"]}),
]
EDGES = [EdgeRow("e1", "MANAGED", "p", "t", {"since": "2015"}), EdgeRow("e2", "MANAGED", "p", "t", {"since": "2018"})]


def test_nodes_and_edges_go_by_their_keys():
    graph = to_networkx(NODES, EDGES)
    assert graph.nodes["p"] == {"labels": ("Person", "Player"), "name": "Ann Lee"}
    assert list(graph.edges(keys=True)) == [("p", "t", "e1"), ("p", "t", "e2")]
    assert graph.edges["p", "t", "e2"] == {"type": "MANAGED", "since": "2018"}


def test_an_empty_graph_is_one():
    graph = to_networkx([], [])
    assert graph.is_directed()
    assert graph.is_multigraph()
    assert len(graph) == 0
