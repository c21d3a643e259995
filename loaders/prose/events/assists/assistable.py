"""Which goals can have an assist at all."""

import re

from loaders.prose.events.goals.telling import Telling


def may_be_assisted(telling: Telling) -> bool:
    """No penalty, no own goal, no goal after a rebound has an assist."""
    if telling.own_goal or telling.penalty or telling.no_assist or telling.count > 1 or telling.more:
        return False
    text = telling.line.text
    begin = telling.verb if telling.scorer is None else min(telling.scorer, telling.verb)
    near = text[
        telling.line.offsets[begin] - 1 : telling.line.offsets[min(telling.end, len(telling.line.words) - 1)] + 40
    ]
    return not (_DIRECT.search(near) or _ALONE.search(near) or _DEAD_BALL.search(near))


_DIRECT = re.compile(
    r" (?:curled|bent|curling|bending|curl|bend|whipped|struck|fired|drilled|hit|sent|with|scored|lashed|rifled"
    r"|crashed) (?:in |home )?(?:a|the|his|<H\d+> 's) (?:[a-z0-9-]+ ){0,4}(?:free-kick|free kick) "
)
_ALONE = re.compile(
    r" (?:solo|two of (?:them|which)|one of (?:them|which)"
    r"|(?:straight|direct|directly) from (?:a|the|his|<H\d+> 's) (?:[a-z-]+ ){0,2}(?:corner|free-kick|kick-off)) "
)
_DEAD_BALL = re.compile(
    r" (?:penalty(?! (?:area|box|spot))|spot-kick|rebound|from the (?:penalty )?spot|stepped up"
    r"|(?<!free )(?<!corner )(?<!goal )kick) "
)
