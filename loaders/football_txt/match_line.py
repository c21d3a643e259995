"""A line that tells a match: '17:00 UTC-3  Brazil v Croatia  3-1 (1-1)  @ Arena de São Paulo, São Paulo'."""

import re
from typing import NamedTuple

from loaders.football_txt.days import DayTold, day_at_start
from loaders.football_txt.score import Score, find_score, fuller_score, with_note
from loaders.matches import MatchStatus
from loaders.wrong import Wrong

_NUMBER = re.compile(r"\(\d{1,3}\)\s{1,8}")
_TIME = re.compile(r"\d{1,2}[.:]\d{2}(?:\s{1,4}UTC[+-]\d{1,2}(?::\d{2})?)?(?:\s{1,8}|$)")
_DASH = re.compile(r"(?<=\d)[–—](?=\d)")
_NOTE = re.compile(r"\[([^\]]{1,200})\]")
_BETWEEN = re.compile(r"\s(?:vs?\.?|n/p|w/o|bye)\s|\s{1,8}[-–]\s{1,8}")
_COUNTRY = re.compile(r"\s{1,4}\(([A-Z]{3})\)$")
_STATUSES: tuple[tuple[str, MatchStatus], ...] = (
    ("award", "awarded"),
    ("walkover", "awarded"),
    ("w/o", "awarded"),
    ("cancel", "cancelled"),
    ("annul", "cancelled"),
    ("n/p", "cancelled"),
    ("void", "cancelled"),
    ("postpone", "postponed"),
    ("abandon", "abandoned"),
    ("suspend", "abandoned"),
)
#: What a note may say without a word on the fate of the match.
_HARMLESS = ("aet", "a.e.t", "pen", "nb:", "note", "replay", "agg", "golden", "silver", "away goals", "neutral")


class Side(NamedTuple):
    """A side as told, and the code of its country where one stands after it."""

    name: str
    country: str | None


class MatchLine(NamedTuple):
    """What a line tells of a match; day and ground are None where an earlier line tells them."""

    home: Side
    away: Side
    score: Score
    status: MatchStatus
    day: DayTold | None
    ground: str | None


def match_of(text: str) -> MatchLine | None:
    """The match of a line; None where it tells none, Wrong where it tells one that cannot be taken."""
    rest, ground = _parted(_DASH.sub("-", text.strip()))
    if number := _NUMBER.match(rest):
        rest = rest[number.end() :]
    dated = day_at_start(rest)
    if dated is not None:
        rest = dated[1]
    if time := _TIME.match(rest):
        rest = rest[time.end() :]
    rest, notes = _NOTE.sub(" ", rest), [found[1].lower() for found in _NOTE.finditer(rest)]
    rest, note = fuller_score(rest)
    scored = find_score(rest)
    sides = _sides(rest, scored)
    if sides is None:
        return None
    score = with_note(scored[0], note) if scored else Score()
    home, away = (_side(name) for name in sides)
    if home.name == away.name and home.name != "N.N.":
        raise Wrong("away", f"{home.name!r} cannot play itself")
    return MatchLine(home, away, score, _status(rest, notes, score), dated[0] if dated else None, ground)


def _parted(text: str) -> tuple[str, str | None]:
    """A line and its ground; where the sides stand behind the ground, two blanks part them."""
    before, ground = ground_of(text)
    if ground and "  " in ground and (dated := day_at_start(before)) and not dated[1]:
        ground, _, sides = ground.partition("  ")
        return f"{before} {sides.strip()}", ground
    return before, ground


def ground_of(text: str) -> tuple[str, str | None]:
    """A line without the ground that follows '@', and the ground."""
    before, mark, after = text.partition("@")
    if not mark or (before and not before.endswith(" ")):
        return text, None
    ground, bracket, note = after.partition("[")
    return f"{before}{bracket}{note}".strip(), ground.strip() or None


def _sides(rest: str, scored: tuple[Score, int, int] | None) -> tuple[str, str] | None:
    """The two names: on both sides of the score, or before it with a sign between them."""
    if scored is None:
        parts = _BETWEEN.split(f" {rest} ", maxsplit=1)
        return _both(parts[0], parts[1]) if len(parts) == 2 else None
    before, after = rest[: scored[1]], rest[scored[2] :].strip()
    if after:
        return _both(before, after)
    parts = _BETWEEN.split(f" {before}", maxsplit=1)
    return _both(parts[0], parts[1]) if len(parts) == 2 else None


def _both(home: str, away: str) -> tuple[str, str] | None:
    home, away = home.strip(), away.strip()
    if not home or not away or "  " in home or "  " in away or "(" in away[:1]:
        return None
    return (home, away) if any(map(str.isalpha, home)) and any(map(str.isalpha, away)) else None


def _side(name: str) -> Side:
    code = _COUNTRY.search(name)
    return Side(name[: code.start()], code[1]) if code else Side(name, None)


def _status(rest: str, notes: list[str], score: Score) -> MatchStatus:
    for note in (*notes, *(word for word in ("n/p", "w/o") if f" {word} " in rest)):
        found: MatchStatus | None = next((status for word, status in _STATUSES if word in note), None)
        if found:
            return found
        if not any(word in note for word in _HARMLESS):
            raise Wrong("status", f"not understood: {note!r} (right: awarded, cancelled, postponed, abandoned)")
    return "played" if score.final else "scheduled"
