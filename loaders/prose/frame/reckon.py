"""The score of a match that no sentence states, reckoned from what the text tells of its goals and its outcome."""

from collections import Counter
from collections.abc import Iterator, Sequence

from loaders.prose.frame.frame import Match


def settle_score(match: Match, sides: Sequence[int | None]) -> bool:
    """Note the score of a match if it is not told but follows.

    `sides` has the side of each goal told, None where unknown.
    """
    if match.goals:
        return False
    level = match.open_score is not None and match.open_score[0] == match.open_score[1]
    is_open = match.open_score is not None and not (level and match.winner is not None)
    found = _of_open_score(match, sides) if is_open else _reckoned(match, sides)
    match.goals = found or {}
    return bool(found)


def _of_open_score(match: Match, sides: Sequence[int | None]) -> dict[int, int] | None:
    """A result of which it is not said whose it is: the winner told, else the goals told say it."""
    high, low = match.open_score or (0, 0)
    one, two = match.sides
    if high == low:
        return {one: high, two: low}
    tally = Counter(sides)
    ways = [{one: high, two: low}, {one: low, two: high}]
    fits = [
        way
        for way in ways
        if all(tally[side] <= way[side] for side in way) and (match.winner is None or way[match.winner] == high)
    ]
    return fits[0] if len(fits) == 1 else None


def _reckoned(match: Match, sides: Sequence[int | None]) -> dict[int, int] | None:
    """The only score that agrees with the outcome, the goals told and the last score that the text passes."""
    one, two = match.sides
    if match.winner is None and not match.drawn:
        return None
    if match.only_goal:
        return (
            {match.winner: 1, match.other(match.winner) or 0: 0}
            if match.winner is not None and len(sides) <= 1
            else None
        )
    told = len(sides)
    reached = sum(match.reached or (0, 0))
    if match.total >= max(told, reached, 1):
        ways = {(goals, match.total - goals) for goals in _ways(match, sides, match.total)}
        if len(ways) == 1:
            return dict(zip(match.sides, ways.pop(), strict=True))
    if not told and not reached:
        return {one: 0, two: 0} if match.drawn and match.goalless else None
    # A score passed that all goals told make up (or all but one) is the last one, not one that somebody led by for a
    # while.
    if told > reached and match.reached or told < reached - (not match.reached_as_lead):
        return None
    found = {(goals, max(told, reached) - goals) for goals in _ways(match, sides, max(told, reached))}
    if len(found) != 1:
        return None
    score = dict(zip(match.sides, found.pop(), strict=True))
    both = match.opposed or (match.winner is not None and match.other(match.winner) in sides)
    return score if match.reached or _all_told(match, score, opposed=both) else None


def _all_told(match: Match, score: dict[int, int], *, opposed: bool) -> bool:
    """Whether a score that only the goals told make up is likely whole: other words of the text speak for it."""
    high, low = max(score.values()), min(score.values())
    if match.drawn:
        return high == 1 and match.ordinal == 1 or high == _FEW and match.two_down
    return (
        match.told_up_front and opposed == bool(low) and (high == match.ordinal or high == _FEW and match.ordinal == 1)
    )


#: So many goals of one side need no word that counts them.
_FEW = 2


def _ways(match: Match, sides: Sequence[int | None], total: int) -> Iterator[int]:
    """The goals that the first side can have of a total."""
    one, two = match.sides
    tally = Counter(sides)
    for goals in range(tally[one], total - tally[two] + 1):
        score = {one: goals, two: total - goals}
        if min(score.values()) == 0 and match.opposed and total > 1:
            continue
        if match.drawn and goals * 2 != total or match.winner is not None and score[match.winner] * 2 <= total:
            continue
        if match.reached and not any(
            goals >= first and total - goals >= second for first, second in (match.reached, match.reached[::-1])
        ):
            continue
        yield goals
