"""A sentence as a line of words in a small alphabet, so that constructions can be told as short patterns.

Words stand in lower case and marks alone; a mention stands as its letter and the place of its item: `<P3>` a person
by name, `<N3>` a person pointed to by a description, `<H3>` by a pronoun, `<K3>` a keeper pointed to, `<T3>` a side, `<O3>` anything else.
A possessive pronoun stands as its mention and `'s`.
"""

from bisect import bisect_right
from dataclasses import dataclass
from itertools import accumulate

from loaders.prose.document import Sentence
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names

POSSESSIVES = frozenset({"his", "her", "their", "its"})
_KEEPERS = frozenset("keeper goalkeeper custodian shot-stopper stopper netminder goalie".split())
#: Two words that are told as one, by the first: 'hat trick', 'penalty kick'.
_JOINED: dict[str, dict[str, str]] = {
    "hat": {"trick": "hat-trick", "tricks": "hat-tricks"},
    "free": {"kick": "free-kick", "kicks": "free-kicks"},
    "spot": {"kick": "spot-kick", "kicks": "spot-kicks"},
    "penalty": {"kick": "penalty", "kicks": "penalties"},
    "goal": {"kick": "goal-kick", "kicks": "goal-kicks", "line": "goal-line"},
    "side": {"netting": "side-netting"},
    "cross": {"bar": "crossbar"},
    "six": {"yard": "six-yard"},
}
#: Descriptions that say more as words: 'the scorer was Hale'.
_PLAIN_WORDS = frozenset(("the scorer", "the goalscorer", "the goal-scorer"))
#: Words that are spelt or called otherwise elsewhere.
_CALLED = {
    "pk": "penalty", "pks": "penalties", "equalizer": "equaliser", "equalizers": "equalisers", "equalize": "equalise", "equalized": "equalised",
    "equalizes": "equalises", "equalizing": "equalising", "leveled": "levelled", "leveling": "levelling", "defense": "defence",
    "center": "centre", "goaltender": "goalkeeper", "goaltending": "goalkeeping",
}
PRONOUNS = frozenset("he him himself she her herself they them themselves it i we you me us who whom".split())


@dataclass(slots=True)
class Line:
    """A sentence in the alphabet; `words[n]` comes from `items[places[n]]` and starts at `offsets[n]` of `text`."""

    sentence: Sentence
    items: tuple[Item, ...]
    words: list[str]
    places: list[int]
    offsets: list[int]
    text: str
    vocabulary: frozenset[str]

    def word_at(self, offset: int) -> int:
        """The number of the word that an offset of `text` falls in."""
        return max(bisect_right(self.offsets, offset) - 1, 0)

    def item(self, word: int) -> Item:
        """The item that a word comes from."""
        return self.items[self.places[word]]

    def is_person(self, word: int) -> bool:
        """Whether a word mentions a person in any way, but not by a possessive pronoun's `'s`."""
        return self.words[word][:2] in ("<P", "<N", "<H", "<K")

    def is_side(self, word: int) -> bool:
        """Whether a word mentions a side."""
        return self.words[word][:2] == "<T"

    def owns(self, word: int) -> bool:
        """Whether a possessive follows the word."""
        return word + 1 < len(self.words) and self.words[word + 1] == "'s"


def line_of(sentence: Sentence, names: Names) -> Line:
    """The line of a sentence."""
    items = names.items(sentence)
    words: list[str] = []
    places: list[int] = []
    joins: dict[str, str] | None = None
    for place, item in enumerate(items):
        if item.mention is not None and item.lower in _PLAIN_WORDS:
            words.append("scorer")
            places.append(place)
        elif item.mention is not None:
            words.append(f"<{_letter(item)}{place}>")
            places.append(place)
            if item.lower in POSSESSIVES:
                places.append(place)
                words.append("'s")
        elif joins is not None and item.lower in joins:
            words[-1] = joins[item.lower]
        else:
            words.append(_CALLED.get(item.lower, item.lower))
            places.append(place)
        joins = None if item.mention is not None else _JOINED.get(item.lower)
    if "'" in words:
        _note_possessives(words, places, items)
    offsets = list(accumulate([len(word) + 1 for word in words[:-1]], initial=1)) if words else []
    return Line(sentence, items, words, places, offsets, f" {' '.join(words)} ", frozenset(words))


def _note_possessives(words: list[str], places: list[int], items: tuple[Item, ...]) -> None:
    """A lone apostrophe behind an s is a possessive."""
    for at, place in enumerate(places):
        if words[at] == "'" and (place == 0 or items[place - 1].lower[-1:] in "szx"):
            words[at] = "'s"


def _letter(item: Item) -> str:
    if item.is_team:
        return "T"
    if not item.is_person:
        return "O"
    if item.by_name:
        return "P"
    if item.lower.rsplit(" ", 1)[-1] in _KEEPERS and not item.by_name:
        return "K"
    return "H" if item.lower in PRONOUNS or item.lower in POSSESSIVES else "N"
