"""Which minute belongs to which goal: by place in the sentence, by the running clock, by another goal's minute."""

from graph.minutes import MatchMinute
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling, Told
from loaders.prose.events.minutes.clock import Clock, hold, keep_dated, resolved, use_held
from loaders.prose.events.minutes.minute_place import FARTHEST, cost_of, give, leads_up_to, span
from loaders.prose.events.minutes.minute_told import MinuteTold
from loaders.prose.events.minutes.minute_waits import looks_back
from loaders.prose.events.minutes.minutes import minutes_of


def attach_minutes(lines: list[Line], tellings: dict[int, list[Telling]]) -> None:
    """Give each telling the minute that is told of it, in order of the text."""
    clock = Clock()
    for line in lines:
        goals = [goal for goal in tellings.get(line.sentence.index, []) if "listed" not in goal.tags]
        told = minutes_of(line, vague=bool(goals) or "goal" in line.vocabulary and line.words[0][:1].isdigit())
        if line.sentence.block.kind != "body":
            _by_place(line, [minute for minute in told if minute.minute], goals)
        elif told or goals:
            _settle(line, told, goals, clock)
        else:
            clock.move_on(line.sentence.index)


def _settle(line: Line, told: list[MinuteTold], goals: list[Telling], clock: Clock) -> None:
    known = resolved(line, told, clock)
    left = _given_back(line, _led_up_to(line, _by_place(line, known, goals), goals), clock)
    index = line.sentence.index
    use_held(line, goals, clock, known=any(minute.minute and minute.minute.minute is not None for minute in known))
    for minute in known:
        clock.note(minute, index)
    if not any(goal.scorer is not None and goal.strength > 1 for goal in goals):
        # of what is only told weakly the minute may be that of the goal to come
        first = min((goal.begin for goal in goals if goal.scorer is not None), default=0)
        waiting = left or [minute for minute in known if line.word_at(minute.end - 1) < first]
        if waiting:
            hold(line, waiting, clock, known)
    if any((goal.told is None or goal.told.minute.minute is None) for goal in goals) and not clock.rough:
        clock.undated = index
    keep_dated(line, goals, known, clock)
    if goals:
        clock.latest = [goal for goal in goals if goal.scorer is not None]


def _led_up_to(line: Line, left: list[MinuteTold], goals: list[Telling]) -> list[MinuteTold]:
    """The only goal of a sentence that leads up to it from its only minute, however far; returns what is still left."""
    exact = [minute for minute in left if minute.minute is not None and minute.minute.minute is not None]
    scorers = {line.item(goal.scorer).entity for goal in goals if goal.scorer is not None}
    if len(exact) != 1 or len(scorers) != 1 or any(_is_dated(goal) for goal in goals):
        return left
    goal = min((goal for goal in goals if goal.scorer is not None), key=lambda one: one.begin)
    if not leads_up_to(line, exact[0], goal):
        return left
    give(goal, exact[0], line)
    return [minute for minute in left if minute is not exact[0]]


def _is_dated(goal: Telling) -> bool:
    return goal.told is not None and goal.told.minute.minute is not None


def _given_back(line: Line, left: list[MinuteTold], clock: Clock) -> list[MinuteTold]:
    """'That was in the 22nd minute': a minute of the goal before, where that has none; returns what is still left."""
    if (
        not left
        or len({goal.scorer for goal in clock.latest}) != 1
        or line.sentence.index - clock.latest[-1].line.sentence.index > _BACK
    ):
        return left
    goal, told = clock.latest[-1], left[0]
    if _is_dated(goal) or told.minute is None or not looks_back(line, told):
        return left
    give(goal, told, line)
    return left[1:]


#: So many sentences back the goal may stand whose minute is told afterwards.
_BACK = 2


def _by_place(line: Line, told: list[MinuteTold], goals: list[Telling]) -> list[MinuteTold]:
    """Pairs each minute with the goal that it stands nearest to; returns those without a goal."""
    pairs = sorted(
        (cost, number, index)
        for number, minute in enumerate(told)
        for index, goal in enumerate(goals)
        if (cost := cost_of(line, minute, goal)) <= FARTHEST
    )
    taken: set[tuple[int, bool]] = set()
    exact_taken: dict[int, int] = {}
    served: set[int] = set()
    for cost, number, index in pairs:
        goal = goals[index]
        exact = told[number].minute is not None and told[number].minute.minute is not None  # type: ignore[union-attr]
        kind = (number, goal.scorer is None)
        if kind in taken or (number in exact_taken and not _near(goals, index, exact_taken[number])):
            continue
        if not exact and cost > 3 and any(n == number and c < cost - 3 for c, n, _ in pairs):
            continue
        if not exact and cost and any(n == number and not c and _is_another(goals[i], goal) for c, n, i in pairs):
            continue  # of 'matched by Cruz's late penalty' the time is told of the one goal
        if index in served and not (exact and goal.told and _narrows(goal.told.minute, told[number])):
            if told[number].paired and goal.count == 1 and _alone(goals, goal):
                goal.count = 2
            if exact and goal.told and goal.count > 1 and kind not in taken:
                goal.more.append(Told(told[number].minute, *span(line, told[number])))  # type: ignore[arg-type]
                taken.add(kind)
                exact_taken.setdefault(number, index)
            continue
        if exact:
            taken.add(kind)
            exact_taken.setdefault(number, index)
        served.add(index)
        give(goal, told[number], line)
    return [minute for number, minute in enumerate(told) if number not in exact_taken]


def _narrows(bounds: MatchMinute, told: MinuteTold) -> bool:
    """Whether a minute lies within the bounds that are told of a goal already."""
    number = told.minute.minute if told.minute is not None else None
    if bounds.minute is not None or number is None:
        return False
    return (bounds.first or 0) - _ROUGHLY <= number <= (bounds.last or number) + _ROUGHLY


#: So far outside of the bounds of 'early' and 'late' a minute may lie.
_ROUGHLY = 8


def _alone(goals: list[Telling], goal: Telling) -> bool:
    """Whether one scorer did what a verb says: 'Hale struck on 63 and 66 minutes' tells two goals."""
    return goal.scorer is not None and sum(other.scorer is not None for other in goals) == 1


def _is_another(one: Telling, other: Telling) -> bool:
    """Whether two tellings of a sentence name two scorers."""
    return (
        one.scorer is not None
        and other.scorer is not None
        and one.line.item(one.scorer).entity != other.line.item(other.scorer).entity
    )


def _near(goals: list[Telling], index: int, first: int) -> bool:
    """A minute serves two tellings only if they are the side's and the scorer's of one goal, told side by side."""
    one, other = goals[index], goals[first]
    if (one.scorer is None) == (other.scorer is None):
        return False
    between = one.line.words[min(one.end, other.end) : max(one.begin, other.begin)]
    return not {"and", "but", "before", ";"}.intersection(between)
