"""What each article under some paths says, as one summary a document; nothing is kept."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from graph.errors import RecordRefused, Refusal
from loaders.articles.article import Article
from loaders.articles.loader import ArticleLoader, reading_or_refusal
from loaders.contract import InputFile, Loader, Told
from loaders.files import FOREIGN, open_files
from loaders.metadata import Metadata
from loaders.prose.summary import Summary, summarise
from loaders.recognise import loader_named, recognise
from loaders.registry import LOADERS


class DocumentSummary(Summary):
    """A summary with what the document goes by: the id that its file gives it or else its key, and its path."""

    id: str
    path: str


def summaries_of(
    paths: Iterable[str | Path], as_: str | None = None, told: Told | None = None, metadata: Metadata | None = None
) -> Iterator[DocumentSummary | Refusal]:
    """A summary of each article of the files under some paths, and a refusal of each file that has none."""
    loader = loader_named(as_, LOADERS) if as_ else None
    for found in open_files(paths, told, metadata):
        if isinstance(found, Refusal):
            yield found
        else:
            yield from _of_file(*found, loader)


def _of_file(file: InputFile, told: Told, asked_for: Loader | None) -> Iterator[DocumentSummary | Refusal]:
    try:
        loader = asked_for or recognise(file, LOADERS)
        if isinstance(loader, ArticleLoader):
            for article in loader.told_articles(file, told):
                yield article if isinstance(article, Refusal) else _summary(article, file.path)
        else:
            yield Refusal(file.path, f"of the kind {loader.name}: only articles have a summary; leave out --summary")
    except RecordRefused as error:
        yield error.refusal
    except FOREIGN as error:
        yield Refusal(file.path, f"could not be read: {type(error).__name__}: {error}")


def _summary(article: Article, path: str) -> DocumentSummary | Refusal:
    reading = reading_or_refusal(article, path)
    if isinstance(reading, Refusal):
        return reading
    known_as = article.identifier or article.source("summary", path).key
    return DocumentSummary(id=known_as, path=path, **summarise(reading))
