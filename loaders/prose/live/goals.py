"""The goals that a live text cries: minute by its stamp, side by the score that changes, scorer as named or told."""

from collections.abc import Sequence
from dataclasses import dataclass

from loaders.prose.events.line import Line
from loaders.prose.events.narrated import shooter_of
from loaders.prose.events.telling import Telling
from loaders.prose.frame.frame import Match
from loaders.prose.live.cries import cry_in
from loaders.prose.live.entries import Entry
from loaders.prose.live.named import Named, named_in
from loaders.prose.live.running import Running, running_in, side_meant
from loaders.prose.names.names import Names

#: So many lines behind a cry may name the scorer.
_HEAD = 3


@dataclass(slots=True)
class Cried:
    """A goal that an entry cries: the entry, the score that it made, its side, its scorer."""

    entry: Entry
    line: Line
    own_goal: bool
    score: Running | None = None
    side: int | None = None
    named: Named | None = None

    @property
    def person(self) -> int | None:
        """Who scored, where one person alone has the name told."""
        return None if self.named is None else self.named.line.item(self.named.word).entity


def cried_goals(
    entries: Sequence[Entry], match: Match, names: Names, tellings: dict[int, list[Telling]]
) -> list[Cried]:
    """The goals of a match that its entries cry, in the order of the match; `tellings` are those of each sentence."""
    before: Running | None = None
    cried: list[Cried] = []
    for entry in entries:
        last = _last_score(entry, match)
        if (found := _cry_of(entry)) is not None:
            line, start, own = found
            goal = Cried(entry, line, own, _last_score(entry, match))
            goal.side = _side_by_score(goal.score, before, match)
            if goal.side is None:
                goal.side = _side_cried(line, start, match, names)
            goal.named = _scorer(goal, start, names, match, tellings)
            cried.append(goal)
        before = last if last is not None else before
    return _standing(cried, match)


def _cry_of(entry: Entry) -> tuple[Line, int, bool] | None:
    """The line of an entry that cries goal, the offset behind the cry, and whether it cries of an own goal."""
    for number, line in enumerate(entry.lines[:_HEAD]):
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


def _scorer(goal: Cried, start: int, names: Names, match: Match, tellings: dict[int, list[Telling]]) -> Named | None:
    place = next(number for number, line in enumerate(goal.entry.lines) if line is goal.line)
    head = goal.entry.lines[place : place + 1 + _HEAD]
    for number, line in enumerate(head):
        named = named_in(line, start if number == 0 else 0)
        if named is not None and _fits(named, goal, names, match):
            return named
    rest = goal.entry.lines[place:]
    return _told(goal, rest, names, match, tellings) or _shot(goal, rest, names, match) or _shouted(rest)


def _fits(named: Named, goal: Cried, names: Names, match: Match) -> bool:
    """Whether somebody can have scored for the side whose goal it is."""
    own = named.own_goal or goal.own_goal
    person = named.line.item(named.word).entity
    team = names.team_of(person) if person is not None else None
    if goal.side is None or team not in match.sides:
        return True
    return (team != goal.side) == own


def _told(
    goal: Cried, lines: Sequence[Line], names: Names, match: Match, tellings: dict[int, list[Telling]]
) -> Named | None:
    """Who an entry tells to have scored."""
    told = [one for line in lines for one in tellings.get(line.sentence.index, []) if one.scorer is not None]
    for telling in sorted(told, key=lambda one: -one.strength):
        named = Named(telling.line, telling.scorer or 0, None, telling.penalty, telling.own_goal)
        if _fits(named, goal, names, match):
            return named
    return None


def _shot(goal: Cried, lines: Sequence[Line], names: Names, match: Match) -> Named | None:
    """Who shot last in an entry that does not say in so many words that it went in."""
    for line in reversed(lines):
        telling = shooter_of(line)
        if telling is not None and telling.scorer is not None:
            named = Named(line, telling.scorer)
            if _fits(named, goal, names, match):
                return named
    return None


def _shouted(lines: Sequence[Line]) -> Named | None:
    """The one person whose name an entry shouts."""
    shouted = [
        Named(line, word)
        for line in lines
        for word in range(len(line.words))
        if line.words[word][:2] == "<P" and line.item(word).text.isupper()
    ]
    return shouted[0] if len({one.line.item(one.word).entity for one in shouted}) == 1 else None


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
