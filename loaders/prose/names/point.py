"""Words that point: pronouns, 'the Croatian', 'the visitors', 'his side'."""

from loaders.prose.frame.frame import Frame
from loaders.prose.names.names import Names


def resolve_pointers(names: Names, frame: Frame) -> None:
    """Add the mentions of a document that point to somebody or some side without a name."""
