"""A graph in a folder that may only be read: a copy of it, thrown away afterwards, is what is asked."""

import logging
import os
import shutil
import tempfile
from pathlib import Path

from graph.identity.verdicts import FILE as VERDICTS
from graph.ledger.connect import FILE as LEDGER
from queries.projections import EMBEDDED

_LOG = logging.getLogger("touchline")
#: What holds a graph; locks and notes of who reads it are left where they are.
_PARTS = (LEDGER, f"{LEDGER}-wal", VERDICTS, f"{EMBEDDED}/db")


def may_write(folder: Path) -> bool:
    """Whether a graph's folder can be written to: both databases keep their own notes there, even for reading."""
    parts = [folder, *(folder / part for part in (LEDGER, EMBEDDED, f"{EMBEDDED}/db"))]
    return all(os.access(part, os.W_OK) for part in parts if part.exists())


def copied(folder: Path) -> Path:
    """A copy of the graph in a new folder of its own; whoever asked for it removes that."""
    copy = Path(tempfile.mkdtemp(prefix="touchline-"))
    try:
        for part in _PARTS:
            _copy(folder / part, copy / part)
    except BaseException:
        shutil.rmtree(copy, ignore_errors=True)
        raise
    _LOG.warning("%s may only be read: a copy of it is asked, which takes longer", folder)
    return copy


def _copy(source: Path, target: Path) -> None:
    """Copies a file or a folder without its rights."""
    if source.is_dir():
        target.mkdir(parents=True)
        for entry in source.iterdir():
            _copy(entry, target / entry.name)
    elif source.exists():
        shutil.copyfile(source, target)
