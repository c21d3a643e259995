"""Pages of Wikipedia: each trap of football boxes and infoboxes, on the samples and on wikitext of our own."""

import gzip

import pytest

from loaders.licences import is_open
from tests.support.claim_lines import SAMPLES
from tests.support.loading import load_files, load_text

SAMPLE = SAMPLES / "wikipedia"
CUP, PLAYER, EXPORT, PAGE = "cup.wiki.txt", "player.wiki.txt", "export.xml", "page.html"


def loaded(name):
    return load_files([SAMPLE / name])


def box(tmp_path, **told):
    told = {"date": "1 March 1999", "team1": "{{fb|FRA}}", "score": "1–0", "team2": "{{fb|ENG}}", **told}
    return load_text(
        tmp_path, "x.txt", "{{Football box\n" + "".join(f"|{name}={value}\n" for name, value in told.items()) + "}}"
    )


def goals(found):
    return [(goal["scorer"], goal["team"], goal.get("minute"), goal.get("added")) for goal in found.of("goal")]


def test_its_licence_travels_with_it_and_is_open():
    assert [(source.title, source.licence, is_open(source.licence)) for source in loaded(CUP).sources] == [
        ("Wikipedia: cup.wiki.txt", "CC-BY-SA-4.0", True)
    ]


@pytest.mark.parametrize("name", [CUP, PLAYER, EXPORT, PAGE])
def test_each_form_is_known_by_its_content_compressed_or_not(tmp_path, name):
    (tmp_path / f"{name}.gz").write_bytes(gzip.compress((SAMPLE / name).read_bytes()))
    found = load_files([tmp_path / f"{name}.gz"])
    assert {source.loader for source in found.sources} == {"wikipedia"}
    assert found.claims == loaded(name).claims


def test_lines_may_end_in_two_signs(tmp_path):
    text = (SAMPLE / CUP).read_text(encoding="utf-8").replace("\n", "\r\n")
    assert goals(load_text(tmp_path, CUP, text)) == goals(loaded(CUP))


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


def test_an_infobox_tells_birth_height_position_and_the_full_name():
    found = loaded(PLAYER)
    assert found.of("person") == [
        {"person": "Luis Castel", "born": "1976-08-15", "position": "midfielder", "height": 183}
    ]
    assert [name["text"] for name in found.of("name")] == ["Luis Mareno Castel Vidro"]


@pytest.mark.parametrize(
    ("height", "expected"),
    [
        ("{{convert|1.68|m|abbr=on}}", 168),
        ("1.91 m", 191),
        ("{{height|cm=175}}", 175),
        ("6 ft 1 in", None),
        ("{{height|ft=6|in=1}}", None),
    ],
)
def test_heights(tmp_path, height, expected):
    found = load_text(tmp_path, "x.txt", f"{{{{Infobox football biography\n|name=A Lorn\n|height={height}\n}}}}")
    assert found.of("person")[0].get("height") == expected


@pytest.mark.parametrize(
    ("years", "since", "until"),
    [
        ("1993–1998", "1993", "1998"),
        ("1993-1998", "1993", "1998"),
        ("1993&ndash;1998", "1993", "1998"),
        ("1993 – 1998", "1993", "1998"),
        ("1998–99", "1998", "1999"),
        ("2009", "2009", "2009"),
        ("2009–", "2009", None),
        ("2009–present", "2009", None),
        ("?–2005", None, "2005"),
        ("", None, None),
    ],
)
def test_years(tmp_path, years, since, until):
    text = f"{{{{Infobox football biography\n|name=A Lorn\n|years1={years}\n|clubs1=[[Osk]]\n}}}}"
    (spell,) = load_text(tmp_path, "x.txt", text).of("played_for")
    assert (spell.get("since"), spell.get("until")) == (since, until)


def test_a_missing_end_is_no_sign_that_it_goes_on():
    spell = loaded(PLAYER).of("played_for")[6]
    assert spell == {"person": "Luis Castel", "team": "Tannby", "since": "2009"}


def test_an_arrow_is_a_loan_and_brackets_are_about_goals():
    loans = [spell for spell in loaded(PLAYER).of("played_for") if spell.get("loan")]
    assert [(spell["team"], spell["since"], spell["until"], spell["matches"], spell["goals"]) for spell in loans] == [
        ("Dunmere Town F.C.", "1996", "1996", 31, 4)
    ]


def test_counts_of_two_times_are_of_neither_and_are_told():
    found = loaded(PLAYER)
    assert [
        (spell["since"], spell["until"], spell.get("matches"))
        for spell in found.of("played_for")
        if spell["team"] == "Osk Rovers"
    ] == [("1999", "1999", None), ("2001", "2003", None)]
    assert ("caps3", "matches and goals of several times together; the times are kept") in [
        (refusal.field, refusal.reason) for refusal in found.refused
    ]


