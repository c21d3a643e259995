"""Pages of Wikipedia as claims: one source each, box after box."""

import re
from collections.abc import Iterator

from graph.claims import Source
from graph.errors import Refusal
from graph.intake import LoadItem
from loaders.contract import InputFile, Told
from loaders.desk import Desk, desk_of
from loaders.matches import season_text
from loaders.register import Registers
from loaders.things import Gathering
from loaders.wikipedia import box_in_html, box_in_wikitext
from loaders.wikipedia.box_writer import BoxWriter, Edition
from loaders.wikipedia.export import Page, exported, is_export
from loaders.wikipedia.infobox import InfoboxWriter
from loaders.wikipedia.names import BOXES, INFOBOXES, LICENCE
from loaders.wikipedia.wikitext import name_of, templates_in
from loaders.wrong import Wrong

_EDITION = re.compile(
    r"(\d{4}(?:[–-]\d{2,4})?) "
    r"(.{3,60}?)(?: (Group \w{1,2}|knockout (?:stage|phase)|[Ff]inal|qualifying.{0,40}|group stage))?$"
)


def claims_of(file: InputFile, told: Told) -> Iterator[LoadItem]:
    """The claims of each page of a file."""
    text = file.decoded().text
    if is_export(text):
        for page in exported(file):
            yield from _of_wikitext(file, told, page, f"{file.name}:{page.title}")
    elif text.lstrip().startswith("<"):
        yield from _of_html(file, told, text)
    else:
        yield from _of_wikitext(file, told, Page(None, text, None), file.name)


def _of_wikitext(file: InputFile, told: Told, page: Page, record: str) -> Iterator[LoadItem]:
    found = list(templates_in(page.text.replace("\r\n", "\n"), *BOXES, *INFOBOXES))
    if not found:
        yield Refusal(file.path, "no football box and no infobox of a footballer or manager", None, page.title)
        return
    source = _source(file, told, page)
    yield source
    desk = _desk(file, source)
    boxes, infoboxes = BoxWriter(desk, edition_of(page.title)), InfoboxWriter(desk)
    for placed in found:
        desk.things.count()
        where = f"{record}:{placed.line}"
        try:
            if name_of(placed.template) in BOXES:
                boxes.take(box_in_wikitext.box_of(placed), where, placed.line)
            else:
                infoboxes.take(placed, page.title, where)
        except Wrong as wrong:
            desk.refused.append(Refusal(file.path, wrong.reason, placed.line, wrong.field))
    yield from desk.things.take()
    yield from desk.refused


def _of_html(file: InputFile, told: Told, text: str) -> Iterator[LoadItem]:
    tree, title = box_in_html.page_of(text)
    found = list(box_in_html.boxes_in(tree))
    if not found:
        raise file.refused("no football box of Wikipedia")
    source = _source(file, told, Page(title, text, None))
    yield source
    desk = _desk(file, source)
    boxes = BoxWriter(desk, edition_of(title))
    for element, line in found:
        desk.things.count()
        try:
            boxes.take(box_in_html.box_of(element), f"{file.name}:{line}", line)
        except Wrong as wrong:
            desk.refused.append(Refusal(file.path, wrong.reason, line, wrong.field))
    yield from desk.things.take()
    yield from desk.refused


def _source(file: InputFile, told: Told, page: Page) -> Source:
    return file.dataset(
        f"Wikipedia: {page.title or file.name}",
        told,
        loader="wikipedia",
        sha256=file.sha256(),
        publisher="Wikipedia",
        published=page.edited,
        licence=LICENCE,
    )


def _desk(file: InputFile, source: Source) -> Desk:
    return desk_of(file, Gathering(source, "wikipedia 1"))


def edition_of(title: str | None) -> Edition:
    """What a page such as '1930 FIFA World Cup Group 2' is about, where the gazetteer knows the competition."""
    found = _EDITION.match(title or "")
    if found is None or Registers("any").competition(found[2], None, None) is None:
        return Edition()
    return Edition(found[2], season_text(found[1].replace("–", "-")), found[3])
