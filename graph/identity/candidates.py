"""Whom or what a name may mean, given as people type it: 'son', 'Heung-min Son', 'andre ayew', slips of the pen."""

from collections.abc import Iterable
from dataclasses import dataclass

from rapidfuzz import fuzz, process
from sqlalchemy import Connection, select

from graph.identity.lookups import name_keys, things_named, things_under
from graph.kinds import ThingType
from graph.ledger.bulk import want_ids
from graph.ledger.tables import DOUBTS, ENTITIES, THINGS
from graph.names import fold, order_free

_ALIKE = 84
_MOST = 10


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something that a name may mean: its key, its type, how sources call it, and why it is listed."""

    key: str
    type: str
    names: tuple[str, ...]
    why: str


def find_candidates(connection: Connection, name: str) -> list[Candidate]:
    """All that a name, an id of a thing or an id in a register may mean, the surest first.

    A looser look is taken only where a stricter one finds nothing.
    """
    if found := things_named(connection, [name, name.partition(":")[2]]) | _by_key(connection, name):
        return _described(connection, found, "its id")
    person = name_keys(ThingType.PERSON, name)
    others = {key for type_ in ThingType if type_ is not ThingType.PERSON for key in name_keys(type_, name)}
    whole = {key for key in person if key.startswith(("J|", "S|"))}
    if found := things_under(connection, whole | others):
        return _described(connection, found | _parts(connection, name, person), "the name")
    if found := _parts(connection, name, person):
        return _described(connection, found, "part of the name")
    return _described(connection, _near(connection, name), "nearly the name")


def _parts(connection: Connection, name: str, keys: Iterable[str]) -> set[int]:
    """Persons with this first or family name, where only one part was typed."""
    if len(fold(name).split()) > 1:
        return set()
    return things_under(connection, (key for key in keys if key.startswith(("L|", "F|"))))


def _by_key(connection: Connection, key: str) -> set[int]:
    return set(connection.execute(
        select(THINGS.c.id).join(ENTITIES, ENTITIES.c.id == THINGS.c.entity).where(ENTITIES.c.key == key)).scalars())


def _near(connection: Connection, name: str) -> set[int]:
    rows = connection.execute(select(THINGS.c.id, THINGS.c.name).where(
        THINGS.c.entity.is_not(None), THINGS.c.type != ThingType.MATCH.value)).all()
    found = process.extract(order_free(name), {one: order_free(told) for one, told in rows}, scorer=fuzz.ratio,
                            score_cutoff=_ALIKE, limit=_MOST)
    return {one for _, _, one in found}


def _described(connection: Connection, things: Iterable[int], why: str) -> list[Candidate]:
    """The entities of things, those that may be others with that remark."""
    wanted = want_ids(connection, things)
    entities = set(connection.execute(
        select(THINGS.c.entity).join(wanted, wanted.c.id == THINGS.c.id).where(THINGS.c.entity.is_not(None))).scalars())
    unsure = _doubts(connection, things)
    members = want_ids(connection, entities)
    names: dict[tuple[str, str], set[str]] = {}
    remarks: dict[tuple[str, str], str] = {}
    for number, name, key, type_ in connection.execute(
            select(THINGS.c.id, THINGS.c.name, ENTITIES.c.key, ENTITIES.c.type)
            .join(members, members.c.id == THINGS.c.entity).join(ENTITIES, ENTITIES.c.id == THINGS.c.entity)):
        names.setdefault((key, type_), set()).add(name)
        if number in unsure:
            remarks[key, type_] = unsure[number]
    return [Candidate(key, type_, tuple(sorted(told)), "; ".join(filter(None, (why, remarks.get((key, type_), "")))))
            for (key, type_), told in sorted(names.items(), key=lambda item: (item[0] in remarks, item[0]))]


def _doubts(connection: Connection, things: Iterable[int]) -> dict[int, str]:
    """What things may be besides, in words."""
    other = THINGS.alias()
    wanted = want_ids(connection, things)
    rows = connection.execute(
        select(DOUBTS.c.thing, DOUBTS.c.why, ENTITIES.c.key, other.c.name)
        .join(wanted, wanted.c.id == DOUBTS.c.thing).join(other, other.c.id == DOUBTS.c.other)
        .join(ENTITIES, ENTITIES.c.id == other.c.entity).order_by(DOUBTS.c.thing, ENTITIES.c.key))
    told: dict[int, list[str]] = {}
    for thing, why, key, name in rows:
        told.setdefault(thing, []).append(f"{name} ({key}: {why})")
    return {thing: "may be " + " or ".join(dict.fromkeys(found)) for thing, found in told.items()}
