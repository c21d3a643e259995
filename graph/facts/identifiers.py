"""Ids of an entity in registers elsewhere."""

from collections.abc import Sequence

from graph.claims import ClaimView, Thing
from graph.facts.draft import Draft, Tie, fact_key
from graph.facts.evidence import evidence
from graph.rows import Properties


def draw_identifiers(draft: Draft, key: str, claims: Sequence[ClaimView], members: Sequence[Thing] = ()) -> None:
    """A node for each id that a source or the register of a thing gives an entity."""
    told: dict[tuple[str, str], list[ClaimView]] = {}
    for claim in claims:
        if claim.roles["thing"].entity == key and "scheme" in claim.values and "value" in claim.values:
            told.setdefault((str(claim.values["scheme"]), str(claim.values["value"])), []).append(claim)
    bare: dict[tuple[str, str], set[str]] = {}
    for member in members:
        scheme, colon, value = (member.register or "").partition(":")
        if colon and value and (scheme, value) not in told:
            bare.setdefault((scheme, value), set()).add(member.source)
    for (scheme, value), own in told.items():
        _draw(draft, key, scheme, value, evidence(own))
    for (scheme, value), sources in bare.items():
        stand: Properties = {"claims": [], "source_keys": sorted(sources), "sources": len(sources), "disputed": []}
        _draw(draft, key, scheme, value, stand)


def _draw(draft: Draft, key: str, scheme: str, value: str, stand: Properties) -> None:
    node = fact_key("identifier", key, scheme, value)
    draft.add(node, ("Identifier",), {"name": f"{scheme}:{value}", "scheme": scheme, "value": value, **stand})
    draft.link(Tie("IDENTIFIES", node, key), dict(stand))
