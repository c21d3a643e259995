"""One sentence seen as tokens at which listed names may stand."""

import re
from dataclasses import dataclass
from string import ascii_lowercase, punctuation

from graph.names import fold
from loaders.prose.document import Sentence, Token
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.listed import Listed, Register
from loaders.prose.names.shouting import is_shouting
from loaders.prose.names.vocabulary import PARTICLES

_NO_READING = frozenset("the a an his her their its it this that these between up out into through about".split())
#: Words that are no club before these: 'Sporting Director', 'Red Bulls Fire Coach'.
OFFICES_AFTER = {
    "sporting": frozenset({"director", "chief", "executive"}),
    "fire": frozenset({"coach", "manager", "boss", "head"}),
}
_WEEKDAY_BEFORE = frozenset(
    """
        on last next this until by from since before after every and or past previous following for of tuesday
        late early
    """.split()
)
_TIMES_OF_DAY = frozenset({"night", "evening", "afternoon", "morning"})
#: Clubs by words that open a sentence as often for what they say: 'City the ...'.
_NO_NAME_FIRST = frozenset({"city", "union", "crew", "fire", "impact", "real"})


#: What most tokens start with: no name does.
_SMALL = frozenset(ascii_lowercase + punctuation)
#: What live texts shout beside names: 'GOAL MARLOW!', 'HALE AGAIN!'.
_CRY = re.compile(
    r"(?:G+O+A+L+S?|PENALTY|PENALTIES|PK|OG|SUBS?|SUBSTITUTIONS?|AGAIN|HAT|TRICK|HAT-?TRICK|BRACE|DOUBLE|EQUALI[SZ]ER"
    r"|WINNER|BOOKING|SCORES?|SAVED?|MISSED|CHANCE|CORRECTION|POSTGAME|PREGAME|HALFTIME|FULLTIME|OWN|DISALLOWED|VAR|LIVE)$"
)


@dataclass(frozen=True, slots=True)
class Line:
    """The tokens of a sentence, the names listed, and the words that are no names.

    It is `loud` where capitals mean nothing. `high` are the places of all tokens that begin with no small letter or
    mark, `capitals` of those that begin with a capital and are no mere cry.
    """

    tokens: tuple[Token, ...]
    text: str
    register: Register
    words: Lexicon
    loud: bool
    high: tuple[int, ...]
    capitals: frozenset[int]

    @classmethod
    def of(cls, sentence: Sentence, text: str, register: Register, words: Lexicon) -> "Line":
        """The line of a sentence."""
        tokens = sentence.tokens
        high = tuple([at for at, token in enumerate(tokens) if token.text[0] not in _SMALL])
        loud = is_shouting(sentence, high, words)
        capitals = frozenset([at for at in high if _has_capital(tokens[at].text)])
        return cls(tokens, text, register, words, loud, high, capitals)

    def is_capital(self, at: int) -> bool:
        """Whether a token begins with a capital and is no mere cry."""
        return at in self.capitals

    def touches(self, at: int) -> bool:
        """Whether only a blank parts a token from the one before."""
        return (
            self.tokens[at].start - self.tokens[at - 1].end == 1 and self.text[self.tokens[at].start - 1] not in "\r\n"
        )

    def stands_alone(self, first: int, last: int) -> bool:
        """Whether no other capital touches a name, so that it is no part of a headline's phrase."""
        before = first > 0 and self.touches(first) and self.is_capital(first - 1)
        return not before and not (last + 1 < len(self.tokens) and self.touches(last + 1) and self.is_capital(last + 1))

    def listed(self, at: int) -> tuple[int, tuple[Listed, ...]]:
        """How many tokens the longest name listed at a token has, and what it may mean; 0 where it is no name there."""
        length, senses = self.register.longest(self.tokens, at)
        if length != 1:
            return length, senses
        common = self.tokens[at].lower in self.words.common
        if not self._is_meant(at) or common and not any(listed.strong or listed.is_team for listed in senses):
            return 0, ()
        return length, senses

    def _is_meant(self, at: int) -> bool:
        """Whether a listed single word is a name here and no verb, weekday or part of a longer word."""
        lower = self.tokens[at].lower
        after = self.tokens[at + 1].lower if at + 1 < len(self.tokens) else ""
        before = self.tokens[at - 1].lower if at else ""
        if lower == "wednesday":
            return before not in _WEEKDAY_BEFORE and after not in _TIMES_OF_DAY and at > 0
        if after in OFFICES_AFTER.get(lower, ()) and (lower != "fire" or at > 0 and self.is_capital(at - 1)):
            return False
        if at == 0 and lower.endswith("ing"):
            return after not in _NO_READING
        return not (lower in _NO_NAME_FIRST and at == 0 and after in _NO_READING)

    def is_given(self, at: int) -> bool:
        """Whether a token is a given name or an initial."""
        text = self.tokens[at].text
        return (
            (fold(text) in self.words.given and text.lower() not in PARTICLES)
            or (len(text) == 1 and text.isupper())
            or "." in text
        )


def _has_capital(text: str) -> bool:
    return text[0].isupper() and not (text.isupper() and _CRY.match(text))
