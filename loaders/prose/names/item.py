"""A sentence as a row of items: tokens, with every mention taken as one word."""

from bisect import bisect_left
from typing import NamedTuple

from graph.kinds import ThingType
from loaders.prose.document import Token
from loaders.prose.reading import Mention
from loaders.prose.segment.tokens import plain

#: How a mention was resolved where the words are a name; all other ways point.
BY_NAME = frozenset({"name", "surname", "given name", "nickname", "alias", "short name"})
_PERSON, _TEAM, _VENUE, _COMPETITION = ThingType.PERSON, ThingType.TEAM, ThingType.VENUE, ThingType.COMPETITION


class Named(NamedTuple):
    """A mention as an item, by name or by pointing words; `lower` as of a token.

    What is asked of every item of every sentence is a field, worked out once.
    """

    start: int
    end: int
    text: str
    lower: str
    mention: Mention
    entity: int | None
    is_person: bool
    is_team: bool
    is_venue: bool
    is_competition: bool
    by_name: bool


#: A token or a mention.
Item = Token | Named


def items_of(
    tokens: tuple[Token, ...], mentions: tuple[Mention, ...], text: str
) -> tuple[tuple[Item, ...], tuple[int, ...]]:
    """The items of a sentence, in order, each mention in place of its tokens, and which of them are mentions."""
    if not mentions:
        return tokens, ()
    items: list[Item] = []
    places: list[int] = []
    at, count = 0, len(tokens)
    for mention in mentions:
        # Tokens sort by where they start.
        first = bisect_left(tokens, (mention.start,), at)
        if first > at and tokens[first - 1].end > mention.start:
            first -= 1
        items += tokens[at:first]
        at, end = first + 1, mention.end
        while at < count and tokens[at].start < end:
            at += 1
        told = text[mention.start : mention.end]
        one = at == first + 1 and tokens[first].text == told
        places.append(len(items))
        items.append(_named(mention, told, tokens[first].lower if one else plain(told)))
    items += tokens[at:]
    return tuple(items), tuple(places)


def meaning(item: Item, mention: Mention) -> Item:
    """The item of a mention that is now known to mean somebody."""
    return item._replace(mention=mention, entity=mention.entity) if isinstance(item, Named) else item


def _named(mention: Mention, told: str, lower: str) -> Named:
    kind = mention.type
    return tuple.__new__(
        Named,
        (
            mention.start,
            mention.end,
            told,
            lower,
            mention,
            mention.entity,
            kind is _PERSON,
            kind is _TEAM,
            kind is _VENUE,
            kind is _COMPETITION,
            mention.how in BY_NAME,
        ),
    )
