"""Which licences let anyone pass data on, and loads that take nothing else."""

from collections.abc import Iterable, Iterator

from graph.claims import ClaimBatch, Source, ThingBatch
from graph.errors import Refusal
from graph.intake import ArticleClaims, LoadItem

#: How licences that allow anyone to pass the data on begin, in lower case.
OPEN = ("cc0", "cc by", "cc-by", "odc-by", "odbl", "ogl", "open government", "public domain", "pddl", "mit")
#: Words which say otherwise in spite of such a beginning.
CLOSED = ("-nc", " nc", "-nd", " nd")


def is_open(licence: str | None) -> bool:
    """Whether a licence lets anyone pass the data on; what is not told is not open."""
    text = (licence or "").lower()
    return text.startswith(OPEN) and not any(word in text for word in CLOSED)


def only_open_sources(items: Iterable[LoadItem]) -> Iterator[LoadItem]:
    """What sources under an open licence say; every other source is refused once."""
    closed: set[str] = set()
    for item in items:
        source = item.source if isinstance(item, ArticleClaims) else item if isinstance(item, Source) else None
        if source is not None and not is_open(source.licence):
            closed.add(source.key)
            told = source.licence or "none is told"
            yield Refusal(source.origin or source.title, f"licence not open: {told}")
        elif isinstance(item, ThingBatch | ClaimBatch) and item.source in closed:
            continue
        else:
            yield item