def test_youth_and_national_sides():
    spells = {spell["team"]: (spell.get("role"), spell.get("matches")) for spell in loaded(PLAYER).of("played_for")}
    assert (spells["Ansel Boys"], spells["France"], spells["France U21"]) == (("youth", None), (None, 54), (None, 2))
    assert {side["team"]: side.get("side") for side in loaded(PLAYER).of("team")} == {
        "France": None,
        "France U21": "youth",
    }


def test_an_assistant_managed_nothing_and_a_caretaker_did():
    found = loaded(PLAYER)
    assert [(one["team"], one.get("role"), one["since"], one.get("until")) for one in found.of("managed")] == [
        ("Fort Ansel F.C.", "caretaker", "2013", "2013"),
        ("Dunmere Town F.C.", None, "2014", None),
    ]
    assert [(one["team"], one["role"]) for one in found.of("officer")] == [("Fort Ansel F.C.", "assistant manager")]


def test_years_that_are_none_are_refused():
    assert [refusal.field for refusal in loaded(PLAYER).refused] == ["caps3", "years5", "years6"]


def test_an_export_has_pages_with_titles_and_days():
    found = loaded(EXPORT)
    assert [(source.title, source.published) for source in found.sources] == [
        ("Wikipedia: Asko Vellamo (footballer)", "2030-05-13T08:00:00+00:00"),
        ("Wikipedia: 1930 FIFA World Cup Group 9", "2030-05-13T09:00:00+00:00"),
    ]
    assert {thing.register for thing in found.things.values() if thing.name == "Asko Vellamo"} == {
        "wikipedia:en:Asko Vellamo (footballer)"
    }


def test_the_title_tells_the_edition_where_the_gazetteer_knows_the_competition():
    match = loaded(EXPORT).of("match")[0]
    assert (match["competition"], match["season"], match["group"]) == ("FIFA World Cup", "1930", "Group 9")
    assert "competition" not in loaded(PAGE).of("match")[0]


def test_a_birth_that_cannot_be_is_refused_and_the_death_is_kept():
    found = loaded(EXPORT)
    assert [(person.get("born"), person["died"]) for person in found.of("person")] == [(None, "2020-03-04")]
    assert [refusal.field for refusal in found.refused] == ["birth_date", "Osk"]


def test_a_rendered_page_says_what_its_boxes_say():
    found = loaded(PAGE)
    match = found.of("match")[0]
    assert [
        match[name]
        for name in ("home", "away", "date", "home_goals", "away_goals", "home_shootout", "attendance", "stage")
    ] == ["Fort Ansel F.C.", "Dunmere", "2030-05-20", 2, 2, 1, 24059, "Final"]
    assert [
        (goal["scorer"], goal["minute"], goal.get("added"), goal.get("situation"), goal.get("own_goal"))
        for goal in found.of("goal")
    ] == [
        ("Rui Pask", 21, None, None, None),
        ("Rui Pask", 97, None, "penalty", None),
        ("Tom Harl", 45, 2, None, None),
        ("Sven Idle", 80, None, None, True),
    ]
    assert [(kick["taker"], kick["scored"]) for kick in found.of("shootout_kick")] == [
        ("Rui Pask", True),
        ("Karl Mund", False),
        ("Otto Brask", True),
    ]
    assert [(one["referee"], one["country"]) for one in found.of("match_referee")] == [("Juro Tann", "Ostria")]


def test_a_link_of_a_rendered_page_is_a_register_unless_it_leads_on_lists_namesakes_or_leads_nowhere():
    registers = {thing.name: thing.register for thing in loaded(PAGE).things.values() if thing.type == "person"}
    assert registers == {
        "Rui Pask": "wikipedia:en:Rui Pask",
        "Tom Harl": None,
        "Sven Idle": None,
        "Karl Mund": "wikipedia:en:Karl Mund",
        "Otto Brask": "wikipedia:en:Otto Brask",
        "Juro Tann": "wikipedia:en:Juro Tann",
    }
    assert [one["value"] for one in loaded(PAGE).of("identifier")] == ["en:Fort Ansel F.C."]


def test_an_article_that_is_no_page_of_wikipedia_stays_an_article(tmp_path):
    text = "<html><body><h1>Dunmere win</h1><p>Dunmere beat Fort Ansel 2-1 on Saturday.</p></body></html>"
    (tmp_path / "x.html").write_text(text, encoding="utf-8")
    assert load_files([tmp_path / "x.html"]).refused == []


@pytest.mark.parametrize(
    "text",
    [
        "Nothing is here.",
        "<html><body>nothing</body></html>",
        "<mediawiki><page><title>A</title></page></mediawiki>",
        "<mediawiki><page>",
    ],
)
def test_a_page_without_a_box_is_refused(tmp_path, text):
    found = load_text(tmp_path, "x", text, "wikipedia")
    assert (len(found.refused), found.claims) == (1, {})


def test_lines_are_counted_from_the_beginning_of_the_file(tmp_path):
    found = load_text(
        tmp_path, "x.txt", "\n\n## a note\n{{Football box|date=x|team1={{fb|FRA}}|score=1–0|team2={{fb|ENG}}}}"
    )
    assert [refusal.line for refusal in found.refused] == [4]
