"""What each article under some paths says, as one summary a document; nothing is kept."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from graph.errors import RecordRefused, Refusal
from loaders.articles.article import Article
from loaders.articles.loader import ArticleLoader, day_of_publication
from loaders.containers import expand
from loaders.contract import InputFile, Loader, Told
from loaders.files import FOREIGN
from loaders.find import find_files
from loaders.metadata import Metadata
from loaders.prose.read import read_prose
from loaders.prose.summary import Summary, summarise
from loaders.recognise import loader_named, recognise
from loaders.registry import LOADERS


class DocumentSummary(Summary):
    """A summary with what the document goes by: the id that its file gives it or else its key, and its path."""

    id: str
    path: str


def summaries_of(paths: Iterable[str | Path], as_: str | None = None, told: Told | None = None,
                 metadata: Metadata | None = None) -> Iterator[DocumentSummary | Refusal]:
    """A summary of each article of the files under some paths, and a refusal of each file that has none."""
    loader = loader_named(as_, LOADERS) if as_ else None
    for given in paths:
        for found in find_files(Path(given)):
            if isinstance(found, Refusal):
                yield found
            else:
                default = told or Told()
                yield from _of_path(found, metadata.told(found, default) if metadata else default, loader)


def _of_path(path: Path, told: Told, loader: Loader | None) -> Iterator[DocumentSummary | Refusal]:
    try:
        for file in expand(path, str(path)):
            if isinstance(file, Refusal):
                yield file
            else:
                yield from _of_file(file, told, loader or recognise(file, LOADERS))
    except RecordRefused as error:
        yield error.refusal
    except OSError as error:
        yield Refusal(str(path), f"cannot be opened: {error.strerror or error}")
    except FOREIGN as error:
        yield Refusal(str(path), f"could not be read: {type(error).__name__}: {error}")


def _of_file(file: InputFile, told: Told, loader: Loader) -> Iterator[DocumentSummary | Refusal]:
    if not isinstance(loader, ArticleLoader):
        yield Refusal(file.path, f"of the kind {loader.name}: only articles have a summary; leave out --summary")
        return
    for number, article in enumerate(loader.articles(file)):
        if isinstance(article, Refusal):
            yield article
        else:
            yield summary_of(article.with_told(replace(told, url=None) if number else told), file.path)


def summary_of(article: Article, path: str) -> DocumentSummary:
    """The summary of one article."""
    reading = read_prose(article.text, published=day_of_publication(article.published), publisher=article.publisher,
                         url=article.url, language=article.language)
    known_as = article.identifier or article.source("summary", path).key
    return DocumentSummary(id=known_as, path=path, **summarise(reading))
