"""Pages of Wikipedia: their forms, titles, links and lines, on the samples and on pages of our own."""

import gzip

import pytest

from loaders.licences import is_open
from tests.support.loading import load_files, load_text
from tests.support.wikipedia_pages import CUP, EXPORT, PAGE, PLAYER, SAMPLE, goals, loaded


def test_its_licence_travels_with_it_and_is_open():
    assert [(source.title, source.licence, is_open(source.licence)) for source in loaded(CUP).sources] == [
        ("Wikipedia: cup.wiki.txt", "CC-BY-SA-4.0", True)
    ]


@pytest.mark.parametrize("name", [CUP, PLAYER, EXPORT, PAGE])
def test_each_form_is_known_by_its_content_compressed_or_not(tmp_path, name):
    (tmp_path / f"{name}.gz").write_bytes(gzip.compress((SAMPLE / name).read_bytes()))
    found = load_files([tmp_path / f"{name}.gz"])
    assert {source.loader for source in found.sources} == {"wikipedia"}
    assert found.claims == loaded(name).claims


def test_lines_may_end_in_two_signs(tmp_path):
    text = (SAMPLE / CUP).read_text(encoding="utf-8").replace("\n", "\r\n")
    assert goals(load_text(tmp_path, CUP, text)) == goals(loaded(CUP))


def test_an_export_has_pages_with_titles_and_days():
    found = loaded(EXPORT)
    assert [(source.title, source.published) for source in found.sources] == [
        ("Wikipedia: Asko Vellamo (footballer)", "2030-05-13T08:00:00+00:00"),
        ("Wikipedia: 1930 FIFA World Cup Group 9", "2030-05-13T09:00:00+00:00"),
    ]
    assert {thing.register for thing in found.things.values() if thing.name == "Asko Vellamo"} == {
        "wikipedia:en:Asko Vellamo (footballer)"
    }


def test_the_title_tells_the_edition_where_the_gazetteer_knows_the_competition():
    match = loaded(EXPORT).of("match")[0]
    assert (match["competition"], match["season"], match["group"]) == ("FIFA World Cup", "1930", "Group 9")
    assert "competition" not in loaded(PAGE).of("match")[0]


def test_a_rendered_page_says_what_its_boxes_say():
    found = loaded(PAGE)
    match = found.of("match")[0]
    assert [
        match[name]
        for name in ("home", "away", "date", "home_goals", "away_goals", "home_shootout", "attendance", "stage")
    ] == ["Fort Ansel F.C.", "Dunmere", "2030-05-20", 2, 2, 1, 24059, "Final"]
    assert [
        (goal["scorer"], goal["minute"], goal.get("added"), goal.get("situation"), goal.get("own_goal"))
        for goal in found.of("goal")
    ] == [
        ("Rui Pask", 21, None, None, None),
        ("Rui Pask", 97, None, "penalty", None),
        ("Tom Harl", 45, 2, None, None),
        ("Sven Idle", 80, None, None, True),
    ]
    assert [(kick["taker"], kick["scored"]) for kick in found.of("shootout_kick")] == [
        ("Rui Pask", True),
        ("Karl Mund", False),
        ("Otto Brask", True),
    ]
    assert [(one["referee"], one["country"]) for one in found.of("match_referee")] == [("Juro Tann", "Ostria")]


def test_a_link_of_a_rendered_page_is_a_register_unless_it_leads_on_lists_namesakes_or_leads_nowhere():
    registers = {thing.name: thing.register for thing in loaded(PAGE).things.values() if thing.type == "person"}
    assert registers == {
        "Rui Pask": "wikipedia:en:Rui Pask",
        "Tom Harl": None,
        "Sven Idle": None,
        "Karl Mund": "wikipedia:en:Karl Mund",
        "Otto Brask": "wikipedia:en:Otto Brask",
        "Juro Tann": "wikipedia:en:Juro Tann",
    }
    assert [one["value"] for one in loaded(PAGE).of("identifier")] == ["en:Fort Ansel F.C."]


def test_an_article_that_is_no_page_of_wikipedia_stays_an_article(tmp_path):
    text = "<html><body><h1>Dunmere win</h1><p>Dunmere beat Fort Ansel 2-1 on Saturday.</p></body></html>"
    (tmp_path / "x.html").write_text(text, encoding="utf-8")
    assert load_files([tmp_path / "x.html"]).refused == []


@pytest.mark.parametrize(
    "text",
    [
        "Nothing is here.",
        "<html><body>nothing</body></html>",
        "<mediawiki><page><title>A</title></page></mediawiki>",
        "<mediawiki><page>",
    ],
)
def test_a_page_without_a_box_is_refused(tmp_path, text):
    found = load_text(tmp_path, "x", text, "wikipedia")
    assert (len(found.refused), found.claims) == (1, {})


def test_lines_are_counted_from_the_beginning_of_the_file(tmp_path):
    found = load_text(
        tmp_path, "x.txt", "\n\n## a note\n{{Football box|date=x|team1={{fb|FRA}}|score=1–0|team2={{fb|ENG}}}}"
    )
    assert [refusal.line for refusal in found.refused] == [4]
