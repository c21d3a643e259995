"""What, after a verb of contact, says that the ball went in."""

import re
from dataclasses import dataclass

from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.finished_off import FINISHED_OFF
from loaders.prose.events.goals.how_it_ended import HOW_IT_ENDED
from loaders.prose.events.goals.into_the_net import INTO_THE_NET
from loaders.prose.events.goals.licence import Licence
from loaders.prose.events.goals.turned_in import TURNED_IN
from loaders.prose.triggers import Row, Triggers

#: Of two that fit alike the one told first is taken.
LICENCES: tuple[Licence, ...] = (*INTO_THE_NET, *TURNED_IN, *FINISHED_OFF, *HOW_IT_ENDED)


@dataclass(frozen=True)
class _LicenceRow(Row):
    """A licence as a row of a table, looked up by the words that it needs."""

    licence: Licence


#: A licence is tried where a word begins, as if behind a blank.
TABLE = Triggers(_LicenceRow(licence.name, frozenset(), f" {licence.source}", licence) for licence in LICENCES)


def licence_after(line: Line, at: int, base: str) -> tuple[Licence, re.Match[str]] | None:
    """The licence, if any, that the text of a line from `at` on gives a verb of contact."""
    best: tuple[Licence, re.Match[str]] | None = None
    for row in TABLE.fitting(line.candidates):
        licence = row.licence
        match = licence.pattern.match(line.text, at) if licence.may_follow(base) else None
        if match is None:
            continue
        if best is None or (licence.strength, -match.end()) > (best[0].strength, -best[1].end()):
            best = licence, match
    return best
