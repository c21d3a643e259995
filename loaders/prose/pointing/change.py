"""Who comes on and who goes off where a manager changes his side: 'threw on Hale for Stone'."""

from collections.abc import Sequence

from loaders.prose.names.item import Item

#: How prominent who comes on is; who has left the field is not spoken of any more.
CAME_ON, LEFT = 1.0, -4.0
#: 'Threw on Hale for Stone', 'replaced Stone with Hale': what a manager does.
_BRINGING = frozenset(
    "threw brought sent put throwing bringing sending putting introduced introducing replaced".split()
)
_REACH_OF_CHANGE = 9


def of_change(items: Sequence[Item], place: int) -> float | None:
    """How prominent a mention is that comes on or goes off in a change; None where it tells of no change."""
    told = [item.lower for item in items[max(place - _REACH_OF_CHANGE, 0) : place]]
    if _BRINGING.isdisjoint(told):
        return None
    before = items[place - 1].lower
    if before in _KINDS_OF_PLAYERS and place > 1:
        before = items[place - 2].lower
    verb = next(word for word in reversed(told) if word in _BRINGING)
    introduces = verb.startswith("introduc")
    if before == "for" and ("on" in told or introduces):
        return LEFT if any(item.is_person for item in items[max(place - 4, 0) : place - 1]) else None
    if verb == "replaced":
        return {"with": CAME_ON, "replaced": LEFT}.get(before)
    return CAME_ON if before in {"on", "introduced", "introducing"} else None


_KINDS_OF_PLAYERS = frozenset(
    "striker forward winger midfielder defender substitute teenager youngster captain".split()
)
