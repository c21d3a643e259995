"""Keeping claims, of prose one by one and of tables by the batch; a claim that is there already is known, not kept twice."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update

from graph.claims import Claim, ClaimBatch
from graph.ledger.bulk import Cell, insert_rows, next_id, want_claims, want_ids
from graph.ledger.tables import CLAIM_THINGS, CLAIMS

_COLUMNS = ("id", "key", "source", "kind", "status", "roles", "vals", "rule", "start", "end", "quote", "record", "attributed")


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


class CountedContents(Counter[tuple[str, str]]):
    """How often each content came; remembers a number for it instead of its text, for a million are counted."""

    def __init__(self) -> None:
        super().__init__()
        self._counts: dict[int, int] = {}

    def __getitem__(self, content: tuple[str, str]) -> int:
        return self._counts.get(hash(content), 0)

    def __setitem__(self, content: tuple[str, str], count: int) -> None:
        self._counts[hash(content)] = count


def prepare_claim(claim: Claim, things: dict[str, int], text: str) -> Prepared:
    """A claim of an article; its quote is kept only where it is not what stands at its place."""
    roles = {role.name: [things[role.thing], role.told, role.start, role.end, role.how] for role in claim.roles}
    about = {things[role.thing] for role in claim.roles}
    attributed = things[claim.attributed_to] if claim.attributed_to else None
    if attributed is not None:
        about.add(attributed)
    match = next((things[role.thing] for role in claim.roles if role.name == "match"), None)
    quote = None if text[claim.start:claim.end] == claim.quote else claim.quote
    return Prepared(
        bytes.fromhex(claim.id), claim.kind, claim.status.value, json.dumps(roles, ensure_ascii=False, sort_keys=True),
        json.dumps(dict(claim.values), ensure_ascii=False, sort_keys=True), claim.rule, claim.start, claim.end, quote, None,
        attributed, match, tuple(sorted(about)))


def prepare_batch(batch: ClaimBatch, things: dict[str, int], seen: CountedContents) -> list[Prepared]:
    """The claims of a batch."""
    kind, status, rule = batch.kind, batch.status.value, batch.rule
    names = sorted(batch.roles)
    columns = [[None if key is None else things[key] for key in batch.roles[name]] for name in names]
    labels = [f'"{name}":' for name in names]
    matches = columns[names.index("match")] if "match" in names else [None] * len(batch)
    contents = list(batch.contents())
    texts = zip(*([None if one is None else label + str(one) for one in column]
                  for label, column in zip(labels, columns, strict=True)), strict=True)
    rows = zip(batch.ids(seen, contents), contents, batch.records, matches, texts, zip(*columns, strict=True), strict=True)
    return [
        Prepared(bytes.fromhex(key), kind, status, "{" + ",".join([text for text in told if text]) + "}", values, rule,
                 None, None, None, record, None, match, tuple({one for one in filled if one is not None}))
        for key, (_, values), record, match, told, filled in rows]


def keep_claims(connection: Connection, version: int, claims: Sequence[Prepared], *, fresh: bool) -> KeptClaims:
    """Keeps claims of a version; `fresh` says that none of its source can be known yet."""
    known = {} if fresh else _known(connection, claims)
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
    return connection.execute(select(CLAIMS.c.id).join(wanted, wanted.c.id == CLAIMS.c.source).limit(1)).first() is not None


def _known(connection: Connection, claims: Sequence[Prepared]) -> dict[bytes, tuple[int, int]]:
    wanted = want_claims(connection, (claim.key for claim in claims))
    rows = connection.execute(select(CLAIMS.c.key, CLAIMS.c.id, CLAIMS.c.source).join(wanted, wanted.c.key == CLAIMS.c.key))
    return {bytes(key): (number, source) for key, number, source in rows}


def _move(connection: Connection, ids: Sequence[int], version: int) -> None:
    """Lets claims that an older version made too stand with the newer one."""
    if ids:
        wanted = want_ids(connection, ids)
        connection.execute(update(CLAIMS).where(CLAIMS.c.id.in_(select(wanted.c.id))).values(source=version))
