"""The football boxes of a rendered page as Boxes."""

import re
from collections.abc import Iterator
from urllib.parse import unquote

from lxml.html import HtmlElement, HTMLParser, document_fromstring

from loaders.dates import published_of
from loaders.wikipedia.box import Box, Kick, Side, Strike, pair_of, stage_of, strikes_of
from loaders.wikipedia.wikitext import Linked, page_title
from loaders.wrong import Wrong

_MARK = "footballbox"
_LINK = "/wiki/"
_TITLE = re.compile(r"\s[-–—]\s(?:Wikipedia|Wikipedia, the free encyclopedia)$")
_NUMBER = re.compile(r"attendance:?\s{0,3}([\d,.]{1,9})", re.IGNORECASE)
_COUNTRY = re.compile(r"\(([^()]{2,40})\)\s{0,3}$")
_MISSING = re.compile(r" \(page does not exist\)$")
_EDIT = re.compile(r"\s?\[[^\[\]]{1,20}\]$")


def page_of(text: str) -> tuple[HtmlElement, str | None]:
    """A page, and its title."""
    page = document_fromstring(text.encode(), parser=HTMLParser(encoding="utf-8"))
    title = " ".join((page.findtext(".//title") or "").split())
    return page, _TITLE.sub("", title) or None


def boxes_in(page: HtmlElement) -> Iterator[tuple[HtmlElement, int | None]]:
    """Each box and its line."""
    for box in page.xpath(f"//div[contains(concat(' ', @class, ' '), ' {_MARK} ')]"):
        yield box, box.sourceline


def box_of(box: HtmlElement) -> Box:
    """What a box tells; Wrong where it tells no two sides."""
    found = Box(_side(box, "fhome"), _side(box, "faway"), _day(box), _words(_one(box, "fscore")))
    rows = [(home, away) for home, away in zip(_all(box, "fhgoal"), _all(box, "fagoal"), strict=False)]
    if rows:
        found.goals = _strikes(rows[0][0]), _strikes(rows[0][1])
    for home, away in rows[1:]:
        found.kicks = _kicks(home), _kicks(away)
        between = home.getnext()
        found.shootout = pair_of(_words(between)) if between is not None else None
    found.stage = stage_of(_headings(box))
    _right(box, found)
    return found


def _right(box: HtmlElement, found: Box) -> None:
    """Ground, attendance and referee stand together beside the match."""
    place = box.xpath(".//*[@itemprop='location']")
    if place:
        ground, _, rest = _words(place[0]).partition(",")
        found.ground, found.city = ground.strip() or None, rest.partition(",")[0].strip() or None
    for line in box.xpath(".//div[contains(@class, 'fright')]/div"):
        words = _words(line)
        if number := _NUMBER.match(words):
            found.attendance = int("".join(sign for sign in number[1] if sign.isdecimal()))
        if words.lower().startswith("referee:"):
            links, country = _links(line), _COUNTRY.search(words)
            bare = words.partition(":")[2].partition("(")[0].strip()
            found.referee = links[0] if links and bare.startswith(links[0].text) else Linked(bare) if bare else None
            found.referee_of = country[1] if country else None


def _side(box: HtmlElement, class_: str) -> Side:
    cell = _one(box, class_)
    links = [link for link in _links(cell) if link.text] if cell is not None else []
    side = links[0] if links else Linked(_words(cell))
    if not side.text:
        raise Wrong(class_, "names no side")
    return Side(side, None, "women" if side.page and "women" in side.page.lower() else None)


def _day(box: HtmlElement) -> str | None:
    words = _words(_one(box, "fdate")).partition("(")[0].strip()
    day = published_of(words) if words else None
    if words and day is None:
        raise Wrong("fdate", f"not a date: {words!r}")
    return day


def _strikes(cell: HtmlElement) -> list[Strike | Wrong]:
    return [strike for scorer, words, _ in _lines(cell) for strike in strikes_of(scorer, words)]


def _kicks(cell: HtmlElement) -> list[Kick | Wrong]:
    found: list[Kick | Wrong] = []
    for taker, words, shown in _lines(cell):
        if taker is None or not shown:
            found.append(Wrong("penalties", f"no taker, or not told whether he scored: {words[:60]!r}"))
        else:
            found.append(Kick(taker, "scored" in shown))
    return found


def _lines(cell: HtmlElement) -> Iterator[tuple[Linked | None, str, str]]:
    """The lines of a cell: whom each names, its words, and what its pictures show."""
    for mark in cell.xpath(".//br | .//li"):
        mark.tail = f"\n{mark.tail or ''}"
        if mark.tag == "li":
            mark.text = f"\n{mark.text or ''}"
    links = {link.text: link for link in _links(cell)}
    pictures = iter(cell.xpath(".//img/@title"))
    texts = "".join(_texts(cell)).split("\n")
    for line in texts:
        words = " ".join(line.replace("\u00a0", " ").split())
        if words:
            named = [link for text, link in links.items() if text and words.strip(" •").startswith(text)]
            name = (
                max(named, key=lambda link: len(link.text))
                if named
                else Linked(re.split(r"[\d(]", words, maxsplit=1)[0].strip())
            )
            yield (name if name.text else None), words, str(next(pictures, "")).lower()


def _texts(cell: HtmlElement) -> Iterator[str]:
    yield from cell.xpath(".//text()[not(ancestor::style) and not(ancestor::sup) and not(ancestor::script)]")


def _links(cell: HtmlElement) -> list[Linked]:
    """The links of a cell; that to a page which is not there, leads on or lists namesakes is not certain."""
    found = []
    for link in cell.xpath(".//a[@href]"):
        href, classes = str(link.get("href")), str(link.get("class") or "")
        target = unquote(href.removeprefix(_LINK)) if href.startswith(_LINK) else ""
        if "new" in classes.split():
            target = _MISSING.sub("", str(link.get("title") or ""))
        page = page_title(target)
        certain = page is not None and not any(
            word in classes.split() for word in ("mw-redirect", "mw-disambig", "new")
        )
        found.append(Linked(" ".join(link.text_content().split()), page, certain))
    return found


def _headings(box: HtmlElement) -> tuple[str, ...]:
    found = box.xpath("preceding::*[self::h2 or self::h3][position() <= 2]")
    return tuple(_EDIT.sub("", _words(one)) for one in found)


def _all(box: HtmlElement, class_: str) -> list[HtmlElement]:
    return list(box.xpath(f".//*[contains(concat(' ', @class, ' '), ' {class_} ')]"))


def _one(box: HtmlElement, class_: str) -> HtmlElement | None:
    return next(iter(_all(box, class_)), None)


def _words(cell: HtmlElement | None) -> str:
    return " ".join("".join(_texts(cell)).replace("\u00a0", " ").split()) if cell is not None else ""
