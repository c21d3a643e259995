"""Dates as prose tells them, resolved against the day of publication: 'since June', 'last month', 'in 2016'."""

import re
from collections.abc import Callable
from datetime import date, timedelta
from typing import Literal

from graph.dates import PartialDate
from loaders.prose.names.vocabulary import MONTH_NUMBERS, NUMBERS, WEEKDAYS

Towards = Literal["past", "future"]

_DAYS = {name: number for number, name in enumerate(WEEKDAYS)}
_NUMBERS = {**NUMBERS, "a": 1, "an": 1}
_MONTH = "|".join(sorted(MONTH_NUMBERS, key=len, reverse=True))
_DAY = "|".join(_DAYS)
_WHEN = re.compile(
    rf" (?:(?P<day>\d{{1,2}})(?:st|nd|rd|th)? (?:of )?(?P<month1>{_MONTH})(?: ,? ?(?P<year1>(?:19|20)\d\d))?"
    rf"|(?P<month2>{_MONTH}) (?P<day2>\d{{1,2}})(?:st|nd|rd|th)?"
    r"(?: , (?P<year2>(?:19|20)\d\d))?(?! (?:minutes|goals|points))"
    rf"|(?P<last>last|this|next) (?P<unit>{_DAY}|week|month|year|season|summer|winter|spring|autumn|january|{_MONTH})"
    rf"|(?:on |last )?(?P<weekday>{_DAY})|(?P<rel>today|yesterday|tomorrow)"
    r"|(?P<ago>\w+) (?P<agounit>days?|weeks?|months?|years?) ago"
    rf"|(?P<part>(?:early|late|mid)[ -])?(?P<month3>{_MONTH})(?: (?P<year3>(?:19|20)\d\d))?"
    r"|(?:the )?(?:summer|autumn|winter|spring) of (?P<year5>(?:19|20)\d\d)|the (?P<end>end) of (?:the|this) season"
    r"|(?:the )?(?P<thesummer>summer)|(?P<year4>(?:19|20)\d\d)(?! (?:minutes|goals|supporters|fans|people)))(?= )"
)


def find_when(words: str, published: PartialDate | None, towards: Towards = "past") -> str | None:
    """The first date that a stretch of an encoded sentence tells, as text of a partial date; None if it tells none."""
    match = _WHEN.search(f" {words.strip()} ")
    if match is None:
        return None
    day = date.fromisoformat(published.first) if published is not None else None
    for read in _READERS:
        if (found := read(match, day, towards)) is not None:
            return found
    return None


def _full(match: re.Match[str], day: date | None, towards: Towards) -> str | None:
    number = match["day"] or match["day2"]
    if number is None:
        return None
    month, year = MONTH_NUMBERS[match["month1"] or match["month2"]], match["year1"] or match["year2"]
    if year is None:
        return _year_for(month, day, towards, lambda y: f"{y}-{month:02d}-{int(number):02d}")
    return _valid(f"{year}-{month:02d}-{int(number):02d}")


def _month(match: re.Match[str], day: date | None, towards: Towards) -> str | None:
    if match["month3"] is None:
        return None
    month, year = MONTH_NUMBERS[match["month3"]], match["year3"]
    return f"{year}-{month:02d}" if year else _year_for(month, day, towards, lambda y: f"{y}-{month:02d}")


def _year(match: re.Match[str], _day: date | None, _towards: Towards) -> str | None:
    return match["year4"] or match["year5"]


def _relative(match: re.Match[str], day: date | None, _towards: Towards) -> str | None:
    if day is None or match["rel"] is None:
        return None
    return (day + timedelta({"today": 0, "yesterday": -1, "tomorrow": 1}[match["rel"]])).isoformat()


def _weekday(match: re.Match[str], day: date | None, towards: Towards) -> str | None:
    name = match["weekday"] or (match["unit"] if match["unit"] in _DAYS else None)
    if day is None or name is None:
        return None
    if match["last"] == "next":
        towards = "future"
    back = (day.weekday() - _DAYS[name]) % 7
    return (day - timedelta(back) if towards == "past" else day + timedelta((-back) % 7 or 7)).isoformat()


def _unit(match: re.Match[str], day: date | None, _towards: Towards) -> str | None:
    if day is None or match["unit"] is None:
        return None
    step, unit = {"last": -1, "this": 0, "next": 1}[match["last"]], match["unit"]
    if unit == "month":
        return _add_months(day, step)
    if unit == "week":
        monday = day - timedelta(day.weekday()) + timedelta(7 * step)
        return PartialDate.between(monday, monday + timedelta(6)).text
    if unit == "year":
        return str(day.year + step)
    if unit == "season":
        start = (day.year if day.month >= 7 else day.year - 1) + step
        return f"{start}/{(start + 1) % 100:02d}"
    if unit in ("summer", "winter", "spring", "autumn"):
        return str(day.year if (step == 0 or (step < 0 and day.month > 8)) else day.year + step)
    return _year_for(
        MONTH_NUMBERS[unit], day, "future" if step > 0 else "past", lambda y: f"{y}-{MONTH_NUMBERS[unit]:02d}"
    )


def _ago(match: re.Match[str], day: date | None, _towards: Towards) -> str | None:
    if day is None or match["ago"] is None:
        return None
    number = int(match["ago"]) if match["ago"].isdigit() else _NUMBERS.get(match["ago"])
    if number is None or number > 150:
        return None
    unit = match["agounit"].rstrip("s")
    if unit == "year":
        return str(day.year - number)
    if unit == "month":
        return _add_months(day, -number)
    return (
        (day - timedelta(number * (7 if unit == "week" else 1))).isoformat()
        if unit == "day"
        else _add_months(day - timedelta(7 * number), 0)
    )


def _end(match: re.Match[str], day: date | None, towards: Towards) -> str | None:
    if day is None:
        return None
    if match["end"] is not None:
        return f"{day.year + (1 if day.month >= 7 else 0)}-06"
    if match["thesummer"] is not None:
        later = day.month > 8 if towards == "future" else day.month < 5
        return str(day.year + (1 if towards == "future" else -1) if later else day.year)
    return None


_READERS: tuple[Callable[[re.Match[str], date | None, Towards], str | None], ...] = (
    _full,
    _month,
    _year,
    _relative,
    _weekday,
    _unit,
    _ago,
    _end,
)


def _year_for(month: int, day: date | None, towards: Towards, write: Callable[[int], str]) -> str | None:
    """The year that puts a month nearest before or after the day of publication."""
    if day is None:
        return None
    if towards == "past":
        return _valid(write(day.year if month <= day.month else day.year - 1))
    return _valid(write(day.year if month >= day.month else day.year + 1))


def _valid(text: str) -> str | None:
    try:
        return PartialDate.parse(text).text
    except ValueError:
        return None


def _add_months(day: date, step: int) -> str:
    months = day.year * 12 + day.month - 1 + step
    return f"{months // 12}-{months % 12 + 1:02d}"
