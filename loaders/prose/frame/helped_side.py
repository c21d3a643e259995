"""Signs that somebody plays for the side that has the good of what he does: 'Hale put Marlow ahead'."""

from collections.abc import Iterator, Sequence

from loaders.prose.frame.side_items import is_own_goal, is_side, starts_clause
from loaders.prose.names.item import Item
from loaders.prose.names.vocabulary import PERSON_NOUNS

_HELPS = frozenset(
    """
        put puts putting gave give gives giving handed hand handing sent fired firing fire earned earn earning
        brought restored helped helping inspired inspiring lifted lift led pulled pull kept edged drew draw for
        drag dragged set propelled steered guided sending fires
    """.split()
)
#: Right before a side: what follows did it no good.
_NO_HELP = frozenset(
    """
        against past played signed joined problem problems trouble danger difficulties headaches worries
        warning
    """.split()
)
_OBLIQUE = frozenset({"past", "by", "beyond", "under", "from", "of", "with", "over", "off", "and"})
_UNLUCKY = frozenset(
    """
        saving save saves saved but sent dismissed red off missed denied own saw could failed watched
        suffered lost miss
    """.split()
)
#: After a side: it is named for its bad luck, or only owns what follows.
_SUFFERS = frozenset(
    """
        's ' let lets lost lose loses fell fall falls crashed crash slipped slip slumped slump suffered
        suffer threw
    """.split()
)
#: After 'sent Marlow': whoever sent it there plays against it.
_AWAY = frozenset("home packing crashing out down tumbling spinning sliding bottom reeling back".split())
#: After 'gave Marlow': no good thing to be given.
_HARM = frozenset(
    """
        fits problems problem trouble headaches headache nightmare nightmares fright frights scare scares runaround
        mountain hiding lesson torrid no little nothing chance
    """.split()
)
#: After a side: it attacks, and who was told before it may have to defend.
_PRESSED = frozenset("pressed pushed threatened attacked searched chased looked sought tried threw came".split())
#: After 'Marlow came'.
_RECOVERED = frozenset({"back", "from", "through", "good"})
#: After a side: the clause is not of what it did well.
_NOT_THE_SUBJECT = PERSON_NOUNS | _SUFFERS | _PRESSED
_ENDS = frozenset({";", ".", "but"})


def helped(items: Sequence[Item], places: Sequence[int], sides: tuple[int, int]) -> Iterator[tuple[int, int, float]]:
    """'... to put Marlow ahead': the subject plays for the side that it helps."""
    for at in places:
        side = items[at].entity
        if side in sides and at >= 2 and _is_helped(items, at) and (helper := _subject(items, at)) is not None:
            own_goal = is_own_goal(items[helper + 1 : at])
            yield items[helper].entity or 0, side, -2.0 if own_goal else 2.0


def _is_helped(items: Sequence[Item], at: int) -> bool:
    """Whether 'put', 'gave' or the like stands before a side, and not 'sent' before 'Marlow crashing out'."""
    near = [word.lower for word in items[max(at - 3, 0) : at]]
    behind = [word.lower for word in items[at + 1 : at + 5]]
    if not _AWAY.isdisjoint(behind[:1]) or not _HARM.isdisjoint(behind) or near[-1:] == ["out"]:
        return False
    return not _HELPS.isdisjoint(near[-2:]) and _NO_HELP.isdisjoint(near) and near[-1] not in _OPPOSED


def earned_against(
    items: Sequence[Item], places: Sequence[int], sides: tuple[int, int]
) -> Iterator[tuple[int, int, float]]:
    """'Hale's equaliser rescued a draw with Marlow': who earns something plays against whom it is earned from."""
    for at in places:
        side = items[at].entity
        if side not in sides or at < 3 or items[at - 1].lower not in _OPPOSED:
            continue
        near = [word.lower for word in items[max(at - _PHRASE, 0) : at - 1]]
        if _OUTCOMES.isdisjoint(near[-2:]) or _EARNS.isdisjoint(near):
            continue
        if (earner := _subject(items, at)) is not None and not is_own_goal(items[earner + 1 : at]):
            yield items[earner].entity or 0, sides[1] if side == sides[0] else sides[0], 2.0


#: So many words 'rescued a late 2-2 draw with' may take.
_PHRASE = 8
_OPPOSED = frozenset({"with", "against", "over", "at"})
_OUTCOMES = frozenset("draw point win victory stalemate success triumph".split())
_EARNS = frozenset(
    """
        rescued rescue rescuing salvaged salvage salvaging earned earn earning secured secure securing snatched
        snatch snatching clinched clinch clinching sealed seal sealing grabbed grab grabbing gave give giving
        handed handing ensured
    """.split()
)


def _subject(items: Sequence[Item], at: int) -> int | None:
    """Where the person stands who does what helps a side at a place."""
    for place in range(at - 1, -1, -1):
        if items[place].is_person and items[place].entity is not None:
            if place == 0 or items[place - 1].lower not in _OBLIQUE:
                return place
        elif items[place].lower in _ENDS or is_side(items[place]) and starts_clause(items, place):
            return None
    return None


def as_side_does(items: Sequence[Item], place: int, sides: tuple[int, int]) -> Iterator[tuple[int, int, float]]:
    """'Hale struck twice as Marlow won': who opens the sentence plays for the side whose luck it explains."""
    as_at = next((at for at in range(place + 1, len(items)) if items[at].lower == "as"), None)
    if (
        as_at is None
        or not _UNLUCKY.isdisjoint(item.lower for item in items[place:as_at])
        or any(map(is_side, items[place:as_at]))
    ):
        return
    for at in range(as_at + 1, min(as_at + 6, len(items) - 1)):
        item = items[at]
        if item.is_person or item.lower in {",", "if", "it"}:
            return
        if is_side(item):
            after = items[at + 1]
            came_back = after.lower == "came" and at + 2 < len(items) and items[at + 2].lower in _RECOVERED
            if item.entity in sides and not after.is_person and (came_back or after.lower not in _NOT_THE_SUBJECT):
                yield items[place].entity or 0, item.entity, 1.5
            return
