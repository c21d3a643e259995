"""Names as people type them lead to whom they mean, to candidates, or to nobody; never to a guess."""

import pytest

import touchline
from tests.support.world import world

PEOPLE = """id,name,born,position,club,aliases
a,Moon Tae-sik,1995,FW,Ottermouth Town,문태식
b,Moon Byung-ok,1991,DF,Kestrel Park,
c,Kåre Bjørnsæther,,,,
d,Amélie Dessœux,,,,
e,Pieter van der Molen,,,,
f,Sander de Ruiter,,,,
g,Stig Molen,,,,
h,Reece Colby-Farrow,,,Ottermouth Town,
i,Dane Colby,,,Kestrel Park,
j,Łukasz Żarnowski,,,,
k,Dean Pike,1988,FW,Ottermouth Town,
l,Dean Pike,1996,GK,Kestrel Park,
"""
CLUBS = """id,name,country,aliases
x,Ottermouth Albion,,Ottermouth Alb|O. Albion
y,Ottermouth Town,,Ottermouth Tn
z,Fenwick Albion,,Fenwick Alb
"""


@pytest.fixture(scope="module")
def at(tmp_path_factory):
    with world(tmp_path_factory.mktemp("names")) as made:
        assert made.table("people.csv", PEOPLE).refused == []
        assert made.table("clubs.csv", CLUBS).refused == []
        yield made


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Tae-Sik Moon", "a"),
        ("MOON Taesik", "a"),
        ("문태식", "a"),
        ("T. Moon", "a"),
        ("B Moon", "b"),
        ("T.-s. Moon", "a"),
        ("Moon Taesik", "a"),
    ],
)
def test_order_case_and_hyphens_of_a_name_carry_no_identity(at, typed, meant):
    assert at.who(typed) == [f"person:people:{meant}"]


def test_an_initial_that_contradicts_leads_to_nobody(at):
    assert at.who("K. Moon") == []


def test_a_family_name_of_two_people_leads_to_both(at):
    assert set(at.who("moon")) == {"person:people:a", "person:people:b"}
    with pytest.raises(touchline.Ambiguous) as raised:
        at.graph.ask("who-scored", scorer="moon")
    assert {key for key, _ in raised.value.candidates} == {"person:people:a", "person:people:b"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Bjornsaether", "c"),
        ("BJØRNSÆTHER", "c"),
        ("kare bjornsaether", "c"),
        ("Dessoeux", "d"),
        ("Ame\u0301lie Dessœux", "d"),
        ("lukasz zarnowski", "j"),
        ("ŻARNOWSKI", "j"),
    ],
)
def test_accents_and_special_letters_are_free_to_type(at, typed, meant):
    assert at.who(typed) == [f"person:people:{meant}"]


def test_names_are_shown_as_they_were_written(at):
    shown = dict(at.rows("MATCH (p:Person) RETURN p.key, p.name"))
    assert shown["person:people:c"] == "Kåre Bjørnsæther"
    assert shown["person:people:a"] == "Moon Tae-sik"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("P. van der Molen", "e"),
        ("van der Molen, Pieter", "e"),
        ("Van Der Molen", "e"),
        ("De Ruiter", "f"),
        ("S. de Ruiter", "f"),
        ("Stig Molen", "g"),
    ],
)
def test_a_particle_belongs_to_the_family_name(at, typed, meant):
    assert at.who(typed) == [f"person:people:{meant}"]


@pytest.mark.parametrize("typed", ["Colby Farrow", "Colby‐Farrow", "Colby–Farrow", "reece colby-farrow"])
def test_hyphens_of_any_kind_part_a_double_name(at, typed):
    assert at.who(typed) == ["person:people:h"]


def test_half_a_double_name_is_never_taken_for_the_whole(at):
    assert set(at.who("Colby")) >= {"person:people:i"}
    with pytest.raises(touchline.Ambiguous):
        at.graph.ask("who-scored", scorer="Colby")


def test_namesakes_stay_two_and_both_are_offered(at):
    assert at.who("Dean Pike") == ["person:people:k", "person:people:l"]


@pytest.mark.parametrize(
    "typed",
    [
        "Stig\u00a0Molen",
        "Stig Mo\u00adlen",
        "\u200bStig Molen",
        "Stig  Molen",
        "Stig Molen’s",
        "Stig Molen's",
    ],
)
def test_invisible_signs_and_a_possessive_carry_no_identity(at, typed):
    assert at.who(typed) == ["person:people:g"]


@pytest.mark.parametrize("typed", ["Ottermouth Alb", "OTTERMOUTH ALBION", "o albion"])
def test_a_clubs_known_names_lead_to_it(at, typed):
    assert at.who(typed) == ["team:clubs:x"]


@pytest.mark.parametrize(("typed", "some"), [("Albion", {"x", "z"}), ("Ottermouth", {"x", "y"})])
def test_a_short_form_of_two_clubs_leads_to_both(at, typed, some):
    assert set(at.who(typed)) == {f"team:clubs:{one}" for one in some}


def test_a_slip_of_the_pen_is_told_what_is_near_and_makes_nothing(at):
    before = at.count("Team")
    with pytest.raises(touchline.NotFound) as raised:
        at.graph.who("Otermouth Albin")
    assert "Ottermouth Albion" in raised.value.near
    assert at.count("Team") == before


def test_a_name_without_letters_is_bad_use(at):
    for typed in ("", "  ", "?!"):
        with pytest.raises(touchline.BadUse):
            at.graph.who(typed)
