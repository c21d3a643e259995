"""What a person or club may be besides, where the evidence does not decide."""

from collections.abc import Collection

from sqlalchemy import Connection, select

from graph.ledger.bulk import want_ids
from graph.ledger.tables import DOUBTS, ENTITIES, THINGS


def doubts_of(connection: Connection, keys: Collection[str]) -> dict[str, tuple[str, ...]]:
    """For entities by their keys: what each may be besides, as 'name (key: why)'; those without doubts are left out."""
    entities = connection.execute(select(ENTITIES.c.id, ENTITIES.c.key).where(ENTITIES.c.key.in_(sorted(keys)))).all()
    of = dict(entities)
    wanted = want_ids(connection, of)
    other, candidate = THINGS.alias(), ENTITIES.alias()
    rows = connection.execute(
        select(THINGS.c.entity, other.c.name, candidate.c.key, DOUBTS.c.why)
        .join(wanted, wanted.c.id == THINGS.c.entity)
        .join(DOUBTS, DOUBTS.c.thing == THINGS.c.id)
        .join(other, other.c.id == DOUBTS.c.other)
        .join(candidate, candidate.c.id == other.c.entity)
        .where(candidate.c.id != THINGS.c.entity)
        .order_by(other.c.name, candidate.c.key, DOUBTS.c.why)
    )
    found: dict[str, dict[str, str]] = {}
    for entity, name, key, why in rows:
        found.setdefault(of[entity], {}).setdefault(key, f"{name} ({key}: {why})")
    return {key: tuple(told.values()) for key, told in found.items()}
