"""The running clock of a report: the last minute told, and a minute that waits for its goal."""

import re
from dataclasses import dataclass, field, replace

from graph.minutes import MatchMinute
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling
from loaders.prose.events.minutes.minute_place import OTHER_EVENT, give, span
from loaders.prose.events.minutes.minute_told import MinuteTold
from loaders.prose.events.minutes.minute_waits import REACH, Waits, fits, waits_for

#: For so many sentences a minute waits for its goal.
_HOLD = 2


@dataclass(frozen=True, slots=True)
class Held:
    """A minute told in a line, what it waits for, and the goal of a side that it was told of."""

    minute: MinuteTold
    line: Line
    waits: Waits
    goal: Telling | None = None


@dataclass(slots=True)
class Clock:
    """The last minute told, and a minute told without a goal and kept for the next one."""

    last: int | None = None
    at_sentence: int = -99
    rough: bool = False
    undated: int = -99
    held: Held | None = None
    dated: list[Telling] = field(default_factory=list)
    latest: list[Telling] = field(default_factory=list)

    def move_on(self, sentence: int) -> None:
        """Come to a sentence: a minute that waited too long for its goal is forgotten."""
        held = self.held
        if held is not None and sentence - held.line.sentence.index > (_HOLD if held.goal else REACH[held.waits]):
            self.held = None

    def note(self, told: MinuteTold, sentence: int) -> None:
        """Run on to a minute told, or to the number that one is told to be near."""
        exact = told.minute.minute if told.minute is not None else None
        if exact is not None or told.near is not None:
            self.last, self.at_sentence, self.rough = exact or told.near, sentence, told.near is not None


def resolved(line: Line, told: list[MinuteTold], clock: Clock) -> list[MinuteTold]:
    """The minutes of a sentence, those told from another event worked out, one after the other."""
    known: list[MinuteTold] = []
    for minute in told:
        found = (
            _of_what_is_left(_since_the_last(minute, line, clock), clock)
            if minute.gap is None
            else _from_gap(minute, line, clock)
        )
        if found is not None and found.minute is not None:
            known.append(found)
        clock.note(minute, line.sentence.index)
    return known


#: 'Took eight minutes to make the extra man count': counted from what went before, unless a first goal is told.
_TOOK = re.compile(r" (?:took|needed|waited|required) ")
_FIRST = re.compile(
    r" to (?:open|go (?:ahead|in front)|take the lead|break|find|get off|forge|score|strike|make the breakthrough"
    r"|draw first)"
)


def _since_the_last(told: MinuteTold, line: Line, clock: Clock) -> MinuteTold:
    """A time that somebody took, where it can only be counted from the last minute told."""
    number = told.minute.minute if told.minute is not None else None
    running = clock.last is not None and line.sentence.index - clock.at_sentence <= _HOLD
    if number is None or clock.last is None or not running or number >= clock.last:
        return told
    if not _TOOK.search(line.text[told.start : told.end]) or _FIRST.match(line.text, told.end - 1):
        return told
    minute = clock.last + number
    crosses = clock.last <= 45 < minute or minute > 90
    text = line.text[told.start : told.end].strip()
    about = None if crosses else MatchMinute.at(minute, told=text, precision="about")
    return replace(told, minute=about)


def _of_what_is_left(told: MinuteTold, clock: Clock) -> MinuteTold:
    """'With four minutes on the clock', told after the hour, are four minutes left."""
    number = told.minute.minute if told.minute is not None else None
    if number is None or told.minute is None or "on the clock" not in told.minute.told:
        return told
    if clock.last is None or clock.rough:
        return told
    if number < min(clock.last, 30) and 90 - number >= clock.last > 45:
        return replace(told, minute=MatchMinute.at(90 - number, told=told.minute.told, precision="derived"))
    return told


