"""Numbers agree with their nouns, and a load says what it came to even where that is nothing."""

import pytest

import touchline
from graph.counted import counted
from graph.errors import Refusal
from graph.intake import LoadReport
from queries.commands.load import refusal_lines, report_lines
from queries.load_steps import how_far
from queries.main import status_of

REPORT = "Elm Town 1-0 Oak Vale\nBo Ray headed the only goal after 71 minutes as Elm Town beat Oak Vale 1-0.\n"


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0 articles"), (1, "1 article"), (2, "2 articles"), (1234, "1,234 articles")]
)
def test_a_noun_agrees_with_its_number(number, words):
    assert counted(number, "article") == words


def test_a_load_of_one_says_one():
    lines = list(report_lines(LoadReport(files=1, records=1, claims_kept=1, claims_known=1, unread_languages=1)))
    assert lines[0] == "read 1 record of 1 file; kept 1 new claim, 1 was known"
    assert "1 article in a language that is not read: kept, with mentions only" in lines


@pytest.mark.parametrize("json", [[], ["--json"]])
@pytest.mark.parametrize("command", ["load", "read"])
def test_a_path_that_is_not_there_is_bad_use_and_makes_no_graph(tmp_path, capsys, monkeypatch, command, json):
    monkeypatch.chdir(tmp_path)
    assert status_of([command, "nope", *json]) == 2
    assert "no such file or folder: nope" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_one_path_of_two_that_is_not_there_is_refused_alone(tmp_path, capsys):
    (tmp_path / "report.txt").write_text(REPORT)
    paths = [str(tmp_path / "report.txt"), str(tmp_path / "nope")]
    assert status_of(["load", *paths, "--graph", str(tmp_path / "graph")]) == 3
    told = capsys.readouterr().err
    assert "read 1 record of 1 file" in told
    assert "nope: no such file or folder" in told


def test_a_load_of_nothing_says_so(tmp_path, capsys):
    (tmp_path / "empty").mkdir()
    assert status_of(["load", str(tmp_path / "empty"), "--graph", str(tmp_path / "graph")]) == 0
    assert "nothing was loaded: no file was found" in capsys.readouterr().err
    (tmp_path / "blank.txt").write_text("")
    assert status_of(["load", str(tmp_path / "blank.txt"), "--graph", str(tmp_path / "graph")]) == 3
    told = capsys.readouterr().err
    assert "nothing was loaded: all of it was refused" in told
    assert "blank.txt: empty" in told


def test_what_is_refused_is_told_while_it_is_read_and_counted_apart(tmp_path):
    folder = tmp_path / "mixed"
    folder.mkdir()
    for name, text in (
        ("1.txt", REPORT),
        ("2.txt", ""),
        ("3.bin", "\x00\x01"),
        ("4.txt", REPORT.replace("Elm", "Ash")),
    ):
        (folder / name).write_text(text)
    steps = []
    with touchline.open(":memory:") as graph:
        report = graph.load(folder, progress=lambda what, done: steps.append((what, done)))
    assert (report.files, report.records, len(report.refused)) == (2, 2, 2)
    assert how_far(report) == ("reading: 2 files done, 2 refused", 2)
    assert steps[-3:] == [
        ("reading: 2 files done, 2 refused", 2),
        ("working out who is who", 2),
        ("writing the graph", 2),
    ]


def test_many_refusals_of_one_sort_are_counted_after_the_first_few():
    refused = [Refusal("a.csv", f"'Team{number}' cannot play itself", number) for number in range(2, 12)]
    lines = list(refusal_lines([*refused, Refusal("a.csv", "no date", 40), Refusal("b.csv", "empty")]))
    assert len(lines) == 5 + 1 + 2
    assert lines[5] == "refused: a.csv: 5 such refusals more (--json lists all)"
    assert lines[6:] == ["refused: a.csv:40: no date", "refused: b.csv: empty"]


def test_the_folder_that_a_graph_is_in_can_be_loaded_without_the_graph(tmp_path, capsys, monkeypatch):
    (tmp_path / "report.txt").write_text(REPORT)
    monkeypatch.chdir(tmp_path)
    assert status_of(["load", "."]) == 0
    assert status_of(["load", "."]) == 0
    assert "0 refused" in capsys.readouterr().err
    assert status_of(["load", "touchline-graph"]) == 3
    assert "the folder of a graph" in capsys.readouterr().err
