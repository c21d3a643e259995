"""All nouns that tell a goal, in one table."""

import re
from collections.abc import Iterator

from loaders.prose.events.cancelled import CANCELLED
from loaders.prose.events.let_in import LET_IN
from loaders.prose.events.line import Line
from loaders.prose.events.nouns import NOUNS, Noun
from loaders.prose.triggers import Triggers

TABLE = Triggers((*NOUNS, *LET_IN, *CANCELLED))


def find_nouns(line: Line) -> Iterator[tuple[Noun, re.Match[str]]]:
    """Every row of the table in a line."""
    for row in TABLE.fitting(line.candidates):
        for match in row.pattern.finditer(line.text):
            yield row, match
