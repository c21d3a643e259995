"""Whether a text is a round-up of several matches, and the stretches of it in which each of them is told."""

import itertools
import re
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field

from loaders.prose.document import Document, Sentence
from loaders.prose.frame.gathered import Gathered, Pair, sides_only
from loaders.prose.frame.hints import winner_hints
from loaders.prose.frame.words import another_day
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names

#: Words of a title, or of a first sentence, that promise several matches.
_PROMISE = re.compile(
    r"\bround[- ]?up\b|\bwrap(?:[- ]?up)?\b|\bdigest\b|\bresults\b|\bat a glance\b|\bhow (?:they|it|the \w+) (?:fared|went)\b"
    r"|\bqualifiers\b|\baround the (?:grounds|leagues?|divisions?|counties)\b|\bday's (?:games|matches|action)\b"
    r"|\b(?:other|all the) (?:matches|games|ties)\b",
    re.IGNORECASE,
)
#: Behind these a sentence turns to another match.
_TURNS = frozenset("elsewhere meanwhile earlier".split())


@dataclass(slots=True)
class Stretch:
    """Sentences of one match: its two sides once known, and those that it names, how often."""

    sentences: list[Sentence] = field(default_factory=list)
    pair: Pair | None = None
    named: Counter[int] = field(default_factory=Counter)
    #: Whether sides and score stand in one of its sentences.
    told: bool = False

    def take(self, sentence: Sentence, sides: Sequence[int]) -> None:
        """Add a sentence."""
        self.sentences.append(sentence)
        self.named.update(sides)

    def speaks_of(self, other: "Stretch") -> bool:
        """Whether a stretch whose pair is not known names a side of another stretch and nobody else."""
        return bool(self.named) and other.pair is not None and set(self.named) <= set(other.pair)


def round_up_of(document: Document, names: Names, gathered: Gathered) -> list[Stretch]:
    """The stretches of a round-up, each with its two sides; none where the text reports on one match."""
    told = pairs_told(gathered)
    headed = {
        pair_of(*one.ordered)
        for one, _ in gathered.results
        if one.ordered and one.sentence.end >= one.sentence.block.end
    }
    disjoint = _disjoint(told, headed)
    if not disjoint or not headed and _play_again(gathered) * _AGAIN > len(disjoint):
        return []
    promised = _is_promised(document)
    stretches = [one for one in Divider(document, names, told, disjoint).run() if one.pair is not None]
    evident = [one for one in stretches if one.told or _is_evident(names, gathered, one, promised)]
    if len(evident) < (_FEW if promised else _MANY):
        return []
    return stretches if _is_shared_out(document, stretches, promised) else []


#: So many matches of different sides make a round-up, where it is promised or not.
_FEW = 2
_MANY = 3
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


def _is_evident(names: Names, gathered: Gathered, stretch: Stretch, promised: bool) -> bool:
    """Whether a stretch tells a result of one of its two sides, or in a text that promises several matches who won."""
    pair = stretch.pair or (-1, -1)
    own = {sentence.index for sentence in stretch.sentences}
    if any(
        result.sentence.index in own and not result.earlier and {result.winner, result.loser} & set(pair)
        for result, _ in gathered.results
    ):
        return True
    return promised and any(winner_hints(names.items(sentence), pair) for sentence in stretch.sentences[:_OPENING])


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


def pairs_told(gathered: Gathered) -> dict[int, list[Pair]]:
    """The pairs of sides whose result a sentence tells whole, by the index of the sentence."""
    found: dict[int, list[Pair]] = {}
    for result, _ in gathered.results:
        one, two = result.winner, result.loser
        if one is None or two is None or result.old or result.earlier:
            continue
        pairs = found.setdefault(result.sentence.index, [])
        if (pair := pair_of(one, two)) not in pairs:
            pairs.append(pair)
    return found


def pair_of(one: int, two: int) -> Pair:
    """Two sides in a fixed order."""
    return (one, two) if one < two else (two, one)


def _disjoint(told: dict[int, list[Pair]], headed: Container[Pair] = ()) -> list[Pair]:
    """The pairs told, without those of a side that has played another before, unless the line of a score heads them."""
    taken: set[int] = set()
    found: list[Pair] = []
    for index in sorted(told):
        for pair in told[index]:
            if taken.isdisjoint(pair) or pair in headed and pair not in found:
                taken.update(pair)
                found.append(pair)
    return found


