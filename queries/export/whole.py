"""A file that is there whole or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from graph.errors import BadUse


@contextmanager
def whole(file: Path) -> Iterator[Path]:
    """A file beside the wanted one to write to, which takes its place when all is written and is gone if not."""
    if not file.name or file.is_dir():
        raise IsADirectoryError(f"{file} is a folder: name the file to write")
    if not file.parent.is_dir():
        raise BadUse(f"there is no folder {file.parent} to write {file.name} to")
    part = file.with_name(f"{file.name}.part")
    try:
        yield part
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
