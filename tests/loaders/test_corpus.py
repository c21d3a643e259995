"""Matches and incidents as Parquet: each trap of theirs, on rows of our own."""

import gzip
from collections import Counter

import polars as pl
import pytest

from loaders import parquet
from loaders.files import read_paths
from tests.support.claim_lines import SAMPLES, claim_lines, sample_lines
from tests.support.corpus_rows import INCIDENTS, MATCHES, write_incidents, write_matches
from tests.support.loading import load_files

SAMPLE = SAMPLES / "schochastics-parquet"


@pytest.fixture
def found():
    return load_files([SAMPLE])


def test_each_row_is_a_claim_or_is_refused(found):
    told = Counter({kind: len(claims) for kind, claims in found.claims.items()})
    events = sum(told[kind] for kind in ("goal", "card", "substitution", "penalty_missed", "disallowed_goal"))
    refused = Counter(refusal.path.rpartition("/")[2] for refusal in found.refused if "is kept" not in refusal.reason)
    assert events + refused["incidents.parquet"] == len(INCIDENTS)
    assert told["match"] + refused["matches.parquet"] == len(MATCHES)


def test_an_own_goal_counts_for_the_side_it_stands_at(found):
    own = next(goal for goal in found.of("goal") if goal.get("own_goal"))
    assert (own["team"], own["scorer"]) == ("East Marlow", "Dunn P.")
    scorer = next(thing for thing in found.things.values() if thing.name == "Dunn P.")
    assert scorer.local == "Dunn P.|FC Norbury"


def test_a_penalty_with_a_score_was_scored_and_one_without_was_missed(found):
    scored = [goal for goal in found.of("goal") if goal.get("situation") == "penalty"]
    assert [(goal["scorer"], goal["minute"], goal["added"]) for goal in scored] == [("Bex A.", 45, 2)]
    assert [miss["taker"] for miss in found.of("penalty_missed")] == ["Ewing R."]


def test_a_second_yellow_is_one_only_in_the_same_match(found):
    cards = [(card["player"], card["card"], card.get("minute")) for card in found.of("card")]
    assert cards == [
        ("Ewing R.", "yellow", 41),
        ("Ewing R.", "second yellow", 73),
        ("Frost I.", "red", 90),
        ("Bex A.", "yellow", 19),
    ]


def test_a_minute_over_90_without_a_plus_is_extra_time(found):
    late = found.of("goal")[-1]
    assert (late["minute"], late.get("added"), late["period"]) == (101, None, 3)


def test_an_attendance_that_cannot_be_leaves_the_match(found):
    assert [match.get("attendance") for match in found.of("match")] == [9120, None, None]
    assert any(refusal.field == "attendance" and refusal.line == 2 for refusal in found.refused)


def test_incidents_that_do_not_follow_each_other_are_refused(tmp_path):
    write_matches(tmp_path)
    write_incidents(tmp_path, [*INCIDENTS[:1], INCIDENTS[11], INCIDENTS[1]])
    found = load_files([tmp_path])
    refused = [refusal for refusal in found.refused if refusal.path.endswith("incidents.parquet")]
    assert [(refusal.line, refusal.field) for refusal in refused] == [(3, "match_id")]


def test_a_match_told_twice_is_refused(tmp_path):
    write_matches(tmp_path, [MATCHES[0], MATCHES[0]])
    write_incidents(tmp_path, [INCIDENTS[0]])
    found = load_files([tmp_path])
    assert (len(found.claims["match"]), len(found.claims["goal"])) == (1, 1)
    assert [(refusal.line, refusal.field) for refusal in found.refused] == [(2, "match_id")]


def test_matches_without_incidents_are_told_of(tmp_path):
    found = load_files([write_matches(tmp_path)])
    assert len(found.claims["match"]) == 3
    assert any("no incidents.parquet beside it" in refusal.reason for refusal in found.refused)


def test_incidents_without_matches_are_refused(tmp_path):
    found = load_files([write_incidents(tmp_path)])
    assert ["matches.parquet must lie beside it" in refusal.reason for refusal in found.refused] == [True]


def test_another_parquet_table_is_named_by_its_columns(tmp_path):
    pl.read_parquet(SAMPLE / "matches.parquet").select("season", "date").write_parquet(tmp_path / "own.parquet")
    assert "a Parquet table of no known kind (columns season, date)" in load_files([tmp_path]).refused[0].reason


def test_a_damaged_file_is_refused(tmp_path):
    (tmp_path / "matches.parquet").write_bytes((SAMPLE / "matches.parquet").read_bytes()[:-40])
    assert "damaged Parquet" in load_files([tmp_path]).refused[0].reason


def test_compressed_files_say_the_same(tmp_path):
    for name in ("matches.parquet", "incidents.parquet"):
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress((SAMPLE / name).read_bytes()))
    lines = [line for line in claim_lines(read_paths([tmp_path])) if not line.startswith("refused")]
    assert lines == [line for line in sample_lines("schochastics-parquet") if not line.startswith("refused")]


def test_rows_come_in_order_over_many_batches(tmp_path, monkeypatch):
    monkeypatch.setattr(parquet, "ROWS", 3)
    whole = sample_lines("schochastics-parquet")
    monkeypatch.setattr(parquet, "ROWS", 16_384)
    assert sample_lines("schochastics-parquet") == whole
