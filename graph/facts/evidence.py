"""Who stands behind a fact: the claims, their sources, and how many of these are independent."""

from collections.abc import Iterable, Mapping, Sequence

from graph.claims import ClaimView, Thing
from graph.kinds import Status
from graph.rows import EdgeRow, Properties

#: Only what is stated, or reported after somebody else, becomes a fact.
FIRM = frozenset({Status.STATED, Status.REPORTED})


def origin(claim: ClaimView) -> str:
    """What makes claims independent: their source's group, or whoever a report is attributed to."""
    if claim.attributed_to is not None and claim.status is Status.REPORTED:
        return claim.attributed_to.entity
    return claim.source.group


def independent(claims: Sequence[ClaimView]) -> int:
    """How many independent sources tell it; a paper and those who pass on what it said are one."""
    publishers = {claim.source.publisher_key for claim in claims}
    return len({found for claim in claims if (found := origin(claim)) == claim.source.group or found not in publishers})


def evidence(claims: Sequence[ClaimView], disputed: Iterable[str] = ()) -> Properties:
    """The properties that every node and relationship carries."""
    if len(claims) == 1:
        claim = claims[0]
        return {"claims": [claim.id], "source_keys": [claim.source.key], "sources": 1, "disputed": list(disputed)}
    return {
        "claims": sorted({claim.id for claim in claims}),
        "source_keys": sorted({claim.source.key for claim in claims}),
        "sources": independent(claims),
        "disputed": list(disputed),
    }


def stands_on(
    told: Sequence[ClaimView],
    beside: Sequence[ClaimView],
    edges: Sequence[EdgeRow],
    members: Sequence[Thing],
    groups: Mapping[str, str],
) -> Properties:
    """The evidence of an entity: the claims that describe it, and all sources that tell anything of it.

    The claims `beside` those and the relationships of matches are many, and are found with what they tell; sources
    that only name it count where there are no others.
    """
    firm = [claim for claim in beside if claim.kind != "mention" and claim.status in FIRM]
    keys = {claim.source.key: origin(claim) for claim in (*told, *firm)}
    for edge in edges:
        sources = edge.properties["source_keys"]
        assert isinstance(sources, list)
        keys.update((str(source), groups.get(str(source), str(source))) for source in sources if source not in keys)
    if not keys:
        keys = {claim.source.key: claim.source.group for claim in beside}
    if not keys:
        keys = {member.source: groups.get(member.source, member.source) for member in members}
    return {
        "claims": sorted({claim.id for claim in told}),
        "source_keys": sorted(keys),
        "sources": len(set(keys.values())),
    }
