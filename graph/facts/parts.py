"""Events that one article tells in parts: claims that share a number are one event, each citing another sentence."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from graph.claims import ClaimView
from graph.kinds import TELLING


class Tells(Protocol):
    """What tells of an event by a claim."""

    @property
    def claim(self) -> ClaimView:
        """The claim that tells it."""
        ...


T = TypeVar("T", bound=Tells)
Parts = Mapping[str, Sequence[T]]


def join_parts(tellings: Sequence[T]) -> tuple[list[T], dict[str, list[T]]]:
    """One telling of each event, and by its claim's id the other parts of it.

    The one that tells most stands for all.
    """
    by_event: dict[tuple[str, object], list[T]] = {}
    for telling in sorted(tellings, key=lambda one: (-_said(one.claim), one.claim.id)):
        number = telling.claim.values.get(TELLING)
        by_event.setdefault((telling.claim.source.key, telling.claim.id if number is None else number), []).append(
            telling
        )
    return [own[0] for own in by_event.values()], {
        own[0].claim.id: own[1:] for own in by_event.values() if len(own) > 1
    }


def with_parts(event: Sequence[T], parts: Parts[T], like: Callable[[T, T], T]) -> list[T]:
    """The tellings of an event and the parts of each; `like` takes over to a part what was found of the one for it."""
    return [*event, *(like(part, first) for first in event for part in parts.get(first.claim.id, ()))]


def _said(claim: ClaimView) -> int:
    """How much a claim tells; the assist counts most, for by it goals are told apart."""
    return len(claim.roles) + 2 * ("assist" in claim.roles)
