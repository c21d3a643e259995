"""Which goals hold against the score: a side has no more than it scored, and what is missing may be told weakly."""

import itertools
from dataclasses import dataclass, field

from loaders.prose.events.goals.telling import Telling
from loaders.prose.events.people import People
from loaders.prose.events.weighing.goal import Goal
from loaders.prose.events.weighing.sides_reckoned import reckon_sides
from loaders.prose.events.weighing.split import part
from loaders.prose.frame.frame import Match


@dataclass(slots=True)
class Selection:
    """The goals that hold, and those well told for which the score has no room."""

    kept: list[Goal] = field(default_factory=list)
    refused: list[Goal] = field(default_factory=list)


def select(goals: list[Goal], match: Match | None, people: People) -> Selection:
    """The goals of a match that agree with its score; without a score those that are well told."""
    for goal in goals:
        goal.side = _side(goal, match, people)
    if match is None or not match.goals or len(match.goals) < 2:
        return Selection([goal for goal in goals if goal.strength > 1])
    _settle_sides(goals, match)
    sure = [goal for goal in goals if goal.strength > 1 and not goal.vague]
    selection = _fit_best(sure, match, people)
    if added := _parted(selection.kept, match):
        selection = _fit_best([*sure, *added], match, people)
    if len(selection.kept) < sum(match.goals.get(side, 0) for side in match.sides):
        weak = [goal for goal in goals if goal.strength == 1 or goal.vague]
        selection = _fit_best([*sure, *added, *weak], match, people)
    reckon_sides(selection.kept, match, people)
    return selection


#: What speaks against taking a person to play for the other side than was worked out.
_TURN = 4
_MOST_TURNED = 6


def _fit_best(goals: list[Goal], match: Match, people: People) -> Selection:
    """The goals that fit the score; where some do not, sides only worked out may be taken the other way round."""
    best = _fit(goals, match)
    short = len(best.kept) < sum(match.goals.get(side, 0) for side in match.sides)
    left_out = [goal for goal in goals if all(goal is not kept for kept in best.kept)]
    if not short or not left_out:
        return best
    doubtful = sorted({goal.person for goal in goals if goal.side is not None and _may_turn(goal, match, people)})
    worth = _worth(best)
    turned: tuple[int, ...] = ()
    for several in (1, 2) if len(doubtful) <= _MOST_TURNED else ():
        for persons in itertools.combinations(doubtful, several):
            _turn(goals, persons, match)
            other = _fit(goals, match)
            if _worth(other) - _TURN * several > worth:
                best, worth, turned = other, _worth(other) - _TURN * several, persons
            _turn(goals, persons, match)
    if turned:
        _turn(goals, turned, match)
        best = _fit(goals, match)
    return best


def _worth(selection: Selection) -> int:
    return sum(goal.weight for goal in selection.kept)


def _may_turn(goal: Goal, match: Match, people: People) -> bool:
    """Whether a goal's side only follows from who did what to whom, and its scorer is named."""
    if not goal.named or people.is_told_of(goal.person, match):
        return False
    return all(telling.side is None for telling in goal.tellings)


def _turn(goals: list[Goal], persons: tuple[int, ...], match: Match) -> None:
    for goal in goals:
        if goal.person in persons:
            goal.side = match.other(goal.side or -1)


def _parted(kept: list[Goal], match: Match) -> list[Goal]:
    """Goals taken out of others that were told in two places, while their side is short of goals."""
    added: list[Goal] = []
    for side in match.sides:
        missing = match.goals.get(side, 0) - sum(goal.side == side for goal in kept)
        unknown = sum(goal.side is None for goal in kept)
        for goal in sorted((goal for goal in kept if goal.side == side), key=lambda goal: -len(goal.tellings)):
            if missing - unknown > 0 and (other := part(goal)) is not None:
                added.append(other)
                missing -= 1
    return added


def _side(goal: Goal, match: Match | None, people: People) -> int | None:
    """The side that a goal counts for."""
    if match is None:
        told = next((telling.side for telling in goal.tellings if telling.side is not None), None)
        return told if told is not None else people.side_of(goal.person, None) if not goal.own_goal else None
    own = people.side_of(goal.person, match)
    trusted = goal.tellings if own is None else [telling for telling in goal.tellings if not _by_pronoun(telling)]
    votes = [telling.side for telling in trusted if telling.side in match.sides]
    mine = own if own is None or not goal.own_goal else match.other(own)
    if not votes:
        return mine
    weights = {
        side: _VOTE * votes.count(side) + (side == mine) * (_TOLD if people.is_told_of(goal.person, match) else 1)
        for side in match.sides
    }
    return max(match.sides, key=lambda side: (weights[side], side == mine))


