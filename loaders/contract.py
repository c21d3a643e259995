"""What a loader is: it reads one file and yields what that file says, and decides nothing about who is who."""

import gzip
import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Protocol, cast

from graph.claims import Source
from graph.errors import RecordRefused, Refusal
from graph.intake import LoadItem
from loaders.decode import Decoded, decode
from loaders.find import shown
from loaders.json_faults import goes_on, json_fault, too_deep

#: A document that must be held in memory whole may be this large; tables and JSON lines are streamed.
WHOLE_FILE_LIMIT = 512 * 1024 * 1024
_CHUNK = 1 << 20


@dataclass(frozen=True, slots=True)
class Told:
    """What the user tells of a document that may not tell it itself: it fills gaps and overrides nothing."""

    publisher: str | None = None
    published: str | None = None
    url: str | None = None


@dataclass(frozen=True, slots=True)
class InputFile:
    """A file as a loader sees it, already out of its compression.

    `path` is how messages name it ('news.zip!report.txt'), `name` its file name without '.gz'; `opener` gives a fresh
    stream each time; `charset` is what a protocol said of its encoding; `folder` is where files beside it lie.
    """

    path: str
    name: str
    opener: Callable[[], BinaryIO]
    charset: str | None = None
    folder: Path | None = None

    def open(self) -> BinaryIO:
        """A stream of the file's bytes; the caller closes it."""
        return self.opener()

    def read(self, limit: int = WHOLE_FILE_LIMIT) -> bytes:
        """All its bytes; refused where it is larger than `limit`."""
        with self.open() as stream:
            data = stream.read(limit + 1)
        if len(data) > limit:
            raise self.refused(f"larger than {limit // (1024 * 1024)} MB, more than is read at once; split the file")
        return data

    def decoded(self) -> Decoded:
        """All its text, with the encoding found; refused where it cannot be decoded."""
        try:
            return decode(self.read(), self.charset)
        except ValueError as error:
            raise self.refused(str(error)) from error

    def json(self, *, or_lines: bool = False) -> object:
        """All of it as one JSON document; refused, with the line, where it is none.

        Where `or_lines` is told, more behind the document's end is let pass: None, for documents one a line.
        """
        try:
            data: object = json.loads(self.decoded().text)
        except json.JSONDecodeError as error:
            if or_lines and goes_on(error):
                return None
            raise self.refused(json_fault(error), line=error.lineno) from error
        except RecursionError as error:
            line, fault = too_deep(self.decoded().text)
            raise self.refused(fault, line=line) from error
        return data

    def sha256(self) -> str:
        """The hash of its bytes, read as a stream."""
        found = hashlib.sha256()
        with self.open() as stream:
            while chunk := stream.read(_CHUNK):
                found.update(chunk)
        return found.hexdigest()

    def dataset(
        self,
        name: str,
        told: Told,
        *,
        loader: str,
        sha256: str,
        publisher: str | None = None,
        published: str | None = None,
        licence: str | None = None,
    ) -> Source:
        """The dataset that this file is, known by the address that the user told of it, else by `name`.

        `publisher` and `published` are what the format or the file tells; the user's word fills what they leave open.
        """
        return Source.dataset(
            told.url or name,
            loader=loader,
            sha256=sha256,
            url=told.url,
            origin=self.path,
            publisher=publisher or told.publisher,
            published=published or told.published,
            licence=licence,
        )

    def refused(
        self, reason: str, *, line: int | None = None, field: str | None = None, text: str = ""
    ) -> RecordRefused:
        """The error that refuses this file or a record of it."""
        return RecordRefused(Refusal(self.path, reason, line, field, text))

    def beside(self, name: str) -> "InputFile | None":
        """A file of the same folder, compressed or not, for the few formats whose records are told in two files."""
        for path in (self.folder / name, self.folder / f"{name}.gz") if self.folder else ():
            if path.is_file():
                return InputFile(shown(path), name, _opener(path), None, self.folder)
        return None

    def neighbours(self, start: str, *ends: str) -> "Iterator[InputFile]":
        """The files of the folder, compressed or not, whose names begin and end so, in the order of their names."""
        names = {path.name.removesuffix(".gz") for path in self.folder.iterdir()} if self.folder else set()
        for name in sorted(names):
            found = self.beside(name) if name.startswith(start) and name.endswith(ends) else None
            if found:
                yield found


def _opener(path: Path) -> Callable[[], BinaryIO]:
    if path.suffix == ".gz":
        return lambda: cast("BinaryIO", gzip.open(path, "rb"))
    return lambda: path.open("rb")


@dataclass(frozen=True, slots=True)
class FileHead:
    """The beginning of a file, for telling what it is.

    `text` is None for what is not text; `keys` are the names of JSON members seen, `columns` the cells of the first
    line of a table, `first` the first sign that is not blank.
    """

    name: str
    data: bytes
    text: str | None
    keys: frozenset[str]
    columns: tuple[str, ...]

    @property
    def first(self) -> str:
        """The first sign that is not blank, '' where there is no text."""
        return (self.text or "").lstrip()[:1]

    def has_keys(self, *keys: str) -> bool:
        """Whether all these JSON members were seen."""
        return self.keys.issuperset(keys)

    def has_columns(self, *columns: str) -> bool:
        """Whether the first line names all these columns."""
        return set(columns).issubset(self.columns)


class Loader(Protocol):
    """A format that can be read: `reads` and `gives` are a line each for the list of loaders.

    `licence` is that of what the format's publisher publishes, None where it differs; what is `asked_only` is never
    recognised, only read when named.
    """

    @property
    def name(self) -> str:
        """What `--as` calls it."""
        ...

    @property
    def reads(self) -> str:
        """What files it reads."""
        ...

    @property
    def gives(self) -> str:
        """What claims they yield."""
        ...

    @property
    def licence(self) -> str | None:
        """The licence of what it reads, where the publisher has one for all."""
        ...

    @property
    def asked_only(self) -> bool:
        """Whether it is used only when asked for by name."""
        ...

    def recognises(self, head: FileHead) -> bool:
        """Whether a file that begins so is one of its own."""
        ...

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """What the file says; RecordRefused where the file as a whole cannot be taken."""
        ...
