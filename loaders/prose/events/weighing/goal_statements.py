"""A goal as a statement, each role with the words that fill it."""

import re
from collections.abc import Callable
from dataclasses import replace

from graph.kinds import Status
from graph.minutes import PERIOD_ENDS, MatchMinute
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling, Told
from loaders.prose.events.weighing.goal import Goal
from loaders.prose.events.weighing.running import running_score
from loaders.prose.frame.frame import Match
from loaders.prose.pattern_parts import one_of
from loaders.prose.reading import Filler, Statement, Value


def filler(role: str, entity: int, line: Line, word: int) -> Filler:
    """A role filled by the mention at a word of a line."""
    item = line.item(word)
    return Filler(role, entity, item.start, item.end, item.text, item.mention.how if item.mention else "context")


def minute_values(told: Told | None) -> list[tuple[str, Value]]:
    """The values of a minute, as the kinds of events have them."""
    if told is None:
        return []
    minute: MatchMinute = told.minute
    pairs: list[tuple[str, Value | None]] = [
        ("minute", minute.minute),
        ("added", minute.added),
        ("period", minute.period),
        ("minute_first", minute.first),
        ("minute_last", minute.last),
        ("minute_precision", minute.precision),
        ("minute_told", minute.told),
    ]
    return [(name, value) for name, value in pairs if value is not None]


def goal_statement(goal: Goal, match: Match | None, keeps_goal: Callable[[int], bool]) -> Statement:
    """The statement of a goal; it stands where the surest telling of it stands."""
    best = max(
        goal.tellings,
        key=lambda telling: (
            telling.told is not None and telling.told.minute.minute is not None,
            telling.in_body,
            telling.strength,
        ),
    )
    assert best.scorer is not None
    roles = [filler("scorer", goal.person, best.line, best.scorer)]
    if match is not None:
        roles.insert(0, Filler("match", match.entity, how="context"))
    roles += _side_role(goal)
    roles += _assist_role(goal)
    roles += _keeper_role(goal, keeps_goal)
    values = minute_values(_in_extra_time(goal.exact or goal.bounds, match))
    values += running_score(goal, match)
    for name in ("situation", "body_part"):
        value = goal.known(name)
        if isinstance(value, str) and not (name == "situation" and value == "corner" and goal.known("penalty")):
            values.append((name, value))
    if goal.own_goal:
        values.append(("own_goal", True))
    return Statement(
        "goal", tuple(roles), tuple(values), Status.STATED, best.line.sentence.start, best.line.sentence.end, best.rule
    )


def _side_role(goal: Goal) -> list[Filler]:
    if goal.side is None:
        return []
    for telling in goal.tellings:
        if (
            telling.side == goal.side
            and telling.side_word is not None
            and telling.line.item(telling.side_word).entity == goal.side
        ):
            return [filler("team", goal.side, telling.line, telling.side_word)]
    return [Filler("team", goal.side, how="context")]


_PAST = one_of(
    """
        past beyond under beneath underneath over round around through beat beats beating sent sending lobbed lobbing
        chipped chipping wrong-footed wrong-footing
    """
)
_KEEPER = re.compile(
    rf" {_PAST} (?:the |[a-z-]+ |<T\d+> (?:'s )?){{0,4}}?(?:goalkeeper|keeper|goalie|custodian) "
    r"(?P<keeper><P\d+>)(?! 's)"
)
#: How many words behind a goal its keeper may stand.
_BEHIND = 12


def _keeper_role(goal: Goal, keeps_goal: Callable[[int], bool]) -> list[Filler]:
    """The keeper who was beaten, where named or pointed to."""
    for telling in goal.tellings:
        word = telling.keeper_word if telling.keeper_word is not None else _keeper_named(telling)
        found = None if word is None else telling.line.item(word).entity
        if word is None or found is None or found == goal.person:
            continue
        if telling.keeper_word is None or keeps_goal(found):
            return [filler("keeper", found, telling.line, word)]
    return []


def _keeper_named(telling: Telling) -> int | None:
    """The word of a keeper by office and name whom the ball went past."""
    line = telling.line
    match = _KEEPER.search(line.text, line.offsets[telling.begin] - 1)
    word = line.word_at(match.start("keeper")) if match else None
    return word if word is not None and word - telling.begin <= _BEHIND else None


#: What tells of stoppage time.
_ADDED = ("+", "stoppage", "injury", "added")


def _in_extra_time(told: Told | None, match: Match | None) -> Told | None:
    """The 104th minute of a match with extra time is not the fourteenth of stoppage time."""
    if told is None or match is None or not match.extra_time:
        return told
    if (told.minute.added or 0) < 1 or told.minute.minute != PERIOD_ENDS[1]:
        return told
    if any(sign in told.minute.told for sign in _ADDED):
        return told
    number = PERIOD_ENDS[1] + (told.minute.added or 0)
    return replace(
        told, minute=MatchMinute.at(number, extra_time=True, told=told.minute.told, precision=told.minute.precision)
    )


def _assist_role(goal: Goal) -> list[Filler]:
    told = [telling for telling in goal.tellings if telling.assister is not None and telling.assister != goal.person]
    if not told or goal.own_goal or goal.invented or goal.known("penalty"):
        return []
    best = max(told, key=lambda telling: (telling.assist_sure, telling.in_body))
    assert best.assist is not None
    assert best.assister is not None
    return [filler("assist", best.assister, best.maker_line, best.assist)]
