"""A sentence written in a small alphabet, so that whole constructions can be told as short patterns.

Words stand in lower case, marks alone, and each mention as its letter and place: ` the <T1> boss <P3> made five `.
The letters: P a person by name, N a person pointed to ('the Croatian'), H a person by pronoun, T a side by name,
D a side pointed to ('the hosts'), V a ground, C a competition, B a publisher, O an organisation; a lower-case letter
where it is not known which one is meant.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from graph.kinds import ThingType
from loaders.prose.document import Sentence
from loaders.prose.names.item import BY_NAME, Item
from loaders.prose.names.lexicon import lexicon
from loaders.prose.reading import Mention
from loaders.prose.roles.words import POSITIONS
from loaders.prose.triggers import Candidates, Index

_LETTERS: dict[ThingType, tuple[str, str]] = {
    ThingType.PERSON: ("P", "N"),
    ThingType.TEAM: ("T", "D"),
    ThingType.ORGANISATION: ("O", "O"),
    ThingType.COMPETITION: ("C", "C"),
    ThingType.VENUE: ("V", "V"),
    ThingType.PUBLISHER: ("B", "B"),
    ThingType.SEASON: ("S", "S"),
    ThingType.MATCH: ("M", "M"),
}

_POSSESSIVE = frozenset({"his", "her", "their", "its"})
#: 'Alan "Chopper" Dunn': the names on either side of a by-name in quotation marks are one person's.
_BY_NAME = re.compile(r"<P\d+> (?P<mark>[\"'‘’“”]) (?:the )?(?:[a-z-]+ ){1,2}[\"'‘’“”] (?=<P\d+> )")
_PRONOUNS = frozenset("he him his himself she her hers herself they them their theirs it its".split())
_QUOTES = frozenset("\"'‘’“”")
_NO_INDEX = Index(())
#: Stands among the words of a sentence that tells somebody's nation or position.
PLACED = "<placed>"


class Encoded(NamedTuple):
    """A sentence in the alphabet, with what each of its places is."""

    sentence: Sentence
    text: str
    items: tuple[Item, ...]
    words: frozenset[str]
    candidates: Candidates

    def mention(self, place: str) -> Mention:
        """The mention at a place that a pattern found."""
        item = self.items[int(place)]
        if item.mention is None:
            raise ValueError(f"place {place} of {self.text!r} is the word {item.text!r}, not a mention")
        return item.mention


def encode(
    sentence: Sentence,
    items: Sequence[Item],
    mentions: Sequence[int],
    text: str,
    index: Index = _NO_INDEX,
) -> Encoded:
    """The sentence of a text with its tokens and mentions in sequence, and the rows that can fit it.

    The mentions are those at `mentions`.
    """
    parts = [item.lower for item in items]
    kinds: set[str] = set()
    glued = text.find("x-", sentence.start, sentence.end) >= 0 or text.find("X-", sentence.start, sentence.end) >= 0
    for place in mentions:
        item = items[place]
        if item.mention is not None and (item.by_name or not _is_words(item.mention)):
            letter = letter_of(item.mention)
            kinds.add(f"<{letter}>")
            sign = f"<{letter}{place}>"
            if glued:
                sign = _without_ex(item, sign, text)
            parts[place] = f"{sign} 's" if item.lower in _POSSESSIVE else sign
    written = " ".join(parts)
    if "' " in written or written[-1:] == "'" or "ex-" in written:
        _part_tokens(parts, items)
        written = " ".join(parts)
    if "year-old" in written:
        kinds.add("year-old")
    if "<P>" in kinds and not _QUOTES.isdisjoint(written):
        written = _BY_NAME.sub("", f"{written} ").removesuffix(" ")
    words = frozenset((*kinds, *written.split(" ")))
    if not words.isdisjoint(_placing()):
        words |= {PLACED}
    # Every construction holds a mention.
    return Encoded(sentence, f" {written} ", tuple(items), words, index.candidates(words) if kinds else {})


@cache
def _placing() -> frozenset[str]:
    """The words that tell somebody's nation or position."""
    return frozenset((*lexicon().adjectives, *lexicon().people, *POSITIONS))


def _without_ex(item: Item, sign: str, text: str) -> str:
    """The sign of a mention parted from the 'ex-' that is glued to it."""
    if text[item.start - 1 : item.start] == "-" and text[max(item.start - 3, 0) : item.start].lower() == "ex-":
        sign = f"ex {sign}"
    if item.mention is not None and item.mention.told[:3].lower() == "ex-":
        sign = f"ex {sign}"  # 'Ex-Marlow boss Lee' at the start of a sentence, of a club that no list knows
    return sign


def _part_tokens(parts: list[str], items: Sequence[Item]) -> None:
    """Part 'ex-' from what it is glued to; a lone apostrophe after an s is a possessive."""
    before = ""
    for place, item in enumerate(items):
        lower = item.lower
        if parts[place] == lower and (lower[-1:] == "'" or "ex-" in lower):
            parts[place] = " ".join([word for part in lower.split() for word in _words(part, before)])
        before = lower


def _is_words(mention: Mention) -> bool:
    """Whether a pointing mention is better read as its words: 'Lee's side', 'Marlow boss'."""
    return mention.how == "side of" or (mention.how == "role" and not mention.told.lower().startswith("the "))


def _words(lower: str, before: str) -> tuple[str, ...]:
    """A token in the alphabet; a lone apostrophe after an s is a possessive."""
    if lower == "'" and before[-1:] in ("s", "z", "x"):
        return ("'s",)
    if lower.startswith("ex-") and len(lower) > 3:
        return ("ex", lower[3:])
    return (lower,)


def letter_of(mention: Mention) -> str:
    """The letter of a mention: capital where it is known who or what is meant."""
    named, pointed = _LETTERS[mention.type]
    letter = named if mention.how in BY_NAME else pointed
    if letter == "N" and mention.told.lower() in _PRONOUNS:
        letter = "H"
    return letter if mention.entity is not None else letter.lower()
