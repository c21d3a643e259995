"""Parameters of a Cypher query as typed on the command line: name=value, the value read as JSON where it is JSON."""

import json
from collections.abc import Sequence

from graph.errors import BadUse
from graph.stores.contract import Param


def params_from(given: Sequence[str]) -> dict[str, Param]:
    """The parameters by name; BadUse says what is wrong with which."""
    params: dict[str, Param] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name.isidentifier():
            raise BadUse(f"--param {text!r}: should be name=value")
        params[name] = _value(text, value)
    return params


def _value(text: str, value: str) -> Param:
    try:
        read = json.loads(value)
    except json.JSONDecodeError:
        return value
    if read is None or isinstance(read, str | int | float | bool):
        return read
    if isinstance(read, list) and all(isinstance(item, str) for item in read):
        return [str(item) for item in read]
    raise BadUse(f"--param {text!r}: a value may be text, a number, true, false, null or a list of texts")
