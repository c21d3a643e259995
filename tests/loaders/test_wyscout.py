"""Wyscout's public data: each trap of theirs, on the sample and on records of our own."""

import gzip
import json
import shutil

import pytest

from loaders.licences import is_open
from loaders.registry import LOADERS
from tests.support.claim_lines import SAMPLES
from tests.support.loading import load_files, load_text

SAMPLE = SAMPLES / "wyscout"
MATCHES, EVENTS, PLAYERS, TEAMS = "matches_Norvania.json", "events_Norvania.json", "players.json", "teams.json"


def loaded(name):
    return load_files([SAMPLE / name])


@pytest.fixture
def folder(tmp_path):
    return shutil.copytree(SAMPLE, tmp_path / "wyscout")


def test_its_licence_is_open():
    assert is_open(next(loader.licence for loader in LOADERS if loader.name == "wyscout"))


@pytest.mark.parametrize("path", sorted(SAMPLE.glob("*.json")), ids=lambda path: path.name)
def test_each_form_is_known_by_its_content_compressed_or_not(folder, path):
    (folder / path.name).unlink()
    (folder / f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes()))
    found = load_files([folder / f"{path.name}.gz"])
    assert [source.loader for source in found.sources] == ["wyscout"]
    assert found.claims == loaded(path.name).claims


def test_letters_that_are_escaped_twice_are_letters_and_soft_hyphens_are_nothing():
    assert [person["person"] for person in loaded(PLAYERS).of("person")][:2] == ["Ruí Pašk", "Sven Idle"]
    assert [side["team"] for side in loaded(TEAMS).of("team")] == ["Fort Ansel", "Dunmère Town", "Norvania"]


def test_the_short_name_is_another_name_and_a_height_of_nought_is_untold():
    found = loaded(PLAYERS)
    assert [(name["text"], name["name_kind"]) for name in found.of("name")][:3] == [
        ("R. Pašk", "short"),
        ("S. Idle", "short"),
        ("Mareno", "known as"),
    ]
    assert [person.get("height") for person in found.of("person")] == [181, 181, 181, None, 181]


def test_the_area_of_a_passport_is_no_nationality():
    assert all("nationality" not in person for person in loaded(PLAYERS).of("person"))


def test_only_national_sides_are_told_to_be_national_and_have_no_city():
    assert [(side.get("national"), side.get("city")) for side in loaded(TEAMS).of("team")] == [
        (None, "Ansel"),
        (None, "Dunmère"),
        (True, None),
    ]


def test_the_day_is_that_of_middle_europe():
    assert [match["date"] for match in loaded(MATCHES).of("match")] == ["2018-05-12", "2018-05-20", "2018-05-26"]


def test_score_after_extra_time_and_shoot_out_are_told_apart():
    match = loaded(MATCHES).of("match")[1]
    assert [
        match[name] for name in ("home_after_90", "home_goals", "away_goals", "home_shootout", "away_shootout")
    ] == [1, 2, 2, 4, 2]


def test_a_league_has_matchdays_and_a_season_over_two_years_a_tournament_groups_and_a_year():
    first, second, _ = loaded(MATCHES).of("match")
    assert (first["season"], first["stage"], first.get("group")) == ("2017/18", "Matchday 3", None)
    assert (second["season"], second.get("stage"), second["group"]) == ("2018", None, "Group A")


def test_goals_of_players_count_where_they_add_up_to_the_score_and_own_goals_only_where_needed():
    goals = [
        (goal["match"][-10:], goal["scorer"], goal["team"], goal.get("own_goal")) for goal in loaded(MATCHES).of("goal")
    ]
    assert goals == [
        ("2018-05-12", "Ruí Pašk", "Fort Ansel", None),
        ("2018-05-12", "Tom Harl", "Dunmère Town", None),
        ("2018-05-12", "Tom Harl", "Fort Ansel", True),
        *[("2018-05-20", "Tom Harl", "Dunmère Town", None)] * 2,
        *[("2018-05-20", "Ruí Pašk", "Fort Ansel", None)] * 2,
    ]


def test_goals_that_do_not_add_up_are_refused():
    reasons = [refusal.reason for refusal in loaded(MATCHES).refused if refusal.field == "[3].teamsData"]
    assert ["do not add up to 2-0" in reason for reason in reasons] == [True]


