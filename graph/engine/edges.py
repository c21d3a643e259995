"""The relationships of matches that persons stand on."""

import json
from collections.abc import Collection, Iterable

from sqlalchemy import Connection, select

from graph.ledger.bulk import want_keys
from graph.ledger.sources import State
from graph.ledger.tables import EDGES, SOURCES
from graph.rows import EdgeRow

#: Made by matches, read by persons.
TYPES = ("SCORED", "ASSISTED", "APPEARED_IN", "MANAGED_IN", "REFEREED", "BOOKED", "SENT_OFF", "REPLACED")
_COLUMNS = (EDGES.c.key, EDGES.c.type, EDGES.c.start, EDGES.c.end, EDGES.c.props)


def edges_of_persons(connection: Connection, persons: Collection[str]) -> dict[str, list[EdgeRow]]:
    """By person the relationships of matches that begin or end there, and who scored the goals assisted."""
    found: dict[str, dict[str, EdgeRow]] = {}
    wanted = want_keys(connection, persons)
    live = EDGES.c.type.in_(TYPES) & EDGES.c.ended.is_(None)
    assisted: dict[str, set[str]] = {}
    for end in ("start", "end"):
        for row in _read(
            connection.execute(select(*_COLUMNS).join(wanted, wanted.c.key == EDGES.c[end]).where(live)).all()
        ):
            person = row.start if end == "start" else row.end
            found.setdefault(person, {})[row.key] = row
            if row.type == "ASSISTED":
                assisted.setdefault(row.end, set()).add(person)
    goals = want_keys(connection, assisted)
    for row in _read(
        connection.execute(
            select(*_COLUMNS)
            .join(goals, goals.c.key == EDGES.c.end)
            .where(EDGES.c.type == "SCORED", EDGES.c.ended.is_(None))
        ).all()
    ):
        for person in assisted[row.end]:
            found[person][row.key] = row
    return {person: [own[key] for key in sorted(own)] for person, own in found.items()}


def _read(rows: Iterable[tuple[str, str, str, str, str]]) -> list[EdgeRow]:
    return [EdgeRow(key, type_, start, end, json.loads(props)) for key, type_, start, end, props in rows]


def family_groups(connection: Connection) -> dict[str, str]:
    """The groups of sources that are not independent, by key; others stand alone."""
    rows = connection.execute(
        select(SOURCES.c.key, SOURCES.c.grouped).where(
            SOURCES.c.grouped.is_not(None), SOURCES.c.state == State.CURRENT.value
        )
    )
    return dict(rows.all())
