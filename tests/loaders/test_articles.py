"""Articles out of their files: text, title and what is told about them."""

import io

import pytest

from graph.errors import RecordRefused, Refusal
from loaders.articles.address import canonical_address
from loaders.articles.article import Article
from loaders.articles.feed import feed_articles
from loaders.articles.html import html_articles
from loaders.articles.records import json_articles
from loaders.articles.warc import warc_articles
from loaders.contract import InputFile
from tests.support.claim_lines import SAMPLES


def given(data, name="page"):
    raw = data.encode() if isinstance(data, str) else data
    return InputFile(name, name, lambda: io.BytesIO(raw))


def sample(path):
    return InputFile(path, path.rpartition("/")[2], lambda: (SAMPLES / path).open("rb"))


def page(body, head=""):
    return f"<html><head>{head}</head><body>{body}</body></html>"


LONG = "<p>Ottermouth beat Pennick 1-0 at Long Meadow on Saturday, and nobody could say they had not earned it.</p>"


def test_a_page_gives_its_own_words_and_marks_its_captions():
    (article,) = html_articles(sample("html/report.html"))
    assert article.title == "Fennick strikes late"
    assert (article.publisher, article.published) == ("The Shires Echo", "2021-05-02T08:00:00+00:00")
    assert (article.url, article.language) == ("https://echo.example/sport/fennick-late", "en")
    assert article.text.splitlines()[0] == "Fennick strikes late"
    assert article.text.splitlines()[-1] == "Caption: Harsk celebrates a goal in 2019"
    assert "4-4" not in article.text
    assert "Fixtures" not in article.text


def test_a_day_in_the_text_is_no_day_of_publication():
    (article,) = html_articles(
        given(
            page(
                "<h1>Draw</h1>" + LONG + "<p>They meet again on <time datetime='2021-09-01'>1"
                " September</time>, and on 3/2/2022.</p>"
            )
        )
    )
    assert article.published is None


@pytest.mark.parametrize(
    ("head", "body", "published"),
    [
        (
            '<meta property="article:published_time" content="2021-05-02T08:00:00+01:00">',
            "",
            "2021-05-02T08:00:00+01:00",
        ),
        ('<link rel="canonical" href="https://echo.example/sport/2021/may/2/late">', "", "2021-05-02"),
        ("", '<time itemprop="datePublished" datetime="2021-05-02">2 May</time>', "2021-05-02"),
        ('<meta name="date" content="3/2/2021">', "", None),
    ],
)
def test_the_day_of_publication_comes_from_metadata_address_or_time_element(head, body, published):
    (article,) = html_articles(given(page(f"<h1>Draw</h1>{body}{LONG}", head)))
    assert article.published == published


def test_only_data_about_an_article_tell_its_headline():
    script = '<script type="application/ld+json">{"headline": "Castle 5-0 Ashby"}</script>'
    (article,) = html_articles(given(page(LONG, f"<title>Marlow edge it</title>{script}")))
    assert article.title == "Marlow edge it"
    assert "5-0" not in article.text


def test_a_page_that_says_latin_1_is_read_as_browsers_read_it():
    data = page(
        "<p>Ottermouth 2–1 Pennick: Jürgen Adé’s late goal won it for the home side.</p>",
        '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
    ).encode("cp1252")
    (article,) = html_articles(given(data))
    assert "2–1 Pennick: Jürgen Adé’s" in article.text


def test_a_page_without_words_is_refused():
    with pytest.raises(RecordRefused, match="without the text of an article"):
        list(html_articles(given(page("<nav><a href='/'>Home</a></nav>"))))


