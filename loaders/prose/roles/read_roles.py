"""All that a document says of offices, moves, people and words spoken."""

from loaders.prose.document import Document
from loaders.prose.frame.frame import Frame
from loaders.prose.names.names import Names
from loaders.prose.reading import Statement


def read_roles(document: Document, names: Names, frame: Frame) -> tuple[Statement, ...]:
    """The statements of roles, in order of place."""
    return ()
