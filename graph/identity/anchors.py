"""Goals by which two sources show whom they mean: the same match, the same side, the same goal, whatever the name.

Only data are taken: prose that names a scorer otherwise than everybody else may have got him wrong.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from sqlalchemy import Connection, select

from graph.identity.told import Told, entities_of, told_of
from graph.kinds import Status, ThingType
from graph.ledger.bulk import want_ids
from graph.ledger.tables import SOURCES, THINGS

_FIRM = frozenset({Status.STATED.value, Status.REPORTED.value})
#: Two tellings of one goal may be so many minutes apart, where both sources tell as many goals of the side.
_SLACK = 2

#: How many goals two things of different sources are both told to have scored.
Anchors = Mapping[tuple[int, int], int]


class _Goal(NamedTuple):
    """A goal as one source tells it."""

    minute: int
    scorer: int
    own: bool


def anchors_of(connection: Connection, persons: Collection[int]) -> Anchors:
    """The goals that each of these persons shares with a thing of another source."""
    own = {claim.roles["match"] for claim in told_of(connection, persons, ("goal",)) if _counts(claim, "scorer")}
    told = _goals(connection, entities_of(connection, own).values())
    found: Counter[tuple[int, int]] = Counter()
    for sources in told.values():
        for one, other in combinations(sources, 2):
            found.update(_aligned(sources[one], sources[other]))
    return {pair: number for pair, number in found.items() if not _strange(pair, persons)}


def scorers_at(connection: Connection, matches: Collection[int]) -> set[int]:
    """Whoever is told to have scored in matches that were these entities before."""
    things = [thing for thing, _, _ in _tellings(connection, matches)]
    return {claim.roles["scorer"] for claim in told_of(connection, things, ("goal",)) if _counts(claim, "match")}


def _strange(pair: tuple[int, int], persons: Collection[int]) -> bool:
    return pair[0] not in persons and pair[1] not in persons


def _counts(claim: Told, role: str) -> bool:
    return (
        claim.role == role
        and not claim.article
        and claim.status in _FIRM
        and {"match", "team", "scorer"} <= claim.roles.keys()
        and claim.number("minute") is not None
    )


def _tellings(connection: Connection, entities: Iterable[int]) -> list[tuple[int, int, int]]:
    """The thing, the entity and the source of each telling of some matches in data."""
    wanted = want_ids(connection, entities)
    rows = connection.execute(
        select(THINGS.c.id, THINGS.c.entity, THINGS.c.source)
        .join(wanted, wanted.c.id == THINGS.c.entity)
        .join(SOURCES, SOURCES.c.family == THINGS.c.source)
        .distinct()
        .where(THINGS.c.type == ThingType.MATCH.value, SOURCES.c.kind == "dataset")
    )
    return [(thing, entity, source) for thing, entity, source in rows]


def _goals(connection: Connection, entities: Iterable[int]) -> dict[tuple[int, int], dict[int, list[_Goal]]]:
    """By match and side, by source, the goals in the order of their minutes; matches of one source are left out."""
    tellings = _tellings(connection, entities)
    sources: defaultdict[int, set[int]] = defaultdict(set)
    for _, entity, source in tellings:
        sources[entity].add(source)
    placed = {thing: (entity, source) for thing, entity, source in tellings if len(sources[entity]) > 1}
    told = [claim for claim in told_of(connection, placed, ("goal",)) if _counts(claim, "match")]
    teams = entities_of(connection, (claim.roles["team"] for claim in told))
    found: dict[tuple[int, int], dict[int, list[_Goal]]] = {}
    for claim in told:
        entity, source = placed[claim.thing]
        if (team := teams.get(claim.roles["team"])) is not None:
            goal = _Goal(claim.number("minute") or 0, claim.roles["scorer"], bool(claim.values.get("own_goal")))
            found.setdefault((entity, team), {}).setdefault(source, []).append(goal)
    for by_source in found.values():
        for goals in by_source.values():
            goals.sort()
    return found


def _aligned(mine: Sequence[_Goal], theirs: Sequence[_Goal]) -> list[tuple[int, int]]:
    """The scorers of goals that are one: as many near each other in their order, else those alone in their minute."""
    near = len(mine) == len(theirs) and all(
        abs(a.minute - b.minute) <= _SLACK for a, b in zip(mine, theirs, strict=True)
    )
    if near and _apart(mine) and _apart(theirs):
        pairs: Iterable[tuple[_Goal, _Goal]] = zip(mine, theirs, strict=True)
    else:
        ours, others = _alone(mine), _alone(theirs)
        pairs = [(ours[minute], others[minute]) for minute in ours.keys() & others.keys()]
    return [(min(a.scorer, b.scorer), max(a.scorer, b.scorer)) for a, b in pairs if a.own == b.own]


def _apart(goals: Sequence[_Goal]) -> bool:
    """Whether no two goals lie so near that their order may be another in another source."""
    return all(later.minute - earlier.minute > _SLACK for earlier, later in pairwise(goals))


def _alone(goals: Sequence[_Goal]) -> dict[int, _Goal]:
    often = Counter(goal.minute for goal in goals)
    return {goal.minute: goal for goal in goals if often[goal.minute] == 1}
