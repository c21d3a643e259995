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
