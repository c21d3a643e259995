"""Which minute belongs to which goal: by place in the sentence, by the running clock, by another goal's minute."""

import re
from dataclasses import dataclass, field, replace

from graph.minutes import MatchMinute
from loaders.prose.events.line import Line
from loaders.prose.events.minutes import MinuteTold, minutes_of
from loaders.prose.events.telling import Telling, Told

_COSTS = {
    ",": 4,
    ";": 30,
    ":": 14,
    ".": 30,
    "but": 10,
    "before": 10,
    "and": 4,
    "when": 1,
    "as": 3,
    "after": 6,
    "with": 4,
    "while": 12,
    "who": 3,
    "-": 6,
    "(": 8,
    ")": 8,
    "which": 8,
    "then": 3,
}
_FARTHEST = 34
#: Events of their own, which claim a minute that stands beside them.
_OTHER_EVENT = re.compile(
    r" (?:booked|cautioned|yellow|red card|sent off|dismissed|replaced|substituted|came on|come on|introduced"
    r"|brought on|off the bench|sent on|entered|withdrawn|limped|hobbled|carried off|stretchered|saved|save|denied"
    r"|wide|over the bar|crossbar|the post|cleared|blocked|headed over|shot over|tipped|parried|penalty was|foul"
    r"|fouled|tripped|change|substitution|injury|injured|missed|chance|almost|nearly|went close|stop|effort wide"
    r"|disallowed|ruled out|could have|should have|fired over) "
)
_HOLD = 2
_BESIDE = 12
#: 'Sent on with 20 minutes left, Hale later scored': how late in a sentence such a minute can begin.
_ARRIVAL = 4


@dataclass(slots=True)
class Clock:
    """The last minute told, and a minute told without a goal and kept for the next one."""

    last: int | None = None
    at_sentence: int = -99
    rough: bool = False
    undated: int = -99
    held: tuple[MinuteTold, Line, Telling | None] | None = None
    dated: list[Telling] = field(default_factory=list)

    def note(self, told: MinuteTold, sentence: int) -> None:
        """Run on to a minute told, or to the number that one is told to be near."""
        exact = told.minute.minute if told.minute is not None else None
        if exact is not None or told.near is not None:
            self.last, self.at_sentence, self.rough = exact or told.near, sentence, exact is None


def attach_minutes(lines: list[Line], tellings: dict[int, list[Telling]]) -> None:
    """Give each telling the minute that is told of it, in order of the text."""
    clock = Clock()
    for line in lines:
        goals = [goal for goal in tellings.get(line.sentence.index, []) if "listed" not in goal.tags]
        told = minutes_of(line, vague=bool(goals) or "goal" in line.vocabulary and line.words[0][:1].isdigit())
        if line.sentence.block.kind != "body":
            _by_place(line, [minute for minute in told if minute.minute], goals)
            continue
        _settle(line, told, goals, clock)


def _settle(line: Line, told: list[MinuteTold], goals: list[Telling], clock: Clock) -> None:
    known = _resolved(line, told, clock)
    left = _by_place(line, known, goals)
    index = line.sentence.index
    _use_held(line, goals, clock, known=bool(known))
    for minute in known:
        clock.note(minute, index)
    if left and not any(goal.scorer is not None and goal.strength > 1 for goal in goals):
        _hold(line, left, clock, known)
    if any((goal.told is None or goal.told.minute.minute is None) for goal in goals) and not clock.rough:
        clock.undated = index
    _keep_dated(line, goals, known, clock)


def _resolved(line: Line, told: list[MinuteTold], clock: Clock) -> list[MinuteTold]:
    """The minutes of a sentence, those told from another event worked out, one after the other."""
    known: list[MinuteTold] = []
    for minute in told:
        found = _of_what_is_left(minute, clock) if minute.gap is None else _from_gap(minute, line, clock)
        if found is not None and found.minute is not None:
            known.append(found)
        clock.note(minute, line.sentence.index)
    return known


def _of_what_is_left(told: MinuteTold, clock: Clock) -> MinuteTold:
    """'With four minutes on the clock', told after the hour, are four minutes left."""
    number = told.minute.minute if told.minute is not None else None
    if number is None or told.minute is None or clock.last is None or "on the clock" not in told.minute.told:
        return told
    if number < min(clock.last, 30) and 90 - number >= clock.last > 45:
        return replace(told, minute=MatchMinute.at(90 - number, told=told.minute.told, precision="derived"))
    return told


def _use_held(line: Line, goals: list[Telling], clock: Clock, *, known: bool) -> None:
    """Give the minute that was told before to the first goal that has none, then forget it."""
    if clock.held is None:
        return
    minute, before, side = clock.held
    distance = line.sentence.index - before.sentence.index
    if distance > (_HOLD if side else _HOLD + 1):
        clock.held = None
        return
    for goal in goals:
        if goal.told is None and goal.scorer is not None and not known and distance > 0 and _agree(goal, side):
            _give(goal, minute, before)
            goal.tags.add("held")
            goal.side = goal.side if goal.side is not None or side is None else side.side
            break
    if any(goal.told for goal in goals if goal.scorer is not None):
        clock.held = None


def _hold(line: Line, left: list[MinuteTold], clock: Clock, known: list[MinuteTold]) -> None:
    """Keep a minute told without a goal, where it opens the sentence or the sentence says little else."""
    free = [minute for minute in left if minute.minute and minute.minute.minute is not None]
    other = bool(_OTHER_EVENT.search(line.text))
    opens = bool(free) and line.word_at(free[0].start + 1) <= 1
    if free and not other and (len(line.words) < 12 or opens):
        clock.held = (free[0] if opens else free[-1], line, None)
    elif other or any(minute.minute and minute.minute.minute is not None for minute in known):
        clock.held = None