#: How much the words of a goal speak for a side, and what the text says of its scorer elsewhere.
_VOTE = 4
_TOLD = 3
_SIDE_PRONOUNS = frozenset("they them their it its themselves".split())


def _by_pronoun(telling: Telling) -> bool:
    """Whether a side is only told by 'them' or 'their'."""
    word = telling.side_word
    return word is not None and telling.line.item(word).lower in _SIDE_PRONOUNS


def _settle_sides(goals: list[Goal], match: Match) -> None:
    """A goal of unknown side goes where alone there is room."""
    by_person: dict[int, int] = {
        goal.person: goal.side for goal in goals if goal.side is not None and not goal.own_goal
    }
    for goal in goals:
        if goal.side is None and not goal.own_goal and goal.person in by_person:
            goal.side = by_person[goal.person]
    first, second = match.sides
    room = {
        side: match.goals.get(side, 0) - sum(g.side == side and g.strength > 1 for g in goals) for side in match.sides
    }
    open_goals = [goal for goal in goals if goal.side is None]
    if not open_goals:
        return
    if room[first] <= 0 < room[second]:
        only = second
    elif room[second] <= 0 < room[first]:
        only = first
    else:
        return
    for goal in open_goals:
        goal.side = only


def _fit(goals: list[Goal], match: Match) -> Selection:
    """The best told goals, as many as each side scored; one of unknown side takes room that either side has."""
    selection = Selection()
    room = {side: match.goals.get(side, 0) for side in match.sides}
    free = sum(room.values())
    for goal in _ranked(goals):
        fits = free > 0 and (goal.side is None or room.get(goal.side, 0) > 0)
        if fits:
            free -= 1
            if goal.side is not None:
                room[goal.side] -= 1
            selection.kept.append(goal)
        elif goal.strength > 1:
            selection.refused.append(goal)
    _give_sides(selection.kept, room)
    return selection


def _ranked(goals: list[Goal]) -> list[Goal]:
    """The best told first; a second goal of one scorer must be told well, or somebody else's first comes before."""
    seen: set[tuple[int, bool]] = set()
    ranks: list[tuple[int, int]] = []
    ordered = sorted(goals, key=lambda goal: -goal.weight)
    for number, goal in enumerate(ordered):
        again = (goal.person, goal.own_goal) in seen
        seen.add((goal.person, goal.own_goal))
        ranks.append((goal.weight - (_AGAIN if again and not goal.told_again else 0), number))
    return [ordered[number] for _, number in sorted(ranks, key=lambda rank: (-rank[0], rank[1]))]


_AGAIN = 14


def _give_sides(kept: list[Goal], room: dict[int, int]) -> None:
    """Goals of unknown side go to the side that alone has room left, or as alone adds up to the score."""
    unknown = [goal for goal in kept if goal.side is None]
    left = [side for side in room if room[side] > 0]
    if len(left) == 1:
        for goal in unknown:
            goal.side = left[0]
    elif len(left) == 2 and len(unknown) == sum(room.values()):
        _add_up(unknown, left, room[left[0]])


def _add_up(unknown: list[Goal], sides: list[int], first: int) -> None:
    """Every goal is told and a scorer plays for one side: where one way only gives the score, it is that."""
    parties = _parties(unknown)
    if len(parties) > _MOST_SCORERS:
        return
    counts = [len(party) for party in parties]
    ways = [
        way
        for way in itertools.product((True, False), repeat=len(parties))
        if sum(itertools.compress(counts, way)) == first
    ]
    if len(ways) == 1:
        for party, is_first in zip(parties, ways[0], strict=True):
            for goal in party:
                goal.side = sides[0] if is_first else sides[1]


def _parties(goals: list[Goal]) -> list[list[Goal]]:
    """Goals put together that count for one side: those of one scorer, and of whoever made a goal for him."""
    parties: list[tuple[set[tuple[int, bool]], list[Goal]]] = []
    for goal in goals:
        people = {(goal.person, goal.own_goal)}
        if not goal.own_goal:
            people |= {(one.assister, False) for one in goal.tellings if one.assister is not None}
        joined = [goal]
        for party in [party for party in parties if not people.isdisjoint(party[0])]:
            parties.remove(party)
            people |= party[0]
            joined = [*party[1], *joined]
        parties.append((people, joined))
    return [party for _, party in parties]


_MOST_SCORERS = 8
