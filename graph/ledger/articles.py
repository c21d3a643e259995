"""The kept texts of articles, for whoever reads them again."""

from collections.abc import Iterator

from sqlalchemy import Connection, select

from graph.claims import Source
from graph.ledger.sources import State
from graph.ledger.tables import SOURCES

_ONE = (
    SOURCES.c.key,
    SOURCES.c.kind,
    SOURCES.c.loader,
    SOURCES.c.title,
    SOURCES.c.sha256,
    SOURCES.c.url,
    SOURCES.c.origin,
    SOURCES.c.publisher,
    SOURCES.c.published,
    SOURCES.c.language,
    SOURCES.c.licence,
    SOURCES.c.text,
)
_AT_ONCE = 200


def current_articles(connection: Connection) -> Iterator[Source]:
    """The current version of each article, in the order of keys; few texts are held at a time."""
    after = ""
    while True:
        rows = connection.execute(
            select(*_ONE)
            .where(SOURCES.c.kind == "article", SOURCES.c.state == State.CURRENT.value, SOURCES.c.key > after)
            .order_by(SOURCES.c.key)
            .limit(_AT_ONCE)
        ).all()
        if not rows:
            return
        for row in rows:
            yield Source(*row)
        after = rows[-1].key
