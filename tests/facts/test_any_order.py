"""Whatever claims there are, in whatever order they come: equal rows of the right shape."""

from hypothesis import given, settings
from hypothesis import strategies as st

from graph.facts.derive import derive_match, derive_person
from tests.support.any_claims import goals, lives, matches, moves, only_once, others
from tests.support.shape import wrong


@settings(max_examples=80, deadline=None)
@given(st.lists(st.one_of(goals(), matches(), others()), max_size=14), st.randoms(use_true_random=False))
def test_a_match_is_the_same_in_any_order(claims, random):
    claims = only_once(claims)
    rows = derive_match("match", claims)
    assert wrong(rows) == []
    random.shuffle(claims)
    assert derive_match("match", claims) == rows


@settings(max_examples=80, deadline=None)
@given(
    st.lists(st.one_of(lives(), moves()), max_size=12),
    st.lists(st.one_of(goals(), others()), max_size=6),
    st.randoms(use_true_random=False),
)
def test_a_person_is_the_same_in_any_order(claims, played, random):
    claims = only_once(claims)
    edges = [e for e in derive_match("match", only_once(played)).edges if "ivo" in (e.start, e.end)]
    edges = [e for e in edges if e.type != "ABOUT"]
    rows = derive_person("ivo", claims, edges)
    assert wrong(rows) == []
    random.shuffle(claims)
    random.shuffle(edges)
    assert derive_person("ivo", claims, edges) == rows


@settings(max_examples=60, deadline=None)
@given(st.lists(goals(), max_size=12))
def test_no_goal_holds_two_records_of_one_dataset(claims):
    told = {one.id: one for one in claims}
    for node in derive_match("match", only_once(claims)).nodes:
        if "Goal" in node.labels:
            records = [told[key].source.key for key in node.properties["claims"] if told[key].source.kind == "dataset"]
            assert len(records) == len(set(records))
