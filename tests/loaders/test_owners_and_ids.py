"""Owners from the register of companies, and the table of ids of Fantasy Premier League."""

import json

import pytest

from tests.support.claim_lines import SAMPLES
from tests.support.loading import load_files, load_text

OWNERS = SAMPLES / "companies-house-psc"


def record(**data):
    told = {
        "kind": "individual-person-with-significant-control",
        "name": "Mr Tor Ask",
        "notified_on": "2031-04-06",
        "natures_of_control": ["ownership-of-shares-25-to-50-percent"],
        **data,
    }
    return json.dumps({"company_number": "90000011", "data": told}) + "\n"


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "company-numbers.csv").write_text(
        "company_number,club,country\n90000011,Elm Rovers,Norvania\n", encoding="utf-8"
    )
    return tmp_path


def test_an_owner_has_a_band_of_shares_and_a_day_on_which_it_held(folder):
    [owned] = load_text(folder, "psc.jsonl", record()).of("owned")
    assert owned == {"owner": "Tor Ask", "team": "Elm Rovers", "seen": "2031-04-06", "share": "25-50%"}


def test_who_ceased_to_own_is_a_former_owner(folder):
    [owned] = load_text(folder, "psc.jsonl", record(ceased_on="2033-01-31")).of("owned")
    assert (owned["until"], owned["state"]) == ("2033-01-31", "former")


def test_a_birth_has_no_day(folder):
    [person] = load_text(folder, "psc.jsonl", record(date_of_birth={"year": 1961, "month": 4})).of("person")
    assert person["born"] == "1961-04"


def test_an_owner_that_is_a_company_is_an_organisation(folder):
    loaded = load_text(
        folder, "psc.jsonl", record(kind="corporate-entity-person-with-significant-control", name="Ask Holdings")
    )
    assert {thing.type for thing in loaded.things.values() if thing.name == "Ask Holdings"} == {"organisation"}


def test_votes_and_appointments_are_no_ownership(folder):
    loaded = load_text(folder, "psc.jsonl", record(natures_of_control=["voting-rights-75-to-100-percent"]))
    assert not loaded.claims
    [refused] = loaded.refused
    assert "voting-rights" in refused.reason


def test_companies_that_run_no_club_are_passed_over(folder):
    loaded = load_text(folder, "psc.jsonl", record().replace("90000011", "12345678"))
    assert not loaded.claims
    assert not loaded.refused


def test_without_the_table_of_clubs_the_file_is_refused_with_what_is_missing(tmp_path):
    [refused] = load_text(tmp_path, "psc.jsonl", record()).refused
    assert "company-numbers.csv" in refused.reason


def test_the_table_of_clubs_tells_the_numbers_of_their_companies():
    loaded = load_files([OWNERS / "company-numbers.csv"])
    assert ("Kestrel Park", "00901234") in {(one["thing"], one["value"]) for one in loaded.of("identifier")}


def test_ids_of_fantasy_premier_league_are_read_only_when_asked_for():
    path = SAMPLES / "fpl-id-map" / "Master.csv"
    assert "--as fpl-id-map" in load_files([path]).refused[0].reason
    loaded = load_files([path], "fpl-id-map")
    assert loaded.sources[0].licence is None
    assert ("Matti Førland", "fbref", "aa11bb22") in {
        (one["thing"], one["scheme"], one["value"]) for one in loaded.of("identifier")
    }


def test_a_table_that_shares_columns_with_a_known_one_is_not_taken_for_it(tmp_path):
    head = "player_id,family_name,given_name,birth_date,female,list_tournaments,player_wikipedia_link\n"
    loaded = load_text(tmp_path, "people.csv", head + "P-1,Ask,Tor,1990-01-01,0,2030,\n")
    assert not any(source.loader == "fjelstul" for source in loaded.sources)
