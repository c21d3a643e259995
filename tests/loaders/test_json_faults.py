"""A file that should be JSON and is none says in plain words what is wrong, and on which line."""

import pytest

from tests.support.loading import load_text


def refused(tmp_path, name, text):
    [refusal] = load_text(tmp_path, name, text).refused
    return refusal.line, refusal.reason


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ('{"title": "A",\n "text": "Elm Town won', 2, "it breaks off (cut short?), in what begins at column 10"),
        ('[{"title": "A", "text": "Elm Town won."},', 1, "it breaks off"),
        ('{"title": "A", "text":', 1, "it breaks off"),
        ('{"title": "A"\n "text": "Elm Town won."}', 2, "a comma is missing, or a bracket at column 2"),
        ('{"title": "A", "text" "Elm Town won."}', 1, "a colon is missing at column 23"),
        ('{"title": "A", "text": Elm Town won.}', 1, "a value is missing at column 24"),
        ('{"title": "A", "text": "Elm\nTown won."}', 1, "a line break or another control sign stands in a text"),
        ("{'title': 'A', 'text': 'Elm Town won.'}", 1, "a name in double quotes is missing at column 2"),
        ("[", 1, "it breaks off"),
    ],
)
def test_where_json_breaks_and_what_is_missing_is_told(tmp_path, text, line, said):
    at, reason = refused(tmp_path, "news.json", text)
    assert at == line
    assert reason.startswith("broken JSON: ")
    assert said in reason


@pytest.mark.parametrize("text", ["{}", "[]", "[1, 2]"])
def test_json_that_names_nothing_is_no_riddle(tmp_path, text):
    assert "nothing is named" in refused(tmp_path, "news.json", text)[1]


def test_a_line_of_lines_that_is_cut_short_is_refused_alone(tmp_path):
    text = '{"title": "A", "text": "Elm Town won."}\n{"title": "B", "te'
    loaded = load_text(tmp_path, "news.jsonl", text)
    assert [(one.line, one.reason[:26]) for one in loaded.refused] == [(2, "broken JSON: it breaks off")]


def test_a_text_that_begins_with_a_bracket_is_a_text(tmp_path):
    loaded = load_text(tmp_path, "report.txt", "[Update] Elm Town 1-0 Oak Vale\n\nBo Ray scored after 12 minutes.\n")
    assert not loaded.refused


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("deep.json", "[" * 50_000 + "]" * 50_000, 1),
        ("member.json", '{"title": "A \\" [",\n "text": ' + "[" * 50_000 + "]" * 50_000 + "}", 2),
        ("match.json", '[{"home_team": "A", "more":\n' + '{"a":' * 50_000 + "1" + "}" * 50_000 + "}]", 2),
        ("lines.jsonl", '{"title": "A", "text": "Elm Town won."}\n{"text": ' + "[" * 50_000 + "]" * 50_000 + "}", 2),
    ],
)
def test_json_nested_too_deeply_is_told_so_with_its_place(tmp_path, name, text, line):
    at, reason = refused(tmp_path, name, text)
    assert at == line
    assert "nested too deeply" in reason
    assert "column" in reason
    assert "Recursion" not in reason
