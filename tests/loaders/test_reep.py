"""Reep's tables: bare ids, what is no side, ids that several rows share, and one item in two rows."""

from tests.support.claim_lines import SAMPLES
from tests.support.loading import load_files, load_text

SAMPLE = SAMPLES / "reep"
TEAMS = "reep_id,key_wikidata,name,country,founded,stadium,key_transfermarkt\n"


def ids(loaded, name):
    return {(one["scheme"], one["value"]) for one in loaded.of("identifier") if one["thing"] == name}


def test_a_name_that_is_a_bare_id_is_refused_with_its_line(tmp_path):
    loaded = load_text(tmp_path, "teams.csv", TEAMS + "r1,Q1,Q1,Norvania,,,7\n")
    [refused] = loaded.refused
    assert (refused.line, refused.field) == (2, "name")
    assert not loaded.things


def test_ownerships_histories_and_seasons_of_a_side_are_no_sides(tmp_path):
    rows = (
        "r1,Q1,Ownership of Elm Rovers F.C.,,,,\n"
        "r2,Q2,History of Elm Rovers,,,,\n"
        "r3,Q3,1964–65 Elm Rovers season,,,,\n"
        "r4,Q4,City of Elm,,,,\n"
    )
    loaded = load_text(tmp_path, "teams.csv", TEAMS + rows)
    assert [one.line for one in loaded.refused] == [2, 3, 4]
    assert {thing.name for thing in loaded.things.values()} == {"City of Elm"}


def test_an_id_of_two_rows_is_told_of_neither_and_the_rows_are_kept(tmp_path):
    loaded = load_text(
        tmp_path, "teams.csv", TEAMS + "r1,Q1,Elm Rovers,,,,7\nr2,Q2,Oak City,,,,7\nr3,Q3,Ash Vale,,,,8\n"
    )
    assert ids(loaded, "Elm Rovers") == {("reep", "r1"), ("wikidata", "Q1")}
    assert ("transfermarkt", "8") in ids(loaded, "Ash Vale")
    assert [(one.line, one.field) for one in loaded.refused] == [(2, "key_transfermarkt"), (3, "key_transfermarkt")]


def test_a_player_and_a_coach_of_one_item_are_one_person():
    loaded = load_files([SAMPLE / "people.csv"])
    assert sorted(thing.name for thing in loaded.things.values()) == ["Ines Quill", "Matti Førland"]
    assert {("fbref", "aa11bb22"), ("transfermarkt-manager", "9901")} <= ids(loaded, "Matti Førland")


def test_a_founding_on_a_first_of_january_is_a_year(tmp_path):
    rows = "r1,Q1,Elm Rovers,Norvania,1901-01-01,,\nr2,Q2,Oak City,Norvania,1911-05-04,,\n"
    loaded = load_text(tmp_path, "teams.csv", TEAMS + rows)
    assert [one["founded"] for one in loaded.of("team")] == ["1901", "1911-05-04"]


def test_a_season_is_named_by_its_years_and_belongs_to_its_competition():
    loaded = load_files([SAMPLE / "seasons.csv"])
    assert [(one["season"], one["competition"]) for one in loaded.of("edition")] == [
        ("2031/32", "Norvanian First Division"),
        ("2033", "Norvanian Cup"),
        ("2034", "Norvanian Cup"),
    ]


def test_a_match_carries_the_ids_of_all_providers():
    loaded = load_files([SAMPLE / "match_dictionary.csv"])
    assert {("fbref", "efd40d81"), ("fotmob", "930184")} <= ids(loaded, "Ottermouth Town v Kestrel Park, 2031-09-12")
    assert len(loaded.claims["match"]) == 2
