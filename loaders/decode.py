"""Bytes to text: byte-order marks, UTF-8, what a document declares, and old single-byte encodings."""

import codecs
import re
from dataclasses import dataclass

from charset_normalizer import from_bytes

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_MULTIBYTE = re.compile(rb"[\xc3-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_HIGH = re.compile(rb"[\x80-\xff]")
_CONTROL = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_MAGIC = (
    b"%PDF",
    b"\x89PNG",
    b"\xff\xd8\xff",
    b"GIF8",
    b"PK\x03\x04",
    b"\x1f\x8b",
    b"PAR1",
    b"SQLite format 3",
    b"\x7fELF",
    b"BZh",
    b"\xfd7zXZ",
    b"7z\xbc\xaf",
    b"\xd0\xcf\x11\xe0",
    b"RIFF",
    b"\x28\xb5\x2f\xfd",
)
#: Where so few letters are outside ASCII, a text is in a western language and Windows wrote it.
_FEW = 0.04
_SAMPLE = 64 * 1024


@dataclass(frozen=True, slots=True)
class Decoded:
    """A text and the encoding it was in; the byte-order mark is gone, nothing else is."""

    text: str
    encoding: str


def is_binary(data: bytes) -> bool:
    """Whether the bytes are no text in any encoding that is read here."""
    if data.startswith(_MAGIC):
        return True
    if data.startswith(tuple(mark for mark, _ in _MARKS)) or _wide_without_mark(data):
        return False
    sample = data[:_SAMPLE]
    return b"\x00" in sample or len(_CONTROL.findall(sample)) > len(sample) // 50


def decode(data: bytes, declared: str | None = None) -> Decoded:
    """The text of some bytes; ValueError says what is wrong, and at which byte."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return Decoded(_strict(data[len(mark) :], encoding, len(mark)), encoding)
    if is_binary(data):
        raise ValueError("binary, not text")
    if wide := _wide_without_mark(data):
        return Decoded(_strict(data, wide, 0), wide)
    try:
        return Decoded(data.decode(), "utf-8")
    except UnicodeDecodeError as error:
        return _not_utf8(data, declared, error)


def lenient_head(data: bytes, declared: str | None = None) -> str | None:
    """The text of the beginning of a file, good enough to tell its kind; None where it is no text."""
    if is_binary(data):
        return None
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, "ignore")
    if wide := _wide_without_mark(data):
        return data.decode(wide, "ignore")
    try:
        return codecs.getincrementaldecoder("utf-8")().decode(data)
    except UnicodeDecodeError:
        return data.decode(web_name(declared) or "cp1252", "replace")


def web_name(declared: str | None) -> str | None:
    """The codec for a declared charset as browsers take it: ISO-8859-1 and ASCII are cp1252."""
    if not declared:
        return None
    try:
        name = codecs.lookup(declared.strip().strip("\"'")).name
    except LookupError:
        return None
    return "cp1252" if name in {"iso8859-1", "ascii", "latin-1"} else name


def _not_utf8(data: bytes, declared: str | None, error: UnicodeDecodeError) -> Decoded:
    charset = web_name(declared)
    if charset and charset != "utf-8":
        return Decoded(_strict(data, charset, 0), charset)
    if _MULTIBYTE.search(data):
        raise ValueError(f"damaged UTF-8 at byte {error.start}: mend the file or save it again as UTF-8")
    if len(_HIGH.findall(data)) <= max(3, len(data) * _FEW):
        return Decoded(_strict(data, "cp1252", 0), "cp1252")
    encoding = _guessed(data)
    if encoding is None:
        raise ValueError(f"in an encoding that is not known (not UTF-8 from byte {error.start}): save it as UTF-8")
    return Decoded(_strict(data, encoding, 0), encoding)


def _guessed(data: bytes) -> str | None:
    """The likeliest encoding: the western one where it reads as well as the best ('Peña' is 'Peńa' in Polish)."""
    guesses = from_bytes(data)
    best = guesses.best()
    if best is None:
        return None
    as_good = (guess for guess in guesses if guess.percent_chaos <= best.percent_chaos)
    western = any("cp1252" in (guess.encoding, *guess.could_be_from_charset) for guess in as_good)
    return "cp1252" if western else best.encoding


def _strict(data: bytes, encoding: str, before: int) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise ValueError(f"not {encoding} at byte {error.start + before}: save it as UTF-8") from error


def _wide_without_mark(data: bytes) -> str | None:
    """UTF-16 without its mark: nearly every other byte of a western text is zero."""
    sample = data[:4096]
    half = len(sample) // 2
    if half < 8:
        return None
    if sample[1::2].count(0) > half * 0.7 and sample[0::2].count(0) < half * 0.1:
        return "utf-16-le"
    if sample[0::2].count(0) > half * 0.7 and sample[1::2].count(0) < half * 0.1:
        return "utf-16-be"
    return None
