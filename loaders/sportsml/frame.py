"""What a document of SportsML tells of itself: its provider, its day, and the competition that it is about."""

from collections.abc import Iterator
from dataclasses import dataclass

from loaders.dates import published_of
from loaders.markup import CONTENT, content, first
from loaders.node import Node


@dataclass(frozen=True, slots=True)
class Frame:
    """The frame of a document; `scheme` is whose ids it uses, `first_year` that in which the season began or is."""

    guid: str | None = None
    provider: str | None = None
    scheme: str | None = None
    created: str | None = None
    usage: str | None = None
    competition: str | None = None
    first_year: str | None = None

    def season(self, day: str | None) -> str | None:
        """The season; only what is played in the year after the told one shows that it spans both."""
        year = self.first_year
        if year is None or day is None or not year.isdecimal():
            return year if year and not year.isdecimal() else None
        return f"{year}/{(int(year) + 1) % 100:02d}" if day[:4] == str(int(year) + 1) else None


def frame_of(root: Node) -> Frame:
    """The frame of a document: of the NewsML around it, or else of its own metadata."""
    item, about = first(root, "itemMeta"), first(root, "contentMeta")
    provider, subjects = first(item, "provider"), about.nodes("subject")
    qcode = provider.text("@qcode")
    named = [content(one, "name") for one in subjects if bare(one.text("@type")) == "recurring-competition"]
    years = [one.text("@literal") for one in subjects if bare(one.text("@type")) == "season"]
    usage = content(first(root, "rightsInfo"), "usageTerms")
    return Frame(
        root.text("@guid"),
        content(provider, "name"),
        bare(qcode),
        published_of(content(item, "versionCreated")),
        usage,
        named[0] if len(named) == 1 else None,
        years[0] if len(years) == 1 else None,
    )


def contents_of(root: Node) -> list[Node]:
    """Each sports-content of a document, wherever it lies."""
    return list(_within(root))


def _within(node: Node) -> Iterator[Node]:
    if (
        node.nodes("team")
        or node.nodes("sports-event")
        or node.nodes("standing")
        or node.nodes("schedule")
        or node.nodes("tournament")
    ):
        yield node
        return
    for _, parts in node.lists():
        for part in parts:
            yield from _within(part)


def bare(code: str | None) -> str | None:
    """A code without the vocabulary before it: 'scorer' of 'spsocrole:scorer'."""
    return code.rpartition(":")[2] or None if code else None


def name_of(metadata: Node) -> str | None:
    """The full name, or else the first that is told, be it one text or first and last."""
    names = metadata.nodes("name")
    chosen = next((name for name in names if bare(name.text("@role")) == "full"), names[0] if names else Node({}))
    parts = " ".join(part for part in (chosen.text("@first"), chosen.text("@last")) if part)
    return chosen.text("@full") or chosen.text(CONTENT) or parts or None
