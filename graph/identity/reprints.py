"""Articles that print the same story: such sources count once, and name the one that was published first."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, select, update

from graph.identity.shingles import is_reprint, shingles, sketch
from graph.ledger.bulk import insert_rows, want_ids
from graph.ledger.sources import State
from graph.ledger.tables import REPRINTS, SKETCHES, SOURCES

_NEVER = "9999"


class _Article(NamedTuple):
    version: int
    family: int
    key: str
    published: str | None
    grouped: str | None
    hashes: frozenset[int]

    @property
    def order(self) -> tuple[str, str]:
        return (self.published or _NEVER, self.key)


def find_reprints(connection: Connection, families: Collection[int]) -> set[int]:
    """Looks again for the groups of these sources; gives the versions whose group is another now."""
    seeds = {*families, *_companions(connection, families)}
    known = _articles(connection, seeds)
    _set_sketches(connection, seeds, known.values())
    groups = _groups(connection, known)
    changed: dict[int, str | None] = {}
    links: list[tuple[int, int]] = []
    for group in groups:
        first = min(group, key=lambda one: one.order)
        for one in group:
            grouped = first.key if len(group) > 1 else None
            if one.grouped != grouped:
                changed[one.version] = grouped
            if one is not first:
                links.append((one.family, first.family))
    _write(connection, {one.family for group in groups for one in group} | seeds, changed, links)
    return set(changed)


def _companions(connection: Connection, families: Collection[int]) -> set[int]:
    """The sources that were of one group with these."""
    wanted = want_ids(connection, families)
    keys = select(SOURCES.c.grouped).join(wanted, wanted.c.id == SOURCES.c.family).where(SOURCES.c.grouped.is_not(None))
    return set(connection.execute(select(SOURCES.c.family).where(SOURCES.c.grouped.in_(keys))).scalars())


def _articles(connection: Connection, families: Iterable[int]) -> dict[int, _Article]:
    wanted = want_ids(connection, families)
    rows = connection.execute(
        select(SOURCES.c.id, SOURCES.c.family, SOURCES.c.key, SOURCES.c.published, SOURCES.c.grouped, SOURCES.c.text)
        .join(wanted, wanted.c.id == SOURCES.c.family)
        .where(SOURCES.c.kind == "article", SOURCES.c.state == State.CURRENT.value)
    )
    return {row[1]: _Article(*row[:5], shingles(row[5] or "")) for row in rows}


def _set_sketches(connection: Connection, families: Iterable[int], articles: Iterable[_Article]) -> None:
    wanted = want_ids(connection, families)
    connection.execute(delete(SKETCHES).where(SKETCHES.c.source.in_(select(wanted.c.id))))
    insert_rows(
        connection,
        SKETCHES,
        ("hash", "source"),
        sorted((one_hash, one.family) for one in articles for one_hash in sketch(one.hashes)),
    )


def _groups(connection: Connection, known: dict[int, _Article]) -> list[list[_Article]]:
    """The articles and all that reprint them, however many steps away, in groups."""
    links: dict[int, set[int]] = {family: set() for family in known}
    new = set(known)
    while new:
        likely = _likely(connection, new)
        known |= _articles(connection, {other for others in likely.values() for other in others} - known.keys())
        found: set[int] = set()
        for one, others in likely.items():
            for other in others & known.keys():
                if is_reprint(known[one].hashes, known[other].hashes):
                    links[one].add(other)
                    found |= {other} - links.keys()
                    links.setdefault(other, set()).add(one)
        new = found
    return _components(links, known)


def _likely(connection: Connection, families: Collection[int]) -> dict[int, set[int]]:
    """The articles that share hashes of their sketches with each of these."""
    wanted = want_ids(connection, families)
    other = SKETCHES.alias()
    rows = connection.execute(
        select(SKETCHES.c.source, other.c.source)
        .distinct()
        .select_from(SKETCHES)
        .join(wanted, wanted.c.id == SKETCHES.c.source)
        .join(other, other.c.hash == SKETCHES.c.hash)
        .where(other.c.source != SKETCHES.c.source)
    )
    found: dict[int, set[int]] = {}
    for one, also in rows:
        found.setdefault(one, set()).add(also)
    return found


def _components(links: dict[int, set[int]], known: dict[int, _Article]) -> list[list[_Article]]:
    seen: set[int] = set()
    groups = []
    for start in links:
        if start in seen:
            continue
        group, waiting = [], [start]
        seen.add(start)
        while waiting:
            one = waiting.pop()
            group.append(known[one])
            fresh = links[one] - seen
            seen |= fresh
            waiting.extend(fresh)
        groups.append(group)
    return groups


def _write(
    connection: Connection, families: Collection[int], changed: dict[int, str | None], links: Iterable[tuple[int, int]]
) -> None:
    wanted = want_ids(connection, families)
    connection.execute(delete(REPRINTS).where(REPRINTS.c.source.in_(select(wanted.c.id))))
    insert_rows(connection, REPRINTS, ("source", "original"), sorted(links))
    silent = want_ids(connection, families)
    connection.execute(
        update(SOURCES)
        .where(SOURCES.c.family.in_(select(silent.c.id)), SOURCES.c.state != State.CURRENT.value)
        .values(grouped=None)
    )
    if changed:
        connection.execute(
            update(SOURCES).where(SOURCES.c.id == bindparam("the_id")).values(grouped=bindparam("new_group")),
            [{"the_id": version, "new_group": grouped} for version, grouped in changed.items()],
        )
