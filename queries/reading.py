"""What files say, without keeping it: claims a line each, or a summary a document."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from graph.claims import Claim, ClaimBatch, Thing, ThingBatch
from graph.errors import Refusal
from graph.intake import ArticleClaims
from graph.kinds import Status
from loaders.contract import Told
from loaders.files import read_paths
from loaders.metadata import Metadata
from loaders.summaries import DocumentSummary, summaries_of

Line = dict[str, object]


def documents(paths: Iterable[Path], told: Told, metadata: Metadata | None, as_: str | None) -> Iterator[DocumentSummary | str]:
    """A summary of each article; a refusal as its text."""
    for item in summaries_of(paths, as_, told, metadata):
        yield str(item) if isinstance(item, Refusal) else item


def claim_lines(paths: Iterable[Path], told: Told, metadata: Metadata | None, as_: str | None) -> Iterator[Line | str]:
    """Each claim of each file with the names of its things; a refusal as its text."""
    things: dict[str, Thing] = {}
    for item in read_paths(paths, as_, told, metadata):
        if isinstance(item, Refusal):
            yield str(item)
        elif isinstance(item, ThingBatch):
            things.update((thing.id, thing) for thing in item.things)
        elif isinstance(item, ArticleClaims):
            own = {thing.id: thing for thing in item.things}
            yield from (_claim_line(claim, own, item) for claim in item.claims)
        elif isinstance(item, ClaimBatch):
            yield from _batch_lines(item, things)


def _claim_line(claim: Claim, things: dict[str, Thing], article: ArticleClaims) -> Line:
    by = claim.attributed_to
    return {
        "kind": claim.kind,
        "roles": [{"role": role.name, **_thing(things[role.thing]), "told": role.told, "start": role.start,
                   "end": role.end, "how": role.how} for role in claim.roles],
        "values": dict(claim.values), "status": claim.status.value,
        "attributed_to": things[by].name if by else None,
        "source": {"key": article.source.key, "title": article.source.title, "url": article.source.url,
                   "path": article.source.origin, "published": article.source.published},
        "start": claim.start, "end": claim.end, "quote": claim.quote, "rule": claim.rule, "id": claim.id,
    }


def _batch_lines(batch: ClaimBatch, things: dict[str, Thing]) -> Iterator[Line]:
    for (roles, values), record in zip(batch.contents(), batch.records, strict=True):
        yield {
            "kind": batch.kind,
            "roles": [{"role": name, **_thing(things[key])} for name, key in json.loads(roles).items()],
            "values": json.loads(values), "status": Status(batch.status).value,
            "source": {"key": batch.source}, "record": record, "rule": batch.rule,
        }


def _thing(thing: Thing) -> dict[str, object]:
    return {"type": thing.type.value, "name": thing.name, "id": thing.id, "register": thing.register}
