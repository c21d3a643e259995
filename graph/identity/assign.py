"""Writing down what identity found: the entity of each thing, under its canonical key."""

from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import Connection, bindparam, update

from graph.identity.canonical import canonical_key
from graph.identity.profile import Profile
from graph.ledger.entities import entity_ids
from graph.ledger.tables import THINGS


def assign(
    connection: Connection,
    groups: Iterable[Sequence[int]],
    known: Mapping[int, Profile],
    registers: Mapping[int, Sequence[str]],
    changed: dict[int, tuple[int | None, int | None]],
) -> set[int]:
    """Gives each group its entity; notes in `changed` the old and new entity of things, and gives those things."""
    keys: dict[int, tuple[str, str]] = {}
    taken: set[str] = set()
    for group in groups:
        first = known[group[0]]
        told = [register for one in _naming(group, known) for register in registers.get(one, ())]
        key = canonical_key(first.type, told, first.key, taken)
        taken.add(key)
        keys.update((one, (key, first.type)) for one in group)
    ids = entity_ids(connection, keys.values())
    return _write(
        connection, {one: ids[key] for one, (key, _) in keys.items()}, {one: known[one].entity for one in keys}, changed
    )


def _naming(group: Sequence[int], known: Mapping[int, Profile]) -> Sequence[int]:
    """The things whose ids in registers may name a group: those of data, where there are any.

    An id that only an article tells never renames what data speak of, for all its matches would change with it.
    """
    return [one for one in group if not known[one].article] or group


def attach(
    connection: Connection,
    chosen: Mapping[int, int],
    known: Mapping[int, Profile],
    changed: dict[int, tuple[int | None, int | None]],
) -> set[int]:
    """Gives things an entity that others have already."""
    return _write(connection, chosen, {one: known[one].entity for one in chosen}, changed)


def release(
    connection: Connection, things: Mapping[int, int | None], changed: dict[int, tuple[int | None, int | None]]
) -> set[int]:
    """Takes things of which no current source speaks out of their entities."""
    return _write(connection, dict.fromkeys(things, None), things, changed)


def _write(
    connection: Connection,
    new: Mapping[int, int | None],
    old: Mapping[int, int | None],
    changed: dict[int, tuple[int | None, int | None]],
) -> set[int]:
    moved = {one: entity for one, entity in new.items() if entity != old[one]}
    if moved:
        connection.execute(
            update(THINGS).where(THINGS.c.id == bindparam("the_id")),
            [{"the_id": one, "entity": entity} for one, entity in moved.items()],
        )
    for one, entity in moved.items():
        changed[one] = (changed[one][0] if one in changed else old[one], entity)
    return set(moved)
