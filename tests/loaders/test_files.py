"""Files of every kind under a path: what is read, what is refused, and that nothing else is held up."""

import gzip
import logging
import os
import zipfile
from pathlib import Path

import pytest

from graph.engine.workspace import Workspace
from graph.errors import BadUse, Refusal
from graph.intake import ArticleClaims
from loaders.contract import Told
from loaders.files import read_paths
from loaders.metadata import read_metadata

TEXT = "Ottermouth win\n\nOttermouth beat Pennick 1-0 on Saturday, and Aldo Fennick scored.\n"


def read(path, as_=None, told=None, metadata=None):
    items = list(read_paths([path], as_, told, metadata))
    articles = [item for item in items if isinstance(item, ArticleClaims)]
    return articles, {
        os.path.relpath(item.path, path) if path.is_dir() else item.path: item.reason
        for item in items
        if isinstance(item, Refusal)
    }


def test_what_cannot_be_read_is_refused_and_the_rest_is_read(tmp_path):
    (tmp_path / "a-empty.txt").write_bytes(b"")
    (tmp_path / "b-blank.txt").write_bytes(b" \r\n\t\r\n")
    (tmp_path / "c-mark.txt").write_bytes(b"\xef\xbb\xbf")
    (tmp_path / "d-binary.txt").write_bytes(bytes(range(256)) * 4)
    (tmp_path / "e-picture.png").write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0" * 50)
    (tmp_path / "f-odd.csv").write_text("species,weight\nheron,2\n", encoding="utf-8")
    (tmp_path / "g-odd.json").write_text('{"species": "heron"}', encoding="utf-8")
    (tmp_path / "h-program.py").write_text("print('1-0')\n", encoding="utf-8")
    (tmp_path / "z-good.txt").write_text(TEXT, encoding="utf-8")
    articles, refused = read(tmp_path)
    assert [article.source.title for article in articles] == ["Ottermouth win"]
    assert set(refused) == {
        "a-empty.txt",
        "b-blank.txt",
        "c-mark.txt",
        "d-binary.txt",
        "e-picture.png",
        "f-odd.csv",
        "g-odd.json",
        "h-program.py",
    }
    assert refused["a-empty.txt"] == refused["b-blank.txt"] == refused["c-mark.txt"] == "empty"
    assert "binary" in refused["d-binary.txt"]
    assert "species, weight" in refused["f-odd.csv"]


@pytest.mark.parametrize(
    ("encoding", "mark"),
    [("utf-8-sig", b""), ("utf-16", b""), ("utf-16-le", b""), ("utf-16-be", b""), ("cp1252", b""), ("utf-8", b"")],
)
def test_a_text_reads_alike_in_every_usual_encoding(tmp_path, encoding, mark):
    text = "Jürgen Adé’s late show – Ottermouth 2–1 Pennick\n\n" + "The visitors had led, but not for long. " * 8
    (tmp_path / "report.txt").write_bytes(mark + text.encode(encoding))
    (article,), refused = read(tmp_path)
    assert article.source.text == text
    assert not refused


def test_damaged_utf8_is_refused_with_its_place(tmp_path):
    (tmp_path / "report.txt").write_bytes("Müller scores".encode() + b"\xfc" + b" and so did Jim\xc3\xa9nez.")
    _, refused = read(tmp_path)
    assert "damaged UTF-8 at byte 14" in refused["report.txt"]


def test_a_text_longer_than_any_article_is_refused(tmp_path):
    (tmp_path / "book.txt").write_text("Ottermouth beat Pennick. " * 20_000, encoding="utf-8")
    _, refused = read(tmp_path)
    assert "an article has at most 400,000" in refused["book.txt"]


def test_text_is_kept_exactly(tmp_path):
    text = "Title here\r\n\r\nA\u00a0thin\u2009space, a soft\u00adhyphen and an ﬁ.\r\n"
    (tmp_path / "report.txt").write_bytes(text.encode())
    (article,), _ = read(tmp_path)
    assert article.source.text == text


