"""Web pages: the article's own words, its captions apart, and what the page tells about itself."""

import re
from collections.abc import Iterator

from lxml import etree  # pyright: ignore[reportAttributeAccessIssue] - a C module without stubs
from lxml.html import HtmlElement, HTMLParser, document_fromstring, tostring

from graph.errors import Refusal
from loaders.articles.article import Article, compose, first_line
from loaders.articles.json_ld import ToldByPage, article_in, language_of
from loaders.contract import FileHead, InputFile
from loaders.dates import date_in_address, published_of
from loaders.decode import decode

_MARKUP = re.compile(r"<!doctype html|<html[\s>]|<head[\s>]|<body[\s>]|<article[\s>]|<p[\s>]|<div[\s>]", re.IGNORECASE)
_CHARSET = re.compile(rb"<meta[^>]{0,200}?charset\s{0,3}=\s{0,3}[\"']?([\w.:-]{2,40})", re.IGNORECASE)
_BLOCKS = ("p", "h1", "h2", "h3", "li", "blockquote", "div", "br", "tr")
_HEADING = "//h1[normalize-space()]"
_FURNITURE = "//nav | //footer | //aside | //figcaption | //script | //style | //noscript | //*[@role='navigation']"
_PUBLISHED = (
    "article:published_time",
    "og:article:published_time",
    "datePublished",
    "date",
    "dc.date",
    "dc.date.issued",
    "dcterms.created",
    "parsely-pub-date",
    "sailthru.date",
    "pubdate",
    "publishdate",
)


def is_html(head: FileHead) -> bool:
    """Whether a file is a web page or a part of one."""
    return head.text is not None and head.first == "<" and bool(_MARKUP.search(head.text[:20_000]))


def html_articles(file: InputFile) -> Iterator[Article | Refusal]:
    """The one article of a page; refused where it has no text of its own."""
    data = file.read()
    declared = _CHARSET.search(data[:4096])
    try:
        text = decode(data, file.charset or (declared[1].decode("ascii") if declared else None)).text
    except ValueError as error:
        raise file.refused(str(error)) from error
    article = article_of_page(text)
    if article is None:
        raise file.refused("a page without the text of an article")
    yield article


def article_of_page(page: str) -> Article | None:
    """The article of a page, None where there is none."""
    tree = parsed(page)
    if tree is None:
        return None
    told = _told(tree)
    captions = _captions(tree)
    title = told.headline or _heading(tree)
    url = told.url or _link(tree) or _meta(tree, "og:url")
    published = told.published or _date(tree) or (date_in_address(url) if url else None)
    language = told.language or language_of(tree.get("lang"))
    publisher = told.publisher or _meta(tree, "og:site_name")
    body = _body(tree) or told.body or ""
    if not body.strip():
        return None
    text = compose(title, _without(body, captions), captions)
    return Article(text, title or first_line(text), publisher, published, url, language, told.licence)


def plain(markup: str) -> str:
    """The text of a piece of markup, a line for each block; what is no markup comes back as it is."""
    if "<" not in markup and "&" not in markup:
        return markup
    tree = parsed(f"<div>{markup}</div>")
    if tree is None:
        return ""
    etree.strip_elements(tree, "script", "style", with_tail=False)
    for element in tree.iter(*_BLOCKS):
        element.tail = "\n" + (element.tail or "")
    lines = (" ".join(line.split()) for line in tree.text_content().splitlines())
    return "\n".join(line for line in lines if line)


def parsed(page: str) -> HtmlElement | None:
    """The tree of a page, None where there is nothing in it."""
    try:
        # Bytes, for lxml refuses text that declares an encoding of its own.
        return document_fromstring(page.encode("utf-8", "replace"), parser=HTMLParser(encoding="utf-8"))
    except (etree.ParserError, ValueError):
        return None


def _body(tree: HtmlElement) -> str:
    """The words of the article, by trafilatura, once what surrounds an article is gone."""
    import trafilatura  # noqa: PLC0415  slow to import, and only pages need it

    for element in tree.xpath(_FURNITURE):
        element.drop_tree()
    page = tostring(tree, encoding="unicode")
    for recall in (False, True):
        found = trafilatura.extract(page, include_comments=False, include_tables=False, favor_recall=recall)
        if isinstance(found, str) and found.strip():
            return "\n".join(line.strip() for line in found.splitlines() if line.strip())
    return ""


def _told(tree: HtmlElement) -> ToldByPage:
    for script in tree.xpath("//script[@type='application/ld+json']"):
        if found := article_in(script.text_content()):
            return found
    return ToldByPage()


def _captions(tree: HtmlElement) -> list[str]:
    texts = (" ".join(found.text_content().split()) for found in tree.xpath("//figcaption"))
    return list(dict.fromkeys(text for text in texts if text))


def _without(body: str, captions: list[str]) -> str:
    """The body without lines that are captions, should the extraction have kept any."""
    return "\n".join(line for line in body.splitlines() if " ".join(line.split()) not in captions)


def _heading(tree: HtmlElement) -> str | None:
    """The page's headline: its only h1, what it calls itself to others, or its title."""
    headings = tree.xpath(_HEADING)
    if len(headings) == 1:
        return " ".join(headings[0].text_content().split())
    title = tree.findtext(".//title")
    return _meta(tree, "og:title") or (" ".join(title.split()) if title else None)


def _meta(tree: HtmlElement, *names: str) -> str | None:
    for name in names:
        for found in tree.xpath("//meta[@property=$n or @name=$n or @itemprop=$n]/@content", n=name):
            if found.strip():
                return str(found.strip())
    return None


def _link(tree: HtmlElement) -> str | None:
    return next(
        (str(found) for found in tree.xpath("//link[@rel='canonical']/@href") if found.startswith("http")), None
    )


def _date(tree: HtmlElement) -> str | None:
    """The day that metadata name or a time element says; never one that the text speaks of."""
    if found := published_of(_meta(tree, *_PUBLISHED)):
        return found
    marked = tree.xpath("//time[@itemprop='datePublished' or @pubdate]/@datetime") or tree.xpath(
        "//header//time/@datetime | //*[contains(@class, 'byline')]//time/@datetime"
    )
    return next(filter(None, map(published_of, marked)), None)
