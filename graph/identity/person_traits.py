"""What sources tell of persons, as identity compares it: their parts in matches and their ties with sides."""

from collections.abc import Collection, Iterable, Mapping

from sqlalchemy import Connection, select

from graph.identity.person_names import folded
from graph.identity.persons import PersonTraits, Span, names_of
from graph.identity.profile import Profile
from graph.identity.told import Told, entities_of, told_of
from graph.identity.windows import window
from graph.kinds import Status, ThingType
from graph.ledger.bulk import want_ids
from graph.ledger.tables import FIXTURES, THINGS

#: Roles whose bearer plays for the claim's `team`; of a goal only where it is no own goal.
_PLAYS: frozenset[tuple[str, str]] = frozenset(
    {
        ("goal", "scorer"),
        ("goal", "assist"),
        ("card", "player"),
        ("substitution", "on"),
        ("substitution", "off"),
        ("appearance", "player"),
        ("clean_sheet", "keeper"),
        ("debut", "player"),
        ("captain", "player"),
        ("injury", "player"),
        ("not_started", "player"),
        ("penalty_missed", "taker"),
        ("shootout_kick", "taker"),
        ("disallowed_goal", "player"),
        ("woodwork", "player"),
        ("played_for", "person"),
        ("squad", "person"),
        ("shirt", "person"),
        ("contract", "person"),
        ("suspended", "player"),
        ("caps", "person"),
    }
)
_ROLES: Mapping[str, str] = {"match_manager": "manager", "managed": "manager", "owned": "officer", "officer": "officer"}
_TELLING = (
    *sorted({kind for kind, _ in _PLAYS}),
    *sorted(_ROLES),
    "transfer",
    "person",
    "match_referee",
    "save",
    "error",
    "build_up",
    "penalty_won",
    "name",
)
_FIRM = frozenset({Status.STATED.value, Status.REPORTED.value})
_FEW_MATCHES = 3


def person_traits(
    connection: Connection, known: Mapping[int, Profile], registers: Mapping[int, Iterable[str]]
) -> dict[int, PersonTraits]:
    """What is known of each person."""
    traits = {one: _bare(profile, registers.get(one, ())) for one, profile in known.items()}
    told = [claim for claim in told_of(connection, known, _TELLING) if claim.status in _FIRM and claim.role]
    entities = entities_of(connection, (thing for claim in told for thing in claim.roles.values()))
    days = _days(connection, {claim.roles["match"] for claim in told if "match" in claim.roles})
    for claim in told:
        _add(traits[claim.thing], claim, entities, days)
    _set_beside(connection, known, traits)
    return traits


def _bare(profile: Profile, registers: Iterable[str]) -> PersonTraits:
    full, single = names_of((folded(profile.name),))
    return PersonTraits({profile.source}, set(registers), full, single)


def _add(traits: PersonTraits, claim: Told, entities: Mapping[int, int], days: Mapping[int, Span]) -> None:
    if claim.kind == "name":
        traits.aliases.add(folded(claim.text("text") or ""))
    elif claim.kind == "person":
        if born := claim.text("born"):
            traits.born.add(born)
    elif claim.kind == "transfer":
        for role in ("from", "to"):
            if (team := entities.get(claim.roles.get(role, -1))) is not None:
                _tie(traits, team, "player", _span(claim))
    else:
        _add_part(traits, claim, entities, days)


def _add_part(traits: PersonTraits, claim: Told, entities: Mapping[int, int], days: Mapping[int, Span]) -> None:
    """A part in a match or a time with a side."""
    plays = (claim.kind, claim.role) in _PLAYS
    role = "player" if plays else _ROLES.get(claim.kind)
    team = entities.get(claim.roles.get("team", -1)) if role and not claim.values.get("own_goal") else None
    match = claim.roles.get("match")
    if match is not None and (entity := entities.get(match)) is not None:
        side = frozenset((team,)) if team is not None else frozenset()
        traits.sides[entity] = traits.sides.get(entity, frozenset()) | side
    if team is not None and role is not None:
        _tie(traits, team, role, days.get(match) if match is not None and days.get(match) else _span(claim))


def _tie(traits: PersonTraits, team: int, role: str, span: Span) -> None:
    known = traits.ties.get((team, role))
    if known is not None and span is not None:
        span = (min(known[0], span[0]), max(known[1], span[1]))
    traits.ties[team, role] = span or known


def _span(claim: Told) -> Span:
    """When a tie is told to hold: as told, else on the day of the article."""
    told = [
        found
        for name in ("seen", "since", "until", "date")
        if (text := claim.text(name)) and (found := window(text, article=True)) is not None
    ]
    if not told and claim.article and claim.published and (found := window(claim.published[:10], article=True)):
        told = [found]
    return (min(one.first for one in told), max(one.last for one in told)) if told else None


def _days(connection: Connection, matches: Collection[int]) -> dict[int, Span]:
    """The days on which matches may have been, where told within a fortnight."""
    wanted = want_ids(connection, matches)
    rows = connection.execute(
        select(FIXTURES.c.thing, FIXTURES.c.first, FIXTURES.c.last).join(wanted, wanted.c.id == FIXTURES.c.thing)
    )
    return {thing: (first, last) for thing, first, last in rows if first is not None}


def _set_beside(connection: Connection, known: Mapping[int, Profile], traits: Mapping[int, PersonTraits]) -> None:
    """The matches that an article is about are near everybody whom it names, if it is about few."""
    families = {profile.source for profile in known.values() if profile.article}
    wanted = want_ids(connection, families)
    rows = connection.execute(
        select(THINGS.c.source, THINGS.c.entity)
        .distinct()
        .join(wanted, wanted.c.id == THINGS.c.source)
        .where(THINGS.c.type == ThingType.MATCH.value, THINGS.c.entity.is_not(None))
    )
    matches: dict[int, set[int]] = {}
    for family, entity in rows:
        matches.setdefault(family, set()).add(entity)
    for one, profile in known.items():
        if profile.article and len(found := matches.get(profile.source, set())) <= _FEW_MATCHES:
            traits[one].beside |= found
