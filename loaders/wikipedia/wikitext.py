"""Wikitext as a reader sees it: words, links, and what stands in templates."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import mwparserfromhell
from mwparserfromhell.nodes import Heading, HTMLEntity, Node, Tag, Template, Text, Wikilink
from mwparserfromhell.wikicode import Wikicode

#: Templates that show what stands in them; those of the second kind show their last argument.
_SHOWS_FIRST = frozenset(
    {"nowrap", "nobr", "small", "ill", "interlanguage link", "big", "smaller", "nobold", "avoid wrap", "lang-en"}
)
_SHOWS_LAST = frozenset({"score link", "lang", "abbr link", "fontcolor"})
_UNSHOWN = frozenset({"ref", "gallery", "s", "del"})


class Linked(NamedTuple):
    """Words, and the page that they lead to where they are a link.

    `certain` where that page is known to be there, and to lead no further: wikitext does not tell, a rendered page
    does.
    """

    text: str
    page: str | None = None
    certain: bool = False

    @property
    def name(self) -> str:
        """The name of the page without what tells it apart ('Ivan Oss (footballer)'), or else the words."""
        return self.page.partition(" (")[0] if self.page else self.text


class Placed(NamedTuple):
    """A template, the line in which it begins, and the headings above it, the nearest last."""

    template: Template
    line: int
    headings: tuple[str, ...]


def templates_in(text: str, *names: str) -> Iterator[Placed]:
    """The templates of some names, in their order; one within another of them is not told again."""
    wanted, at = frozenset(names), 0
    headings: list[tuple[int, str]] = []
    code = mwparserfromhell.parse(text)
    for node in code.ifilter(recursive=False):
        start = text.find(str(node), at)
        at = start if start >= 0 else at
        if isinstance(node, Heading):
            headings = [*(one for one in headings if one[0] < node.level), (node.level, shown(node.title))]
        elif isinstance(node, Template) and name_of(node) in wanted:
            yield Placed(node, text.count("\n", 0, at) + 1, tuple(words for _, words in headings))
        elif isinstance(node, Tag | Template):
            for inner in _within(node):
                if name_of(inner) in wanted:
                    line = text.count("\n", 0, text.find(str(inner), at)) + 1
                    yield Placed(inner, line, tuple(words for _, words in headings))


def _within(node: Tag | Template) -> list[Template]:
    parts: Iterable[Wikicode] = (
        [node.contents]
        if isinstance(node, Tag) and node.contents
        else [param.value for param in node.params]
        if isinstance(node, Template)
        else []
    )
    return [found for part in parts for found in part.filter_templates()]


def name_of(template: Template) -> str:
    """A template's name in small letters."""
    return " ".join(str(template.name).replace("_", " ").split()).lower()


def value(template: Template, *names: str) -> Wikicode | None:
    """The first of these arguments that is not empty."""
    for name in names:
        if template.has(name, ignore_empty=True):
            found: Wikicode = template.get(name).value
            return found
    return None


def told(template: Template, *names: str) -> str | None:
    """The words of the first of these arguments that has any."""
    found = value(template, *names)
    return shown(found) or None if found is not None else None


def arguments(template: Template) -> list[str]:
    """The words of the arguments without names, in order."""
    return [shown(param.value) for param in template.params if not param.showkey]


def shown(code: Wikicode | Sequence[Node]) -> str:
    """The words that a reader sees, in one line; notes, comments and most templates are not seen."""
    nodes = code.nodes if isinstance(code, Wikicode) else code
    return " ".join("".join(_words(node) for node in nodes).replace("\u00a0", " ").split())


def _words(node: Node) -> str:
    if isinstance(node, Text):
        return str(node.value)
    if isinstance(node, Wikilink):
        return shown(node.text if node.text is not None else node.title)
    if isinstance(node, HTMLEntity):
        return str(node.normalize())
    if isinstance(node, Template):
        name, parts = name_of(node), arguments(node)
        return (parts[0] if name in _SHOWS_FIRST else parts[-1] if name in _SHOWS_LAST else "") if parts else ""
    if isinstance(node, Tag):
        if str(node.tag).lower() == "br":
            return " "
        return shown(node.contents) if node.contents is not None and str(node.tag).lower() not in _UNSHOWN else ""
    return ""


def links_in(nodes: Sequence[Node]) -> list[Linked]:
    """The links among nodes; a link to a part of a page, another language or a file names no page."""
    return [linked(node) for node in nodes if isinstance(node, Wikilink)]


def linked(link: Wikilink) -> Linked:
    """A link with its words."""
    title = page_title(str(link.title))
    return Linked(shown(link.text if link.text is not None else link.title).lstrip(":"), title)


def page_title(target: str) -> str | None:
    """The page that a link leads to, written as its title is."""
    bare = " ".join(target.replace("_", " ").split())
    if not bare or "#" in bare or ":" in bare.partition(" ")[0]:
        return None
    return bare[0].upper() + bare[1:]


def items(code: Wikicode) -> list[list[Node]]:
    """The lines of a list: parted by line breaks and bullets, without empty ones."""
    found: list[list[Node]] = [[]]
    for node in code.nodes:
        if isinstance(node, Tag) and str(node.tag).lower() in {"br", "li"}:
            found.append([])
            if str(node.tag).lower() == "li" and node.contents:
                found[-1] += node.contents.nodes
        elif isinstance(node, Template) and name_of(node) in {"plainlist", "ubl", "unbulleted list"}:
            for param in node.params:
                found += items(param.value)
            found.append([])
        elif isinstance(node, Text) and "\n" in str(node.value):
            first, *more = str(node.value).split("\n")
            found[-1].append(Text(first))
            for line in more:
                found.append([])
                found[-1].append(Text(line))
        else:
            found[-1].append(node)
    return [item for item in found if any(str(node).strip(" *\t\r") for node in item)]
