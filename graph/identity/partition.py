"""Joining things into groups, with a check that what is joined does not contradict itself."""

from collections.abc import Iterable
from typing import Generic, Protocol, Self, TypeVar


class Traits(Protocol):
    """What is known of a group of things, as far as it matters for joining it with another."""

    def against(self, other: Self) -> str | None:
        """Why the two cannot be one; None where nothing stands against it."""
        ...

    def joined(self, other: Self) -> Self:
        """What is known of both as one."""
        ...


F = TypeVar("F", bound=Traits)


class Partition(Generic[F]):
    """Groups of things, each known by its lowest member in sorted order."""

    def __init__(self, traits: dict[int, F], order: dict[int, tuple[str, ...]]) -> None:
        self._parent = {one: one for one in traits}
        self._traits = dict(traits)
        self._members = {one: [one] for one in traits}
        self.order = order
        self._apart: dict[int, set[int]] = {}

    def root(self, one: int) -> int:
        """The thing that stands for the group of a thing."""
        parent = self._parent
        while parent[one] != one:
            parent[one] = parent[parent[one]]
            one = parent[one]
        return one

    def traits(self, one: int) -> F:
        """What is known of the group of a thing."""
        return self._traits[self.root(one)]

    def members(self, one: int) -> list[int]:
        """The members of the group of a thing."""
        return self._members[self.root(one)]

    def keep_apart(self, one: int, other: int) -> None:
        """Forbids that two things are ever joined."""
        self._apart.setdefault(one, set()).add(other)
        self._apart.setdefault(other, set()).add(one)

    def against(self, one: int, other: int) -> str | None:
        """Why the groups of two things cannot be one."""
        one, other = self.root(one), self.root(other)
        if one == other:
            return None
        if self._apart and self.forbidden(one, other):
            return "a verdict keeps them apart"
        return self._traits[one].against(self._traits[other])

    def join(self, one: int, other: int, *, forced: bool = False) -> bool:
        """Joins the groups of two things unless something stands against it; tells whether they are one now."""
        one, other = self.root(one), self.root(other)
        if one == other:
            return True
        if self.forbidden(one, other) or not forced and self._traits[one].against(self._traits[other]):
            return False
        low, high = sorted((one, other), key=lambda root: self.order[root])
        self._parent[high] = low
        self._traits[low] = self._traits[low].joined(self._traits.pop(high))
        ours, theirs = self._members[low], self._members.pop(high)
        if len(ours) < len(theirs):
            ours, theirs = theirs, ours
        ours.extend(theirs)
        self._members[low] = ours
        return True

    def roots(self, things: Iterable[int]) -> list[int]:
        """The groups of some things, in order."""
        return sorted({self.root(one) for one in things}, key=lambda root: self.order[root])

    def groups(self) -> list[list[int]]:
        """All groups, each sorted, in the order of their lowest members."""
        order = self.order
        groups = [sorted(members, key=lambda one: order[one]) for members in self._members.values()]
        return sorted(groups, key=lambda group: order[group[0]])

    def forbidden(self, one: int, other: int) -> bool:
        """Whether a verdict keeps the groups of two things apart."""
        one, other = self.root(one), self.root(other)
        if not self._apart:
            return False
        few, many = sorted((self._members[one], self._members[other]), key=len)
        inside = set(many)
        return any(not inside.isdisjoint(self._apart[member]) for member in few if member in self._apart)
