"""What is wrong with a text that should be JSON, in plain words: where it breaks off, or what is missing where."""

import json

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


def json_fault(error: json.JSONDecodeError) -> str:
    """What is wrong and at which column; the line is for the caller to tell."""
    if error.msg.startswith(_BREAKS_OFF) or error.pos >= len(error.doc.rstrip()):
        return f"broken JSON: it breaks off (cut short?), in what begins at column {error.colno}"
    return f"broken JSON: {_MISSING.get(error.msg, error.msg)} at column {error.colno}"


def goes_on(error: json.JSONDecodeError) -> bool:
    """Whether a whole document stands there and more behind it, as with documents one a line."""
    return error.msg.startswith(_MORE)
