"""What kind of file is it? Told by its content: its first bytes, its JSON members, its first line of columns."""

import csv
import re
from collections.abc import Sequence

from graph.errors import BadUse
from loaders.contract import FileHead, InputFile, Loader
from loaders.decode import lenient_head
from loaders.parquet import MAGIC, columns_of

HEAD_BYTES = 64 * 1024
#: Files that people have articles in, with what makes them readable here.
_KNOWN_BY_START = (
    (b"%PDF", "a PDF: save its text (pdftotext, or copy it) as .txt and load that"),
    (b"\xd0\xcf\x11\xe0", "a document of an office program: save it as text (.txt), HTML or CSV and load that"),
    (b"\x89PNG", "a picture: only its text could be read"),
    (b"\xff\xd8\xff", "a picture: only its text could be read"),
)
_TEXTS = (".txt", ".text", ".md")
#: A text of no more signs and lines can be a note: a result or a headline alone.
NOTE_SIGNS = 1000
NOTE_LINES = 12
_JSON = ("{", "[")
_KEY = re.compile(r'"([^"\\\n]{1,60})"\s{0,20}:')


def head_of(file: InputFile) -> FileHead:
    """The beginning of a file; refused where it is empty."""
    with file.open() as stream:
        data = stream.read(HEAD_BYTES)
    text = lenient_head(data, file.charset)
    if not data or (text is not None and not text.strip("\ufeff \t\r\n\x0b\x0c\u00a0\u200b")):
        raise file.refused("empty")
    columns = columns_of(file) if data.startswith(MAGIC) else _columns(text)
    return FileHead(file.name, data, text, _json_keys(text), columns)


def loader_named(name: str, loaders: Sequence[Loader]) -> Loader:
    """The loader of that name; BadUse lists those that there are."""
    for loader in loaders:
        if loader.name == name:
            return loader
    raise BadUse(f"no loader is called {name!r}; there are: {', '.join(loader.name for loader in loaders)}")


def recognise(file: InputFile, loaders: Sequence[Loader]) -> Loader:
    """The first loader that knows the file; refused, with what would help, where none does."""
    head = head_of(file)
    for loader in loaders:
        if not loader.asked_only and loader.recognises(head):
            return loader
    _refuse_broken_json(file, head)
    raise file.refused(_why_unknown(head, loaders))


def _refuse_broken_json(file: InputFile, head: FileHead) -> None:
    """Says where a file that begins as JSON ceases to be so; lines of JSON each for itself are left."""
    if head.first in _JSON:
        file.json(or_lines=bool(head.keys))


def _why_unknown(head: FileHead, loaders: Sequence[Loader]) -> str:
    for loader in loaders:
        if loader.asked_only and loader.recognises(head):
            return f"of the kind {loader.name}, which is read only when asked for: --as {loader.name}"
    if head.text is None:
        if head.columns:
            return f"a Parquet table of no known kind (columns {', '.join(head.columns[:8])})"
        return next(
            (why for start, why in _KNOWN_BY_START if head.data.startswith(start)), "binary, and of no known kind"
        )
    if is_table(head):
        return (
            f"a table of no known kind (columns {', '.join(head.columns[:8])}); "
            "a profile file beside it can say what its columns are"
        )
    if head.keys:
        return f"JSON of no known kind (members {', '.join(sorted(head.keys)[:8])})"
    if head.first in _JSON:
        return "JSON in which nothing is named, so that nothing can be read of it"
    if head.name.lower().endswith(_TEXTS):
        return _why_no_text(head.text)
    return "of no known kind; 'touchline loaders' lists what can be read"


def is_long(text: str) -> bool:
    """Whether a text is longer than a note, so that it is read only where it has sentences."""
    return len(text) > NOTE_SIGNS or len([line for line in text.splitlines() if line.strip()]) > NOTE_LINES


def _why_no_text(text: str) -> str:
    if is_long(text):
        return (
            "a long text that is no prose: too few of its lines hold a sentence, or of its signs are letters (a result "
            f"or a headline alone is read of at most {NOTE_LINES} lines and {NOTE_SIGNS:,} characters)"
        )
    return "a text without a sentence or a result that could be read; 'touchline loaders' lists what can be read"


def is_table(head: FileHead) -> bool:
    """Whether the file looks like a table: a first line of several cells, and lines after it with as many."""
    if head.text is None or len(head.columns) < 2 or head.first in "{[<":
        return False
    if head.name.lower().endswith((".csv", ".tsv")):
        return True
    lines = [line for line in head.text.splitlines()[:6] if line.strip()]
    widths = {len(_cells(line)) for line in lines}
    return len(lines) > 2 and len(widths) == 1 and len(head.columns) > 2 and all(len(c) < 40 for c in head.columns)


def _json_keys(text: str | None) -> frozenset[str]:
    if text is None or text.lstrip()[:1] not in ("{", "["):
        return frozenset()
    return frozenset(_KEY.findall(text))


def _columns(text: str | None) -> tuple[str, ...]:
    if text is None:
        return ()
    line = next((line for line in text.splitlines() if line.strip()), "")
    return tuple(cell.strip() for cell in _cells(line[:4000]))


def _cells(line: str) -> list[str]:
    """The cells of a line, parted by the sign that parts it into most: comma, tab or semicolon."""
    sign = max(",\t;", key=line.count)
    try:
        return next(csv.reader([line], delimiter=sign), [])
    except csv.Error:
        return [line]
