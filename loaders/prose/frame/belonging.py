"""Who plays for which side of the match reported on, worked out from who does what to whom."""

import itertools
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from loaders.prose.document import Sentence
from loaders.prose.frame.behind_side import behind_side, manages
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.frame.helped_side import as_side_does, earned_against, helped
from loaders.prose.frame.side_items import is_side
from loaders.prose.frame.side_signs import beaten_by, side_signs
from loaders.prose.frame.ties import tie_between
from loaders.prose.names.item import Item
from loaders.prose.names.names import Names
from loaders.prose.names.vocabulary import PERSON_NOUNS

_DASHES = frozenset({"-", "–", "—"})
#: What may stand between the opening of a sentence and a name, so many words of it.
_ROLES = PERSON_NOUNS | {"the", "substitute", "teenager", "teenage", "captain", "skipper", "veteran", "young"}
_BEFORE_NAME = 4
_ROUNDS = 6
_SURE = 0.6


class Signs(NamedTuple):
    """What a sentence says of who belongs together: ties of two persons, and leanings of one towards the first side."""

    items: Sequence[Item]
    ties: tuple[tuple[int, int, float], ...]
    leanings: tuple[tuple[int, float], ...]


#: The signs of each sentence, by its index.
Known = Mapping[int, Signs]


def infer_sides(names: Names, frame: Frame, known: Known | None = None) -> Known:
    """Give people of the matches reported on a side where the text as a whole speaks for one.

    The signs found are returned; of sentences whose mentions are still the same they need not be looked for again.
    """
    found: dict[int, Signs] = {}
    for match, sentences in frame.sections(names.document):
        inference = _Inference(names, match, sentences, known or {})
        inference.run()
        found.update(inference.signs)
    return found


def clear_ties(known: Known) -> list[tuple[int, int, bool]]:
    """Pairs of people whom the text clearly ties to one side (true) or sets against each other, the surest first."""
    sums: dict[tuple[int, int], float] = defaultdict(float)
    for signs in known.values():
        for one, other, tie in signs.ties:
            sums[min(one, other), max(one, other)] += tie
    clear = sorted((-abs(tie), pair) for pair, tie in sums.items() if abs(tie) >= 1)
    return [(*pair, sums[pair] > 0) for _, pair in clear]


class _Inference:
    """Weighs people between the two sides of one match: 1 is the first side, -1 the second."""

    def __init__(self, names: Names, match: Match, sentences: Sequence[Sentence], known: Known) -> None:
        self.names = names
        self.match = match
        self.sentences = sentences
        self.known = known
        self.signs: dict[int, Signs] = {}
        self.fixed: dict[int, float] = {}
        self.leaning: dict[int, float] = defaultdict(float)
        self.ties: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))

    def run(self) -> None:
        """Gather the signs, let them spread, and note what is clear."""
        for sentence in self.sentences:
            self._add(self._signs_of(sentence))
        self._keepers()
        for person in set(self.leaning) | set(self.ties):
            team = self.names.team_of(person)
            if team in self.match.sides:
                self.fixed[person] = 1.0 if team == self.match.first else -1.0
        for person, value in self._spread().items():
            role = self.names.attribute(person, "role")
            if person not in self.fixed and abs(value) >= _SURE and role not in {"referee", "officer"}:
                self.names.infer_team(person, self.match.first if value > 0 else self.match.second)

    def _keepers(self) -> None:
        """Two goalkeepers in a text stand on two sides as a rule."""
        keepers = [
            person
            for person in set(self.leaning) | set(self.ties)
            if self.names.attribute(person, "position") == "goalkeeper"
        ]
        if len(keepers) == 2:
            self.ties[keepers[0]][keepers[1]] -= 1
            self.ties[keepers[1]][keepers[0]] -= 1

    def _spread(self) -> dict[int, float]:
        """Where each person stands: an open one at the mean of his own signs and what those tied to him pull him to."""
        own = {person: _bounded(self.leaning[person] * 0.4) for person in set(self.leaning) | set(self.ties)}
        values = own | self.fixed
        pulled = [
            (person, own[person], tuple(ties.items()), max(weight * 0.8, 1.0))
            for person, ties in self.ties.items()
            if person not in self.fixed and (weight := sum(map(abs, ties.values())))
        ]
        for _ in range(_ROUNDS if pulled else 0):
            values |= {
                person: _bounded((signs + sum([tie * values[other] for other, tie in ties])) / weight)
                for person, signs, ties, weight in pulled
            }
        return values

    def _add(self, signs: Signs) -> None:
        for first, second, tie in signs.ties:
            self.ties[first][second] += tie
            self.ties[second][first] += tie
        for person, weight in signs.leanings:
            self.leaning[person] += weight

    def _signs_of(self, sentence: Sentence) -> Signs:
        items = self.names.items(sentence)
        known = self.known.get(sentence.index)
        if known is None or known.items is not items:
            known = Signs(items, *self._gather(sentence, items))
        self.signs[sentence.index] = known
        return known

    def _gather(
        self, sentence: Sentence, items: Sequence[Item]
    ) -> tuple[tuple[tuple[int, int, float], ...], tuple[tuple[int, float], ...]]:
        mentions = self.names.places(sentence)
        people = [place for place in mentions if items[place].is_person and items[place].entity is not None]
        if not people:
            return (), ()
        ties = tuple(self._ties(items, people)) if len(people) > 1 else ()
        places = [at for at in mentions if is_side(items[at])]
        first = self.match.first
        leanings = tuple(
            (person, weight if team == first else -weight)
            for person, team, weight in (self._signs(items, mentions, people, places) if places else ())
        )
        return ties, leanings

    def _ties(self, items: Sequence[Item], people: Sequence[int]) -> Iterator[tuple[int, int, float]]:
        """The ties of people who are told one after the other, by where they stand."""
        for one, two in itertools.pairwise(people):
            first, second = items[one].entity, items[two].entity
            tie = tie_between(self.names, items, one, two)
            if tie and first is not None and second is not None:
                yield first, second, tie

    def _signs(
        self, items: Sequence[Item], mentions: Sequence[int], people: Sequence[int], places: Sequence[int]
    ) -> Iterator[tuple[int, int, float]]:
        """What a sentence that names a side says of whose side its people are: person, side and weight.

        Told where its mentions stand, and of those its people and the sides at `places`.
        """
        sides = self.match.sides
        for place in people:
            if places[0] < place:
                yield from behind_side(items, place, sides)
            yield from manages(self.names, items, place, places, sides)
        yield from helped(items, places, sides)
        yield from earned_against(items, places, sides)
        yield from side_signs(items, mentions, sides)
        yield from beaten_by(items, people, sides)
        if _opens(items, people[0]):
            yield from as_side_does(items, people[0], sides)


def _opens(items: Sequence[Item], place: int) -> bool:
    """Whether a person opens a sentence, with no more before him than 'Substitute' or 'the teenage striker'."""
    start = place
    while start and place - start < _BEFORE_NAME and (items[start - 1].lower in _ROLES):
        start -= 1
    return start <= 1 or items[start - 1].lower in _DASHES


def _bounded(value: float) -> float:
    return max(-1.0, min(1.0, value))
