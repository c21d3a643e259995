"""Reads as much of a Cypher text as is needed to treat both engines' answers alike: its columns and its paths."""

import re
from dataclasses import dataclass
from itertools import pairwise

from graph.errors import BadUse

_TOKEN = re.compile(
    r"""(?P<skip>\s+|//[^\n]*|/\*.*?\*/)
      | (?P<text>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")
      | (?P<word>`(?:``|[^`])*`|[^\W\d]\w*)
      | (?P<sign>.)""",
    re.VERBOSE | re.DOTALL,
)
_OPENING, _CLOSING = "([{", ")]}"
_AFTER_RETURN = ("ORDER", "SKIP", "OFFSET", "LIMIT", "UNION")


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a sign or a quoted text, with its place and how many brackets it stands in.

    What is quoted, and the name of a property, is `inert`: no keyword.
    """

    text: str
    start: int
    end: int
    depth: int
    inert: bool

    def is_word(self, *words: str) -> bool:
        """Whether it is one of these keywords, in whatever case."""
        return not self.inert and self.text.upper() in words


def tokens_of(text: str) -> list[Token]:
    """The tokens of a Cypher text, comments and blanks left out."""
    tokens: list[Token] = []
    depth = 0
    for found in _TOKEN.finditer(text):
        if found.lastgroup == "skip":
            continue
        sign = found[0] if found.lastgroup == "sign" else ""
        depth -= bool(sign) and sign in _CLOSING
        inert = found.lastgroup == "text" or (bool(tokens) and tokens[-1].text == ".")
        tokens.append(Token(found[0], found.start(), found.end(), depth, inert))
        depth += bool(sign) and sign in _OPENING
    return tokens


def refuse_files(text: str) -> None:
    """`BadUse` for a text that would read files or addresses: a question reads the graph and nothing else."""
    tokens = tokens_of(text)
    for first, second in pairwise(tokens):
        if first.is_word("LOAD") and second.is_word("CSV"):
            raise BadUse("LOAD CSV reads files and addresses, which a query may not; load files with `touchline load`")


def columns_of(text: str) -> tuple[str, ...] | None:
    """The columns that a text returns; None where only running it can tell (`RETURN *`, a bare CALL)."""
    tokens = tokens_of(text)
    returns = [place for place, token in enumerate(tokens) if token.depth == 0 and token.is_word("RETURN")]
    if not returns:
        return None
    items = _items(tokens[returns[-1] + 1 :])
    if any(item[0].text == "*" for item in items):
        return None
    return tuple(_name(item, text) for item in items)


def path_columns(text: str) -> frozenset[str]:
    """The names under which a text may return a path: variables bound to a pattern, and their new names."""
    tokens = tokens_of(text)
    paths: set[str] = set()
    for place in range(1, len(tokens) - 2):
        before, name, sign, after = tokens[place - 1 : place + 3]
        if before.is_word("MATCH", ",") and sign.text == "=" and _opens_a_pattern(after):
            paths.add(_plain(name.text))
        elif before.is_word("WITH", "RETURN", "DISTINCT", ",") and _plain(name.text) in paths and sign.is_word("AS"):
            paths.add(_plain(after.text))
    return frozenset(paths)


def _opens_a_pattern(token: Token) -> bool:
    return token.text == "(" or token.is_word("SHORTESTPATH", "ALLSHORTESTPATHS", "SHORTEST", "ALL", "ANY")


def _items(tokens: list[Token]) -> list[list[Token]]:
    """The comma-separated parts of a RETURN."""
    items: list[list[Token]] = [[]]
    for token in tokens:
        if token.depth == 0 and (token.is_word(*_AFTER_RETURN) or token.text == ";"):
            break
        if token.depth == 0 and token.text == ",":
            items.append([])
        elif not (token.is_word("DISTINCT") and items == [[]]):
            items[-1].append(token)
    return [item for item in items if item]


def _name(item: list[Token], text: str) -> str:
    """What a column is called: its alias, else its expression as written."""
    if len(item) > 2 and item[-2].is_word("AS"):
        return _plain(item[-1].text)
    written = text[item[0].start : item[-1].end]
    return _plain(written) if len(item) == 1 else written


def _plain(name: str) -> str:
    return name[1:-1].replace("``", "`") if name.startswith("`") and name.endswith("`") and len(name) > 1 else name
