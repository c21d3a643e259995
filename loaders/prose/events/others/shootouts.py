"""Whether a sentence speaks of a shoot-out."""

import re

from loaders.prose.events.clause.line import Line

_OF_SHOOTOUTS = frozenset("shoot-out shootout shoot_out spot-kicks death kick penalty spot-kick penalties".split())
_SHOOTOUT = re.compile(
    r" (?:shoot-out|shootout|shoot_out|sudden death|penalty shoot-out|decisive (?:kick|penalty|spot-kick)"
    r"|winning (?:kick|penalty|spot-kick) |first (?:kick|penalty) for|on penalties) "
    # 'two spot-kicks from Hale' are of the match
    r"|(?<! two)(?<! both)(?<! his)(?<!brace of)(?<!pair of) spot-kicks (?!from <|by <)"
)


def is_shootout(line: Line) -> bool:
    """Whether the sentence speaks of a shoot-out."""
    return not line.vocabulary.isdisjoint(_OF_SHOOTOUTS) and bool(_SHOOTOUT.search(line.text))