class Divider:
    """Goes through a round-up sentence by sentence."""

    def __init__(self, document: Document, names: Names, told: dict[int, list[Pair]], disjoint: Sequence[Pair]) -> None:
        self.document = document
        self.names = names
        self.told = told
        self.known = set(disjoint)
        self.match_of = {side: pair for pair in disjoint for side in pair}
        self.stretches: list[Stretch] = []
        self.by_pair: dict[Pair, Stretch] = {}
        self.current: Stretch | None = None

    def run(self) -> list[Stretch]:
        """The stretches in order."""
        block = -1
        for sentence in self.document.sentences:
            if sentence.block.kind == "title":
                continue
            self._take(sentence, sentence.block.index != block)
            block = sentence.block.index
        taken = {side for pair in self.by_pair for side in pair}
        for stretch in self.stretches:
            if stretch.pair is None and (pair := self._settled(stretch, taken)) is not None:
                stretch.pair = pair
                taken.update(pair)
        return self._joined()

    def _joined(self) -> list[Stretch]:
        """The stretches of which the pair is known, each with those beside it that speak of one of its sides alone."""
        joined: list[Stretch] = []
        waiting: Stretch | None = None
        for stretch in self.stretches:
            before = joined[-1] if joined else None
            if stretch.pair is None:
                if before is not None and waiting is None and stretch.speaks_of(before):
                    before.sentences += stretch.sentences
                else:
                    waiting = stretch
                continue
            if waiting is not None and waiting.speaks_of(stretch):
                stretch.sentences[:0] = waiting.sentences
            waiting = None
            joined.append(stretch)
        return joined

    def _take(self, sentence: Sentence, opens: bool) -> None:
        pairs = [pair for pair in self.told.get(sentence.index, ()) if pair in self.known]
        items = sides_only(self.names, sentence)
        sides = list(sides_named(items)) if not self._is_said(sentence) else []
        if pairs:
            self._take_results(sentence, pairs, sides)
            return
        if opens or items and items[0].lower in _TURNS:
            self._turn(sides or self._sides_ahead(sentence))
        if self.current is not None:
            self.current.take(sentence, sides)

    def _is_said(self, sentence: Sentence) -> bool:
        return self.document.in_quotation(sentence.start + 1, sentence.end - 1)

    def _take_results(self, sentence: Sentence, pairs: Sequence[Pair], sides: Sequence[int]) -> None:
        """A sentence with whole results: each has its stretch, and the one told last goes on."""
        for pair in pairs:
            stretch = self.by_pair.get(pair)
            if stretch is None:
                stretch = self._opened(sentence, pair)
                self.by_pair[pair] = stretch
            stretch.take(sentence, sides)
            stretch.told = True
            self.current = stretch

    def _opened(self, sentence: Sentence, pair: Pair) -> Stretch:
        """The stretch of a pair told first here: that of the paragraph, where it has none yet and names no others."""
        now = self.current
        if (
            now is not None
            and now.pair is None
            and now.sentences
            and now.sentences[-1].block.index == sentence.block.index
            and set(now.named) & set(pair)
            and not any(other in self.match_of and other not in pair for other in now.named)
        ):
            now.pair = pair
            return now
        stretch = Stretch(pair=pair)
        self.stretches.append(stretch)
        return stretch

    def _sides_ahead(self, sentence: Sentence) -> list[int]:
        """The sides that the paragraph of a sentence names first: 'There was late drama at Quarry Lane.'."""
        for other in self.document.sentences[sentence.index + 1 :]:
            if other.block.index != sentence.block.index:
                break
            if not self._is_said(other) and (sides := list(sides_named(sides_only(self.names, other)))):
                return sides
        return []

    def _turn(self, sides: Sequence[int]) -> None:
        """A paragraph begins: of the match of the sides that it names, of a new one, or of the one before."""
        if not sides or self.current is not None and self.current.pair and set(sides) & set(self.current.pair):
            return
        known = self.match_of.get(sides[0])
        if known in self.by_pair:
            self.current = self.by_pair[known]
        else:
            self.current = Stretch()
            self.stretches.append(self.current)

    def _settled(self, stretch: Stretch, taken: set[int]) -> Pair | None:
        """The two sides of a stretch that no sentence tells together with their score."""
        free = [side for side in stretch.named if side not in taken]
        if len(free) == 2:
            return pair_of(*free)
        if len(free) < 2:
            return None
        ties = Counter(pair for sentence in stretch.sentences for pair in met(self.names.items(sentence), free))
        ranked = ties.most_common(2)
        return ranked[0][0] if ranked and (len(ranked) < 2 or ranked[0][1] > ranked[1][1]) else None


def sides_named(items: Sequence[Item]) -> Iterator[int]:
    """The sides that a sentence speaks of as playing: not those of another day, nor where somebody came from."""
    for at, item in enumerate(items):
        if not item.is_team or item.entity is None:
            continue
        before = [one.lower for one in items[max(at - 3, 0) : at]]
        near = [one.lower for one in items[max(at - 5, 0) : at + 6]]
        if another_day(near) or _came_from(before) or not _PLACES.isdisjoint(before[-1:]):
            continue
        yield item.entity


def _came_from(before: Sequence[str]) -> bool:
    """Whether somebody comes from a side: 'former Harbour man', 'signed from Harbour'."""
    return not _FORMER.isdisjoint(before[-1:]) or before[-1:] == ["from"] and not _COMINGS.isdisjoint(before)


_FORMER = frozenset("former ex ex- joining joined".split())
_COMINGS = frozenset("signed loan arrived move bought came joined signing points arrival switch".split())
#: Right before a side: another stands so in the table.
_PLACES = frozenset({"behind", "above", "below", "clear", "leapfrogged", "leapfrog"})


def met(items: Sequence[Item], sides: Sequence[int]) -> Iterator[Pair]:
    """The pairs of sides that a sentence lets meet: 'saw off', 'against', 'v'."""
    places = [at for at, item in enumerate(items) if item.is_team and item.entity in sides]
    for one, two in itertools.pairwise(places):
        first, second = items[one].entity, items[two].entity
        if first is None or second is None or first == second:
            continue
        pair = pair_of(first, second)
        between = {item.lower for item in items[one + 1 : two]}
        if winner_hints(items, pair) or not _MEETING.isdisjoint(between):
            yield pair


_MEETING = frozenset("against v vs v. vs. versus with over at and".split())
