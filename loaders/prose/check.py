"""Putting together all that was read, and looking whether it adds up."""

from collections import Counter
from collections.abc import Iterable

from loaders.prose.document import Document
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.frame.statements import match_statements
from loaders.prose.names.item import BY_NAME
from loaders.prose.names.names import Names
from loaders.prose.reading import Contradiction, Reading, Statement


def check(
    document: Document, names: Names, frame: Frame, events: tuple[Statement, ...], roles: tuple[Statement, ...]
) -> Reading:
    """The reading of a document; a goal without a match is kept apart, and what does not add up is told."""
    placed = tuple(event for event in events if event.kind != "goal" or event.role("match"))
    unplaced = tuple(event for event in events if event.kind == "goal" and not event.role("match"))
    contradictions: list[Contradiction] = []
    for match in frame.main_matches:
        goals = [event for event in placed if event.kind == "goal" and _is_of(event, match)]
        _settle_score(match, goals)
        contradictions.extend(_too_many(match, goals))
    return Reading(
        document,
        tuple(names.entities),
        tuple(mention for mention in names.mentions if mention.how in BY_NAME),
        (*match_statements(names, frame), *placed, *roles),
        tuple(contradictions),
        unplaced,
    )


def _is_of(event: Statement, match: Match) -> bool:
    role = event.role("match")
    return role is not None and role.entity == match.entity


def _tally(match: Match, goals: Iterable[Statement]) -> Counter[int]:
    """The goals told of each side; those of an unknown side stand under -1."""
    return Counter(
        role.entity if (role := goal.role("team")) is not None and role.entity in match.sides else -1 for goal in goals)


def _settle_score(match: Match, goals: list[Statement]) -> None:
    """Where the text gives a result without saying whose, the goals told may say so."""
    if match.goals or match.open_score is None:
        return
    tally = _tally(match, goals)
    high, low = match.open_score
    one, two = match.sides
    first_wins = tally[one] <= high and tally[two] <= low
    second_wins = tally[two] <= high and tally[one] <= low
    if first_wins != second_wins:
        match.goals = {one: high, two: low} if first_wins else {one: low, two: high}


def _too_many(match: Match, goals: list[Statement]) -> list[Contradiction]:
    """More goals told of a side than the result has."""
    tally = _tally(match, goals)
    return [
        Contradiction(
            f"{tally[side]} goals are told of a side that scored {match.goals[side]}",
            ((match.start, match.end), *((goal.start, goal.end) for goal in goals
                                         if (role := goal.role("team")) and role.entity == side)),
        )
        for side in match.sides if side in match.goals and tally[side] > match.goals[side]
    ]