def test_cards_hold_the_minute_and_nought_is_none():
    cards = [(card["player"], card["card"], card["minute"], card.get("added")) for card in loaded(MATCHES).of("card")]
    assert cards == [("Ruí Pašk", "yellow", 47, None), ("Luis Mareno Castel Vidro", "red", 90, 3)]


def test_a_minute_just_after_the_end_of_a_half_does_not_tell_the_period():
    assert [card.get("period") for card in loaded(MATCHES).of("card")] == [None, 2]


@pytest.mark.parametrize(("told", "minute", "added"), [(90, 90, None), (93, None, None), (98, 98, None), (121, 120, 1)])
def test_the_minutes_after_the_ninetieth_of_a_match_with_extra_time(folder, told, minute, added):
    matches = json.loads((folder / MATCHES).read_text(encoding="utf-8"))
    matches[1]["teamsData"]["12"]["formation"]["substitutions"] = [{"playerIn": 203, "playerOut": 201, "minute": told}]
    (folder / MATCHES).write_text(json.dumps(matches), encoding="utf-8")
    change = load_files([folder / MATCHES]).of("substitution")[-1]
    assert (change.get("minute"), change.get("added"), change["minute_told"]) == (minute, added, str(told))


def test_substitutions_may_be_the_text_null_and_nobody_may_come_on():
    assert [(change.get("on"), change["off"]) for change in loaded(MATCHES).of("substitution")] == [
        ("Luis Mareno Castel Vidro", "Ruí Pašk"),
        (None, "Sven Idle"),
    ]


def test_coaches_and_referees_have_numbers_of_their_own(folder):
    found = load_files(sorted(folder.glob("*.json")))
    assert {"wyscout:101", "wyscout-coach:101", "wyscout-referee:71"} <= {
        thing.register for thing in found.things.values()
    }
    assert [(one["referee"], one["role"]) for one in found.of("match_referee")][:2] == [
        ("Juro Tann", "referee"),
        ("Edda Mole", "assistant referee"),
    ]


def test_where_nothing_names_the_coaches_one_refusal_tells_how_many(folder):
    (folder / "coaches.json").unlink()
    found = load_files([folder / MATCHES])
    assert [(refusal.field, refusal.reason) for refusal in found.refused if "coach" in refusal.reason] == [
        (
            "[0].teamsData.11.coachId",
            "5 times a coach is told by number only, and no coaches.json lies beside: left out",
        )
    ]


def test_where_nothing_names_the_players_the_file_is_refused(folder):
    (folder / PLAYERS).unlink()
    found = load_files([folder / MATCHES])
    assert (["no players.json lies beside" in refusal.reason for refusal in found.refused], found.claims) == (
        [True],
        {},
    )


def test_without_teams_beside_it_the_label_names_the_sides(folder):
    (folder / TEAMS).unlink()
    assert [match["away"] for match in load_files([folder / MATCHES]).of("match")][:1] == ["Dunmere Town"]


def test_a_player_whom_no_file_names_is_refused_and_the_others_are_kept():
    refused = [refusal.field for refusal in loaded(MATCHES).refused if "names player" in refusal.reason]
    assert "[1].teamsData.11.formation.bench[0].playerId" in refused
    assert len(loaded(MATCHES).of("appearance")) == 11


def test_goals_of_the_events_are_shots_with_their_tag_and_not_the_keepers_dive():
    goals = [(goal["scorer"], goal["minute"], goal.get("added"), goal["period"]) for goal in loaded(EVENTS).of("goal")]
    assert goals == [
        ("Ruí Pašk", 19, None, 1),
        ("Tom Harl", 45, 2, 1),
        ("Tom Harl", 90, 4, 2),
        ("Ruí Pašk", 106, None, 4),
        ("Ruí Pašk", 106, None, 4),
    ]


def test_an_own_goal_is_tagged_at_the_side_of_the_scorer_and_counts_for_the_other():
    own = [goal for goal in loaded(EVENTS).of("goal") if goal.get("own_goal")]
    assert [(goal["scorer"], goal["team"]) for goal in own] == [("Tom Harl", "Fort Ansel")]


