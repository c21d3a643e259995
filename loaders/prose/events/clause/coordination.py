"""Lists of persons: 'Hale, Cruz (2) and the substitute Berg'."""

from loaders.prose.events.clause.asides import before_note
from loaders.prose.events.clause.function import function_of
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.word_classes import TITLES

_AND = frozenset(("and", "&", "plus"))
_JOINING = _AND | {","}
_BETWEEN = _JOINING | {"then", "before", "later"}


def coordinated(line: Line, word: int, *, subjects: bool = False) -> list[int]:
    """All members of the list of persons that ends at `word`, in order: 'A, B and C'."""
    found = [word]
    at = word
    while True:
        back = at - 1
        while back >= 0 and (line.words[back] in TITLES - {"and", "&", "both"} or line.is_side(back)):
            back -= 1
        if back >= 1 and line.words[back] == "both":
            back -= 1
        joined = False
        while back >= 0 and line.words[back] in _BETWEEN:
            joined = joined or line.words[back] in _JOINING
            back -= 1
        back = before_note(line, back)
        if joined and back > 0 and _is_town(line, back):
            back -= 2
        if subjects and at == word and _is_apart(line.words[back + 1 : at]):
            return found
        if not joined or back < 0 or not line.is_person(back) or line.words[back][:2] == "<H":
            return found
        if line.owns(back) or (subjects and function_of(line, back) != "subject"):
            return found
        found.insert(0, back)
        at = back


def _is_town(line: Line, word: int) -> bool:
    """Whether a name between two persons says where the first is from: 'Hale, Marlow, and Cruz'."""
    named = line.words[word].isalpha() and line.item(word).text[0].isupper()
    return named and line.words[word - 1] == "," and line.is_person(word - 2)


def _is_apart(between: list[str]) -> bool:
    """Whether only a comma stands between two persons."""
    return "," in between and _AND.isdisjoint(between)
