"""Final scores of which a sentence does not say whose they are, and the scores that a report passes on its way."""

from collections.abc import Sequence

from loaders.prose.frame.scores import Score
from loaders.prose.frame.words import another_day
from loaders.prose.names.item import Item
from loaders.prose.names.vocabulary import MONTHS

_ENDS = frozenset(
    """
        ended ends end ending finished finishes finishing final won win wins winning winner winners
        triumphed lost losing lose
    """.split()
)
#: Right before a score: 'the final score of 3-1', 'a scoreline of 2-0'.
_NOUNS = frozenset({"score", "scoreline", "result", "margin"})
_MONTHS = frozenset(MONTHS) - {"may", "march"}
#: Near a score: it is one of another day, of a series or only thought of.
_OTHER = _MONTHS | frozenset("would will previously aggregate leg penalties opener since reserves away-goals".split())


def is_final(items: Sequence[Item], score: Score) -> bool:
    """Whether a score is told as the end of the match spoken of: 'it finished 3-1', 'the final score of 2-0'."""
    if is_of_another(items, score.at):
        return False
    before = [item.lower for item in items[max(score.at - 3, 0) : score.at]]
    if score.noun or _ENDS & set(before) or before[-2:-1] == ["by"] or items[score.at].lower in {"apiece", "each"}:
        return True
    if {"losing", "winning"} & {item.lower for item in items[max(score.at - 6, 0) : score.at]}:
        return True
    return bool(_NOUNS & set(before)) and (
        "final" in [item.lower for item in items[max(score.at - 5, 0) : score.at]] or before[-1] in {"of", "line"}
    )


def is_of_another(items: Sequence[Item], at: int) -> bool:
    """Whether words near a score speak of another match."""
    near = [item.lower for item in items[max(at - 9, 0) : at + 10]]
    return another_day(near) or bool(_OTHER.intersection(near))
