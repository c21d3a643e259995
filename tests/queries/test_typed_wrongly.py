"""What was typed wrongly is answered with what would be right; what a limit cut off is told beside JSON as well."""

import json

import pytest

from queries.main import status_of


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["ask", "who-played-for", "west ham"], "it takes --team, --player"),
        (["ask", "who-owns", "--tema", "x"], "see: touchline ask who-owns --help"),
        (["laod"], "Did you mean 'load'?"),
        (["same", "a"], "see: touchline same --help"),
    ],
)
def test_a_slip_in_a_command_leads_to_its_own_help(capsys, arguments, said):
    assert status_of(arguments) == 2
    told = capsys.readouterr()
    assert (said in told.err, told.out) == (True, "")


def test_an_export_to_a_folder_that_is_not_there_names_the_folder(seeded_folder, tmp_path, capsys):
    assert status_of(["export", "json", str(tmp_path / "no" / "a.json"), "--graph", str(seeded_folder)]) == 2
    assert f"there is no folder {tmp_path / 'no'} to write a.json to" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["cypher", "UNWIND [1, 2, 3] AS x RETURN x"], ["ask", "who-scored"]])
def test_rows_that_a_limit_cut_off_are_told_beside_json_too(seeded_folder, capsys, command):
    assert status_of([*command, "--limit", "2", "--json", "--graph", str(seeded_folder)]) == 0
    told = capsys.readouterr()
    assert len(json.loads(told.out)) == 2
    assert "these 2 rows" in told.err
    status_of([*command, "--limit", "2", "--graph", str(seeded_folder)])
    told = capsys.readouterr()
    assert sum(line.startswith(("│", "|")) for line in told.out.splitlines()) >= 2
    assert "these 2 rows" in told.err
