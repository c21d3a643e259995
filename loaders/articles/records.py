"""Articles as JSON: schema.org NewsArticle, ninjs, and plain title, text, date, publisher.

A file holds one, a list, or a line each.
"""

import json
from collections.abc import Iterator

from graph.errors import Refusal
from loaders.articles.article import Article, compose, first_line
from loaders.articles.html import plain
from loaders.articles.json_ld import (
    ToldByPage,
    address_of,
    is_article,
    language_of,
    name_of,
    text_of,
    told_by,
)
from loaders.contract import FileHead, InputFile
from loaders.dates import published_of
from loaders.decode import decode, lenient_head
from loaders.json_faults import json_fault, too_deep

_WIDE_MARKS = (b"\xff\xfe", b"\xfe\xff")
_BODIES = ("articleBody", "body_text", "body_html", "text", "body", "content")
_TITLES = ("headline", "title")
_LISTS = ("articles", "items", "documents", "results", "data", "@graph", "docs")
_DATES = (
    "datePublished",
    "versioncreated",
    "firstcreated",
    "published",
    "date",
    "publishedAt",
    "pubDate",
    "publication_date",
    "dateCreated",
)
_PUBLISHERS = ("publisher", "infosource", "provider", "source_name", "site_name", "copyrightholder")
_ADDRESSES = ("url", "mainEntityOfPage", "link", "canonical_url", "webUrl", "uri")


def is_article_json(head: FileHead) -> bool:
    """Whether JSON holds articles: something with a body of words, and a title, an address, a day or a publisher."""
    if head.text is None or head.first not in "{[" or not head.keys.intersection(_BODIES):
        return False
    return bool(head.keys.intersection((*_TITLES, *_ADDRESSES, *_DATES, *_PUBLISHERS)))


def json_articles(file: InputFile) -> Iterator[Article | Refusal]:
    """The articles of a JSON document, or of each line where every line is a document."""
    if _is_lines(file):
        yield from _of_lines(file)
        return
    for number, node in enumerate(_listed(file.json()), start=1):
        yield from _article(node, file, f"article {number}", None)


def _of_lines(file: InputFile) -> Iterator[Article | Refusal]:
    for number, raw in enumerate(_raw_lines(file), start=1):
        if not raw.strip(b"\xef\xbb\xbf \t\r\n"):
            continue
        try:
            node = json.loads(decode(raw).text)
        except json.JSONDecodeError as error:
            yield Refusal(file.path, json_fault(error), number, None, repr(raw[:200]))
            continue
        except RecursionError:
            yield Refusal(file.path, too_deep(decode(raw).text)[1], number, None, repr(raw[:200]))
            continue
        except ValueError as error:
            yield Refusal(file.path, f"not JSON: {error}", number, None, repr(raw[:200]))
            continue
        yield from _article(node, file, None, number)


def _raw_lines(file: InputFile) -> Iterator[bytes]:
    """The lines one by one; a file in UTF-16, where a line break is two bytes, is decoded as a whole."""
    with file.open() as stream:
        first = stream.readline()
        if not first.startswith(_WIDE_MARKS):
            yield first
            yield from stream
            return
    yield from (line.encode() for line in file.decoded().text.splitlines())


def _is_lines(file: InputFile) -> bool:
    """Whether the first line alone is a JSON object, and another follows it."""
    with file.open() as stream:
        first, second = stream.readline(1 << 24), stream.readline(1 << 24)
    text = lenient_head(first) or ""
    if file.name.lower().endswith((".jsonl", ".ndjson")):
        return True
    try:
        return isinstance(json.loads(text), dict) and second.lstrip()[:1] == b"{"
    except (ValueError, RecursionError):
        return False


def _listed(data: object) -> list[object]:
    """The records of a document: itself, its members, or those of the list that it wraps."""
    if isinstance(data, list):
        return data
    if isinstance(data, dict) and not any(text_of(data.get(body)) for body in _BODIES):
        return next((found for name in _LISTS if isinstance(found := data.get(name), list)), [data])
    return [data]


def _article(node: object, file: InputFile, place: str | None, line: int | None) -> Iterator[Article | Refusal]:
    """The article of a record; a day that cannot be read is refused alone."""
    if not isinstance(node, dict):
        yield Refusal(file.path, "not an object with an article's title and text", line, place)
        return
    told = _told(node)
    if not told.body:
        right = "articleBody, or text, or body_text"
        yield Refusal(file.path, f"no text of an article (right: a member {right})", line, place, told.headline or "")
        return
    if told.published is None and (date := next(filter(None, (text_of(node.get(name)) for name in _DATES)), None)):
        yield Refusal(
            file.path,
            f"{date!r} is not one certain day (right: 2017-10-25); the article is kept without",
            line,
            "published",
            told.headline or "",
        )
    text = compose(told.headline, plain(told.body) if _is_markup(told.body) else told.body)
    yield Article(
        text,
        told.headline or first_line(text),
        told.publisher,
        told.published,
        told.url,
        told.language,
        told.licence,
        _identifier(node),
    )


def _identifier(node: dict[str, object]) -> str | None:
    given = next((node[name] for name in ("id", "identifier", "@id", "guid") if name in node), None)
    return str(given) if isinstance(given, str | int) and given != "" else None


def _told(node: dict[str, object]) -> ToldByPage:
    """What a record tells, in whichever of the three vocabularies."""
    own = told_by(node)
    # The name of an article is its title; that of anything else may be a file's or a person's.
    named = own.headline if is_article(node) else None
    title = named or next(filter(None, (text_of(node.get(name)) for name in _TITLES)), None)
    body = next(filter(None, (text_of(node.get(name)) for name in _BODIES)), None)
    published = next(filter(None, (published_of(node.get(name)) for name in _DATES)), None)
    publisher = next(filter(None, (name_of(node.get(name)) for name in _PUBLISHERS)), None)
    address = next((found for name in _ADDRESSES if (found := address_of(node.get(name))) and "://" in found), None)
    language = own.language or language_of(node.get("language"))
    licence = own.licence or text_of(node.get("licence")) or text_of(node.get("usageterms"))
    return ToldByPage(title, body, published, publisher, address, language, licence)


def _is_markup(body: str) -> bool:
    return "</" in body or "<br" in body or "<p>" in body
