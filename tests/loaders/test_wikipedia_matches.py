"""Football boxes of Wikipedia: each trap of them, on the samples and on wikitext of our own."""

import pytest

from tests.support.wikipedia_pages import CUP, box, goals, loaded


def test_a_goal_has_pairs_of_minute_and_note_and_a_line_several_goals():
    assert goals(loaded(CUP))[:6] == [
        ("Rui Pask", "Fort Ansel F.C.", 12, None),
        ("Rui Pask", "Fort Ansel F.C.", 45, 2),
        ("Sven Idle", "Fort Ansel F.C.", 97, None),
        ("Tom Harl", "Dunmere Town", 63, None),
        ("Otto Brask", "Dunmere Town", 71, None),
        ("Otto Brask", "Dunmere Town", 80, None),
    ]


def test_penalties_and_own_goals_stand_at_the_side_that_gains():
    told = [
        (goal["scorer"], goal["team"], goal.get("situation"), goal.get("own_goal")) for goal in loaded(CUP).of("goal")
    ]
    assert ("Rui Pask", "Fort Ansel F.C.", "penalty", None) in told
    assert ("Tom Harl", "Dunmere Town", None, True) in told
    assert ("Otto Brask", "Dunmere Town", "penalty", None) in told


@pytest.mark.parametrize(
    ("note", "situation", "own"),
    [
        ("pen.", "penalty", None),
        ("p", "penalty", None),
        ("[[Penalty kick|pen.]]", "penalty", None),
        ("o.g.", None, True),
        ("[[Own goal|o.g.]]", None, True),
        ("own goal", None, True),
        ("", None, None),
        ("header", None, None),
    ],
)
def test_notes_of_goals_are_known_in_all_their_spellings(tmp_path, note, situation, own):
    for line in (f"[[A Lorn]] {{{{goal|9|{note}}}}}", f"[[A Lorn]] 9' ({note})", f"[[A Lorn]] {{{{goal|9}}}} ({note})"):
        (goal,) = box(tmp_path, goals1=line).of("goal")
        assert (goal["minute"], goal.get("situation"), goal.get("own_goal")) == (9, situation, own)


def test_a_goal_without_a_minute_is_a_goal(tmp_path):
    assert goals(box(tmp_path, goals1="[[A Lorn]] {{goal}}")) == [("A Lorn", "France", None, None)]
    assert goals(box(tmp_path, goals1="[[A Lorn]] {{goal|?}}")) == [("A Lorn", "France", None, None)]
    assert goals(box(tmp_path, goals1="A Lorn")) == [("A Lorn", "France", None, None)]


def test_after_extra_time_97_is_of_it_and_else_it_is_stoppage_time(tmp_path):
    line = "[[A Lorn]] {{goal|97}}"
    assert goals(box(tmp_path, goals1=line, aet="yes"))[0][2:] == (97, None)
    assert goals(box(tmp_path, goals1=line, agget="yes"))[0][2:] == (97, None)
    assert goals(box(tmp_path, goals1=line, score="1–0 ([[Overtime|a.e.t.]])"))[0][2:] == (97, None)
    assert goals(box(tmp_path, goals1=line))[0][2:] == (90, 7)


def test_notes_comments_and_templates_beside_a_value_are_not_read_as_it():
    match = loaded(CUP).of("match")[0]
    assert [match[name] for name in ("home_goals", "away_goals", "attendance")] == [3, 2, 18204]


def test_a_shoot_out_has_its_score_and_its_kicks_whichever_comes_first():
    found = loaded(CUP)
    match = found.of("match")[0]
    assert (match["home_shootout"], match["away_shootout"]) == (1, 2)
    assert [(kick["taker"], kick["scored"]) for kick in found.of("shootout_kick")] == [
        ("Rui Pask", True),
        ("Sven Idle", False),
        ("Tom Harl", True),
        ("Karl Mund", True),
    ]


def test_nations_are_told_by_their_codes_and_women_and_youths_are_sides_of_their_own():
    sides = {side["team"]: (side.get("side"), side["national"]) for side in loaded(CUP).of("team")}
    assert sides == {
        "France": (None, True),
        "England": (None, True),
        "France Women": ("women", True),
        "England Women": ("women", True),
        "France U21": ("youth", True),
        "England U21": ("youth", True),
    }


def test_the_gazetteer_knows_nations_and_clubs_that_can_only_be_one(tmp_path):
    found = box(tmp_path, team2="[[Chelsea F.C.|Chelsea]] {{flagicon|ENG}}")
    registers = {thing.name: thing.register for thing in found.things.values() if thing.type == "team"}
    assert all(str(register).startswith("touchline:") for register in registers.values())
    assert set(registers) == {"France", "Chelsea F.C."}


def test_wikitext_does_not_tell_whether_a_link_leads_on_so_that_no_page_is_a_register():
    assert {thing.register for thing in loaded(CUP).things.values() if thing.type == "person"} == {None}


def test_a_name_is_that_of_the_page_without_what_tells_it_apart():
    assert "Rui Pask" in {thing.name for thing in loaded(CUP).things.values()}


def test_ground_city_referee_and_his_country():
    found = loaded(CUP)
    assert [(place["venue"], place["city"]) for place in found.of("venue")] == [
        ("St Osk Park", "Ansel"),
        ("Osk Dome", "Osk"),
    ]
    assert [(one["referee"], one["country"]) for one in found.of("match_referee")] == [
        ("Juro Tann", "Ostria"),
        ("Edda Mole", "Ostria"),
    ]


def test_the_stage_is_the_round_or_the_nearest_heading_that_names_one():
    assert [match.get("stage") for match in loaded(CUP).of("match")] == ["Semi-finals", "Group A", None, None, None]


def test_a_match_to_come_and_one_put_off_have_no_score():
    states = [(match["match_status"], match.get("home_goals")) for match in loaded(CUP).of("match")]
    assert ("scheduled", None) in states
    assert ("postponed", None) in states


def test_a_box_within_other_markup_is_found():
    assert "1999-03-06" in [match["date"] for match in loaded(CUP).of("match")]


def test_what_cannot_be_taken_of_a_box_is_refused_with_its_line():
    assert [(refusal.line, refusal.field, refusal.reason) for refusal in loaded(CUP).refused] == [
        (5, "penalties", "no taker, or not told whether he scored: 'Nobody knows'"),
        (5, "goals", "no scorer is told: '{{goal|85}}'"),
        (5, "goals", "{{sent off|0|90}} is not read, only goals are"),
        (32, "goals", "not a minute: '130+70' of Bea Wey"),
        (46, "date", "no such day: {{Start date|1999|2|30}}"),
        (47, "team", "no national side has the code 'XQX'"),
        (50, "score", "not a score: 'many' (right: 2–1)"),
        (51, "team2", "missing"),
    ]
