"""Whose goal 'his goal' is: that of who did what its clause says."""

from loaders.prose.events.clause.function import function_of
from loaders.prose.events.goals.telling import Telling

#: These open a clause with a subject of its own: 'in how Hale stretched for his two goals'.
_OPENERS = frozenset(
    """
        how where when as while that because since after before why whether if though although but ; : .
        which who
    """.split()
)
_JOINS = frozenset(("and", "but", ",", "then", "or", "-"))
#: Further back than so many words no clause is looked at.
_CLAUSE = 24


def owner_of_the_clause(telling: Telling) -> int | None:
    """The word of the one person who does something in the clause of 'his goal'; None for nobody or several."""
    line, word = telling.line, telling.scorer
    if word is None or line.words[word][:2] != "<H" or not line.owns(word):
        return None
    if line.item(word).lower not in ("his", "her"):
        return None
    low = max(word - _CLAUSE, 0)
    opener = next((at for at in range(word - 1, low - 1, -1) if line.words[at] in _OPENERS), low - 1 if low else -1)
    if low and opener < low:
        return None
    if line.words[word - 1] in _JOINS - {"and", "but"}:
        return None  # 'Lund picked out Hale and his header went in'
    subjects = [
        at
        for at in range(opener + 1, word)
        if line.words[at][:2] in ("<P", "<N", "<H") and function_of(line, at) == "subject"
    ]
    if len(subjects) != 1 or line.words[subjects[0]][:2] != "<P" or line.item(subjects[0]).entity is None:
        return None
    others = [
        at
        for at in range(subjects[0] + 1, word)
        if line.words[at][:2] in ("<P", "<N") and not line.owns(at) and line.words[at - 1] != "by"
    ]
    return None if others else subjects[0]  # 'Lund fed Hale for his second' leaves open whose
