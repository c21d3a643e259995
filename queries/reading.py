"""What files say, without keeping it: claims a line each, or a summary a document."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NotRequired

from typing_extensions import TypedDict

from graph.claims import Claim, ClaimBatch, Role, Source, Thing, ThingBatch, Value
from graph.errors import Refusal
from graph.intake import ArticleClaims
from graph.kinds import Status
from loaders.contract import Told
from loaders.files import read_paths
from loaders.metadata import Metadata
from loaders.summaries import DocumentSummary, summaries_of


class RoleLine(TypedDict):
    """What fills a role: a thing by its type, its name there, its id and that of a register where certain.

    For prose also the words that fill it, where they stand, and how they were resolved.
    """

    role: str
    type: str
    name: str
    id: str
    register: str | None
    told: NotRequired[str]
    start: NotRequired[int | None]
    end: NotRequired[int | None]
    how: NotRequired[str]


class SourceLine(TypedDict):
    """The source of a claim."""

    key: str
    title: str
    url: str | None
    path: str | None
    published: str | None


class ClaimLine(TypedDict):
    """One claim: of prose with its span and quote, of data with its record.

    Offsets are code points of the kept text.
    """

    kind: str
    roles: list[RoleLine]
    values: dict[str, Value]
    status: str
    source: SourceLine
    rule: str
    id: NotRequired[str]
    attributed_to: NotRequired[str | None]
    start: NotRequired[int]
    end: NotRequired[int]
    quote: NotRequired[str]
    record: NotRequired[str]


def documents(
    paths: Iterable[Path], told: Told, metadata: Metadata | None, as_: str | None
) -> Iterator[DocumentSummary | str]:
    """A summary of each article; a refusal as its text."""
    for item in summaries_of(paths, as_, told, metadata):
        yield str(item) if isinstance(item, Refusal) else item


def claim_lines(
    paths: Iterable[Path], told: Told, metadata: Metadata | None, as_: str | None
) -> Iterator[ClaimLine | str]:
    """Each claim of each file with the names of its things; a refusal as its text."""
    things: dict[str, Thing] = {}
    sources: dict[str, SourceLine] = {}
    for item in read_paths(paths, as_, told, metadata):
        if isinstance(item, Refusal):
            yield str(item)
        elif isinstance(item, Source):
            sources[item.key] = _source(item)
        elif isinstance(item, ThingBatch):
            things.update((thing.id, thing) for thing in item.things)
        elif isinstance(item, ArticleClaims):
            own = {thing.id: thing for thing in item.things}
            yield from (_claim_line(claim, own, item.source) for claim in item.claims)
        elif isinstance(item, ClaimBatch):
            yield from _batch_lines(item, things, sources[item.source])


def _claim_line(claim: Claim, things: dict[str, Thing], source: Source) -> ClaimLine:
    by = claim.attributed_to
    roles = [_told_role(role, things[role.thing]) for role in claim.roles]
    return ClaimLine(
        kind=claim.kind,
        roles=roles,
        values=dict(claim.values),
        status=claim.status.value,
        attributed_to=things[by].name if by else None,
        source=_source(source),
        start=claim.start,
        end=claim.end,
        quote=claim.quote,
        rule=claim.rule,
        id=claim.id,
    )


def _batch_lines(batch: ClaimBatch, things: dict[str, Thing], source: SourceLine) -> Iterator[ClaimLine]:
    for (roles, values), record in zip(batch.contents(), batch.records, strict=True):
        fillers = [_role(name, things[key]) for name, key in json.loads(roles).items()]
        yield ClaimLine(
            kind=batch.kind,
            roles=fillers,
            values=json.loads(values),
            status=Status(batch.status).value,
            source=source,
            record=record,
            rule=batch.rule,
        )


def _role(role: str, thing: Thing) -> RoleLine:
    return RoleLine(role=role, type=thing.type.value, name=thing.name, id=thing.id, register=thing.register)


def _told_role(role: Role, thing: Thing) -> RoleLine:
    line = _role(role.name, thing)
    line["told"], line["start"], line["end"], line["how"] = role.told, role.start, role.end, role.how
    return line


def _source(source: Source) -> SourceLine:
    return SourceLine(
        key=source.key, title=source.title, url=source.url, path=source.origin, published=source.published
    )
