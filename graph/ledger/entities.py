"""The rows that stand for what has a unit in the graph: canonical entities and sources."""

from collections.abc import Iterable

from sqlalchemy import Connection, select

from graph.ledger.bulk import insert_rows, next_id, want_ids, want_keys
from graph.ledger.tables import ENTITIES

SOURCE = "source"


def entity_ids(connection: Connection, typed_keys: Iterable[tuple[str, str]]) -> dict[str, int]:
    """The id of each (key, type), made where it is new."""
    types = dict(typed_keys)
    found = known_entities(connection, types)
    new = sorted(types.keys() - found.keys())
    first = next_id(connection, ENTITIES)
    insert_rows(
        connection, ENTITIES, ("id", "key", "type"), [(first + nth, key, types[key]) for nth, key in enumerate(new)]
    )
    found.update((key, first + nth) for nth, key in enumerate(new))
    return found


def known_entities(connection: Connection, keys: Iterable[str]) -> dict[str, int]:
    """The ids of those keys that have one."""
    wanted = want_keys(connection, keys)
    rows = connection.execute(select(ENTITIES.c.key, ENTITIES.c.id).join(wanted, wanted.c.key == ENTITIES.c.key))
    return dict(rows.all())


def entity_keys(connection: Connection, ids: Iterable[int]) -> dict[int, tuple[str, str]]:
    """The key and the type of each entity."""
    wanted = want_ids(connection, ids)
    rows = connection.execute(
        select(ENTITIES.c.id, ENTITIES.c.key, ENTITIES.c.type).join(wanted, wanted.c.id == ENTITIES.c.id)
    )
    return {number: (key, type_) for number, key, type_ in rows}
