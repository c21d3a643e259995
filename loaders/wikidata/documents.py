"""Where entities stand: in one document, or one on each line of a dump."""

import io
import json
from collections.abc import Iterator
from typing import NamedTuple

from graph.errors import Refusal
from loaders.contract import InputFile
from loaders.json_faults import json_fault, too_deep
from loaders.wikidata.entity import Entity
from loaders.wikidata.values import obj

_HEAD = 4096


class Place(NamedTuple):
    """Where an entity stands: a line of a dump, or a path in a document."""

    line: int | None
    path: str | None


def entities_of(file: InputFile) -> Iterator[tuple[Place, Entity | Refusal]]:
    """The entities of a file; lines of a dump are read as a stream."""
    with file.open() as stream:
        first = stream.read(_HEAD).decode("utf-8", "replace").lstrip("\ufeff \t\r\n")
    if _is_dump(first):
        yield from _lines(file)
    else:
        yield from _document(file)


def _is_dump(first: str) -> bool:
    """Whether there is an entity on each line: after a '[' alone on its line, or in the first line whole."""
    if first.startswith("["):
        return first[1:].lstrip(" \t\r").startswith("\n") or first[1:].lstrip().startswith("{")
    line = first.split("\n", 1)[0]
    return '"entities"' not in line and line.startswith("{") and len(line) > 2


def _lines(file: InputFile) -> Iterator[tuple[Place, Entity | Refusal]]:
    with io.TextIOWrapper(file.open(), encoding="utf-8-sig") as lines:
        for number, line in enumerate(lines, start=1):
            bare = line.strip().rstrip(",")
            if bare in {"", "[", "]"}:
                continue
            place = Place(number, None)
            try:
                yield place, Entity(obj(json.loads(bare)))
            except json.JSONDecodeError as error:
                yield place, Refusal(file.path, json_fault(error), number)
            except RecursionError:
                yield place, Refusal(file.path, too_deep(bare)[1], number)


def _document(file: InputFile) -> Iterator[tuple[Place, Entity | Refusal]]:
    document = obj(file.json())
    if "entities" not in document:
        yield Place(None, ""), Entity(document)
        return
    told = document["entities"]
    entities = list(told) if isinstance(told, list) else list(obj(told).values())
    for one in entities:
        entity = Entity(obj(one))
        yield Place(None, f"entities.{entity.id}"), entity
