"""SportsML of the IPTC: each trap, on the samples."""

import gzip

import pytest

from tests.support.claim_lines import SAMPLES
from tests.support.loading import load_files, load_text

MATCH, TABLE = SAMPLES / "sportsml" / "match.xml", SAMPLES / "sportsml" / "table.xml"


def loaded(path):
    return load_files([path])


def test_it_is_known_by_its_content_compressed_or_not(tmp_path):
    (tmp_path / "m.xml.gz").write_bytes(gzip.compress(MATCH.read_bytes()))
    found = loaded(tmp_path / "m.xml.gz")
    assert [source.loader for source in found.sources] == ["sportsml"]
    assert found.of("goal") == loaded(MATCH).of("goal")


def test_the_document_tells_its_name_provider_day_and_licence():
    source = loaded(MATCH).sources[0]
    assert (source.title, source.publisher, source.published, source.licence) == (
        "urn:newsml:norvan.example:20300512:match-77",
        "Norvan Data",
        "2030-05-12T21:59:54+01:00",
        "CC BY 4.0",
    )
    assert loaded(TABLE).sources[0].licence is None


def test_a_document_without_a_frame_is_read_too(tmp_path):
    text = MATCH.read_text(encoding="utf-8")
    start, end = text.index("<sports-content"), text.index("</sports-content>") + len("</sports-content>")
    found = load_text(tmp_path, "bare.xml", text[start:end])
    assert [(match["home"], match.get("competition")) for match in found.of("match")][:1] == [("Fort Ansel", None)]
    assert {thing.register for thing in found.things.values() if thing.type == "person"} == {None}


def test_the_sides_are_those_of_their_alignment_and_the_full_name_is_taken():
    match = loaded(MATCH).of("match")[0]
    assert [
        match[name] for name in ("home", "away", "home_goals", "away_goals", "home_half_time", "away_half_time")
    ] == ["Fort Ansel", "Dunmere", 3, 2, 2, 0]


def test_ground_attendance_stage_and_season():
    match = loaded(MATCH).of("match")[0]
    assert [match[name] for name in ("venue", "attendance", "stage", "season")] == [
        "St Osk Park",
        18204,
        "Matchday 33",
        "2029/30",
    ]


def test_a_season_told_by_one_year_is_open_in_that_year(tmp_path):
    text = MATCH.read_text(encoding="utf-8").replace('literal="2029"', 'literal="2030"')
    assert "season" not in load_text(tmp_path, "m.xml", text).of("match")[0]


def test_the_minute_goes_on_in_stoppage_time_and_the_period_tells_which():
    assert [(goal["minute"], goal.get("added"), goal["period"]) for goal in loaded(MATCH).of("goal")] == [
        (45, 2, 1),
        (12, None, 1),
        (47, None, 2),
        (90, 4, 2),
        (80, None, 2),
    ]


def test_an_own_goal_counts_against_the_roster_of_its_scorer_whatever_the_action_says():
    own = [(goal["scorer"], goal["team"]) for goal in loaded(MATCH).of("goal") if goal.get("own_goal")]
    assert own == [("Sven Idle", "Fort Ansel"), ("Rui Pask", "Dunmere")]


def test_the_goals_add_up_to_the_score():
    found = loaded(MATCH)
    goals = [goal["team"] for goal in found.of("goal")]
    assert (goals.count("Fort Ansel"), goals.count("Dunmere")) == (3, 2)
    assert [goal.get("situation") for goal in found.of("goal")].count("penalty") == 1
    assert [goal.get("assist") for goal in found.of("goal")].count("Sven Idle") == 1


def test_cards_are_of_players_and_a_foul_alone_is_none():
    assert [(card["player"], card["card"]) for card in loaded(MATCH).of("card")] == [
        ("Tom Harl", "yellow"),
        ("Tom Harl", "second yellow"),
    ]


def test_a_place_on_the_bench_is_no_position():
    places = {place["player"]: (place["started"], place.get("position")) for place in loaded(MATCH).of("appearance")}
    assert places == {
        "Sven Idle": (True, "goalkeeper"),
        "Tom Harl": (True, "forward"),
        "Rui Pask": (True, "defender"),
        "Luis Castel": (False, None),
    }


def test_managers_and_officials():
    found = loaded(MATCH)
    assert [(one["manager"], one["team"]) for one in found.of("match_manager")] == [("Otto Brask", "Dunmere")]
    assert [(one["referee"], one["role"]) for one in found.of("match_referee")] == [
        ("Juro Tann", "referee"),
        ("Edda Mole", "fourth official"),
    ]


def test_a_match_to_come_has_no_score():
    match = loaded(MATCH).of("match")[1]
    assert (match["match_status"], match.get("home_goals")) == ("scheduled", None)


def test_a_table_tells_place_and_points_of_all_matches():
    place = loaded(TABLE).of("standing")
    assert place == [
        {
            "team": "Fort Ansel",
            "competition": "Norvan League",
            "season": "2029/30",
            "place": 2,
            "points": 71,
            "date": "2030-05-12",
        }
    ]


def test_a_roster_without_a_match_is_a_squad():
    assert [(one["person"], one["team"], one["shirt"], one["position"]) for one in loaded(TABLE).of("squad")] == [
        ("Rui Pask", "Fort Ansel", 4, "defender")
    ]


def test_documents_of_one_provider_are_joined_by_its_keys():
    found = load_files([MATCH, TABLE])
    assert {thing.register for thing in found.things.values() if thing.name == "Rui Pask"} == {
        "norvan.example:vendperson:p.101"
    }
    assert {(one["scheme"], one["value"]) for one in found.of("identifier")} >= {("norvan.example", "vendteam:T1")}


def test_what_cannot_be_taken_is_refused_with_its_place():
    places = [
        (str(refusal.field).rpartition("sports-content[0].")[2], refusal.reason)
        for refusal in load_files([MATCH, TABLE]).refused
    ]
    assert [(place.partition(".")[2], reason) for place, reason in places] == [
        ("team[1].player[2].player-metadata[0].name", "missing"),
        (
            "team[0].associate[1].associate-metadata[0].@position-event",
            "only managers of a match are read, not 'physio'",
        ),
        ("actions[0].action[5].participant[0].@idref", "no player of the match is 'p.999'"),
        ("actions[0].action[6].@minutes-elapsed", "minute 40 is not in period 2"),
        ("actions[0].action[7].@score-attempt-type", "no such kind of goal is known: 'odd'"),
        ("actions[0].action[11].participant", "a card that was shown to no player: no claim has a place for it"),
        ("actions[0].action[14].@class", "no such action is known: 'spactionclass:parade'"),
        (
            "sports-event[1].event-metadata[0].@event-status",
            "neither over nor to come: 'mid-event'; what is under way is not read",
        ),
        ("sports-event[2].team", "one side should be aligned home and one away"),
        ("team[1].team-stats[0].rank", "neither a place nor points of all matches are told"),
        ("player[1].player-metadata[0].@uniform-number", "not a whole number: 'x'"),
    ]


@pytest.mark.parametrize(
    "text",
    ["<sports-content/>", "<newsItem><sports-content><sports-event>", "<a><sports-content><b/></sports-content></a>"],
)
def test_what_holds_no_match_is_refused_as_a_whole(tmp_path, text):
    found = load_text(tmp_path, "m.xml", text)
    assert (len(found.refused), found.claims) == (1, {})
