"""Words, numbers, scores and marks of a stretch of text."""

import re

from loaders.prose.document import Token

#: Blanks, then a token: a plain word before a blank, which most are; then longest first: initials (D.C.), abbreviated
#: titles (St.), sums of money, minutes with added time, numbers with separators, words with inner hyphens and
#: apostrophes (a possessive 's is a token of its own, and so is the 't of van 't Hof), ellipses, any mark.
_TOKEN = re.compile(
    r"\s*+([A-Z]?[a-z]++(?=[\s,])"
    r"|(?:[A-Z]\.){2,6}"
    r"|(?:St|Mr|Mrs|Ms|Dr|Jr|Sr|Prof)\.(?=\s)"
    r"|[£$€]\d{1,12}(?:[.,]\d{1,6}){0,4}[a-zA-Z]{0,8}"
    r"|\d{1,3}\+\d{1,2}"
    r"|\d{1,3}(?:[.,:]\d{1,3})+(?![\w-])"
    r"|[^\W_]+(?:(?:[-‐‑]|(?<=\d)[–−](?=\d)|['’](?![sS]\b))[^\W_]+)*"
    r"|['’][sS]\b|['’]t(?=\s[A-Z])"
    r"|\.{2,}|\S)"
)
#: What many kinds of a mark are written as; to replace one after the other is far quicker than to translate.
_STRAIGHT = tuple(
    (odd, usual) for usual, marks in (("'", "‘’‚′`"), ('"', "“”„«»"), ("-", "‐‑–—−"), (".", "…")) for odd in marks
)


def plain(text: str) -> str:
    """Text in lower case with straight quotes and hyphens."""
    lowered = text.lower()
    if not text.isascii():
        for odd, usual in _STRAIGHT:
            lowered = lowered.replace(odd, usual)
    return lowered


def tokenise(text: str, start: int, end: int, lowered: str | None = None) -> tuple[Token, ...]:
    """The tokens of a stretch of text; `lowered` is the whole text made plain, if that kept every place."""
    if lowered is None or len(lowered) != len(text):
        return tuple(
            [
                Token(match.start(1), match.end(1), match[1], plain(match[1]))
                for match in _TOKEN.finditer(text, start, end)
            ]
        )
    # Straight to the tuple, and words without their matches: a text has thousands of tokens, and the class checks
    # nothing.
    make, find = tuple.__new__, text.index
    to = start
    return tuple(
        [
            make(Token, (at := find(word, to), to := at + len(word), word, lowered[at:to]))
            for word in _TOKEN.findall(text, start, end)
        ]
    )
