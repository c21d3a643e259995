"""Putting together all that was read, and looking whether it adds up."""

from loaders.prose.document import Document
from loaders.prose.frame.frame import Frame
from loaders.prose.names.item import BY_NAME
from loaders.prose.names.names import Names
from loaders.prose.reading import Reading, Statement


def check(
    document: Document, names: Names, frame: Frame, events: tuple[Statement, ...], roles: tuple[Statement, ...]
) -> Reading:
    """The reading of a document; an event without a match is kept apart as unplaced."""
    placed = tuple(event for event in events if event.kind != "goal" or event.role("match"))
    unplaced = tuple(event for event in events if event.kind == "goal" and not event.role("match"))
    return Reading(
        document,
        tuple(names.entities),
        tuple(mention for mention in names.mentions if mention.how in BY_NAME),
        (*frame.statements, *placed, *roles),
        unplaced=unplaced,
    )
