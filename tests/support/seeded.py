"""The seeds that come with Touchline, loaded once for all tests that only look."""

from pathlib import Path

import pytest

from queries.session import Graph

SEEDS = Path(__file__).resolve().parent.parent.parent / "seeds"


@pytest.fixture(scope="session")
def seeded_folder(tmp_path_factory):
    """The folder of a graph that holds the seeds."""
    folder = tmp_path_factory.mktemp("seeded") / "graph"
    with Graph.open(folder) as graph:
        report = graph.load(SEEDS)
    assert report.refused == []
    return folder


@pytest.fixture
def seeded(seeded_folder):
    """The graph of the seeds, opened for reading."""
    with Graph.open(seeded_folder, reading=True) as graph:
        yield graph
