"""Keeping the things that sources speak of."""

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, bindparam, select, update

from graph.claims import Thing
from graph.ledger.bulk import insert_rows, next_id, want_keys
from graph.ledger.entities import SOURCE, entity_ids
from graph.ledger.tables import THINGS
from graph.ledger.touched import Touched

_COLUMNS = ("id", "key", "source", "type", "local", "name", "register")


def keep_things(connection: Connection, things: Sequence[Thing], touched: Touched) -> dict[str, int]:
    """The ids of things by their keys; new ones are kept, and what is told anew of known ones replaces the old."""
    last = {thing.id: thing for thing in things}
    known = _known(connection, last)
    families = entity_ids(connection, ((thing.source, SOURCE) for thing in last.values()))
    ids = {key: row[0] for key, row in known.items()}
    new = [thing for key, thing in last.items() if key not in known]
    first = next_id(connection, THINGS)
    insert_rows(
        connection,
        THINGS,
        _COLUMNS,
        [
            (first + nth, one.id, families[one.source], one.type.value, one.local, one.name, one.register)
            for nth, one in enumerate(new)
        ],
    )
    ids.update((one.id, first + nth) for nth, one in enumerate(new))
    _tell_anew(connection, [last[key] for key, row in known.items() if row[1:] != _told(last[key])], ids, touched)
    return ids


def thing_ids(connection: Connection, keys: Iterable[str]) -> dict[str, int]:
    """The ids of things that are in the ledger."""
    return {key: row[0] for key, row in _known(connection, keys).items()}


def _told(thing: Thing) -> tuple[str, str, str | None]:
    return thing.local, thing.name, thing.register


def _known(connection: Connection, keys: Iterable[str]) -> dict[str, tuple[int, str, str, str | None]]:
    wanted = want_keys(connection, keys)
    rows = connection.execute(
        select(THINGS.c.key, THINGS.c.id, THINGS.c.local, THINGS.c.name, THINGS.c.register).join(
            wanted, wanted.c.key == THINGS.c.key
        )
    )
    return {key: (number, local, name, register) for key, number, local, name, register in rows}


def _tell_anew(connection: Connection, things: Sequence[Thing], ids: dict[str, int], touched: Touched) -> None:
    if not things:
        return
    connection.execute(
        update(THINGS).where(THINGS.c.id == bindparam("the_id")),
        [{"the_id": ids[one.id], "local": one.local, "name": one.name, "register": one.register} for one in things],
    )
    told = {ids[one.id] for one in things}
    touched.things |= told
    touched.renamed |= told
