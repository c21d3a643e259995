"""Headings: the competition and season of a text, and the rounds, groups and legs within it."""

import re
from dataclasses import dataclass

from loaders.matches import season_text

_TITLE = re.compile(r"=\s{0,4}([^=].*?)\s{0,8}=?$")
_SEASON = re.compile(r"(.{1,100}?),?\s{1,4}(\d{4}(?:[/-]\d{2,4})?)(?:\s.{0,60})?$")
_MARKED = re.compile(r"(▪{1,3}|»{1,3}|::{1,2}|={2,4})\s{0,4}(.{1,120})$")
_PLAIN = re.compile(
    r"(?:matchday|round|week|spieltag|journ[ée]e|jornada|giornata) \d{1,3}\b.{0,40}$|\d{1,2}"
    r"(?:st|nd|rd|th|\.)? ?round\b.{0,40}$"
    r"|(?:round of \d{1,3}|last \d{1,3}|quarter-?finals?|semi-?finals?|finals?|third[- ]place.{0,30}"
    r"|match for third place"
    r"|play-?offs?|preliminary round|first round|second round|third round|group [A-Z0-9]{1,2})\b"
    r"(?:[,\s-].{0,40})?$",
    re.IGNORECASE,
)
_GROUP = re.compile(r"group ([A-Z0-9]{1,3})$", re.IGNORECASE)
_LEG = re.compile(r"[,\s(-]{1,4}(1st|2nd|first|second) leg\)?$", re.IGNORECASE)
_LEGS = {"1st": "first", "2nd": "second"}


@dataclass(frozen=True, slots=True)
class Title:
    """What a text is about; the season is None where none is told."""

    name: str
    competition: str
    season: str | None


@dataclass(frozen=True, slots=True)
class Round:
    """Where in a competition a match stands."""

    stage: str | None = None
    group: str | None = None
    leg: str | None = None


def title_of(text: str) -> Title | None:
    """The title of '= World Cup 1998'."""
    found = _TITLE.match(text)
    if not found:
        return None
    seasoned = _SEASON.match(found[1])
    season = season_text(seasoned[2]) if seasoned else None
    return Title(found[1], seasoned[1] if seasoned and season else found[1], season)


def is_round(text: str) -> bool:
    """Whether a line heads a round."""
    return bool(_MARKED.match(text) or _PLAIN.match(text))


def round_of(text: str, before: Round) -> Round | None:
    """The round that a line heads; a group that is marked twice lies within the stage before it."""
    marked = _MARKED.match(text)
    told = marked[2].strip() if marked else text
    if "|" in told:
        return None
    leg = _LEG.search(told)
    if leg:
        told = told[: leg.start()]
    group = _GROUP.match(told.partition(",")[0])
    within = before.stage if marked and len(marked[1]) > 1 and marked[1][0] in "▪»" else None
    if group:
        stage = told.partition(",")[2].strip() or within
        return Round(stage, told.partition(",")[0].strip(), _leg(leg))
    return Round(told, None, _leg(leg))


def _leg(found: re.Match[str] | None) -> str | None:
    return _LEGS.get(found[1].lower(), found[1].lower()) if found else None
