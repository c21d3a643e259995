"""Lists of persons: 'Hale, Cruz (2) and the substitute Berg'."""

from loaders.prose.events.asides import before_note
from loaders.prose.events.function import TITLES, function_of
from loaders.prose.events.line import Line


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
        while back >= 0 and line.words[back] in ("and", "&", ",", "plus", "then", "before", "later"):
            joined = joined or line.words[back] in ("and", "&", ",", "plus")
            back -= 1
        back = before_note(line, back)
        if (
            joined
            and back > 0
            and line.words[back].isalpha()
            and line.item(back).text[0].isupper()
            and line.words[back - 1] == ","
            and line.is_person(back - 2)
        ):
            back -= 2
        if (
            subjects
            and at == word
            and "," in line.words[back + 1 : at]
            and {"and", "&", "plus"}.isdisjoint(line.words[back + 1 : at])
        ):
            return found
        if not joined or back < 0 or not line.is_person(back) or line.words[back][:2] == "<H":
            return found
        if line.owns(back) or (subjects and function_of(line, back) != "subject"):
            return found
        found.insert(0, back)
        at = back
