"""Cries of goal: 'GOAL!', 'GOAL - Marlow 1-0 Harbour', 'Goal for Harbour', and what only sounds like one."""

import re

from loaders.prose.events.clause.line import Line

_CRY = re.compile(
    r" (?P<own>own )?(?P<cry>go{1,20}a{1,20}l{1,20}s?)(?: of the match)?"
    r" (?=[!:(,.-]|for <|from <|to <|by <|<|\d|it 's |[a-z]+ [!.]|$)"
)
#: Instead of 'goal' some entries cry what was done.
_OTHER_CRY = re.compile(r"^ (?P<own>(?!))?(?P<cry>scores|equaliser|penalty scored|scored|scoooores) [!:-]")
_REFUSED = re.compile(
    r" (?:no|not a|disallowed|cancelled|offside) goal| goal \?| goal (?:kick|line|difference|disallowed|ruled|chalked|"
    r"overturned|cancelled|denied|of the (?:season|month|day)|mouth|drought|check|check :)|"
    r" (?:disallowed|ruled out|chalked off|overturned|won't stand|does not stand|doesn't stand|will not count|no goal) "
)


def cry_in(line: Line, opens: bool) -> tuple[int, bool] | None:
    """The offset behind a cry of goal in a line and whether it cries of an own goal; `opens` where it opens an entry.

    Elsewhere only a shouted one counts.
    """
    if _REFUSED.search(line.text):
        return None
    for match in (*_CRY.finditer(line.text), *_OTHER_CRY.finditer(line.text)):
        word = line.word_at(match.start("cry"))
        if line.item(word).text.isupper() or opens and word <= _OPENING:
            return match.end("cry"), bool(match["own"])
    return None


#: So many words at most stand before the cry that opens an entry: 'and it 's a goal'.
_OPENING = 1
