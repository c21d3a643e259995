"""What loaders yield as plain lines, for looking at and for comparing."""

import json
from collections.abc import Iterable
from pathlib import Path

from graph.claims import ClaimBatch, Source, ThingBatch
from graph.errors import Refusal
from graph.intake import ArticleClaims, LoadItem
from loaders.files import read_paths
from loaders.registry import LOADERS

SAMPLES = Path(__file__).parents[2] / "loaders" / "samples"


def sample_lines(loader: str, as_: str | None = None) -> list[str]:
    """All that the sample of a loader comes to, with paths as if it lay in the present folder."""
    folder = SAMPLES / loader
    files = sorted(path for path in folder.iterdir() if path.name != "claims.txt" and path.suffix != ".toml")
    return [line.replace(f"{folder}/", "") for line in claim_lines(read_paths(files, as_))]


def claim_lines(items: Iterable[LoadItem]) -> list[str]:
    """A line for each source, claim and refusal: kind, roles with the names of their things, values, record."""
    names: dict[str, str] = {}
    lines: list[str] = []
    for item in items:
        if isinstance(item, Source):
            lines.append(f"source {item.loader} | {item.title} | {item.licence} | {item.publisher}")
        elif isinstance(item, ThingBatch):
            names.update((thing.id, thing.name) for thing in item.things)
        elif isinstance(item, ClaimBatch):
            lines += _batch_lines(item, names)
        elif isinstance(item, ArticleClaims):
            lines += _article_lines(item)
        elif isinstance(item, Refusal):
            lines.append(f"refused {item}")
    return lines


def _batch_lines(batch: ClaimBatch, names: dict[str, str]) -> list[str]:
    lines = []
    for (roles, values), record in zip(batch.contents(), batch.records, strict=True):
        told = ", ".join(f"{role}={names[thing]}" for role, thing in json.loads(roles).items())
        lines.append(f"{batch.kind} {batch.status.value} | {told} | {_told(json.loads(values))} | {record}")
    return lines


def _article_lines(article: ArticleClaims) -> list[str]:
    names = {thing.id: thing.name for thing in article.things}
    source = article.source
    lines = [f"article {source.title} | {source.publisher} | {source.published} | {source.url}"]
    for claim in article.claims:
        roles = ", ".join(f"{role.name}={names[role.thing]}" for role in claim.roles)
        lines.append(f"{claim.kind} {claim.status.value} | {roles} | {_told(dict(claim.values))}")
    return lines


def _told(values: dict[str, object]) -> str:
    return ", ".join(f"{name}={value}" for name, value in values.items())


def write_samples() -> None:
    """Write anew what the samples of data come to; look at the difference before you keep it."""
    for folder in sorted(path for path in SAMPLES.iterdir() if (path / "claims.txt").exists()):
        lines = sample_lines(folder.name, as_of(folder.name))
        (folder / "claims.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def as_of(loader: str) -> str | None:
    """How the sample of a loader that is read only when asked for must be asked for."""
    return loader if loader in {one.name for one in LOADERS if one.asked_only} else None


if __name__ == "__main__":
    write_samples()
