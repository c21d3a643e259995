"""Who may use a folder: many readers or one writer, told by a lock of the operating system that a crash lets go of.

The embedded engine refuses a second writer but not a writer beside readers, who would then see pages change under
them; and it cannot say who holds a database. Both are made good here.
"""

import json
import os
import platform
import shlex
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, NamedTuple
from uuid import uuid4

from graph.errors import GraphHeld

_SLOTS = 64  # how many readers there may be at once where locks cannot be shared


class Holder(NamedTuple):
    """Who holds a folder: the process, the machine, since when, for what, and the command it was started by."""

    pid: int
    host: str
    since: str
    writing: bool
    command: str

    def __str__(self) -> str:
        what = "written" if self.writing else "read"
        return f"{what} by process {self.pid} on {self.host} since {self.since} ({self.command})"

    @property
    def may_be_there(self) -> bool:
        """False only where the process is known to have ended."""
        return self.host != platform.node() or _runs(self.pid)


class FolderLock:
    """A hold on a folder, for reading or for writing, until it is released or the process ends."""

    def __init__(self, folder: Path, *, writing: bool) -> None:
        self._folder = folder
        self._writing = writing
        self._file: IO[bytes] | None = None
        self._note = folder / "holders" / f"{os.getpid()}-{uuid4().hex[:8]}.json"

    def acquire(self, wait: float = 2.0) -> None:
        """Takes the lock; `GraphHeld` tells who holds it where that takes longer than `wait` seconds."""
        self._note.parent.mkdir(parents=True, exist_ok=True)
        file = (self._folder / "lock").open("a+b")
        deadline = time.monotonic() + wait
        while not _try_lock(file, self._writing):
            if time.monotonic() >= deadline:
                file.close()
                raise GraphHeld(self._held())
            time.sleep(0.05)
        self._file = file
        command = " ".join(shlex.quote(Path(part).name if place == 0 else part) for place, part in enumerate(sys.argv))
        since = datetime.now(UTC).isoformat(timespec="seconds")
        self._note.write_text(json.dumps(Holder(os.getpid(), platform.node(), since, self._writing, command)._asdict()))

    def release(self) -> None:
        """Lets go; releasing twice is harmless."""
        self._note.unlink(missing_ok=True)
        if self._file is not None:
            self._file.close()
            self._file = None

    def _held(self) -> str:
        told = (
            "; ".join(str(holder) for holder in holders(self._folder))
            or "held by a process that does not say who it is"
        )
        what = "writing" if self._writing else "reading"
        return f"{self._folder}: cannot be opened for {what}: it is being {told}. Try again when that has ended"


def holders(folder: Path) -> list[Holder]:
    """Who holds the folder, as far as can be known."""
    found = []
    for note in sorted((folder / "holders").glob("*.json")):
        try:
            holder = Holder(**json.loads(note.read_text()))
        except (OSError, ValueError, TypeError):
            continue  # just going, or cut short by a crash
        if holder.may_be_there:
            found.append(holder)
        else:
            note.unlink(missing_ok=True)
    return found


def _runs(pid: int) -> bool:
    if sys.platform == "win32":
        return True  # sending signal 0 would end the process there
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _try_lock(file: IO[bytes], writing: bool) -> bool:
    """Whether the lock could be had at once."""
    if sys.platform == "win32":
        return _try_lock_windows(file, writing)
    import fcntl  # noqa: PLC0415  not there on Windows

    try:
        fcntl.flock(file, (fcntl.LOCK_EX if writing else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _try_lock_windows(file: IO[bytes], writing: bool) -> bool:
    """Windows locks bytes, each for one holder: a reader takes one of them, a writer all."""
    import msvcrt  # noqa: PLC0415  only there on Windows

    for first, length in [(0, _SLOTS)] if writing else [(slot, 1) for slot in range(_SLOTS)]:
        file.seek(first)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, length)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            continue
        return True
    return False
