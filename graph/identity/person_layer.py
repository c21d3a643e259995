"""The highest layer: persons, by their names and by what matches and sides tell of them."""

from collections.abc import Collection, Mapping

from sqlalchemy import select

from graph.gazetteer.lookup import load_gazetteer
from graph.identity.anchors import Anchors, anchors_of
from graph.identity.layers import Run, registers_in
from graph.identity.lookups import neighbourhood, sought_keys
from graph.identity.person_groups import group_persons
from graph.identity.person_traits import person_traits
from graph.identity.persons import PersonTraits
from graph.identity.profile import Profile, profiles
from graph.ledger.bulk import want_ids
from graph.ledger.tables import THINGS


def find_persons(run: Run, seeds: Collection[int]) -> set[int]:
    """Groups the persons that a seed can be one with; gives the things whose entity changed."""
    if not seeds:
        return set()
    keys, anchors = _neighbourhood(run, seeds)
    known = profiles(run.connection, keys)
    keys = {one: keys[one] for one in known}
    anchors = {pair: number for pair, number in anchors.items() if known.keys() >= set(pair)}
    registers = registers_in(keys)
    decided = run.decided(known, registers)
    contested = (
        _contested(known, keys)
        | {one for pair in decided for one in pair[:2]}
        | {one for pair in anchors for one in pair}
    )
    changed = run.assign(
        [[one] for one in sorted(known.keys() - contested, key=lambda one: known[one].order)], known, registers
    )
    if not contested:
        return changed
    some = {one: known[one] for one in contested}
    traits = person_traits(run.connection, some, registers)
    groups, doubts = group_persons(
        traits,
        {one: profile.order for one, profile in some.items()},
        {one: keys[one] for one in some},
        _national(run, traits),
        decided,
        anchors,
    )
    return changed | run.assign(groups, some, registers, doubts)


def _neighbourhood(run: Run, seeds: Collection[int]) -> tuple[dict[int, set[str]], Anchors]:
    """All who can be one with a seed by names, ids, verdicts and goals, with their keys; and the goals shared."""
    keys: dict[int, set[str]] = {}
    anchors: dict[tuple[int, int], int] = {}
    new = set(seeds)
    while new:
        fresh = neighbourhood(run.connection, new, run.verdicts)
        found = anchors_of(run.connection, fresh.keys() - keys.keys())
        keys.update(fresh)
        anchors.update(found)
        new = {one for pair in found for one in pair} - keys.keys()
    return keys, anchors


def _contested(known: Mapping[int, Profile], keys: Mapping[int, set[str]]) -> set[int]:
    """Things that share a key with things of other sources, or an id with any other.

    For others nothing needs to be read.
    """
    sources: dict[str, set[int]] = {}
    for one, profile in known.items():
        for key in sought_keys(keys[one]) | keys[one]:
            sources.setdefault(key, set()).add(one if key.startswith("I|") else profile.source)
    several = {key for key, found in sources.items() if len(found) > 1}
    return {one for one in known if not several.isdisjoint(sought_keys(keys[one]) | keys[one])}


def _national(run: Run, traits: Mapping[int, PersonTraits]) -> dict[int, str]:
    """Our ids of the sides that are nations."""
    wanted = want_ids(run.connection, {team for known in traits.values() for team, _ in known.ties})
    rows = run.connection.execute(
        select(THINGS.c.entity, THINGS.c.register)
        .distinct()
        .join(wanted, wanted.c.id == THINGS.c.entity)
        .where(THINGS.c.register.startswith("touchline:"))
        .order_by(THINGS.c.register)
    )
    nations = load_gazetteer().national_teams
    return {entity: id_ for entity, register in rows if (id_ := register.removeprefix("touchline:")) in nations}
