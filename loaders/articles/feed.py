"""RSS and Atom: each entry is an article, its address that of the link."""

from calendar import timegm
from collections.abc import Iterator
from datetime import UTC, datetime
from time import struct_time
from typing import TYPE_CHECKING

from graph.errors import Refusal
from loaders.articles.article import Article, compose, first_line
from loaders.articles.html import plain
from loaders.articles.json_ld import language_of
from loaders.contract import FileHead, InputFile
from loaders.node import Node

if TYPE_CHECKING:
    import feedparser

_ROOTS = ("<rss", "<feed", "<rdf:rdf")


def is_feed(head: FileHead) -> bool:
    """Whether a file is RSS or Atom."""
    text = (head.text or "")[:4000].lower()
    return head.first == "<" and any(root in text for root in _ROOTS) and "<html" not in text


def feed_articles(file: InputFile) -> Iterator[Article | Refusal]:
    """The articles of a feed, in its order."""
    import feedparser  # noqa: PLC0415  slow to import, and only feeds need it

    parsed = feedparser.parse(file.read(), sanitize_html=True, resolve_relative_uris=False)
    if not parsed.entries:
        why = f": {parsed.bozo_exception}" if parsed.get("bozo") else ""
        raise file.refused(f"a feed without entries{why}")
    channel = Node(parsed.feed)
    publisher = plain(channel.text("title") or "") or None
    language = language_of(channel.text("language"))
    for number, entry in enumerate(parsed.entries, start=1):
        yield _article(entry, publisher, language) or Refusal(
            file.path, "an entry without title and text", None, f"entry {number}"
        )


def _article(entry: "feedparser.FeedParserDict", publisher: str | None, language: str | None) -> Article | None:
    told = Node(entry)
    title = plain(told.text("title") or "") or None
    contents = [part.text("value") or "" for part in told.nodes("content")]
    text = compose(title, plain(max([*contents, told.text("summary") or ""], key=len)))
    if not text:
        return None
    own = told.node("source").text("title")
    return Article(
        text,
        title or first_line(text),
        own or publisher,
        _published(entry.get("published_parsed")),
        told.text("link"),
        language,
        None,
    )


def _published(moment: object) -> str | None:
    """The moment of publication; feedparser gives it in UTC."""
    return datetime.fromtimestamp(timegm(moment), UTC).isoformat() if isinstance(moment, struct_time) else None