def test_folders_are_read_in_order_and_hidden_files_passed_over(tmp_path, caplog):
    for name in ("b/2.txt", "a/1.txt", "c.txt", ".hidden.txt", ".git/x.txt", "README.md", "SOURCE.md", "profile.toml"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"{name} says\n\n{TEXT}", encoding="utf-8")
    with caplog.at_level(logging.INFO, logger="touchline"):
        articles, refused = read(tmp_path)
    assert [article.source.title for article in articles] == ["a/1.txt says", "b/2.txt says", "c.txt says"]
    assert not refused
    assert sum("passed over" in record.message for record in caplog.records) == 5


def test_links_in_a_circle_are_not_followed_for_ever(tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "report.txt").write_text(TEXT, encoding="utf-8")
    (tmp_path / "in" / "loop").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "nowhere.txt").symlink_to(tmp_path / "gone.txt")
    articles, refused = read(tmp_path)
    assert len(articles) == 1
    assert "link back" in refused["in/loop"]
    assert "leads nowhere" in refused["nowhere.txt"]


def test_a_path_that_is_not_there_is_refused(tmp_path):
    _, refused = read(tmp_path / "gone")
    assert list(refused.values()) == ["no such file or folder"]


def test_a_bomb_is_not_unpacked(tmp_path, monkeypatch):
    monkeypatch.setattr("loaders.containers.FREE_ALLOWANCE", 1024 * 1024)
    (tmp_path / "bomb.txt.gz").write_bytes(gzip.compress(b"Another goal was scored here.\n" * 300_000))
    _, refused = read(tmp_path)
    assert "beyond all measure" in refused["bomb.txt.gz"]


def test_damaged_compression_is_refused(tmp_path):
    (tmp_path / "cut.txt.gz").write_bytes(gzip.compress(TEXT.encode() * 50)[:60])
    (tmp_path / "cut.zip").write_bytes(b"PK\x03\x04 no archive")
    _, refused = read(tmp_path)
    assert "damaged" in refused["cut.txt.gz"]
    assert "damaged" in refused["cut.zip"]


def test_the_members_of_an_archive_are_read_and_unsafe_ones_refused(tmp_path):
    with zipfile.ZipFile(tmp_path / "news.zip", "w") as archive:
        archive.writestr("b.txt", TEXT)
        archive.writestr("../outside.txt", TEXT)
        archive.writestr("__MACOSX/._b.txt", "x")
        archive.writestr("more.zip", "x")
    articles, refused = read(tmp_path)
    assert [article.source.origin for article in articles] == [f"{tmp_path}/news.zip!b.txt"]
    assert "leads out" in refused["news.zip!../outside.txt"]
    assert "archive in an archive" in refused["news.zip!more.zip"]


def test_a_loader_is_asked_for_by_name(tmp_path):
    path = tmp_path / "report.log"
    path.write_text(TEXT, encoding="utf-8")
    assert read(path)[0] == []
    assert len(read(path, as_="text")[0]) == 1
    with pytest.raises(BadUse, match="there are: "):
        read(path, as_="nonsense")


def test_what_is_told_fills_gaps_and_overrides_nothing(tmp_path):
    (tmp_path / "report.txt").write_text(TEXT, encoding="utf-8")
    (article,), _ = read(tmp_path, told=Told("The Shires Echo", "2021-05-02", "https://echo.example/1"))
    assert (article.source.publisher, article.source.published) == ("The Shires Echo", "2021-05-02")
    assert article.source.url == "https://echo.example/1"


def test_metadata_tell_of_each_file(tmp_path):
    (tmp_path / "a.txt").write_text(TEXT, encoding="utf-8")
    (tmp_path / "b.txt").write_text(f"Second\n\n{TEXT}", encoding="utf-8")
    table = tmp_path.parent / f"{tmp_path.name}.csv"
    table.write_text(f"path,publisher,published\n{tmp_path.name}/a.txt,Echo,2021-05-02\n", encoding="utf-8")
    articles, _ = read(tmp_path, metadata=read_metadata(table), told=Told("Post"))
    assert [(a.source.publisher, a.source.published) for a in articles] == [("Echo", "2021-05-02"), ("Post", None)]


