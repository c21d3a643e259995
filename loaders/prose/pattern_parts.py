"""What patterns are made of: choices put together from lists of words, and a pattern parted again.

It is parted as far as it takes to see which words it asks for.
"""

import re
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Group:
    """One of several ways, each a sequence of parts."""

    ways: tuple[tuple["Part", ...], ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """A part that stands so many times; `most` is 1 or many."""

    part: "Part"
    least: int
    most: int


#: The texts of which one stands there, or what is made of parts.
Part: TypeAlias = frozenset[str] | Group | Repeat

#: What a part of unknown content stands as.
ANY = frozenset("\0")
_NOTHING = frozenset(("",))
_BLANK = frozenset(" ")
_TOKEN = re.compile(
    r"(?P<shut>\(\?(?:!|<!|<=))|(?P<ahead>\(\?=)|(?P<open>\((?:\?:|\?>|\?P<\w+>)?(?!\?))|(?P<close>\))|(?P<or>\|)"
    r"|(?P<times>\{(?P<least>\d*)(?:,(?P<most>\d*))?\}|[?*+])[?+]?|\[(?P<class>\^?\]?(?:\\.|[^\]\\])*)\]"
    r"|\\(?P<escaped>.)|(?P<plain> ?[^ \\()\[\]|{}?*+^$.]+(?![?*+{]))|(?P<char>[^()])"
)
_FEW = re.compile(r"(?:\\[^\w]|[^\\^-])(?:\\[^\w]|[^\\-]){0,3}-?")
_TIMES = {"?": (0, 1), "*": (0, 2), "+": (1, 2)}


class _Reader:
    """Reads a pattern from left to right; whatever it does not know stands as unknown."""

    def __init__(self, pattern: str) -> None:
        self._tokens = list(_TOKEN.finditer(pattern))
        self._at = 0

    def ways(self) -> tuple[tuple[Part, ...], ...]:
        """The ways of a choice, up to its closing bracket."""
        ways: list[list[Part]] = [[]]
        while self._at < len(self._tokens):
            token = self._tokens[self._at]
            self._at += 1
            if token["close"]:
                break
            if token["or"]:
                ways.append([])
            elif token["times"]:
                ways[-1][-1] = _repeated(ways[-1][-1], token)
            else:
                ways[-1].append(self._part(token))
        return tuple(map(tuple, ways))

    def _part(self, token: re.Match[str]) -> Part:
        if token["open"]:
            return Group(self.ways())
        if token["shut"]:
            self.ways()
            return _NOTHING
        if token["ahead"]:
            return _looked_at(Group(self.ways()))
        return frozenset((token["plain"],)) if token["plain"] else _character(token)


def _repeated(part: Part, token: re.Match[str]) -> Part:
    least, most = _TIMES.get(token["times"], (0, 2))
    if token["times"][0] == "{":
        least = int(token["least"] or 0)
        most = int(token["most"] or 2) if token["most"] is not None else least
    if part == _NOTHING or least == most == 1:
        return part
    return Repeat(part, min(least, 1), min(most, 2))


def _looked_at(ahead: Group) -> Part:
    """What is only looked at: where all of it starts with a blank, a word ends before it."""
    return _BLANK if all(way and way[0] in (_BLANK, frozenset("$")) for way in ahead.ways) else _NOTHING


def _character(token: re.Match[str]) -> Part:
    if token["class"] is not None:
        listed = token["class"]
        return frozenset(re.sub(r"\\(.)", r"\1", listed)) if _FEW.fullmatch(listed) else ANY
    if escaped := token["escaped"]:
        return _NOTHING if escaped in "bB" else ANY if escaped.isalnum() else frozenset(escaped)
    if token["char"] in "^$":
        return _BLANK
    return ANY if token["char"] == "." else frozenset(token["char"])


def parts_of(pattern: str) -> tuple[tuple[Part, ...], ...]:
    """The ways of a pattern; most have one."""
    return _Reader(pattern).ways()


def either(words: str) -> str:
    """A list of words as the ways of a choice; `_` stands for a blank."""
    return "|".join(words.split()).replace("_", " ")


def one_of(words: str) -> str:
    """A group of which one word stands there; `_` stands for a blank."""
    return f"(?:{either(words)})"
