"""Parting a goal that was told too well: two places far apart that the same person scored can be two goals."""

import itertools
from dataclasses import replace

from loaders.prose.events.goals.telling import SUMS_UP, Telling
from loaders.prose.events.weighing.goal import Goal

_LEAD = 6
_APART = 3


def part(goal: Goal) -> Goal | None:
    """The second goal that the running text tells of a scorer, taken out of the first; None where there is none."""
    told = sorted((telling for telling in goal.tellings if _narrates(telling)), key=lambda telling: telling.place)
    gap = 0
    cut = 0
    for number, (one, other) in enumerate(itertools.pairwise(told), start=1):
        distance = other.line.sentence.index - one.line.sentence.index
        if distance > gap:
            gap, cut = distance, number
    if gap < _APART:
        return None
    later = told[cut:]
    goal.tellings = [telling for telling in goal.tellings if all(telling is not other for other in later)]
    return replace(goal, tellings=later)


def _narrates(telling: Telling) -> bool:
    """Whether a telling stands in the running account, not in the summary above it nor in a caption."""
    runs_on = telling.in_body and telling.line.sentence.index >= _LEAD
    return runs_on and telling.strength > 1 and telling.rule not in SUMS_UP
