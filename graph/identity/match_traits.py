"""What sources tell of matches, as identity compares it: their sides, days, scores and competitions."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import Connection, select

from graph.facts.wording import stage_of
from graph.identity.matches import MatchTraits, Scored
from graph.identity.profile import Profile
from graph.identity.told import Told, entities_of, told_of
from graph.identity.windows import around, window
from graph.kinds import Status
from graph.ledger.bulk import want_ids
from graph.ledger.tables import THINGS
from graph.names import family_name

Pair = tuple[int | None, int | None]
_EVENTS = ("goal", "card", "substitution", "appearance", "match_manager", "save", "penalty_missed")


class Fixture(NamedTuple):
    """The two sides of a match as entities, the lower first, one alone first; and its first and last possible day."""

    pair: Pair
    days: tuple[int, int] | None


def fixtures_told(connection: Connection, matches: Collection[int]) -> dict[int, Fixture]:
    """What the sources of matches tell of their sides and days."""
    told = told_of(connection, matches, ("match",))
    found = _sides(connection, told, ("home", "away"), {})
    unclear = [one for one in matches if len(found.get(one, ())) < 2]
    if unclear:
        found |= _sides(connection, told_of(connection, unclear, _EVENTS), ("team",), found)
    return {one: Fixture(_pair(found.get(one, [])), days) for one, days in _days(told, matches).items()}


def _days(told: Iterable[Told], matches: Collection[int]) -> dict[int, tuple[int, int] | None]:
    found: dict[int, tuple[int, int] | None] = dict.fromkeys(matches)
    for claim in told:
        day = window(claim.text("date") or "", article=claim.article)
        if claim.role == "match" and day is not None and day.is_narrow:
            known = found[claim.thing]
            found[claim.thing] = (min(day.first, known[0]), max(day.last, known[1])) if known else (day.first, day.last)
    return found


def _sides(
    connection: Connection, told: Iterable[Told], roles: Collection[str], before: Mapping[int, list[int]]
) -> dict[int, list[int]]:
    claims = [claim for claim in told if claim.role == "match"]
    entities = entities_of(connection, (claim.roles[role] for claim in claims for role in roles if role in claim.roles))
    found = {one: list(sides) for one, sides in before.items()}
    for claim in claims:
        sides = found.setdefault(claim.thing, [])
        for role in roles:
            side = entities.get(claim.roles.get(role, -1))
            if side is not None and side not in sides and len(sides) < 2:
                sides.append(side)
    return found


def _pair(sides: list[int]) -> Pair:
    if len(sides) < 2:
        return (sides[0] if sides else None, None)
    return (min(sides), max(sides))


def match_traits(
    connection: Connection,
    known: Mapping[int, Profile],
    pairs: Mapping[int, Pair],
    registers: Mapping[int, Iterable[str]],
) -> dict[int, MatchTraits]:
    """What is known of each match."""
    told: dict[int, list[Told]] = {one: [] for one in known}
    for claim in told_of(connection, known, ("match", "goal")):
        if claim.role == "match":
            told[claim.thing].append(claim)
    entities = entities_of(
        connection,
        (
            claim.roles[role]
            for claims in told.values()
            for claim in claims
            for role in ("home", "away", "competition")
            if role in claim.roles
        ),
    )
    scored = _goals_to_compare(connection, told, pairs)
    return {
        one: replace(
            _traits(profile, told[one], pairs.get(one, (None, None)), entities, registers.get(one, ())),
            goals=scored.get(one, frozenset()),
        )
        for one, profile in known.items()
    }


def _goals_to_compare(
    connection: Connection, told: Mapping[int, list[Told]], pairs: Mapping[int, Pair]
) -> dict[int, frozenset[Scored]]:
    """The goals with a minute of the matches of each pair of which a telling has no day: the others need none."""
    dated = {
        one for one, claims in told.items() if any(claim.kind == "match" and claim.text("date") for claim in claims)
    }
    loose = {pairs.get(one) for one in told if one not in dated}
    goals = {
        one: [claim for claim in claims if claim.kind == "goal" and claim.number("minute") is not None]
        for one, claims in told.items()
        if pairs.get(one) in loose
    }
    wanted = want_ids(connection, {claim.roles["scorer"] for claims in goals.values() for claim in claims})
    names = {
        thing: family_name(name)
        for thing, name in connection.execute(
            select(THINGS.c.id, THINGS.c.name).join(wanted, wanted.c.id == THINGS.c.id)
        )
    }
    return {
        one: frozenset(Scored(names[claim.roles["scorer"]], claim.number("minute") or 0) for claim in claims)
        for one, claims in goals.items()
    }


def _traits(
    profile: Profile, claims: list[Told], pair: Pair, entities: Mapping[int, int], registers: Iterable[str]
) -> MatchTraits:
    matches = [claim for claim in claims if claim.kind == "match"]
    days = {
        found
        for claim in matches
        if (date := claim.text("date")) and (found := window(date, article=claim.article)) is not None
    }
    scores = {score for claim in matches if (score := _score(claim, pair, entities)) is not None}
    scheduled = (
        not scores and any(claim.status == Status.SCHEDULED for claim in matches) and len(claims) == len(matches)
    )
    week = None if days or not profile.article else around(profile.published, scheduled=scheduled)
    legs = {leg for claim in matches if (leg := claim.text("leg"))}
    stages = frozenset(
        (stage, "replay" in text.casefold())
        for claim in matches
        if (text := claim.text("stage")) and (stage := stage_of(text)) is not None
    )
    at_home = [claim for claim in matches if (claim.text("sides") or ("told" if claim.article else "known")) == "known"]
    return MatchTraits(
        frozenset((profile.source,)),
        frozenset(registers),
        frozenset(days),
        frozenset((week,) if week else ()),
        frozenset(scores),
        _found(matches, "competition", entities),
        frozenset(legs),
        stages,
        not days,
        homes=_found(at_home, "home", entities),
    )


def _found(claims: Iterable[Told], role: str, entities: Mapping[int, int]) -> frozenset[int]:
    """The entities that have a role in claims, as far as identity has found them."""
    return frozenset(entities[claim.roles[role]] for claim in claims if claim.roles.get(role) in entities)


def _score(claim: Told, pair: Pair, entities: Mapping[int, int]) -> tuple[int, int] | None:
    """The score of a claim in the order of the pair, whoever the source takes for the home side."""
    home, away = claim.number("home_goals"), claim.number("away_goals")
    if home is None or away is None or claim.status not in (Status.STATED, Status.REPORTED):
        return None
    first = entities.get(claim.roles.get("home", -1))
    second = entities.get(claim.roles.get("away", -1))
    if pair[1] is None:
        return (home, away) if first == pair[0] and first is not None else (away, home)
    if first == pair[0] or second == pair[1]:
        return (home, away)
    return (away, home) if first == pair[1] or second == pair[0] else None
