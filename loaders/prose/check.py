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
    """Where the text gives a result without saying whose, or only says who won, the goals told may say the rest."""
    if match.goals:
        return
    tally = _tally(match, goals)
    one, two = match.sides
    if match.open_score is None:
        _settle_by_goals(match, tally)
        return
    high, low = match.open_score
    if high == low:
        match.goals = {one: high, two: low}
        return
    first_wins = tally[one] <= high and tally[two] <= low
    second_wins = tally[two] <= high and tally[one] <= low
    if first_wins != second_wins:
        match.goals = {one: high, two: low} if first_wins else {one: low, two: high}


def _settle_by_goals(match: Match, tally: Counter[int]) -> None:
    """A report that tells every goal and who won tells the score; goals of an unknown side tell nothing."""
    one, two = match.sides
    total = sum(tally.values())
    if match.drawn and total % 2 == 0 and max(tally[one], tally[two]) <= total // 2:
        match.goals = {one: total // 2, two: total // 2}
    elif match.winner is not None and not tally[-1]:
        loser = two if match.winner == one else one
        if tally[match.winner] > tally[loser]:
            match.goals = {match.winner: tally[match.winner], loser: tally[loser]}


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
