"""The files under a path, in a fixed order, without running in circles.

Passed over, and logged: what is hidden, graphs, and in a folder what only accompanies data (README, LICENSE ...).
"""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

from graph.errors import Refusal

_LOG = logging.getLogger("touchline")
#: What stands for standard input where a path is expected.
STANDARD_INPUT = "-"
_COMPANIONS = frozenset(
    {"readme", "license", "licence", "source", "notice", "changelog", "citation", "contributing", "notes", "duplicates"}
)
_NOT_SOURCES = frozenset({".toml", ".ini", ".cfg"})
#: What lies in the folder of a graph: our own notes are no source.
_LEDGER = "ledger.sqlite"


def shown(path: str | Path) -> str:
    r"""A path or name as text that can be printed and kept: bytes of it that are no UTF-8 as "\xff"."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def find_files(given: Path) -> Iterator[Path | Refusal]:
    """The files that a path means: itself, or all that a folder holds, folder by folder in order of name.

    '-' is standard input, and stays as it is.
    """
    try:
        if str(given) == STANDARD_INPUT:
            yield given
        elif given.is_dir() and (given / _LEDGER).is_file():
            yield Refusal(shown(given), "the folder of a graph, which is made of sources and is none (see --graph)")
        elif given.is_dir():
            yield from _walk(given, frozenset())
        elif given.exists():
            yield given if given.is_file() else Refusal(shown(given), "neither a file nor a folder")
        else:
            yield Refusal(shown(given), "a link that leads nowhere" if given.is_symlink() else "no such file or folder")
    except OSError as error:
        yield Refusal(shown(given), f"cannot be opened: {error.strerror or error}")


def _walk(folder: Path, within: frozenset[str]) -> Iterator[Path | Refusal]:
    here = os.path.realpath(folder)
    if here in within:
        yield Refusal(shown(folder), "a link back to a folder that it lies in; not followed")
        return
    try:
        entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    except OSError as error:
        yield Refusal(shown(folder), f"cannot be opened: {error.strerror or error}")
        return
    for entry in entries:
        if why := _passed_over(entry):
            _LOG.info("%s: passed over: %s", shown(entry), why)
        elif entry.is_dir():
            yield from _walk(entry, within | {here})
        else:
            yield from find_files(entry)


def _passed_over(entry: Path) -> str | None:
    if entry.name.startswith((".", "__MACOSX", "~$")):
        return "hidden"
    if (entry / _LEDGER).is_file():
        return "a graph, not a source"
    if not entry.is_dir():
        if entry.name.split(".")[0].lower() in _COMPANIONS and entry.suffix.lower() in {"", ".md", ".txt", ".cff"}:
            return "accompanies data"
        if entry.suffix.lower() in _NOT_SOURCES:
            return "settings, not a source"
    return None
