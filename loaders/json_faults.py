"""What is wrong with a text that should be JSON, in plain words: where it breaks off, or what is missing where."""

import json
import re

_MORE = "Extra data"
_MISSING = {
    "Expecting value": "a value is missing",
    "Expecting property name enclosed in double quotes": "a name in double quotes is missing",
    "Expecting ':' delimiter": "a colon is missing",
    "Expecting ',' delimiter": "a comma is missing, or a bracket",
    "Illegal trailing comma before end of object": "a comma is too many",
    "Illegal trailing comma before end of array": "a comma is too many",
    "Invalid control character at": "a line break or another control sign stands in a text (JSON writes it as \\n)",
    _MORE: "more stands behind its end; documents one a line must each be whole on their line",
}
_BREAKS_OFF = "Unterminated string"
_TEXT_OR_BRACKET = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)


def json_fault(error: json.JSONDecodeError) -> str:
    """What is wrong and at which column; the line is for the caller to tell."""
    if error.msg.startswith(_BREAKS_OFF) or error.pos >= len(error.doc.rstrip()):
        return f"broken JSON: it breaks off (cut short?), in what begins at column {error.colno}"
    return f"broken JSON: {_MISSING.get(error.msg, error.msg)} at column {error.colno}"


def goes_on(error: json.JSONDecodeError) -> bool:
    """Whether a whole document stands there and more behind it, as with documents one a line."""
    return error.msg.startswith(_MORE)


def too_deep(text: str) -> tuple[int, str]:
    """The line where the brackets of a text stand deepest in one another, and that this cannot be read."""
    depth = deepest = place = 0
    for found in _TEXT_OR_BRACKET.finditer(text):
        if found[0] in "[{":
            depth += 1
            if depth > deepest:
                deepest, place = depth, found.start()
        elif found[0] in "]}":
            depth -= 1
    line, column = text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place)
    return line, (
        f"JSON nested too deeply to be read: {deepest:,} brackets stand one in another at column {column} "
        "(right: some dozens at most)"
    )
