"""Every loader has a sample, and the sample of data comes to what stands beside it."""

import csv
import gzip
import json
from collections import Counter

import pytest

from loaders.files import read_paths
from loaders.registry import LOADERS
from tests.support.claim_lines import SAMPLES, as_of, claim_lines, sample_lines

OF_DATA = sorted(path.parent.name for path in SAMPLES.glob("*/claims.txt"))


def test_every_loader_has_a_sample_named_like_it():
    have = {path.name for path in SAMPLES.iterdir() if path.is_dir()}
    assert {loader.name for loader in LOADERS} <= have


@pytest.mark.parametrize("loader", OF_DATA)
def test_a_sample_comes_to_what_stands_beside_it(loader):
    """To write it anew: python -m tests.support.claim_lines."""
    expected = (SAMPLES / loader / "claims.txt").read_text(encoding="utf-8").splitlines()
    assert sample_lines(loader, as_of(loader)) == expected


@pytest.mark.parametrize(
    ("loader", "kind"),
    [
        ("martj42-results", "match"),
        ("martj42-goals", "goal"),
        ("martj42-shootouts", "progress"),
        ("martj42-names", "name"),
        ("football-data-co-uk", "match"),
        ("footballcsv", "match"),
        ("engsoccerdata", "match"),
        ("engsoccerdata-champs", "match"),
        ("engsoccerdata-playoffs", "match"),
    ],
)
def test_each_row_is_a_claim_or_is_refused(loader, kind):
    path = next(SAMPLES.joinpath(loader).glob("*.csv"))
    with path.open(encoding="utf-8-sig", newline="") as lines:
        rows = [row for row in csv.reader(lines) if any(row)][1:]
    found = Counter(line.split()[0] for line in sample_lines(loader))
    assert found[kind] + found["refused"] == len(rows)


def test_each_incident_is_a_claim_or_is_refused():
    path = next(SAMPLES.joinpath("schochastics").glob("*.json"))
    matches = json.loads(path.read_text(encoding="utf-8"))
    incidents = sum(len(match["incident"]["incidents"]) for match in matches)
    found = Counter(line.split()[0] for line in sample_lines("schochastics"))
    told = sum(found[kind] for kind in ("goal", "card", "substitution", "penalty_missed", "refused"))
    assert (told, found["match"]) == (incidents, len(matches))


def test_compressed_files_say_the_same(tmp_path):
    plain = SAMPLES / "martj42-goals" / "goalscorers.csv"
    (tmp_path / "goalscorers.csv.gz").write_bytes(gzip.compress(plain.read_bytes()))
    compressed = [line for line in claim_lines(read_paths([tmp_path])) if not line.startswith("refused")]
    assert compressed == [line for line in claim_lines(read_paths([plain])) if not line.startswith("refused")]


def test_a_minute_beyond_ninety_without_a_plus_is_one_of_extra_time(tmp_path):
    text = (SAMPLES / "schochastics" / next(SAMPLES.joinpath("schochastics").glob("*.json")).name).read_text(
        encoding="utf-8"
    )
    match = json.loads(text)[0]
    goal = {"team": "home", "incident_type": "Goal", "player_name": "Ask T.", "home_score": 1, "away_score": 0}
    match["incident"]["incidents"] = [{**goal, "minute": minute} for minute in ("101'", "90+1'", "96:00")]
    (tmp_path / "cup.json").write_text(json.dumps([match]), encoding="utf-8")
    told = [line.split("|")[2] for line in claim_lines(read_paths([tmp_path])) if line.startswith("goal")]
    assert ["minute=101" in told[0], "added=1" in told[1], "added=6" in told[2]] == [True, True, True]
