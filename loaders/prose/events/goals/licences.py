"""What, after a verb of contact, says that the ball went in."""

import re
from functools import lru_cache

from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.finished_off import FINISHED_OFF
from loaders.prose.events.goals.into_the_net import INTO_THE_NET
from loaders.prose.events.goals.licence import Licence
from loaders.prose.events.goals.turned_in import TURNED_IN

#: Of two that fit alike the one told first is taken.
LICENCES: tuple[Licence, ...] = (*INTO_THE_NET, *TURNED_IN, *FINISHED_OFF)


@lru_cache(maxsize=512)
def _following(base: str) -> tuple[Licence, ...]:
    return tuple(licence for licence in LICENCES if licence.may_follow(base))


def licence_after(line: Line, at: int, base: str) -> tuple[Licence, re.Match[str]] | None:
    """The licence, if any, that the text of a line from `at` on gives a verb of contact."""
    text, words = line.text, line.vocabulary
    best: tuple[Licence, re.Match[str]] | None = None
    for licence in _following(base):
        match = licence.pattern.match(text, at, words)
        if match is None:
            continue
        if best is None or (licence.strength, -match.end()) > (best[0].strength, -best[1].end()):
            best = licence, match
    return best
