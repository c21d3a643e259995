"""The layers of identity in their order; each looks only at what those below it found, and at what was touched."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from graph.identity.anchors import scorers_at
from graph.identity.assign import release
from graph.identity.layers import Run, persons_in_articles, things_beside
from graph.identity.lookups import id_key, keys_of, name_keys, set_lookups, sought_keys, things_under
from graph.identity.match_layer import find_matches
from graph.identity.organisation_layer import find_organisations, find_seasons, is_organisation
from graph.identity.person_layer import find_persons
from graph.identity.profile import Profile, profiles
from graph.identity.told import told_of
from graph.identity.verdicts import Verdicts
from graph.kinds import ThingType
from graph.ledger.bulk import want_ids
from graph.ledger.tables import DOUBTS, THINGS


class Moved(NamedTuple):
    """The entity that a thing had and the one that it has; None where it is none."""

    old: int | None
    new: int | None


def identify(connection: Connection, touched: Collection[int], verdicts: Verdicts) -> dict[int, Moved]:
    """Looks again at what the touched things can change; gives the things whose entity is another now."""
    run = Run(connection, verdicts)
    alive = profiles(connection, touched)
    gone = _entities({*touched} - alive.keys(), connection)
    seeds = _seeds(connection, touched, alive)
    matches_before = _matches_before(connection, touched)
    release(connection, gone, run.changed)
    _forget_doubts(connection, gone)
    moved = find_organisations(
        run, {one for type_, things in seeds.items() if is_organisation(type_) for one in things}
    )
    seasons = seeds.get(ThingType.SEASON, set()) | things_beside(run, moved, ThingType.SEASON)
    moved |= find_seasons(run, seasons)
    matches = seeds.get(ThingType.MATCH, set()) | things_beside(run, moved, ThingType.MATCH)
    moved |= find_matches(run, matches, [one for one in gone if one in _of_type(connection, gone, ThingType.MATCH)])
    moved |= gone.keys()
    persons = seeds.get(ThingType.PERSON, set()) | things_beside(run, moved, ThingType.PERSON)
    persons |= persons_in_articles(run, moved) | scorers_at(connection, matches_before)
    find_persons(run, persons)
    return {one: Moved(*pair) for one, pair in run.changed.items() if pair[0] != pair[1]}


def _seeds(connection: Connection, touched: Collection[int], alive: Mapping[int, Profile]) -> dict[str, set[int]]:
    """Sets the look-up keys of touched things; gives those and the neighbours that they had before, by type."""
    before = keys_of(connection, touched)
    keys = {one: _keys_of_profile(profile) for one, profile in alive.items()}
    for claim in told_of(connection, alive, ("identifier", "name")):
        type_ = alive[claim.thing].type
        if claim.kind == "name":
            keys[claim.thing] |= name_keys(type_, claim.text("text") or "")
        elif claim.values.get("scheme") and claim.values.get("value") is not None:
            keys[claim.thing].add(id_key(type_, f"{claim.values['scheme']}:{claim.values['value']}"))
    set_lookups(connection, {one: keys.get(one, set()) for one in touched})
    lost = {key for one, own in before.items() for key in sought_keys(own) if own != keys.get(one)}
    beside = {**alive, **profiles(connection, things_under(connection, lost) - alive.keys())}
    seeds: dict[str, set[int]] = {}
    for one, profile in beside.items():
        seeds.setdefault(profile.type, set()).add(one)
    return seeds


def _keys_of_profile(profile: Profile) -> set[str]:
    keys = name_keys(profile.type, profile.name) if profile.type != ThingType.MATCH else set()
    return keys | {id_key(profile.type, profile.register)} if profile.register else keys


def _entities(things: Collection[int], connection: Connection) -> dict[int, int | None]:
    wanted = want_ids(connection, things)
    return dict(connection.execute(select(THINGS.c.id, THINGS.c.entity).join(wanted, wanted.c.id == THINGS.c.id)).all())


def _matches_before(connection: Connection, things: Collection[int]) -> set[int]:
    """What the matches among touched things were found to be before: who scored there may be others now."""
    return {
        entity
        for entity in _entities(_of_type(connection, things, ThingType.MATCH), connection).values()
        if entity is not None
    }


def _of_type(connection: Connection, things: Collection[int], type_: ThingType) -> set[int]:
    wanted = want_ids(connection, things)
    return set(
        connection.execute(
            select(THINGS.c.id).join(wanted, wanted.c.id == THINGS.c.id).where(THINGS.c.type == type_.value)
        ).scalars()
    )


def _forget_doubts(connection: Connection, things: Collection[int]) -> None:
    wanted = want_ids(connection, things)
    connection.execute(delete(DOUBTS).where(DOUBTS.c.thing.in_(select(wanted.c.id))))
    wanted = want_ids(connection, things)
    connection.execute(delete(DOUBTS).where(DOUBTS.c.other.in_(select(wanted.c.id))))
