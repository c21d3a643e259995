"""Wikidata: old and new values, ranks, unknown values, precision, open ends, and results of queries."""

import json

import pytest

from graph.claims import ClaimBatch
from graph.kinds import Status
from loaders.files import read_paths
from loaders.wikidata.result_rows import columns_of
from loaders.wikidata.values import item, time
from loaders.wrong import Wrong
from tests.support.claim_lines import SAMPLES
from tests.support.loading import load_files, load_text

ENTITIES = SAMPLES / "wikidata" / "entities.json"
RESULTS = SAMPLES / "wikidata-results"


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ({"entity-type": "item", "numeric-id": 12}, "Q12"),
        ({"entity-type": "item", "id": "Q12"}, "Q12"),
        ({"entity-type": "property", "numeric-id": 12}, None),
        ({"entity-type": "lexeme", "id": "L12"}, None),
        ("Q12", None),
    ],
)
def test_items_of_old_values_have_only_a_number(value, found):
    assert item(value) == found


@pytest.mark.parametrize(
    ("told", "precision", "date"),
    [
        ("+2003-00-00T00:00:00Z", 9, "2003"),
        ("+2003-07-00T00:00:00Z", 10, "2003-07"),
        ("+2003-07-05T00:00:00Z", 11, "2003-07-05"),
        ("+2003-01-01T00:00:00Z", 9, "2003"),
        ("+00000002003-07-05T00:00:00Z", 11, "2003-07-05"),
        ("+1900-00-00T00:00:00Z", 8, None),
        ("-0044-03-15T00:00:00Z", 11, None),
    ],
)
def test_a_time_is_as_precise_as_it_is_told(told, precision, date):
    assert time({"time": told, "precision": precision}) == date


def test_a_day_that_does_not_exist_is_wrong():
    with pytest.raises(Wrong):
        time({"time": "+2003-02-30T00:00:00Z", "precision": 11})


def played():
    return [
        tuple(map(claim.get, ("since", "until", "matches", "goals", "loan", "state")))
        for claim in load_files([ENTITIES]).claims["played_for"]
    ]


def test_an_open_end_is_not_current_and_an_unknown_end_is_one():
    assert ("2009-07-01", None, None, None, True, None) in played()
    assert (None, None, None, None, None, "former") in played()
    assert "current" not in {claim[-1] for claim in played()}


def test_qualifiers_tell_dates_matches_goals_and_loans():
    assert ("2003", "2009-06", 196, 84, None, None) in played()


def test_a_deprecated_statement_is_denied_and_ranks_and_references_stand_in_the_record():
    batches = [item for item in read_paths([ENTITIES]) if isinstance(item, ClaimBatch) and item.kind == "played_for"]
    denied = [record for batch in batches if batch.status is Status.DENIED for record in batch.records]
    assert denied == ["Q99000001$S5 (deprecated)"]
    stated = [record for batch in batches if batch.status is Status.STATED for record in batch.records]
    assert stated[0] == "Q99000001$S3 (imported from Q328, seen 2029-02-03)"
    assert stated[1].endswith("(preferred)")


def test_each_statement_that_is_read_is_a_claim_or_is_refused():
    entities = json.loads(ENTITIES.read_text(encoding="utf-8"))["entities"].values()
    unread = {"P31", "P106"}
    told = sum(
        len(many) for entity in entities for name, many in entity.get("claims", {}).items() if name not in unread
    )
    found = load_files([ENTITIES])
    kinds = ("played_for", "managed", "owned", "officer", "home_ground", "plays_in", "person", "team")
    claims = sum(len(found.claims[kind]) for kind in kinds)
    ids = sum(claim["scheme"] != "wikipedia" for claim in found.claims["identifier"])
    assert (
        claims + ids + sum("." in (refusal.field or "")[:-1] and refusal.field[0] == "Q" for refusal in found.refused)
        == told
    )


def test_an_owner_is_a_person_or_an_organisation_only_where_his_entity_says_so():
    found = load_files([ENTITIES])
    owners = {
        found.name(claim["owner"]): found.things[str(claim["owner"])].type.value for claim in found.claims["owned"]
    }
    assert owners == {"Hugo Stark": "person", "Stark & Söhne": "organisation"}
    assert any("Q99000098" in refusal.reason for refusal in found.refused)


def test_everything_goes_by_its_id():
    found = load_files([ENTITIES])
    assert all(thing.register == f"wikidata:{thing.local}" for thing in found.things.values())
    pages = [claim["value"] for claim in found.claims["identifier"] if claim["scheme"] == "wikipedia"]
    assert pages == ["en:Aldo Tavares"]


def test_a_source_is_as_old_as_its_latest_entity():
    assert load_files([ENTITIES]).sources[0].published == "2030-06-01T10:00:00Z"


def test_a_dump_goes_on_after_a_broken_line():
    found = load_files([SAMPLES / "wikidata" / "dump.jsonl"])
    assert [refusal.line for refusal in found.refused] == [3]
    assert (len(found.claims["played_for"]), len(found.claims["managed"])) == (1, 1)


def test_results_have_lost_how_precise_a_date_was():
    since = [claim.get("since") for claim in load_files([RESULTS / "memberships.csv"]).of("played_for")]
    assert since == ["2003", "2009-07", "2009-07-05"]


def test_results_as_json_name_their_variables():
    (claim,) = load_files([RESULTS / "coaches.json"]).of("managed")
    assert claim == {"person": "Otto Marr", "team": "Ashby FC", "since": "2029-07", "role": "manager"}


@pytest.mark.parametrize(
    ("names", "kind"),
    [
        (("player", "playerLabel", "team", "start"), "played_for"),
        (("club", "stadium"), "home_ground"),
        (("coach_qid", "team_qid"), "managed"),
        (("person", "dateOfBirth"), "person"),
        (("player", "height"), None),
        (("a", "b"), None),
    ],
)
def test_columns_are_known_by_their_names(names, kind):
    found = columns_of(names)
    assert (found.kind if found else None) == kind


def test_a_row_does_not_tell_what_an_owner_is(tmp_path):
    found = load_text(tmp_path, "o.csv", "owner,club,clubLabel\nhttp://www.wikidata.org/entity/Q1,Q99000010,Ashby FC\n")
    assert [refusal.line for refusal in found.refused] == [2]
