"""Which claims tell of the same goal: one goal for each real one, however many sources tell it and its minute."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from graph.claims import ClaimView
from graph.facts import moments
from graph.facts.align import align
from graph.facts.moments import Moment, moment_of
from graph.facts.parts import join_parts, with_parts
from graph.facts.settle import Settled, settle

_BESIDE = ("body_part", "situation")


class GoalTelling(NamedTuple):
    """A claim of a goal with the moment that it tells.

    `unsure` where it may speak of another goal of the scorer as well; `again` numbers repetitions.
    """

    claim: ClaimView
    moment: Moment
    scorer: str
    unsure: bool = False
    again: int = 0

    @property
    def known(self) -> bool:
        """Whether a minute is told."""
        return self.moment.known

    @property
    def place(self) -> int:
        """The clock."""
        return self.moment.clock


Goal = list[GoalTelling]


def goals_of(claims: Sequence[ClaimView]) -> list[Goal]:
    """The tellings of each goal, the goals in the order of play."""
    by_scorer: dict[str, Goal] = {}
    for claim in claims:
        scorer = claim.roles["scorer"].entity
        by_scorer.setdefault(scorer, []).append(GoalTelling(claim, moment_of(claim), scorer))
    goals: list[Goal] = []
    for scorer in sorted(by_scorer):
        whole, parts = join_parts(by_scorer[scorer])
        goals.extend(with_parts(goal, parts, _as_sure) for goal in _marked(align(_repetitions(whole), cost)))
    return in_order(goals)


def in_order(goals: Sequence[Goal]) -> list[Goal]:
    """Goals in the order of play, those without a minute last."""
    return sorted(goals, key=lambda goal: min((t.moment.clock, told_order(t), t.claim.id) for t in goal))


def told_order(telling: GoalTelling) -> int:
    """Which goal of the match it is, where a dataset tells that; 0 otherwise."""
    order = telling.claim.values.get("order")
    return order if isinstance(order, int) and telling.claim.source.kind == "dataset" else 0


def settle_scorer(goal: Goal) -> Settled[Hashable]:
    """Who scored it."""
    settled = settle([(telling.scorer, telling.claim) for telling in goal])
    assert settled is not None
    return settled


def settle_moment(goal: Goal) -> Settled[Moment] | None:
    """When it was scored."""
    return settle([(t.moment, t.claim) for t in goal if t.known], moments.agree, moments.precision)


def cost(one: GoalTelling, other: GoalTelling) -> float | None:
    """What speaks against two tellings of one scorer being the same goal: the minutes, else all the rest."""
    far = moments.distance(one.moment, other.moment)
    if far is None or (one.moment.exact and other.moment.exact):
        return far
    own, others = one.claim.values.get("own_goal"), other.claim.values.get("own_goal")
    if own is not None and others is not None and own != others:
        return None
    return far + 0.4 * _misfit(one, other) + _other_side(one, other)


def _as_sure(part: GoalTelling, first: GoalTelling) -> GoalTelling:
    return part._replace(unsure=first.unsure)


def _repetitions(tellings: Goal) -> Goal:
    """Numbers the repetitions of prose, which tells a goal in its lead and once more: nobody scores twice a minute.

    Two equal rows of a dataset are two goals.
    """
    if len(tellings) == 1:
        return tellings
    seen: dict[tuple[str, Moment], int] = {}
    numbered: Goal = []
    for telling in sorted(tellings, key=lambda t: t.claim.id):
        source = telling.claim.source
        if source.kind != "article" or not telling.known:
            numbered.append(telling)
            continue
        nth = seen.get((source.key, telling.moment), 0)
        seen[source.key, telling.moment] = nth + 1
        numbered.append(telling._replace(again=nth))
    return numbered


def _marked(goals: list[Goal]) -> list[Goal]:
    """Marks tellings that fit several goals and whose source tells fewer than there are: which it is, is unsure."""
    if len(goals) == 1:
        return goals
    count: dict[str, int] = {}
    for goal in goals:
        for telling in goal:
            count[telling.claim.source.key] = count.get(telling.claim.source.key, 0) + 1

    def unsure(telling: GoalTelling, goal: Goal) -> bool:
        if len(goal) == 1 or telling.moment.exact or count[telling.claim.source.key] >= len(goals):
            return False
        if any(other is not telling and _misfit(telling, other) < 0.3 for other in goal):
            return False
        return any(cost(telling, other) is not None for one in goals if one is not goal for other in one)

    return [[telling._replace(unsure=unsure(telling, goal)) for telling in goal] for goal in goals]


def _other_side(one: GoalTelling, other: GoalTelling) -> float:
    """1 where they count for different sides, as the goal and the own goal of one player do."""
    sides = [telling.claim.roles.get("team") for telling in (one, other)]
    return float(len({side.entity for side in sides if side is not None}) == 2)


def _misfit(one: GoalTelling, other: GoalTelling) -> float:
    """From 0 (the same assist and way of scoring are told) to 1 (others); half where nothing is told of them."""
    assist = _unlike(_assist(one), _assist(other))
    beside = [_unlike(one.claim.values.get(name), other.claim.values.get(name)) for name in _BESIDE]
    return 0.6 * assist + 0.2 * sum(beside)


def _unlike(one: Hashable, other: Hashable) -> float:
    return 0.5 if one is None or other is None else float(one != other)


def _assist(telling: GoalTelling) -> str | None:
    role = telling.claim.roles.get("assist")
    return None if role is None else role.entity
