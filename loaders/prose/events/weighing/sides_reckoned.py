"""The sides of scorers whom no words give one: what the score, its course, the passes and the keepers beaten leave.

Who makes a goal plays with its scorer and a keeper beaten against him; an equaliser makes the score level; a side has
the goals that the result gives it. Where every way to share out the scorers that agrees with all this gives somebody
the same side, that is his side.
"""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from loaders.prose.events.people import People
from loaders.prose.events.weighing.goal import Goal
from loaders.prose.frame.frame import Match

#: More groups of people than this are not shared out.
_MOST_GROUPS = 8


def reckon_sides(kept: Sequence[Goal], match: Match, people: People) -> None:
    """Give the goals of unknown side the side that all ways agree on."""
    unknown = [goal for goal in kept if goal.side is None]
    if not unknown:
        return
    groups = _grouped(kept, match, people)
    open_groups = sorted({groups.of(goal.person)[0] for goal in unknown} - groups.known.keys())
    if len(open_groups) > _MOST_GROUPS:
        return
    order = _in_order(kept, match)
    found: list[dict[int, int]] = []
    for way in itertools.product(match.sides, repeat=len(open_groups)):
        sides = groups.known | dict(zip(open_groups, way, strict=True))
        shared = _shared(kept, groups, sides, match)
        if _adds_up(shared, kept, match) and (order is None or _runs(order, shared, match)):
            found.append(shared)
    for goal in unknown:
        agreed = {shared[id(goal)] for shared in found}
        if len(agreed) == 1:
            goal.side = agreed.pop()


@dataclass(slots=True)
class _Groups:
    """People tied to one another: each with the one who stands for the group, and whether they play with him."""

    root: dict[int, tuple[int, bool]] = field(default_factory=dict)
    known: dict[int, int] = field(default_factory=dict)

    def of(self, person: int) -> tuple[int, bool]:
        """Who stands for the group of a person, and whether the person plays with him."""
        return self.root.get(person, (person, True))

    def tie(self, one: int, other: int, *, together: bool) -> None:
        """Put the groups of two people together, unless they are one already."""
        (first, with_first), (second, with_second) = self.of(one), self.of(other)
        self.root.setdefault(one, (one, True))
        self.root.setdefault(other, (other, True))
        if first == second:
            return
        same = (with_first == with_second) == together
        for person, (root, with_root) in self.root.items():
            if root == second:
                self.root[person] = first, with_root == same


def _grouped(kept: Sequence[Goal], match: Match, people: People) -> _Groups:
    """The people of the goals, tied to one another, with the sides known of any of them."""
    groups = _Groups()
    for one, other, together in (*_seen(kept, people), *people.ties):
        groups.tie(one, other, together=together)
    sides = [(goal.person, goal.side) for goal in kept if not goal.own_goal]
    sides += [(person, people.side_of(person, match)) for person in groups.root]
    for person, side in sides:
        if side is not None:
            root, together = groups.of(person)
            groups.known.setdefault(root, side if together else match.other(side) or side)
    return groups


def _seen(kept: Sequence[Goal], people: People) -> Iterator[tuple[int, int, bool]]:
    """Who plays with the scorers, and against them, as the goals themselves are told."""
    for telling in (telling for goal in kept if not goal.own_goal for telling in goal.tellings):
        keeper = telling.line.item(telling.keeper_word).entity if telling.keeper_word is not None else None
        if telling.person is None:
            continue
        if keeper is not None and keeper != telling.person and people.keeps_goal(keeper):
            yield telling.person, keeper, False
        if telling.assister is not None and telling.assister != telling.person:
            yield telling.person, telling.assister, True


def _shared(kept: Sequence[Goal], groups: _Groups, sides: Mapping[int, int], match: Match) -> dict[int, int]:
    """The side of each goal, by the identity of the goal, when groups play for given sides."""
    found: dict[int, int] = {}
    for goal in kept:
        if goal.side is not None:
            found[id(goal)] = goal.side
            continue
        root, together = groups.of(goal.person)
        side = sides[root]
        found[id(goal)] = side if together != goal.own_goal else match.other(side) or side
    return found


def _adds_up(shared: Mapping[int, int], kept: Sequence[Goal], match: Match) -> bool:
    """Whether no side has more goals than the result gives it."""
    told = [shared[id(goal)] for goal in kept]
    return all(told.count(side) <= match.goals.get(side, 0) for side in match.sides)


def _in_order(kept: Sequence[Goal], match: Match) -> list[Goal] | None:
    """The goals in the order of the match, where all of them are told and dated; None else."""
    if len(kept) != sum(match.goals.get(side, 0) for side in match.sides):
        return None
    ordered = sorted(kept, key=_time)
    times = [_time(goal) for goal in ordered]
    return ordered if all(time[0] for time in times) and len(set(times)) == len(times) else None


def _time(goal: Goal) -> tuple[int, int]:
    told = goal.exact
    return (0, 0) if told is None else (told.minute.minute or 0, told.minute.added or 0)


def _runs(order: Sequence[Goal], shared: Mapping[int, int], match: Match) -> bool:
    """Whether the score runs as the text says: level after an equaliser, 2-1 where somebody made it that."""
    score = dict.fromkeys(match.sides, 0)
    for goal in order:
        side = shared[id(goal)]
        score[side] += 1
        own, other = score[side], score[match.other(side) or side]
        if not all(_agrees(said, own, other) for said in _said(goal)):
            return False
    return True


def _said(goal: Goal) -> Iterator[tuple[str, object]]:
    """What the tellings of a goal say of the score that it made."""
    for telling in goal.tellings:
        yield "level", telling.own_less_other
        yield "pair", telling.pair


def _agrees(said: tuple[str, object], own: int, other: int) -> bool:
    name, value = said
    if name == "level":
        return value != 0 or own == other
    return not isinstance(value, tuple) or sorted(value) == sorted((own, other))