def _keep_dated(line: Line, goals: list[Telling], known: list[MinuteTold], clock: Clock) -> None:
    """Note the goals that have a minute; that of a side's goal waits for its scorer."""
    for goal in goals:
        if goal.told is None or goal.told.minute.minute is None:
            continue
        clock.dated.append(goal)
        if all(other.scorer is None for other in goals):
            held = next((minute for minute in known if _span(line, minute)[0] == goal.told.start), None)
            if held is not None:
                clock.held = (held, line, goal)


def _agree(goal: Telling, held: Telling | None) -> bool:
    """Whether a goal can be the one that a side was told to score."""
    if held is None:
        return True
    if goal.side is not None and held.side is not None and goal.side != held.side and "against" not in held.tags:
        return False
    for name in ("own", "pair"):
        mine, theirs = getattr(goal, name), getattr(held, name)
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


def _by_place(line: Line, told: list[MinuteTold], goals: list[Telling]) -> list[MinuteTold]:
    """Pairs each minute with the goal that it stands nearest to; returns those without a goal."""
    pairs = sorted(
        (cost, number, index)
        for number, minute in enumerate(told)
        for index, goal in enumerate(goals)
        if (cost := _cost(line, minute, goal)) <= _FARTHEST
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
        if index in served and not (exact and goal.told and goal.told.minute.minute is None):
            if told[number].paired and goal.count == 1 and _alone(goals, goal):
                goal.count = 2
            if exact and goal.told and goal.count > 1 and kind not in taken:
                goal.more.append(Told(told[number].minute, *_span(line, told[number])))  # type: ignore[arg-type]
                taken.add(kind)
                exact_taken.setdefault(number, index)
            continue
        if exact:
            taken.add(kind)
            exact_taken.setdefault(number, index)
        served.add(index)
        _give(goal, told[number], line)
    return [minute for number, minute in enumerate(told) if number not in exact_taken]


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


def _cost(line: Line, told: MinuteTold, goal: Telling) -> int:
    start, end = line.word_at(told.start + 1), line.word_at(told.end - 1)
    if start <= goal.end and goal.begin <= end:
        return 0
    between = line.words[end + 1 : goal.begin] if end < goal.begin else line.words[goal.end + 1 : start]
    if start <= 1 and len(between) > 2 and between[0] == "," and "," in between[1:] and between[1].endswith("ing"):
        between = between[between.index(",", 1) + 1 :]
    if goal.end < start and between[:1] == [","] and between[-1:] == [","] and between[1:2] in (["who"], ["whose"]):
        return 3  # 'the winner came from Bell, who had replaced Roe, on 89'
    cost = sum(1 + _COSTS.get(word, 0) for word in between)
    text = " " + " ".join(between) + " "
    if _OTHER_EVENT.search(text):
        cost += 14
    if (
        between[:1] == [","]
        and 1 < start <= _ARRIVAL
        and end < goal.begin
        and _OTHER_EVENT.search(f" {' '.join(line.words[:start])} ")
    ):
        cost += 30
    if end < goal.begin and _COMING.search(f" {' '.join(line.words[max(start - 9, 0) : start + 1])} "):
        cost += 30
    if goal.end < start and line.words[start - 1 : start] == [","]:
        cost += 3
    if goal.end < start and {",", "and", "but"}.intersection(between) and _claimed(line, end):
        cost += 30
    return cost


#: 'Cruz, who came on in the 77th, made it two': the minute of an arrival.
_COMING = re.compile(
    r" (?:came on|come on|coming on|brought on|sent on|thrown on|introduced|entered|replaced|subbed in"
    r"|on as a substitute|booked|sent off|cautioned|dismissed|red card|yellow card|dismissal|sending-off) "
    r"(?:[^ .;:!?]+ ){0,6}$"
)


def _claimed(line: Line, end: int) -> bool:
    """Whether another event follows right after a minute: 'and, with 16 minutes left, Owen came on'."""
    after = " " + " ".join(line.words[end + 1 : end + 10]) + " "
    return bool(_OTHER_EVENT.search(after.split(" . ")[0]))


def _span(line: Line, told: MinuteTold) -> tuple[int, int]:
    return line.item(line.word_at(told.start + 1)).start, line.item(line.word_at(told.end - 1)).end


def _give(goal: Telling, told: MinuteTold, line: Line) -> None:
    if told.minute is None:
        return
    start, end = _span(line, told)
    goal.told = Told(told.minute, start, end)


def nearest_minute(line: Line, begin: int, end: int) -> Told | None:
    """The minute told beside an event that stands between two words of a line, None where none stands near."""
    best: tuple[int, MinuteTold] | None = None
    for told in minutes_of(line):
        start, last = line.word_at(told.start + 1), line.word_at(told.end - 1)
        between = line.words[last + 1 : begin] if last < begin else line.words[end + 1 : start]
        cost = 0 if start <= end and begin <= last else sum(1 + _COSTS.get(word, 0) for word in between)
        if told.minute is not None and cost <= _BESIDE and (best is None or cost < best[0]):
            best = cost, told
    if best is None or best[1].minute is None:
        return None
    return Told(best[1].minute, *_span(line, best[1]))
