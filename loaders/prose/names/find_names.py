"""Finding all names of a document."""

from loaders.prose.document import Document
from loaders.prose.names.names import Names


def find_names(document: Document) -> Names:
    """The entities that a document names, with every mention of them by name."""
    return Names(document)
