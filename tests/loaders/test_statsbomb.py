"""StatsBomb's open data: each trap of theirs, on the sample and on records of our own."""

import json

import pytest

from tests.support.claim_lines import SAMPLES
from tests.support.loading import load_files, load_text

SAMPLE = SAMPLES / "statsbomb"


def loaded(*paths: str):
    return load_files([SAMPLE / path for path in paths], "statsbomb")


EVENTS, LINEUPS, OLD, MATCHES = "events/900001.json", "lineups/900001.json", "lineups/900004.json", "matches/9.json"


def test_it_is_read_only_when_asked_for():
    refused = load_files([SAMPLE / EVENTS]).refused
    assert ["--as statsbomb" in refusal.reason for refusal in refused] == [True]


def test_the_minute_begins_with_nought_and_goes_on_in_stoppage_time():
    goals = [(goal["minute"], goal.get("added"), goal["period"]) for goal in loaded(EVENTS).of("goal")]
    assert goals == [(19, None, 1), (45, 1, 1), (90, 2, 2)]


def test_an_own_goal_is_one_goal_of_two_events():
    own = [goal for goal in loaded(EVENTS).of("goal") if goal.get("own_goal")]
    assert [(goal["scorer"], goal["team"]) for goal in own] == [("Luis Mareno Castel Vidro", "Fort Ansel")]


def test_an_own_goal_without_its_scorer_is_refused():
    assert any("no event tells the scorer" in refusal.reason for refusal in loaded(EVENTS).refused)


def test_a_pass_is_an_assist_only_where_the_shot_went_in():
    assert [goal.get("assist") for goal in loaded(EVENTS).of("goal")] == ["Tom Harl", None, None]


def test_cards_of_fouls_and_of_bad_behaviour():
    assert [(card["card"], card["reason"]) for card in loaded(EVENTS).of("card")] == [
        ("yellow", "foul committed"),
        ("second yellow", "bad behaviour"),
    ]


def test_a_kick_of_a_shootout_is_no_goal_and_a_missed_penalty_no_kick():
    found = loaded(EVENTS)
    assert [kick["scored"] for kick in found.of("shootout_kick")] == [False, True]
    assert [(miss["taker"], miss["minute"], miss["result"]) for miss in found.of("penalty_missed")] == [
        ("Rui Pask", 60, "woodwork")
    ]


def test_a_minute_outside_its_period_and_a_strange_side_are_refused():
    assert [refusal.field for refusal in loaded(EVENTS).refused][-2:] == ["[17].team", "[18].minute"]


def test_the_newer_line_ups_tell_who_started_came_on_and_stayed_on_the_bench():
    places = {place["player"]: place for place in loaded(LINEUPS).of("appearance")}
    assert (places["Luis Mareno Castel Vidro"]["started"], places["Luis Mareno Castel Vidro"]["off"]) == (True, "46")
    assert (places["Tom Harl"]["started"], places["Tom Harl"]["on"]) == (False, "46")
    assert (places["Sven Idle"]["started"], places["Sven Idle"].get("on")) == (False, None)
    assert places["Rui Pask"]["off"] == "45+2"


def test_the_older_line_ups_tell_only_who_appeared():
    assert [place.get("started") for place in loaded(OLD).of("appearance")] == [None, None]


def test_a_nickname_is_another_name_of_the_same_person():
    assert [(name["thing"], name["text"]) for name in loaded(LINEUPS).of("name")] == [
        ("Luis Mareno Castel Vidro", "Mareno")
    ]


def test_line_ups_and_events_do_not_tell_who_is_at_home():
    assert {match["sides"] for match in loaded(EVENTS, LINEUPS).of("match")} == {"told"}


def test_the_files_are_joined_by_ids():
    found = loaded(EVENTS, LINEUPS, MATCHES)
    of_match = [thing.register for thing in found.things.values() if thing.local == "900001"]
    assert of_match == ["statsbomb:900001"] * 3
    players = {thing.register for thing in found.things.values() if thing.name == "Rui Pask"}
    assert players == {"statsbomb:98504"}


def test_a_manager_and_a_referee_of_one_number_are_two():
    found = loaded(MATCHES)
    assert {thing.register for thing in found.things.values() if thing.local.endswith(":984")} == {
        "statsbomb-manager:984",
        "statsbomb-referee:984",
    }


def test_a_side_may_have_two_managers_or_none_and_a_match_no_referee():
    found = loaded(MATCHES)
    assert [manager["manager"] for manager in found.of("match_manager")] == [
        "Asko Geran Vellamo",
        "Per Undal",
        "Otto Brask",
    ]
    assert len(found.claims["match_referee"]) == 1


def test_names_of_grounds_are_tidied():
    assert loaded(MATCHES).of("match")[0]["venue"] == "St Osk's Park"


def test_womens_sides_are_told():
    sides = {side["team"]: side.get("side") for side in loaded(MATCHES).of("team")}
    assert (sides["Dunmere"], sides["Dunmere LFC"]) == (None, "women")


def test_each_match_is_a_claim_or_is_refused():
    found = loaded(MATCHES)
    records = json.loads((SAMPLE / MATCHES).read_text(encoding="utf-8"))
    assert len(found.claims["match"]) + len(found.refused) == len(records)
    assert [refusal.field for refusal in found.refused] == ["[2].match_date"]


def test_a_file_that_does_not_name_its_match_is_refused(tmp_path):
    text = (SAMPLE / EVENTS).read_text(encoding="utf-8")
    found = load_text(tmp_path, "events.json", text, "statsbomb")
    assert "should be the number of the match" in found.refused[0].reason


@pytest.mark.parametrize("text", ["{}", "[]", '[{"a": 1}]', "[1]", "not JSON"])
def test_another_form_is_refused_as_a_whole(tmp_path, text):
    found = load_text(tmp_path, "1.json", text, "statsbomb")
    assert (len(found.refused), found.claims) == (1, {})
