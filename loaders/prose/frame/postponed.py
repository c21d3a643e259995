"""Matches that will not be played when they were to be: 'Saturday's Marlow v Harbour match is off'."""

import re
from collections.abc import Iterator, Sequence

from loaders.prose.document import Document, Sentence
from loaders.prose.frame.days import days_told
from loaders.prose.frame.frame import Match
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names

_OFF = re.compile(
    r"\b(?:postponed|called off"
    r"|(?:is|was|are|were) off\b(?= (?:because|due|after|owing|as|for)|[.,;])|rearranged|put back)",
    re.IGNORECASE,
)
_WORDS = ("postponed", "Postponed", "called off", "is off", "was off", "are off", "were off", "rearranged", "put back")
_NOT_YET = frozenset("could may might if should unless until would not".split())
_GAME = frozenset(
    """
        match game tie clash fixture meeting encounter visit trip derby final semi-final quarter-final
        replay
    """.split()
)
_TIES = frozenset({"v", "vs", "versus", "against", "with", "and", "to", "of", "at"})


def postponed(document: Document, names: Names) -> Iterator[Match]:
    """The matches that a document says are put off, each with its sides; `home` where 'X v Y' tells it."""
    for sentence in document.having(_WORDS):
        if not _OFF.search(document.text, sentence.start, sentence.end):
            continue
        if document.in_quotation(sentence.start + 1, sentence.end - 1) or len(names.teams_in(sentence)) != 2:
            continue
        items = names.items(sentence)
        if _NOT_YET.isdisjoint(item.lower for item in items):
            yield from _put_off(document, sentence, items)


def _put_off(document: Document, sentence: Sentence, items: Sequence[Item]) -> Iterator[Match]:
    sides = [at for at, item in enumerate(items) if item.is_team and item.entity is not None]
    one, two = sides[0], next((at for at in sides if items[at].entity != items[sides[0]].entity), sides[0])
    first, second = items[one].entity, items[two].entity
    between = {item.lower for item in items[one + 1 : two]}
    if first is None or second is None or first == second or not between & _TIES:
        return
    if not between & {"v", "vs", "versus"} and _GAME.isdisjoint(item.lower for item in items):
        return
    home = (
        first
        if between & {"v", "vs", "versus"} or "visit" in between
        else second
        if "trip" in between or "at" in between
        else None
    )
    if home == second:
        first, second = second, first
    off = next(
        (at for at, item in enumerate(items) if item.lower in {"off", "postponed", "rearranged", "back"}), len(items)
    )
    day = next((day for at, day in days_told(items, document.published, "future") if at < off), None)
    yield Match(
        -1,
        first,
        second,
        home=home,
        date=day,
        status="postponed",
        rule="postponed",
        start=sentence.start,
        end=sentence.end,
    )
