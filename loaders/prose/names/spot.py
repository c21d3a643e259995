"""A spot: a stretch of a sentence where a name may stand."""

from typing import NamedTuple

from loaders.prose.document import Sentence, Token
from loaders.prose.names.listed import Listed

#: Words that make another side of a club: Marlow Women, Marlow Under-21s.
SIDE_WORDS = frozenset(
    """
        ladies women women's womens wfc lfc reserves youth u17 u18 u19 u20 u21 u23 u21s u23s u18s u19s u20s
        under-16s under-17s under-18s under-19s under-20s under-21s under-23s under-17 under-18 under-19
        under-20 under-21 under-23 b ii
    """.split()
)


class Spot(NamedTuple):
    """A stretch of tokens of a sentence: with senses if the gazetteer lists it, else a run with capitals.

    `side` is the word that makes another side of a club of it (Women, Under-21s); `kind` what a run with a listed word
    is; 'side' stands for a side of a score on a line of its own.
    """

    sentence: Sentence
    first: int
    last: int
    senses: tuple[Listed, ...] = ()
    side: str = ""
    kind: str = ""

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The tokens of the stretch."""
        return self.sentence.tokens[self.first : self.last + 1]

    @property
    def start(self) -> int:
        """Where it starts."""
        return self.sentence.tokens[self.first].start

    @property
    def end(self) -> int:
        """Where it ends."""
        return self.sentence.tokens[self.last].end
