"""Which tellings speak of one goal: headline, caption, lead and body tell it again and again."""

from dataclasses import replace

from loaders.prose.events.goals.telling import Telling, Told
from loaders.prose.events.weighing.compatible import affinity, compatible
from loaders.prose.events.weighing.goal import Goal


def gather(tellings: list[Telling]) -> list[Goal]:
    """The goals of all scorers of one match."""
    by_person: dict[tuple[int, bool], list[Telling]] = {}
    for telling in tellings:
        if telling.person is not None:
            by_person.setdefault((telling.person, telling.own_goal), []).append(telling)
    for (person, own_goal), told in list(by_person.items()):
        if own_goal and (person, False) in by_person:
            by_person[person, False] = [one for one in by_person[person, False] if not _same_as_own(one, told)]
    goals: list[Goal] = []
    for (person, own_goal), told in by_person.items():
        goals += _of_person(person, own_goal, told)
    return [goal for goal in goals if not any(_is_same_moment(goal, other) for other in goals)]


def _is_same_moment(goal: Goal, other: Goal) -> bool:
    """Whether a goal is told only of 'he' or 'the Dutchman', at the very minute of one whose scorer is named."""
    mine, theirs = goal.exact, other.exact
    if goal is other or mine is None or theirs is None:
        return False
    if (mine.minute.minute, mine.minute.added) != (theirs.minute.minute, theirs.minute.added):
        return False
    return goal.person != other.person and not goal.named and other.named


def _same_as_own(telling: Telling, own: list[Telling]) -> bool:
    """Whether a telling that seems a goal is the own goal told elsewhere: 'headed in the corner', of a defender."""
    near = any(abs(one.line.sentence.index - telling.line.sentence.index) <= 2 for one in own)
    if telling.side is not None and all(one.side != telling.side for one in own):
        return False
    return telling.strength < 3 and (near or telling.told is None) and all(compatible(one, telling) for one in own)


def _of_person(person: int, own_goal: bool, told: list[Telling]) -> list[Goal]:
    single = [part for telling in told for part in _parts(telling)]
    several = [telling for telling in told if telling.count > 1 and not telling.more]
    goals: list[Goal] = []
    for telling in sorted(single, key=_trust):
        goal = _best(goals, telling)
        if goal is None:
            goals.append(Goal(person, own_goal, [telling]))
        else:
            goal.tellings.append(telling)
    most = max((telling.count for telling in several if telling.strength > 1), default=0)
    order = max(
        (telling.player_order or 0 for telling in single if telling.strength > 1 or telling.rule == "possessive order"),
        default=0,
    )
    if len(goals) < order <= 3 and most < order:
        source = max(single, key=lambda telling: telling.strength)
        goals += [Goal(person, own_goal, [_blank(source)], invented=True) for _ in range(order - len(goals))]
    goals += _before_ordered(goals)
    for goal in goals[:most] if most > 1 else ():
        goal.counted = True
    if several and most > len(goals):
        source = max(several, key=lambda telling: (telling.count, telling.strength))
        for _ in range(most - len(goals)):
            blank = replace(source, told=_vague(source.told), count=1, penalty=False, situation="", body_part="")
            goals.append(Goal(person, own_goal, [blank], invented=bool(goals)))
    elif several and not goals:
        goals.append(Goal(person, own_goal, [replace(several[0], told=None)]))
    return goals


def _blank(source: Telling) -> Telling:
    """A telling of another goal of the same scorer, of which no more is told."""
    return replace(source, told=None, player_order=None, penalty=False, situation="", body_part="")


def _before_ordered(goals: list[Goal]) -> list[Goal]:
    """'His second on 33 minutes', and a late winner: there was one before the second."""
    for goal in goals:
        order, exact = max((telling.player_order or 0 for telling in goal.tellings), default=0), goal.exact
        if exact is None or not 2 <= order <= _MOST_IN_ORDER or goal.invented:
            continue
        earlier = sum(other is not goal and not _is_later(other, exact.minute.minute or 0) for other in goals)
        later = len(goals) - 1 - earlier
        if later and earlier < order - 1:
            source = goal.tellings[0]
            return [
                Goal(goal.person, goal.own_goal, [_blank(source)], invented=True) for _ in range(order - 1 - earlier)
            ]
    return []


#: Beyond this an order counts a season.
_MOST_IN_ORDER = 3


def _is_later(goal: Goal, minute: int) -> bool:
    """Whether a goal is told to come after a minute: by its own, by bounds, or as what settled it."""
    told = goal.exact or goal.bounds
    if told is not None:
        return (told.minute.minute or told.minute.first or 0) > minute
    return any(telling.tags & {"winner", "last"} for telling in goal.tellings)


def _vague(told: Told | None) -> Told | None:
    """Bounds hold for each of several goals ('a first-half double'), a certain minute for one."""
    return told if told is not None and told.minute.minute is None and told.minute.first in {1, 46} else None


def _parts(telling: Telling) -> list[Telling]:
    """A telling of two goals with two minutes is two tellings; one of several goals at once is told apart."""
    if telling.count > 1 and not telling.more:
        if telling.rule == "complete a hat-trick" and telling.told and telling.told.minute.minute is not None:
            return [replace(telling, count=1, player_order=3, tags=set(telling.tags))]
        return []
    if not telling.more:
        return [telling]
    return [
        telling if told is telling.told else replace(telling, told=told, more=[], player_order=None)
        for told in [telling.told, *telling.more]
        if told is not None
    ]


def _trust(telling: Telling) -> tuple[int, int, int, tuple[int, int]]:
    exact = telling.told is not None and telling.told.minute.minute is not None
    ordered = telling.player_order is not None or telling.pair is not None or telling.own is not None
    return (0 if exact else 1, 0 if ordered else 1, -telling.strength, telling.place)


def _best(goals: list[Goal], telling: Telling) -> Goal | None:
    fitting = [goal for goal in goals if all(compatible(other, telling) for other in goal.tellings)]
    if not fitting:
        return None
    return max(fitting, key=lambda goal: max(affinity(other, telling) for other in goal.tellings))
