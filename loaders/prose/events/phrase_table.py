"""All phrases that tell a goal by what was done, in one table."""

import re
from collections.abc import Iterator

from loaders.prose.events.line import Line
from loaders.prose.events.phrases import PHRASES, Phrase
from loaders.prose.events.plainly import PLAINLY
from loaders.prose.events.taken import TAKEN
from loaders.prose.triggers import Triggers

TABLE = Triggers((*PHRASES, *TAKEN, *PLAINLY))


def find_phrases(line: Line) -> Iterator[tuple[Phrase, re.Match[str]]]:
    """Every phrase of the table in a line."""
    for row in TABLE.fitting(line.candidates):
        for match in row.pattern.finditer(line.text):
            yield row, match
