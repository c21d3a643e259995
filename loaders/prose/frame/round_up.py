"""Whether a text is a round-up of several matches."""

import re
from collections.abc import Container, Sequence

from graph.kinds import ThingType
from loaders.prose.document import Document
from loaders.prose.frame.gathered import Gathered, Pair
from loaders.prose.frame.hints import winner_hints
from loaders.prose.frame.pairs import by_paragraph
from loaders.prose.frame.stretches import Divider, Stretch, pair_of
from loaders.prose.names.names import Names

#: Words of a title, or of a first sentence, that promise several matches.
_PROMISE = re.compile(
    r"\bround[- ]?up\b|\bwrap(?:[- ]?up)?\b|\bdigest\b|\bresults\b|\bat a glance\b"
    r"|\bhow (?:they|it|the \w+) (?:fared|went)\b"
    r"|\bqualifiers\b|\baround the (?:grounds|leagues?|divisions?|counties)\b|\bday's (?:games|matches|action)\b"
    r"|\b(?:other|all the) (?:matches|games|ties)\b",
    re.IGNORECASE,
)


def round_up_of(document: Document, names: Names, gathered: Gathered) -> list[Stretch]:
    """The stretches of a round-up, each with its two sides; none where the text reports on one match."""
    promised = _is_promised(document)
    told = pairs_told(gathered, completed=promised)
    headed = {
        pair_of(*one.ordered)
        for one, _ in gathered.results
        if one.ordered and one.sentence.end >= one.sentence.block.end
    }
    disjoint = disjoint_pairs(told, headed)
    if _most_matches(names, disjoint) < (_FEW if promised else _MANY):
        return []
    if not disjoint and not promised or not headed and _play_again(gathered) * _AGAIN > len(disjoint):
        return []
    stretches = [one for one in Divider(document, names, told, disjoint).run() if one.pair is not None]
    sure = [one for one in stretches if one.told or _is_sure(gathered, one)]
    hinted = [one for one in stretches if one not in sure and _is_hinted(names, one)]
    if len(sure) + len(hinted) < (_FEW if promised and disjoint else _MANY):
        return []
    if not promised and len(sure) < _FEW and len(stretches) < _PLENTY:
        return []
    return stretches if _is_shared_out(document, stretches, promised) else []


def _most_matches(names: Names, disjoint: Sequence[Pair]) -> int:
    """How many matches a text can tell at most: those told whole, and others of the sides that are left."""
    sides = {side for pair in disjoint for side in pair}
    return len(disjoint) + (len(names.of_type(ThingType.TEAM)) - len(sides)) // 2


#: So many matches of different sides make a round-up, where it is promised or not.
_FEW = 2
_MANY = 3
#: So many are one where few of them tell their result in so many words.
_PLENTY = 5
#: A side plays once in a round-up: only one for so many matches told may have played twice.
_AGAIN = 3


def _play_again(gathered: Gathered) -> int:
    """How many sides have several results in a text."""
    scores: dict[int, set[tuple[int, int]]] = {}
    for result, _ in gathered.results:
        for side in (result.winner, result.loser):
            if side is not None and not result.earlier:
                scores.setdefault(side, set()).add((result.high, result.low))
    return sum(len(own) > 1 for own in scores.values())


def _is_sure(gathered: Gathered, stretch: Stretch) -> bool:
    """Whether a stretch tells a result of one of its two sides."""
    pair = stretch.pair or (-1, -1)
    own = {sentence.index for sentence in stretch.sentences}
    return any(
        result.sentence.index in own and not result.earlier and {result.winner, result.loser} & set(pair)
        for result, _ in gathered.results
    )


def _is_hinted(names: Names, stretch: Stretch) -> bool:
    """Whether the first sentences of a stretch tell who won."""
    pair = stretch.pair or (-1, -1)
    return any(winner_hints(names.items(sentence), pair) for sentence in stretch.sentences[:_OPENING])


def _is_promised(document: Document) -> bool:
    """Whether title or first sentences speak of several matches."""
    return any(_PROMISE.search(document.text[one.start : one.end]) for one in document.sentences[:_OPENING])


_OPENING = 4


def _is_shared_out(document: Document, stretches: Sequence[Stretch], promised: bool) -> bool:
    """Whether no match takes most of the text, the others being told by the way."""
    lengths = sorted((sum(len(one.tokens) for one in stretch.sentences) for stretch in stretches), reverse=True)
    if len(lengths) < _FEW:
        return False
    whole = sum(len(one.tokens) for one in document.sentences if one.block.kind == "body")
    return lengths[0] <= whole * (_MOST if promised else _HALF)


_HALF = 0.5
_MOST = 0.6


def pairs_told(gathered: Gathered, *, completed: bool = False) -> dict[int, list[Pair]]:
    """The pairs of sides whose result a sentence tells whole, by the index of the sentence.

    Where results are `completed`, their paragraph may name the other side.
    """
    found: dict[int, list[Pair]] = {}
    for told, _ in gathered.results:
        result = by_paragraph(told) if completed else told
        one, two = result.winner, result.loser
        if one is None or two is None or result.old or result.earlier:
            continue
        pairs = found.setdefault(result.sentence.index, [])
        if (pair := pair_of(one, two)) not in pairs:
            pairs.append(pair)
    return found


def disjoint_pairs(told: dict[int, list[Pair]], headed: Container[Pair] = ()) -> list[Pair]:
    """The pairs told, without those of a side that has played another before, unless the line of a score heads them."""
    taken: set[int] = set()
    found: list[Pair] = []
    for index in sorted(told):
        for pair in told[index]:
            if taken.isdisjoint(pair) or pair in headed and pair not in found:
                taken.update(pair)
                found.append(pair)
    return found
