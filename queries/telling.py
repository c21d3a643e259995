"""What the user tells of articles that do not tell it themselves: alike for the command and for Python."""

from datetime import date
from pathlib import Path

from graph.errors import BadUse
from loaders.contract import Told
from loaders.dates import published_of
from loaders.metadata import Metadata, read_metadata


def told_of(publisher: str | None, published: str | date | None, url: str | None, told: Told | None = None) -> Told:
    """What is told of all articles, for the rest what `told` tells; BadUse where the day of publication is none."""
    text = published.isoformat() if isinstance(published, date) else published
    day = published_of(text) if text else None
    if text and day is None:
        raise BadUse(f"published: not a date: {text!r} (right: 2017-10-25)")
    rest = told or Told()
    return Told(publisher or rest.publisher, day or rest.published, url or rest.url)


def table_of(metadata: Metadata | str | Path | None) -> Metadata | None:
    """The table that a path names, or that was read already; BadUse where it cannot be read."""
    return read_metadata(Path(metadata)) if isinstance(metadata, str | Path) else metadata
