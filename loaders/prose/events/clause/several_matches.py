"""Whose match a clause tells of, in a sentence that names the sides of several."""

from collections.abc import Sequence

from loaders.prose.events.clause.line import Line
from loaders.prose.frame.frame import Match
from loaders.prose.names.names import Names
from loaders.prose.names.vocabulary import PERSON_NOUNS

#: So many sides are named where more than one match may be told.
_SEVERAL = 3
_PARTS = frozenset({";", "while", "whilst", "whereas"})
_JOINS = frozenset({"and", "but", "with"})
#: Before a side that only tells where somebody came from, or goes.
_ASIDE = frozenset(
    """
        from former ex ex- formerly like of join joined joining signed loan leave left leaving rivals leapfrog above
        below behind than facing host visit face
    """.split()
)


def _sides_of_clause(line: Line, verb: int, match: Match) -> set[int]:
    """The sides that the clause of a verb names as playing, where its sentence names three or more; else none.

    None too where it names a side of the match at all.
    """
    places = [at for at in range(len(line.words)) if line.is_side(at) and line.words[at][:2] == "<T"]
    if len({line.item(at).entity for at in places}) < _SEVERAL:
        return set()
    start, end = _clause(line, verb)
    inside = [at for at in places if start <= at < end]
    if any(line.item(at).entity in match.sides for at in inside):
        return set()
    return {side for at in inside if not _is_aside(line, at) and (side := line.item(at).entity) is not None}


def _clause(line: Line, verb: int) -> tuple[int, int]:
    """Where the clause of a verb begins and ends: at a semicolon, 'while', or a comma with 'and' or a person behind."""
    start = next((at + 1 for at in range(verb, -1, -1) if _parts(line, at)), 0)
    end = next((at for at in range(verb + 1, len(line.words)) if _parts(line, at)), len(line.words))
    return start, end


def _parts(line: Line, at: int) -> bool:
    words = line.words
    if words[at] in _PARTS:
        return True
    if words[at] != "," or at + 2 >= len(words):
        return False
    return words[at + 1] in _JOINS and words[at + 2][:2] in {"<P", "<T", "<N"} or _opens_clause(line, at + 1)


def _opens_clause(line: Line, at: int) -> bool:
    """Whether a person with a verb stands behind a comma: ', Sand hit two for Lido'."""
    return line.words[at][:2] == "<P" and line.words[at + 1].endswith(("ed", "t")) and line.words[at + 1].isalpha()


def _is_aside(line: Line, at: int) -> bool:
    """Whether a side is only where somebody belongs or was: 'the Castle striker', 'signed from Lido'."""
    before = line.words[max(at - 2, 0) : at]
    behind = line.words[at + 1] if at + 1 < len(line.words) else ""
    return not _ASIDE.isdisjoint(before) or behind in PERSON_NOUNS or behind[:2] == "<P"


def match_of_clause(line: Line, verb: int, match: Match, others: Sequence[Match], names: Names) -> Match | None:
    """The match that the clause of a verb tells of: that of its sentence, another of the text, or none known."""
    sides = _sides_of_clause(line, verb, match)
    if not sides or _are_of_another_sort(sides, match, names):
        return match
    found = [other for other in others if sides <= set(other.sides) and other.status == "played"]
    return found[0] if len(found) == 1 and found[0].main else None


def _are_of_another_sort(sides: set[int], match: Match, names: Names) -> bool:
    """Whether countries are named in a match of clubs, or clubs in one of countries."""
    national = bool(names.entities[match.first].attributes.get("national"))
    return all(bool(names.entities[side].attributes.get("national")) != national for side in sides)
