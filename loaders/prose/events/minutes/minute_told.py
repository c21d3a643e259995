"""A minute as the words of a place tell it, and how the number in those words becomes one."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from graph.minutes import MatchMinute, period_of
from loaders.prose.events.clause.numbers import WORD_NUMBERS, WORD_ORDINALS
from loaders.prose.triggers import Row


@dataclass(frozen=True, slots=True)
class MinuteTold:
    """A minute or bounds.

    `near` stands where it is about a number; `gap` where it is told from another event ('five minutes later'), which
    `since` names.
    """

    start: int
    end: int
    minute: MatchMinute | None
    gap: int | None = None
    since: str = ""
    rough: bool = False
    paired: bool = False
    near: int | None = None


#: What makes a minute of the words found; None where the number in them can be none.
Reader = Callable[[re.Match[str]], MinuteTold | None]


@dataclass(frozen=True)
class Way(Row):
    """A way of telling a minute; one that `counts` them is tried only where a minute is spoken of."""

    reader: Reader
    counts: bool


def way(example: str, pattern: str, reader: Reader) -> Way:
    """A row of a table, called by an example of what it reads."""
    counts = "min" in pattern and ("(?P<n>" in pattern or "(?P<th>" in pattern)
    return Way(example, frozenset(), pattern, reader, counts)


def number_of(match: re.Match[str], group: str = "n") -> int:
    """The number that a group of the words found is, in figures, in words or as an ordinal."""
    text = match[group]
    if text in WORD_NUMBERS:
        return WORD_NUMBERS[text]
    if text in WORD_ORDINALS:
        return WORD_ORDINALS[text]
    return in_figures(text)


def in_figures(text: str) -> int:
    """The number that a text starts with: '45' of '45+2', '63' of '63rd'."""
    return int(re.match(r"\d+", text)[0])  # type: ignore[index]


def told_as(match: re.Match[str], minute: MatchMinute) -> MinuteTold:
    """A minute told by the words found."""
    return MinuteTold(match.start(), match.end(), minute)


def at_minute(number: int, match: re.Match[str], added: int | None = None, derived: bool = False) -> MinuteTold | None:
    """A minute by its number; None where no match has it."""
    if not 0 < number <= 130 or (added is not None and added > 20):
        return None
    return told_as(
        match, MatchMinute.at(number, added, told=match[0].strip(), precision="derived" if derived else "exact")
    )


def between(first: int, last: int, match: re.Match[str]) -> MinuteTold:
    """A minute of which the words only tell the bounds."""
    return told_as(match, MatchMinute(None, None, None, "between", first, last, match[0].strip()))


def around(number: int, match: re.Match[str], *, marked: bool = False) -> MinuteTold:
    """A minute that is about a number; 'on the hour' marks a minute, 'after half an hour' only bounds one."""
    minute = MatchMinute(
        number if marked else None,
        None,
        period_of(number) if marked else None,
        "about",
        number - 2,
        number + 3,
        match[0].strip(),
    )
    return MinuteTold(match.start(), match.end(), minute, near=number)


def as_number(match: re.Match[str]) -> MinuteTold | None:
    """'63', or '45+2' with what was added."""
    text = match["n"]
    if "+" in text:
        base, added = text.split("+")
        return at_minute(int(base), match, int(added))
    return at_minute(number_of(match), match)


def as_ordinal(match: re.Match[str]) -> MinuteTold | None:
    """'The 63rd', 'the sixty-third'."""
    return at_minute(number_of(match, "th"), match)


def before_break(match: re.Match[str]) -> MinuteTold | None:
    """So many minutes before half-time."""
    return at_minute(45 - number_of(match), match, derived=True) if number_of(match) < 45 else None


def before_end(match: re.Match[str]) -> MinuteTold | None:
    """So many minutes before the end."""
    return at_minute(90 - number_of(match), match, derived=True) if number_of(match) < 90 else None


def bounds(first: int, last: int) -> Reader:
    """Words that always mean these bounds."""
    return lambda match: between(first, last, match)


def always(number: int) -> Reader:
    """Words that always mean one minute."""
    return lambda match: at_minute(number, match)
