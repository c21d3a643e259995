"""How far from a goal a minute is told, and which minute stands beside an event."""

import re
from itertools import pairwise

from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling, Told
from loaders.prose.events.minutes.minute_parts import is_before_another, is_of_a_side_event, is_of_the_clause_before
from loaders.prose.events.minutes.minute_told import MinuteTold
from loaders.prose.events.minutes.minutes import minutes_of
from loaders.prose.pattern_parts import one_of

#: What marks and words cost that stand between, besides one for each word.
_COSTS = (
    {",": 4, ";": 30, ":": 14, ".": 30, "-": 6, "(": 8, ")": 8}
    | {"but": 10, "before": 10, "while": 12, "and": 4, "then": 3, "with": 4, "who": 3, "which": 8}
    | {"when": 1, "as": 3, "after": 6}
)
#: Dearer than this a minute is not told of a goal.
FARTHEST = 34
_OTHER_WORDS = one_of(
    """
        booked cautioned yellow red_card sent_off dismissed replaced substituted came_on come_on introduced brought_on
        off_the_bench sent_on entered withdrawn limped hobbled carried_off stretchered saved save denied wide
        over_the_bar crossbar the_post cleared blocked headed_over shot_over tipped parried penalty_was foul fouled
        tripped change substitution injury injured missed chance almost nearly went_close stop effort_wide disallowed
        ruled_out could_have should_have fired_over
    """
)
#: Events of their own, which claim a minute that stands beside them; a goal 'came on 63 minutes'.
OTHER_EVENT = re.compile(rf" (?!came on (?:\d|the (?:hour|half|stroke))){_OTHER_WORDS} ")
#: So far before a deed 'who' may stand whose clause it is.
_WHO = 4
#: So far from an event its minute may stand.
_BESIDE = 12
#: 'Sent on with 20 minutes left, Hale later scored': how late in a sentence such a minute can begin.
_ARRIVAL = 4


def cost_of(line: Line, told: MinuteTold, goal: Telling) -> int:
    """What stands between a minute and a goal, the marks and words that part clauses dear."""
    start, end = line.word_at(told.start + 1), line.word_at(told.end - 1)
    if start > max(goal.verb, goal.scorer or 0) and _is_of_another(line, told, goal):
        return FARTHEST + 1
    if start <= goal.end and goal.begin <= end:
        return 0
    if goal.end < start and _is_undone(line, goal) and (start > goal.end + _AT_ONCE or _is_counted(told)):
        return FARTHEST + 1
    between = line.words[end + 1 : goal.begin] if end < goal.begin else line.words[goal.end + 1 : start]
    if is_of_the_clause_before(line, start, end, goal) or is_of_a_side_event(line, goal, start):
        return FARTHEST + 1
    if start <= 1 and len(between) > 2 and between[0] == "," and "," in between[1:] and between[1].endswith("ing"):
        between = between[between.index(",", 1) + 1 :]
    if goal.end < start and between[:1] == [","] and between[-1:] == [","] and between[1:2] in (["who"], ["whose"]):
        return 3  # 'the winner came from Bell, who had replaced Roe, on 89'
    cost = sum(1 + _COSTS.get(word, 0) for word in between)
    text = " " + " ".join(between) + " "
    if OTHER_EVENT.search(text):
        cost += 14
    if between[:1] == [","] and end < goal.begin and _is_of_arrival(line, start):
        cost += 30
    if end < goal.begin and _COMING.search(f" {' '.join(line.words[max(start - 9, 0) : start + 1])} "):
        cost += 30
    return cost + (_cost_behind(line, between, start, end) if goal.end < start else 0)


def _cost_behind(line: Line, between: list[str], start: int, end: int) -> int:
    """What else a minute costs that stands behind its goal: somebody else's deed, another event of that minute."""
    cost = 3 if line.words[start - 1 : start] == [","] else 0
    if any(word == "but" and after[:1] == "<" for word, after in pairwise(between)):
        cost += 20
    if _CAME_OR_WENT.search(f" {' '.join(between)} "):
        cost += 30
    if {",", "and", "but"}.intersection(between) and _claimed(line, end):
        cost += 30
    return cost


def _is_of_another(line: Line, told: MinuteTold, goal: Telling) -> bool:
    """Whether a minute behind a goal is told of somebody else, who is joined to it.

    'Hale replied before the break and Sand in the 93rd minute', 'Hale and, ten minutes from time, Sand'.
    """
    words = line.words
    start, end = line.word_at(told.start + 1), line.word_at(told.end - 1)
    scorer = None if goal.scorer is None else line.item(goal.scorer).entity
    if scorer is None:
        return False
    behind = words[max(goal.verb, goal.scorer or 0) : start]
    if not _MADE_UP.isdisjoint(behind) or goal.rule == "cancel out" and "but" in behind:
        return True
    if told.minute is None or told.minute.minute is None:
        return False  # a time that is no minute may be that of both
    if words[start - 2 : start] == ["and", ","] and words[end + 1 : end + 2] == [","]:
        return words[end + 2 : end + 3] != [] and _is_other(line, end + 2, scorer)
    return any(
        words[at] in _JOINS and _is_other(line, at + 1, scorer) for at in range(max(goal.verb, goal.scorer or 0), start)
    )