def test_an_own_goal_that_is_tagged_twice_is_one():
    assert ("[6].tags", "the same own goal is tagged at another player just before") in [
        (refusal.field, refusal.reason) for refusal in loaded(EVENTS).refused
    ]


def test_an_assist_is_the_tagged_pass_of_the_same_side_before():
    assert [goal.get("assist") for goal in loaded(EVENTS).of("goal")] == [
        "Luis Mareno Castel Vidro",
        None,
        None,
        None,
        None,
    ]


def test_penalties_scored_missed_and_kicks_of_the_shoot_out_are_three_things():
    found = loaded(EVENTS)
    assert [goal.get("situation") for goal in found.of("goal")] == [None, None, "penalty", "free kick", None]
    assert [(miss["taker"], miss["result"]) for miss in found.of("penalty_missed")] == [("Tom Harl", "saved")]
    assert [(kick["taker"], kick["scored"]) for kick in found.of("shootout_kick")] == [
        ("Tom Harl", True),
        ("Ruí Pašk", False),
    ]


def test_the_events_tell_second_yellows_and_the_stoppage_time_of_cards():
    assert [(card["card"], card["minute"], card.get("added")) for card in loaded(EVENTS).of("card")] == [
        ("yellow", 45, 1),
        ("second yellow", 47, None),
    ]


def test_the_events_do_not_tell_who_is_at_home():
    assert {match["sides"] for match in loaded(EVENTS).of("match")} == {"told"}


def test_what_cannot_be_taken_of_the_events_is_refused_with_its_place():
    assert [refusal.field for refusal in loaded(EVENTS).refused] == [
        "[6].tags",
        "[11].playerId",
        "[12].eventSec",
        "[18].teamId",
    ]


def test_the_events_of_one_match_with_its_names_need_no_file_beside(tmp_path):
    events = json.loads((SAMPLE / EVENTS).read_text(encoding="utf-8"))[:5]
    named = json.loads((SAMPLE / PLAYERS).read_text(encoding="utf-8"))
    teams = {str(team["wyId"]): {"team": team} for team in json.loads((SAMPLE / TEAMS).read_text(encoding="utf-8"))}
    players = {"11": [{"player": player} for player in named], "12": []}
    found = load_text(tmp_path, "one.json", json.dumps({"events": events, "teams": teams, "players": players}))
    assert [(goal["scorer"], goal["assist"]) for goal in found.of("goal")] == [("Ruí Pašk", "Luis Mareno Castel Vidro")]


def test_a_list_that_breaks_off_keeps_what_came_before(folder):
    text = (folder / EVENTS).read_text(encoding="utf-8")
    (folder / EVENTS).write_text(text[:2000], encoding="utf-8")
    found = load_files([folder / EVENTS])
    assert ["cut short" in refusal.reason for refusal in found.refused] == [True]
    assert len(found.sources) == 1


@pytest.mark.parametrize("told", ["100", "-1", "x", "9" * 30])
def test_a_number_of_goals_that_cannot_be_is_refused_and_the_rest_is_kept(folder, told):
    matches = json.loads((folder / MATCHES).read_text(encoding="utf-8"))
    matches[0]["teamsData"]["11"]["formation"]["lineup"][0]["goals"] = told
    (folder / MATCHES).write_text(json.dumps(matches[:1]), encoding="utf-8")
    found = load_files([folder / MATCHES])
    assert ("[0].teamsData.11.formation.lineup[0].goals", f"not a number of goals: {told!r}") in [
        (refusal.field, refusal.reason) for refusal in found.refused
    ]
    assert (len(found.of("goal")), len(found.of("match_referee")), len(found.of("appearance"))) == (0, 2, 5)


def test_the_gazetteer_is_asked_for_the_sides_of_events_too(folder):
    for name in (EVENTS, TEAMS):
        text = (folder / name).read_text(encoding="utf-8").replace('"name": "Fort Ansel"', '"name": "Chelsea FC"')
        (folder / name).write_text(text, encoding="utf-8")
    registers = {
        thing.name: thing.register for thing in load_files([folder / EVENTS]).things.values() if thing.type == "team"
    }
    assert (registers["Dunmère Town"], str(registers["Chelsea FC"]).partition(":")[0]) == ("wyscout:12", "touchline")
