"""The goals that a live text cries: minute by its stamp, side by the score that changes, scorer as named or told."""

import re
from collections.abc import Sequence

from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.telling import Telling
from loaders.prose.frame.frame import Match
from loaders.prose.live.cried import Cried
from loaders.prose.live.cries import cry_in
from loaders.prose.live.entries import Entry
from loaders.prose.live.running import Running, running_in, side_meant
from loaders.prose.live.scorers import HEAD, scorer_cried
from loaders.prose.live.taken_back import is_taken_back
from loaders.prose.names.names import Names


def cried_goals(
    entries: Sequence[Entry], match: Match, names: Names, tellings: dict[int, list[Telling]]
) -> list[Cried]:
    """The goals of a match that its entries cry, in the order of the match; `tellings` are those of each sentence."""
    before: Running | None = None
    cried: list[Cried] = []
    for entry in entries:
        last = _last_score(entry, match)
        if (found := cry_of(entry)) is not None:
            line, start, own = found
            goal = Cried(entry, line, own, _last_score(entry, match))
            goal.side = _side_by_score(goal.score, before, match)
            if goal.side is None:
                goal.side = _side_cried(line, start, match, names) or _side_told(goal, match, names)
            goal.named = scorer_cried(goal, start, names, match, tellings)
            cried.append(goal)
        elif cried and is_taken_back(entry, cried[-1].entry, entries):
            cried.pop()
        before = last if last is not None else before
    return _standing(cried, match)


def cry_of(entry: Entry) -> tuple[Line, int, bool] | None:
    """The line of an entry that cries goal, the offset behind the cry, and whether it cries of an own goal."""
    if "⚽" in entry.stamp.sign and entry.lines:
        return entry.lines[0], 1, False
    for number, line in enumerate(entry.lines[:HEAD]):
        cry = cry_in(line, opens=number == 0)
        if cry is not None:
            return line, *cry
    return None


def _last_score(entry: Entry, match: Match) -> Running | None:
    told = [
        score
        for line in entry.lines
        for score in running_in(line)
        if {score.first, score.second} == {match.first, match.second}
    ]
    return told[0] if told else None


def _side_by_score(score: Running | None, before: Running | None, match: Match) -> int | None:
    """The side that has one goal more than before."""
    if score is None:
        return None
    more = [side for side in match.sides if score.goals(side) > (before.goals(side) if before is not None else 0)]
    return more[0] if len(more) == 1 else None


def _side_cried(line: Line, start: int, match: Match, names: Names) -> int | None:
    """The side that a cry itself names: 'GOAL MARLOW!', 'Goal for Harbour'."""
    if any(True for _ in running_in(line)):
        return None
    word = line.word_at(start)
    for at in range(max(word - 1, 0), min(word + 4, len(line.words))):
        if line.is_side(at):
            return side_meant(names, line.item(at).entity, match.sides)
    return None


_GETS_ONE = re.compile(
    r" (?P<side><T\d+>) (?:have |has )?(?:got |get |gets |pull |pulls |take the |takes the |equalise|equalize"
    r"|tie |ties |lead |leads |level |levels |scores? |strikes? |double|restore|extend|draw level|regain|hit back"
    r"|go (?:ahead|in front|two|three) |goes (?:ahead|in front|up) "
    r"|(?:are|is) (?:level|ahead|in front|back|two|three|four|on level|up|in the lead) )"
)


def _side_told(goal: Cried, match: Match, names: Names) -> int | None:
    """The side of which an entry says that it scored: 'City get one back'."""
    place = next(number for number, line in enumerate(goal.entry.lines) if line is goal.line)
    for line in goal.entry.lines[place : place + HEAD]:
        told = _GETS_ONE.search(line.text)
        if told is not None:
            return side_meant(names, line.item(line.word_at(told.start("side"))).entity, match.sides)
    return None


def _standing(cried: list[Cried], match: Match) -> list[Cried]:
    """The goals that stood: of two that made the same score one was told twice, or the first taken back."""
    standing: list[Cried] = []
    for goal in cried:
        if goal.score is not None:
            made = goal.score
            standing = [
                other
                for other in standing
                if other.score is None
                or other.score.total < made.total
                or other.score.total == made.total
                and other.score.goals(match.first) == made.goals(match.first)
                and other.person == goal.person
            ]
            if any(other.score is not None and other.score.total == made.total for other in standing):
                continue
        standing.append(goal)
    return standing
