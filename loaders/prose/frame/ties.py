"""What ties two people of a match to one side, or sets them against each other."""

from collections.abc import Sequence

from loaders.prose.frame.side_items import SQUAD, is_own_goal
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names

#: Between two people: what ties them to one side, and what sets them against each other.
_SERVICE = frozenset(
    """
        cross corner free-kick pass through-ball pull-back cut-back cutback centre lay-off knock-down knockdown
        flick flick-on throw delivery set-piece backheel back-heel through-pass crossfield ball punt header nod
    """.split()
)
_SERVED = frozenset(
    """
        crossed fed feeding found finding released releasing squared slipped teed picked laid rolled threaded
        set setting supplied centred slipping playing played sliding slid clipped pulled chipped crossing teeing
        exchanged combined linked swapped
    """.split()
)
_CHANGED = frozenset("replaced replacing replaces".split())
_ASTRAY = frozenset(
    """
        wayward stray misplaced error mistake poor back-pass short underhit slack sloppy intercepted robbed
        dispossessed but cleared blocked hooked miscued loose wrong failed clearance before until who
    """.split()
)
_AGAINST = frozenset(
    """
        past beyond saved save saves denied denying deny tackle tackled tackling fouled foul fouling foiled
        thwarted beat beating parried palmed parry tipped challenge dispossessed stop stopped blocked block
        marker rounded rounding evaded outpaced outmuscled brought lunge tripped tripping keeper's punched
        clawed hauled bundled shoved clash clashed elbow elbowed pushed kept kicked shrugged robbed nutmegged pocket
    """.split()
)
#: Right before somebody: he is got past.
_ROUND = frozenset({"over", "round", "around"})
#: A ball that is told so was not meant for who is told next.
_NO_SERVICE = _ASTRAY | {"past", "denied", "saved"}
#: So many words may stand between two people.
_GAP = 9
_ENDS = frozenset({".", ";", ":"})
#: Roles of those whom a manager uses; None where none is told.
_PLAYS = frozenset({None, "player"})


def tie_between(names: Names, items: Sequence[Item], one: int, two: int) -> float:
    """The tie of two people told one after the other: above zero for one side, below for two."""
    first, second = items[one].entity, items[two].entity
    if first == second or two - one - 1 > _GAP:
        return 0.0
    between = [item.lower for item in items[one + 1 : two]]
    if not _ENDS.isdisjoint(between):
        return 0.0
    if first is not None and names.attribute(first, "role") == "manager":
        taken_off = "took" in between and "off" in between
        uses = taken_off or not SQUAD.isdisjoint(between)
        return 1.0 if uses and names.attribute(second or 0, "role") in _PLAYS else 0.0
    behind = [item.lower for item in items[two + 1 : two + 3]]
    if not _SERVICE.isdisjoint(behind[1:]) and is_own_goal(items[two + 1 : two + 10]):
        return -1.0  # 'Stone headed Hale's corner into his own net'
    after, beyond = [*behind, "", ""][:2]
    return _tie_of(between, after, beyond)


def _tie_of(between: list[str], after: str, beyond: str) -> float:
    """The tie of two people by the words between them: above zero for one side, below for two."""
    words = set(between)
    if "out" in between and {"cancelled", "cancelling", "canceled"} & words:
        return -1.0
    if after in {"'s", "'"} and beyond in _SERVICE and not words & _NO_SERVICE:
        return 1.0
    if between[-1:] and between[-1] in _ROUND:
        return -1.0
    if words & _AGAINST and not {"rebound", "after"} & words:
        return -1.0
    if between in (["and"], [",", "and"], ["or"]):
        return 0.5
    if between[-3:] == ["in", "place", "of"]:
        return 1.0
    if words & _CHANGED or between[:2] == ["made", "way"] or between == ["for"] or between[-2:] == ["on", "for"]:
        return 1.0
    if words & _ASTRAY:
        return 0.0
    served = between[:1] and between[0] in {"'s", "'"} and words & _SERVICE and len(between) < 8
    serving = words & _SERVED and len(between) < 7
    return 1.0 if served or serving else 0.0
