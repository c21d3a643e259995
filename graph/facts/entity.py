"""Sides, competitions, seasons, grounds, publishers and organisations: what sources tell of each."""

from collections.abc import Callable, Hashable, Mapping, Sequence

from graph.claims import ClaimView, Thing
from graph.facts.draft import Draft, Tie, UnitRows
from graph.facts.evidence import FIRM, stands_on
from graph.facts.fields import date_properties, put, settled_date, settled_entity, settled_value, shown
from graph.facts.identifiers import draw_identifiers
from graph.facts.listed import listed_label
from graph.facts.names import names_of
from graph.facts.person import keep_claims
from graph.facts.settle import Settled, tellers
from graph.facts.tenures import draw_tenures
from graph.kinds import ThingType
from graph.rows import Properties

Fields = list[tuple[str, Settled[Hashable] | None]]

_LABELS: Mapping[ThingType, str] = {
    ThingType.TEAM: "Team",
    ThingType.COMPETITION: "Competition",
    ThingType.SEASON: "Season",
    ThingType.VENUE: "Venue",
    ThingType.PUBLISHER: "Publisher",
    ThingType.ORGANISATION: "Organisation",
}
#: Of each type: the kind of claim that describes it, with its plain values and its dates.
_DESCRIBED: Mapping[ThingType, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    ThingType.TEAM: ("team", ("country", "side", "city"), ("founded", "dissolved")),
    ThingType.VENUE: ("venue", ("city", "country", "capacity"), ()),
    ThingType.SEASON: ("edition", ("tier", "host"), ("starts", "ends")),
}


def derive_entity(
    key: str,
    type_: ThingType,
    claims: Sequence[ClaimView],
    members: Sequence[Thing],
    groups: Mapping[str, str] | None = None,
) -> UnitRows:
    """All rows of one entity that is neither a person nor a match.

    `claims` are those in which it has a role and no match, and the mentions; `members` the things found to be it.
    """
    draft = Draft(key)
    ordered = sorted(claims, key=lambda claim: claim.id)
    names = names_of(key, ordered, members)
    firm = [claim for claim in ordered if claim.status in FIRM]
    name = names.best() or key
    properties: Properties = {"name": season_name(name) if type_ is ThingType.SEASON else name}
    told, fields = _described(properties, key, type_, firm)
    if type_ is not ThingType.PUBLISHER:
        properties["names"] = names.texts()
        names.draw(draft)
    labels = (_LABELS[type_], *_earned(type_, told, firm, members))
    draft.node(key, labels, properties, told, fields)
    draft.nodes[-1].properties.update(stands_on(told, ordered, (), members, groups or {}))
    draw_identifiers(draft, key, [claim for claim in firm if claim.kind == "identifier"], members)
    _LINKS.get(type_, _no_links)(draft, key, firm)
    if type_ is ThingType.ORGANISATION:
        draw_tenures(draft, key, ordered, (), groups or {})
    keep_claims(draft, key, ordered)
    return draft.done()


def season_name(text: str) -> str:
    """A season as 2030/31: '2030-31' would be a month of another year, and '2030/2031' is the same season."""
    first, part, last = text[:4], text[4:5], text[5:]
    if not (first.isdecimal() and last.isdecimal() and part in ("-", "–", "/") and len(last) in (2, 4)):
        return text
    return f"{first}/{last[-2:]}" if int(last[-2:]) == (int(first) + 1) % 100 else text


def _described(
    properties: Properties, key: str, type_: ThingType, firm: Sequence[ClaimView]
) -> tuple[list[ClaimView], Fields]:
    """Sets what is told of the entity; gives the claims that tell it and the fields."""
    fields: Fields = []
    kind, plain, dates = _DESCRIBED.get(type_, ("", (), ()))
    told = [claim for claim in firm if claim.kind == kind and claim.roles[kind_role(kind)].entity == key]
    for name in plain:
        settled = settled_value(told, name)
        put(properties, name, settled)
        fields.append((name, settled))
    for name in dates:
        if (date := settled_date(told, name)) is not None:
            properties.update(date_properties(name, date.shown))
            fields.append((name, date))
    return told, fields


def kind_role(kind: str) -> str:
    """The role that names what a describing claim is about."""
    return "season" if kind == "edition" else kind


def _earned(
    type_: ThingType, told: Sequence[ClaimView], firm: Sequence[ClaimView], members: Sequence[Thing]
) -> tuple[str, ...]:
    """Whether a side is a club's or a nation's, where that is known."""
    if type_ is not ThingType.TEAM:
        return ()
    national = shown(settled_value(told, "national"))
    if national is None:
        if (listed := listed_label(members)) is not None:
            return (listed,)
        bought = any(claim.kind in ("owned", "transfer") for claim in firm)
        return ("Club",) if bought or any("parent" in claim.roles for claim in told) else ()
    return ("NationalTeam",) if national else ("Club",)


def _team_links(draft: Draft, key: str, firm: Sequence[ClaimView]) -> None:
    sided = [c for c in firm if c.kind == "team" and c.roles["team"].entity == key and "parent" in c.roles]
    _link(draft, "SIDE_OF", key, sided, "parent")
    grounds: dict[str, list[ClaimView]] = {}
    for claim in firm:
        if claim.kind == "home_ground" and claim.roles["team"].entity == key:
            grounds.setdefault(claim.roles["venue"].entity, []).append(claim)
    for venue, own in grounds.items():
        properties: Properties = {}
        fields: Fields = []
        for name in ("since", "until"):
            if (date := settled_date(own, name)) is not None:
                properties.update(date_properties(name, date.shown))
                fields.append((name, date))
        draft.edge(Tie("HOME_GROUND", key, venue), properties, own, key, fields)


def _season_links(draft: Draft, key: str, firm: Sequence[ClaimView]) -> None:
    """The competition of an edition; a match of both tells it as well."""
    told = [c for c in firm if "season" in c.roles and c.roles["season"].entity == key and "competition" in c.roles]
    editions = [claim for claim in told if claim.kind == "edition"]
    _link(draft, "EDITION_OF", key, editions or told, "competition")


def _link(draft: Draft, type_: str, key: str, claims: Sequence[ClaimView], role: str) -> None:
    settled = settled_entity(claims, role)
    if settled is not None and settled.shown != key:
        draft.edge(Tie(type_, key, str(settled.shown)), {}, tellers(settled), key)


def _no_links(draft: Draft, key: str, firm: Sequence[ClaimView]) -> None:
    """Most entities have no relationships of their own."""
    del draft, key, firm


_LINKS: Mapping[ThingType, Callable[[Draft, str, Sequence[ClaimView]], None]] = {
    ThingType.TEAM: _team_links,
    ThingType.SEASON: _season_links,
}
