"""Whether two tellings of one scorer can speak of one goal, and how much speaks for it."""

from graph.minutes import MatchMinute
from loaders.prose.events.goals.in_turn import told_in_turn
from loaders.prose.events.goals.telling import Telling, Told


def compatible(one: Telling, other: Telling) -> bool:
    """Whether two tellings of one scorer can speak of one goal."""
    if one.told and other.told and not _same_time(one.told, other.told):
        return False
    if told_in_turn(one, other):
        return False
    if any(_differ(name, one, other) for name in ("player_order", "own", "pair")):
        return False
    if _rules_out(one, other) or _rules_out(other, one):
        return False
    mine, theirs = one.own_less_other, other.own_less_other
    return mine is None or theirs is None or mine == theirs or 0 not in (mine, theirs)


def _differ(name: str, one: Telling, other: Telling) -> bool:
    """Whether two tellings say different things of an attribute; '2-1' and '1-2' are one score."""
    mine, theirs = getattr(one, name), getattr(other, name)
    if mine is None or theirs is None or mine == theirs:
        return False
    return name != "pair" or sorted(mine) != sorted(theirs)


def _rules_out(one: Telling, other: Telling) -> bool:
    """Whether a penalty would have been headed, or the first goal of the match would be a later one."""
    if one.penalty and other.body_part == "head":
        return True
    return one.first_of_match and _not_first(other)


def _not_first(telling: Telling) -> bool:
    if (telling.own or 1) > 1 or (telling.player_order or 1) > 1:
        return True
    return telling.own_less_other in {0, 2} or telling.pair is not None and sum(telling.pair) > 1


def _same_time(one: Told, other: Told) -> bool:
    mine, theirs = one.minute, other.minute
    if mine.minute is not None and theirs.minute is not None and None is mine.first is theirs.first:
        apart = abs(mine.minute + (mine.added or 0) - theirs.minute - (theirs.added or 0))
        return apart <= 1 or (mine.minute == theirs.minute and mine.added is None)
    slack = 0 if None is mine.minute is theirs.minute else 1
    (first, last), (other_first, other_last) = _bounds(mine), _bounds(theirs)
    return first <= other_last + slack and other_first <= last + slack


def _bounds(minute: MatchMinute) -> tuple[int, int]:
    """The first and the last minute that a telling can mean."""
    if minute.first is None and minute.minute is not None:
        return minute.minute, minute.minute
    return minute.first or 0, minute.last or 130


def affinity(one: Telling, other: Telling) -> int:
    """How much speaks for two tellings being of one goal."""
    score = 0
    if one.told and other.told:
        exact = one.told.minute.minute is not None and other.told.minute.minute is not None
        score += 8 if exact else 4
    for name in ("player_order", "own", "pair", "own_less_other"):
        if getattr(one, name) is not None and getattr(one, name) == getattr(other, name):
            score += 4
    if one.penalty and other.penalty or one.body_part and one.body_part == other.body_part:
        score += 2
    if one.first_of_match and other.first_of_match:
        score += 4
    distance = abs(one.line.sentence.index - other.line.sentence.index)
    if one.in_body and other.in_body:
        score += 5 if distance == 0 else 3 if distance == 1 else 2 if distance <= 3 else 0
    return score
