"""Managers whom a text tells neither office nor side of in so many words: grounds, benches, trouble, hard luck."""

import pytest

from loaders.prose.read import read_prose
from tests.support.told_managers import IN_CHARGE, told_managers

WON = (
    "Kilbrack Town 2-0 Dunmore Athletic\n\nKilbrack Town beat Dunmore Athletic 2-0 at Castle Park on Saturday. "
    "Tom Hale and Sam Pike scored for Kilbrack. "
)
LEVEL = (
    "Kilbrack Town 1-1 Dunmore Athletic\n\nKilbrack Town drew 1-1 with Dunmore Athletic at Castle Park on Saturday. "
    "Tom Hale scored for Kilbrack, and Jon Stone for Dunmore Athletic. "
)
NEWS = "Dunmore Athletic look for a striker\n\nDunmore Athletic want a striker before the window shuts. "


def managers(sentence: str, text: str, day: str = "2016-11-06") -> set[tuple[str, str]]:
    return told_managers(text + sentence, day, states=IN_CHARGE)


@pytest.mark.parametrize(
    "sentence",
    [
        "\n\nDunmore barely crossed halfway for twenty minutes. Kit Dunn went to three at the back.",
        "\n\nDunmore were being overrun. Kit Dunn threw on Owen Marsh and Paul Reid.",
        "\n\nDunmore needed something new. Kit Dunn brought in Owen Marsh for Paul Reid.",
        "\n\nTrailing to a goal from Kilbrack's Hale, Kit Dunn's side changed their shape at half-time.",
        "\n\nPegged back by Kilbrack, Kit Dunn's team lost their way.",
    ],
)
def test_the_side_in_trouble_is_that_of_whoever_changes_it(sentence: str) -> None:
    assert managers(sentence, LEVEL) == {("Dunn", "Dunmore Athletic")}


@pytest.mark.parametrize(
    "sentence",
    [
        "It was cruel on Kit Dunn's young side.",
        "The score was harsh on Kit Dunn's men.",
        "Kit Dunn's wards came close to restoring parity before the break.",
        "Kit Dunn's team pushed for an equaliser.",
    ],
)
def test_bad_luck_and_the_search_for_an_equaliser_are_the_losers(sentence: str) -> None:
    assert managers(sentence, WON) == {("Dunn", "Dunmore Athletic")}


def test_two_coaches_of_whom_one_is_told_by_his_side_are_both_known() -> None:
    told = "Kit Dunn's wards came close to restoring parity. Coach Paul Okoye brought in Owen Marsh for Sam Pike."
    assert managers(told, WON) == {("Dunn", "Dunmore Athletic"), ("Okoye", "Kilbrack Town")}


@pytest.mark.parametrize(
    "sentence",
    [
        "Kit Dunn will still be manager of Dunmore Athletic on Saturday.",
        "Kit Dunn is still the manager of Dunmore Athletic.",
        "Kit Dunn remains manager of Dunmore Athletic.",
        "Kit Dunn is to stay on as head coach at Dunmore Athletic.",
    ],
)
def test_who_stays_manager_is_manager(sentence: str) -> None:
    assert managers(sentence, NEWS) == {("Dunn", "Dunmore Athletic")}


@pytest.mark.parametrize(
    "sentence",
    [
        "Ann Lee, in charge at Villa Park since June, had kind words for him.",
        "Ann Lee, the manager at Villa Park, had kind words for him.",
        "Villa Park boss Ann Lee had kind words for him.",
    ],
)
def test_a_ground_tells_whose_manager_somebody_is(sentence: str) -> None:
    assert ("Lee", "Aston Villa") in managers(sentence, NEWS)


@pytest.mark.parametrize(
    "sentence",
    [
        "Ann Lee, once in charge at Villa Park, had kind words for him.",
        "Former Villa Park boss Ann Lee had kind words for him.",
        "Ann Lee watched the match at Villa Park.",
        "Ann Lee, in charge at Mill Lane, had kind words for him.",
    ],
)
def test_a_ground_of_the_past_or_unknown_tells_nothing(sentence: str) -> None:
    assert managers(sentence, NEWS) == set()


def test_a_manager_elsewhere_is_not_given_the_free_side_of_a_coming_match() -> None:
    text = (
        "Board backs Carver\n\nDunmore Athletic will not part with Kit Dunn. Dunmore Athletic meet Kilbrack Town on "
        "Saturday. Kilbrack Town manager Paul Okoye said little. Dunmore Athletic and Kilbrack Town drew in May. "
    )
    assert managers("Ann Lee, in charge there since the summer, spoke up for him.", text) == {
        ("Okoye", "Kilbrack Town")
    }


def test_a_boss_is_who_was_told_to_grumble_right_before() -> None:
    text = (
        "Kilbrack Town v Dunmore Athletic\n\nKilbrack Town host Dunmore Athletic on Saturday. Dunmore beat Castle "
        'Vale 3-1 on Tuesday, though Kit Dunn was still finding things to complain about.\n\n"We have been too nice," '
        "grumbled the Dunmore manager."
    )
    assert managers("", text) == {("Dunn", "Dunmore Athletic")}


def test_news_takes_a_known_manager_from_the_side_named_beside_him() -> None:
    told = "He wanted to go back to Liverpool, and Rafael Benitez did make an offer."
    assert ("Benitez", "Liverpool") in managers(told, NEWS, "2005-08-30")
    assert ("Benitez", "Liverpool") not in managers(told, NEWS, "2012-08-30")


def test_a_womens_side_told_with_the_club_s_full_name_is_the_listed_one() -> None:
    reading = read_prose("Reading FC Women beat Birmingham City Women 2-1. Reading moved up to third.")
    assert [one.name for one in reading.entities if one.name.startswith("Reading ") and one.register] == [
        "Reading Women"
    ]


@pytest.mark.parametrize(
    ("sentence", "club"),
    [
        ("The Dunmore dugout was up in arms, and Kit Dunn had to be held back.", "Dunmore Athletic"),
        ("Dunmore have now lost five in a row and the pressure is growing on Kit Dunn.", "Dunmore Athletic"),
        (
            "Kit Dunn's response to the opener was to throw on a third striker, but Kilbrack held on.",
            "Dunmore Athletic",
        ),
        ("Sam Pike, a half-time substitute sent on by Kit Dunn, headed the second.", "Kilbrack Town"),
        ("Kit Dunn's half-time switch paid off as Kilbrack took control.", "Kilbrack Town"),
        ('"We threw it away," said a downcast Kit Dunn, whose team had begun well.', "Dunmore Athletic"),
        ('"We earned it," said a delighted Kit Dunn, whose team had begun badly.', "Kilbrack Town"),
    ],
)
def test_what_is_said_of_a_dugout_a_run_a_change_or_a_mood_tells_the_side(sentence: str, club: str) -> None:
    assert ("Dunn", club) in managers(sentence, WON)


@pytest.mark.parametrize(
    "sentence",
    [
        "Kilbrack's win piled more pressure on the goal of Owen Marsh.",
        "Captain Tom Hale was delighted with the victory.",
        "Tom Hale, a tall substitute, was sent off.",
        '"We earned it," said a delighted Tom Hale.',
    ],
)
def test_players_who_are_glad_or_sent_on_manage_nobody(sentence: str) -> None:
    assert managers(sentence, WON) == set()
