"""An article out of its file: its exact text, and what is told about it beside the text."""

from dataclasses import dataclass, replace

from graph.claims import Source
from loaders.articles.address import canonical_address
from loaders.contract import Told

#: A line that begins so is the caption of a picture, collected behind the text: captions tell of other days.
CAPTION = "Caption: "
#: Signs that no database keeps: each becomes one replacement sign, so that places in the text stay.
_UNKEEPABLE = {0: "\ufffd", **dict.fromkeys(range(0xD800, 0xE000), "\ufffd")}


@dataclass(frozen=True, slots=True)
class Article:
    """A text as it will be kept, its first line being the title, and what the file tells about it.

    `identifier` is the id that the file gives it, for whoever joins what is read here with their own records.
    """

    text: str
    title: str
    publisher: str | None = None
    published: str | None = None
    url: str | None = None
    language: str | None = None
    licence: str | None = None
    identifier: str | None = None

    def with_told(self, told: Told) -> "Article":
        """The article with gaps filled by what the user told."""
        return Article(
            self.text,
            self.title,
            self.publisher or told.publisher,
            self.published or told.published,
            self.url or told.url,
            self.language,
            self.licence,
            self.identifier,
        )

    def source(self, loader: str, origin: str) -> Source:
        """The source that it is: known by its address in the one way it can be written, else by its text."""
        address = canonical_address(self.url) if self.url else None
        source = Source.article(
            self.text,
            title=self.title,
            loader=loader,
            url=address,
            origin=origin,
            publisher=self.publisher,
            published=self.published,
            language=self.language,
            licence=self.licence,
        )
        # The address is kept as it was told, for it must lead to the page.
        return replace(source, url=self.url)


def compose(title: str | None, paragraphs: str, captions: list[str] | None = None) -> str:
    """The text to keep: the title, the text, the captions; a text that begins with its title keeps it once."""
    body = keepable(paragraphs).strip("\n")
    head = " ".join(keepable(title or "").split())
    parts = [body] if not head or body.split("\n", 1)[0].strip() == head else [head, body]
    parts += [CAPTION + " ".join(keepable(caption).split()) for caption in captions or ()]
    return "\n\n".join(part for part in parts if part)


def keepable(text: str) -> str:
    """The text with signs that cannot be kept replaced one for one."""
    return text.translate(_UNKEEPABLE)


def first_line(text: str) -> str:
    """The first line that is not blank, as a title."""
    return next((line.strip() for line in text.splitlines() if line.strip()), "")[:300]
