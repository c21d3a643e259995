"""Joining persons who scored the same goals in different sources.

Their names are akin, or they share several goals and nobody else fits.
"""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from rapidfuzz.distance import Levenshtein

from graph.identity.agreement import Doubt
from graph.identity.anchors import Anchors
from graph.identity.partition import Partition
from graph.identity.person_names import Fit, fit, is_full, parts_of
from graph.identity.persons import PersonTraits, same_match, same_side
from graph.names import PARTICLES

#: So many goals told of both are enough where the names have nothing in common.
_ENOUGH = 2
_LETTERS, _BEGIN = 4, 3
_ALIKE = 0.75

WHY = "scorers of the same goal"


def join_anchored(partition: Partition[PersonTraits], anchors: Anchors, keys: Mapping[int, set[str]]) -> list[Doubt]:
    """Joins who share goals and can be one by name or by number of goals; gives the others as doubts."""
    shared: Counter[tuple[int, int]] = Counter()
    for (one, other), number in anchors.items():
        if (pair := _pair(partition, one, other)) is not None:
            shared[pair] += number
    named = _by_name(keys)
    likely = {pair: number for pair, number in shared.items() if not _excluded(partition, *pair)}
    sure = {pair for pair, number in likely.items() if _is_sure(partition, *pair, number, keys, named)}
    rivals: Counter[int] = Counter(root for pair in sure for root in pair)
    doubts: list[Doubt] = []
    certain: list[tuple[int, int]] = []
    for pair in sorted(likely, key=lambda pair: [partition.order[root] for root in pair]):
        if pair in sure and all(rivals[root] == 1 or _agree(partition, root, sure) for root in pair):
            certain.append(pair)
        else:
            doubts += [Doubt(*pair, WHY), Doubt(pair[1], pair[0], WHY)]
    for one, other in certain:
        if not _excluded(partition, one, other):
            partition.join(one, other, forced=True)
    return doubts


def _pair(partition: Partition[PersonTraits], one: int, other: int) -> tuple[int, int] | None:
    first, second = partition.root(one), partition.root(other)
    if first == second:
        return None
    return (first, second) if partition.order[first] < partition.order[second] else (second, first)


def _excluded(partition: Partition[PersonTraits], one: int, other: int) -> bool:
    """Whether anything but the names stands against the two."""
    return partition.forbidden(one, other) or partition.traits(one).apart(partition.traits(other)) is not None


def _agree(partition: Partition[PersonTraits], root: int, sure: set[tuple[int, int]]) -> bool:
    """Whether all whom one may be can be one among themselves."""
    others = [two if one == root else one for one, two in sure if root in (one, two)]
    return not any(_excluded(partition, one, other) for nth, one in enumerate(others) for other in others[nth + 1 :])


def _is_sure(
    partition: Partition[PersonTraits],
    one: int,
    other: int,
    number: int,
    keys: Mapping[int, set[str]],
    named: Mapping[str, list[int]],
) -> bool:
    mine, theirs = partition.traits(one), partition.traits(other)
    if not akin(mine, theirs) and (number < _ENOUGH or _at_odds(mine, theirs)):
        return False
    how = mine.best_fit(theirs)
    return not (
        _fits_better(partition, one, other, how, keys, named) or _fits_better(partition, other, one, how, keys, named)
    )


def _fits_better(
    partition: Partition[PersonTraits],
    one: int,
    other: int,
    how: Fit,
    keys: Mapping[int, set[str]],
    named: Mapping[str, list[int]],
) -> bool:
    """Whether a source of the other tells somebody else of that side whom the name of the one fits better."""
    mine, theirs = partition.traits(one), partition.traits(other)
    near = {
        thing for member in partition.members(one) for key in keys.get(member, ()) for thing in named.get(key[2:], ())
    }
    for rival in partition.roots(near):
        known = partition.traits(rival)
        if rival in (one, other) or known.sources.isdisjoint(theirs.sources):
            continue
        closer = mine.best_fit(known)
        if closer > how and (same_match(mine, known) or same_side(mine, known, closer)):
            return True
    return False


def _by_name(keys: Mapping[int, set[str]]) -> dict[str, list[int]]:
    """The things under each key of a name."""
    found: dict[str, list[int]] = {}
    for thing in sorted(keys):
        for key in {key[2:] for key in keys[thing] if not key.startswith("I|")}:
            found.setdefault(key, []).append(thing)
    return found


def _at_odds(one: PersonTraits, other: PersonTraits) -> bool:
    """Whether one family name is told with given names of two people: brothers score in one match."""
    return any(parts_of(mine)[-1] == parts_of(their)[-1] for mine in one.full for their in other.full)


def akin(one: PersonTraits, other: PersonTraits) -> bool:
    """Whether any two of their names look like forms of one."""
    ours, theirs = one.full | one.aliases | one.single, other.full | other.aliases | other.single
    return any(_akin(mine, their) for mine in ours for their in theirs)


@lru_cache(maxsize=50_000)
def _akin(one: str, other: str) -> bool:
    if fit(one, other) is not Fit.NONE:
        return True
    mine, theirs = ([part for part in parts_of(name) if part not in PARTICLES] for name in (one, other))
    if not mine or not theirs:
        return False
    few, many = sorted((mine, theirs), key=len)
    if set(few) <= set(many):
        return True
    if Levenshtein.normalized_similarity("".join(mine), "".join(theirs)) >= _ALIKE and _begin_alike(mine[0], theirs[0]):
        return True
    if not is_full(one) or not is_full(other):
        return any(_begin_alike(a, b, _BEGIN) for a in mine for b in theirs)
    # 'Gavril Balint' and 'Gabi Balint': one family name, and given names that begin alike.
    shared = {part for part in mine if len(part) >= _LETTERS}.intersection(theirs)
    return bool(shared) and (_begin_alike(mine[0], theirs[0]) or mine[0] in theirs or theirs[0] in mine)


def _begin_alike(one: str, other: str, letters: int = 2) -> bool:
    return min(len(one), len(other)) >= letters and one[:letters] == other[:letters]
