"""Times that a person or company spent with a side: playing, managing, owning, in office; each spell by itself."""

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

from graph.claims import ClaimView
from graph.dates import PartialDate
from graph.facts.align import align
from graph.facts.draft import Draft, Tie
from graph.facts.evidence import FIRM, evidence, origin
from graph.facts.fields import date_properties, parsed, put, settled_date, settled_value, values
from graph.facts.settle import Settled
from graph.rows import EdgeRow, Properties

#: Kinds of claim with the relationship that they make and the role that names who holds it.
TENURES: Mapping[str, tuple[str, str]] = {
    "played_for": ("PLAYED_FOR", "person"), "managed": ("MANAGED", "person"), "owned": ("OWNED", "owner"),
    "officer": ("OFFICER_OF", "person"),
}
#: Relationships of a match that show a tenure to hold on its day.
SHOWN_BY: Mapping[str, str] = {"APPEARED_IN": "PLAYED_FOR", "SCORED": "PLAYED_FOR", "MANAGED_IN": "MANAGED"}
_PLAIN = ("share", "loan", "shirt", "matches", "goals")
_EARLY, _LATE = "0000", "9999"


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


def draw_tenures(draft: Draft, key: str, claims: Sequence[ClaimView], edges: Sequence[EdgeRow],
                 groups: Mapping[str, str]) -> set[str]:
    """The tenures of a person or company; gives the types of relationship drawn."""
    told: dict[tuple[str, str], list[ClaimView]] = {}
    for claim in claims:
        type_, holder = TENURES.get(claim.kind, ("", ""))
        if type_ and claim.roles[holder].entity == key and makes_fact(claim):
            told.setdefault((type_, claim.roles["team"].entity), []).append(claim)
    seen: dict[tuple[str, str], list[EdgeRow]] = {}
    for edge in edges:
        type_, team = SHOWN_BY.get(edge.type, ""), edge.properties.get("team")
        if type_ and edge.start == key and isinstance(team, str):
            seen.setdefault((type_, team), []).append(edge)
    for type_, team in sorted({*told, *seen}):
        days = seen.get((type_, team), [])
        spells = spells_of(told.get((type_, team), []))
        for nth, (spell, own) in enumerate(_shared_out(spells, days), start=1):
            _draw(draft, Tie(type_, key, team, str(nth)), spell, own)
            if own:
                draft.restand(_with_days(spell, own, groups))
    return {type_ for type_, _ in (*told, *seen)}


def makes_fact(claim: ClaimView) -> bool:
    """Whether it tells a tenure; somebody who is only to come has none yet."""
    return claim.status in FIRM and not (claim.values.get("state") == "incoming" and "since" not in claim.values)


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
    fitting = [
        place for place, own in enumerate(spells)
        if max(map(_first, own)) <= last and first <= min(map(_last, own))
    ]
    return fitting[-1] if fitting else None


def _shared_out(spells: list[list[ClaimView]], days: Sequence[EdgeRow]) -> list[tuple[list[ClaimView], list[EdgeRow]]]:
    """Each spell with the matches that show it; matches that fit none are a spell of their own, told by nobody."""
    bounds = [[Spell(c, _date(c, "since"), _date(c, "until")) for c in own] for own in spells]
    shared: list[list[EdgeRow]] = [[] for _ in spells]
    rest: list[EdgeRow] = []
    for edge in days:
        date = edge.properties.get("date")
        only = 0 if len(spells) == 1 else None
        place = _covering(date, date, bounds) if isinstance(date, str) else only
        (rest if place is None else shared[place]).append(edge)
    found = list(zip(spells, shared, strict=True))
    if rest and spells and not any(spell.known for spell in bounds[-1]):
        found[-1][1].extend(rest)
    elif rest:
        found.append(([], rest))
    return found


def _draw(draft: Draft, tie: Tie, claims: Sequence[ClaimView], days: Sequence[EdgeRow]) -> None:
    properties: Properties = {}
    fields: list[tuple[str, Settled[Hashable] | None]] = []
    for name in ("since", "until"):
        if (date := settled_date(claims, name)) is not None:
            properties.update(date_properties(name, date.shown))
            fields.append((name, date))
    put(properties, "role", settled_value(claims, "role"))
    roles = sorted({str(value) for value, _ in values(claims, "role")})
    if len(roles) > 1:
        properties["roles"] = roles
    if (state := _state(claims)) is not None:
        properties["state"] = state
    for name in _PLAIN:
        put(properties, name, settled_value(claims, name))
    if (seen := seen_between(claims, days)) is not None:
        properties["seen_first"], properties["seen_last"] = seen
    draft.edge(tie, properties, claims, tie.start, fields)


def _state(claims: Sequence[ClaimView]) -> str | None:
    """The state that the latest source tells; the claim's id decides between equals."""
    told = [(c.source.published or _EARLY, c.id, str(c.values["state"])) for c in claims if "state" in c.values]
    return max(told)[2] if told else None


def seen_between(claims: Sequence[ClaimView], days: Sequence[EdgeRow]) -> tuple[str, str] | None:
    """The first and last day on which it is shown to hold."""
    dates = [date for value, _ in values(claims, "seen") if (date := parsed(value)) is not None]
    played = [str(edge.properties["date"]) for edge in days if "date" in edge.properties]
    if not dates and not played:
        return None
    return min([date.first for date in dates] + played), max([date.last for date in dates] + played)


def _with_days(claims: Sequence[ClaimView], days: Sequence[EdgeRow], groups: Mapping[str, str]) -> Properties:
    """The evidence of a tenure: claims that tell it and those of the first and last match; all sources of both.

    The claims of all matches between would be thousands, and are to be found at the matches.
    """
    own = evidence(claims)
    ids, keys = set(_texts(own, "claims")), set(_texts(own, "source_keys"))
    by_time = sorted(days, key=lambda edge: (str(edge.properties.get("date", "")), edge.key))
    for edge in (by_time[0], by_time[-1]):
        ids.update(_texts(edge.properties, "claims"))
    shown_by = {source for edge in days for source in _texts(edge.properties, "source_keys")}
    independent = {origin(claim) for claim in claims} | {groups.get(source, source) for source in shown_by}
    return {"claims": sorted(ids), "source_keys": sorted(keys | shown_by), "sources": len(independent)}


def _texts(properties: Properties, name: str) -> list[str]:
    value = properties.get(name)
    return [str(one) for one in value] if isinstance(value, list) else []
