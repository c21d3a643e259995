"""Keeping sources and their versions: which one is current, and what becomes of the others."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from sqlalchemy import BindParameter, Connection, bindparam, func, or_, select, update

from graph.claims import Source, thing
from graph.kinds import ThingType
from graph.ledger.bulk import Cell, insert_rows, next_id, want_ids, want_keys
from graph.ledger.entities import SOURCE, entity_ids
from graph.ledger.reading import claims_of
from graph.ledger.tables import CLAIMS, SOURCES
from graph.ledger.things import keep_things
from graph.ledger.touched import Touched


class State(StrEnum):
    """Whether a version of a source speaks: the current one does, older and retracted ones stay as they were."""

    CURRENT = "current"
    SUPERSEDED = "superseded"
    RETRACTED = "retracted"


class Outcome(StrEnum):
    """What adding a source came to."""

    ADDED = "added"
    REPLACED = "replaced"
    KNOWN = "known"
    RESTORED = "restored"


class Kept(NamedTuple):
    """A version of a source in the ledger."""

    id: int
    family: int
    outcome: Outcome


_TOLD = ("kind", "loader", "title", "url", "origin", "publisher", "published", "language", "licence", "text")


def keep_sources(connection: Connection, sources: Sequence[Source], touched: Touched) -> dict[str, Kept]:
    """Makes these versions the current ones of their sources; gives by key what each came to."""
    last = {source.key: source for source in sources}
    families = entity_ids(connection, ((key, SOURCE) for key in last))
    publishers = _publishers(connection, last.values(), touched)
    versions = _versions(connection, last)
    number = next_id(connection, SOURCES)
    kept: dict[str, Kept] = {}
    inserts: list[tuple[Cell, ...]] = []
    updates: list[dict[str, Cell]] = []
    for key, source in last.items():
        mine, others = _split(versions.get(key, []), source.sha256)
        outcome = _outcome(mine, others)
        told = {name: getattr(source, name) for name in _TOLD} | {"publisher_thing": publishers.get(key)}
        if mine is None:
            kept[key] = Kept(number, families[key], outcome)
            inserts.append((number, families[key], key, State.CURRENT.value, source.sha256, *told.values()))
            number += 1
        else:
            kept[key] = Kept(mine.id, families[key], outcome)
            if mine.state != State.CURRENT:
                touched.things.update(things_of_versions(connection, [mine.id]))
            updates.append(
                {
                    "the_id": mine.id,
                    "new_state": State.CURRENT.value,
                    **{f"new_{name}": value for name, value in told.items() if value is not None},
                }
            )
        touched.families.add(families[key])
        silence(connection, [one.id for one in others if one.state == State.CURRENT], State.SUPERSEDED, touched)
    insert_rows(connection, SOURCES, ("id", "family", "key", "state", "sha256", *_TOLD, "publisher_thing"), inserts)
    _update(connection, updates)
    return kept


def silence(connection: Connection, versions: Sequence[int], state: State, touched: Touched) -> None:
    """Takes these versions out of what is derived; their texts and claims stay."""
    if not versions:
        return
    touched.things.update(things_of_versions(connection, versions))
    wanted = want_ids(connection, versions)
    touched.families.update(
        connection.execute(select(SOURCES.c.family).join(wanted, wanted.c.id == SOURCES.c.id)).scalars()
    )
    connection.execute(update(SOURCES).where(SOURCES.c.id.in_(select(wanted.c.id))).values(state=state.value))


def supersede_same_origin(
    connection: Connection, origins: Iterable[str], seen: set[int], touched: Touched
) -> list[str]:
    """Replaces articles without address that stood in these files and do so no longer; gives their keys."""
    wanted = want_keys(connection, origins)
    rows = connection.execute(
        select(SOURCES.c.id, SOURCES.c.key)
        .join(wanted, wanted.c.key == SOURCES.c.origin)
        .where(SOURCES.c.state == State.CURRENT.value, SOURCES.c.url.is_(None), SOURCES.c.kind == "article")
    ).all()
    gone = [(number, key) for number, key in rows if number not in seen]
    silence(connection, [number for number, _ in gone], State.SUPERSEDED, touched)
    return sorted(key for _, key in gone)


def current_versions(connection: Connection, named: Sequence[str]) -> list[tuple[int, str]]:
    """The current versions that any of these keys, addresses and paths names, with their keys."""
    rows = connection.execute(
        select(SOURCES.c.id, SOURCES.c.key)
        .order_by(SOURCES.c.key)
        .where(
            SOURCES.c.state == State.CURRENT.value,
            or_(SOURCES.c.key.in_(named), SOURCES.c.url.in_(named), SOURCES.c.origin.in_(named)),
        )
    ).all()
    return [(number, key) for number, key in rows]


class Known(NamedTuple):
    """What a source goes by."""

    key: str
    url: str | None
    origin: str | None
    title: str


def known_sources(connection: Connection) -> list[Known]:
    """What the current sources go by, in the order of keys."""
    columns = (SOURCES.c.key, SOURCES.c.url, SOURCES.c.origin, SOURCES.c.title)
    query = select(*columns).where(SOURCES.c.state == State.CURRENT.value).order_by(SOURCES.c.key)
    return [Known(*row) for row in connection.execute(query)]


def things_of_versions(connection: Connection, versions: Sequence[int]) -> set[int]:
    """The things of which these versions' claims speak, and their publishers."""
    spoken = {thing for claim in claims_of(connection, versions) for thing in claim.things}
    wanted = want_ids(connection, versions)
    publishers = connection.execute(
        select(SOURCES.c.publisher_thing).join(wanted, wanted.c.id == SOURCES.c.id)
    ).scalars()
    return {*spoken, *(one for one in publishers if one is not None)}


