"""Words for a scorer that can mean either of two people of their sentence: nobody is taken, rather than the nearest."""

import re

from loaders.prose.events.clause.function import function_of
from loaders.prose.events.clause.line import Line
from loaders.prose.names.names import Names

#: 'Hale was replaced by Lund, and he': either of them.
_REPLACED = re.compile(
    r" <P\d+> (?:was |had been |, |who was )?(?:then |soon |later )?replaced by (?:[a-z-]+ ){0,3}<P\d+> "
    r"(?:[^.;<>]{0,60} )?(?:and|but) $"
)


def is_either(line: Line, word: int) -> bool:
    """Whether the pronoun at a word can mean whoever went off as well as whoever came on."""
    return line.words[word][:2] == "<H" and bool(_REPLACED.search(line.text[: line.offsets[word]]))


def is_rivalled(line: Line, word: int, chosen: int, names: Names) -> bool:
    """Whether a description fits another person of its sentence as well: 'Hale and Lund went up and the striker'."""
    item = line.item(word)
    if item.mention is None or item.mention.how != "role" or line.words[word + 1 : word + 2] == [","]:
        return False
    subjects = {
        line.item(at).entity
        for at in range(word)
        if line.words[at][:2] == "<P" and not line.owns(at) and function_of(line, at) == "subject"
    }
    if chosen not in subjects:
        return False
    known = names.attribute(chosen, "position")
    rivals = subjects.intersection(item.mention.candidates) - {chosen}
    return any(rival is not None and names.attribute(rival, "position") == known for rival in rivals)
