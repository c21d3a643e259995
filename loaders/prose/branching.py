"""Patterns whose long choices are told by first letters: a letter then rules out all but a few ways at once.

The regular expressions of Python try the ways of a choice one after the other. ` (?:tap|tapped|turned|header) ` is
the same as ` (?:t(?:ap(?:|ped)|urned)|header) `, and several times faster where there are a hundred of them. Ways that
start with different letters cannot both fit at one place, so the order in which ways are preferred stays what it was.
"""

import re
from collections.abc import Iterable
from itertools import groupby

#: A way, piece by piece: letters, an escape, a class, a whole group, a mark of repetition.
_Way = list[str]

_PIECE = re.compile(
    r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\((?:\?(?:P<\w+>|P=\w+\)|<?[=!]|[:>]))?|[^\\.^$*+?{}|()\[\]]+"
    r"(?![?*+{])|.",
    re.DOTALL,
)
_NOT_PLAIN = frozenset("\\.^$*+?{}|()[]")
_REPEATS = frozenset("?*+{")
#: Fewer ways than these are as quickly tried one after the other.
_MANY = 4


def pattern(source: str) -> re.Pattern[str]:
    """The pattern of a source without flags, its choices told by first letters."""
    return re.compile(branched(source))


def branched(source: str) -> str:
    """The source with its choices told by first letters."""
    return _Reader(source).choice()


class _Reader:
    """Reads a source from left to right."""

    def __init__(self, source: str) -> None:
        self._pieces = _PIECE.findall(source)
        self._at = 0

    def choice(self) -> str:
        """The choice that starts here, up to the bracket that closes it."""
        ways: list[_Way] = [[]]
        while self._at < len(self._pieces) and self._pieces[self._at] != ")":
            piece = self._pieces[self._at]
            self._at += 1
            if piece == "|":
                ways.append([])
            elif piece[0] == "(" and piece[-1] != ")":
                ways[-1].append(f"{piece}{self.choice()})")
                self._at += 1
            else:
                ways[-1].append(piece)
        return "|".join(_branches(ways) if len(ways) >= _MANY else map("".join, ways))


def _branches(ways: Iterable[_Way]) -> list[str]:
    """The ways of a choice as text; of ways in a row that start with a plain letter each letter is told once."""
    told: list[str] = []
    for plain, group in groupby(ways, _starts_plain):
        alike = list(group)
        told.extend(_by_letter(alike) if plain else map("".join, alike))
    return told


def _starts_plain(way: _Way) -> bool:
    """Whether a way starts with a letter that stands there once."""
    return bool(way) and way[0][0] not in _NOT_PLAIN and (len(way) == 1 or way[1][0] not in _REPEATS)


def _by_letter(ways: Iterable[_Way]) -> list[str]:
    rests: dict[str, list[_Way]] = {}
    for way in ways:
        letters, *others = way
        rests.setdefault(letters[0], []).append([letters[1:], *others] if len(letters) > 1 else others)
    return [letter + _together(found) for letter, found in rests.items()]


def _together(ways: list[_Way]) -> str:
    if len(ways) == 1:
        return "".join(ways[0])
    branches = _branches(ways)
    return branches[0] if len(branches) == 1 else f"(?:{'|'.join(branches)})"
