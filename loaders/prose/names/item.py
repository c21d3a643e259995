"""A sentence as a row of items: tokens, with every mention taken as one word."""

from typing import NamedTuple

from graph.kinds import ThingType
from loaders.prose.document import Sentence
from loaders.prose.reading import Mention
from loaders.prose.segment.tokens import plain

#: How a mention was resolved where the words are a name; all other ways point.
BY_NAME = frozenset({"name", "surname", "given name", "nickname", "alias", "short name"})


class Item(NamedTuple):
    """A token or a mention; `lower` is its text in lower case with straight quotes and hyphens."""

    start: int
    end: int
    text: str
    lower: str
    mention: Mention | None = None

    @property
    def entity(self) -> int | None:
        """The entity mentioned, if there is a mention and it is known which."""
        return self.mention.entity if self.mention else None

    @property
    def is_person(self) -> bool:
        """Whether the item mentions a person, by name or by a pointing word."""
        return self.mention is not None and self.mention.type is ThingType.PERSON

    @property
    def is_team(self) -> bool:
        """Whether the item mentions a side."""
        return self.mention is not None and self.mention.type is ThingType.TEAM

    @property
    def is_venue(self) -> bool:
        """Whether the item names a ground."""
        return self.mention is not None and self.mention.type is ThingType.VENUE

    @property
    def is_competition(self) -> bool:
        """Whether the item names a competition."""
        return self.mention is not None and self.mention.type is ThingType.COMPETITION

    @property
    def by_name(self) -> bool:
        """Whether the item is a name and not a pronoun or description."""
        return self.mention is not None and self.mention.how in BY_NAME


def bare_items(sentence: Sentence) -> tuple[Item, ...]:
    """The tokens of a sentence as items, before any mention is known."""
    make = tuple.__new__
    return tuple([make(Item, (*token, None)) for token in sentence.tokens])


def items_of(bare: tuple[Item, ...], mentions: tuple[Mention, ...], text: str) -> tuple[Item, ...]:
    """The items of a sentence, in order, each mention in place of its tokens."""
    if not mentions:
        return bare
    items: list[Item] = []
    at = 0
    for mention in mentions:
        first = at
        while at < len(bare) and bare[at].end <= mention.start:
            at += 1
        items.extend(bare[first:at])
        told = text[mention.start:mention.end]
        items.append(Item(mention.start, mention.end, told, plain(told), mention))
        while at < len(bare) and bare[at].start < mention.end:
            at += 1
    items.extend(bare[at:])
    return tuple(items)
