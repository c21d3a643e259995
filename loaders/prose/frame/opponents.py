"""Which other side a report speaks of as playing, where several are named as often: by the words around each."""

from collections import Counter
from collections.abc import Iterable, Sequence

from loaders.prose.document import Sentence
from loaders.prose.frame.open_scores import is_of_another
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names
from loaders.prose.names.vocabulary import PERSON_NOUNS

#: Behind a side: it is playing.
_AT_PLAY = frozenset(
    """
        side team goal box area half defence defense defenders back-line rearguard wall attack end bar
        crossbar post players bench midfield ranks net penalty six-yard supporters fans possessed dominated
        pressed attacked responded replied equalised had
    """.split()
)
#: Right before a side: somebody came from it, or has still to play it.
_COMINGS = frozenset("from joining left for since loan former ex- ex joined join until is".split())
_HERE = frozenset("beyond past against beat".split())


def opponent_signs(names: Names, sentences: Iterable[Sentence]) -> Counter[int]:
    """How much speaks for each side being on the field, below zero where it is only touched."""
    votes: Counter[int] = Counter()
    for sentence in sentences:
        if not names.teams_in(sentence):
            continue
        items = names.items(sentence)
        for at, item in enumerate(items):
            if item.is_team and item.entity is not None:
                votes[item.entity] += _sign(items, at)
    return votes


def _sign(items: Sequence[Item], at: int) -> int:
    before = items[at - 1].lower if at else ""
    if before in {"the", "a"} and at > 1:
        before = items[at - 2].lower
    behind = [item.lower for item in items[at + 1 : at + 3]]
    if before in _COMINGS or before in {"at", "over"} or is_of_another(items, at):
        return -2
    if behind[:1] and (behind[0] in _AT_PLAY or behind[0] in PERSON_NOUNS) or before in _HERE:
        return 2
    if len(behind) > 1 and behind[0] in {"'s", "'"} and at + 2 < len(items) and items[at + 2].is_person:
        return 1
    return 0
