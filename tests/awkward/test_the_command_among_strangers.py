"""The command as strangers use it: wrong names, odd terminals, pipes that close, folders that are held or damaged."""

import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import touchline
from queries.main import status_of

ROOT = Path(__file__).resolve().parents[2]
PEOPLE = """id,name,born
a,Dean Pike,1988
b,Dean Pike,1996
c,Zoran Petković
d,문태식
e,Kåre Bjørnsæther
"""
REPORT = (
    "Ottermouth Town 1-0 Kestrel Park\n"
    "Rae Tinsley scored the only goal for Ottermouth Town after 12 minutes on Saturday.\n"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder with blanks and letters of its own in its path, and a graph of a register in it."""
    place = tmp_path_factory.mktemp("names") / "a päth with 축구"
    place.mkdir()
    (place / "people.csv").write_text(PEOPLE, encoding="utf-8")
    assert status_of(["load", str(place / "people.csv"), "--graph", str(place / "graph")]) == 0
    return place


def run(*arguments, stdin=None, **environment):
    """The command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", "from queries.main import run; run()", *map(str, arguments)],
        input=stdin,
        check=False,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, **environment},
    )


@pytest.fixture
def told(folder, capsys):
    def ask(*arguments):
        status = status_of([*arguments, "--graph", str(folder / "graph")])
        seen = capsys.readouterr()
        return status, seen.out, seen.err

    return ask


def test_who_suggests_what_is_near_on_standard_error(told):
    status, out, err = told("who", "Daen Pike")
    assert (status, out) == (1, "")
    assert "Dean Pike" in err


def test_who_lists_all_whom_a_name_may_mean(told):
    status, out, _ = told("who", "dean pike", "--json")
    assert (status, [row["key"] for row in json.loads(out)]) == (0, ["person:people:a", "person:people:b"])


def test_a_name_that_is_none_is_bad_use(told):
    status, out, err = told("who", "")
    assert (status, out) == (2, "")
    assert "no name" in err


def test_an_ambiguous_name_lists_its_candidates_as_a_table_or_json(told):
    status, out, err = told("ask", "who-scored", "--scorer", "Dean Pike")
    assert status == 4
    assert "person:people:b" in out
    assert "2" in err
    status, out, _ = told("ask", "who-scored", "--scorer", "Dean Pike", "--json")
    assert (status, [one["key"] for one in json.loads(out)]) == (4, ["person:people:a", "person:people:b"])


def test_somebody_without_goals_is_an_empty_answer(told):
    status, out, _ = told("ask", "who-scored", "--scorer", "petkovic", "--json")
    assert (status, json.loads(out)) == (0, [])


@pytest.mark.parametrize("command", [["questions"], ["loaders"]])
def test_lists_are_json_as_well(command, capsys):
    assert status_of([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)


def test_a_terminal_of_few_letters_loses_no_line(folder):
    arguments = ("cypher", "MATCH (p:Person) RETURN p.name AS name", "--graph", folder / "graph")
    odd = {"PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}
    table = run(*arguments, **odd)
    assert (table.returncode, table.stderr) == (0, b"")
    lines = [line for line in table.stdout.decode("cp1252").splitlines() if line.startswith("|") and "---" not in line]
    assert len(lines) == 1 + 5
    rows = run(*arguments, "--json", **odd)
    assert {row["name"] for row in json.loads(rows.stdout)} == {
        "Dean Pike",
        "Zoran Petković",
        "문태식",
        "Kåre Bjørnsæther",
    }


def test_no_colours_reach_a_pipe(folder):
    seen = run("who", "pike", "--graph", folder / "graph", NO_COLOR="1")
    assert b"\x1b[" not in seen.stdout + seen.stderr


def test_a_dash_is_standard_input(tmp_path):
    read = run("read", "-", "--summary", "--json", stdin=REPORT.encode())
    assert json.loads(read.stdout)["title"] == "Ottermouth Town 1-0 Kestrel Park"
    loaded = run("load", "-", "--json", "--graph", tmp_path / "graph", stdin=REPORT.encode())
    assert (loaded.returncode, len(json.loads(loaded.stdout)["added"])) == (0, 1)
    empty = run("load", "-", "--graph", tmp_path / "graph", stdin=b"")
    assert (empty.returncode, b"empty" in empty.stderr) == (3, True)


def test_a_pipe_that_closes_is_no_error(folder):
    text = "UNWIND range(1, 100000) AS x RETURN x"
    command = [
        sys.executable,
        "-c",
        "from queries.main import run; run()",
        "cypher",
        text,
        "--limit",
        "100000",
        "--json",
        "--graph",
        str(folder / "graph"),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_an_empty_folder_gives_nothing_and_is_no_error(tmp_path, capsys):
    (tmp_path / "empty").mkdir()
    assert status_of(["load", str(tmp_path / "empty"), "--json", "--graph", str(tmp_path / "graph")]) == 0
    assert json.loads(capsys.readouterr().out)["refused"] == []


def test_a_graph_that_another_process_holds_says_who_does(folder):
    holder = textwrap.dedent(f"""
        import touchline
        with touchline.open({str(folder / "graph")!r}) as graph:
            graph.load({str(folder / "people.csv")!r})
            print("held", flush=True)
            input()
    """)
    with subprocess.Popen(
        [sys.executable, "-c", holder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        found = run("who", "pike", "--graph", folder / "graph")
        process.communicate(b"\n")
    assert found.returncode == 5
    assert str(process.pid).encode() in found.stderr


def test_a_damaged_ledger_says_what_to_do(tmp_path, capsys):
    folder = tmp_path / "graph"
    folder.mkdir()
    (folder / "ledger.sqlite").write_bytes(b"this is no database" * 100)
    assert status_of(["who", "pike", "--graph", str(folder)]) == 5
    told = capsys.readouterr().err
    assert "ledger.sqlite" in told
    assert "copy" in told


def test_an_embedded_graph_that_is_gone_is_made_again(tmp_path, capsys):
    with touchline.open(tmp_path / "graph") as graph:
        (tmp_path / "people.csv").write_text(PEOPLE, encoding="utf-8")
        graph.load(tmp_path / "people.csv")
    for path in sorted((tmp_path / "graph" / "embedded").rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()
    assert status_of(["who", "petkovic", "--json", "--graph", str(tmp_path / "graph")]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 1


def test_a_damaged_embedded_graph_says_how_it_is_made_again(tmp_path, capsys):
    with touchline.open(tmp_path / "graph") as graph:
        (tmp_path / "people.csv").write_text(PEOPLE, encoding="utf-8")
        graph.load(tmp_path / "people.csv")
    for path in (tmp_path / "graph" / "embedded" / "db").glob("schema*"):
        path.unlink()
    assert status_of(["who", "petkovic", "--graph", str(tmp_path / "graph")]) == 5
    assert "made again" in capsys.readouterr().err


def test_a_file_in_the_place_of_a_graph_is_told(tmp_path, capsys):
    (tmp_path / "graph").write_text("a file")
    assert status_of(["load", str(tmp_path / "graph"), "--graph", str(tmp_path / "graph")]) == 2
    assert "graph" in capsys.readouterr().err


def test_a_line_longer_than_any_article_is_refused_at_once(tmp_path, capsys):
    (tmp_path / "long.txt").write_text("Ottermouth Town beat Kestrel Park 1-0 on Saturday. " * 400_000)
    assert status_of(["load", str(tmp_path / "long.txt"), "--graph", str(tmp_path / "graph")]) == 3
    assert "an article has at most" in capsys.readouterr().err
