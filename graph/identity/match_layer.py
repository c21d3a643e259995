"""The layer of matches: those of one pair of sides are looked at together."""

from collections.abc import Collection

from graph.identity.layers import Run, registers_in
from graph.identity.profile import profiles
from graph.identity.told import entities_of, told_of
from graph.kinds import ThingType
from graph.ledger.bulk import want_ids
from graph.ledger.tables import THINGS
from sqlalchemy import select


def find_matches(run: Run, seeds: Collection[int], gone: Collection[int]) -> set[int]:
    """Stub: all matches by pair and date."""
    if not seeds and not gone:
        return set()
    things = set(run.connection.execute(select(THINGS.c.id).where(THINGS.c.type == ThingType.MATCH.value)).scalars())
    known = profiles(run.connection, things)
    told = told_of(run.connection, known, ("match",))
    sides = entities_of(run.connection, (one for claim in told for one in claim.roles.values()))
    groups: dict[object, list[int]] = {}
    by = {one: (frozenset(), "", one) for one in known}
    for claim in told:
        pair = frozenset(sides[claim.roles[r]] for r in ("home", "away") if r in claim.roles)
        if len(pair) == 2:
            by[claim.thing] = (pair, str(claim.values.get("date", "")), 0)
    for one in sorted(known, key=lambda one: known[one].order):
        groups.setdefault(by[one], []).append(one)
    return run.assign(groups.values(), known, {})
