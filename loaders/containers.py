"""Files within files: what is compressed is opened with limits, so that a small file cannot fill a machine."""

import gzip
import io
import stat
import sys
import zipfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from graph.errors import RecordRefused, Refusal
from loaders.contract import InputFile
from loaders.find import STANDARD_INPUT
from loaders.find import shown as printable

#: A compressed file may grow this much, and no further than the ratio once it is past the free allowance.
SIZE_LIMIT = 4 * 1024**3
RATIO_LIMIT = 200
FREE_ALLOWANCE = 64 * 1024**2
MEMBER_LIMIT = 20_000
#: What every document of Word or Excel holds.
_OFFICE = "[Content_Types].xml"
_GZIP, _ZIP = b"\x1f\x8b", b"PK\x03\x04"


class Limited(io.RawIOBase):
    """A stream that refuses to give more than is plausible for its compressed size."""

    def __init__(self, inner: BinaryIO, compressed: int, path: str) -> None:
        self._inner, self._path = inner, path
        self._allowed = min(SIZE_LIMIT, max(FREE_ALLOWANCE, compressed * RATIO_LIMIT))
        self._given = 0

    def readable(self) -> bool:
        """Always."""
        return True

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]
        """Fill the buffer; refused once the limit is passed or where the file is damaged."""
        try:
            chunk = self._inner.read(len(buffer))
        except (EOFError, OSError, zlib.error, zipfile.BadZipFile, RuntimeError, NotImplementedError) as error:
            raise RecordRefused(Refusal(self._path, f"damaged or cut short: {error}")) from error
        self._given += len(chunk)
        if self._given > self._allowed:
            raise RecordRefused(Refusal(self._path, "grows beyond all measure when it is unpacked; not read further"))
        buffer[: len(chunk)] = chunk
        return len(chunk)

    def close(self) -> None:
        """Close what it reads from as well."""
        self._inner.close()
        super().close()


def expand(path: Path, shown: str) -> Iterator[InputFile | Refusal]:
    """The files in a file: itself, what its gzip holds, or the members of a zip in order of name.

    '-' is standard input.
    """
    if str(path) == STANDARD_INPUT:
        data = sys.stdin.buffer.read()
        yield InputFile(shown, shown, lambda: io.BytesIO(data))
        return
    with path.open("rb") as stream:
        start = stream.read(4)
    if start.startswith(_GZIP):
        yield _unzipped(path, shown)
    elif start == _ZIP:
        yield from _members(path, shown)
    else:
        yield InputFile(shown, printable(path.name), lambda: path.open("rb"), None, path.parent)


def _unzipped(path: Path, shown: str) -> InputFile:
    size = path.stat().st_size
    name = printable(path.name).removesuffix(".gz").removesuffix(".gzip")

    def opened() -> BinaryIO:
        return _buffered(gzip.open(path, "rb"), size, shown)

    return InputFile(shown, name, opened, None, path.parent)


def _members(path: Path, shown: str) -> Iterator[InputFile | Refusal]:
    try:
        with zipfile.ZipFile(path) as archive:
            members = sorted(archive.infolist(), key=lambda member: member.filename)
    except (zipfile.BadZipFile, OSError, NotImplementedError) as error:
        yield Refusal(shown, f"damaged zip file: {error}")
        return
    if len(members) > MEMBER_LIMIT:
        yield Refusal(shown, f"{len(members)} members, more than {MEMBER_LIMIT}: unpack it and load the folder")
        return
    if any(member.filename == _OFFICE for member in members):
        yield Refusal(shown, "a document of an office program: save it as text (.txt), HTML or CSV and load that")
        return
    for member in members:
        if member.is_dir() or _hidden(member.filename):
            continue
        name = f"{shown}!{member.filename}"
        why = _unsafe(member)
        yield (
            Refusal(name, why)
            if why
            else InputFile(name, PurePosixPath(member.filename).name, _opener(path, member, name))
        )


def _opener(path: Path, member: zipfile.ZipInfo, shown: str) -> Callable[[], BinaryIO]:
    def opened() -> BinaryIO:
        archive = zipfile.ZipFile(path)
        inner = archive.open(member)
        archive.close()
        return _buffered(inner, member.compress_size, shown)

    return opened


def _buffered(inner: object, compressed: int, shown: str) -> BinaryIO:
    return io.BufferedReader(Limited(inner, compressed, shown), 1 << 18)  # type: ignore[arg-type]


def _hidden(name: str) -> bool:
    return any(part.startswith((".", "__MACOSX")) and part != ".." for part in PurePosixPath(name).parts)


def _unsafe(member: zipfile.ZipInfo) -> str | None:
    parts = PurePosixPath(member.filename.replace("\\", "/")).parts
    if ".." in parts or member.filename.startswith(("/", "\\")) or ":" in (parts[0] if parts else ""):
        return "its name leads out of the archive"
    if stat.S_ISLNK(member.external_attr >> 16):
        return "a link, not a file"
    if member.flag_bits & 1:
        return "encrypted"
    if member.filename.lower().endswith(".zip"):
        return "an archive in an archive: unpack it first"
    return None
