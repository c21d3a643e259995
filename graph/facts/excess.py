"""More goals than the score: sources that differ on the minute, or on the scorer, of what must be one goal."""

from collections.abc import Mapping, Sequence

from graph.facts.fields import settled_entity, shown
from graph.facts.goals import Goal, settle_scorer

#: Told of two scorers, a goal is the same only if the minutes all but agree.
_SAME_MINUTE = 1
#: Told of one scorer, it is whatever the minutes, but the nearest are joined first.
_FAR = 1000


def join_excess(goals: Sequence[Goal], score: Mapping[str, int], teams: Mapping[str, str]) -> list[Goal]:
    """The goals, those of a side no more than its undisputed score, where it can be seen which are the same.

    `teams` tells for whom each player played, for goals of which nobody says for whom they counted.

    Two goals that one source tells apart stay two: then the score is in doubt, not the goals.
    """
    by_team: dict[str | None, list[Goal]] = {}
    for goal in goals:
        by_team.setdefault(_team(goal, teams), []).append(goal)
    for team in sorted(score):
        own = by_team.get(team, [])
        while len(own) > score[team] and (pair := _closest(own) or _left_over(own, score[team])) is not None:
            one, other = pair
            own = [*(goal for goal in own if goal is not one and goal is not other), [*one, *other]]
            by_team[team] = own
    return [goal for own in by_team.values() for goal in own]


def _team(goal: Goal, teams: Mapping[str, str]) -> str | None:
    claims = [telling.claim for telling in goal]
    if (team := shown(settled_entity(claims, "team"))) is not None:
        return str(team)
    own = any(claim.values.get("own_goal") for claim in claims)
    return None if own else teams.get(str(settle_scorer(goal).shown))


def _closest(goals: Sequence[Goal]) -> tuple[Goal, Goal] | None:
    found: list[tuple[tuple[bool, int, str, str], int, int]] = []
    for nth, one in enumerate(goals):
        for other_nth in range(nth + 1, len(goals)):
            other = goals[other_nth]
            if _sources(one) & _sources(other):
                continue
            foreign = settle_scorer(one).shown != settle_scorer(other).shown
            gap = _gap(one, other)
            if gap <= (_SAME_MINUTE if foreign else _FAR):
                found.append(((foreign, gap, _id(one), _id(other)), nth, other_nth))
    if not found:
        return None
    _, nth, other_nth = min(found)
    return goals[nth], goals[other_nth]


def _left_over(goals: Sequence[Goal], scored: int) -> tuple[Goal, Goal] | None:
    """The one goal of each of two sources that the other has not.

    Both tell all that were scored, and agree on the others.
    """
    if scored == 1:
        return None
    told = {source for goal in goals for source in _sources(goal)}
    whole = sorted(source for source in told if sum(source in _sources(goal) for goal in goals) == scored)
    for nth, source in enumerate(whole):
        for other in whole[nth + 1 :]:
            mine = [goal for goal in goals if source in _sources(goal) and other not in _sources(goal)]
            theirs = [goal for goal in goals if other in _sources(goal) and source not in _sources(goal)]
            if len(mine) == len(theirs) == 1 and _sources(mine[0]).isdisjoint(_sources(theirs[0])):
                return mine[0], theirs[0]
    return None


def _sources(goal: Goal) -> set[str]:
    return {telling.claim.source.key for telling in goal}


def _id(goal: Goal) -> str:
    return min(telling.claim.id for telling in goal)


def _gap(one: Goal, other: Goal) -> int:
    """The minutes between two goals; far where one has none."""
    gaps = [
        abs(a.moment.minute + (a.moment.added or 0) - b.moment.minute - (b.moment.added or 0))
        for a in one
        for b in other
        if a.moment.minute is not None and b.moment.minute is not None
    ]
    return min(gaps, default=_FAR)
