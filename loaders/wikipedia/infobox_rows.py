"""The numbered lists of an infobox: where somebody played and what he managed, with years, matches and goals."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from mwparserfromhell.nodes import Template
from mwparserfromhell.wikicode import Wikicode

from loaders.wikipedia.wikitext import Linked, links_in, shown, told, value
from loaders.wrong import Wrong

_SPAN = re.compile(r"(\?{1,4}|\d{4})?\s?(–)?\s?(\?{1,4}|\d{4}|\d{2}|present)?$", re.IGNORECASE)
_DASHES = re.compile(r"\s{0,2}[–—‒−-]{1,2}\s{0,2}")
_BRACKET = re.compile(r"\(([^()]{1,40})\)\s{0,3}$")
#: No infobox has more rows of one kind.
_MOST = 60


class Career(NamedTuple):
    """A list of an infobox: the names of its arguments, and the role that it stands for."""

    years: str
    club: str
    caps: str | None = None
    goals: str | None = None
    role: str | None = None
    national: bool = False


PLAYED = (
    Career("youthyears", "youthclubs", role="youth"),
    Career("collegeyears", "college", "collegecaps", "collegegoals", role="college"),
    Career("years", "clubs", "caps", "goals"),
    Career("nationalyears", "nationalteam", "nationalcaps", "nationalgoals", national=True),
)
MANAGED = Career("manageryears", "managerclubs")


class Row(NamedTuple):
    """One time with one side; a missing end is not known, and is no sign that it goes on."""

    team: Linked
    since: str | None = None
    until: str | None = None
    matches: int | None = None
    goals: int | None = None
    loan: bool = False
    note: str | None = None


def rows_of(box: Template, career: Career) -> Iterator[list[Row] | Wrong]:
    """The rows of a list, one after another: several times where a row tells years with a gap."""
    for number in range(1, _MOST):
        club = value(box, f"{career.club}{number}", *([career.club] if number == 1 else []))
        if club is None:
            continue
        try:
            rows, lost = _row(box, career, number, club)
        except Wrong as wrong:
            yield wrong
        else:
            yield rows
            if lost:
                yield Wrong(f"{career.caps}{number}", "matches and goals of several times together; the times are kept")


def _row(box: Template, career: Career, number: int, club: Wikicode) -> tuple[list[Row], bool]:
    """The times of a row, and whether counts were lost: those of several times together are of none of them."""
    words = shown(club)
    links = [link for link in links_in(club.nodes) if link.text]
    note = _BRACKET.search(words)
    bare = (words[: note.start()] if note else words).strip(" →↳*")
    team = links[0] if links else Linked(bare)
    if not team.text:
        raise Wrong(f"{career.club}{number}", f"names no side: {words[:60]!r}")
    told_note = note[1].strip() if note else None
    loan = words.lstrip().startswith(("→", "↳")) or (told_note or "").lower() == "loan"
    years = told(box, f"{career.years}{number}") or ""
    spans = spans_of(years, f"{career.years}{number}")
    matches, goals = (_count(told(box, f"{name}{number}") if name else None) for name in (career.caps, career.goals))
    lost = len(spans) > 1 and (matches or goals) is not None
    if lost:
        matches = goals = None
    return [
        Row(team, since, until, matches, goals, loan, None if (told_note or "").lower() == "loan" else told_note)
        for since, until in spans
    ], lost


def spans_of(words: str, field: str) -> list[tuple[str | None, str | None]]:
    """The times of '1993–1998', '2013–', '2009' or '1999, 2001–03'; Wrong where it is none of them."""
    found = []
    for part in re.split(r"[,;/&]| and ", words):
        bare = _DASHES.sub("–", part.strip())
        match = _SPAN.match(bare)
        if match is None:
            raise Wrong(field, f"not years: {words!r} (right: 1993–1998)")
        since, until = _year(match[1]), _year(match[3])
        if until and len(until) == 2:
            until = f"{since[:2]}{until}" if since else None
        if not match[2]:
            until = until or since
        if since and until and until < since:
            raise Wrong(field, f"ends before it begins: {words!r}")
        found.append((since, until))
    return found


def _year(told_year: str | None) -> str | None:
    return told_year if told_year and told_year.isdecimal() else None


def _count(words: str | None) -> int | None:
    """A number, in brackets or with a plus for what is at least so many; None where none is told."""
    bare = (words or "").strip(" ()+*†").replace(",", "")
    return int(bare) if bare.isdecimal() and len(bare) < 5 else None
