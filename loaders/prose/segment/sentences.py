"""Where sentences end, by rule: abbreviations, initials, numbers and quotation marks are seen through."""

import re
from collections.abc import Iterator

_END = re.compile(r"[.!?…]+[\"'”’»)\]]{0,3}(?=(\s+)[\"“‘'«(\[]{0,3}[^\Wa-z_]|[A-Z][a-z]|\s*$)")
_LED_TO = re.compile(r" (?:\.|\d{1,2}\b)")
_INITIALS = re.compile(r"(?:[A-Z]\.){1,5}[A-Z]")
#: Up to the last mark or blank before a word.
_BEFORE_WORD = re.compile(r"(?s:.*)[\s(\[“‘\"']")
_ABBREVIATIONS = frozenset(
    """
        st mr mrs ms dr prof jr sr v vs approx min mins gov sen rev lt col gen capt sgt e.g i.e a.m p.m no nos
        jan feb mar apr jun jul aug sep sept oct nov dec mt ft co utd
    """.split()
)
#: 'Group A.' and 'Serie B.' end a sentence, 'J. Smith' does not.
_BEFORE_LETTER = frozenset({"group", "serie", "plan", "division", "pot", "team", "league", "section", "vitamin"})


def sentence_spans(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The spans of the sentences between two places of a text."""
    at = start
    for match in _END.finditer(text, start, end):
        if match.end() - at < 2 or not _ends(text, at, match):
            continue
        yield at, match.end()
        at = match.end()
        while at < end and text[at].isspace():
            at += 1
    if at < end:
        yield at, end


def _ends(text: str, at: int, match: re.Match[str]) -> bool:
    if match[0][0] != ".":
        return True
    if _is_leader(text, at, match):
        return False
    if match[1] is None and match.end() < len(text) and not text[match.end()].isspace():
        return text[match.start() - 1].islower() and text[max(match.start() - 2, 0)].isalpha()
    if len(match[0]) > 1 and match[0][1] != ".":
        return True
    start = _start_of_word(text, max(at, match.start() - 30), match.start())
    told = text[start : match.start()]
    if not told:
        return True
    word = told.lower()
    if word in _ABBREVIATIONS:
        return word in {"no", "min", "mins", "mar"} and not _digit_follows(text, match.end())
    if len(word) == 1 and told.isupper() or _INITIALS.fullmatch(told):
        return _letter_closes(text, at, start)
    return True


def _start_of_word(text: str, low: int, end: int) -> int:
    """Where the word starts that ends at a place."""
    before = _BEFORE_WORD.match(text, low, end)
    return before.end() if before is not None else low


def _is_leader(text: str, at: int, match: re.Match[str]) -> bool:
    """Whether a full stop leads to a number: 'Portsmouth . . . 2'."""
    return match.start() > at and text[match.start() - 1] == " " and bool(_LED_TO.match(text, match.end()))


def _digit_follows(text: str, at: int) -> bool:
    return text[at : at + 2].strip()[:1].isdigit()


def _letter_closes(text: str, at: int, start: int) -> bool:
    words = text[max(at, start - 20) : start].split()
    return bool(words) and words[-1].lower() in _BEFORE_LETTER
