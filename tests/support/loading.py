"""What loaders make of a few lines written to a file: source, claims as dictionaries, refusals, things."""

from pathlib import Path
from typing import NamedTuple

from graph.claims import ClaimBatch, Source, Thing, ThingBatch, Value
from graph.errors import Refusal
from loaders.files import read_paths


class Loaded(NamedTuple):
    """All that came of a load."""

    sources: list[Source]
    claims: dict[str, list[dict[str, Value | None]]]
    refused: list[Refusal]
    things: dict[str, Thing]

    def name(self, thing: Value | None) -> str:
        """The name of a thing."""
        return self.things[str(thing)].name

    def of(self, kind: str) -> list[dict[str, Value | None]]:
        """The claims of a kind, things by name, without what was not told."""
        return [
            {key: self.name(cell) if cell in self.things else cell for key, cell in claim.items() if cell is not None}
            for claim in self.claims.get(kind, [])
        ]


def load_text(folder: Path, name: str, content: str | bytes, as_: str | None = None) -> Loaded:
    """What is loaded from a file of that name and content."""
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return load_files([path], as_)


def load_files(paths: list[Path], as_: str | None = None) -> Loaded:
    """What is loaded from some files."""
    loaded = Loaded([], {}, [], {})
    for item in read_paths(paths, as_):
        if isinstance(item, Source):
            loaded.sources.append(item)
        elif isinstance(item, ThingBatch):
            loaded.things.update((thing.id, thing) for thing in item.things)
        elif isinstance(item, ClaimBatch):
            columns = {**item.roles, **item.values}
            rows = loaded.claims.setdefault(item.kind, [])
            rows += [dict(zip(columns, cells, strict=True)) for cells in zip(*columns.values(), strict=True)]
        elif isinstance(item, Refusal):
            loaded.refused.append(item)
    return loaded
