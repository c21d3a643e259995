"""Where an aside before a word begins: between dashes, in brackets, between commas."""

from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.word_classes import JOINERS, STOPS


def before_dash(line: Line, at: int) -> int:
    """Where an aside between dashes begins, 0 if the dash at `at` does not close one."""
    for back in range(at - 1, max(at - 14, 0), -1):
        if line.words[back] == "-":
            return back - 1
    return 0


def before_note(line: Line, at: int) -> int:
    """The word before brackets that close at a word: 'Hale (2) and Cruz'."""
    if at > 0 and line.words[at] == ")":
        return next((back - 1 for back in range(at - 1, max(at - 16, 0), -1) if line.words[back] == "("), at)
    return at


def before_aside(line: Line, at: int) -> int:
    """The word before an aside: 'Hale went round him and, from an angle that offered nothing, slipped it in'."""
    if at < 3 or line.words[at] != ",":
        return at
    for back in range(at - 2, max(at - 18, 0), -1):
        if line.words[back] in STOPS:
            return at
        if line.words[back] == ",":
            named = line.is_person(back - 1) and not line.owns(back - 1)
            return back - 1 if named or line.words[back - 1] in JOINERS else at
    return at
