"""The score that a goal made, and which goal of the match it was, as far as the text tells."""

from loaders.prose.events.weighing.goal import Goal
from loaders.prose.frame.frame import Match
from loaders.prose.reading import Value


def running_score(goal: Goal, match: Match | None) -> list[tuple[str, Value]]:
    """`running_home`, `running_away` and `order`, where the words leave no choice."""
    if match is None or goal.side not in match.sides:
        return []
    made = _made(goal, match)
    if made is None:
        return [("order", 1)] if goal.known("first_of_match") else []
    return [("running_home", made[0]), ("running_away", made[1]), ("order", sum(made))]


def _made(goal: Goal, match: Match) -> tuple[int, int] | None:
    """The score after the goal, by side in the order of the match; None where it can be read both ways."""
    pair = goal.known("pair")
    if not isinstance(pair, tuple):
        return None
    first, second = pair
    found = {score for score in ((first, second), (second, first)) if _can_be(score, goal, match)}
    return found.pop() if len(found) == 1 else None


def _can_be(score: tuple[int, int], goal: Goal, match: Match) -> bool:
    """Whether a score agrees with the result, the scorer's side and what the text says of the lead."""
    by_side = dict(zip(match.sides, score, strict=True))
    if goal.side is None or by_side[goal.side] < 1:
        return False
    if any(goals > match.goals.get(side, goals) for side, goals in by_side.items()):
        return False
    own = by_side[goal.side]
    lead = goal.known("own_less_other")
    told = goal.known("own")
    return (not isinstance(lead, int) or lead == 2 * own - sum(score)) and (not isinstance(told, int) or told == own)
