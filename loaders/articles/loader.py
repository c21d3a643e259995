"""A loader of articles: its format gives articles one by one, and each is read into claims."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from graph.claims import Tally
from graph.dates import PartialDate
from graph.errors import Refusal
from graph.intake import LoadItem
from loaders.articles.article import Article
from loaders.articles.claims import claims_of
from loaders.contract import FileHead, InputFile, Told
from loaders.prose.read import read_prose
from loaders.prose.reading import Reading

_LOG = logging.getLogger("touchline")
#: The longest article by far is a tenth of this; what is longer is a book, or many articles in one.
_LONGEST = 400_000


@dataclass(frozen=True, slots=True)
class ArticleLoader:
    """A format of articles: how it is known, and how its files come apart into articles and refusals."""

    name: str
    reads: str
    known: Callable[[FileHead], bool]
    articles: Callable[[InputFile], Iterator[Article | Refusal]]
    gives: str = "what each article says, with the sentence that says it: goals, scores, assists, managers, owners ..."
    licence: str | None = None
    asked_only: bool = False

    def recognises(self, head: FileHead) -> bool:
        """Whether a file that begins so is of this format."""
        return self.known(head)

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each article, and what was refused."""
        for article in self.told_articles(file, told):
            yield Tally(1)
            if isinstance(article, Refusal):
                yield article
            else:
                yield from read_article(article, self.name, file.path)

    def told_articles(self, file: InputFile, told: Told) -> Iterator[Article | Refusal]:
        """The articles of a file with what the user told of them; an address can be that of the first only."""
        alone = replace(told, url=None)
        for number, article in enumerate(self.articles(file)):
            yield article if isinstance(article, Refusal) else article.with_told(alone if number else told)


def read_article(article: Article, loader: str, origin: str) -> Iterator[LoadItem]:
    """What one article says: its claims, then those that were refused."""
    reading = reading_or_refusal(article, origin)
    if isinstance(reading, Refusal):
        yield reading
        return
    claims, refused = claims_of(reading, article.source(loader, origin))
    yield claims
    yield from refused


def reading_or_refusal(article: Article, origin: str) -> Reading | Refusal:
    """What was read in an article among many.

    A text that the reader stumbles over is refused alone, and logged with the place of the fault.
    """
    if len(article.text) > _LONGEST:
        return Refusal(
            origin,
            f"one text of {len(article.text):,} characters, and an article has at most {_LONGEST:,}. If it holds "
            "several articles, give each a file of its own, or a line of JSON lines with its title and text",
            text=article.title,
        )
    try:
        return reading_of(article)
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError, RecursionError) as error:
        _LOG.debug("%s: %s", origin, article.title, exc_info=True)
        return Refusal(
            origin,
            f"the reader of texts failed ({type(error).__name__}: {error}); please report the text",
            text=article.title,
        )


def reading_of(article: Article) -> Reading:
    """What was read in an article, with what is told beside its text."""
    return read_prose(
        article.text,
        published=day_of_publication(article.published),
        publisher=article.publisher,
        url=article.url,
        language=article.language,
    )


def day_of_publication(published: str | None) -> PartialDate | None:
    """The day of a moment, or the partial date as it is."""
    return PartialDate.parse(published.split("T")[0]) if published else None
