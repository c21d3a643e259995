"""The minutes of cards, substitutions and the like that an entry of a live text tells."""

from collections.abc import Sequence
from dataclasses import replace

from loaders.prose.document import Document
from loaders.prose.events.clause.line import Line
from loaders.prose.events.weighing.goal_statements import minute_values
from loaders.prose.live.entries import entries_of
from loaders.prose.reading import Statement

_WITH_MINUTE = frozenset(
    "card substitution save penalty_missed penalty_won disallowed_goal woodwork clearance injury".split()
)


def dated_by_stamps(document: Document, lines: Sequence[Line], events: Sequence[Statement]) -> list[Statement]:
    """Events with the minute of the entry that tells them, where they have none of their own."""
    entries = entries_of(document, lines)
    told = {line.sentence.start: entry.told for entry in entries for line in entry.lines}
    return [
        replace(event, values=(*minute_values(told.get(event.start)), *event.values))
        if event.kind in _WITH_MINUTE and event.value("minute") is None
        else event
        for event in events
    ]
