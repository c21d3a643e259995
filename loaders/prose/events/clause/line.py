"""A sentence as a line of words in a small alphabet, so that constructions can be told as short patterns.

Words stand in lower case and marks alone; a mention stands as its letter and the place of its item: `<P3>` a person
by name, `<N3>` a person pointed to by a description, `<H3>` by a pronoun, `<K3>` a keeper pointed to, `<T3>` a side,
`<O3>` anything else. A possessive pronoun stands as its mention and `'s`.
"""

from bisect import bisect_right
from dataclasses import dataclass, field
from itertools import accumulate

from loaders.prose.document import Sentence
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names
from loaders.prose.reading import Mention
from loaders.prose.triggers import Candidates, Index

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
    "pk": "penalty",
    "pks": "penalties",
    "equalizer": "equaliser",
    "equalizers": "equalisers",
    "equalize": "equalise",
    "equalized": "equalised",
    "equalizes": "equalises",
    "equalizing": "equalising",
    "leveled": "levelled",
    "leveling": "levelling",
    "defense": "defence",
    "center": "centre",
    "goaltender": "goalkeeper",
    "goaltending": "goalkeeping",
}
#: Without one of these nothing of the kind stands in a sentence.
_SPELT_OTHERWISE = frozenset(_CALLED).union(*_JOINED.values())
PRONOUNS = frozenset("he him himself she her herself they them themselves it i we you me us who whom".split())


@dataclass(slots=True)
class Line:
    """A sentence in the alphabet; `words[n]` comes from `items[places[n]]` and starts at `offsets[n]` of `text`."""

    sentence: Sentence
    items: tuple[Item, ...]
    words: list[str]
    places: list[int]
    text: str
    vocabulary: frozenset[str]
    candidates: Candidates
    _offsets: list[int] = field(default_factory=list)

    @property
    def offsets(self) -> list[int]:
        """Where each word starts, worked out when it is first asked: of most sentences it never is."""
        if not self._offsets and self.words:
            self._offsets = list(accumulate([len(word) + 1 for word in self.words[:-1]], initial=1))
        return self._offsets

    def word_at(self, offset: int) -> int:
        """The number of the word that an offset of `text` falls in."""
        return max(bisect_right(self.offsets, offset) - 1, 0)

    def word_of(self, mention: Mention) -> int:
        """The word that a mention stands as."""
        return next(word for word, place in enumerate(self.places) if self.items[place].start == mention.start)

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


def line_of(sentence: Sentence, names: Names, index: Index) -> Line:
    """The line of a sentence, with the rows of an index that can fit it."""
    items = names.items(sentence)
    words = [item.lower for item in items]
    signs: set[str] = set()
    for place in names.places(sentence):
        item = items[place]
        letter = _letter(item)
        signs.add(f"<{letter}>")
        words[place] = "scorer" if item.lower in _PLAIN_WORDS else f"<{letter}{place}>"
    places = list(range(len(words)))
    _add_possessives(words, places, items, names.places(sentence))
    if not _SPELT_OTHERWISE.isdisjoint(words):
        words, places = _respelt(words, places)
    if "'" in words:
        _note_possessives(words, places, items)
    text = f" {' '.join(words)} "
    vocabulary = frozenset((*words, *signs))
    return Line(sentence, items, words, places, text, vocabulary, index.candidates(vocabulary))


def _add_possessives(words: list[str], places: list[int], items: tuple[Item, ...], mentions: tuple[int, ...]) -> None:
    """Put `'s` behind each possessive pronoun that is a mention."""
    for place in reversed(mentions):
        if items[place].lower in POSSESSIVES:
            words.insert(place + 1, "'s")
            places.insert(place + 1, place)


def _respelt(words: list[str], places: list[int]) -> tuple[list[str], list[int]]:
    """Words as they are called elsewhere, and two that are told as one joined, with their places."""
    spelt: list[str] = []
    kept: list[int] = []
    joins: dict[str, str] | None = None
    for word, place in zip(words, places, strict=True):
        if joins is not None and word in joins:
            spelt[-1] = joins[word]
        else:
            spelt.append(_CALLED.get(word, word))
            kept.append(place)
        joins = _JOINED.get(word)
    return spelt, kept


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
