"""What a user tells of many articles at once: a CSV file with the columns path, publisher, published, url."""

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from graph.errors import BadUse
from loaders.contract import Told
from loaders.dates import published_of
from loaders.decode import decode

COLUMNS = ("path", "publisher", "published", "url")


@dataclass(frozen=True, slots=True)
class Metadata:
    """What is told of each path; paths are those of the file itself, or relative to the folder of the CSV file.

    `file` is the CSV file.
    """

    file: Path
    told_of: Mapping[str, Told]

    def is_of(self, path: Path) -> bool:
        """Whether a path is that of the CSV file, which is no source."""
        return path.name == self.file.name and path.resolve() == self.file

    def told(self, path: Path, default: Told) -> Told:
        """What is told of a file: its own line, and for the rest what was told of all."""
        own = self.told_of.get(str(path.resolve()))
        if own is None:
            return default
        return Told(own.publisher or default.publisher, own.published or default.published, own.url or default.url)


def read_metadata(path: Path) -> Metadata:
    """The metadata of a CSV file; BadUse says which line is wrong."""
    try:
        text = decode(path.read_bytes()).text
    except (OSError, ValueError) as error:
        raise BadUse(f"{path}: {error}") from error
    reader = csv.DictReader(text.splitlines(), restkey="")
    unknown = set(reader.fieldnames or ()) - set(COLUMNS)
    if unknown or "path" not in (reader.fieldnames or ()):
        raise BadUse(f"{path}:1: the columns should be {', '.join(COLUMNS)} (all but path may be absent)")
    told = {}
    for row in reader:
        told[str((path.parent / (row["path"] or "")).resolve())] = _told(row, f"{path}:{reader.line_num}")
    return Metadata(path.resolve(), told)


def _told(row: Mapping[str, str | None], place: str) -> Told:
    published = (row.get("published") or "").strip()
    if published and published_of(published) is None:
        raise BadUse(f"{place}: published: not a date: {published!r} (right: 2017-10-25, or with a time)")
    return Told(
        (row.get("publisher") or "").strip() or None, published_of(published), (row.get("url") or "").strip() or None
    )
