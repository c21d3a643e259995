"""What is wrong with a query, from the engine's message: line, column and what was expected, without its own names."""

import re

_PREFIXES = ("Query failed: ", "Reading the result set failed: ")
#: The names of classes, with whatever the engine hangs on them.
_CLASS = re.compile(r"\b(?:com|org|java|javax|net)(?:\.\w+)*\.[A-Z]\w*(?:\$\w+)*(?:: (?:null\b)?)?")
_CAUSE = re.compile(r"\s*\(caused by .*\)$", re.DOTALL)
#: 'UndefinedVariable: Variable ...': a code before the message.
_CODE = re.compile(r"^(?:[A-Z][a-z]{1,30}(?:[A-Z][a-z]{1,30}){1,5}(?:: | - )){1,3}")
_JAVA = ((re.compile(r"\b\w*Map\b"), "a map"), (re.compile(r"\b\w*List\b"), "a list"))
_SYNTAX = re.compile(r"Syntax error at line (?P<line>\d+):(?P<column>\d+) - (?P<what>.*)", re.DOTALL)
_UNEXPECTED = re.compile(r"Unexpected input (?P<found>'.*?') at line (?P<line>\d+), column (?P<column>\d+)")
_EXPECTED = re.compile(r"expect(?:ed|ing)(?::| )\s*(?:one of )?(?P<signs>.*)", re.DOTALL)
_OR_MORE = re.compile(r" or \d+ more$")
#: The engine's names for sorts of signs.
_SORTS = (
    (re.compile(r"\w*(?:DECIMAL|INTEGER|DOUBLE)\w*"), "a number"),
    (re.compile(r"STRING_LITERAL\w*"), "a text in quotes"),
    (re.compile(r"\w*SYMBOLIC_NAME|IDENTIFIER"), "a name"),
    (re.compile(r"<EOF>|EOF"), "the end"),
    (re.compile("ARROW_LINE"), "-"),
)
#: More than so many are no help.
_FEW = 6


def told(message: str, text: str) -> str:
    """The engine's message in plain words; `text` is the query that it is about."""
    for prefix in _PREFIXES:
        message = message.removeprefix(prefix)
    if "QueryNotIdempotentException" in message:
        return "the query would write, or calls what is not known here; only reading is possible"
    message = _CODE.sub("", _CLASS.sub("", _CAUSE.sub("", message)).strip(" :\n"))
    for name, plain in _JAVA:
        message = name.sub(plain, message) if name.search(text) is None else message
    if "/ by zero" in message:
        return "the query cannot be run: it divides by zero"
    if syntax := _SYNTAX.search(message):
        return _at(text, int(syntax["line"]), int(syntax["column"]) + 1, syntax["what"])
    if unexpected := _UNEXPECTED.search(message):
        return _at(text, int(unexpected["line"]), int(unexpected["column"]) + 1, f"input {unexpected['found']}")
    return f"the query cannot be run: {message or 'the engine does not say why'}"


def _at(text: str, line: int, column: int, what: str) -> str:
    """The place, what stands there, what was expected, and the line with a sign under the place."""
    lines = text.splitlines() or [""]
    shown = lines[line - 1] if line <= len(lines) else ""
    rest = shown[column - 1 :].strip()
    if rest[:1] in ("'", '"', "`") and rest.count(rest[0]) % 2:
        wrong = f"what begins with {rest[0]} has no end"
    elif rest:
        wrong = f"{_word(rest)!r} does not fit there"
    else:
        wrong = "the query breaks off"
    expected = _expected(what)
    pointed = f"\n  {shown}\n  {' ' * (column - 1)}^" if shown else ""
    return f"the query cannot be run: line {line}, column {column}: {wrong}{expected}{pointed}"


def _word(rest: str) -> str:
    """The word or sign that a rest of a line begins with."""
    found = re.match(r"\w+|->|<-|[<>]=|<>|.", rest)
    return found[0] if found else rest[:1]


def _expected(what: str) -> str:
    found = _EXPECTED.search(what)
    if found is None:
        return ""
    many = _OR_MORE.search(found["signs"]) is not None
    signs = _OR_MORE.sub("", found["signs"]).strip().strip("{}")
    if signs.startswith("an "):
        return f"; expected: {signs}"
    plain = list(dict.fromkeys(_sort(sign.strip()) for sign in re.split(r",\s(?=\S)", signs) if sign.strip()))
    if many or len(plain) > _FEW:
        return ""
    return f"; expected: {' or '.join(plain)}"


def _sort(sign: str) -> str:
    bare = sign.strip("'") if len(sign) > 1 else sign
    return next((plain for pattern, plain in _SORTS if pattern.fullmatch(bare)), bare)
