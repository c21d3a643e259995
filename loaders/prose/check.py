"""Putting together all that was read, and looking whether it adds up."""

from collections import Counter
from collections.abc import Iterable

from loaders.prose.document import Document
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.frame.reckon import settle_score
from loaders.prose.frame.statements import match_statements
from loaders.prose.names.item import BY_NAME
from loaders.prose.names.names import Names
from loaders.prose.reading import Contradiction, Reading, Statement


def check(
    document: Document, names: Names, frame: Frame, events: tuple[Statement, ...], roles: tuple[Statement, ...]
) -> Reading:
    """The reading of a document; a goal without a match is kept apart, and what does not add up is told."""
    managers = _managers(roles)
    events = tuple(event for event in events if event.kind != "goal" or _scorer(event) not in managers)
    placed = tuple(event for event in events if event.kind != "goal" or event.role("match"))
    unplaced = tuple(event for event in events if event.kind == "goal" and not event.role("match"))
    contradictions: list[Contradiction] = []
    for match in frame.main_matches:
        goals = [event for event in placed if event.kind == "goal" and _is_of(event, match)]
        settle_score(match, [_side(match, goal) for goal in goals])
        contradictions.extend(_too_many(match, goals))
        contradictions.extend(_two_scores(document, frame, match))
    return Reading(
        document,
        tuple(names.entities),
        tuple(mention for mention in names.mentions if mention.how in BY_NAME),
        (*match_statements(names, frame), *placed, *roles),
        tuple(contradictions),
        unplaced,
    )


def _managers(roles: Iterable[Statement]) -> frozenset[int]:
    """Who managed a side of a match reported on, and did not play in it: 'he' who scored is somebody else."""
    return frozenset(
        manager.entity
        for told in roles
        if told.kind == "match_manager"
        and (manager := told.role("manager")) is not None
        and manager.entity is not None
        and "player" not in str(told.value("role"))
    )


def _scorer(goal: Statement) -> int | None:
    scorer = goal.role("scorer")
    return scorer.entity if scorer is not None else None


def _is_of(event: Statement, match: Match) -> bool:
    role = event.role("match")
    return role is not None and role.entity == match.entity


def _tally(match: Match, goals: Iterable[Statement]) -> Counter[int]:
    """The goals told of each side."""
    return Counter(side for goal in goals if (side := _side(match, goal)) is not None)


def _side(match: Match, goal: Statement) -> int | None:
    """The side that a goal is told of, None where it is unknown."""
    role = goal.role("team")
    return role.entity if role is not None and role.entity in match.sides else None


def _too_many(match: Match, goals: list[Statement]) -> list[Contradiction]:
    """More goals told of a side than the result has."""
    tally = _tally(match, goals)
    return [
        Contradiction(
            f"{tally[side]} goals are told of a side that scored {match.goals[side]}",
            (
                (match.start, match.end),
                *((goal.start, goal.end) for goal in goals if (role := goal.role("team")) and role.entity == side),
            ),
        )
        for side in match.sides
        if side in match.goals and tally[side] > match.goals[side]
    ]


def _two_scores(document: Document, frame: Frame, match: Match) -> list[Contradiction]:
    """Title and lead tell the one match of a report with two scores; one told the other way round is taken as a slip.

    Further down a second score is that of an earlier meeting.
    """
    up_front = next((sentence.end for sentence in document.sentences if sentence.block.kind == "body"), 0)
    if frame.main_match is not match or match.start >= up_front:
        return []
    return [
        Contradiction(
            f"two scores are told of one match: {_score(match)} and {_score(other)}", (_span(match), _span(other))
        )
        for other in frame.matches
        if other is not match and other.start < up_front and _is_another_score(match, other)
    ]


def _is_another_score(match: Match, other: Match) -> bool:
    if set(match.sides) != set(other.sides) or not match.goals or not other.goals or other.status != match.status:
        return False
    undated = other.date in (None, match.date) and other.leg == match.leg and not other.aggregate
    return undated and sorted(match.goals.values()) != sorted(other.goals.values())


def _score(match: Match) -> str:
    return "-".join(str(match.goals.get(side, 0)) for side in match.sides)


def _span(match: Match) -> tuple[int, int]:
    return match.start, match.end
