"""Lines of a text as a stream, without comments, and the statements that some of them make together."""

import io
import re
from collections.abc import Iterator
from typing import NamedTuple

from loaders.contract import InputFile
from loaders.tables.rows import surveyed

_COMMENT = re.compile(r"(?:^|\s)#.*$")
#: A property line: a side or a word such as Refs, then a colon.
_PROPERTY = re.compile(r"[^\W\d_][^:@#()\[\]|0-9]{1,60}:\s")
_NUMBERED = re.compile(r"\(\d{1,3}\)\s")
_LONGEST = 80
_GOES_ON = (",", "-", ";")


class Line(NamedTuple):
    """A line, or several that belong together: the number of the first, and the text."""

    number: int
    text: str


def opened(file: InputFile) -> tuple[Iterator[Line], str]:
    """The lines of a file as they stand, and the hash of the file."""
    encoding, sha256 = surveyed(file)
    return _lines(file, encoding), sha256


def _lines(file: InputFile, encoding: str) -> Iterator[Line]:
    with io.TextIOWrapper(file.open(), encoding=encoding) as stream:
        for number, text in enumerate(stream, start=1):
            yield Line(number, text.removeprefix("\ufeff").rstrip().expandtabs(4))


def without_comments(lines: Iterator[Line]) -> Iterator[Line]:
    """The lines without what follows '#' and what stands in '<!-- -->'; blank lines stay, for they end statements."""
    hidden = False
    for number, text in lines:
        if hidden:
            hidden = "-->" not in text
            continue
        shown, mark, rest = text.partition("<!--")
        hidden = bool(mark) and "-->" not in rest
        if text.strip() == "__END__":
            return
        bare = _COMMENT.sub("", shown).rstrip()
        if bare.strip() or not text.strip():
            yield Line(number, bare)


def statements(lines: Iterator[Line]) -> Iterator[Line]:
    """The lines with those joined that make one list in brackets, or one line-up."""
    held: list[str] = []
    begun = 0
    for number, text in lines:
        bare = text.strip()
        if held:
            if bare and len(held) < _LONGEST:
                held.append(bare)
                if _is_open(held):
                    continue
            yield Line(begun, " ".join(held))
            held = []
            continue
        if is_list(bare) or is_property(bare):
            begun, held = number, [bare]
            if _is_open(held):
                continue
            held = []
        yield Line(number, text)
    if held:
        yield Line(begun, " ".join(held))


def is_list(bare: str) -> bool:
    """Whether a line begins a list of goals in brackets."""
    return bare.startswith("(") and not _NUMBERED.match(bare)


def is_property(bare: str) -> bool:
    """Whether a line begins a line-up or another property of a match."""
    return bool(_PROPERTY.match(bare))


def _is_open(held: list[str]) -> bool:
    """Whether more must follow: a bracket is open, or the last line ends with a sign that goes on."""
    text = held[-1]
    depth = sum(part.count("(") - part.count(")") for part in held)
    return depth > 0 or (not held[0].startswith("(") and text.endswith(_GOES_ON))
