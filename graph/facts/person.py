"""A person: names, what is told of him or her, times with sides, moves, and the goals set up for others."""

from collections.abc import Hashable, Mapping, Sequence

from graph.claims import ClaimView, Thing
from graph.facts.draft import Draft, UnitRows
from graph.facts.evidence import FIRM, stands_on
from graph.facts.fields import date_properties, put, settled_date, settled_value, values
from graph.facts.identifiers import draw_identifiers
from graph.facts.names import names_of
from graph.facts.set_up import draw_set_up
from graph.facts.settle import Settled
from graph.facts.tenures import draw_tenures, makes_fact
from graph.facts.transfers import draw_transfers
from graph.facts.units import at_home
from graph.kinds import BY_NAME
from graph.rows import EdgeRow, Properties

#: Labels with the relationships that earn them.
EARNED: Mapping[str, frozenset[str]] = {
    "Player": frozenset({"PLAYED_FOR", "APPEARED_IN", "SCORED", "ASSISTED", "BOOKED", "REPLACED"}),
    "Manager": frozenset({"MANAGED", "MANAGED_IN"}),
    "Owner": frozenset({"OWNED"}),
    "Officer": frozenset({"OFFICER_OF"}),
    "Referee": frozenset({"REFEREED"}),
}
#: Kinds that make nodes of their own, so that their claims back nothing.
_OF_NODES = frozenset({"name", "identifier"})
_PLAIN = ("position", "height", "sex", "foot")


def derive_person(
    key: str,
    claims: Sequence[ClaimView],
    edges: Sequence[EdgeRow],
    members: Sequence[Thing] = (),
    groups: Mapping[str, str] | None = None,
) -> UnitRows:
    """All rows of one person.

    `claims` are those in which the person has a role and no match, and the mentions; `edges` the relationships of
    matches that begin or end at the person, and SCORED of the goals that he or she assisted. `members` are the things
    found to be this person, `groups` tells of sources which are not independent.
    """
    draft = Draft(key)
    ordered = sorted(claims, key=lambda claim: claim.id)
    names = names_of(key, ordered, members, person=True)
    types = draw_tenures(draft, key, ordered, edges, groups or {})
    moved = draw_transfers(draft, key, ordered)
    types |= {edge.type for edge in edges if key in (edge.start, edge.end)}
    types |= {"PLAYED_FOR"} if moved else set()
    labels = tuple(label for label, by in EARNED.items() if by & types)
    properties: Properties = {"name": names.best() or key, "names": names.texts()}
    told = [c for c in ordered if c.kind == "person" and c.status in FIRM and c.roles["person"].entity == key]
    fields = _described(properties, told)
    draft.node(key, ("Person", *labels), properties, told, fields)
    own = [edge for edge in edges if key in (edge.start, edge.end)]
    draft.nodes[-1].properties.update(stands_on(told, ordered, own, members, groups or {}))
    names.draw(draft)
    draw_identifiers(draft, key, [c for c in ordered if c.kind == "identifier" and c.status in FIRM], members)
    draw_set_up(draft, key, edges, groups or {})
    keep_claims(draft, key, ordered)
    return draft.done()


def _described(properties: Properties, told: Sequence[ClaimView]) -> list[tuple[str, Settled[Hashable] | None]]:
    fields: list[tuple[str, Settled[Hashable] | None]] = []
    for name in ("born", "died"):
        if (date := settled_date(told, name)) is not None:
            properties.update(date_properties(name, date.shown))
            fields.append((name, date))
    for name in _PLAIN:
        put(properties, name, settled_value(told, name))
    nations = sorted({str(value) for value, _ in values(told, "nationality")})
    if nations:
        properties["nationalities"] = nations
    return fields


def keep_claims(draft: Draft, key: str, claims: Sequence[ClaimView]) -> None:
    """Makes nodes of the claims that are at home here and make no fact: other kinds, rumours, denials; and of names."""
    for claim in claims:
        fact = BY_NAME[claim.kind].in_graph and makes_fact(claim)
        if at_home(claim, key) and (not fact or (claim.kind in _OF_NODES and claim.source.kind == "article")):
            draft.see(claim)
