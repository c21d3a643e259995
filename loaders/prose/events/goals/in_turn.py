"""Whether two tellings of one sentence are told one after the other, so that they are two goals."""

import re

from loaders.prose.events.goals.telling import Telling

_NEXT = re.compile(r" (?:(?:, |and |; |but )then|, before [a-z]+ing|later|, added|and added|and <P\d+> then) ")


def told_in_turn(one: Telling, other: Telling) -> bool:
    """'pounced on the rebound, then turned in a cross': two goals of one scorer."""
    if one.line is not other.line:
        return False
    first, second = sorted((one, other), key=lambda telling: telling.verb)
    line = first.line
    begin = line.offsets[min(first.end, first.verb + 3)]
    stop = line.offsets[second.verb] + len(line.words[second.verb]) + 1
    return bool(_NEXT.search(how_it_was_done(line.text[begin - 1 : stop])))


def how_it_was_done(between: str) -> str:
    """The words between two verbs without a time that ends the first clause: 'made it two a minute later, turning'."""
    return _THEREBY.sub(" ", between)


_THEREBY = re.compile(r" later(?= , (?:[a-z]+ly )?[a-z]+ing $)")
