"""Running scores of a live text: 'Marlow 1-0 Harbour', and which of two sides a word means."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from graph.names import fold
from loaders.prose.events.clause.line import Line
from loaders.prose.frame.frame import Match
from loaders.prose.live.entries import Entry
from loaders.prose.names.names import Names

_PAIR = re.compile(
    r" (?P<one><T\d+>) (?:[(] [a-z]{1,6} [)] )?"
    r"(?:(?P<a>\d{1,2}) ?[-:] ?(?P<b>\d{1,2}) (?P<two><T\d+>)|(?P<c>\d{1,2}) ,? ?(?P<other><T\d+>) (?P<d>\d{1,2}))(?= )"
)


@dataclass(frozen=True, slots=True)
class Running:
    """A score with both sides (entities) in a line; `end` is the offset behind it."""

    first: int
    second: int
    mine: int
    theirs: int
    line: Line
    start: int
    end: int

    def goals(self, side: int) -> int:
        """The goals of one of its sides."""
        return self.mine if side == self.first else self.theirs

    @property
    def total(self) -> int:
        """All goals."""
        return self.mine + self.theirs


def running_in(line: Line) -> Iterator[Running]:
    """The running scores of a line."""
    for match in _PAIR.finditer(line.text):
        first = line.items[int(match["one"][2:-1])].entity
        second = line.items[int((match["two"] or match["other"])[2:-1])].entity
        if first is None or second is None or first == second:
            continue
        mine, theirs = match["a"] or match["c"], match["b"] or match["d"]
        yield Running(first, second, int(mine), int(theirs), line, match.start(), match.end())


def scores_of(entry: Entry) -> list[Running]:
    """The running scores of an entry, in order."""
    return [score for line in entry.lines for score in running_in(line)]


def entries_about(entries: Sequence[Entry], match: Match, *, alone: bool) -> list[Entry]:
    """The entries that speak of a match: all where it is `alone`, else those that tell its score."""
    if alone:
        return list(entries)
    return [entry for entry in entries if any({one.first, one.second} == set(match.sides) for one in scores_of(entry))]


def pairs_of(entries: Sequence[Entry]) -> list[tuple[int, int]]:
    """The sides whose score most entries tell, where hardly another score is told; else those of several matches."""
    seen = [score for entry in entries for score in scores_of(entry)]
    counts = Counter(frozenset((score.first, score.second)) for score in seen)
    if not counts:
        return []
    orders = {frozenset((score.first, score.second)): (score.first, score.second) for score in reversed(seen)}
    (pair, times), *_ = counts.most_common(1)
    if times >= _FEWEST and times * 5 >= len(seen) * 4:
        return [orders[pair]]
    several = [orders[pair] for pair, times in counts.items() if times > 1]
    sides = [side for pair in several for side in pair]
    return several if len(several) > 1 and len(set(sides)) == len(sides) else []


#: So often at least a live text tells the score of its one match.
_FEWEST = 3


def side_meant(names: Names, entity: int | None, sides: tuple[int, int]) -> int | None:
    """The one of two sides that a team is: itself, or by its town alone."""
    if entity is None or entity in sides:
        return entity
    town = fold(names.entity(entity).name).split()[0]
    alike = [side for side in sides if fold(names.entity(side).name).split()[0] == town]
    return alike[0] if len(alike) == 1 else None
