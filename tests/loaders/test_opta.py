"""Opta's F7 and Stats Perform's MA1: each trap of theirs, on the samples."""

import gzip
import json

import pytest

from loaders.licences import is_open
from loaders.registry import LOADERS
from tests.support.claim_lines import SAMPLES
from tests.support.loading import load_files, load_text

F7, MA1 = SAMPLES / "opta" / "f7.xml", SAMPLES / "opta" / "ma1.json"


def loaded(path):
    return load_files([path], "opta")


def refused(path):
    return [(refusal.field, refusal.reason) for refusal in loaded(path).refused]


@pytest.mark.parametrize("path", [F7, MA1])
def test_it_is_read_only_when_asked_for(path):
    assert ["--as opta" in refusal.reason for refusal in load_files([path]).refused] == [True]


def test_its_licence_is_not_open():
    assert not is_open(next(loader.licence for loader in LOADERS if loader.name == "opta"))


def test_a_compressed_file_says_the_same(tmp_path):
    (tmp_path / "f7.xml.gz").write_bytes(gzip.compress(F7.read_bytes()))
    assert loaded(tmp_path / "f7.xml.gz").of("goal") == loaded(F7).of("goal")


def test_the_minute_goes_on_in_stoppage_time_and_the_period_tells_which():
    assert [(goal["minute"], goal.get("added"), goal["period"]) for goal in loaded(F7).of("goal")] == [
        (23, None, 1),
        (45, 1, 1),
        (105, None, 3),
        (50, None, 2),
        (90, 4, 2),
        (120, None, 4),
    ]
    assert [(goal["minute"], goal.get("added"), goal["period"]) for goal in loaded(MA1).of("goal")] == [
        (45, 2, 1),
        (58, None, 2),
        (60, None, 2),
        (90, 6, 2),
        (113, None, 4),
    ]


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (F7, [("Sven Idle", "Fort Ansel"), ("Rui Pask", "Dunmere")]),
        (MA1, [("Bea Wey", "Fort Ansel Ladies"), ("Cora Dray", "Dunmere Ladies")]),
    ],
)
def test_an_own_goal_counts_against_the_side_of_its_scorer_whichever_side_lists_it(path, expected):
    own = [goal for goal in loaded(path).of("goal") if goal.get("own_goal")]
    assert [(goal["scorer"], goal["team"]) for goal in own] == expected


@pytest.mark.parametrize("path", [F7, MA1])
def test_the_goals_add_up_to_the_score(path):
    found = loaded(path)
    match = found.of("match")[0]
    goals = [goal["team"] for goal in found.of("goal")]
    assert (goals.count(match["home"]), goals.count(match["away"])) == (match["home_goals"], match["away_goals"])


def test_extra_time_and_shoot_out_are_told_apart():
    match = loaded(F7).of("match")[0]
    assert [
        match[name] for name in ("home_half_time", "home_after_90", "home_goals", "home_shootout", "away_shootout")
    ] == [2, 2, 3, 1, 2]
    assert loaded(MA1).of("match")[0]["home_after_90"] == 2
    assert [(won["team"], won["result"]) for won in loaded(F7).of("progress")] == [
        ("Dunmere", "won the penalty shoot-out")
    ]


def test_penalties_scored_missed_and_kicks_of_the_shoot_out_are_three_things():
    found = loaded(F7)
    assert [goal.get("situation") for goal in found.of("goal")].count("penalty") == 1
    assert [(miss["taker"], miss["result"]) for miss in found.of("penalty_missed")] == [
        ("Luis Mareno Castel Vidro", "woodwork")
    ]
    assert [kick["scored"] for kick in found.of("shootout_kick")] == [True, False, True, True]


def test_a_second_yellow_is_no_straight_red_and_a_card_of_an_official_is_refused():
    assert [card["card"] for card in loaded(F7).of("card")] == ["yellow", "second yellow", "red"]
    assert [card["card"] for card in loaded(MA1).of("card")] == ["yellow", "second yellow"]
    assert ("liveData.card[2].playerId", "a card that was shown to no player: no claim has a place for it") in refused(
        MA1
    )