def test_the_three_vocabularies_of_json_are_read_and_what_is_wrong_is_refused():
    found = list(json_articles(sample("json/articles.jsonl")))
    articles = [item for item in found if isinstance(item, Article)]
    assert [(a.title, a.publisher, a.published) for a in articles] == [
        ("Fennick strikes late", "The Shires Echo", "2021-05-02"),
        ("Harsk sent off", "Pennick Post", "2021-05-02T09:30:00+01:00"),
        ("Ottermouth 1-0 Pennick", None, "2021-05-02T10:00:00+00:00"),
    ]
    assert articles[2].text == "Ottermouth 1-0 Pennick\n\nOttermouth won.\nFennick scored."
    assert [(item.line, item.reason[:8]) for item in found if isinstance(item, Refusal)] == [
        (4, "no text "),
        (5, "broken J"),
    ]


@pytest.mark.parametrize("wrapped", ["[{0}]", '{{"articles": [{0}, {{"title": "x"}}]}}', "{0}"])
def test_json_may_wrap_its_articles(wrapped):
    record = '{"headline": "Late", "articleBody": "Fennick scored late.", "datePublished": "2021-05-02"}'
    found = list(json_articles(given(wrapped.format(record))))
    assert found[0] == Article("Late\n\nFennick scored late.", "Late", None, "2021-05-02")


def test_a_day_that_can_mean_two_is_told_and_the_article_kept():
    refusal, article = json_articles(given('{"title": "A", "text": "Fennick scored.", "date": "3/2/2021"}'))
    assert (refusal.field, article.published) == ("published", None)
    assert "'3/2/2021' is not one certain day" in refusal.reason


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_json_lines_are_read_in_every_usual_encoding(encoding):
    lines = '{"title": "Müller", "text": "Müller scored."}\n{"title": "Adé", "text": "Adé scored."}\n'
    found = list(json_articles(given(lines.encode(encoding), "a.jsonl")))
    assert [article.title for article in found] == ["Müller", "Adé"]


def test_signs_that_cannot_be_kept_are_replaced_one_for_one():
    (article,) = json_articles(given('{"title": "A", "text": "x\\u0000y\\ud800z"}'))
    assert article.text == "A\n\nx\ufffdy\ufffdz"


def test_json_nested_without_end_is_refused():
    with pytest.raises((RecordRefused, RecursionError)):
        list(json_articles(given('{"title": "A", "text": ' + "[" * 100_000)))


def test_a_feed_gives_an_article_an_entry():
    first, second = feed_articles(sample("feed/feed.xml"))
    assert first.text == "Fennick strikes late\n\nOttermouth beat Pennick 1-0.\nFennick scored."
    assert (first.publisher, first.published) == ("The Shires Echo", "2021-05-02T08:00:00+00:00")
    assert first.url == "https://echo.example/1?utm_source=rss"
    assert (second.title, second.published) == ("Harsk banned", None)


def test_a_web_archive_gives_its_pages_and_refuses_what_a_server_did_not_have():
    found = list(
        warc_articles(InputFile("pages.warc.gz", "pages.warc", lambda: (SAMPLES / "warc/pages.warc.gz").open("rb")))
    )
    article, refusal = found
    assert article.url == "https://echo.example/sport/2021/05/02/fennick.html"
    assert "Jürgen Fennick" in article.text
    assert refusal.reason == "the server answered 404, not with the page"


@pytest.mark.parametrize(
    "other",
    [
        "http://EXAMPLE.org/sport/a-1#comments",
        "https://www.example.org/sport/a-1/?utm_source=feed&ref=home",
        "https://example.org:443/sport/a-1/amp/",
    ],
)
def test_an_address_is_one_however_it_is_written(other):
    assert canonical_address(other) == "https://example.org/sport/a-1"


def test_what_tells_pages_apart_stays_in_an_address():
    assert canonical_address("https://example.net/wire?id=9&utm_medium=x") == "https://example.net/wire?id=9"


def test_the_same_address_is_the_same_article_and_stays_as_it_was_told():
    one = Article("text", "t", url="https://www.example.org/a/?utm_source=x").source("json", "a.json")
    two = Article("text", "t", url="http://example.org/a").source("json", "b.json")
    assert one.key == two.key
    assert one.url == "https://www.example.org/a/?utm_source=x"
