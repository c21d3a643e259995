"""Spells: which claims and which matches tell of the same time that someone spent with a side."""

from collections.abc import Sequence
from dataclasses import dataclass, field
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


@dataclass(slots=True)
class Tenure:
    """One spell: the claims that tell of it, those of its bounds among them, and the matches that show it."""

    bounds: list[Spell] = field(default_factory=list)
    claims: list[ClaimView] = field(default_factory=list)
    days: list[EdgeRow] = field(default_factory=list)

    @property
    def first(self) -> str:
        """The first day that all bounds allow."""
        return max(map(_first, self.bounds))

    @property
    def last(self) -> str:
        """The last day that all bounds allow."""
        return min(map(_last, self.bounds))


def tenures_of(claims: Sequence[ClaimView], days: Sequence[EdgeRow]) -> list[Tenure]:
    """The spells that claims and matches tell of: first those with bounds, in order of time, then what fits none.

    What is seen outside all bounds is a spell of its own, one in each gap between those with bounds.
    """
    told = [Spell(claim, _date(claim, "since"), _date(claim, "until")) for claim in claims]
    dated = _repetitions([spell for spell in told if spell.known])
    tenures = [Tenure(own, [spell.claim for spell in own]) for own in align(dated, _cost)] if dated else []
    gaps: dict[int, Tenure] = {}
    for spell in told:
        if not spell.known:
            seen = _date(spell.claim, "seen")
            _found(tenures, gaps, seen).claims.append(spell.claim)
    for edge in days:
        day = edge.properties.get("date")
        _found(tenures, gaps, parsed(day) if isinstance(day, str) else None).days.append(edge)
    return [*tenures, *(gaps[gap] for gap in sorted(gaps))]


def _found(tenures: Sequence[Tenure], gaps: dict[int, Tenure], seen: PartialDate | None) -> Tenure:
    """The spell that somebody was seen in: the last one where no day is told."""
    gap = 0
    if seen is None:
        if tenures:
            return tenures[-1]
    else:
        fitting = [
            tenure
            for tenure in tenures
            if _moved(tenure.first, -SLACK) <= seen.last and seen.first <= _moved(tenure.last, SLACK)
        ]
        if fitting:
            return fitting[-1]
        gap = sum(tenure.last < seen.first for tenure in tenures)
    return gaps.setdefault(gap, Tenure())


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


def _moved(day: str, days: timedelta) -> str:
    return day if day in (_EARLY, _LATE) else (date.fromisoformat(day) + days).isoformat()
