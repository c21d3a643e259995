"""Who comes and who goes, and what is only talk."""

import pytest

from tests.support.told_names import roles_of


@pytest.mark.parametrize(
    ("text", "until"),
    [
        ("Marlow have parted company with Ann Lee.", None),
        ("Marlow have sacked manager Ann Lee.", None),
        ("Ann Lee was sacked by Marlow on Tuesday.", "2017-10-24"),
        ("Ann Lee, sacked by Marlow in May, was at the game.", "2017-05"),
        ("Ann Lee has resigned as Marlow manager.", None),
        ("Ann Lee stood down as manager of Marlow last month.", "2017-09"),
        ("Ann Lee left Marlow by mutual consent in March 2016.", "2016-03"),
        ("Ann Lee was relieved of her duties as Marlow manager.", None),
    ],
)
def test_an_end_is_read_with_its_date(text, until):
    told = [one for one in roles_of(text, published="2017-10-26").of("managed") if one["state"] == "former"]
    assert told
    assert told[0]["person"] == "Ann Lee"
    assert told[0]["team"] == "Marlow"
    assert told[0].get("until") == until


@pytest.mark.parametrize(
    ("text", "since"),
    [
        ("Igor Sand was named Harbour head coach on a two-year deal.", None),
        ("Igor Sand was appointed manager of Harbour in June.", "2017-06"),
        ("Harbour have appointed Igor Sand as their new manager.", None),
        ("Harbour unveiled Igor Sand as head coach on Monday.", "2017-10-23"),
        ("Igor Sand took charge of Harbour in 2015.", "2015"),
        ("Igor Sand has been at the helm of Harbour since June.", "2017-06"),
        ("Igor Sand took over at Harbour last summer.", "2017"),
    ],
)
def test_a_beginning_is_read_with_its_date(text, since):
    told = [one for one in roles_of(text, published="2017-10-26").of("managed") if one["state"] == "current"]
    assert told
    assert {one["person"] for one in told} == {"Igor Sand"}
    assert {one["team"] for one in told} == {"Harbour"}
    assert since in [one.get("since") for one in told]


def test_a_successor_begins_and_a_predecessor_ends():
    told = roles_of("Igor Sand takes over from Kit Dunn at Harbour.")
    assert told.managers() == {("Igor Sand", "Harbour", "current"), ("Kit Dunn", "Harbour", "former")}


@pytest.mark.parametrize(
    "text",
    [
        "Ned Fox is the favourite to succeed Ann Lee at Marlow.",
        "Ned Fox has been linked with the Marlow job.",
        "Ned Fox is in the frame for the Marlow job.",
        "Ned Fox could be appointed Marlow manager.",
        "Ned Fox is set to be named Marlow manager.",
    ],
)
def test_talk_of_a_successor_is_a_rumour_and_nobody_is_gone(text):
    told = roles_of(text)
    assert not told.managers()
    assert {(one["person"], one["state"], one["status"]) for one in told.of("managed")} == {
        ("Ned Fox", "incoming", "rumoured")
    }


def test_a_denial_is_kept_as_one():
    told = roles_of("Leo Pike denied that Ned Fox had been appointed Marlow manager.")
    assert [one["status"] for one in told.of("managed")] == ["denied"]


@pytest.mark.parametrize(
    "text",
    [
        "Marlow have not sacked Ann Lee.",
        "Nobody at Marlow has sacked Ann Lee.",
        "If Marlow sack Ann Lee they will be sorry.",
        "Ann Lee, a dead woman walking, fears the sack at Marlow.",
        "Marlow fans want Kit Dunn appointed manager of Marlow.",
    ],
)
def test_what_did_not_happen_is_not_told(text):
    assert not roles_of(text).of("managed")


def test_a_spell_looked_back_on_is_over():
    told = roles_of("Kit Dunn was hired after seven years at the helm of Harbour.")
    assert ("Kit Dunn", "Harbour", "current") not in told.managers()


@pytest.mark.parametrize(
    "text",
    [
        "Kit Dunn, Ann Lee's predecessor at Marlow, was in the stands.",
        "Ann Lee's predecessor at Marlow, Kit Dunn, was in the stands.",
    ],
)
def test_a_predecessor_is_gone(text):
    assert ("Kit Dunn", "Marlow", "former") in roles_of(text).managers()


def test_who_became_manager_has_a_beginning():
    told = roles_of("Ann Lee became Marlow manager in 2014.", published="2017-10-26").of("managed")
    assert "2014" in [one.get("since") for one in told]
