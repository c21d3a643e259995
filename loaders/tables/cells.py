"""Cells into values: each function takes what a cell tells, and raises Wrong where it tells no such thing."""

import re
from functools import lru_cache

from graph.dates import PartialDate
from loaders.dates import day_of, ordered_day
from loaders.matches import Goals, MatchStatus
from loaders.wrong import Wrong

_SCORE = re.compile(r"(\d{1,3})\s?[-–:]\s?(\d{1,3})(?!\d)")
_NAMED_DAY = re.compile(r"(?:(Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?([A-Z][a-z]{2}) (\d{1,2}) (\d{4})$")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_HIGHEST = 199
_YEARS = range(1850, 2101)
_TRUE, _FALSE = frozenset({"true", "yes", "1", "y", "t"}), frozenset({"false", "no", "0", "n", "f"})
_STATUSES: dict[str, MatchStatus] = {
    **dict.fromkeys(("played", "finished", "ft", "full time", "aet", "pen"), "played"),
    **dict.fromkeys(("scheduled", "timed", "fixture", "not started", "ns"), "scheduled"),
    **dict.fromkeys(("postponed", "pst", "p-p"), "postponed"),
    **dict.fromkeys(("abandoned", "abd", "suspended"), "abandoned"),
    **dict.fromkeys(("awarded", "awd", "walkover", "w/o", "wo"), "awarded"),
    **dict.fromkeys(("cancelled", "canceled", "canc", "void", "annulled"), "cancelled"),
}


@lru_cache(maxsize=8192)
def day(told: str, order: str) -> str:
    """A day as ISO text: ISO, an order of parts ('DMY') or 'Sat Aug 14 1993' (order 'words')."""
    found = _day(told, order)
    if found is None or int(found[:4]) not in _YEARS:
        right = {"ISO": "2017-10-25", "words": "Sat Aug 14 1993"}.get(order, f"day, month, year in the order {order}")
        raise Wrong("date", f"not a date: {told!r} (right: {right})")
    return found


def told_day(told: str, field: str) -> str | None:
    """An ISO day that need not be told; Wrong names the field."""
    if not told:
        return None
    try:
        return day(told, "ISO")
    except Wrong as wrong:
        raise Wrong(field, wrong.reason) from wrong


def _day(told: str, order: str) -> str | None:
    if order == "ISO":
        try:
            return PartialDate.parse(told).text
        except ValueError:
            return None
    if order == "words":
        found = _NAMED_DAY.match(told)
        if not found or found[2] not in _MONTHS:
            return None
        return day_of(int(found[4]), _MONTHS.index(found[2]) + 1, int(found[3]))
    return ordered_day(told, order)


def number(told: str, field: str, highest: int = 10**7) -> int | None:
    """A whole number, with or without thousands' commas; None where nothing is told."""
    if not told:
        return None
    bare = told.replace(",", "").removesuffix(".0")
    if not bare.isdecimal() or int(bare) > highest:
        raise Wrong(field, f"not a whole number from 0 to {highest}: {told!r}")
    return int(bare)


def goals(home: str, away: str, field: str) -> Goals | None:
    """A score from two cells; None where neither is told."""
    if not home and not away:
        return None
    found = number(home, field, _HIGHEST), number(away, field, _HIGHEST)
    if found[0] is None or found[1] is None:
        raise Wrong(field, f"half a score: {home!r} and {away!r}")
    return found[0], found[1]


def score(told: str, field: str) -> Goals | None:
    """A score from one cell, '5-1'; None where nothing is told."""
    if not told:
        return None
    found = _SCORE.match(told)
    if not found:
        raise Wrong(field, f"not a score: {told!r} (right: 5-1)")
    return goals(found[1], found[2], field)


def truth(told: str, field: str) -> bool | None:
    """Yes or no; None where nothing is told."""
    if not told:
        return None
    bare = told.lower()
    if bare not in _TRUE and bare not in _FALSE:
        raise Wrong(field, f"neither true nor false: {told!r}")
    return bare in _TRUE


def status(told: str) -> MatchStatus | None:
    """What became of a match; None where nothing is told."""
    if not told:
        return None
    found = _STATUSES.get(told.lower())
    if found is None:
        known = ", ".join(sorted(set(_STATUSES.values())))
        raise Wrong("status", f"no such status: {told!r} (right: {known})")
    return found