def test_who_goes_off_and_is_not_replaced_is_a_substitution_without_who_came_on():
    assert [(change.get("on"), change["off"]) for change in loaded(F7).of("substitution")] == [
        ("Tinho", "Luis Mareno Castel Vidro"),
        (None, "Tom Harl"),
    ]


def test_the_known_name_is_kept_beside_the_whole_one():
    assert [(name["thing"], name["text"]) for name in loaded(F7).of("name")] == [("Luis Mareno Castel Vidro", "Mareno")]
    assert [(name["text"], name["name_kind"]) for name in loaded(MA1).of("name")] == [
        ("Anna Maria Lorn Quist", "full name"),
        ("Lornie", "known as"),
    ]


def test_a_substitute_has_the_position_that_he_plays():
    assert [(place["position"], place["started"]) for place in loaded(F7).of("appearance")][2] == ("midfielder", False)


def test_the_day_is_that_of_the_place():
    assert loaded(MA1).of("match")[0]["date"] == "2030-05-13"


def test_womens_sides_are_told():
    assert {side["side"] for side in loaded(MA1).of("team")} == {"women"}


def test_a_manager_and_a_player_of_one_number_are_two():
    registers = {thing.register for thing in loaded(F7).things.values()}
    assert {"opta-manager:502", "opta:502", "opta:9001", "opta:900101"} <= registers


def test_what_cannot_be_taken_is_refused_with_its_place():
    assert refused(F7) == [
        ("SoccerDocument[0].MatchData[0].TeamData[0].Goal[3].@Type", "no such kind of goal is known: 'Phantom'"),
        (
            "SoccerDocument[0].MatchData[0].TeamData[0].Booking[2].@PlayerRef",
            "a card that was shown to no player: no claim has a place for it",
        ),
        ("SoccerDocument[0].Team[0].TeamOfficial[1].@Type", "only managers of a match are read, not 'Assistant Coach'"),
        ("SoccerDocument[0].MatchData[0].TeamData[1].Goal[3]", "minute 20 is not in period 2"),
        ("SoccerDocument[0].MatchData[0].TeamData[1].Goal[4].@PlayerRef", "the document lists no player 'p999'"),
        ("SoccerDocument[0].MatchData[0].AssistantOfficials[0].AssistantOfficial[1].OfficialName", "missing"),
    ]


def test_a_match_that_is_under_way_is_no_result(tmp_path):
    text = F7.read_text(encoding="utf-8").replace('Period="FullTime"', 'Period="HalfTime"')
    found = load_text(tmp_path, "f7.xml", text, "opta")
    assert (found.claims, ["under way" in refusal.reason for refusal in found.refused]) == ({}, [True])


def test_a_match_to_come_has_no_score(tmp_path):
    document = json.loads(MA1.read_text(encoding="utf-8"))
    document["liveData"] = {"matchDetails": {"matchStatus": "Fixture", "scores": {"total": {"home": 0, "away": 0}}}}
    match = load_text(tmp_path, "ma1.json", json.dumps(document), "opta").of("match")[0]
    assert (match["match_status"], match.get("home_goals")) == ("scheduled", None)


def test_an_excerpt_without_the_id_of_its_match_is_kept(tmp_path):
    text = F7.read_text(encoding="utf-8").replace(' uID="f900101"', "")
    found = load_text(tmp_path, "f7.xml", text, "opta")
    assert [thing.register for thing in found.things.values() if thing.type == "match"] == [None]
    assert len(found.of("goal")) == 6


def test_entities_of_its_own_are_not_resolved(tmp_path):
    text = (
        '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a '
        '"b">]><SoccerFeed><SoccerDocument>&a;</SoccerDocument></SoccerFeed>'
    )
    assert "entities" in load_text(tmp_path, "f7.xml", text, "opta").refused[0].reason


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "<SoccerFeed><SoccerDocument/></SoccerFeed>",
        "<SoccerFeed><SoccerDocument>",
        "no XML",
        '{"matchInfo": {"contestant": []}, "liveData": {"matchDetails": {}}}',
    ],
)
def test_another_form_is_refused_as_a_whole(tmp_path, text):
    found = load_text(tmp_path, "x", text, "opta")
    assert (len(found.refused), found.claims) == (1, {})
