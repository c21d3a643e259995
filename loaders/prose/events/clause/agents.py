"""Who is named by 'by' behind a verb: 'headed in by Hale', but not 'poked it by the keeper' nor 'a shot by Hale'."""

import re

from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.word_classes import JOINERS, PREPOSITIONS, STOPS, SUBORDINATORS

#: What comes after these is another's doing: 'slotted home after good work by X'.
_BRINGING = frozenset("after following from thanks".split())
#: Of these 'by' says whose they were, not who did what the verb says: 'tapped in the rebound of a shot by Hale'.
_MADE_BY = frozenset(
    """
        shot cross corner header pass free-kick effort drive centre volley strike ball foul tackle challenge mistake
        error save throw throw-in feed delivery assist knock-down knockdown flick-on lay-off cut-back cutback pull-back
        pullback through-ball service inswinger outswinger slip blunder
    """.split()
)
_QUALITIES = frozenset("long low high late good fine poor bad wonderful superb driven deep early".split())
#: Behind these 'by' says where the ball went: 'poked it by the keeper'.
_HANDLED = frozenset(("it", "one"))
#: Of these 'by' says who passed: 'the second, a tap-in teed up by Lund'.
_MAKING = frozenset(
    "made created supplied provided crafted fashioned engineered assisted prepared served presented".split()
)
_MADE_READY = frozenset(
    (
        ("teed", "up"),
        ("set", "up"),
        ("laid", "on"),
        ("served", "up"),
        ("lined", "up"),
        ("carved", "out"),
        ("cut", "back"),
        ("squared", "across"),
    )
)


#: 'stabbed in from six yards by Hale': a distance is nobody's doing.
_FROM_WHERE = re.compile(
    r"from (?:all of |fully |about |some |just |a |an |the |inside |close |short |point-blank ){0,2}"
    r"(?:(?:[a-z]+|\d+) (?:yards?|feet|metres)|(?:tight |acute |narrow )?(?:angle|range|in)|(?:edge|corner) of the) "
)


def agent_of(line: Line, verb: int, end: int) -> int | None:
    """'by X' right after what the verb says, where the verb can be passive."""
    for at in range(verb + 1, min(end + 7, len(line.words) - 1)):
        word = line.words[at]
        if word == "from" and _FROM_WHERE.match(line.text, line.offsets[at]):
            continue
        if word in STOPS or word in SUBORDINATORS or (word in JOINERS and at > end) or word in _BRINGING:
            return None
        if word == "by":
            return None if _is_of_something_else(line, verb, at) else _named_by(line, at)
    return None


def _is_of_something_else(line: Line, verb: int, by: int) -> bool:
    """Whether 'by' says where a ball went, whose shot it was or who made the goal ready, not who did it."""
    before = line.words[by - 1]
    if before in _HANDLED or before in _MADE_BY and line.words[by - 2] in {"a", "an", "the", "another"} | _QUALITIES:
        return True
    return by - 1 > verb and (before in _MAKING or tuple(line.words[by - 2 : by]) in _MADE_READY)


def _named_by(line: Line, by: int) -> int | None:
    """The person named right behind 'by'."""
    for found in range(by + 1, min(by + 7, len(line.words))):
        if line.words[found].endswith("ing") and found == by + 1:
            return None
        if line.is_person(found):
            return None if line.owns(found) else found
        if line.words[found] in STOPS or line.words[found] in PREPOSITIONS or line.words[found] == ",":
            return None
    return None
