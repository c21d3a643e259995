"""Deciding which side someone has charge of: it is only believed where it is well ahead of every other."""

from collections.abc import Iterable, Mapping

from loaders.prose.roles.company import Clue

#: Standing in one sentence with a side counts twice at most.
_MOST_COMPANY = 1.0
#: What it adds for who is shown at work in a match that the other side has a manager.
_SHOWN = 2.0
#: So much has to speak for two managers together.
_TOGETHER = 1.35
#: So much has to speak for a side of whoever is shown at work in its match.
_LITTLE = 1.35


def decide(
    found: Iterable[Clue],
    taken: Mapping[int, int],
    sides: Iterable[tuple[int, int]],
    shown: frozenset[int] = frozenset(),
) -> dict[int, int]:
    """The side of each person of whom the clues leave no doubt.

    `taken` are sides whose manager is known; who is `shown` at work in a match manages the other side of it.
    """
    weights: dict[int, dict[int, float]] = {}
    company: dict[tuple[int, int], float] = {}
    for person, side, weight in found:
        if weight == 1.0:
            company[(person, side)] = company.get((person, side), 0.0) + 1.0
        per = weights.setdefault(person, {})
        if weight != 1.0 or company[(person, side)] <= _MOST_COMPANY:
            per[side] = per.get(side, 0.0) + weight
    decided: dict[int, int] = {}
    for person in shown:
        weights.setdefault(person, {})
    for _ in range(2):
        known = {**taken, **{side: person for person, side in decided.items()}}
        for person, per in weights.items():
            if person in decided:
                continue
            seen = person in shown
            best = _best(_with_exclusion(person, per, known, sides, _SHOWN if seen else 1.5), _LITTLE if seen else 2.0)
            if best is not None and known.get(best, person) == person:
                decided[person] = best
                known[best] = person
    decided.update(
        _both(weights, shown - decided.keys(), {**taken, **{side: person for person, side in decided.items()}}, sides)
    )
    return decided


def _both(
    weights: Mapping[int, Mapping[int, float]],
    open_people: frozenset[int],
    known: Mapping[int, int],
    sides: Iterable[tuple[int, int]],
) -> dict[int, int]:
    """The two managers of the one match of a text, where what speaks for each together leaves no doubt."""
    matches = list(sides)
    if len(matches) != 1 or len(open_people) != 2 or not known.keys().isdisjoint(matches[0]):
        return {}
    (first, second), (one, two) = matches[0], sorted(open_people)
    ahead = weights[one].get(first, 0.0) - weights[one].get(second, 0.0)
    ahead -= weights[two].get(first, 0.0) - weights[two].get(second, 0.0)
    if abs(ahead) < _TOGETHER:
        return {}
    return {one: first, two: second} if ahead > 0 else {one: second, two: first}


def _with_exclusion(
    person: int,
    per: Mapping[int, float],
    known: Mapping[int, int],
    sides: Iterable[tuple[int, int]],
    bonus: float,
) -> dict[int, float]:
    """The weights once it is known who manages the other side of a match."""
    adjusted = dict(per)
    most = 2.0 if bonus < _SHOWN else 2.5
    for first, second in sides:
        for mine, theirs in ((first, second), (second, first)):
            if known.get(theirs, person) != person and known.get(mine, person) == person:
                adjusted[theirs] = min(adjusted.get(theirs, 0.0), -1.0)
                if per.get(mine, 0.0) > -2.0 and not any(
                    weight >= most for side, weight in per.items() if side != mine
                ):
                    adjusted[mine] = adjusted.get(mine, 0.0) + bonus
    return adjusted


def _best(per: Mapping[int, float], least: float) -> int | None:
    """The side with most weight, if that is enough and well ahead of the next."""
    ranked = sorted(per.items(), key=lambda pair: (-pair[1], pair[0]))
    if not ranked or ranked[0][1] < least:
        return None
    if len(ranked) > 1 and ranked[0][1] - ranked[1][1] < min(least, 1.5):
        return None
    return ranked[0][0]
