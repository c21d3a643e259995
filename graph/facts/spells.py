"""Spells: which claims and which matches tell of the same time that someone spent with a side."""

from collections.abc import Sequence
from datetime import date, timedelta
from typing import NamedTuple

from graph.claims import ClaimView
from graph.dates import PartialDate
from graph.facts.align import align
from graph.facts.fields import parsed
from graph.rows import EdgeRow

_EARLY, _LATE = "0000", "9999"
#: A player appears before his contract begins, and papers call a manager so for a while after.
SLACK = timedelta(days=45)


class Spell(NamedTuple):
    """A claim of a tenure with its bounds as far as told."""

    claim: ClaimView
    since: PartialDate | None
    until: PartialDate | None
    again: int = 0

    @property
    def known(self) -> bool:
        """Whether it tells when the tenure began or ended."""
        return self.since is not None or self.until is not None

    @property
    def place(self) -> str:
        """Where it stands in time."""
        bound = self.since or self.until
        return bound.first if bound is not None else _LATE


def spells_of(claims: Sequence[ClaimView]) -> list[list[ClaimView]]:
    """The claims of each spell, in order of time; what tells no time joins the spell that it can be of."""
    told = [Spell(claim, _date(claim, "since"), _date(claim, "until")) for claim in claims]
    dated = _repetitions([spell for spell in told if spell.known])
    spells = align(dated, _cost) if dated else []
    loose = [spell for spell in told if not spell.known]
    found = [[spell.claim for spell in own] for own in spells]
    apart: list[ClaimView] = []
    for spell in loose:
        place = _place(spell.claim, spells)
        if place is None:
            apart.append(spell.claim)
        else:
            found[place].append(spell.claim)
    return [*found, apart] if apart else found


def _date(claim: ClaimView, name: str) -> PartialDate | None:
    return parsed(claim.values[name]) if name in claim.values else None


def _repetitions(spells: list[Spell]) -> list[Spell]:
    """Numbers what one source tells twice of the same time."""
    seen: dict[tuple[str, PartialDate | None, PartialDate | None], int] = {}
    numbered: list[Spell] = []
    for spell in sorted(spells, key=lambda one: one.claim.id):
        content = spell.claim.source.key, spell.since, spell.until
        nth = seen.get(content, 0)
        seen[content] = nth + 1
        numbered.append(spell._replace(again=nth))
    return numbered


def _cost(one: Spell, other: Spell) -> float | None:
    """None where two spells do not overlap; less where they begin or end together."""
    if _first(one) > _last(other) or _first(other) > _last(one):
        return None
    return _apart(one.since, other.since) + _apart(one.until, other.until)


def _apart(one: PartialDate | None, other: PartialDate | None) -> float:
    if one is None or other is None:
        return 0.5
    return 0.0 if one.may_be(other) else 1.0


def _first(spell: Spell) -> str:
    return spell.since.first if spell.since is not None else _EARLY


def _last(spell: Spell) -> str:
    return spell.until.last if spell.until is not None else _LATE


def _place(claim: ClaimView, spells: Sequence[Sequence[Spell]]) -> int | None:
    """The spell that a claim without bounds is of: the last that covers the day it is seen; the only one there is."""
    seen = _date(claim, "seen")
    if seen is None:
        return 0 if len(spells) == 1 else None
    return _covering(seen.first, seen.last, spells)


def _covering(first: str, last: str, spells: Sequence[Sequence[Spell]]) -> int | None:
    """The last spell that holds, or nearly holds, on some of these days."""
    fitting = [
        place for place, own in enumerate(spells)
        if _moved(max(map(_first, own)), -SLACK) <= last and first <= _moved(min(map(_last, own)), SLACK)
    ]
    return fitting[-1] if fitting else None


def _moved(day: str, days: timedelta) -> str:
    return day if day in (_EARLY, _LATE) else (date.fromisoformat(day) + days).isoformat()


def shared_out(spells: list[list[ClaimView]], days: Sequence[EdgeRow]) -> list[tuple[list[ClaimView], list[EdgeRow]]]:
    """Each spell with the matches that show it; matches that fit none are a spell of their own, told by nobody."""
    bounds = [[Spell(c, _date(c, "since"), _date(c, "until")) for c in own] for own in spells]
    shared: list[list[EdgeRow]] = [[] for _ in spells]
    rest: list[EdgeRow] = []
    for edge in days:
        day = edge.properties.get("date")
        only = 0 if len(spells) == 1 else None
        place = _covering(day, day, bounds) if isinstance(day, str) else only
        (rest if place is None else shared[place]).append(edge)
    found = list(zip(spells, shared, strict=True))
    if rest and spells and not any(spell.known for spell in bounds[-1]):
        found[-1][1].extend(rest)
    elif rest:
        found.append(([], rest))
    return found
