"""Further goals of a scorer whom a clause tells already: 'netted on 36 and again on 40', 'the second a lob'."""

import re
from collections.abc import Iterator

from loaders.prose.events.clause.lexicon import ORDINALS
from loaders.prose.events.clause.line import Line
from loaders.prose.events.goals.detail import describe
from loaders.prose.events.goals.telling import Telling

#: 'and again just before the break': when is told at once.
_AGAIN = re.compile(
    r"(?: (?!and |but |before |while |who )[^ .;:!?()<>]+){0,9}?(?: ,)?(?: and| then| and then| ,)(?: once)? "
    r"(?P<again>again) (?=(?:just|right|in the|on|after|before|from|with|late|deep|early|midway|shortly|moments"
    r"|minutes|seconds|\d|two|three|four|five|six|seven|eight|nine|ten|a minute|on the|from the)(?: |$))"
)
#: 'the first a tap-in after nine minutes and the second on the half-hour': each of several.
_EACH = re.compile(
    r" (?:,|-|and|;|:|with) (?:the|his|her|<H\d+> 's) (?P<nth>first|second|third|fourth) (?!half|goal of|-)"
)
#: So far behind a telling its goals are told one by one.
_REACH = 190


def further(line: Line, told: list[Telling]) -> Iterator[Telling]:
    """A telling for each further goal that the words behind a telling speak of."""
    if "again" in line.vocabulary:
        for telling in told:
            yield from _again(line, telling)
    several = [telling for telling in told if telling.count > 1 and telling.scorer is not None and not telling.more]
    if len(several) == 1 and not line.vocabulary.isdisjoint(ORDINALS):
        yield from _each(line, several[0], told)


def _again(line: Line, telling: Telling) -> Iterator[Telling]:
    if telling.scorer is None or telling.own_goal or telling.count > 1:
        return
    match = _AGAIN.match(line.text, line.offsets[telling.end] + len(line.words[telling.end]))
    if match is None:
        return
    word = line.word_at(match.start("again"))
    more = Telling("and again", line, word, word, telling.scorer, telling.strength, begin=word)
    more.player_order = (telling.player_order or 1) + 1
    yield more


def _each(line: Line, telling: Telling, told: list[Telling]) -> Iterator[Telling]:
    start = line.offsets[telling.end]
    for match in _EACH.finditer(line.text, start, start + _REACH):
        word = line.word_at(match.start("nth"))
        order = ORDINALS[match["nth"]]
        between = line.words[telling.end + 1 : word]
        if order > telling.count or _is_of_another(between) or any(other.verb > telling.end for other in told):
            return
        one = Telling("one of several", line, word, word, telling.scorer, telling.strength, begin=word)
        one.player_order = order
        after = f" {' '.join(line.words[word : word + 7])} "
        describe(one, after.split(" and ", maxsplit=1)[0] + " ", after.split(" and ", maxsplit=1)[0] + " ")
        one.player_order, one.own = order, None
        yield one


def _is_of_another(between: list[str]) -> bool:
    """Whether a clause with somebody of its own stands between."""
    return any(word[:2] in ("<P", "<N", "<T") for word in between)
