"""When, where and in what competition a match was played."""

from loaders.prose.document import Document
from loaders.prose.frame.frame import Frame
from loaders.prose.names.names import Names


def set_details(document: Document, names: Names, frame: Frame) -> None:
    """Note competition, stage, ground, date, attendance and referee of the matches reported on."""
