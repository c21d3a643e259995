"""All nouns that tell a goal, in one table."""

import re
from collections.abc import Iterator

from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.cancelled import CANCELLED
from loaders.prose.events.goals.goals_by_name import GOALS_BY_NAME
from loaders.prose.events.goals.goals_by_others import GOALS_BY_OTHERS
from loaders.prose.events.goals.goals_from import GOALS_FROM
from loaders.prose.events.goals.goals_handed import GOALS_HANDED
from loaders.prose.events.goals.goals_in_short import GOALS_IN_SHORT
from loaders.prose.events.goals.goals_of_his import GOALS_OF_HIS
from loaders.prose.events.goals.goals_told_of import GOALS_TOLD_OF
from loaders.prose.events.goals.let_in import LET_IN
from loaders.prose.events.goals.nouns import Noun
from loaders.prose.triggers import Triggers

TABLE = Triggers(
    (
        *GOALS_FROM,
        *GOALS_OF_HIS,
        *GOALS_IN_SHORT,
        *GOALS_BY_NAME,
        *GOALS_BY_OTHERS,
        *GOALS_HANDED,
        *GOALS_TOLD_OF,
        *LET_IN,
        *CANCELLED,
    )
)


def find_nouns(line: Line) -> Iterator[tuple[Noun, re.Match[str]]]:
    """Every row of the table in a line."""
    for row in TABLE.fitting(line.candidates):
        for match in row.pattern.finditer(line.text):
            yield row, match
