"""Transfer fees as prose tells them."""

import re
from dataclasses import dataclass

_CURRENCY = {"£": "GBP", "€": "EUR", "$": "USD", "?": None}
_FACTOR = {
    "m": 1_000_000,
    "million": 1_000_000,
    "mn": 1_000_000,
    "k": 1_000,
    "thousand": 1_000,
    "bn": 1_000_000_000,
    "billion": 1_000_000_000,
}
_SUM = re.compile(
    r"(?P<sign>[£€$])\s?(?P<number>\d{1,3}(?:,\d{3})+|\d{1,9}(?:\.\d{1,3})?)\s?-?"
    r"(?P<unit>million|billion|thousand|mn|bn|[mMkK])?(?![a-zA-Z0-9])"
)
_WORDS = re.compile(r"\b(undisclosed|nominal|free transfer|on a free|club-record|record fee|six-figure|seven-figure)\b")


@dataclass(frozen=True, slots=True)
class Fee:
    """A fee; `amount` is None where it is only described."""

    amount: float | None
    currency: str | None
    told: str


#: Verbs of another move, in the past, and their forms in -ing.
_MOVES = (
    r"(?:sold|signed|bought|spent|loaned|released|paid|brought|recruited|landed|sanctioned|let|shipped|offloaded"
    r"|splashed|lured|snapped|re-signed|swooped|taken|took|borrowed|acquired|captured|purchased|picked up|lent|farmed"
    r"|sent|prised|poached|added|raised|received|recouped|banked|sell|sign|buy|loan|bring|recruit|take)"
)
_MOVING = r"(?:selling|signing|buying|loaning|bringing|recruiting|offloading|releasing|taking|paying|lending|spending)"
#: A name, told with a move of its own: 'and Ray Holt from Lido'.
_NEXT = (
    r"(?=(?:[a-z-]+ ){0,3}(?:[A-Z][\w’'.-]{1,20} ){1,3}"
    r"(?:from|on (?:a |an )?(?:[a-z-]+ ){0,2}loan|for (?:£|€|\$|an?)|to|joined|moved|went|signed|left|arrived|was|has)"
    r" )"
)
#: What parts one move from another in a sentence.
PARTS = re.compile(
    rf";|,? (?:while|whereas|whilst)\b|, but\b|, (?:and )?that\b"
    rf"|(?:,? and|, then|,) (?:have |has |had |also |then |later |immediately |they |he |agreed to ){{0,3}}{_MOVES}\b"
    rf"|,? (?:and |before |after |by |having |with |while |when ){{1,2}}(?:also |then )?{_MOVING}\b|, {_MOVING}\b"
    rf"|,? (?:after|when|before) (?:they |the club |he )(?:have |had |also )?{_MOVES}\b"
    rf"|,? and agreed\b|(?:,? and|,|, plus|,? as well as) {_NEXT}"
)
#: Before a sum: it is no fee of this move.
_NO_FEE = re.compile(
    r"\b(?:option|obligation|clause|valued|valuation|wages?|salary|earn\w*|worth|budget|debts?|profit|loss"
    r"|(?:who|whom|which) (?:had |have |has )?(?:cost|was|were|joined|signed|arrived|left|moved|paid|bought))\b"
    r"[^.;,]{0,40}$",
    re.IGNORECASE,
)
_PER_WEEK = re.compile(r"[ -](?:a|per)[ -](?:week|year|month|season|annum)")


def fee_of_move(text: str, start: int, end: int) -> Fee | None:
    """The fee told with a move between two places of a sentence, not that of another in the same sentence."""
    before = [found.end() for found in PARTS.finditer(text, 0, start)]
    behind = PARTS.search(text, end)
    low, high = max(before, default=0), behind.start() if behind else len(text)
    clause = text[low:high]
    for found in _SUM.finditer(clause):
        if _NO_FEE.search(clause[: found.start()]) or _PER_WEEK.match(clause, found.end()):
            clause = clause[: found.start()] + "#" * len(found[0]) + clause[found.end() :]
    return find_fee(clause)


def find_fee(text: str) -> Fee | None:
    """The first fee of a stretch of text: '£12m', 'an initial £8m rising to £11m', 'undisclosed', 'a free transfer'."""
    if match := _SUM.search(text):
        number = float(match["number"].replace(",", "")) * _FACTOR.get((match["unit"] or "").lower(), 1)
        rising = re.match(
            r"[^.;]{0,30}?(?:rising to|plus|potentially rising to|which could rise to)[^.;]{0,20}", text[match.end() :]
        )
        told = match[0] + (rising[0].rstrip() if rising else "")
        return Fee(number, _CURRENCY[match["sign"]], told)
    if match := _WORDS.search(text.lower()):
        free = "free" in match[0]
        return Fee(0.0 if free else None, None, match[0])
    return None
