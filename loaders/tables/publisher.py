"""Whose a table is: a layout is anybody's, and only the publisher's own file has his name and licence.

A file is the publisher's where it bears his file's name and has exactly his columns, or where its path or a note
beside it (README, SOURCE, LICENSE) names him, or where the user says so (`--as`).
"""

import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass

from loaders.contract import InputFile

_LOG = logging.getLogger("touchline")
_NOTES = ("README.md", "README.txt", "README", "SOURCE.md", "LICENSE", "LICENSE.md", "LICENCE")
_NOTE_BYTES = 64 * 1024


@dataclass(frozen=True, slots=True)
class Published:
    """How a publisher's file is known.

    By what his files are called, their columns (empty: as they come), words that name him.
    """

    name: re.Pattern[str]
    columns: tuple[str, ...]
    words: tuple[str, ...]

    def is_theirs(self, file: InputFile, columns: Sequence[str]) -> bool:
        """Whether the file is the publisher's own."""
        if self.name.fullmatch(file.name) and (not self.columns or tuple(columns) == self.columns):
            return True
        if self._named(file.path) or any(self._named(note) for note in _notes_beside(file)):
            return True
        _LOG.info(
            "%s: in the layout of %s, but nothing says that it is theirs: its publisher and licence are not known",
            file.path,
            self.words[0],
        )
        return False

    def _named(self, text: str) -> bool:
        folded = text.casefold()
        return any(word in folded for word in self.words)


def _notes_beside(file: InputFile) -> list[str]:
    found = []
    for name in _NOTES:
        note = file.beside(name)
        if note is not None:
            with note.open() as stream:
                found.append(stream.read(_NOTE_BYTES).decode("utf-8", "replace"))
    return found


def of_martj42(name: str, *columns: str) -> Published:
    """A file of martj42's international results."""
    return Published(
        re.compile(re.escape(name)), columns, ("martj42", "international_results", "international-results")
    )
