"""A goal as rows: its node, who scored and set it up, and the sides that it counted for and against."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from graph.claims import ClaimView
from graph.facts.draft import Draft, Tie, fact_key
from graph.facts.excess import join_excess
from graph.facts.fields import put, settled_entity, settled_value, shown, values
from graph.facts.goals import Goal, goals_of, in_order, settle_moment, settle_scorer, told_order
from graph.facts.moments import minute_properties
from graph.facts.settle import Settled, settle, tellers
from graph.facts.sides import Sides
from graph.rows import Properties

#: Ways of restarting play, of which a goal can have only one; 'rebound' or 'open play' contradict none of them.
_RESTARTS = frozenset({"penalty", "corner", "free kick", "throw-in", "kick-off"})


class Frame(NamedTuple):
    """What of a match its goals need.

    Its key, its sides, its day, each side's goals where undisputed, and for which side each player played.
    """

    match: str
    sides: Sides
    day: Properties
    score: dict[str, int]
    teams: dict[str, str]


class _Drawn(NamedTuple):
    """What a goal comes to, field by field."""

    key: str
    claims: list[ClaimView]
    scorer: Settled[Hashable]
    team: Settled[Hashable] | None
    assist: Settled[Hashable] | None
    own_goal: Settled[Hashable] | None


def draw_goals(draft: Draft, claims: Sequence[ClaimView], frame: Frame) -> None:
    """All goals of a match; each has its place in the order of play where all are told, or where a dataset tells it."""
    goals = goals_of(claims)
    if frame.score and len({claim.source.key for claim in claims}) > 1:
        goals = in_order(join_excess(goals, frame.score, frame.teams))
    count: dict[str, int] = {}
    complete = (
        bool(frame.score) and len(goals) == sum(frame.score.values()) and all(any(t.known for t in g) for g in goals)
    )
    for place, goal in enumerate(goals, start=1):
        scorer = settle_scorer(goal)
        count[str(scorer.shown)] = nth = count.get(str(scorer.shown), 0) + 1
        key = fact_key("goal", frame.match, str(scorer.shown), str(nth))
        _draw_goal(draft, goal, key, frame)
        if order := place if complete else max(map(told_order, goal)):
            draft.nodes[-1].properties["order"] = order


def _draw_goal(draft: Draft, goal: Goal, key: str, frame: Frame) -> None:
    claims = [telling.claim for telling in goal]
    sure = [telling.claim for telling in goal if not telling.unsure]
    scorer, own_goal = settle_scorer(goal), settled_value(claims, "own_goal")
    team = settled_entity(claims, "team") or _seen_team(claims, str(scorer.shown), frame, own=bool(shown(own_goal)))
    drawn = _Drawn(key, claims, scorer, team, settled_entity(sure, "assist"), own_goal)
    moment = settle_moment(goal)
    properties = minute_properties(moment.shown) if moment is not None else {}
    properties["name"] = f"{moment.shown}'" if moment is not None else "?"
    properties["own_goal"] = bool(shown(drawn.own_goal))
    body_part, situation = settled_value(sure, "body_part"), settle(values(sure, "situation"), _one_way)
    put(properties, "body_part", body_part)
    put(properties, "situation", situation)
    fields = (
        ("minute", moment),
        ("scorer", drawn.scorer),
        ("team", drawn.team),
        ("own_goal", drawn.own_goal),
        ("assist", drawn.assist),
        ("body_part", body_part),
        ("situation", situation),
    )
    draft.node(key, ("Goal",), properties, claims, fields)
    draft.edge(Tie("IN_MATCH", key, frame.match), {}, claims, key)
    _draw_people(draft, drawn, frame.day)
    _draw_team(draft, drawn, frame.sides)


def _seen_team(claims: Sequence[ClaimView], scorer: str, frame: Frame, *, own: bool) -> Settled[Hashable] | None:
    """The side that a goal counted for where only line-ups tell for whom its scorer played."""
    team = frame.teams.get(scorer)
    counted = frame.sides.other(team) if own and team is not None else team
    return settle([(counted, claim) for claim in claims]) if counted is not None else None


def _one_way(one: Hashable, other: Hashable) -> bool:
    """Whether two situations can both be right: only different restarts of play contradict each other."""
    return one == other or not ({one, other} <= _RESTARTS or "penalty" in {one, other})


def _draw_people(draft: Draft, goal: _Drawn, day: Properties) -> None:
    """Who scored and who set it up; the scorer's relationship tells for whom, so that his time there is seen."""
    own: Properties = dict(day)
    if shown(goal.own_goal):
        own["own_goal"] = True
    else:
        put(own, "team", goal.team)
    draft.edge(Tie("SCORED", str(goal.scorer.shown), goal.key), own, tellers(goal.scorer), goal.key)
    if goal.assist is not None:
        by = tellers(goal.assist)
        told = sorted({str(value) for value, _ in values(by, "assist_definition")})
        definition: Properties = {"definition": ", ".join(told)} if told else {}
        draft.edge(Tie("ASSISTED", str(goal.assist.shown), goal.key), definition, by, goal.key)


def _draw_team(draft: Draft, goal: _Drawn, sides: Sides) -> None:
    if goal.team is None:
        return
    counted = str(goal.team.shown)
    draft.edge(Tie("COUNTED_FOR", goal.key, counted), {}, tellers(goal.team), goal.key)
    if (other := sides.other(counted)) is not None:
        draft.edge(Tie("CONCEDED_BY", goal.key, other), {}, tellers(goal.team), goal.key)
