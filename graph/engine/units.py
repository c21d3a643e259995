"""Which units of the graph have to be made again after things, sources or their identity changed."""

from collections.abc import Collection, Iterable, Mapping

from sqlalchemy import Connection, select

from graph.identity.identify import Moved
from graph.ledger.bulk import want_ids
from graph.ledger.reading import claims_with
from graph.ledger.tables import SOURCES, THINGS


def touched_units(
    connection: Connection,
    things: Collection[int],
    moved: Mapping[int, Moved],
    renamed: Collection[int],
    families: Collection[int],
) -> set[int]:
    """The entities and families whose units may have other rows now."""
    units = {entity for pair in moved.values() for entity in pair if entity is not None}
    units.update(_entities(connection, things))
    # A thing that had no entity is new, with all its claims: the units that read them were touched with it.
    shown = {*renamed, *(one for one, pair in moved.items() if None not in pair)}
    units.update(_entities(connection, {one for claim in claims_with(connection, shown) for one in claim.readers}))
    units.update(_families(connection, shown))
    units.update(families)
    return units


def _entities(connection: Connection, things: Iterable[int]) -> set[int]:
    wanted = want_ids(connection, things)
    found = connection.execute(select(THINGS.c.entity).distinct().join(wanted, wanted.c.id == THINGS.c.id)).scalars()
    return {one for one in found if one is not None}


def _families(connection: Connection, things: Iterable[int]) -> set[int]:
    """The articles that speak of these things: what an article mentions hangs on it."""
    wanted = want_ids(connection, things)
    return set(
        connection.execute(
            select(THINGS.c.source)
            .distinct()
            .join(wanted, wanted.c.id == THINGS.c.id)
            .join(SOURCES, SOURCES.c.family == THINGS.c.source)
            .where(SOURCES.c.kind == "article")
        ).scalars()
    )
