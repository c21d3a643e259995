"""Which claims speak of which things, as ids only."""

import json
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sqlalchemy import Connection, select

from graph.ledger.bulk import want_ids
from graph.ledger.tables import CLAIM_THINGS, CLAIMS


class Spoken(NamedTuple):
    """The things of one claim; `match` is the one whose unit alone reads it, where it names one."""

    things: frozenset[int]
    match: int | None

    @property
    def readers(self) -> frozenset[int]:
        """The things whose units read the claim."""
        return self.things if self.match is None else frozenset((self.match,))


def claims_with(connection: Connection, things: Iterable[int]) -> Iterator[Spoken]:
    """The claims that speak of any of these things, whatever the state of their sources."""
    wanted = want_ids(connection, things)
    rows = connection.execute(
        select(CLAIMS.c.roles, CLAIMS.c.attributed)
        .join(CLAIM_THINGS, CLAIM_THINGS.c.claim == CLAIMS.c.id)
        .join(wanted, wanted.c.id == CLAIM_THINGS.c.thing)
    ).all()
    return _spoken(rows)


def claims_of(connection: Connection, versions: Iterable[int]) -> Iterator[Spoken]:
    """The claims that these versions of sources made last."""
    wanted = want_ids(connection, versions)
    return _spoken(
        connection.execute(
            select(CLAIMS.c.roles, CLAIMS.c.attributed).join(wanted, wanted.c.id == CLAIMS.c.source)
        ).all()
    )


def _spoken(rows: Iterable[tuple[str, int | None]]) -> Iterator[Spoken]:
    for text, attributed in rows:
        roles = {name: one[0] if isinstance(one, list) else one for name, one in json.loads(text).items()}
        about = frozenset(roles.values()) if attributed is None else frozenset((*roles.values(), attributed))
        yield Spoken(about, roles.get("match"))
