"""The page on the graph's model says what the code has."""

import re
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from graph.facts.derive import derive_match, derive_person
from graph.schema import LABELS, RELATIONSHIPS
from tests.support.any_claims import goals, lives, matches, moves, only_once, others
from tests.support.shape import CARRIED

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "graph-model.md").read_text(encoding="utf-8")


def table(heading):
    """The rows of the first table under a heading, each cell as the names in it."""
    part = PAGE.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in part.splitlines() if line.startswith("| `")]
    return [[re.findall(r"`(\w+)`", cell) for cell in line.strip("|").split("|")] for line in lines]


def test_the_page_lists_the_labels_of_the_schema():
    assert [cells[0][0] for cells in table("Nodes")] == list(LABELS)


def test_the_page_lists_the_relationships_of_the_schema_with_what_they_join():
    told = [(cells[0][0], tuple(cells[1]), tuple(cells[2])) for cells in table("Relationships")]
    assert told == [tuple(relationship) for relationship in RELATIONSHIPS]


def test_no_label_shares_a_name_with_a_relationship():
    assert not {label.casefold() for label in LABELS} & {r.type.casefold() for r in RELATIONSHIPS}


def test_the_examples_name_only_what_there_is():
    types = {relationship.type for relationship in RELATIONSHIPS}
    for example in re.findall(r"```cypher\n(.+?)```", PAGE, re.DOTALL):
        assert set(re.findall(r"\[\w*:([A-Z_|]+)", example)) <= types
        assert set(re.findall(r"\(\w*:(\w+)", example)) <= set(LABELS)
        assert "ORDER BY" in example or "folded" in example


def documented(heading, column):
    return {cells[0][0]: set(cells[column]) for cells in table(heading)}


@settings(max_examples=60, deadline=None)
@given(st.lists(st.one_of(goals(), matches(), others()), max_size=8), st.lists(st.one_of(lives(), moves()), max_size=5))
def test_every_property_is_on_the_page(match_claims, person_claims):
    rows = derive_match("match", only_once(match_claims))
    more = derive_person(
        "ivo", only_once(person_claims), [e for e in rows.edges if e.type in ("SCORED", "APPEARED_IN")]
    )
    labels, types = documented("Nodes", 2), documented("Relationships", 3)
    for node in (*rows.nodes, *more.nodes):
        if "Claim" not in node.labels:
            assert plain(node) <= labels[node.labels[0]] | {"name"}
    for edge in (*rows.edges, *more.edges):
        assert plain(edge) <= types[edge.type], edge


def plain(row):
    """The properties of a row without what all carry, and dates without their bounds."""
    names = set(row.properties) - CARRIED
    return {name for name in names if not (name.endswith(("_first", "_last")) and name.rsplit("_", 1)[0] in names)}
