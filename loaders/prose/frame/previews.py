"""Texts about a match to come: what they tell of other days is not what they report on."""

import re
from collections.abc import Sequence
from itertools import pairwise

from loaders.prose.document import Document, Sentence
from loaders.prose.frame.around import is_score_item
from loaders.prose.frame.fixtures import fixtures
from loaders.prose.frame.gathered import Gathered, Pair
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names

#: So many sentences at the head of a text may tell that its match is to come.
_HEAD = 4
_PROMISE = re.compile(
    r"\b(?:preview|team news|predict(?:ion|ed)|how to watch|kick-?off time|what time|build-?up)\b", re.IGNORECASE
)
#: Before the day or round of a match to come.
_AHEAD = re.compile(
    r"\b(?:ahead of|before|for|in|into|to) (?:the |their |his |its )?"
    r"(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|tonight|this weekend|next weekend|next week)['’]s"
    r" (?:[\w'’-]+ ){0,5}(?:clash|game|match|tie|trip|visit|meeting|final|semi-final|derby|qualifier|friendly"
    r"|encounter)"
)
_LOOKS_AHEAD = re.compile(
    r"\b(?:will|can|hopes?|hoping|aims?|aiming|expects?|expected|set|due|wants?|must|bids?|bidding|could|prepar\w+)\b"
)
_BETWEEN = frozenset({"v", "vs", "versus"})
_PLAYED = frozenset(
    "beat won lost drew defeated thrashed scored equalised edged held ended played met earned went".split()
)


#: Rules of results told with a noun: 'their 4-0 defeat by Castle'.
_BY_NOUN = frozenset({"defeat noun", "win noun", "defeat of", "win by", "win against"})


def match_to_come(document: Document, names: Names, gathered: Gathered) -> Pair | None:
    """The sides of the match that a text looks forward to: its head says so before any result."""
    if not gathered.results:
        return None
    told = min(result.sentence.index for result, _ in gathered.results)
    before = [sentence for sentence in _head(document) if sentence.index < told]
    for sentence in before:
        if (pair := _announced(document, names, sentence)) is not None:
            return pair
    quiet = [sentence for sentence in before if _PLAYED.isdisjoint(token.lower for token in sentence.tokens)]
    coming = next(fixtures(document, names, lambda _: None, quiet), None)
    if coming is not None:
        return _key(*coming.sides)
    return _told_before_a_result(document, names, gathered, told)


def _told_before_a_result(document: Document, names: Names, gathered: Gathered, told: int) -> Pair | None:
    """'Marlow visit Harbour on Saturday, still smarting from their 4-0 defeat by Castle': the result is of others."""
    sentence = document.sentences[told]
    here = [result for result, _ in gathered.results if result.sentence is sentence]
    pairs = {frozenset({result.winner, result.loser}) for result in here}
    in_passing = all(result.rule in _BY_NOUN for result in here)
    if not in_passing or sentence.block.kind == "title" or sentence not in _head(document):
        return None
    items = names.items(sentence)
    score = next((at for at, item in enumerate(items) if is_score_item(item)), 0)
    for match in fixtures(document, names, lambda _: None, [sentence]):
        sides = [at for at, item in enumerate(items) if item.entity in match.sides]
        if frozenset(match.sides) not in pairs and len([at for at in sides if at < score]) > 1:
            return _key(*match.sides)
    return None


def _head(document: Document) -> list[Sentence]:
    """The title and the first sentences of a text."""
    body = [sentence for sentence in document.sentences if sentence.block.kind in {"body", "strap"}][:_HEAD]
    last = body[-1].index if body else 0
    return [
        sentence for sentence in document.sentences[: last + 1] if sentence.block.kind in {"title", "strap", "body"}
    ]


def _announced(document: Document, names: Names, sentence: Sentence) -> Pair | None:
    """The two sides of 'Marlow v Harbour preview', 'Hale will miss Saturday's trip to Harbour'."""
    sides = names.teams_in(sentence)
    if len(sides) != 2 or document.in_quotation(sentence.start + 1, sentence.end - 1):
        return None
    one, two = sides
    said = document.text[sentence.start : sentence.end]
    if _PROMISE.search(said) and _are_paired(names.items(sentence)):
        return _key(one, two)
    if _AHEAD.search(said) and _LOOKS_AHEAD.search(said) and not _PLAYED & {token.lower for token in sentence.tokens}:
        return _key(one, two)
    return None


def _are_paired(items: Sequence[Item]) -> bool:
    """Whether two sides stand with a 'v' between them."""
    return any(before.is_team and after.lower in _BETWEEN for before, after in pairwise(items))


def _key(one: int, two: int) -> Pair:
    return (one, two) if one < two else (two, one)
