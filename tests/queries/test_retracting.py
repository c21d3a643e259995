"""A source is taken back by whatever people know it by, and a name that leads to none is told what is near."""

import pytest

import touchline

TEXT = "Elm Town 1-0 Oak Vale\nBo Ray headed the only goal after 71 minutes as Elm Town beat Oak Vale 1-0.\n"
ADDRESS = "https://www.leaf.example/sport/elm-town-1-0-oak-vale?id=7&utm_source=feed"


@pytest.fixture
def graph(tmp_path):
    with touchline.open(tmp_path / "graph") as opened:
        yield opened


def load(graph, folder, url=ADDRESS):
    (folder / "report.txt").write_text(TEXT)
    graph.load(folder / "report.txt", told=touchline.Told(url=url))
    assert len(graph.sources()) == 1


@pytest.mark.parametrize(
    "typed",
    [
        ADDRESS,
        "https://leaf.example/sport/elm-town-1-0-oak-vale?id=7",
        "http://www.leaf.example/sport/elm-town-1-0-oak-vale/?id=7#comments",
        "https://leaf.example/sport/elm-town-1-0-oak-vale/?utm_medium=app&utm_campaign=x&id=7&fbclid=9",
        "leaf.example/sport/elm-town-1-0-oak-vale?id=7",
        "WWW.Leaf.example/sport/elm-town-1-0-oak-vale/?id=7",
    ],
)
def test_an_article_is_taken_back_by_its_address_however_it_is_written(graph, tmp_path, typed):
    load(graph, tmp_path)
    assert graph.retract(typed) > 0
    assert len(graph.sources()) == 0


def test_a_table_is_taken_back_by_its_address_however_it_is_written(graph, tmp_path):
    (tmp_path / "people.csv").write_text("id,name,born\na,Bo Ray,1990\n")
    graph.load(tmp_path / "people.csv", told=touchline.Told(url="http://leaf.example/people.csv?utm_source=x"))
    assert graph.retract("https://www.leaf.example/people.csv") > 0


def test_a_file_that_is_gone_is_taken_back_by_its_path(graph, tmp_path, monkeypatch):
    load(graph, tmp_path, None)
    (tmp_path / "report.txt").unlink()
    monkeypatch.chdir(tmp_path)
    assert graph.retract("report.txt") > 0


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("https://leaf.example/sport/elm-town-1-0-oak-vale?id=8", ADDRESS),
        ("https://leaf.example/sport/elm-town-1-1-oak-vale?id=7", ADDRESS),
        ("repport.txt", ADDRESS),
        ("elm town 1-0 oak vale", ADDRESS),
    ],
)
def test_what_is_near_a_name_that_no_source_has_is_told(graph, tmp_path, typed, near):
    load(graph, tmp_path)
    with pytest.raises(touchline.NotFound) as told:
        graph.retract(typed)
    assert told.value.near == (near,)
    assert near in str(told.value)
    assert len(graph.sources()) == 1


def test_nothing_is_near_a_name_that_is_like_none(graph, tmp_path):
    load(graph, tmp_path)
    with pytest.raises(touchline.NotFound, match="touchline sources") as told:
        graph.retract("something else")
    assert told.value.near == ()