def use_held(line: Line, goals: list[Telling], clock: Clock, *, known: bool) -> None:
    """Give the minute that was told before to the first goal that has none, then forget it."""
    clock.move_on(line.sentence.index)
    held = clock.held
    if held is None:
        return
    distance = line.sentence.index - held.line.sentence.index
    for goal in goals:
        if _can_take(goal, held.minute) and not known and distance > 0 and _agree(goal, held):
            give(goal, held.minute, held.line)
            goal.tags.add("held")
            goal.side = goal.side if goal.side is not None or held.goal is None else held.goal.side
            break
    if any(goal.told for goal in goals if goal.scorer is not None):
        clock.held = None


def _can_take(goal: Telling, minute: MinuteTold) -> bool:
    """Whether a goal is still without a minute, or with bounds in which this one lies."""
    if goal.scorer is None or minute.minute is None or minute.minute.minute is None:
        return False
    told = goal.told.minute if goal.told is not None else None
    return told is None or (
        told.minute is None and (told.first or 0) <= minute.minute.minute <= (told.last or minute.minute.minute)
    )


def hold(line: Line, left: list[MinuteTold], clock: Clock, known: list[MinuteTold]) -> None:
    """Keep a minute told without a goal, where the sentence leads up to one."""
    free = [minute for minute in left if minute.minute and minute.minute.minute is not None]
    waiting = [Held(minute, line, waits) for minute in free if (waits := waits_for(line, minute)) is not None]
    if waiting:
        opens = line.word_at(free[0].start + 1) <= 1
        clock.held = waiting[0] if opens else waiting[-1]
    elif free or any(minute.minute and minute.minute.minute is not None for minute in known) or _broken(line, clock):
        clock.held = None


def _broken(line: Line, clock: Clock) -> bool:
    """Whether another event parts a minute from what it waits for; a foul and a card come before a penalty."""
    waiting_kick = clock.held is not None and clock.held.waits is Waits.PENALTY
    return not waiting_kick and bool(OTHER_EVENT.search(line.text))


def keep_dated(line: Line, goals: list[Telling], known: list[MinuteTold], clock: Clock) -> None:
    """Note the goals that have a minute; that of a side's goal waits for its scorer."""
    for goal in goals:
        if goal.told is None or goal.told.minute.minute is None:
            continue
        clock.dated.append(goal)
        if all(other.scorer is None for other in goals):
            held = next((minute for minute in known if span(line, minute)[0] == goal.told.start), None)
            if held is not None:
                clock.held = Held(held, line, Waits.ANNOUNCED, goal)


def _agree(goal: Telling, held: Held) -> bool:
    """Whether a goal can be the one that a minute waits for, or that a side was told to score."""
    told = held.goal
    if told is None:
        return fits(held.waits, goal)
    if goal.side is not None and told.side is not None and goal.side != told.side and "against" not in told.tags:
        return False
    for name in ("own", "pair"):
        mine, theirs = getattr(goal, name), getattr(told, name)
        if mine is not None and theirs is not None and mine != theirs:
            return False
    return True


def _from_gap(told: MinuteTold, line: Line, clock: Clock) -> MinuteTold | None:
    if told.gap is None:
        return told
    base = _since(told.since, line, clock) if told.since else None
    near = False
    running = line.sentence.index - clock.at_sentence <= 5 and clock.undated <= clock.at_sentence
    if base is None and not told.since and clock.last is not None and running:
        base, near = clock.last, clock.rough
    if base is None or told.rough:
        return None
    number = base + told.gap
    if base <= 45 < number or number > 95:
        return None
    text = line.text[told.start : told.end].strip()
    return MinuteTold(told.start, told.end, MatchMinute.at(number, told=text, precision="about" if near else "derived"))


def _since(since: str, line: Line, clock: Clock) -> int | None:
    """The minute of the goal that 'after Hale's opener' names, else of the last one dated."""
    spoken = [line.items[int(word[2:-1])].entity for word in since.split() if word[:2] in ("<P", "<N")]
    named = [telling for telling in clock.dated if telling.person is not None and telling.person in spoken]
    for telling in reversed(named if spoken else clock.dated[-1:]):
        if telling.told is not None:
            return telling.told.minute.minute
    return None
