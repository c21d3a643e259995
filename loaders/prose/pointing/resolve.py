"""Resolving the words that point to somebody or some side."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from graph.kinds import ThingType
from loaders.prose.document import Sentence
from loaders.prose.events.clause.line import Line, line_of
from loaders.prose.events.tables import INDEX
from loaders.prose.frame.frame import Frame
from loaders.prose.names.item import Item
from loaders.prose.names.lexicon import lexicon
from loaders.prose.names.names import Names
from loaders.prose.pointing.fitting import Fitting
from loaders.prose.pointing.pointers import Pointer, find_pointers
from loaders.prose.pointing.ruled_out import ruled_out
from loaders.prose.pointing.salience import Salience
from loaders.prose.reading import Mention

#: From this lead on over the next the best candidate is taken to be meant.
_MARGIN = 0.15
#: Kinds of words that point to a side, not to a person.
_OF_SIDES = frozenset(("side", "side of", "they"))


def resolve_pointers(names: Names, frame: Frame) -> list[Line]:
    """Add the mentions of a document that point to somebody or some side without a name; its sentences as lines."""
    pointed = _find_all(names)
    names.put([one.mention for found in pointed.values() for one in found.pointers])
    lines = [line_of(sentence, names, INDEX) for sentence in names.document.sentences]
    reader = _Reader(names, frame)
    names.settle([mention for line in lines for mention in reader.read(line, pointed.get(line.sentence.index))])
    for line in lines:
        line.items = names.items(line.sentence)
    return lines


class _Pointed(NamedTuple):
    """Words that point, and the mention that they are, as yet of nobody."""

    pointer: Pointer
    mention: Mention


class _Found(NamedTuple):
    """A sentence before its words that point are mentions: its items, which of them are names, and those words."""

    items: Sequence[Item]
    places: Sequence[int]
    pointers: Sequence[_Pointed]


def _find_all(names: Names) -> dict[int, _Found]:
    """The sentences with words that point, by their index."""
    words = lexicon()
    found: dict[int, _Found] = {}
    for sentence in names.document.sentences:
        items = names.items(sentence)
        pointers = [
            _Pointed(pointer, mention)
            for pointer in find_pointers(items, words)
            if (mention := _mention(names, sentence, items, pointer)) is not None
        ]
        if pointers:
            found[sentence.index] = _Found(items, names.places(sentence), pointers)
    return found


def _mention(names: Names, sentence: Sentence, items: Sequence[Item], pointer: Pointer) -> Mention | None:
    """The mention that words which point are; none where somebody speaks of people of his own."""
    start, end = items[pointer.first].start, items[pointer.last].end
    if pointer.kind in {"pronoun", "they"} and names.document.in_quotation(start, end):
        return None
    kind = ThingType.TEAM if pointer.kind in _OF_SIDES else ThingType.PERSON
    how = "pronoun" if pointer.kind == "they" else pointer.kind
    return Mention(start, end, names.document.text[start:end], kind, None, how, sentence.index)


class _Reader:
    """Goes through the sentences in order and keeps in mind who was spoken of."""

    def __init__(self, names: Names, frame: Frame) -> None:
        self.names = names
        self.frame = frame
        self.people = Salience()
        self.teams = Salience()
        #: Whom the words that point in the sentence mean, by where they begin.
        self.here: dict[int, int | None] = {}
        self.known = Fitting(names)

    def read(self, line: Line, found: _Found | None) -> Iterator[Mention]:
        """The pointing mentions of a sentence with whom they mean."""
        sentence = line.sentence
        items = found.items if found else line.items
        places = found.places if found else self.names.places(sentence)
        self.people.enter(sentence)
        self.teams.enter(sentence)
        self.here = {}
        pointers = {one.pointer.first: one for one in found.pointers} if found else {}
        for place in sorted((*places, *pointers)) if pointers else places:
            item = items[place]
            if item.entity is not None:
                if item.is_person:
                    self.people.meet(sentence, items, place, item.entity)
                elif item.is_team:
                    self.teams.meet(sentence, items, place, item.entity)
            elif place in pointers:
                pointer, mention = pointers[place]
                yield self._point(line, items, self._of_country(pointer, sentence), mention)

    def _of_country(self, pointer: Pointer, sentence: Sentence) -> Pointer:
        """'the Wales striker' tells a nationality where Wales are not playing."""
        match = self.frame.match_of(sentence)
        if (
            pointer.team is None
            or not self.names.attribute(pointer.team, "national")
            or match is not None
            and pointer.team in match.sides
        ):
            return pointer
        return pointer._replace(nationality=self.names.entities[pointer.team].name, team=None)

    def _point(self, line: Line, items: Sequence[Item], pointer: Pointer, mention: Mention) -> Mention:
        """The mention that words are with whom they mean."""
        is_side = pointer.kind in _OF_SIDES
        owner = self._owner(items, pointer)
        entity, candidates = (
            self._side(line.sentence, pointer, owner) if is_side else self._person(line, mention, pointer, owner)
        )
        self.here[mention.start] = entity
        if entity is not None:
            if pointer.nationality:  # who is 'the Dane' once is not 'the Welshman' later
                self.names.entities[entity].attributes.setdefault("nationality", pointer.nationality)
            (self.teams if is_side else self.people).meet(line.sentence, items, pointer.first, entity)
        start, end, told, kind = mention.start, mention.end, mention.told, mention.type
        return Mention(start, end, told, kind, entity, mention.how, mention.sentence, candidates)

    def _side(self, sentence: Sentence, pointer: Pointer, owner: int | None) -> tuple[int | None, tuple[int, ...]]:
        match = self.frame.match_of(sentence)
        if pointer.kind == "side":
            if match is None:
                return None, ()
            side = match.home if pointer.head == "hosts" else match.away
            return side, (side,) if side is not None else match.sides
        if pointer.kind == "they":
            ranked = [team for team, _ in self.teams.ranked(sentence)]
            return (ranked[0] if ranked else None), tuple(ranked)
        team = self.names.team_of(owner) if owner is not None else None
        return team, (team,) if team is not None else match.sides if match else ()

    def _owner(self, items: Sequence[Item], pointer: Pointer) -> int | None:
        """Whose side or team-mate is spoken of."""
        if pointer.owner is None:
            return None
        return (
            items[pointer.owner].entity if items[pointer.owner].mention else self.here.get(items[pointer.owner].start)
        )

    def _person(
        self, line: Line, mention: Mention, pointer: Pointer, owner: int | None
    ) -> tuple[int | None, tuple[int, ...]]:
        """Who is meant, and who can be, the likeliest first; nobody where it can be either of two."""
        if pointer.head == "same":
            return None, ()  # who that is the goals tell
        described = pointer.kind in {"nationality", "age", "role"}
        fits = self.known.filter(pointer, owner)
        others = ruled_out(line, mention, lambda at: self._meant(line, at), described=described)
        ranked = [
            (person, weight + self.known.bonus(pointer, person))
            for person, weight in self.people.ranked(line.sentence, 0.5 if described else 1.0)
            if person not in others and fits(person)
        ]
        if described:
            ranked += self.known.far(pointer, others | {person for person, _ in ranked})
        ranked.sort(key=lambda pair: -pair[1])
        candidates = tuple(person for person, _ in ranked)
        if not ranked or len(ranked) > 1 and ranked[0][1] - ranked[1][1] < _MARGIN:
            return None, candidates
        return ranked[0][0], candidates

    def _meant(self, line: Line, word: int) -> int | None:
        """Whom a word of the sentence means, as far as it is read."""
        item = line.item(word)
        return self.here.get(item.start, item.entity)
