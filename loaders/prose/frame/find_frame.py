"""Finding the matches of a document."""

from loaders.prose.document import Document
from loaders.prose.frame.frame import Frame
from loaders.prose.names.names import Names


def find_frame(document: Document, names: Names) -> Frame:
    """The matches that a document speaks of."""
    return Frame()
