"""The same sources give the same graph, in whatever order they come and whatever happened in between."""

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from graph.engine.workspace import Workspace
from tests.support.small_worlds import loads, tellings

#: Few and always the same examples: each loads several small graphs. Shrinking would take longer than any reader waits.
CAREFUL = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)


@st.composite
def worlds(draw):
    told = draw(st.lists(tellings(), min_size=1, max_size=5, unique_by=lambda one: one.title))
    return [loads(one, draw(st.booleans())) for one in told]


def key_of(items):
    source = getattr(items[0], "source", items[0])
    return source.key


def rows_of(sources):
    with Workspace.open() as graph:
        graph.load([item for items in sources for item in items])
        return graph.rows()


@CAREFUL
@given(worlds(), st.data())
def test_the_order_of_loading_does_not_matter(sources, data):
    together = rows_of(sources)
    with Workspace.open() as graph:
        for items in data.draw(st.permutations(sources)):
            graph.load(items)
        assert graph.rows() == together


@CAREFUL
@given(worlds(), st.data())
def test_retracting_and_loading_again_gives_the_same_graph(sources, data):
    together = rows_of(sources)
    with Workspace.open() as graph:
        for items in sources:
            graph.load(items)
        for items in data.draw(st.lists(st.sampled_from(sources), max_size=3, unique_by=key_of)):
            graph.retract(key_of(items))
            if data.draw(st.booleans()):
                graph.load(items)
        for items in data.draw(st.permutations(sources)):
            graph.load(items)
        assert graph.rows() == together


@CAREFUL
@given(worlds(), st.data())
def test_what_is_retracted_leaves_nothing_behind(sources, data):
    kept = data.draw(st.lists(st.sampled_from(sources), unique_by=key_of))
    gone = [items for items in sources if key_of(items) not in set(map(key_of, kept))]
    with Workspace.open() as graph:
        for items in sources:
            graph.load(items)
        for items in gone:
            graph.retract(key_of(items))
        assert graph.rows() == rows_of(kept)


@CAREFUL
@given(worlds())
def test_no_relationship_leads_nowhere(sources):
    nodes, edges = rows_of(sources)
    keys = {node.key for node in nodes}
    assert len(keys) == len(nodes)
    assert [edge for edge in edges if edge.start not in keys or edge.end not in keys] == []


@CAREFUL
@given(worlds(), st.data())
def test_changes_lead_from_any_mark_to_the_present(sources, data):
    with Workspace.open() as graph:
        marks = [(0, {}, {})]
        for items in data.draw(st.permutations(sources)):
            graph.load(items)
            marks.append(_as_kept(graph))
        for items in data.draw(st.lists(st.sampled_from(sources), max_size=2, unique_by=key_of)):
            graph.retract(key_of(items))
            marks.append(_as_kept(graph))
        now = _as_kept(graph)
        for mark, old_nodes, old_edges in marks:
            changes = graph.changes_since(mark)
            nodes, edges = dict(old_nodes), dict(old_edges)
            for key in changes.removed_edges:
                edges.pop(key, None)
            for key in changes.removed_nodes:
                nodes.pop(key, None)
            for edge in changes.edges:
                assert edge.key not in edges or edges[edge.key][1:4] == edge[1:4]
            nodes |= {row.key: row for row in changes.nodes}
            edges |= {row.key: row for row in changes.edges}
            assert (changes.upto, nodes, edges) == now


def _as_kept(graph):
    nodes, edges = graph.rows()
    return graph.last_change, {row.key: row for row in nodes}, {row.key: row for row in edges}
