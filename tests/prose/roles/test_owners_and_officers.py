"""Owners, chairmen, captains and players with their clubs."""

import pytest

from tests.support.told_names import roles_of


def test_co_owners_both_own():
    told = roles_of("Eastvale co-owners Max Bird (left) and Una Gray (right) took their seats.").of("owned")
    assert {(one["owner"], one["team"], one["role"]) for one in told} == {
        ("Max Bird", "Eastvale", "co-owner"),
        ("Una Gray", "Eastvale", "co-owner"),
    }


@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("Harbour owner Una Gray was there.", "Una Gray"),
        ("Una Gray, the owner of Harbour, was there.", "Una Gray"),
        ("Harbour, majority-owned by Orion Group, lost money.", "Orion Group"),
        ("Harbour belong to Orion Group.", "Orion Group"),
        ("Orion Group, the owners of Harbour, lost money.", "Orion Group"),
        ("Harbour majority shareholder Una Gray was there.", "Una Gray"),
        ("Una Gray owns Harbour.", "Una Gray"),
    ],
)
def test_an_owner_is_found_however_it_is_told(text, owner):
    told = roles_of(text).one("owned")
    assert (told["owner"], told["team"], told["state"]) == (owner, "Harbour", "current")


@pytest.mark.parametrize(
    ("text", "since"),
    [
        ("Una Gray completed her takeover of Harbour in May.", "2017-05"),
        ("Una Gray bought Harbour in 2013.", "2013"),
        ("Harbour were bought by Una Gray in 2013.", "2013"),
    ],
)
def test_a_purchase_begins_an_ownership(text, since):
    told = roles_of(text, published="2017-10-26").one("owned")
    assert (told["owner"], told["team"], told["since"], told["status"]) == ("Una Gray", "Harbour", since, "stated")


def test_a_takeover_is_of_the_club_that_the_text_says_someone_owns():
    told = roles_of("Harbour owner Una Gray spoke. Gray completed her takeover in May.", published="2017-10-26")
    assert "2017-05" in [one.get("since") for one in told.of("owned")]


def test_a_sale_ends_an_ownership():
    told = roles_of("Max Bird sold Eastvale in 2015.").one("owned")
    assert (told["state"], told["until"]) == ("former", "2015")


@pytest.mark.parametrize(
    "text",
    [
        "Max Bird is in talks to sell Eastvale.",
        "Max Bird has put Eastvale up for sale.",
        "Tom Hale owns the best record in the league.",
        "Tom Hale owned the midfield.",
        "Marlow belong in this division.",
    ],
)
def test_plans_and_figures_of_speech_change_no_ownership(text):
    assert not [one for one in roles_of(text).of("owned") if one["status"] == "stated"]


@pytest.mark.parametrize(
    ("text", "role"),
    [
        ("Marlow chairman Leo Pike was there.", "chairman"),
        ("Leo Pike, the Marlow chief executive, was there.", "chief executive"),
        ("Marlow president Leo Pike was there.", "president"),
        ("Marlow director of football Leo Pike was there.", "director of football"),
        ("Leo Pike, chairman of Marlow, was there.", "chairman"),
        ("Marlow sporting director Leo Pike was there.", "sporting director"),
        ("Marlow goalkeeping coach Leo Pike was there.", "goalkeeping coach"),
        ("Marlow general manager Leo Pike was there.", "general manager"),
    ],
)
def test_an_officer_is_neither_owner_nor_manager(text, role):
    told = roles_of(text)
    assert told.one("officer") == {
        "person": "Leo Pike",
        "team": "Marlow",
        "role": role,
        "state": "current",
        "status": "stated",
    }
    assert not told.of("owned")
    assert not told.of("managed")


def test_a_manager_and_a_captain_of_one_club_are_told_apart():
    told = roles_of("Marlow manager Ann Lee and captain Joel Stone embraced.")
    assert told.managers() == {("Ann Lee", "Marlow", "current")}
    assert told.one("captain") == {"player": "Joel Stone", "team": "Marlow", "status": "stated"}


@pytest.mark.parametrize(
    "text",
    [
        "Skipper Joel Stone led by example.",
        "Joel Stone wore the armband in the absence of Tom Hale.",
        "Marlow skipper Joel Stone led by example.",
        "Joel Stone, the captain, led by example.",
    ],
)
def test_a_captain_is_found(text):
    assert [one["player"] for one in roles_of(text).of("captain")] == ["Joel Stone"]


@pytest.mark.parametrize(
    ("text", "club", "state", "position"),
    [
        ("Harbour winger Kim Dae-ho was quick.", "Harbour", "current", "midfielder"),
        ("Kim Dae-ho, the Harbour winger, was quick.", "Harbour", "current", "midfielder"),
        ("Former Harbour winger Kim Dae-ho was quick.", "Harbour", "former", "midfielder"),
        ("Harbour's on-loan striker Kim Dae-ho was quick.", "Harbour", "current", "forward"),
    ],
)
def test_a_club_and_a_position_tell_where_someone_plays(text, club, state, position):
    told = roles_of(text)
    plays = told.of("played_for")[0]
    assert (plays["person"], plays["team"], plays["state"]) == ("Kim Dae-ho", club, state)
    assert position in [one.get("position") for one in told.of("person")]


def test_a_pundit_played_there_once():
    told = roles_of("Former Marlow defender Ray Holt, now a pundit, was unimpressed.")
    assert told.one("played_for")["state"] == "former"
