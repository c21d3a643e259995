"""Goals that a later entry of a live text takes back: 'Disallowed. The winger was offside'."""

import re
from collections.abc import Sequence

from loaders.prose.live.entries import Entry

_TAKEN_BACK = re.compile(
    r"^ (?:(?!<)[a-z',-]+ ){0,5}?(?:disallowed|no goal|ruled out|chalked off|overturned|wiped out|cancelled|scrubbed"
    r"|does n't stand|doesn't stand|won't stand|does not stand|will not stand"
    r"|not given)(?= [.!:,;-]| by | for | after )"
)
#: In the entry that cries it: the goal is not sure yet.
_IN_DOUBT = re.compile(
    r" (?:var|check|checking|checked|review|reviewing|hang on|hold on|wait|looking at|having a look|flag"
    r"|monitor|offside) "
)
#: So many entries behind a cry it may be taken back.
_SOON = 3


def is_taken_back(entry: Entry, cry: Entry, entries: Sequence[Entry]) -> bool:
    """Whether an entry opens by taking back a goal that one shortly before cried and left in doubt."""
    places = [place for place, one in enumerate(entries) if one is entry or one is cry]
    if len(places) != len({id(entry), id(cry)}) or not 0 < places[-1] - places[0] <= _SOON:
        return False
    between = entries[places[0] : places[-1]]
    doubted = any(_IN_DOUBT.search(line.text) for one in between for line in one.lines)
    return doubted and any(_TAKEN_BACK.search(line.text) for line in entry.lines[:2])
