"""Infoboxes of Wikipedia: each trap of them, on the samples and on wikitext of our own."""

import pytest

from tests.support.loading import load_text
from tests.support.wikipedia_pages import EXPORT, PLAYER, loaded


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


def test_a_birth_that_cannot_be_is_refused_and_the_death_is_kept():
    found = loaded(EXPORT)
    assert [(person.get("born"), person["died"]) for person in found.of("person")] == [(None, "2020-03-04")]
    assert [refusal.field for refusal in found.refused] == ["birth_date", "Osk"]
