"""Dates as others write them, read only where they can mean one thing."""

import re
from datetime import date, datetime
from email.utils import parsedate_to_datetime

from graph.dates import PartialDate

_ISO_MOMENT = re.compile(r"\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}")
_BASIC = re.compile(r"(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z|[+-]\d{4})?)?$")
_WORDS = re.compile(
    r"(?:[A-Za-z]{3,9}\.?,? )?"
    r"(?:(\d{1,2})(?:st|nd|rd|th)? ([A-Za-z]{3,9})\.?|([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?),? (\d{4})\b"
)
#: The number of each month by its English names, whole and short.
MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "jan january",
            "feb february",
            "mar march",
            "apr april",
            "may",
            "jun june",
            "jul july",
            "aug august",
            "sep sept september",
            "oct october",
            "nov november",
            "dec december",
        ),
        start=1,
    )
    for name in names.split()
}
_IN_ADDRESS = re.compile(r"/((?:19|20)\d{2})[/-](\d{1,2}|[a-z]{3})[/-](\d{1,2})(?=[/\-_.]|$)", re.IGNORECASE)
_SHORT = re.compile(r"(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})$")


def published_of(told: object) -> str | None:
    """A day or moment of publication as ISO text; None where the text can mean several days, or none."""
    if not isinstance(told, str) or not (text := told.strip()):
        return None
    if _ISO_MOMENT.match(text):
        return _moment(text)
    try:
        return PartialDate.parse(text).text
    except ValueError:
        return _basic(text) or _in_words(text) or _mail(text)


def date_in_address(url: str) -> str | None:
    """The day that an address names, as '/2017/10/25/' or '/2017/oct/25/'."""
    found = _IN_ADDRESS.search(url)
    if not found:
        return None
    month = int(found[2]) if found[2].isdigit() else MONTHS.get(found[2].lower(), 0)
    return day_of(int(found[1]), month, int(found[3]))


def day_of(year: int, month: int, day: int) -> str | None:
    """A day as ISO text, None where there is no such day."""
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        return None


def ordered_day(text: str, order: str, newest: int = 2069) -> str | None:
    """The day of '16/08/14' under an order of parts (DMY, MDY, YMD); two-digit years end with `newest`."""
    found = _SHORT.match(text)
    if not found:
        return None
    parts = {letter: (int(cell), len(cell)) for letter, cell in zip(order, found.groups(), strict=True)}
    year, width = parts["Y"]
    if width == 2:
        year += newest - newest % 100
        year -= 100 if year > newest else 0
    elif width != 4:
        return None
    return day_of(year, parts["M"][0], parts["D"][0])


def _moment(text: str) -> str | None:
    try:
        return datetime.fromisoformat(text.replace(" ", "T", 1).replace(" ", "")).isoformat()
    except ValueError:
        return None


def _basic(text: str) -> str | None:
    found = _BASIC.match(text)
    if not found:
        return None
    try:
        return datetime.fromisoformat(text).isoformat() if found[4] else day_of(*map(int, found.groups()[:3]))
    except ValueError:
        return None


def _in_words(text: str) -> str | None:
    found = _WORDS.match(text)
    if not found or ":" in text:
        return None
    day, month = (found[1], found[2]) if found[1] else (found[4], found[3])
    return day_of(int(found[5]), MONTHS.get(month.lower(), 0), int(day))


def _mail(text: str) -> str | None:
    try:
        return parsedate_to_datetime(text).isoformat()
    except (ValueError, TypeError, IndexError):
        return None
