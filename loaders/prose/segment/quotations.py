"""Direct speech: what stands between quotation marks and is more than a word held at arm's length."""

import re
from collections.abc import Iterator

from loaders.prose.document import Block, Quotation

_PAIRS = {"“": "”", "«": "»", "„": "“", '"': '"'}
#: Told from its first mark on, which is quickly found; a single mark opens before a word, and not behind one.
_OPEN = re.compile(r"[“«„\"‘'](?:(?<=[“«„\"])|(?<![\w’'].)(?=[\w\[(£.…]))")
#: A single mark closes after a mark of punctuation, or after a word and before no word.
_CLOSE_SINGLE = re.compile(r"(?<=[.,!?…;:)\]])[’'](?!\w)|(?<=\w)[’'](?=[\s.,;:!?)\]—–-]|$)")
#: A straight mark after a blank and before a word opens the next speech: the one before was left open.
_CLOSE_DOUBLE = re.compile(r"\"|(?<=\s)(?=\"[\w'])")
_FIRM = re.compile(r"[.,!?…]$")
_FEWEST_WORDS = 4


def find_quotations(text: str, blocks: tuple[Block, ...]) -> tuple[Quotation, ...]:
    """The quotations of a text; one that is not closed lasts to the end of its paragraph."""
    return tuple(
        Quotation(start, end)
        for block in blocks
        if block.kind != "noise"
        for start, end in _spans(text, block.start, block.end)
        if _is_speech(text[start:end])
    )


def _is_speech(inside: str) -> bool:
    return len(inside.split(None, _FEWEST_WORDS)) >= _FEWEST_WORDS or (inside[-1:] in ",!?." and len(inside) > 2)


def _spans(text: str, at: int, end: int) -> Iterator[tuple[int, int]]:
    while opening := _OPEN.search(text, at, end):
        start = opening.end()
        close = _closing(text, opening[0], start, end)
        if close is None:
            if opening[0] in "‘'" and not _opens_block(text, opening.start()):
                at = start
                continue
            close = end
        yield start, close
        at = (
            close if opening[0] == '"' and _CLOSE_DOUBLE.match(text, close) and text[close - 1].isspace() else close + 1
        )


def _opens_block(text: str, at: int) -> bool:
    return at == 0 or text[at - 1] in "\r\n"


def _closing(text: str, mark: str, start: int, end: int) -> int | None:
    if mark == '"':
        found = _CLOSE_DOUBLE.search(text, start, end)
        return found.start() if found else None
    if mark in _PAIRS:
        at = text.find(_PAIRS[mark], start, end)
        return at if at >= 0 else None
    return _single_closing(text, start, end)


def _single_closing(text: str, start: int, end: int) -> int | None:
    """A close after punctuation is sure; one after a word ('the players' ...') only if no sure one follows soon."""
    loose: int | None = None
    for match in _CLOSE_SINGLE.finditer(text, start, end):
        if _FIRM.search(text, match.start() - 1, match.start()):
            if loose is not None and re.search(r"(?<!\w)[‘'](?=\w)", text[loose + 1 : match.start()]):
                return loose
            return match.start()
        if loose is None or text[match.start() - 1] != "s":
            loose = match.start() if loose is None or text[loose - 1] == "s" else loose
    return loose
