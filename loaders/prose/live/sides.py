"""Whose goals an entry's bare score tells ('1-0!', '(0-1)'), and the score that all goals of a live text make up."""

import re
from collections import Counter
from collections.abc import Sequence

from loaders.prose.frame.frame import Match
from loaders.prose.live.cried import Cried
from loaders.prose.live.entries import Entry
from loaders.prose.names.names import Names

_BARE = re.compile(r"(?<!> )(?<!\d )(?<=[ (])(\d{1,2}) ?- ?(\d{1,2}) (?!<T|\d)")
Pair = tuple[int, int]


def bare_score(entry: Entry) -> Pair | None:
    """The first score of an entry that stands without its sides."""
    for line in entry.lines[:_LOOK_AT]:
        if (match := _BARE.search(line.text)) is not None:
            return int(match[1]), int(match[2])
    return None


#: So many lines of an entry are looked at.
_LOOK_AT = 5


def settle_sides(cried: Sequence[Cried], match: Match, names: Names) -> None:
    """Give goals without a side the one that their bare score tells, once others show whose number stands first."""
    steps = _steps(cried)
    order = _order(steps, match, names)
    if order is None:
        return
    for goal, number in steps:
        if goal.side is None:
            goal.side = order[number]


def _steps(cried: Sequence[Cried]) -> list[tuple[Cried, int]]:
    """The goals whose bare score is one higher than the one before, and which of the two numbers it is that grew."""
    before: Pair | None = (0, 0)
    steps: list[tuple[Cried, int]] = []
    for goal in cried:
        told = bare_score(goal.entry)
        if told is not None and before is not None and sum(told) == sum(before) + 1:
            grew = [number for number in (0, 1) if told[number] == before[number] + 1]
            if len(grew) == 1 and told[1 - grew[0]] == before[1 - grew[0]]:
                steps.append((goal, grew[0]))
        before = told
    return steps


def _order(steps: Sequence[tuple[Cried, int]], match: Match, names: Names) -> Pair | None:
    """The sides of the first and the second number, where all that is known agrees."""
    votes: Counter[int] = Counter()
    for goal, number in steps:
        side = goal.side if goal.side is not None else _side_of(goal, match, names)
        if side is not None:
            votes[number if side == match.first else 1 - number] += 1
    if len(votes) != 1:
        return (match.first, match.second) if _ends_as_told(steps, match) else None
    return (match.first, match.second) if 0 in votes else (match.second, match.first)


def _ends_as_told(steps: Sequence[tuple[Cried, int]], match: Match) -> bool:
    """Whether the last bare score is the score of the match in the order of its sides, which is not level."""
    told = bare_score(steps[-1][0].entry) if steps else None
    return (
        told is not None
        and told[0] != told[1]
        and told == (match.goals.get(match.first), match.goals.get(match.second))
    )


def _side_of(goal: Cried, match: Match, names: Names) -> int | None:
    team = names.team_of(goal.person) if goal.person is not None else None
    own = goal.own_goal or goal.named is not None and goal.named.own_goal
    return None if team not in match.sides else match.other(team or -1) if own else team


def settle_tally(cried: Sequence[Cried], entries: Sequence[Entry], match: Match, names: Names) -> None:
    """Note the score that the goals make up where the last bare score has the same two numbers."""
    sides = [goal.side if goal.side is not None else _side_of(goal, match, names) for goal in cried]
    told = next((score for entry in reversed(entries) if (score := bare_score(entry)) is not None), None)
    if match.goals or told is None or None in sides:
        return
    tally = {side: sides.count(side) for side in match.sides}
    if sorted(tally.values()) == sorted(told):
        match.goals = tally
