"""Under which keys things are looked for, and the neighbourhood of all that share one, however many steps away."""

from collections.abc import Collection, Iterable, Sequence

from sqlalchemy import Connection, delete, select

from graph.identity.person_names import parts_of
from graph.identity.verdicts import Judgement, Verdicts
from graph.kinds import ThingType
from graph.ledger.bulk import insert_rows, want_ids, want_keys
from graph.ledger.tables import LOOKUPS, THINGS
from graph.names import family_name, fold

_MOST_TURNS = 4


def name_keys(type_: str, name: str) -> set[str]:
    """The keys under which a name is looked for; those of people allow for either order of parts.

    `L|` is the family name, `F|` the first part, `S|` a name of one part, `J|` the whole name in each turn of its parts
    without blanks: 'SON Heungmin', 'Heung-Min Son' and 'Son Heung-min' share two.
    """
    folded = fold(name)
    if not folded:
        return set()
    if type_ != ThingType.PERSON:
        return {f"{type_}|{folded}"}
    parts = list(parts_of(folded))
    keys = {f"L|{family_name(' '.join(parts))}", f"L|{parts[-1]}", f"F|{parts[0]}"}
    if len(parts) == 1:
        keys.add(f"S|{parts[0]}")
    else:
        turns = range(len(parts)) if len(parts) <= _MOST_TURNS else (0,)
        keys.update(f"J|{''.join(parts[turn:] + parts[:turn])}" for turn in turns)
    return keys


def id_key(type_: str, register: str) -> str:
    """The key under which things with an id in a register are looked for."""
    return f"I|{type_}|{register}"


def sought_keys(keys: Iterable[str]) -> set[str]:
    """Of the keys of one thing those under which it looks for others: a single name is anybody's first part.

    Two people who share nothing but a first part are no neighbours.
    """
    wanted: set[str] = set()
    for key in keys:
        part = key[2:]
        if key.startswith("F|"):
            wanted.add(f"S|{part}")
        elif key.startswith("S|"):
            wanted.update((key, f"F|{part}", f"L|{part}"))
        else:
            wanted.add(key)
    return wanted


def set_lookups(connection: Connection, keys: dict[int, set[str]]) -> None:
    """Replaces the keys of things; an empty set takes a thing out."""
    wanted = want_ids(connection, keys)
    connection.execute(delete(LOOKUPS).where(LOOKUPS.c.thing.in_(select(wanted.c.id))))
    insert_rows(
        connection, LOOKUPS, ("key", "thing"), sorted((key, thing) for thing, own in keys.items() for key in own)
    )


def keys_of(connection: Connection, things: Iterable[int]) -> dict[int, set[str]]:
    """The keys of things."""
    wanted = want_ids(connection, things)
    found: dict[int, set[str]] = {}
    for key, thing in connection.execute(
        select(LOOKUPS.c.key, LOOKUPS.c.thing).join(wanted, wanted.c.id == LOOKUPS.c.thing)
    ):
        found.setdefault(thing, set()).add(key)
    return found


def things_under(connection: Connection, keys: Iterable[str]) -> set[int]:
    """The things that are looked for under any of these keys."""
    wanted = want_keys(connection, keys)
    return set(connection.execute(select(LOOKUPS.c.thing).join(wanted, wanted.c.key == LOOKUPS.c.key)).scalars())


def neighbourhood(connection: Connection, seeds: Collection[int], verdicts: Verdicts) -> dict[int, set[str]]:
    """All things that can be one with a seed by way of shared keys or verdicts, with their keys."""
    found: dict[int, set[str]] = {}
    asked: set[str] = set()
    new = set(seeds)
    while new:
        fresh = keys_of(connection, new)
        found.update({thing: fresh.get(thing, set()) for thing in new})
        sought = {key for thing in new for key in sought_keys(found[thing])} - asked
        asked |= sought
        reached = things_under(connection, sought)
        reached |= _by_verdict(connection, new, found, verdicts)
        new = reached - found.keys()
    return found


def _by_verdict(
    connection: Connection, things: Iterable[int], keys: dict[int, set[str]], verdicts: Verdicts
) -> set[int]:
    if not verdicts.pairs:
        return set()
    wanted = want_ids(connection, things)
    own = connection.execute(select(THINGS.c.key, THINGS.c.id).join(wanted, wanted.c.id == THINGS.c.id)).all()
    partners = {partner for key, _ in own for partner in verdicts.partners(key)}
    partners.update(
        partner
        for thing in things
        for key in keys[thing]
        if key.startswith("I|")
        for partner in verdicts.partners(key.split("|", 2)[2])
    )
    return things_named(connection, partners)


def things_named(connection: Connection, members: Iterable[str]) -> set[int]:
    """The things that members of verdicts name: by their own id or by an id in a register."""
    wanted_members = list(members)
    if not wanted_members:
        return set()
    by_register = things_under(connection, (id_key(type_.value, one) for one in wanted_members for type_ in ThingType))
    wanted = want_keys(connection, wanted_members)
    return by_register | set(
        connection.execute(select(THINGS.c.id).join(wanted, wanted.c.key == THINGS.c.key)).scalars()
    )


def verdict_pairs(things: dict[int, tuple[str, Sequence[str]]], verdicts: Verdicts) -> list[tuple[int, int, Judgement]]:
    """The verdicts on pairs of these things, given by their own id and their ids in registers, in a fixed order."""
    if not verdicts.pairs:
        return []
    bearers: dict[str, list[int]] = {}
    for number, (key, registers) in things.items():
        for member in {key, *registers}:
            bearers.setdefault(member, []).append(number)
    key_of = {number: key for number, (key, _) in things.items()}
    return [
        (first, second, judgement)
        for (one, other), judgement in verdicts.pairs.items()
        for first in sorted(bearers.get(one, []), key=key_of.__getitem__)
        for second in sorted(bearers.get(other, []), key=key_of.__getitem__)
        if first != second
    ]
