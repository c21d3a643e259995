"""Who scored a goal that an entry cries: named beside the cry, told in the entry, or the last of whom it speaks."""

import re
from collections.abc import Sequence

from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.narrated import shooter_of
from loaders.prose.events.goals.telling import Telling
from loaders.prose.frame.frame import Match
from loaders.prose.live.cried import Cried
from loaders.prose.live.named import Named, named_in
from loaders.prose.names.names import Names

#: So many lines behind a cry may name the scorer.
HEAD = 3


def scorer_cried(
    goal: Cried, start: int, names: Names, match: Match, tellings: dict[int, list[Telling]]
) -> Named | None:
    """Who scored a goal cried, None where nobody is told who can have."""
    place = next(number for number, line in enumerate(goal.entry.lines) if line is goal.line)
    head = goal.entry.lines[place : place + 1 + HEAD]
    for number, line in enumerate(head):
        named = named_in(line, start if number == 0 else 0)
        if named is not None and _fits(named, goal, names, match):
            return named
    rest = goal.entry.lines[place:]
    return (
        _told(goal, rest, names, match, tellings)
        or _shot(goal, rest, names, match)
        or _shouted(rest)
        or _last_named(goal, rest, names, match)
    )


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
    """Who an entry tells to have scored, by name before by a pronoun or description."""
    told = [one for line in lines for one in tellings.get(line.sentence.index, []) if one.scorer is not None]
    for telling in sorted(told, key=lambda one: (not _is_name(one.line, one.scorer or 0), -one.strength)):
        named = Named(telling.line, telling.scorer or 0, None, telling.penalty, telling.own_goal)
        if not _is_name(named.line, named.word):
            named = _meant(named, lines)
        if _fits(named, goal, names, match):
            return named
    return None


def _is_name(line: Line, word: int) -> bool:
    return line.words[word][:2] == "<P"


def _meant(pointing: Named, lines: Sequence[Line]) -> Named:
    """Whom 'he' or 'the captain' means in an entry: the last before it who only passed to nobody; else as it is."""
    place = next((number for number, line in enumerate(lines) if line is pointing.line), 0)
    for line in reversed(lines[: place + 1]):
        end = pointing.word if line is pointing.line else len(line.words)
        for word in range(end - 1, -1, -1):
            if _is_name(line, word) and not line.owns(word) and _may_have_scored(line, word):
                if line is pointing.line and line.words[pointing.word][:2] == "<N":
                    return pointing
                return Named(line, word, None, pointing.penalty, pointing.own_goal)
    return pointing


def _shot(goal: Cried, lines: Sequence[Line], names: Names, match: Match) -> Named | None:
    """Who shot last in an entry that does not say in so many words that it went in."""
    for line in reversed(lines):
        telling = shooter_of(line)
        if telling is not None and telling.scorer is not None:
            named = Named(line, telling.scorer)
            if _fits(named, goal, names, match):
                return named
    return None


def _last_named(goal: Cried, lines: Sequence[Line], names: Names, match: Match) -> Named | None:
    """The last of whom an entry speaks that plays for the side that scored and has not passed.

    Where the side is not known either, the only one.
    """
    found = [
        Named(line, word)
        for line in lines
        for word in range(len(line.words))
        if line.words[word][:2] == "<P" and not line.owns(word) and _may_have_scored(line, word)
    ]
    persons = [one.line.item(one.word).entity for one in found]
    if None in persons or goal.side is None and len(set(persons)) != 1:
        return None
    fitting = [
        one
        for one, person in zip(found, persons, strict=True)
        if person is not None and names.team_of(person) in (None, *match.sides) and _fits(one, goal, names, match)
    ]
    return fitting[-1] if fitting else None


def _may_have_scored(line: Line, word: int) -> bool:
    """Whether somebody is neither who gave the ball, nor who was beaten, nor who is spoken to."""
    before = line.words[word - 1] if word else ""
    after = " ".join(line.words[word + 1 : word + 5])
    return before not in _NO_SCORER_AFTER and not _GAVE.match(after)


_NO_SCORER_AFTER = frozenset("by from of past beyond with over around off beat for says writes to under".split())
_GAVE = re.compile(
    r"(?:with the (?:assist|cross|pass|corner|ball|delivery|free-kick)"
    r"|(?:is|was) (?:beaten|helpless|rooted|booked|sent)|had no|(?:gets|got) the assist|to take|says|said|writes|:)"
)


def _shouted(lines: Sequence[Line]) -> Named | None:
    """The one person whose name an entry shouts."""
    shouted = [
        Named(line, word)
        for line in lines
        for word in range(len(line.words))
        if line.words[word][:2] == "<P" and line.item(word).text.isupper()
    ]
    return shouted[0] if len({one.line.item(one.word).entity for one in shouted}) == 1 else None
