"""A graph that is only asked or judged is not made where there is none."""

import pytest

from graph.errors import StoreUnavailable
from queries.session import Graph


@pytest.mark.parametrize("how", [{"reading": True}, {"existing": True}])
def test_an_empty_folder_is_no_graph_and_stays_empty(tmp_path, how):
    with pytest.raises(StoreUnavailable, match="there is no graph in"):
        Graph.open(tmp_path, **how)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("how", [{"reading": True}, {"existing": True}])
def test_a_folder_that_is_not_there_is_not_made(tmp_path, how):
    with pytest.raises(StoreUnavailable, match="make one with"):
        Graph.open(tmp_path / "new", **how)
    assert not (tmp_path / "new").exists()
