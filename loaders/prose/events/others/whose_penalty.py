"""Who won a penalty, where only a pronoun says whom the foul was on: he who took it, where that is told."""

import re

from loaders.prose.events.clause.line import Line

#: 'A penalty from Hale after Stone tripped him', 'Hale's penalty'.
_TAKER = re.compile(
    r" (?:penalty|spot-kick) (?:(?:from|by|of|taken by) (?:[a-z-]+ ){0,2})(?P<behind><P\d+>)"
    r"| (?P<owner><P\d+>) 's (?:[a-z-]+ ){0,3}(?:penalty|spot-kick) "
)


def fouled_man(line: Line, player: int, fouled_by: int) -> int:
    """The word for who was fouled: that of the taker for a mere 'him', else the word told."""
    if line.words[player][:2] != "<H":
        return player
    taker = _TAKER.search(line.text[: line.offsets[fouled_by]])
    if taker is not None:
        return line.word_at(taker.start(taker.lastgroup or 0))
    return player
