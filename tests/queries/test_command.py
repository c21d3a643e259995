"""The command: what it prints and the status it ends with."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import touchline
from graph.stores.folder_lock import FolderLock
from queries.catalogue import QUESTIONS
from queries.main import app, status_of
from tests.support.seeded import SEEDS

REPORT = """Marlow Rovers 2-1 Harbour City
Tom Hale scored twice as Marlow Rovers beat Harbour City 2-1 on Saturday.

Hale headed the opener after ten minutes and added a second from the spot on 55 minutes.
"""


@pytest.fixture
def at(seeded_folder):
    def run(*arguments):
        return status_of([*arguments, "--graph", str(seeded_folder)])

    return run


def test_an_answer_is_a_table_or_json(at, capsys):
    assert at("ask", "who-owns") == 0
    assert "David Gold" in capsys.readouterr().out
    assert at("ask", "who-owns", "--json") == 0
    rows = json.loads(capsys.readouterr().out)
    assert {row["owner"] for row in rows} == {"David Gold", "David Sullivan"}


def test_an_empty_answer_is_an_answer(at, capsys):
    assert at("ask", "who-owns", "--team", "brighton", "--json") == 0
    assert json.loads(capsys.readouterr().out) == []


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (["ask", "who-scored", "--scorer", "zinedine"], 1, "zinedine"),
        (["ask", "who-owns", "--owner", "david"], 4, "David Sullivan"),
        (["ask", "who-scores"], 2, "who-scores"),
        (["ask", "who-managed", "--on", "yesterday"], 2, "right: 2017-10-25"),
        (["ask", "who-managed", "--on", "2017-13-01"], 2, "right: 2017-10-25"),
        (["ask", "evidence", "angelo ogbonna", "--kind", "goals"], 2, "right: goal"),
        (["who", "ogbbona"], 1, "Angelo Ogbonna"),
        (["cypher", "MATCH (n RETURN n"], 2, ""),
        (["cypher", "MATCH (n) DELETE n"], 2, ""),
        (["retract", "no-such-file.txt"], 1, "no-such-file.txt"),
    ],
)
def test_what_goes_wrong_has_its_status_and_says_why(at, capsys, arguments, status, says):
    assert at(*arguments) == status
    told = capsys.readouterr()
    assert says in told.err + told.out
    assert "Traceback" not in told.err


def test_the_records_of_datasets_are_evidence_as_well(at, capsys):
    assert at("ask", "evidence", "angelo ogbonna", "--kind", "goal", "--json") == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["record"] for row in rows if row["record"]] == ["results.json:matches[1].goals[4]"]
    assert len({row["claim"] for row in rows}) == len(rows) == 4


def test_a_match_goes_by_the_name_that_tables_show(at, capsys):
    assert at("ask", "evidence", "Tottenham Hotspur 2-3 West Ham United", "--kind", "match", "--json") == 0
    assert len(json.loads(capsys.readouterr().out)) >= 3


def test_sources_tell_how_many_claims_they_make(at, capsys):
    assert at("sources", "--json") == 0
    claims = {row["sort"]: row["claims"] for row in json.loads(capsys.readouterr().out)}
    assert claims["dataset"] > 20
    assert claims["article"] > 10


def test_a_file_is_no_graph(tmp_path, capsys):
    (tmp_path / "graph").write_text("")
    assert status_of(["ask", "who-owns", "--graph", str(tmp_path / "graph")]) == 2
    assert "a graph is a folder" in capsys.readouterr().err


def test_json_that_breaks_off_is_told_with_its_line(tmp_path, capsys):
    (tmp_path / "results.json").write_text('{"matches": [\n  {"date": ')
    assert status_of(["load", str(tmp_path / "results.json"), "--graph", str(tmp_path / "graph")]) == 3
    assert "results.json:2: broken JSON" in capsys.readouterr().err


def test_nothing_asked_shows_help_and_no_error(capsys):
    assert status_of([]) == 2
    told = capsys.readouterr()
    assert "Usage" in told.out
    assert told.err == ""


def test_a_graph_that_was_closed_says_so(seeded_folder):
    graph = touchline.open(seeded_folder, reading=True)
    graph.close()
    graph.close()
    with pytest.raises(touchline.BadUse, match="closed"):
        graph.ask("who-owns")


def test_a_graph_that_is_not_there_says_how_to_make_one(tmp_path, capsys):
    assert status_of(["ask", "who-owns", "--graph", str(tmp_path / "none")]) == 5
    assert "touchline load" in capsys.readouterr().err


def test_refused_input_is_told_and_the_rest_is_loaded(tmp_path, capsys):
    (tmp_path / "empty.txt").write_bytes(b"")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(64))
    (tmp_path / "report.txt").write_text(REPORT)
    assert status_of(["load", str(tmp_path), "--graph", str(tmp_path / "graph")]) == 3
    told = capsys.readouterr().err
    assert "empty.txt" in told
    assert "picture.png" in told
    assert status_of(["ask", "who-scored", "--graph", str(tmp_path / "graph"), "--json"]) == 0
    assert [row["scorer"] for row in json.loads(capsys.readouterr().out)] == ["Tom Hale", "Tom Hale"]


def test_read_keeps_nothing_and_gives_a_line_a_claim(tmp_path, capsys, monkeypatch):
    (tmp_path / "report.txt").write_text(REPORT)
    monkeypatch.chdir(tmp_path)
    assert status_of(["read", "report.txt", "--json"]) == 0
    claims = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    goals = [claim for claim in claims if claim["kind"] == "goal"]
    assert len(goals) == 2
    for claim in claims:
        assert REPORT[claim["start"] : claim["end"]] == claim["quote"]
    assert [path.name for path in tmp_path.iterdir()] == ["report.txt"]


def test_a_summary_is_one_object_a_document(tmp_path, capsys):
    (tmp_path / "report.txt").write_text(REPORT)
    assert status_of(["read", str(tmp_path / "report.txt"), "--summary", "--json"]) == 0
    [line] = capsys.readouterr().out.splitlines()
    [match] = json.loads(line)["matches"]
    assert (match["home_goals"], match["away_goals"]) == (2, 1)
    assert [goal["minute"] for goal in match["goals"]] == [10, 55]


def test_every_question_is_a_subcommand_with_help(capsys):
    for question in QUESTIONS:
        with pytest.raises(SystemExit) as ended:
            app(args=["ask", question.name, "--help"])
        assert ended.value.code == 0
        told = capsys.readouterr().out
        for name in question.request.model_fields:
            assert name.upper() in told or f"--{name.replace('_', '-')}" in told


def test_every_command_has_help(capsys):
    for command in app.registered_commands:
        assert (command.callback.__doc__ or "").strip(), command.name


def test_the_demo_runs_to_its_end(capsys, tmp_path):
    assert status_of(["demo", "--graph", str(tmp_path / "graph")]) == 0
    told = capsys.readouterr()
    assert "nothing found" not in told.out
    assert "Next:" in told.err


def test_the_command_runs_as_a_process():
    ran = subprocess.run(
        [sys.executable, "-c", "from queries.main import run; run(['questions'])"],
        check=True,
        capture_output=True,
        text=True,
        cwd=Path(__file__).resolve().parents[2],
    )
    assert "who-assisted-whom" in ran.stdout


@pytest.mark.parametrize("word", ["unsure", "different"])
def test_a_verdict_is_taken_back_by_the_names_that_it_was_given_on(tmp_path, capsys, word):
    graph = str(tmp_path / "graph")
    assert status_of(["load", str(SEEDS), "--graph", graph]) == 0
    assert status_of(["same", "david gold", "david sullivan", "--why", "a trial", "--graph", graph]) == 0
    assert status_of([word, "sullivan", "david gold", "--why", "undone", "--graph", graph]) == 0
    assert status_of(["ask", "who-owns", "--json", "--graph", graph]) == 0
    assert {row["owner"] for row in json.loads(capsys.readouterr().out)} == {"David Gold", "David Sullivan"}


def test_files_of_one_name_in_two_folders_are_two_sources(tmp_path, monkeypatch, capsys):
    for name, text in (("one", REPORT), ("two", REPORT.replace("Hale", "Vance").replace("Marlow", "Bexton"))):
        (tmp_path / name).mkdir()
        (tmp_path / name / "report.txt").write_text(text)
        monkeypatch.chdir(tmp_path / name)
        assert status_of(["load", "report.txt", "--graph", str(tmp_path / "graph")]) == 0
    assert status_of(["sources", "--graph", str(tmp_path / "graph"), "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 2
    assert status_of(["retract", "report.txt", "--graph", str(tmp_path / "graph")]) == 0
    assert status_of(["sources", "--graph", str(tmp_path / "graph"), "--json"]) == 0
    assert [row["title"] for row in json.loads(capsys.readouterr().out)] == ["Marlow Rovers 2-1 Harbour City"]


def test_an_export_around_somebody_holds_what_is_near_and_no_more(tmp_path, capsys):
    graph = str(tmp_path / "graph")
    assert status_of(["load", str(SEEDS), "--graph", graph]) == 0
    for steps, there, not_there in (("1", "Dele Alli", "Angelo Ogbonna"), ("2", "Angelo Ogbonna", "David Gold")):
        file = tmp_path / f"{steps}.json"
        assert (
            status_of(["export", "json", str(file), "--around", "dele alli", "--steps", steps, "--graph", graph]) == 0
        )
        names = {node.get("name") for node in json.loads(file.read_text())["nodes"]}
        assert there in names
        assert not_there not in names
    assert status_of(["export", "html", str(tmp_path / "a.html"), "--around", "dele ali", "--graph", graph]) == 1
    assert "Dele Alli" in capsys.readouterr().err


def test_two_of_different_sorts_are_never_the_same(tmp_path, capsys):
    graph = str(tmp_path / "graph")
    assert status_of(["load", str(SEEDS), "--graph", graph]) == 0
    assert status_of(["same", "david gold", "west ham", "--why", "a slip", "--graph", graph]) == 2
    assert "of one sort" in capsys.readouterr().err
    assert not (tmp_path / "graph" / "verdicts.tsv").exists()


def test_a_load_that_readers_keep_from_its_store_is_kept_and_says_so(tmp_path, capsys, monkeypatch):
    graph = tmp_path / "graph"
    assert status_of(["load", str(SEEDS), "--graph", str(graph)]) == 0
    monkeypatch.setattr("queries.projections.PATIENCE", 0.1)
    (tmp_path / "report.txt").write_text(REPORT)
    lock = FolderLock(graph / "embedded", writing=False)
    lock.acquire()
    assert status_of(["load", str(tmp_path / "report.txt"), "--graph", str(graph)]) == 5
    lock.release()
    assert "kept" in capsys.readouterr().err
    assert status_of(["ask", "who-scored", "--scorer", "tom hale", "--json", "--graph", str(graph)]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 2