def _is_other(line: Line, word: int, scorer: int) -> bool:
    """Whether a word names somebody else than a scorer."""
    return line.words[word][:2] in {"<P", "<N"} and line.item(word).entity != scorer


#: Behind these stands what a goal made up for.
_MADE_UP = frozenset({"erased", "overturned", "erasing", "overturning"})
_JOINS = frozenset({"and", "while", ";", "then", "before", "but", "plus"})

#: 'Cancelled out Hale's opener ten minutes before the break': what is counted from a whistle tells when it was undone.
_UNDONE = re.compile(r" (?:cancell?(?:ed|ing|s)?|wip(?:ed|ing|es)) out (?!by )(?:[^ .,;:!?]+ ){0,6}$")


#: So soon after the words for it the minute of a goal stands that was made up for: 'Hale's strike on 15 minutes'.
_AT_ONCE = 2


def _is_counted(told: MinuteTold) -> bool:
    """Whether a minute is counted from a whistle or another event."""
    return told.minute is None or told.minute.precision == "derived"


def _is_undone(line: Line, goal: Telling) -> bool:
    """Whether a goal is only told of as made up for."""
    first = goal.begin if goal.scorer is None else goal.scorer
    return bool(_UNDONE.search(line.text, max(line.offsets[first] - 80, 0), line.offsets[first]))


def leads_up_to(line: Line, told: MinuteTold, goal: Telling) -> bool:
    """Whether a sentence tells one course of play from a minute to a goal: no other event and no turn in between."""
    end = line.word_at(told.end - 1)
    if end >= goal.begin or _is_of_arrival(line, line.word_at(told.start + 1)):
        return False
    between = line.text[line.offsets[end] : line.offsets[goal.begin]]
    before = f" {' '.join(line.words[max(line.word_at(told.start + 1) - 9, 0) : line.word_at(told.start + 1)])} "
    return not (_TURNS.search(between) or OTHER_EVENT.search(between) or _COMING.search(before))


#: What parts a sentence into two events.
_TURNS = re.compile(r" (?:but|while|whilst|although|though|before|later|until|[;:]|and then) ")


def _is_of_arrival(line: Line, start: int) -> bool:
    """Whether a sentence opens with another event and its minute."""
    return 1 < start <= _ARRIVAL and bool(OTHER_EVENT.search(f" {' '.join(line.words[:start])} "))


_COMING_ON = one_of(
    """
        came_on come_on coming_on brought_on sent_on thrown_on introduced entered replaced subbed_in on_as_a_substitute
        booked sent_off cautioned dismissed red_card yellow_card dismissal sending-off
    """
)
_CAME_OR_WENT = re.compile(rf" {_COMING_ON} ")
#: 'Cruz, who came on in the 77th, made it two': the minute of an arrival.
_COMING = re.compile(rf" {_COMING_ON} (?:[^ .;:!?]+ ){{0,6}}$")


def _claimed(line: Line, end: int) -> bool:
    """Whether another event follows right after a minute: 'and, with 16 minutes left, Owen came on'."""
    after = " " + " ".join(line.words[end + 1 : end + 10]) + " "
    return bool(OTHER_EVENT.search(after.split(" . ")[0]))


def span(line: Line, told: MinuteTold) -> tuple[int, int]:
    """Where in its document a minute stands."""
    return line.item(line.word_at(told.start + 1)).start, line.item(line.word_at(told.end - 1)).end


def give(goal: Telling, told: MinuteTold, line: Line) -> None:
    """Take a minute for that of a goal."""
    if told.minute is None:
        return
    start, end = span(line, told)
    goal.told = Told(told.minute, start, end)


def nearest_minute(line: Line, begin: int, end: int) -> Told | None:
    """The minute told beside an event that stands between two words of a line, None where none stands near."""
    best: tuple[int, MinuteTold] | None = None
    for told in minutes_of(line):
        start, last = line.word_at(told.start + 1), line.word_at(told.end - 1)
        between = line.words[last + 1 : begin] if last < begin else line.words[end + 1 : start]
        cost = 0 if start <= end and begin <= last else sum(1 + _COSTS.get(word, 0) for word in between)
        if between == [","] and end < start and "who" in line.words[max(begin - _WHO, 0) : begin]:
            continue  # 'Hale, who had hit the bar, on 55 minutes'
        if last < begin and is_before_another(line, last, begin):
            cost = _BESIDE + 1
        if told.minute is not None and cost <= _BESIDE and (best is None or cost < best[0]):
            best = cost, told
    if best is None or best[1].minute is None:
        return None
    return Told(best[1].minute, *span(line, best[1]))
