"""Several tellings of what can have only one value: whether they disagree, and which value is shown.

The policy: what is told precisely before what is told vaguely; then what most independent sources tell; then what a
dataset records before what prose tells; then what was published first; then the smallest. All values are kept.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from graph.claims import ClaimView
from graph.facts.evidence import independent

V = TypeVar("V", bound=Hashable)
V_co = TypeVar("V_co", bound=Hashable, covariant=True)
Telling = tuple[V, ClaimView]

_LATE = "9999"


class Settled(NamedTuple, Generic[V_co]):
    """The value shown, whether sources disagree, and each value told with the claims that tell it."""

    shown: V_co
    disputed: bool
    told: tuple[tuple[V_co, tuple[ClaimView, ...]], ...]


def tellers(settled: Settled[Hashable]) -> tuple[ClaimView, ...]:
    """The claims that tell the value shown."""
    if len(settled.told) == 1:
        return settled.told[0][1]
    return next(claims for value, claims in settled.told if value == settled.shown)


def equal(one: Hashable, other: Hashable) -> bool:
    """The plain way in which two tellings agree."""
    return one == other


def settle(
    tellings: Sequence[Telling[V]], agree: Callable[[V, V], bool] = equal, precision: Callable[[V], int] | None = None
) -> Settled[V] | None:
    """What the tellings come to; None where nothing is told.

    `agree` says whether two values can both be right (October 2017 and 25 October 2017); `precision` is higher for
    the one that tells more.
    """
    if not tellings:
        return None
    first, claim = tellings[0]
    if len(tellings) == 1:
        return Settled(first, False, ((first, (claim,)),))
    if all([value == first for value, _ in tellings]):  # noqa: C419 - a list is quicker than a generator here
        return Settled(first, False, ((first, tuple([claim for _, claim in tellings])),))
    told = _by_value(tellings)
    disputed = any(not agree(one, other) for one, _ in told for other, _ in told)
    exact = [one for one, _ in told if not _outdone(one, [value for value, _ in told], agree, precision)]
    shown = min(exact, key=lambda value: _rank(value, told, agree))
    # who tells vaguely what others tell precisely takes no side among them
    return Settled(shown, disputed, tuple(one for one in told if one[0] in exact) if disputed else told)


def _by_value(tellings: Iterable[Telling[V]]) -> tuple[tuple[V, tuple[ClaimView, ...]], ...]:
    found: dict[V, list[ClaimView]] = {}
    for value, claim in tellings:
        found.setdefault(value, []).append(claim)
    return tuple((value, tuple(found[value])) for value in sorted(found, key=smallness))


def _outdone(
    value: V, values: Sequence[V], agree: Callable[[V, V], bool], precision: Callable[[V], int] | None
) -> bool:
    """Whether another value says the same more precisely."""
    if precision is None:
        return False
    own = precision(value)
    return any(precision(other) > own and agree(value, other) for other in values)


def _rank(
    value: V, told: Sequence[tuple[V, tuple[ClaimView, ...]]], agree: Callable[[V, V], bool]
) -> tuple[int, bool, str, tuple[bool, float, str]]:
    claims = [claim for other, by in told if agree(value, other) for claim in by]
    prose_only = all(claim.source.kind == "article" for claim in claims)
    published = min(claim.source.published or _LATE for claim in claims)
    return -independent(claims), prose_only, published, smallness(value)


def smallness(value: Hashable) -> tuple[bool, float, str]:
    """What sorts values of any type: numbers by size, then everything else by its text."""
    if isinstance(value, int | float):
        return False, float(value), ""
    return True, 0.0, str(value)
