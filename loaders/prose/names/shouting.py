"""Sentences in which capitals mean nothing: headlines In Title Case, ALL CAPITALS."""

from collections.abc import Sequence

from loaders.prose.document import Sentence
from loaders.prose.names.lexicon import Lexicon
from loaders.prose.names.spot import SIDE_WORDS


def is_shouting(sentence: Sentence, high: Sequence[int], words: Lexicon) -> bool:
    """Whether words of a sentence that are no names have capitals too.

    `high` are the places of the tokens that may begin with a capital.
    """
    tokens = sentence.tokens
    if sentence.block.kind == "body" and len(tokens) > 25:
        return False
    if sentence.block.kind in {"title", "subheading", "caption"} and not _is_row(sentence):
        long = [token.text[0] for token in tokens if len(token.lower) > 3 and token.text[0].isalpha()]
        if len(long) >= 4 and sum([letter.isupper() for letter in long]) * 10 >= len(long) * 9:
            return True
    raised = sum([tokens[at].text[0].isupper() and _is_common(tokens[at].lower, words) for at in high if at])
    return raised >= 2 and raised * 3 >= 2 * sum([_is_common(token.lower, words) for token in tokens[1:]])


def _is_common(lower: str, words: Lexicon) -> bool:
    """Whether a word is a plain one that has no capital as a rule."""
    return len(lower) > 3 and lower in words.common and lower not in SIDE_WORDS


def _is_row(sentence: Sentence) -> bool:
    """Whether a line is a row of a scoring summary: 'Marlow -- Ortiz (Lund) 67'."""
    tokens = sentence.tokens
    told = [token.text for token in tokens]
    if not tokens or not told[-1].isdecimal() or told.count("(") != 1:
        return False
    dashes = sum(text in _DASHES for text in told[: told.index("(")])
    return dashes > 0 and ")" in told[-3:]


_DASHES = frozenset(("-", "--", "\u2013", "\u2014"))
