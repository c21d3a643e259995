"""What is told of another year than that of the match: 'won the 1998 FA Cup at the ground', 'ten years ago'."""

import re
from collections.abc import Sequence
from itertools import pairwise

from graph.dates import PartialDate
from loaders.prose.names.item import Item

_YEAR = re.compile(r"(?:18|19|20)\d\d$")
#: So far around a name words may say that it belongs to another time, unless the clause ends before.
_NEAR = 9
_LONG = frozenset("season season's year year's term campaign spring summer autumn winter".split())
_LONG_AGO = frozenset("years year seasons decades decade generation century".split())
_ENDS = frozenset({",", ";", ".", ":", "-", "(", ")", "but", "while", "as"})
#: Before a year that the match is only counted from, or is to come to.
_COUNTED = frozenset("since until before from to for".split())
_FILLERS = frozenset("the their his that a an".split())


def of_another_year(items: Sequence[Item], at: int, published: PartialDate | None) -> bool:
    """Whether the clause around a place speaks of another year, or counts from it: 'since the 2009 final'."""
    start, end = at, at
    while start > 0 and at - start < _NEAR and items[start - 1].lower not in _ENDS:
        start -= 1
    while end + 1 < len(items) and end - at < _NEAR and items[end + 1].lower not in _ENDS:
        end += 1
    words = [item.lower if item.mention is None else "" for item in items[start : end + 1]]
    if any(one in _LONG_AGO and other == "ago" or one == "last" and other in _LONG for one, other in pairwise(words)):
        return True
    if published is not None and any(
        _is_other_year(words[max(place - 2, 0) : place], word, published) for place, word in enumerate(words)
    ):
        return True
    before = [word for word in words[: at - start] if word not in _FILLERS and not _YEAR.match(word)]
    return bool(before) and before[-1] == "since"


def _is_other_year(before: Sequence[str], word: str, published: PartialDate) -> bool:
    if not _YEAR.match(word) or not _COUNTED.isdisjoint(before):
        return False
    return abs(int(word) - int(published.first[:4])) > 1
