"""RSS and Atom: each entry is an article, its address that of the link."""

from calendar import timegm
from collections.abc import Iterator
from datetime import UTC, datetime

import feedparser

from graph.errors import Refusal
from loaders.articles.article import Article, compose
from loaders.articles.html import plain
from loaders.articles.json_ld import language_of, text_of
from loaders.contract import FileHead, InputFile

_ROOTS = ("<rss", "<feed", "<rdf:rdf")


def is_feed(head: FileHead) -> bool:
    """Whether a file is RSS or Atom."""
    text = (head.text or "")[:4000].lower()
    return head.first == "<" and any(root in text for root in _ROOTS) and "<html" not in text


def feed_articles(file: InputFile) -> Iterator[Article | Refusal]:
    """The articles of a feed, in its order."""
    parsed = feedparser.parse(file.read(), sanitize_html=True, resolve_relative_uris=False)
    if not parsed.entries:
        why = f": {parsed.bozo_exception}" if parsed.get("bozo") else ""
        raise file.refused(f"a feed without entries{why}")
    publisher = plain(parsed.feed.get("title", "")) or None
    language = language_of(parsed.feed.get("language"))
    for number, entry in enumerate(parsed.entries, start=1):
        yield _article(entry, publisher, language) or Refusal(
            file.path, "an entry without title and text", None, f"entry {number}")


def _article(entry: feedparser.FeedParserDict, publisher: str | None, language: str | None) -> Article | None:
    title = plain(entry.get("title", "")) or None
    contents = [part.get("value", "") for part in entry.get("content", [])]
    body = plain(max([*contents, entry.get("summary", "")], key=len))
    text = compose(title, body)
    if not text:
        return None
    own = text_of(entry.get("source", {}).get("title"))
    return Article(text, title or text.split("\n", 1)[0][:300], own or publisher, _published(entry),
                   text_of(entry.get("link")), language, None)


def _published(entry: feedparser.FeedParserDict) -> str | None:
    """The moment of publication; feedparser gives it in UTC."""
    moment = entry.get("published_parsed")
    return datetime.fromtimestamp(timegm(moment), UTC).isoformat() if moment else None
