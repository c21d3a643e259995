"""Reading claims as facts see them: roles led to canonical entities, each with its source.

One query reads a table and chunk.
"""

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple, cast

from sqlalchemy import Connection, select

from graph.claims import ClaimView, RoleView, SourceKind, SourceView, Thing, Value
from graph.kinds import Status, ThingType
from graph.ledger.bulk import want_claims, want_ids
from graph.ledger.sources import State
from graph.ledger.tables import CLAIM_THINGS, CLAIMS, ENTITIES, REPRINTS, SOURCES, THINGS

_STATUS = {status.value: status for status in Status}
_ORIGINAL = ENTITIES.alias("original")
_TYPES = {type_.value: type_ for type_ in ThingType}
_CLAIM = (
    CLAIMS.c.id,
    CLAIMS.c.key,
    CLAIMS.c.source,
    CLAIMS.c.kind,
    CLAIMS.c.status,
    CLAIMS.c.roles,
    CLAIMS.c.vals,
    CLAIMS.c.rule,
    CLAIMS.c.start,
    CLAIMS.c.end,
    CLAIMS.c.quote,
    CLAIMS.c.record,
    CLAIMS.c.attributed,
)
_SOURCE = (
    SOURCES.c.id,
    SOURCES.c.key,
    SOURCES.c.kind,
    SOURCES.c.title,
    SOURCES.c.published,
    SOURCES.c.publisher,
    SOURCES.c.url,
    SOURCES.c.licence,
    SOURCES.c.grouped,
    SOURCES.c.language,
    SOURCES.c.sha256,
    ENTITIES.c.key,
    _ORIGINAL.c.key,
)
_ClaimRow = tuple[int, bytes, int, str, str, str, str, str, int | None, int | None, str | None, str | None, int | None]


class Member(NamedTuple):
    """A thing with its id and the entity that identity found for it."""

    id: int
    entity: int | None
    thing: Thing


class _Told(NamedTuple):
    key: str
    name: str
    entity: str


def claims_near(connection: Connection, things: Iterable[int]) -> dict[int, list[ClaimView]]:
    """The current claims that the units of these things read, by thing."""
    wanted = want_ids(connection, things)
    rows = connection.execute(
        select(*_CLAIM, CLAIM_THINGS.c.thing)
        .join(CLAIM_THINGS, CLAIM_THINGS.c.claim == CLAIMS.c.id)
        .join(wanted, wanted.c.id == CLAIM_THINGS.c.thing)
        .join(SOURCES, SOURCES.c.id == CLAIMS.c.source)
        .where(CLAIM_THINGS.c.near == 1, SOURCES.c.state == State.CURRENT.value)
    ).all()
    found: dict[int, list[ClaimView]] = {}
    claims: Sequence[_ClaimRow] = [row[:-1] for row in rows]
    for row, view in zip(rows, _views(connection, claims), strict=True):
        found.setdefault(row[-1], []).append(view)
    return found


def claims_of_families(
    connection: Connection, families: Iterable[int], kinds: Sequence[str]
) -> dict[int, list[ClaimView]]:
    """The claims of these kinds that the current versions of these sources make, by family."""
    wanted = want_ids(connection, families)
    rows = connection.execute(
        select(*_CLAIM, SOURCES.c.family)
        .join(SOURCES, SOURCES.c.id == CLAIMS.c.source)
        .join(wanted, wanted.c.id == SOURCES.c.family)
        .where(SOURCES.c.state == State.CURRENT.value, SOURCES.c.kind == "article", CLAIMS.c.kind.in_(kinds))
    ).all()
    found: dict[int, list[ClaimView]] = {}
    for row, view in zip(rows, _views(connection, [row[:13] for row in rows]), strict=True):
        found.setdefault(row[-1], []).append(view)
    return found


def claims_by_key(connection: Connection, keys: Iterable[str]) -> list[ClaimView]:
    """Claims by their ids, whatever the state of their sources."""
    wanted = want_claims(connection, (bytes.fromhex(key) for key in keys))
    rows = connection.execute(select(*_CLAIM).join(wanted, wanted.c.key == CLAIMS.c.key)).all()
    return sorted(_views(connection, [row[:13] for row in rows]), key=lambda view: view.id)


