"""Times that a person or company spent with a side: playing, managing, owning, in office; each spell by itself."""

from collections.abc import Hashable, Mapping, Sequence

from graph.claims import ClaimView
from graph.facts.draft import Draft, Tie
from graph.facts.evidence import FIRM, evidence, origin
from graph.facts.fields import date_properties, parsed, put, settled_date, settled_value, values
from graph.facts.settle import Settled
from graph.facts.spells import tenures_of
from graph.rows import EdgeRow, Properties

#: Kinds of claim with the relationship that they make and the role that names who holds it.
TENURES: Mapping[str, tuple[str, str]] = {
    "played_for": ("PLAYED_FOR", "person"),
    "managed": ("MANAGED", "person"),
    "owned": ("OWNED", "owner"),
    "officer": ("OFFICER_OF", "person"),
}
#: Relationships of a match that show a tenure to hold on its day.
SHOWN_BY: Mapping[str, str] = {"APPEARED_IN": "PLAYED_FOR", "SCORED": "PLAYED_FOR", "MANAGED_IN": "MANAGED"}
_PLAIN = ("share", "loan", "shirt", "matches", "goals")


def draw_tenures(
    draft: Draft, key: str, claims: Sequence[ClaimView], edges: Sequence[EdgeRow], groups: Mapping[str, str]
) -> set[str]:
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
        for nth, tenure in enumerate(tenures_of(told.get((type_, team), []), days), start=1):
            _draw(draft, Tie(type_, key, team, str(nth)), tenure.claims, tenure.days)
            if tenure.days:
                draft.restand(_with_days(tenure.claims, tenure.days, groups))
    return {type_ for type_, _ in (*told, *seen)}


def makes_fact(claim: ClaimView) -> bool:
    """Whether it tells a tenure; somebody who is only to come has none yet."""
    return claim.status in FIRM and not (claim.values.get("state") == "incoming" and "since" not in claim.values)


def _draw(draft: Draft, tie: Tie, claims: Sequence[ClaimView], days: Sequence[EdgeRow]) -> None:
    properties: Properties = {}
    fields: list[tuple[str, Settled[Hashable] | None]] = []
    for name in ("since", "until"):
        if (bound := settled_date(claims, name)) is not None:
            properties.update(date_properties(name, bound.shown))
            fields.append((name, bound))
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
    told = [(c.source.published or "", c.id, str(c.values["state"])) for c in claims if "state" in c.values]
    return max(told)[2] if told else None


def seen_between(claims: Sequence[ClaimView], days: Sequence[EdgeRow]) -> tuple[str, str] | None:
    """The first and last day on which it is shown to hold."""
    dates = [day for value, _ in values(claims, "seen") if (day := parsed(value)) is not None]
    played = [str(edge.properties["date"]) for edge in days if "date" in edge.properties]
    if not dates and not played:
        return None
    return min([day.first for day in dates] + played), max([day.last for day in dates] + played)


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
