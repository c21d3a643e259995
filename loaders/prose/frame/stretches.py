"""Divides a round-up into stretches, each of which tells one match."""

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from loaders.prose.document import Document, Sentence
from loaders.prose.frame.gathered import Pair, sides_only
from loaders.prose.frame.hints import winner_hints
from loaders.prose.frame.words import another_day
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names

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


def pair_of(one: int, two: int) -> Pair:
    """Two sides in a fixed order."""
    return (one, two) if one < two else (two, one)


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
        for stretch in (*self.stretches, *self.stretches):  # what is left once the others are known may settle one more
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
        sentences = self.document.sentences
        for at in range(sentence.index + 1, len(sentences)):
            other = sentences[at]
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
        first = stretch.sentences[0]
        opening = [side for side in dict.fromkeys(sides_named(sides_only(self.names, first))) if side in free]
        if len(opening) == _BOTH and any(True for _ in met(self.names.items(first), opening)):
            return pair_of(*opening)
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
    return (
        not _FORMER.isdisjoint(before[-1:])
        or not _LENT.isdisjoint(before[-2:])
        or before[-1:] == ["from"]
        and not _COMINGS.isdisjoint(before)
    )


_LENT = frozenset({"on-loan", "loan", "loaned"})
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
        if not _IN_THE_TABLE.isdisjoint(between):
            continue
        if winner_hints(items, pair) or not _MEETING.isdisjoint(between):
            yield pair


#: So many sides meet.
_BOTH = 2
#: Between two sides that stand beside one another in the table.
_IN_THE_TABLE = frozenset("level points behind above below clear ahead leaders".split())
_MEETING = frozenset("against v vs v. vs. versus with over at and".split())
