"""A construction: one way of saying something, told as a pattern over an encoded sentence."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from loaders.prose.roles.encoded import Encoded
from loaders.prose.triggers import Row, Triggers

#: What can stand in curly brackets in a pattern.
_SLOTS = {
    "person": r"<[PN](?P<person>\d+)>",
    "name": r"<P(?P<person>\d+)>",
    "who": r"<[PNH](?P<person>\d+)>",
    "other": r"<[PN](?P<other>\d+)>",
    "team": r"<[TD](?P<team>\d+)>",
    "club": r"<T(?P<team>\d+)>",
    "from": r"<[TD](?P<from>\d+)>",
    "to": r"<[TD](?P<to>\d+)>",
    "the": r"(?:the )?",
    "s": r"(?:'s )?",
    "few": r"(?:[a-z'-]+ ){0,3}?",
    "some": r"(?:[a-z0-9'-]+ ){0,6}?",
    "many": r"(?:[^<>;:.!?]+? ){0,9}?",
}


class Construction(Row):
    """One way of saying something."""


def construction(name: str, triggers: Iterable[str] | str, pattern: str, **macros: str) -> Construction:
    """A construction from its pattern with slots such as {person}, {team} and the given macros in curly brackets."""
    words = triggers.split() if isinstance(triggers, str) else triggers
    filled = pattern
    for key, text in {**_SLOTS, **macros}.items():
        filled = filled.replace("{" + key + "}", text)
    return Construction(name, frozenset(words), filled)


class Found(NamedTuple):
    """A construction found in a sentence."""

    construction: Construction
    sentence: Encoded
    match: re.Match[str]

    def group(self, name: str) -> str:
        """What a group of the pattern holds, '' where it is not part of it."""
        return (self.match[name] or "") if name in self.match.re.groupindex else ""


class Table(Triggers[Construction]):
    """Constructions of one kind, of which a sentence only meets those that can fit."""

    def find(self, sentence: Encoded) -> Sequence[Found]:
        """Every construction of the table that stands in the sentence, in the order of the table."""
        rows = sentence.candidates.get(self)
        if rows is None:
            return ()
        return [Found(row, sentence, match) for row in rows for match in row.pattern.finditer(sentence.text)]


def one_way(name: str, pattern: str, triggers: Iterable[str] = ()) -> Table:
    """A table of one construction, without slots."""
    return Table((Construction(name, frozenset(triggers), pattern),))
