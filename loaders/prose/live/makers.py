"""Who made a goal that an entry of a live text cries: all that the entry tells is how that goal came about."""

import re
from collections.abc import Sequence

from loaders.prose.events.assists.assist_breaks import is_stopped
from loaders.prose.events.assists.assist_words import PASSES
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling
from loaders.prose.events.people import People
from loaders.prose.events.weighing.goal import Goal
from loaders.prose.frame.frame import Match
from loaders.prose.pattern_parts import one_of

_ASSISTED = re.compile(
    r" (?:assisted by|assist (?:by|from|:|-|goes to|for|to)|set up by|[(] (?:assist|a) :) (?:<T\d+> (?:'s )?)?"
    r"(?P<one><P\d+>) | (?P<two><P\d+>) (?:with|gets|claims|had|has|provides|provided|takes) (?:the|an) assist "
)
_BALLS = one_of(
    """
        cross corner pass through-ball through_ball free-kick delivery pull-back pullback cut-back cutback knock-down
        flick flick-on lay-off layoff backheel throw throw-in long_throw long_ball assist centre feed dink chip
        clearance goal-kick ball_over ball_through ball_in ball_into ball_across ball_from low_ball square_ball ball_to
    """
)
_PASS = re.compile(rf" {_BALLS} ")
#: What somebody who goes for goal himself does is no pass.
_SHOT = re.compile(r" (?:shot|shoots|effort|strike|drive|wins? the ball) ")
#: What stands between a maker and the one who scored may be so many words.
_FARTHEST = 45


def credit_entries(goals: Sequence[Goal], match: Match | None, people: People) -> None:
    """Fill in the makers of goals that entries cry."""
    for goal in goals:
        telling = next((one for one in goal.tellings if one.story), None)
        if telling is None or goal.own_goal or goal.known("penalty"):
            continue
        if not any(line is telling.line for line in telling.story):
            continue  # given to somebody else by a later entry: its own tells of another shot
        found = (
            _assisted(telling, goal)
            or _last_before(telling, goal, match, people)
            or _behind(telling, goal, match, people)
        )
        if found is not None:
            _give(goal, telling, *found)


def _give(goal: Goal, telling: Telling, line: Line, word: int) -> None:
    for one in goal.tellings:
        one.assister = None
    telling.assister, telling.assist, telling.assist_line, telling.assist_sure = line.item(word).entity, word, line, 3


def _assisted(telling: Telling, goal: Goal) -> tuple[Line, int] | None:
    """Whom an entry names as the maker in so many words."""
    for line in telling.story:
        match = _ASSISTED.search(line.text)
        if match is not None:
            word = line.word_at(match.start("one") if match["one"] else match.start("two"))
            return (line, word) if line.item(word).entity not in (None, goal.person) else None
    return None


def _last_before(telling: Telling, goal: Goal, match: Match | None, people: People) -> tuple[Line, int] | None:
    """The last team-mate whom an entry names before the scorer, if the ball goes from him to the scorer."""
    words = [(line, word) for line in telling.story for word in range(len(line.words))]
    target = _scorer_in(words, telling, goal.person)
    for at in range(target - 1, max(target - _FARTHEST, -1), -1):
        line, word = words[at]
        person = line.item(word).entity
        if line.words[word][:2] != "<P" or person is None or person == goal.person:
            continue
        side = people.side_of(person, match)
        if side is not None and goal.side is not None and side != goal.side:
            continue
        between = " " + " ".join(other.words[place] for other, place in words[at + 1 : target]) + " "
        return (line, word) if _is_pass(between) else None
    return None


def _behind(telling: Telling, goal: Goal, match: Match | None, people: People) -> tuple[Line, int] | None:
    """Whose ball an entry says that the scorer met: 'gets on the end of Sand's cross', 'after a pass by Sand'."""
    for line in telling.story:
        found = _MET.search(line.text)
        if found is None or is_stopped(line.text[found.start() :]):
            continue
        word = line.word_at(found.start("one") if found["one"] else found.start("two"))
        person = line.item(word).entity
        side = people.side_of(person, match) if person is not None else None
        if person not in (None, goal.person) and (side is None or side == goal.side):
            return line, word
    return None


_MET = re.compile(
    r" (?:on the end of|from|after|following|off|met|meets|meeting|on to|onto|converts|in|home|heads"
    r"|nods|volleys|turns) "
    rf"(?:(?:<T\d+> (?:'s )?)?(?:substitute |captain )?(?P<one><P\d+>) 's (?:[a-z-]+ ){{0,3}}{_BALLS}"
    rf"|(?:an? |the )(?:[a-z-]+ ){{0,3}}{_BALLS} (?:by|from) (?P<two><P\d+>)) "
)


def _scorer_in(words: Sequence[tuple[Line, int]], telling: Telling, person: int) -> int:
    """Where a story last speaks of the scorer behind its head, by name before by description; else its end."""
    head = next(at for at, (line, word) in enumerate(words) if line is telling.line and word == telling.scorer)
    named = [at for at, (line, word) in enumerate(words) if line.is_person(word) and _means(line, word, person)]
    named = [at for at in named if at > head]
    by_name = [at for at in named if words[at][0].words[words[at][1]][:2] == "<P"]
    if not named and not any(line.is_person(word) for line, word in words[head + 1 :]):
        return head
    return by_name[-1] if by_name else named[-1] if named else len(words)


def _means(line: Line, word: int, person: int) -> bool:
    mention = line.item(word).mention
    return mention is not None and (mention.entity == person or person in mention.candidates)


def _is_pass(between: str) -> bool:
    if is_stopped(between) or _SHOT.search(between):
        return False
    return between == " to " or bool(_PASS.search(between)) or not PASSES.isdisjoint(between.split())
