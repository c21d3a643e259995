"""Reads one text without keeping anything: from text, bytes or a path to what it says."""

from pathlib import Path

from graph.counted import counted
from graph.errors import BadUse, RecordRefused, Refusal
from loaders.articles.article import Article, first_line, keepable
from loaders.articles.loader import ArticleLoader, reading_of
from loaders.contract import InputFile
from loaders.decode import decode
from loaders.find import shown
from loaders.prose.reading import Reading
from loaders.prose.summary import Summary, summarise
from loaders.recognise import recognise
from loaders.registry import LOADERS
from queries.telling import told_of


def read(
    source: str | bytes | Path, *, published: str | None = None, publisher: str | None = None, url: str | None = None
) -> Reading:
    """What one article says: `source` is its text, its bytes, or the path of a file that holds one article.

    `published` is its day, as 2017-10-25. Raises `RecordRefused` where it cannot be read, `BadUse` where a file
    holds several articles (load it, or use `touchline read`).
    """
    article = _article(source).with_told(told_of(publisher, published, url))
    return reading_of(article)


def summary(reading: Reading) -> Summary:
    """The matches, goals, managers, owners and mentions of a reading."""
    return summarise(reading)


def _article(source: str | bytes | Path) -> Article:
    if isinstance(source, Path):
        return _only_article(source)
    if isinstance(source, bytes):
        try:
            source = decode(source).text
        except ValueError as error:
            raise RecordRefused(Refusal("bytes", str(error))) from error
    text = keepable(source)
    if not text.strip():
        raise RecordRefused(Refusal("text", "empty"))
    return Article(text, first_line(text))


def _only_article(path: Path) -> Article:
    if not path.is_file():
        raise RecordRefused(Refusal(shown(path), "no such file"))
    file = InputFile(shown(path), shown(path.name), lambda: path.open("rb"), None, path.parent)
    loader = recognise(file, LOADERS)
    if not isinstance(loader, ArticleLoader):
        raise BadUse(f"{path}: of the kind {loader.name}, not an article; load it instead")
    articles = list(loader.articles(file))
    refused = next((one for one in articles if isinstance(one, Refusal)), None)
    if refused is not None:
        raise RecordRefused(refused)
    if len(articles) != 1:
        raise BadUse(f"{path}: holds {counted(len(articles), 'article')}; load it, or use: touchline read {path}")
    only = articles[0]
    assert isinstance(only, Article)
    return only
