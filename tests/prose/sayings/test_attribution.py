"""Whose claim a sentence passes on."""

import pytest

from tests.support.told_names import roles_of


@pytest.mark.parametrize(
    ("text", "source"),
    [
        ("According to the Echo, Ivan Petrov has joined Marlow.", "Echo"),
        ("Ivan Petrov has joined Marlow, according to the Daily Mirror.", "Daily Mirror"),
        ("Ivan Petrov has joined Marlow, Sky Sports reports.", "Sky Sports"),
        ("Ivan Petrov has joined Marlow, as reported by the Echo.", "Echo"),
    ],
)
def test_a_claim_of_a_paper_is_reported_and_stays_the_papers(text, source):
    told = roles_of(text).one("transfer")
    assert (told["status"], told["attributed_to"]) == ("reported", source)


def test_a_rumour_of_a_paper_is_a_rumour_of_that_paper():
    told = roles_of("Kim Dae-ho could join Marlow, according to the Echo.").one("transfer")
    assert (told["status"], told["attributed_to"]) == ("rumoured", "Echo")


def test_reports_without_a_name_are_reports():
    told = roles_of("Reports suggest Marlow have sacked Ann Lee.").one("managed")
    assert told["status"] == "reported"
    assert "attributed_to" not in told


def test_what_a_writer_takes_for_granted_is_stated():
    told = roles_of("Eastvale co-owners Max Bird and Una Gray will sell up, according to the Echo.")
    assert {one["status"] for one in told.of("owned")} == {"stated"}


def test_a_quote_knows_whom_it_was_given_to():
    told = roles_of('"We were poor in the first half," Ann Lee told Sky Sports.').one("quote")
    assert (told["speaker"], told["attributed_to"]) == ("Ann Lee", "Sky Sports")


def test_words_about_words_are_no_facts():
    assert not roles_of("Ann Lee admitted her side had been lucky before kick-off.", match=("Marlow", "Harbour")).of(
        "transfer"
    )
