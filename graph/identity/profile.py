"""What identity knows of each thing before it looks at claims of events: its source, its names and its ids."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, exists, or_, select

from graph.ledger.bulk import want_ids
from graph.ledger.sources import State
from graph.ledger.tables import CLAIM_THINGS, CLAIMS, SOURCES, THINGS

_NEVER = "9999"
_OTHER = SOURCES.alias()


class Profile(NamedTuple):
    """A thing with what its source is.

    `order` sorts things: data before articles, then by day of the source, then by id.
    """

    id: int
    key: str
    type: str
    source: int
    article: bool
    published: str | None
    name: str
    register: str | None
    entity: int | None

    @property
    def order(self) -> tuple[str, ...]:
        """Data first, then first published, then lowest id: what gives an entity its key where no register does.

        Whatever day an article has, what data speak of keeps its key when the article comes.
        """
        return ("1" if self.article else "0", (self.published or _NEVER)[:10], self.key)


def profiles(connection: Connection, things: Iterable[int]) -> dict[int, Profile]:
    """The profiles of those of the things that a current source still speaks of."""
    wanted = want_ids(connection, things)
    current = SOURCES.c.state == State.CURRENT.value
    spoken = exists(
        select(CLAIM_THINGS.c.claim)
        .join(CLAIMS, CLAIMS.c.id == CLAIM_THINGS.c.claim)
        .join(_OTHER, _OTHER.c.id == CLAIMS.c.source)
        .where(CLAIM_THINGS.c.thing == THINGS.c.id, _OTHER.c.state == State.CURRENT.value)
        .correlate(THINGS)
    )
    rows = connection.execute(
        select(
            THINGS.c.id,
            THINGS.c.key,
            THINGS.c.type,
            THINGS.c.source,
            SOURCES.c.kind,
            SOURCES.c.published,
            THINGS.c.name,
            THINGS.c.register,
            THINGS.c.entity,
        )
        .join(wanted, wanted.c.id == THINGS.c.id)
        .join(SOURCES, SOURCES.c.family == THINGS.c.source)
        .where(current, or_(SOURCES.c.publisher_thing == THINGS.c.id, spoken))
    )
    return {row[0]: Profile(*row[:4], row[4] == "article", *row[5:]) for row in rows}
