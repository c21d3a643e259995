"""What, after a verb of contact, says that the ball went in."""

import re
from dataclasses import dataclass

from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.events.goals.finished_off import FINISHED_OFF
from loaders.prose.events.goals.how_it_ended import HOW_IT_ENDED
from loaders.prose.events.goals.into_the_net import INTO_THE_NET
from loaders.prose.events.goals.licence import Licence
from loaders.prose.events.goals.turned_in import TURNED_IN
from loaders.prose.pattern_parts import one_of
from loaders.prose.triggers import Row, Triggers

#: Of two that fit alike the one told first is taken.
LICENCES: tuple[Licence, ...] = (*INTO_THE_NET, *TURNED_IN, *FINISHED_OFF, *HOW_IT_ENDED)


@dataclass(frozen=True)
class _LicenceRow(Row):
    """A licence as a row of a table, looked up by the words that it needs."""

    licence: Licence


#: A licence is tried where a word begins, as if behind a blank.
TABLE = Triggers(_LicenceRow(licence.name, frozenset(), f" {licence.source}", licence) for licence in LICENCES)


#: What a ball is struck with.
_STRIKING = frozenset("foot boot forehead head instep heel toe shin knee thigh chest".split())
#: 'whipped it with the outside of his left boot into the top corner': how a ball was struck, before where it went.
_STRUCK_WITH = compiled(
    r"(?:(?:it|the (?:[a-z-]+ ){0,2}(?:ball|rebound)) )?with (?:the |a |his )?"
    r"(?:(?!and |but |before |into |past )[a-z-]+ ){0,4}?(?:of (?:the |a |his ))?"
    rf"(?:left |right |weaker |other |wrong |unfavoured |stronger )?{one_of(' '.join(sorted(_STRIKING)))} "
)


def licence_after(line: Line, at: int, base: str) -> tuple[Licence, re.Match[str]] | None:
    """The licence, if any, that the text of a line from `at` on gives a verb of contact."""
    found = _first_licence(line, at, base)
    if found is None and "with" in line.vocabulary and not _STRIKING.isdisjoint(line.vocabulary):
        struck = _STRUCK_WITH.match(line.text, at)
        found = _first_licence(line, struck.end(), base) if struck else None
    return found


def _first_licence(line: Line, at: int, base: str) -> tuple[Licence, re.Match[str]] | None:
    best: tuple[Licence, re.Match[str]] | None = None
    for row in TABLE.fitting(line.candidates):
        licence = row.licence
        match = licence.pattern.match(line.text, at) if licence.may_follow(base) else None
        if match is None:
            continue
        if best is None or (licence.strength, -match.end()) > (best[0].strength, -best[1].end()):
            best = licence, match
    return best
