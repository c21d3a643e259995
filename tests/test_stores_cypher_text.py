"""What is read of a Cypher text itself: its columns, its paths, and that it opens no files."""

import pytest

from graph.errors import BadUse
from graph.stores.cypher_text import columns_of, path_columns, refuse_files


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("MATCH (n) RETURN n", ("n",)),
        ("MATCH (n) RETURN n.name, count(*) AS n ORDER BY n.name LIMIT 3", ("n.name", "n")),
        (
            "match (n) return distinct n . name as `the name`, [x in n.l | x], {a: 1, b: 2}.a;",
            ("the name", "[x in n.l | x]", "{a: 1, b: 2}.a"),
        ),
        ("MATCH (n) WITH n, 'RETURN x, y' AS t RETURN t // RETURN z\n", ("t",)),
        ("MATCH (n) CALL (n) { MATCH (n)--(m) RETURN m } RETURN m AS `a ``b```", ("a `b`",)),
        ("RETURN 1 AS a UNION RETURN 2 AS a", ("a",)),
        ("RETURN 'it\\'s, so' AS a, \"b, c\"", ("a", '"b, c"')),
        ("MATCH (n) RETURN n.limit, n.order AS `order`", ("n.limit", "order")),
        ("MATCH (n) RETURN *", None),
        ("CALL db.labels()", None),
    ],
)
def test_columns_are_named_as_both_engines_name_them(text, columns):
    assert columns_of(text) == columns


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("MATCH p = (a)--(b) RETURN p", {"p"}),
        ("MATCH (a), q=shortestPath((a)-[*]-(b)) WITH q AS way RETURN way AS w", {"q", "way", "w"}),
        ("MATCH (a) WHERE a.x = (1) RETURN a.x AS p", set()),
        ("MATCH p = (a)--(b) RETURN length(p) AS n, a.p AS q", {"p"}),
        ("RETURN 'MATCH p = (a)' AS p", set()),
    ],
)
def test_paths_are_looked_for_where_a_pattern_is_bound(text, names):
    assert path_columns(text) == names


def test_words_in_quotes_and_names_read_no_files():
    refuse_files("MATCH (n:`LOAD`) WHERE n.name = 'LOAD CSV FROM' RETURN n.load, n.csv // LOAD CSV")
    with pytest.raises(BadUse, match="touchline load"):
        refuse_files("MATCH (n) load\n/* */ Csv WITH HEADERS FROM $x AS r RETURN r")
