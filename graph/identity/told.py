"""What current sources tell of things in claims of some kinds, as identity reads it.

Roles are by thing id, values by name.
"""

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select

from graph.claims import Value
from graph.ledger.bulk import want_ids
from graph.ledger.sources import State
from graph.ledger.tables import CLAIM_THINGS, CLAIMS, SOURCES, THINGS


class Told(NamedTuple):
    """One claim in which a thing has a role; `day` is when its source was published."""

    thing: int
    kind: str
    status: str
    roles: dict[str, int]
    values: dict[str, Value]
    version: int
    article: bool
    published: str | None

    @property
    def role(self) -> str:
        """The role that the thing has."""
        return next((name for name, one in self.roles.items() if one == self.thing), "")

    def text(self, name: str) -> str | None:
        """A value as text, None where it is not told."""
        value = self.values.get(name)
        return None if value is None else str(value)

    def number(self, name: str) -> int | None:
        """A value that is a whole number."""
        value = self.values.get(name)
        return value if isinstance(value, int) and not isinstance(value, bool) else None


def told_of(connection: Connection, things: Iterable[int], kinds: Sequence[str]) -> list[Told]:
    """The claims of these kinds about these things, in the order of the things and then of the claims' ids."""
    wanted = want_ids(connection, things)
    rows = connection.execute(
        select(
            CLAIM_THINGS.c.thing,
            CLAIMS.c.kind,
            CLAIMS.c.status,
            CLAIMS.c.roles,
            CLAIMS.c.vals,
            CLAIMS.c.source,
            SOURCES.c.kind,
            SOURCES.c.published,
        )
        .join(wanted, wanted.c.id == CLAIM_THINGS.c.thing)
        .join(CLAIMS, CLAIMS.c.id == CLAIM_THINGS.c.claim)
        .join(SOURCES, SOURCES.c.id == CLAIMS.c.source)
        .where(CLAIMS.c.kind.in_(kinds), SOURCES.c.state == State.CURRENT.value)
        .order_by(CLAIM_THINGS.c.thing, CLAIMS.c.key)
    )
    return [
        Told(
            thing,
            kind,
            status,
            {name: one[0] if isinstance(one, list) else one for name, one in json.loads(roles).items()},
            json.loads(vals),
            version,
            source_kind == "article",
            published,
        )
        for thing, kind, status, roles, vals, version, source_kind, published in rows
    ]


def entities_of(connection: Connection, things: Iterable[int]) -> dict[int, int]:
    """The entities of things that have one."""
    wanted = want_ids(connection, things)
    rows = connection.execute(select(THINGS.c.id, THINGS.c.entity).join(wanted, wanted.c.id == THINGS.c.id))
    return {thing: entity for thing, entity in rows if entity is not None}
