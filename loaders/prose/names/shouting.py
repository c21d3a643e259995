"""Sentences in which capitals mean nothing: headlines In Title Case, ALL CAPITALS."""

from loaders.prose.document import Sentence
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.spot import SIDE_WORDS


def is_shouting(sentence: Sentence, words: Lexicon) -> bool:
    """Whether words of a sentence that are no names have capitals too."""
    if sentence.block.kind == "body" and len(sentence.tokens) > 25:
        return False
    if sentence.block.kind in {"title", "subheading", "caption"} and not _is_row(sentence):
        long = [token for token in sentence.tokens if len(token.lower) > 3 and token.text[0].isalpha()]
        if len(long) >= 4 and sum(token.text[0].isupper() for token in long) * 10 >= len(long) * 9:
            return True
    common = [
        token
        for token in sentence.tokens[1:]
        if len(token.lower) > 3 and token.lower in words.common and token.lower not in SIDE_WORDS
    ]
    high = sum(token.text[0].isupper() for token in common)
    return high >= 2 and high * 3 >= len(common) * 2


def _is_row(sentence: Sentence) -> bool:
    """Whether a line is a row of a scoring summary: 'Marlow -- Ortiz (Lund) 67'."""
    tokens = sentence.tokens
    told = [token.text for token in tokens]
    if not tokens or not told[-1].isdecimal() or told.count("(") != 1:
        return False
    dashes = sum(text in _DASHES for text in told[: told.index("(")])
    return dashes > 0 and ")" in told[-3:]


_DASHES = frozenset(("-", "--", "\u2013", "\u2014"))
