"""What a page tells about itself in schema.org terms: its own data, which its words are not taken from."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from loaders.dates import published_of

ARTICLE_TYPES = frozenset(
    {
        "Article",
        "NewsArticle",
        "ReportageNewsArticle",
        "AnalysisNewsArticle",
        "OpinionNewsArticle",
        "LiveBlogPosting",
        "BackgroundNewsArticle",
        "ReviewNewsArticle",
        "AskPublicNewsArticle",
        "BlogPosting",
        "SocialMediaPosting",
        "Report",
    }
)
_DEPTH = 12


@dataclass(frozen=True, slots=True)
class ToldByPage:
    """What a page or record tells of its article; None where it does not."""

    headline: str | None = None
    body: str | None = None
    published: str | None = None
    publisher: str | None = None
    url: str | None = None
    language: str | None = None
    licence: str | None = None


def article_in(script: str) -> ToldByPage | None:
    """The first article of a JSON-LD script; None where it holds none or is no JSON."""
    try:
        data = json.loads(script)
    except (ValueError, RecursionError):
        return None
    return next((told_by(node) for node in _nodes(data, _DEPTH) if is_article(node)), None)


def is_article(node: dict[str, object]) -> bool:
    """Whether an object says that it is an article."""
    types = node.get("@type")
    return any(kind in ARTICLE_TYPES for kind in (types if isinstance(types, list) else [types]))


def told_by(node: dict[str, object]) -> ToldByPage:
    """What a schema.org article tells."""
    return ToldByPage(
        text_of(node.get("headline")) or text_of(node.get("name")),
        text_of(node.get("articleBody")),
        published_of(text_of(node.get("datePublished"))),
        name_of(node.get("publisher")),
        address_of(node.get("url")) or address_of(node.get("mainEntityOfPage")),
        language_of(node.get("inLanguage")),
        address_of(node.get("license")),
    )


def text_of(value: object) -> str | None:
    """A text that is not blank."""
    return value if isinstance(value, str) and value.strip() else None


def name_of(value: object) -> str | None:
    """A name given as text, as an object with one, or as a list of these."""
    if isinstance(value, list):
        return next(filter(None, map(name_of, value)), None)
    return text_of(value.get("name")) if isinstance(value, dict) else text_of(value)


def address_of(value: object) -> str | None:
    """An address given as text or as an object with an id or url."""
    if isinstance(value, dict):
        return text_of(value.get("@id")) or text_of(value.get("url"))
    return text_of(value)


def language_of(value: object) -> str | None:
    """The two or three letters of a language tag: 'en-GB' is 'en'."""
    told = name_of(value)
    tag = told.replace("_", "-").split("-")[0].lower() if told else ""
    return tag if tag.isalpha() and len(tag) in {2, 3} else None


def _nodes(data: object, depth: int) -> Iterator[dict[str, object]]:
    if depth == 0:
        return
    if isinstance(data, list):
        for part in data:
            yield from _nodes(part, depth - 1)
    elif isinstance(data, dict):
        yield data
        for value in data.values():
            if isinstance(value, (dict, list)):
                yield from _nodes(value, depth - 1)
