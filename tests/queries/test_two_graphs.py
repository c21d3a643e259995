"""Graphs of two folders do not mix in one store."""

import shutil

import pytest

import touchline

ONE = "Marlow Rovers 2-1 Harbour City\nTom Hale scored twice as Marlow Rovers beat Harbour City 2-1 on Saturday.\n"
OTHER = "Elm Town 1-0 Oak Vale\nBo Ray headed the only goal after 71 minutes as Elm Town beat Oak Vale 1-0.\n"


def scorers(graph):
    return {row.scorer for row in graph.ask("who-scored")}


def written(tmp_path, name, text):
    (tmp_path / name).write_text(text)
    return tmp_path / name


def test_a_new_ledger_beside_an_old_store_is_loaded_whole(tmp_path):
    one, other = written(tmp_path, "one.txt", ONE), written(tmp_path, "other.txt", OTHER)
    with touchline.open(tmp_path / "graph") as graph:
        graph.load(one)
    for file in (tmp_path / "graph").glob("ledger.sqlite*"):
        file.unlink()
    with touchline.open(tmp_path / "graph") as graph:
        graph.load(other)
        graph.load(
            written(
                tmp_path, "more.txt", OTHER.replace("Bo Ray", "Ann Lee").replace("Elm", "Ash").replace("Oak", "Fir")
            )
        )
        assert scorers(graph) == {"Bo Ray", "Ann Lee"}


@pytest.mark.neo4j
def test_asking_a_neo4j_that_holds_another_graph_is_refused_and_a_load_replaces_it(
    tmp_path, neo4j_server, neo4j_store, monkeypatch
):
    monkeypatch.setenv("NEO4J_USERNAME", neo4j_server.user)
    monkeypatch.setenv("NEO4J_PASSWORD", neo4j_server.password)
    one, other = written(tmp_path, "one.txt", ONE), written(tmp_path, "other.txt", OTHER)
    with touchline.open(tmp_path / "a", store=neo4j_server.uri) as graph:
        graph.load(one)
    with touchline.open(tmp_path / "b") as graph:
        graph.load(other)
    with (
        touchline.open(tmp_path / "b", store=neo4j_server.uri, reading=True) as graph,
        pytest.raises(touchline.StoreUnavailable, match="another folder"),
    ):
        graph.ask("who-scored")
    with touchline.open(tmp_path / "b", store=neo4j_server.uri) as graph:
        graph.load(other)
        assert scorers(graph) == {"Bo Ray"}
    with (
        touchline.open(tmp_path / "a", store=neo4j_server.uri, reading=True) as graph,
        pytest.raises(touchline.StoreUnavailable, match="another folder"),
    ):
        graph.ask("who-scored")


def test_a_copy_of_a_graph_is_the_same_graph(tmp_path):
    with touchline.open(tmp_path / "graph") as graph:
        graph.load(written(tmp_path, "one.txt", ONE))
    shutil.copytree(tmp_path / "graph", tmp_path / "copy")
    with touchline.open(tmp_path / "copy", reading=True) as graph:
        assert scorers(graph) == {"Tom Hale"}
