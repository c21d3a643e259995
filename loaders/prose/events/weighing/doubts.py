"""What a text tells of goals that does not add up: more than the score has room for, one goal at two minutes."""

import re

from loaders.prose.events.goals.telling import Telling
from loaders.prose.events.weighing.goal import Goal
from loaders.prose.events.weighing.select import Selection
from loaders.prose.frame.frame import Match
from loaders.prose.names.names import Names
from loaders.prose.reading import Contradiction

Place = tuple[int, int]


def doubts(selection: Selection, match: Match | None, names: Names) -> list[Contradiction]:
    """The contradictions among the goals of one match, each with the places that tell it, the score's first."""
    found: list[Contradiction] = []
    if match is not None and len(match.goals) > 1:
        found += _without_room(selection, match, names)
        for goal in selection.kept:
            found += _past_the_score(goal, match, names)
            found += _not_the_only_one(goal, match, names)
    return found + [one for goal in selection.kept for one in _at_two_minutes(goal, names)]


def _without_room(selection: Selection, match: Match, names: Names) -> list[Contradiction]:
    """Goals that are surely told and for which the score has no room; several of one scorer are told once."""
    found: dict[int, Contradiction] = {}
    for goal in selection.refused:
        if goal.person not in found and _is_sure(goal, selection):
            what = f"a goal by {names.entity(goal.person).name} is told for which the score has no room"
            found[goal.person] = Contradiction(what, ((match.start, match.end), *_places(goal)))
    return list(found.values())


def _is_sure(goal: Goal, selection: Selection) -> bool:
    """Whether a goal's words can mean nothing else, or count it, or give it a minute of its own.

    Whoever 'steered the ball on' is easily taken for a scorer where it is told who scored in the same breath.
    """
    if goal.invented:
        return any(telling.strength > 2 and telling.in_body for telling in goal.tellings)
    minute = _minute(goal)
    if goal.strength > 2:
        return minute is not None or all(kept.person != goal.person for kept in selection.kept)
    told = {telling.line.sentence.index for telling in goal.tellings}
    beside = {telling.line.sentence.index for kept in selection.kept for telling in kept.tellings}
    taken = {one for kept in selection.kept if (one := _minute(kept)) is not None}
    return minute is not None and goal.named and minute not in taken and told.isdisjoint(beside)


def _minute(goal: Goal) -> int | None:
    return goal.exact.minute.minute if goal.exact is not None else None


def _past_the_score(goal: Goal, match: Match, names: Names) -> list[Contradiction]:
    """'He made it 3-1' of a match that ended 2-1."""
    for telling in goal.tellings:
        if telling.strength > 1 and telling.pair is not None and not _within(telling.pair, match):
            made = "-".join(str(part) for part in telling.pair)
            scorer = names.entity(goal.person).name
            what = f"a goal by {scorer} is told to have made it {made}, past the score at the end"
            return [Contradiction(what, ((match.start, match.end), _place(telling)))]
    return []


def _within(pair: tuple[int, int], match: Match) -> bool:
    one, other = (match.goals[side] for side in match.sides)
    return any(first <= one and second <= other for first, second in (pair, pair[::-1]))


def _not_the_only_one(goal: Goal, match: Match, names: Names) -> list[Contradiction]:
    """'The only goal of the game' of a match of several."""
    if sum(match.goals.values()) < 2:
        return []
    for telling in goal.tellings:
        if telling.strength > 1 and " only goal of the " in telling.line.text and _ONLY.search(telling.line.text):
            what = f"a goal by {names.entity(goal.person).name} is told to be the only one, which the score belies"
            return [Contradiction(what, ((match.start, match.end), _place(telling)))]
    return []


#: Not 'the only goal of the first half', nor of a season.
_ONLY = re.compile(r" the only goal of the (?:game|match|contest|afternoon|evening|night|day|tie) ")


def _at_two_minutes(goal: Goal, names: Names) -> list[Contradiction]:
    told = {
        one.minute.minute: one
        for telling in goal.tellings
        if (one := telling.told) is not None and one.minute.minute is not None
    }
    if len(told) < 2:
        return []
    minutes = " and ".join(str(minute) for minute in sorted(told))
    what = f"a goal by {names.entity(goal.person).name} is told at minutes {minutes}"
    return [Contradiction(what, tuple((one.start, one.end) for one in told.values()))]


def _places(goal: Goal) -> tuple[Place, ...]:
    return tuple(sorted({_place(telling) for telling in goal.tellings}))


def _place(telling: Telling) -> Place:
    return telling.line.sentence.start, telling.line.sentence.end
