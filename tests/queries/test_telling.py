"""What articles do not tell is told alike on the command line and in Python."""

import os
from datetime import date

import pytest

import touchline

TEXT = "Ottermouth win\n\nOttermouth beat Pennick 1-0 on Saturday, and Aldo Fennick scored.\n"


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "a.txt").write_text(TEXT, encoding="utf-8")
    (tmp_path / "told.csv").write_text(
        "path,publisher,published,url\na.txt,The Shires Echo,2021-05-02,https://echo.example/1\n", encoding="utf-8"
    )
    return tmp_path


def loaded(*paths, **told):
    with touchline.open(":memory:") as graph:
        report = graph.load(*paths, **told)
        assert not report.refused
        [row] = graph.sources()
        return row.publisher, row.published, row.url


@pytest.mark.parametrize("published", ["2021-05-02", "2 May 2021", date(2021, 5, 2)])
def test_a_load_takes_what_the_user_tells(folder, published):
    told = loaded(folder / "a.txt", publisher="The Shires Echo", published=published, url="https://echo.example/1")
    assert told == ("The Shires Echo", "2021-05-02", "https://echo.example/1")


def test_a_load_takes_the_path_of_a_metadata_file(folder):
    for table in (folder / "told.csv", os.fspath(folder / "told.csv")):
        assert loaded(folder, metadata=table) == ("The Shires Echo", "2021-05-02", "https://echo.example/1")


def test_told_of_all_fills_what_is_not_told_alone(folder):
    told = touchline.Told(publisher="Another", url="https://echo.example/2")
    assert loaded(folder / "a.txt", publisher="The Shires Echo", told=told)[::2] == (
        "The Shires Echo",
        "https://echo.example/2",
    )


@pytest.mark.parametrize("wrong", [{"published": "soon"}, {"metadata": "nowhere.csv"}])
def test_what_is_told_wrongly_is_bad_use(folder, wrong):
    with touchline.open(":memory:") as graph, pytest.raises(touchline.BadUse):
        graph.load(folder, **wrong)


def test_a_source_with_a_strange_file_name_can_be_retracted(tmp_path):
    strange = tmp_path / os.fsdecode(b"caf\xe9.txt")
    try:
        strange.write_text(TEXT, encoding="utf-8")
    except OSError:
        pytest.skip("this file system takes no such names")
    with touchline.open(":memory:") as graph:
        graph.load(strange)
        assert graph.retract(str(strange)) > 0
        assert not graph.sources().rows
