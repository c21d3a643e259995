"""Results told with a noun: 'Marlow's 3-1 win over Harbour', 'condemned Harbour to a 3-1 defeat'."""

from collections.abc import Sequence

from loaders.prose.frame.around import team_before
from loaders.prose.frame.result import Result, made
from loaders.prose.frame.scores import Score
from loaders.prose.frame.words import WIN_NOUNS
from loaders.prose.names.item import Item

#: Who is named with these won or lost: the words around must tell ('completed a 5-0 thrashing').
_EITHER = frozenset("thrashing hammering drubbing mauling crushing demolition trouncing rout".split())
_DEALT = frozenset(
    """
        's completed complete inflicted handed hand recorded produced celebrated dealt enjoyed secured
        completing ran with to
    """.split()
)
#: 'Marlow dropped a 3-1 decision to Harbour'.
_DROPS = frozenset({"dropped", "drop", "dropping"})


def by_noun(score: Score, items: Sequence[Item], after: tuple[str, int] | None) -> Result | None:
    """'Marlow's 3-1 win over Harbour', 'condemned Harbour to a 3-1 defeat', 'a 3-1 defeat of Harbour'."""
    subject = _in_apposition(items, score.at) or team_before(items, score.at, after[1] if after else None)
    if after and score.noun in WIN_NOUNS and (after[0] == "by" or _at_the_hands(items, score.at)):
        return made(score, items, after[1], subject, "win by")
    if score.noun in _EITHER and after is None and not _stands_before(items, score.at, _DEALT, 5):
        return None
    if score.noun in WIN_NOUNS:
        if _stands_before(items, score.at, _DROPS, 4):
            return made(score, items, after[1] if after else None, subject, "defeat noun")
        if after and after[0] == "for":
            return made(score, items, after[1], _met_by(items, score.at, after[1]) or subject, "win for")
        if after is None and subject is not None and _met(items, score.at, subject):
            return made(score, items, None, subject, "win against")
        return made(score, items, subject, after[1] if after else None, "win noun")
    if after and after[0] in {"of", "on", "for"}:
        return made(score, items, subject if after[0] != "for" else None, after[1], "defeat of")
    return made(score, items, after[1] if after else None, subject, "defeat noun")


def _in_apposition(items: Sequence[Item], at: int) -> int | None:
    """'Marlow will meet Harbour, 2-0 winners over Castle': what stands behind a comma is said of the name before it."""
    if at < 2 or items[at - 1].lower != "," or not items[at - 2].is_team:
        return None
    return items[at - 2].entity if any(item.lower in _BEINGS for item in items[at + 1 : at + 3]) else None


_BEINGS = frozenset("winners losers victors conquerors".split())


def _met_by(items: Sequence[Item], at: int, winner: int) -> int | None:
    """'a 1-0 win for Marlow against Harbour': who is named behind the winner and 'against'."""
    place = next((one for one in range(at + 1, min(at + 12, len(items))) if items[one].entity == winner), len(items))
    behind = items[place + 1 : place + 4]
    if not behind or behind[0].lower not in {"against", "over", "at", "in"}:
        return None
    return next((item.entity for item in behind if item.is_team), None)


def _met(items: Sequence[Item], at: int, side: int) -> bool:
    """'three goals against Harbour in a 3-0 win': who was beaten stands before the score."""
    place = next((one for one in range(at - 1, 0, -1) if items[one].is_team and items[one].entity == side), 0)
    behind = [item.lower for item in items[place + 1 : at]]
    return place > 0 and items[place - 1].lower == "against" and behind[:1] == ["in"] and "," not in behind


def _at_the_hands(items: Sequence[Item], at: int) -> bool:
    """'a 3-1 thrashing at the hands of Marlow'."""
    return any(item.lower == "hands" for item in items[at : at + 6])


def _stands_before(items: Sequence[Item], at: int, words: frozenset[str], reach: int) -> bool:
    """Whether one of some words stands right before a score."""
    return not words.isdisjoint(item.lower for item in items[max(at - reach, 0) : at])
