"""What a text tells of goals that does not add up: more than the score has room for, one goal at two minutes."""

from loaders.prose.events.weighing.goal import Goal
from loaders.prose.events.weighing.select import Selection
from loaders.prose.names.names import Names
from loaders.prose.reading import Contradiction


def doubts(selection: Selection, names: Names) -> list[Contradiction]:
    """The contradictions among the goals of one match, each with the places that tell it."""
    found = [
        Contradiction(
            f"a goal by {names.entity(goal.person).name} is told for which the score has no room", _places(goal)
        )
        for goal in selection.refused
        if goal.strength > 2 and not goal.invented
    ]
    for goal in selection.kept:
        told = {
            one.minute.minute: one
            for telling in goal.tellings
            if (one := telling.told) is not None and one.minute.minute is not None
        }
        if len(told) > 1:
            minutes = " and ".join(str(minute) for minute in sorted(told))
            found.append(
                Contradiction(
                    f"a goal by {names.entity(goal.person).name} is told at minutes {minutes}",
                    tuple((one.start, one.end) for one in told.values()),
                )
            )
    return found


def _places(goal: Goal) -> tuple[tuple[int, int], ...]:
    return tuple(sorted({(telling.line.sentence.start, telling.line.sentence.end) for telling in goal.tellings}))
