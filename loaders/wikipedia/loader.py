"""The loader of pages of Wikipedia: wikitext, exported pages, and rendered pages with football boxes."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.wikipedia.names import BOXES, INFOBOXES, LICENCE

_TEMPLATE = re.compile(
    r"\{\{\s{0,3}(?:" + "|".join((*BOXES, *INFOBOXES)).replace(" ", "[ _]") + r")\s{0,3}[|\n]", re.IGNORECASE
)
_RENDERED = re.compile(r"class=\"footballbox[\" ]")


@dataclass(frozen=True, slots=True)
class WikipediaLoader:
    """Reads pages of Wikipedia: each is a source.

    What a rendered page links to is known by the pages of Wikipedia, as other sources know it.
    """

    name: str = "wikipedia"
    reads: str = (
        "football boxes and infoboxes of footballers and managers in pages of the English Wikipedia: wikitext, "
        "exported pages (XML); football boxes of rendered pages (HTML)"
    )
    gives: str = (
        "matches with scorers, own goals, penalties, shoot-outs, grounds, attendances and referees; births, heights, "
        "times as a player with matches and goals, as a manager or an assistant"
    )
    licence: str | None = LICENCE
    asked_only: bool = False

    def recognises(self, head: FileHead) -> bool:
        """Whether a box is seen at the beginning of a file that is a page, an export or wikitext."""
        text = (head.text or "").lstrip("\ufeff \t\r\n")
        if text.startswith("<"):
            return "<mediawiki" in text[:2000] or bool(_RENDERED.search(text))
        return (text.startswith("{{") or not text.startswith(("{", "["))) and bool(_TEMPLATE.search(text))

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each page of the file."""
        from loaders.wikipedia.pages import claims_of  # noqa: PLC0415  slow to import, and only such pages need it

        yield from claims_of(file, told)
