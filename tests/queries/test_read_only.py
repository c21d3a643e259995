"""A graph in a folder that may only be read can be asked, and stays as it is."""

import logging
import os
import shutil
import tempfile
from pathlib import Path

import pytest

import touchline


@pytest.fixture
def folder(tmp_path, seeded_folder, monkeypatch):
    """A copy of the seeds' graph that may only be read, also by those to whom modes mean nothing."""
    place = tmp_path / "graph"
    shutil.copytree(seeded_folder, place)
    for path in (place, *place.rglob("*")):
        path.chmod(0o555 if path.is_dir() else 0o444)
    real = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: not Path(path).is_relative_to(place) and real(path, mode))
    yield place
    for path in (place, *place.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)


def state(place):
    return {path.relative_to(place): path.stat().st_mtime_ns for path in place.rglob("*")}


def test_a_graph_that_may_only_be_read_is_asked_and_stays_as_it_is(folder, caplog):
    before, scratch = state(folder), set(Path(tempfile.gettempdir()).glob("touchline-*"))
    with caplog.at_level(logging.WARNING), touchline.open(folder, reading=True) as graph:
        assert {row.owner for row in graph.ask("who-owns")} == {"David Gold", "David Sullivan"}
        assert len(graph.cypher("MATCH (p:Person) RETURN p.name")) > 5
        assert len(graph.sources()) == 6
    assert "may only be read: a copy of it is asked" in caplog.text
    assert state(folder) == before
    assert set(Path(tempfile.gettempdir()).glob("touchline-*")) <= scratch
