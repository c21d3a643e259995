"""What the readers of roles share: the text, its encoded sentences, and who and what its names mean."""

from dataclasses import dataclass

from graph.kinds import Status
from loaders.prose.document import Document
from loaders.prose.frame.frame import Frame
from loaders.prose.names.names import Names
from loaders.prose.roles.encoded import Encoded, encode


@dataclass(frozen=True, slots=True)
class Context:
    """A text being read for roles."""

    document: Document
    names: Names
    frame: Frame
    sentences: tuple[Encoded, ...]

    @property
    def seen(self) -> str | None:
        """The day on which the text shows a state of things to hold."""
        published = self.document.published
        return published.text if published is not None and published.is_day else None

    def status_in(self, sentence: Encoded, start: int, end: int) -> Status:
        """Stated, or reported where it stands in direct speech."""
        return Status.REPORTED if self.document.in_quotation(start, end) else Status.STATED


def context_of(document: Document, names: Names, frame: Frame) -> Context:
    """The context of a text, with its sentences encoded once for all readers."""
    sentences = tuple(encode(sentence, names.items(sentence), document.text) for sentence in document.sentences)
    return Context(document, names, frame, sentences)
