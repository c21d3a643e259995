"""Goals: one for each real goal, however many sources tell it and however they tell the minute."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from graph.claims import ClaimView
from graph.facts import moments
from graph.facts.align import align
from graph.facts.draft import Draft, fact_key
from graph.facts.fields import put, settled_entity, settled_value, shown, wide
from graph.facts.moments import Moment, minute_properties, moment_of
from graph.facts.settle import Settled, settle
from graph.facts.sides import Sides
from graph.rows import Properties

Fields = list[tuple[str, Settled[Hashable] | None]]
_TOLD_BESIDE = ("body_part", "situation")


class GoalTelling(NamedTuple):
    """A claim of a goal with the moment that it tells; `unsure` where it may speak of another goal as well."""

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


def draw_goals(draft: Draft, match: str, claims: Sequence[ClaimView], sides: Sides, date: Properties) -> int:
    """All goals of a match; gives how many there are."""
    tellings = [GoalTelling(claim, moment_of(claim), claim.roles["scorer"].entity) for claim in claims]
    goals = goals_of(tellings)
    count: dict[str, int] = {}
    for goal in goals:
        scorer = shown(settle_scorer(goal))
        count[str(scorer)] = nth = count.get(str(scorer), 0) + 1
        _draw_goal(draft, match, goal, fact_key("goal", match, str(scorer), str(nth)), sides, date)
    return len(goals)


def goals_of(tellings: Sequence[GoalTelling]) -> list[list[GoalTelling]]:
    """The tellings of each goal, the goals in the order of play."""
    by_scorer: dict[str, list[GoalTelling]] = {}
    for telling in tellings:
        by_scorer.setdefault(telling.scorer, []).append(telling)
    goals: list[list[GoalTelling]] = []
    for scorer in sorted(by_scorer):
        events = align(_repetitions(by_scorer[scorer]), _cost)
        goals.extend(_marked(events))
    return sorted(goals, key=lambda goal: (min(t.moment.clock for t in goal), min(t.claim.id for t in goal)))


def _repetitions(tellings: list[GoalTelling]) -> list[GoalTelling]:
    """Numbers the repetitions of prose, which tells a goal in its lead and once more: nobody scores twice a minute.

    Two equal rows of a dataset are two goals.
    """
    if len(tellings) == 1:
        return tellings
    seen: dict[tuple[str, Moment], int] = {}
    numbered: list[GoalTelling] = []
    for telling in sorted(tellings, key=lambda t: t.claim.id):
        source = telling.claim.source
        if source.kind != "article" or not telling.known:
            numbered.append(telling)
            continue
        nth = seen.get((source.key, telling.moment), 0)
        seen[source.key, telling.moment] = nth + 1
        numbered.append(telling._replace(again=nth))
    return numbered


def _marked(events: list[list[GoalTelling]]) -> list[list[GoalTelling]]:
    """Marks tellings without a minute whose source tells fewer goals than there are: which one it is, is unsure."""
    if len(events) == 1:
        return events
    count: dict[str, int] = {}
    for event in events:
        for telling in event:
            count[telling.claim.source.key] = count.get(telling.claim.source.key, 0) + 1
    return [
        [t._replace(unsure=len(event) > 1 and not t.moment.known and count[t.claim.source.key] < len(events)
                    and not _told_alike(t, event)) for t in event]
        for event in events
    ]


def _told_alike(telling: GoalTelling, event: list[GoalTelling]) -> bool:
    """Whether somebody else tells the same assist or way of scoring."""
    return any(other is not telling and _misfit(telling, other) < 0.3 for other in event)


def _cost(one: GoalTelling, other: GoalTelling) -> float | None:
    """What speaks against two tellings of one scorer being the same goal: the minutes, else all the rest."""
    far = moments.distance(one.moment, other.moment)
    if far is None or far < moments.UNKNOWN_COST:
        return far
    own, others = one.claim.values.get("own_goal"), other.claim.values.get("own_goal")
    if own is not None and others is not None and own != others:
        return None
    return far + _misfit(one, other)


def _misfit(one: GoalTelling, other: GoalTelling) -> float:
    """From 0 (the same assist is told) to 1 (another one); half where nothing is told of it."""
    parts = [_unlike(_assist(one), _assist(other))]
    parts += [_unlike(one.claim.values.get(name), other.claim.values.get(name)) for name in _TOLD_BESIDE]
    return 0.6 * parts[0] + 0.2 * parts[1] + 0.2 * parts[2]


def _unlike(one: Hashable, other: Hashable) -> float:
    return 0.5 if one is None or other is None else float(one != other)


def _assist(telling: GoalTelling) -> str | None:
    role = telling.claim.roles.get("assist")
    return None if role is None else role.entity


def settle_scorer(goal: Sequence[GoalTelling]) -> Settled[Hashable] | None:
    """Who scored it."""
    return wide(settle([(telling.scorer, telling.claim) for telling in goal]))


def _draw_goal(draft: Draft, match: str, goal: Sequence[GoalTelling], key: str, sides: Sides, date: Properties) -> None:
    claims = [telling.claim for telling in goal]
    sure = [telling.claim for telling in goal if not telling.unsure]
    moment = settle([(t.moment, t.claim) for t in goal if t.moment.known], moments.agree, moments.precision)
    scorer, team = settle_scorer(goal), settled_entity(claims, "team")
    own_goal, assist = settled_value(claims, "own_goal"), settled_entity(sure, "assist")
    properties = minute_properties(moment.shown) if moment is not None else {}
    properties["name"] = f"{moment.shown}'" if moment is not None else "?"
    properties["own_goal"] = bool(shown(own_goal))
    fields: Fields = [("minute", wide(moment)), ("scorer", scorer), ("team", team), ("own_goal", own_goal),
                      ("assist", assist)]
    for name in _TOLD_BESIDE:
        settled = settled_value(sure, name)
        put(properties, name, settled)
        fields.append((name, settled))
    put(properties, "order", settled_value(sure, "order"))
    draft.node(key, ("Goal",), properties, claims, fields)
    draft.edge("IN_MATCH", key, match, {}, claims, about=key)
    _draw_people(draft, key, claims, scorer, assist, properties, date, team)
    _draw_team(draft, key, team, sides)


def _draw_people(draft: Draft, key: str, claims: Sequence[ClaimView], scorer: Settled[Hashable] | None,
                 assist: Settled[Hashable] | None, goal: Properties, date: Properties,
                 team: Settled[Hashable] | None) -> None:
    """Who scored and who set it up; the scorer's relationship tells for whom, so that his time there is seen."""
    own: Properties = dict(date)
    if goal["own_goal"]:
        own["own_goal"] = True
    elif (side := shown(team)) is not None:
        own["team"] = side
    if scorer is not None:
        draft.edge("SCORED", str(scorer.shown), key, own, _by(scorer), about=key)
    if assist is not None:
        by = _by(assist)
        told = sorted({str(c.values["assist_definition"]) for c in by if "assist_definition" in c.values})
        definition: Properties = {"definition": ", ".join(told)} if told else {}
        draft.edge("ASSISTED", str(assist.shown), key, definition, by, about=key)


def _draw_team(draft: Draft, key: str, team: Settled[Hashable] | None, sides: Sides) -> None:
    if team is None:
        return
    counted = str(team.shown)
    draft.edge("COUNTED_FOR", key, counted, {}, _by(team), about=key)
    if (other := sides.other(counted)) is not None:
        draft.edge("CONCEDED_BY", key, other, {}, _by(team), about=key)


def _by(settled: Settled[Hashable]) -> tuple[ClaimView, ...]:
    """The claims that tell the value shown."""
    return next(claims for value, claims in settled.told if value == settled.shown)
