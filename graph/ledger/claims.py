"""Keeping claims, of prose one by one and of tables by the batch.

A claim that is there already is known, not kept twice.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import compress, repeat
from typing import NamedTuple, cast

from sqlalchemy import Connection, delete, select, update

from graph.claims import Claim, ClaimBatch
from graph.ledger.bulk import Cell, insert_rows, next_id, want_claims, want_ids
from graph.ledger.tables import CLAIM_THINGS, CLAIMS

_COLUMNS = (
    "id",
    "key",
    "source",
    "kind",
    "status",
    "roles",
    "vals",
    "rule",
    "start",
    "end",
    "quote",
    "record",
    "attributed",
)
#: The columns of claims of data: the others are empty there, and each that is handed over costs time.
_OF_RECORDS = ("id", "key", "source", "kind", "status", "roles", "vals", "rule", "record")


class Prepared(NamedTuple):
    """A claim ready to be kept: all its columns but its id and its version, its match and the things it speaks of."""

    key: bytes
    kind: str
    status: str
    roles: str
    values: str
    rule: str
    start: int | None
    end: int | None
    quote: str | None
    record: str | None
    attributed: int | None
    match: int | None
    things: tuple[int, ...]


class KeptClaims(NamedTuple):
    """How many claims were new or known, the ids of all, and the things of those that are heard anew."""

    new: int
    known: int
    ids: list[int]
    things: set[int]


class CountedContents:
    """How often each content came; remembers a number for it instead of its text, for a million are counted."""

    def __init__(self) -> None:
        self._counts: dict[int, int] = {}

    def numbers(self, contents: Iterable[tuple[str, str]]) -> list[int]:
        """How often each of these came before; they are counted with that."""
        counts = self._counts
        found = []
        for content in map(hash, contents):
            nth = counts.get(content, 0)
            counts[content] = nth + 1
            found.append(nth)
        return found


def prepare_claim(claim: Claim, things: dict[str, int], text: str) -> Prepared:
    """A claim of an article; its quote is kept only where it is not what stands at its place."""
    roles = {role.name: [things[role.thing], role.told, role.start, role.end, role.how] for role in claim.roles}
    about = {things[role.thing] for role in claim.roles}
    attributed = things[claim.attributed_to] if claim.attributed_to else None
    if attributed is not None:
        about.add(attributed)
    match = next((things[role.thing] for role in claim.roles if role.name == "match"), None)
    quote = None if text[claim.start : claim.end] == claim.quote else claim.quote
    return Prepared(
        bytes.fromhex(claim.id),
        claim.kind,
        claim.status.value,
        json.dumps(roles, ensure_ascii=False, sort_keys=True),
        json.dumps(dict(claim.values), ensure_ascii=False, sort_keys=True),
        claim.rule,
        claim.start,
        claim.end,
        quote,
        None,
        attributed,
        match,
        tuple(sorted(about)),
    )


def keep_batch(
    connection: Connection,
    version: int,
    batch: ClaimBatch,
    things: Mapping[str, int],
    seen: CountedContents,
    *,
    fresh: bool,
) -> KeptClaims:
    """Keeps a batch of a version, a column at a time; `fresh` says that none of its source can be known yet."""
    contents = batch.contents()
    keys = batch.keys(seen.numbers(contents), contents)
    roles = {name: [None if key is None else things[key] for key in batch.roles[name]] for name in sorted(batch.roles)}
    known = {} if fresh else _known(connection, keys)
    first = next_id(connection, CLAIMS)
    if not known:
        return _insert_batch(
            connection, version, batch, first, keys, roles, [values for _, values in contents], batch.records
        )
    new = [key not in known for key in keys]
    kept = _insert_batch(
        connection,
        version,
        batch,
        first,
        list(compress(keys, new)),
        {name: list(compress(cells, new)) for name, cells in roles.items()},
        [values for _, values in compress(contents, new)],
        list(compress(batch.records, new)),
    )
    moved = [key in known and known[key][1] != version for key in keys]
    _move(connection, [known[key][0] for key in compress(keys, moved)], version)
    heard = {one for cells in roles.values() for one in compress(cells, moved) if one is not None}
    fresh_ids = iter(kept.ids)
    ids = [known[key][0] if key in known else next(fresh_ids) for key in keys]
    return KeptClaims(kept.new, len(keys) - kept.new, ids, kept.things | heard)


def _insert_batch(
    connection: Connection,
    version: int,
    batch: ClaimBatch,
    first: int,
    keys: Sequence[bytes],
    roles: Mapping[str, Sequence[int | None]],
    values: Sequence[str],
    records: Sequence[str],
) -> KeptClaims:
    """Inserts new claims, given as columns of equal length."""
    if not keys:
        return KeptClaims(0, 0, [], set())
    numbers = range(first, first + len(keys))
    insert_rows(
        connection,
        CLAIMS,
        _OF_RECORDS,
        list(
            zip(
                numbers,
                keys,
                repeat(version),
                repeat(batch.kind),
                repeat(batch.status.value),
                _role_texts(roles, len(keys)),
                values,
                repeat(batch.rule),
                records,
                strict=False,
            )
        ),
    )
    insert_rows(connection, CLAIM_THINGS, ("thing", "near", "claim"), _spoken(roles, numbers))
    things = {one for cells in roles.values() for one in set(cells) if one is not None}
    return KeptClaims(len(keys), 0, list(numbers), things)


def _role_texts(roles: Mapping[str, Sequence[int | None]], length: int) -> Iterator[str]:
    """The things of each claim by role, as JSON."""
    if not roles:
        return repeat("{}", length)
    columns = [[None if one is None else f'"{name}":{one}' for one in cells] for name, cells in roles.items()]
    return iter([f"{{{','.join(filter(None, told))}}}" for told in zip(*columns, strict=True)])


def _spoken(roles: Mapping[str, Sequence[int | None]], numbers: Sequence[int]) -> list[tuple[int, int, int]]:
    """Which thing is spoken of in which claim: near where no match is named, and for the match itself."""
    matches = roles.get("match")
    far = repeat(1) if matches is None else [int(match is None) for match in matches]
    rows: set[tuple[int | None, int, int]] = set()
    for name, cells in roles.items():
        rows.update(zip(cells, repeat(1) if name == "match" else far, numbers, strict=False))
    told = [row for row in rows if row[0] is not None] if any(None in cells for cells in roles.values()) else list(rows)
    return sorted(cast("list[tuple[int, int, int]]", told))


def keep_claims(connection: Connection, version: int, claims: Sequence[Prepared], *, fresh: bool) -> KeptClaims:
    """Keeps claims of a version; `fresh` says that none of its source can be known yet."""
    known = {} if fresh else _known(connection, [claim.key for claim in claims])
    moved = [number for number, source in known.values() if source != version]
    first = next_id(connection, CLAIMS)
    rows: list[tuple[Cell, ...]] = []
    about: list[tuple[int, int, int]] = []
    things: set[int] = set()
    ids: list[int] = []
    for claim in claims:
        if claim.key in known:
            number, source = known[claim.key]
            if source != version:
                things.update(claim.things)
        else:
            number = first + len(rows)
            known[claim.key] = (number, version)
            rows.append((number, claim.key, version, *claim[1:11]))
            about.extend([(one, int(claim.match in (None, one)), number) for one in claim.things])
            things.update(claim.things)
        ids.append(number)
    insert_rows(connection, CLAIMS, _COLUMNS, rows)
    about.sort()
    insert_rows(connection, CLAIM_THINGS, ("thing", "near", "claim"), about)
    _move(connection, moved, version)
    return KeptClaims(len(rows), len(claims) - len(rows), ids, things)


def drop_unsaid(connection: Connection, version: int, said: set[int]) -> set[int]:
    """Removes claims that an earlier reading of the same content made and this one does not; gives their things."""
    there = connection.execute(select(CLAIMS.c.id).where(CLAIMS.c.source == version)).scalars()
    unsaid = [number for number in there if number not in said]
    if not unsaid:
        return set()
    wanted = want_ids(connection, unsaid)
    chosen = select(wanted.c.id)
    things = set(connection.execute(select(CLAIM_THINGS.c.thing).where(CLAIM_THINGS.c.claim.in_(chosen))).scalars())
    connection.execute(delete(CLAIM_THINGS).where(CLAIM_THINGS.c.claim.in_(chosen)))
    connection.execute(delete(CLAIMS).where(CLAIMS.c.id.in_(chosen)))
    return things


def has_claims(connection: Connection, versions: Sequence[int]) -> bool:
    """Whether any of these versions has claims."""
    wanted = want_ids(connection, versions)
    return (
        connection.execute(select(CLAIMS.c.id).join(wanted, wanted.c.id == CLAIMS.c.source).limit(1)).first()
        is not None
    )


def _known(connection: Connection, keys: Sequence[bytes]) -> dict[bytes, tuple[int, int]]:
    wanted = want_claims(connection, keys)
    rows = connection.execute(
        select(CLAIMS.c.key, CLAIMS.c.id, CLAIMS.c.source).join(wanted, wanted.c.key == CLAIMS.c.key)
    )
    return {bytes(key): (number, source) for key, number, source in rows}


def _move(connection: Connection, ids: Sequence[int], version: int) -> None:
    """Lets claims that an older version made too stand with the newer one."""
    if ids:
        wanted = want_ids(connection, ids)
        connection.execute(update(CLAIMS).where(CLAIMS.c.id.in_(select(wanted.c.id))).values(source=version))
