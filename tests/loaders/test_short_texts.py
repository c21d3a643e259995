"""Text files of a line or two are articles where they tell a result or are a headline."""

import pytest

from tests.support.world import world


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("Tern Rovers 1-1 Castle Town", True),
        ("Lee sacked by Marlow after a third defeat", True),
        ("Tern Rovers 2 (Hale 3, Pike 60) Castle Town 1 (Cruz 70)\nHT: 1-0.", True),
        ("Alpha\nBeta\nGamma", False),
        ("x = 3\nprint(x)", False),
    ],
)
def test_a_note_is_an_article(tmp_path, text, taken):
    with world(tmp_path) as at:
        (at.folder / "note.txt").write_text(text, encoding="utf-8")
        report = at.graph.load(at.folder / "note.txt")
    assert bool(report.claims_kept) is taken
    assert bool(report.refused) is not taken


@pytest.mark.parametrize("text", ["東京がサッカーの試合で大阪に勝った。", "Спартак обыграл Динамо со счётом два один."])
def test_a_short_text_in_another_script_is_kept_and_counted_as_unread(tmp_path, text):
    with world(tmp_path) as at:
        (at.folder / "note.txt").write_text(text, encoding="utf-8")
        report = at.graph.load(at.folder / "note.txt")
    assert len(report.added) == report.unread_languages == 1
    assert not report.refused
