"""Which unit a claim belongs to: each claim is read by one unit that makes its node, and touches others."""

from typing import Literal, NamedTuple

from graph.claims import ClaimView
from graph.kinds import BY_NAME

#: Told of a source rather than of the world: an article mentions, quotes.
OF_SOURCES = frozenset({"mention", "quote"})


class Unit(NamedTuple):
    """Where a claim is at home: in a match, with its source, or with the entity of its first role."""

    kind: Literal["match", "entity", "source"]
    key: str


def home_of(claim: ClaimView) -> Unit:
    """The unit in which a claim is made a node."""
    if claim.kind in OF_SOURCES:
        return Unit("source", claim.source.key)
    if "match" in claim.roles:
        return Unit("match", claim.roles["match"].entity)
    first = next((role for role in BY_NAME[claim.kind].roles if role in claim.roles), None)
    if first is None:
        return Unit("source", claim.source.key)
    return Unit("entity", claim.roles[first].entity)


def at_home(claim: ClaimView, key: str) -> bool:
    """Whether a claim's node is made in the unit of this key."""
    return home_of(claim).key == key