def test_metadata_with_a_wrong_date_are_bad_use(tmp_path):
    table = tmp_path / "told.csv"
    table.write_text("path,published\na.txt,3/2/2019\n", encoding="utf-8")
    with pytest.raises(BadUse, match="published: not a date"):
        read_metadata(table)


def test_two_files_of_one_load_cannot_be_the_same_dataset(tmp_path):
    header = "date,home_team,away_team,home_score,away_score,tournament,city,country,neutral\n"
    for folder, score in (("a", 1), ("b", 2)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "results.csv").write_text(
            f"{header}1975-06-01,Kestria,Norvania,{score},0,Cup,Kest,Kestria,FALSE\n", encoding="utf-8"
        )
    _, refused = read(tmp_path)
    assert "same dataset" in refused["b/results.csv"]


def test_the_files_that_were_read_are_counted_and_those_refused_are_not(tmp_path):
    (tmp_path / "report.txt").write_text(
        "Elm Rovers win\n\nAnn Wade scored as Elm Rovers beat Oak City 1-0.\n", encoding="utf-8"
    )
    (tmp_path / "broken.json").write_text('{"a": ', encoding="utf-8")
    (tmp_path / "README.md").write_text("About this folder\n", encoding="utf-8")
    with Workspace.open() as graph:
        assert graph.load(read_paths([tmp_path])).files == 1


def test_what_has_to_be_saved_otherwise_says_as_what(tmp_path):
    with zipfile.ZipFile(tmp_path / "report.docx", "w") as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr("word/document.xml", "<w:document/>")
    (tmp_path / "report.pdf").write_bytes(b"%PDF-1.4\n" + bytes(range(256)))
    (tmp_path / "note.txt").write_text("hello")
    _, refused = read(tmp_path)
    assert "save it as text" in refused["report.docx"]
    assert "save its text" in refused["report.pdf"]
    assert "a text without a sentence" in refused["note.txt"]


def test_a_long_text_without_sentences_is_not_said_to_lack_a_result(tmp_path):
    (tmp_path / "words.txt").write_text("Elm Rovers 1-0 Oak City\n" + "pitch ball flag " * 500, encoding="utf-8")
    _, refused = read(tmp_path)
    assert "no prose" in refused["words.txt"]
    assert "without a sentence or a result" not in refused["words.txt"]


def test_a_file_whose_name_is_not_utf_8_is_read_under_a_name_that_can_be_kept(tmp_path):
    name = tmp_path / os.fsdecode(b"caf\xe9.txt")
    try:
        name.write_text(TEXT, encoding="utf-8")
    except OSError:
        pytest.skip("this file system takes no such names")
    (tmp_path / "good.txt").write_text(TEXT.replace("Aldo", "Bram"), encoding="utf-8")
    (tmp_path / os.fsdecode(b"odd\xe9.csv")).write_text("species,weight\nheron,2\n", encoding="utf-8")
    with Workspace.open() as graph:
        report = graph.load(read_paths([tmp_path]))
        origins = sorted(Path(one.origin or "").name for one in graph.sources())
    assert origins == [r"caf\xe9.txt", "good.txt"]
    assert [Path(refusal.path).name for refusal in report.refused] == [r"odd\xe9.csv"]


def test_the_metadata_file_within_the_folder_is_passed_over_and_that_is_said(tmp_path, caplog):
    (tmp_path / "a.txt").write_text(TEXT, encoding="utf-8")
    table = tmp_path / "told.csv"
    table.write_text("path,publisher\na.txt,The Shires Echo\n", encoding="utf-8")
    articles, refused = read(tmp_path, metadata=read_metadata(table))
    assert (articles[0].source.publisher, refused) == ("The Shires Echo", {})
    assert "told.csv: passed over" in caplog.text
