"""Cells of the tables taken from Transfermarkt: gaps, dates, seasons, names with ids behind them, fees in words."""

import re
from typing import NamedTuple

from loaders.dates import day_of, published_of
from loaders.matches import season_text
from loaders.tables import cells
from loaders.tables.rows import TableRow
from loaders.wrong import Wrong

_GAPS = frozenset({"", "None", "NA", "N/A", "nan", "NaN", "null", "-"})
#: What stands in the place of a club where there is none.
NO_CLUB = frozenset(
    {"without club", "unknown", "career break", "retired", "disqualification", "own youth", "ban", "unattached"}
)
_ID = re.compile(r"\s{0,3}\(\d{1,9}\)$")
_SHORT_SEASON = re.compile(r"(\d{2})/(\d{2})$")
_AMOUNT = re.compile(r"(?:loan fee:\s?)?([€£$])\s?(\d{1,4}(?:[.,]\d{1,3})?)\s?(bn|m|th\.?|k)?$", re.IGNORECASE)
_END_OF_LOAN = re.compile(r"end of loan\s?(?:([A-Z][a-z]{2}) (\d{1,2}),? (\d{4}))?$", re.IGNORECASE)
_CURRENCIES = {"€": "EUR", "£": "GBP", "$": "USD"}
_FACTORS = {"bn": 10**9, "m": 10**6, "th": 10**3, "k": 10**3, "": 1}
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


class Fee(NamedTuple):
    """What a move cost as far as told: an amount, whether it was a loan, the day on which a loan ended."""

    amount: int | None = None
    currency: str | None = None
    loan: bool | None = None
    ended: str | None = None


def told(row: TableRow, column: str) -> str | None:
    """What a cell tells; None where it is a gap."""
    cell = row.cell(column)
    return None if cell in _GAPS else cell


def needed(row: TableRow, column: str) -> str:
    """A cell without which the row says nothing."""
    found = told(row, column)
    if found is None:
        raise Wrong(column, "missing")
    return found


def number(row: TableRow, column: str, highest: int = 10**9) -> int | None:
    """The whole number of a cell."""
    return cells.number(told(row, column) or "", column, highest)


def day(row: TableRow, column: str) -> str | None:
    """The day of a cell, whatever hour stands behind it."""
    found = told(row, column)
    if found is None:
        return None
    date = published_of(found)
    if date is None:
        raise Wrong(column, f"not a date: {found!r} (right: 2017-10-25)")
    return date[:10]


def name(row: TableRow, column: str) -> str:
    """A name without the id that some tables put behind it; '' where none is told."""
    return _ID.sub("", told(row, column) or "")


def season(row: TableRow, column: str) -> str | None:
    """A season: '24/25', '2024/2025' or a year."""
    found = told(row, column)
    if found is None:
        return None
    short = _SHORT_SEASON.match(found)
    year = int(short[1]) if short else 0
    text = season_text(f"{2000 + year if year < 70 else 1900 + year}/{short[2]}" if short else found)
    if text is None:
        raise Wrong(column, f"not a season: {found!r} (right: 24/25 or 2024)")
    return text


def fee_of(text: str) -> Fee:
    """The fee that a cell tells.

    '€27.00m', '€910Th.', 'Loan fee:€1.5m', 'loan transfer', 'free transfer', 'End of loanJun 30, 2016', '?'.
    """
    bare = text.strip()
    lower = bare.lower()
    if lower in {"", "?", "-", "n/a", "na"}:
        return Fee()
    if lower in {"free transfer", "0", "ablösefrei"}:
        return Fee(0, None if lower == "0" else "EUR")
    if lower in {"loan transfer", "loan"}:
        return Fee(loan=True)
    if found := _END_OF_LOAN.match(bare):
        month = _MONTHS.index(found[1].title()) + 1 if found[1] and found[1].title() in _MONTHS else 0
        return Fee(ended=day_of(int(found[3]), month, int(found[2])) if month else None)
    amount = _AMOUNT.match(bare)
    if not amount:
        raise Wrong("fee", f"not a fee: {text!r} (right: €27.00m, €910Th., loan transfer, free transfer, ?)")
    factor = _FACTORS[(amount[3] or "").lower().rstrip(".")]
    value = round(float(amount[2].replace(",", ".")) * factor)
    return Fee(value, _CURRENCIES[amount[1]], True if lower.startswith("loan") else None)
