"""Which tellings of several sources speak of the same event, where one source's tellings are as many events."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from graph.claims import ClaimView

Place = int | str


class Tells(Protocol):
    """What can be aligned: a claim, whether it is told exactly, its place in time and a number for repetitions."""

    @property
    def claim(self) -> ClaimView:
        """The claim that tells it."""
        ...

    @property
    def known(self) -> bool:
        """Whether its place is told."""
        ...

    @property
    def place(self) -> Place:
        """What sorts it among its like."""
        ...

    @property
    def again(self) -> int:
        """0, or which repetition of what its source has told already."""
        ...


T = TypeVar("T", bound=Tells)


def align(tellings: Sequence[T], cost: Callable[[T, T], float | None]) -> list[list[T]]:
    """The tellings of each event, the events in the order of their places.

    Two tellings of one source never meet; the source that tells most of them exactly comes first, so that whatever
    the order in which sources came, the result is the same.
    """
    if len(tellings) == 1:
        return [list(tellings)]
    by_source: dict[tuple[str, int], list[T]] = {}
    for telling in tellings:
        by_source.setdefault((telling.claim.source.key, telling.again), []).append(telling)
    if len(by_source) == 1:
        return [[telling] for telling in sorted(tellings, key=_order)]
    events: list[list[T]] = []
    for own in sorted((sorted(own, key=_order) for own in by_source.values()), key=_standing):
        _join(events, own, cost)
        events.sort(key=lambda event: _order(event[0]))
    return events


def _order(telling: Tells) -> tuple[Place, int, str]:
    told = telling.claim.values.get("order")
    return telling.place, told if isinstance(told, int) else 0, telling.claim.id


def _standing(own: Sequence[Tells]) -> tuple[int, int, bool, str, str, int]:
    source = own[0].claim.source
    exact = sum(telling.known for telling in own)
    return -exact, -len(own), source.kind == "article", source.published or "9999", source.key, own[0].again


def _join(events: list[list[T]], own: list[T], cost: Callable[[T, T], float | None]) -> None:
    """Adds one source's tellings to the events that they fit best; what fits none is an event of its own."""
    pairs: list[tuple[float, int, int]] = []
    for place, event in enumerate(events):
        for nth, telling in enumerate(own):
            costs = [price for other in event if (price := cost(telling, other)) is not None]
            if costs:
                pairs.append((min(costs), place, nth))
    taken: set[int] = set()
    placed: set[int] = set()
    for _, place, nth in sorted(pairs):
        if place not in taken and nth not in placed:
            taken.add(place)
            placed.add(nth)
            events[place].append(own[nth])
    events.extend([telling] for nth, telling in enumerate(own) if nth not in placed)
