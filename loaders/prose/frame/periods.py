"""Scores of parts of a match kept apart from its result: half-time, shoot-out, aggregate, extra time."""

from collections.abc import Sequence
from dataclasses import replace

from loaders.prose.document import Document
from loaders.prose.frame.frame import Match
from loaders.prose.frame.gathered import sides_only
from loaders.prose.frame.hints import winner_hints
from loaders.prose.frame.results import result_of
from loaders.prose.frame.scores import Score
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names

_LEADING = frozenset("up ahead led lead leads leading advantage front".split())
_TRAILING = frozenset("down behind trailed trail trailing adrift deficit".split())
_EXTRA = ("after extra time", "in extra time", "after extra-time", "in extra-time", "of extra time", "aet")


def set_periods(names: Names, match: Match, scores: Sequence[Score]) -> None:
    """Note what the scores of a match's sentences tell beside its result."""
    for score in scores:
        items = sides_only(names, score.sentence)
        if score.kind == "shootout" and not match.shootout:
            match.shootout = _won(score, items, match, names)
        elif score.kind == "aggregate" and match.aggregate is None:
            total = _won(score, items, match, names)
            match.aggregate = f"{total[match.first]}-{total[match.second]}" if total else None
        elif score.kind == "half-time" and not match.half_time:
            result = next((one for one in scores if one.sentence is score.sentence and one.kind == "result"), None)
            match.half_time = _at_the_break(score, items, match) or _in_brackets(score, result, items, match)


def _in_brackets(score: Score, result: Score | None, items: Sequence[Item], match: Match) -> dict[int, int]:
    """'Marlow beat Harbour 2-1 (half-time 1-0)': in brackets the numbers stand in the order of the result before."""
    opened = [item.lower for item in items[max(score.at - 4, 0) : score.at]]
    if result is None or result.is_draw or result.at > score.at or "(" not in opened or ")" in opened:
        return {}
    leader = next((side for side in match.sides if match.goals.get(side) == result.first), None)
    other = None if leader is None else match.other(leader)
    if leader is None or other is None or match.goals.get(other) != result.second:
        return {}
    return {leader: score.first, other: score.second}


def _has_no_subject(items: Sequence[Item], at: int) -> bool:
    """Whether the clause of a score begins with a participle or a preposition: 'having led', 'after leading'."""
    for place in range(at - 1, max(at - _REACH, -1), -1):
        word = items[place].lower
        if items[place].is_team or items[place].is_person:
            return False
        if word in _PARTICIPLES or word in {"despite", "from"}:
            return True
    return False


_PARTICIPLES = frozenset("having leading trailing being going falling finding".split())
#: So many words before a half-time score its clause may begin.
_REACH = 7


def tells_extra_time(document: Document) -> bool:
    """Whether a text speaks of extra time as played."""
    lowered = document.text.lower()
    return any(words in lowered for words in _EXTRA)


def _won(score: Score, items: Sequence[Item], match: Match, names: Names) -> dict[int, int]:
    """The score of a shoot-out or tie by side, {} where it is not told who won."""
    result = result_of(replace(score, kind="result"), items, names.team_of)
    winner = result.winner if result and result.winner in match.sides else None
    if winner is None and result and result.loser in match.sides and result.loser is not None:
        winner = match.other(result.loser)
    if winner is None:
        votes = winner_hints(items, match.sides)
        one, two = match.sides
        if votes[one] == votes[two]:
            return {}
        winner = one if votes[one] > votes[two] else two
    loser = match.other(winner)
    return {winner: score.high, loser: score.low} if loser is not None else {}


def _at_the_break(score: Score, items: Sequence[Item], match: Match) -> dict[int, int]:
    """'Marlow led 2-0 at the break', 'Harbour, 2-0 down at half-time, ...'."""
    if score.is_draw:
        return dict.fromkeys(match.sides, score.first)
    before = items[max(score.at - 4, 0) : score.at]
    near = {item.lower for item in (*before, *items[score.at + 1 : score.at + 3])}
    leads = bool(near & _LEADING)
    if leads == bool(near & _TRAILING):
        return {}
    named = [item.entity for item in items[: score.at] if item.is_team and item.entity in match.sides]
    beside = any(item.is_team for item in before[-2:])
    # 'Marlow beat Harbour 2-1, having led 1-0 at the break': a verb without a subject has that of its sentence.
    subject = None if not named else named[0] if not beside and _has_no_subject(items, score.at) else named[-1]
    if subject is None:
        return {}
    other = match.other(subject)
    if other is None:
        return {}
    return {subject: score.high if leads else score.low, other: score.low if leads else score.high}
