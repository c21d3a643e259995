"""A pass makes one goal: of several goals that one word credits with the same maker, all but one lose him.

Unless the words around speak of several passes: 'both set up by Lund', 'from two Lund corners'.
"""

from collections.abc import Sequence

from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling
from loaders.prose.events.weighing.goal import Goal

_SEVERAL = frozenset(
    """
        both each two pair three all twice crosses assists passes corners free-kicks deliveries balls centres
        brace double trio every respectively either four
    """.split()
)
#: Before scorers also these speak of several.
_GOALS = frozenset("goals strikes headers finishes".split())
#: One of several goals is told apart.
_ONE = frozenset("latter second third last other fourth".split())
#: So many words around a maker are looked at.
_AROUND = 5


def one_goal_each(goals: Sequence[Goal]) -> None:
    """Leave each maker that one word names with the goal that stands next to him."""
    named: dict[tuple[int, int], list[Goal]] = {}
    for goal in goals:
        for place in {_place(telling) for telling in goal.tellings if telling.assister is not None}:
            named.setdefault(place, []).append(goal)
    for place, made in named.items():
        if len({goal.person for goal in made}) > 1:
            _part(place, made)
        elif len(made) > 1:
            _part_of_one(place, made)


def _place(telling: Telling) -> tuple[int, int]:
    return telling.maker_line.sentence.index, telling.assist if telling.assist is not None else -1


def _part(place: tuple[int, int], made: Sequence[Goal]) -> None:
    credited = [(goal, telling) for goal in made for telling in goal.tellings if _is_credited(telling, place)]
    line = credited[0][1].maker_line
    scorers = {
        goal.person: telling.scorer for goal, telling in credited if telling.line is line and telling.scorer is not None
    }
    if len(scorers) < len({goal.person for goal in made}):
        kept = {goal.person for goal in made} if _SEVERAL & set(line.words) else _surest(line, credited)
    else:
        kept = _nearest(line, place[1], scorers)
    for goal, telling in credited:
        if goal.person not in kept:
            telling.forget_maker()


def _part_of_one(place: tuple[int, int], made: Sequence[Goal]) -> None:
    """Leave the maker with the nearest of one scorer's goals: 'Hale turned in Lund's cross and doubled the lead'."""
    credited = [telling for goal in made for telling in goal.tellings if _is_credited(telling, place)]
    line = credited[0].maker_line
    verbs = {telling.verb for telling in credited if telling.line is line and telling.count == 1}
    makers = {telling.assister for telling in credited}
    named = sum(line.is_person(word) and line.item(word).entity in makers for word in range(len(line.words)))
    if len(verbs) < len(made) or named > 1 or _SEVERAL & set(line.words):
        return
    nearest = min(verbs, key=lambda verb: abs(verb - place[1]))
    for telling in credited:
        if telling.line is not line or telling.verb != nearest:
            telling.forget_maker()


def _is_credited(telling: Telling, place: tuple[int, int]) -> bool:
    return telling.assister is not None and _place(telling) == place


def _surest(line: Line, credited: Sequence[tuple[Goal, Telling]]) -> set[int]:
    """Of goals told in sentences of their own the one told right before the pass, else none."""
    near = {goal.person for goal, telling in credited if line.sentence.index - telling.line.sentence.index in (0, 1)}
    return near if len(near) == 1 else set()


def _nearest(line: Line, maker: int, scorers: dict[int, int]) -> set[int]:
    """The scorers whom a maker of their own sentence served: the last before him, or the first behind, or all."""
    before = [word for word in scorers.values() if word < maker]
    behind = [word for word in scorers.values() if word > maker]
    start = max(before, default=max(maker - _AROUND, 0))
    near = set(line.words[start : maker + _AROUND])
    if not before:
        near |= set(line.words[maker : min(behind)]) & (_SEVERAL | _GOALS)
        if near & (_SEVERAL | _GOALS):
            return set(scorers)
    if near & _SEVERAL and not near & _ONE:
        return set(scorers)
    chosen = max(before) if before else min(behind)
    return {person for person, word in scorers.items() if word == chosen}
