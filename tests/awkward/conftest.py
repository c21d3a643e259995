"""An empty graph for each test of awkward input, and one with registers for those that only look names up."""

import pytest

from tests.support.world import world


@pytest.fixture
def at(tmp_path):
    with world(tmp_path) as made:
        yield made
