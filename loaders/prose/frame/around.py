"""The sides around a score: who stands before it, and what ties the one behind."""

from collections.abc import Sequence

from loaders.prose.frame.words import BEAT, BREAKS, LINKS
from loaders.prose.names.item import Item
from loaders.prose.names.vocabulary import PERSON_NOUNS

#: So far before a score its sides are looked for.
FARTHEST = 24


def team_before(items: Sequence[Item], at: int, besides: int | None) -> int | None:
    """The nearest side named before a place, other than one; a side that is no subject only if there is no other."""
    oblique: int | None = None
    somebody = False
    for place in range(at - 1, max(at - FARTHEST, 0) - 1, -1):
        item = items[place]
        if item.lower == ";" or somebody and is_score_item(item):
            break  # 'in Marlow's 1-0 win, Hale hit two in their 3-1 victory': somebody else's
        somebody = somebody or item.is_person and items[place - 1].lower in {",", "while", "and"}
        if not item.is_team or item.entity is None or item.entity == besides:
            continue
        if place and items[place - 1].lower in {"former", "ex", "ex-"}:
            continue
        if met_another(items, place) or _is_beaten(items, place):
            continue
        if not _is_oblique(items, place):
            return item.entity
        oblique = item.entity if oblique is None else oblique
    return oblique


def met_another(items: Sequence[Item], place: int) -> bool:
    """Whether somebody met a side in another match: 'a 3-0 win against Harbour, and a 1-0 win ...'."""
    link = _met_by(items, place)
    return (
        link is not None
        and any(is_score_item(item) for item in items[max(link - 5, 0) : link])
        or met_together(items, place)
    )


def _is_beaten(items: Sequence[Item], place: int) -> bool:
    """Whether somebody else beat or visited a side: 'they beat Harbour', 'won at Harbour', 'too good for Harbour'."""
    for back in range(place - 1, max(place - 6, -1), -1):
        if (
            items[back].lower in _BEATING
            or items[back].lower == "at"
            and back == place - 1
            and items[back - 1].lower in _PLAYED
        ):
            return True
        if items[back].lower == "for" and any(item.lower == "too" for item in items[max(back - 3, 0) : back]):
            return True
        if items[back].mention or items[back].lower in {",", "and", ";"}:
            return False
    return False


_PLAYED = frozenset({"won", "lost", "drew"})
_BEATING = frozenset("beat beats beating defeated thrashed hammered crushed overcame edged".split())


def met_together(items: Sequence[Item], place: int) -> bool:
    """Whether a side is one of two that somebody met: 'the games against Harbour and Castle'."""
    link = _met_by(items, place)
    if link is None or items[link].lower != "against":
        return False
    before, behind = items[max(place - 2, 0) : place], items[place + 1 : place + 3]
    return (
        len(before) == 2
        and before[0].is_team
        and before[1].lower == "and"
        or len(behind) == 2
        and behind[0].lower == "and"
        and behind[1].is_team
    )


def _met_by(items: Sequence[Item], place: int) -> int | None:
    """The place of 'over' or 'against' right before a side."""
    for back in range(place - 1, max(place - 5, -1), -1):
        if items[back].lower in _MET:
            return back
        if items[back].lower in {",", ";"}:
            return None
    return None


_MET = frozenset({"over", "against"})


def _is_oblique(items: Sequence[Item], place: int) -> bool:
    """Whether a side stands after a preposition, 'rivals', as the object of a verb of beating, or before a role."""
    if place + 1 < len(items) and items[place + 1].lower in PERSON_NOUNS:
        return True
    if [item.lower for item in items[place + 1 : place + 3]] in ([",", "who"], [",", "which"]):
        return False
    for back in range(place - 1, max(place - 4, -1), -1):
        word = items[back].lower
        if word == "from":
            return False
        if word in _OBLIQUE or word in BEAT or (word == "to" and back and items[back - 1].lower in _GOING):
            return True
        if items[back].mention or word in {",", "and", "as", "when", "put", "give", "gave", "helped"}:
            return False
    return False


_GOING = frozenset("travelled traveled travel went trip visit journeyed".split())
_OBLIQUE = frozenset(
    """
        of on upon around rivals rival above against over at past below behind with by non-league leapfrog
        leapfrogged face facing play playing meet meeting host hosting visit visiting welcoming entertaining
    """.split()
)


def first_team(items: Sequence[Item], start: int, end: int) -> int | None:
    """The first side named in a stretch."""
    return next((item.entity for item in items[start:end] if item.is_team and item.entity is not None), None)


def object_after(items: Sequence[Item], at: int) -> tuple[str, int] | None:
    """The side behind a score, with the preposition that ties it: ('over', Harbour)."""
    link = ""
    for place in range(at + 1, min(at + 14, len(items))):
        item = items[place]
        if item.is_team and item.entity is not None:
            return (link, item.entity) if link else None
        if (
            item.lower in BREAKS
            or item.lower == ","
            and link not in {"", "at", "in"}
            or item.lower in {"thanks", "after"}
            or is_score_item(item)
        ):
            return None
        if (
            item.lower in LINKS
            and not (item.lower == "in" and link)
            and not (item.lower == "to" and link == "at" and items[place - 1].lower != "home")
        ):
            link = item.lower
    return None


def is_score_item(item: Item) -> bool:
    """Whether a token has the form of a score."""
    return len(item.lower) <= 5 and item.lower[:1].isdigit() and "-" in item.lower and item.lower[-1:].isdigit()
