"""Web archives: each page, feed or JSON document that a server answered with is read as if it were a file."""

import io
import logging
from collections.abc import Iterator
from dataclasses import replace
from email.message import Message
from typing import TYPE_CHECKING

from graph.errors import RecordRefused, Refusal
from loaders.articles.article import Article
from loaders.articles.feed import feed_articles, is_feed
from loaders.articles.html import html_articles, is_html
from loaders.articles.plain import is_plain_text, plain_articles
from loaders.articles.records import is_article_json, json_articles
from loaders.contract import FileHead, InputFile
from loaders.recognise import head_of

if TYPE_CHECKING:
    from warcio.recordloader import ArcWarcRecord

_LOG = logging.getLogger("touchline")
_FORMS = (
    (is_feed, feed_articles),
    (is_html, html_articles),
    (is_article_json, json_articles),
    (is_plain_text, plain_articles),
)
#: What pages are made of besides their words: passed over without a refusal.
_FURNITURE = (
    "image/",
    "video/",
    "audio/",
    "font/",
    "text/css",
    "text/javascript",
    "application/javascript",
    "application/x-javascript",
    "application/font",
    "application/octet-stream",
)
_PAGE_LIMIT = 64 * 1024 * 1024


def is_warc(head: FileHead) -> bool:
    """Whether a file is a web archive."""
    return head.data.startswith(b"WARC/")


def warc_articles(file: InputFile) -> Iterator[Article | Refusal]:
    """The articles of all responses and resources of an archive."""
    from warcio.archiveiterator import ArchiveIterator  # noqa: PLC0415  slow to import, and only archives need it
    from warcio.exceptions import ArchiveLoadFailed  # noqa: PLC0415  see above

    with file.open() as stream:
        try:
            for number, record in enumerate(ArchiveIterator(stream), start=1):
                yield from _of_record(record, file, number)
        except ArchiveLoadFailed as error:
            raise file.refused(f"a damaged archive: {error}") from error


def _of_record(record: "ArcWarcRecord", file: InputFile, number: int) -> Iterator[Article | Refusal]:
    address = record.rec_headers.get_header("WARC-Target-URI") or f"record {number}"
    shown = f"{file.path}!{address}"
    if record.rec_type == "revisit":
        _LOG.info("%s: passed over: unchanged since an earlier visit", shown)
        return
    if record.rec_type not in {"response", "resource"}:
        return
    kind, charset = _content_type(record)
    if kind.startswith(_FURNITURE):
        _LOG.info("%s: passed over: %s", shown, kind)
        return
    status = record.http_headers.get_statuscode() if record.http_headers else "200"
    if status != "200":
        yield Refusal(shown, f"the server answered {status}, not with the page")
        return
    yield from _of_page(record, shown, charset, address)


def _of_page(record: "ArcWarcRecord", shown: str, charset: str | None, address: str) -> Iterator[Article | Refusal]:
    try:
        data = record.content_stream().read(_PAGE_LIMIT + 1)
        page = InputFile(shown, address.rstrip("/").rpartition("/")[2] or "page", lambda: io.BytesIO(data), charset)
        if len(data) > _PAGE_LIMIT:
            raise page.refused("larger than any article")
        head = head_of(page)
        form = next((articles for known, articles in _FORMS if known(head)), None)
        if form is None:
            raise page.refused("no page, feed, text or JSON with articles")
        for article in form(page):
            yield _addressed(article, address, single=form in (html_articles, plain_articles))
    except RecordRefused as error:
        yield error.refusal
    except RecursionError:
        yield Refusal(shown, "nested too deeply to be read")
    except (OSError, ValueError, EOFError) as error:
        yield Refusal(shown, f"could not be read: {error}")


def _addressed(article: Article | Refusal, address: str, *, single: bool) -> Article | Refusal:
    """The article with the address it was fetched from, where it tells none and the page holds but one."""
    if isinstance(article, Refusal) or article.url or not single or "://" not in address:
        return article
    return replace(article, url=address)


def _content_type(record: "ArcWarcRecord") -> tuple[str, str | None]:
    headers = record.http_headers or record.rec_headers
    message = Message()
    message["content-type"] = headers.get_header("Content-Type") or ""
    charset = message.get_param("charset")
    return message.get_content_type().lower(), charset if isinstance(charset, str) else None
