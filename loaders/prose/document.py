"""A text made ready for reading: blocks, sentences and tokens, each with its place in the exact text.

All offsets are code points of `Document.text`, which is the kept text, unchanged.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal, NamedTuple

from graph.dates import PartialDate

BlockKind = Literal["title", "strap", "body", "caption", "subheading", "list", "noise"]


class Word(NamedTuple):
    """The plain fields of a token."""

    start: int
    end: int
    text: str
    lower: str


class Token(Word):
    """A word, a number, a score or a mark; `lower` is its text in lower case with straight quotes and dashes.

    A token is also an item of a sentence (see `names/item.py`), one that mentions nothing.
    """

    __slots__ = ()
    mention: ClassVar[None] = None
    entity: ClassVar[None] = None
    is_person: ClassVar[Literal[False]] = False
    is_team: ClassVar[Literal[False]] = False
    is_venue: ClassVar[Literal[False]] = False
    is_competition: ClassVar[Literal[False]] = False
    by_name: ClassVar[Literal[False]] = False


@dataclass(frozen=True, slots=True)
class Block:
    """A line or paragraph of the text and what it is; a block of noise yields nothing."""

    index: int
    start: int
    end: int
    kind: BlockKind


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of a block; `index` counts over the whole document."""

    index: int
    start: int
    end: int
    block: Block
    tokens: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Stamp:
    """What opens an entry: a minute of the match (with what was added), a time of day in minutes, a `whistle` (HT, FT).

    `sign` is what stands before it: a ball, a card.
    `start` and `end` span it; what the entry says follows.
    """

    start: int
    end: int
    minute: int | None = None
    added: int | None = None
    time: int | None = None
    whistle: str = ""
    sign: str = ""

    @property
    def clock(self) -> float | None:
        """The minute as a number that sorts."""
        return None if self.minute is None else self.minute + (self.added or 0) / 100


@dataclass(frozen=True, slots=True)
class Quotation:
    """A stretch of direct speech without its marks; `speaker` is filled by the reader of quotes."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Document:
    """A text with what was told about it beside it; of a live text also the stamps of its entries, by block."""

    text: str
    blocks: tuple[Block, ...]
    sentences: tuple[Sentence, ...]
    quotations: tuple[Quotation, ...]
    title: str
    language: str | None
    published: PartialDate | None = None
    publisher: str | None = None
    url: str | None = None
    stamps: Mapping[int, Stamp] = field(default_factory=dict)

    def sentence_at(self, offset: int) -> Sentence | None:
        """The sentence that holds an offset, None between sentences."""
        low, high = 0, len(self.sentences)
        while low < high:
            middle = (low + high) // 2
            if self.sentences[middle].end <= offset:
                low = middle + 1
            else:
                high = middle
        found = self.sentences[low] if low < len(self.sentences) else None
        return found if found and found.start <= offset else None

    def having(self, words: Iterable[str]) -> list[Sentence]:
        """The sentences in which one of these words begins, whatever it is part of, in order.

        A cheap look before a costly one.
        """
        found: dict[int, Sentence] = {}
        for word in words:
            at = self.text.find(word)
            while at >= 0:
                sentence = self.sentence_at(at)
                if sentence is not None:
                    found[sentence.index] = sentence
                at = self.text.find(word, max(at + 1, sentence.end if sentence is not None else 0))
        return [found[index] for index in sorted(found)]

    def in_quotation(self, start: int, end: int) -> bool:
        """Whether a span lies within direct speech."""
        low, high = 0, len(self.quotations)
        while low < high:
            middle = (low + high) // 2
            if self.quotations[middle].end < end:
                low = middle + 1
            else:
                high = middle
        return low < len(self.quotations) and self.quotations[low].start <= start
