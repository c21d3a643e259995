"""A long list of JSON objects, one after another, without holding the list in memory."""

import io
import json
from collections.abc import Iterator

from loaders.contract import InputFile
from loaders.json_faults import json_fault, too_deep

_CHUNK = 1 << 20
#: No object of a list is as long as this.
_LONGEST = 64 * 1024 * 1024
_DECODER = json.JSONDecoder()


def objects_in(file: InputFile) -> Iterator[object]:
    """The elements of the list that a file is; refused where it is none or breaks off, after what came before."""
    with file.open() as stream, io.TextIOWrapper(stream, encoding="utf-8-sig") as text:
        reader = _Reader(file, text)
        reader.expect("[")
        if reader.sign() == "]":
            return
        yield reader.element()
        while reader.sign() != "]":
            reader.expect(",")
            yield reader.element()


class _Reader:
    """What was read of a file and not yet taken."""

    def __init__(self, file: InputFile, text: io.TextIOWrapper) -> None:
        self._file, self._text = file, text
        self._buffer, self._at = "", 0

    def sign(self) -> str:
        """The next sign that is not blank, which stays where it is; '' at the end."""
        while True:
            while self._at < len(self._buffer):
                if not self._buffer[self._at].isspace():
                    return self._buffer[self._at]
                self._at += 1
            if not self._more(_CHUNK):
                return ""

    def expect(self, sign: str) -> None:
        """Take this sign; refused where another one stands."""
        found = self.sign()
        if found != sign:
            raise self._file.refused(f"not a list of objects, or cut short: {sign!r} should stand where {found!r} does")
        self._at += 1

    def element(self) -> object:
        """Take the next element, however long."""
        self.sign()
        while True:
            try:
                found, self._at = _DECODER.raw_decode(self._buffer, self._at)
            except json.JSONDecodeError as error:
                # what is read each time grows with what there is, so that a long element is not tried too often
                if len(self._buffer) > _LONGEST or not self._more(max(_CHUNK, len(self._buffer))):
                    raise self._file.refused(json_fault(error)) from error
            except RecursionError as error:
                raise self._file.refused(too_deep(self._buffer[self._at :])[1]) from error
            else:
                return found

    def _more(self, size: int) -> bool:
        read = self._text.read(size)
        self._buffer, self._at = self._buffer[self._at :] + read, 0
        return bool(read)
