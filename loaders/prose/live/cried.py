"""A goal that an entry of a live text cries."""

from dataclasses import dataclass

from loaders.prose.events.clause.line import Line
from loaders.prose.live.entries import Entry
from loaders.prose.live.named import Named
from loaders.prose.live.running import Running


@dataclass(slots=True)
class Cried:
    """A goal that an entry cries: the entry, the score that it made, its side, its scorer."""

    entry: Entry
    line: Line
    own_goal: bool
    score: Running | None = None
    side: int | None = None
    named: Named | None = None

    @property
    def person(self) -> int | None:
        """Who scored, where one person alone has the name told."""
        return None if self.named is None else self.named.line.item(self.named.word).entity
