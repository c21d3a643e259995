"""All phrases that tell a goal by what was done, in one table."""

import re
from collections.abc import Iterator

from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.came_up_with import CAME_UP_WITH
from loaders.prose.events.goals.chances_taken import CHANCES_TAKEN
from loaders.prose.events.goals.done_with_a_goal import DONE_WITH_A_GOAL
from loaders.prose.events.goals.found_the_net import FOUND_THE_NET
from loaders.prose.events.goals.phrases import Phrase
from loaders.prose.events.goals.plainly import PLAINLY
from loaders.prose.events.goals.score_changed import SCORE_CHANGED
from loaders.prose.events.goals.taken import TAKEN
from loaders.prose.triggers import Triggers

TABLE = Triggers((*SCORE_CHANGED, *DONE_WITH_A_GOAL, *FOUND_THE_NET, *TAKEN, *PLAINLY, *CAME_UP_WITH, *CHANCES_TAKEN))


def find_phrases(line: Line) -> Iterator[tuple[Phrase, re.Match[str]]]:
    """Every phrase of the table in a line."""
    for row in TABLE.fitting(line.candidates):
        for match in row.pattern.finditer(line.text):
            yield row, match
