"""All events that a document tells of."""

from loaders.prose.document import Document
from loaders.prose.frame.frame import Frame
from loaders.prose.names.names import Names
from loaders.prose.reading import Statement


def read_events(document: Document, names: Names, frame: Frame) -> tuple[Statement, ...]:
    """The statements of events, in order of place."""
    return ()