def members(connection: Connection, entities: Iterable[int]) -> dict[int, list[Member]]:
    """The things that are these entities, by entity, in the order of their keys."""
    wanted = want_ids(connection, entities)
    source = ENTITIES.alias()
    rows = connection.execute(
        select(
            THINGS.c.id,
            THINGS.c.entity,
            THINGS.c.key,
            source.c.key,
            THINGS.c.type,
            THINGS.c.local,
            THINGS.c.name,
            THINGS.c.register,
        )
        .join(wanted, wanted.c.id == THINGS.c.entity)
        .join(source, source.c.id == THINGS.c.source)
        .order_by(THINGS.c.key)
    )
    found: dict[int, list[Member]] = {}
    for number, entity, key, family, type_, local, name, register in rows:
        found.setdefault(entity, []).append(
            Member(number, entity, Thing(key, family, _TYPES[type_], local, name, register))
        )
    return found


def source_views(connection: Connection, versions: Iterable[int]) -> dict[int, SourceView]:
    """Sources as facts see them, by version."""
    wanted = want_ids(connection, versions)
    rows = connection.execute(
        select(*_SOURCE)
        .join(wanted, wanted.c.id == SOURCES.c.id)
        .outerjoin(THINGS, THINGS.c.id == SOURCES.c.publisher_thing)
        .outerjoin(ENTITIES, ENTITIES.c.id == THINGS.c.entity)
        .outerjoin(REPRINTS, REPRINTS.c.source == SOURCES.c.family)
        .outerjoin(_ORIGINAL, _ORIGINAL.c.id == REPRINTS.c.original)
    )
    return {
        number: SourceView(
            key, cast("SourceKind", kind), title, published, publisher, url, licence, grouped or key, *more
        )
        for number, key, kind, title, published, publisher, url, licence, grouped, *more in rows
    }


def _views(connection: Connection, rows: Sequence[_ClaimRow]) -> list[ClaimView]:
    roles = [json.loads(row[5]) for row in rows]
    things = {one[0] if isinstance(one, list) else one for told in roles for one in told.values()}
    things.update(row[12] for row in rows if row[12] is not None)
    known = _told(connection, things)
    sources = source_views(connection, {row[2] for row in rows})
    texts = _texts(connection, {row[2] for row in rows if row[10] is None and row[8] is not None})
    return [_view(row, told, known, sources, texts) for row, told in zip(rows, roles, strict=True)]


def _view(
    row: _ClaimRow,
    told: dict[str, int | list[int | str | None]],
    known: dict[int, _Told],
    sources: dict[int, SourceView],
    texts: dict[int, str],
) -> ClaimView:
    _, key, version, kind, status, _, vals, rule, start, end, quote, record, attributed = row
    if quote is None and start is not None:
        quote = texts.get(version, "")[start:end]
    roles = {name: _role(one, known) for name, one in told.items()}
    values: dict[str, Value] = json.loads(vals)
    by = _role(attributed, known) if attributed is not None else None
    return ClaimView(
        key.hex(), kind, _STATUS[status], sources[version], roles, values, rule, quote, start, end, record, by
    )


def _role(one: int | list[int | str | None], known: dict[int, _Told]) -> RoleView:
    if isinstance(one, int):
        key, name, entity = known[one]
        return RoleView(entity, key, name)
    number, told, start, end, how = cast("tuple[int, str, int | None, int | None, str]", one)
    key, name, entity = known[number]
    return RoleView(entity, key, name, told, start, end, how)


def _told(connection: Connection, things: Iterable[int]) -> dict[int, _Told]:
    wanted = want_ids(connection, things)
    rows = connection.execute(
        select(THINGS.c.id, THINGS.c.key, THINGS.c.name, ENTITIES.c.key)
        .join(wanted, wanted.c.id == THINGS.c.id)
        .outerjoin(ENTITIES, ENTITIES.c.id == THINGS.c.entity)
    )
    return {number: _Told(key, name, entity or key) for number, key, name, entity in rows}


def _texts(connection: Connection, versions: Iterable[int]) -> dict[int, str]:
    wanted = want_ids(connection, versions)
    rows = connection.execute(select(SOURCES.c.id, SOURCES.c.text).join(wanted, wanted.c.id == SOURCES.c.id))
    return {number: text or "" for number, text in rows}


def current_versions_of(connection: Connection, families: Iterable[int]) -> dict[int, SourceView]:
    """The current versions of these sources as facts see them, by family."""
    wanted = want_ids(connection, families)
    rows = connection.execute(
        select(SOURCES.c.id, SOURCES.c.family)
        .join(wanted, wanted.c.id == SOURCES.c.family)
        .where(SOURCES.c.state == State.CURRENT.value)
    ).all()
    seen = source_views(connection, [number for number, _ in rows])
    return {family: seen[number] for number, family in rows}
