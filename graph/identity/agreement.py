"""Joining what looks the same only where there is one candidate: who may be either of two stays alone."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol, Self, TypeVar

from graph.identity.partition import F, Partition, Traits
from graph.identity.verdicts import Judgement


class Sourced(Traits, Protocol):
    """Traits that know the sources of their things and what they look like."""

    @property
    def sources(self) -> frozenset[int]:
        """The families of the sources of the things."""
        ...

    def signature(self) -> Hashable:
        """What is alike for things that can be joined unseen, unless one source has two of them."""
        ...

    def joined(self, other: Self) -> Self:
        """What is known of both as one."""
        ...


S = TypeVar("S", bound=Sourced)


class Doubt(NamedTuple):
    """A thing that may be another, and why that was left open."""

    thing: int
    other: int
    why: str


def bundle(partition: Partition[S], hubs: Mapping[str, Sequence[int]]) -> None:
    """Joins things under one key that look exactly alike, if no source tells two of them apart."""
    for hub in sorted(hubs):
        alike: dict[Hashable, list[int]] = {}
        for root in partition.roots(hubs[hub]):
            alike.setdefault(partition.traits(root).signature(), []).append(root)
        for roots in alike.values():
            sources = [source for root in roots for source in partition.traits(root).sources]
            if len(set(sources)) == len(sources):
                for root in roots[1:]:
                    partition.join(roots[0], root)


def join_certain(partition: Partition[F], pairs: Iterable[tuple[int, int]], why: str) -> list[Doubt]:
    """Joins the pairs whose members have no two candidates that exclude each other; gives the others as doubts."""
    likely: dict[int, set[int]] = {}
    for one, other in pairs:
        first, second = partition.root(one), partition.root(other)
        if first != second and partition.against(first, second) is None:
            likely.setdefault(first, set()).add(second)
            likely.setdefault(second, set()).add(first)
    roots = partition.roots(likely)
    torn = {root for root in roots if _torn(partition, partition.roots(likely[root]))}
    doubts: list[Doubt] = []
    certain: list[tuple[int, int]] = []
    for root in roots:
        for other in partition.roots(likely[root]):
            if root in torn or other in torn:
                doubts.append(Doubt(root, other, why))
            else:
                certain.append((root, other))
    for one, other in certain:
        partition.join(one, other)
    return doubts


def _torn(partition: Partition[F], candidates: Sequence[int]) -> bool:
    """Whether two of the candidates exclude each other."""
    return any(
        partition.against(one, other) is not None
        for nth, one in enumerate(candidates)
        for other in candidates[nth + 1 :]
    )


def pairs_within(partition: Partition[F], hubs: Mapping[str, Sequence[int]]) -> Iterable[tuple[int, int]]:
    """Each two groups that share a key."""
    for hub in sorted(hubs):
        roots = partition.roots(hubs[hub])
        for nth, one in enumerate(roots):
            for other in roots[nth + 1 :]:
                yield one, other


def apply_verdicts(partition: Partition[F], verdicts: Iterable[tuple[int, int, Judgement]]) -> None:
    """What people decided comes first."""
    pairs = list(verdicts)
    for one, other, judgement in pairs:
        if judgement is Judgement.DIFFERENT:
            partition.keep_apart(one, other)
    for one, other, judgement in pairs:
        if judgement is Judgement.SAME:
            partition.join(one, other, forced=True)


def by_hub(keys: Mapping[int, set[str]], prefix: str) -> dict[str, list[int]]:
    """The things under each key that begins so, where there are several."""
    hubs: dict[str, list[int]] = {}
    for thing in sorted(keys):
        for key in keys[thing]:
            if key.startswith(prefix):
                hubs.setdefault(key, []).append(thing)
    return {key: things for key, things in sorted(hubs.items()) if len(things) > 1}


def join_by_id(
    partition: Partition[F], keys: Mapping[int, set[str]], forced: Callable[[F, F], bool] = lambda _one, _other: False
) -> None:
    """Joins things with one id in a register; `forced` tells for which even a source that has both does not matter."""
    for hub in by_hub(keys, "I|").values():
        roots = partition.roots(hub)
        for other in roots[1:]:
            partition.join(roots[0], other, forced=forced(partition.traits(roots[0]), partition.traits(other)))