def families_of(connection: Connection, versions: Iterable[int]) -> set[int]:
    """The sources of which these are versions."""
    wanted = want_ids(connection, versions)
    return set(connection.execute(select(SOURCES.c.family).join(wanted, wanted.c.id == SOURCES.c.id)).scalars())


class _Version(NamedTuple):
    id: int
    sha256: str
    state: str


def _versions(connection: Connection, keys: Iterable[str]) -> dict[str, list[_Version]]:
    wanted = want_keys(connection, keys)
    found: dict[str, list[_Version]] = {}
    for key, number, sha256, state in connection.execute(
        select(SOURCES.c.key, SOURCES.c.id, SOURCES.c.sha256, SOURCES.c.state).join(
            wanted, wanted.c.key == SOURCES.c.key
        )
    ):
        found.setdefault(key, []).append(_Version(number, sha256, state))
    return found


def _split(versions: list[_Version], sha256: str) -> tuple[_Version | None, list[_Version]]:
    mine = next((one for one in versions if one.sha256 == sha256), None)
    return mine, [one for one in versions if one is not mine]


def _outcome(mine: _Version | None, others: Sequence[_Version]) -> Outcome:
    if mine is not None and mine.state == State.CURRENT:
        return Outcome.KNOWN
    if any(one.state == State.CURRENT for one in others):
        return Outcome.REPLACED
    if mine is not None or others:
        return Outcome.RESTORED
    return Outcome.ADDED


def _publishers(connection: Connection, sources: Iterable[Source], touched: Touched) -> dict[str, int]:
    """A thing for the publisher of each source that tells one, by the source's key."""
    things = {
        source.key: thing(source.key, ThingType.PUBLISHER, f"publisher {source.publisher}", source.publisher)
        for source in sources
        if source.publisher
    }
    ids = keep_things(connection, list(things.values()), touched)
    touched.things.update(ids.values())
    return {key: ids[one.id] for key, one in things.items()}


def _update(connection: Connection, updates: Sequence[dict[str, Cell]]) -> None:
    """Statements with the same columns go together."""
    shapes: dict[tuple[str, ...], list[dict[str, Cell]]] = {}
    for one in updates:
        shapes.setdefault(tuple(sorted(one)), []).append(one)
    for shape, rows in sorted(shapes.items()):
        values: dict[str, BindParameter[Cell]] = {
            name.removeprefix("new_"): bindparam(name) for name in shape if name != "the_id"
        }
        connection.execute(update(SOURCES).where(SOURCES.c.id == bindparam("the_id")).values(values), rows)


def claims_by_source(connection: Connection) -> dict[str, int]:
    """How many claims the current version of each source makes, by the source's key."""
    rows = connection.execute(
        select(SOURCES.c.key, func.count())
        .join(CLAIMS, CLAIMS.c.source == SOURCES.c.id)
        .where(SOURCES.c.state == State.CURRENT.value)
        .group_by(SOURCES.c.key)
    )
    return dict(rows.all())
