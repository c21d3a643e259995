"""Pages as Wikipedia exports them (Special:Export): XML with the wikitext of each page."""

from collections.abc import Iterator
from typing import NamedTuple

from lxml import etree  # pyright: ignore[reportAttributeAccessIssue] - a C module without stubs

from loaders.contract import InputFile
from loaders.dates import published_of


class Page(NamedTuple):
    """A page: its title where it is known, its text, and when it was last edited."""

    title: str | None
    text: str
    edited: str | None


def is_export(text: str) -> bool:
    """Whether a text is such an export."""
    return "<mediawiki" in text[:2000]


def exported(file: InputFile) -> Iterator[Page]:
    """The pages of an export, one at a time."""
    with file.open() as stream:
        try:
            for _, element in etree.iterparse(
                stream, tag="{*}page", resolve_entities=False, no_network=True, load_dtd=False
            ):
                yield Page(
                    element.findtext("{*}title"),
                    element.findtext("{*}revision/{*}text") or "",
                    published_of(element.findtext("{*}revision/{*}timestamp")),
                )
                element.clear()
        except etree.XMLSyntaxError as error:
            raise file.refused(f"not XML: {error.msg}", line=error.lineno) from error
