"""Resolving the words that point to somebody or some side."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from graph.kinds import ThingType
from loaders.prose.document import Sentence
from loaders.prose.events.clause.line import Line, line_of
from loaders.prose.events.tables import INDEX
from loaders.prose.frame.frame import Frame
from loaders.prose.names.item import Item
from loaders.prose.names.lexicon import lexicon
from loaders.prose.names.names import Names
from loaders.prose.pointing.pointers import Pointer, find_pointers, wanted
from loaders.prose.pointing.salience import SUBJECT, Salience, prominence
from loaders.prose.reading import Mention

#: From this lead on over the next the best candidate is taken to be meant.
_MARGIN = 0.15
_MOST_BEARERS = 20
#: Kinds of words that point to a side, not to a person.
_OF_SIDES = frozenset(("side", "side of", "they"))
_OWNERS = frozenset(("his", "her", "their"))
#: So many items before 'him' the subject of its clause may stand.
_REACH_OF_CLAUSE = 20


def resolve_pointers(names: Names, frame: Frame) -> list[Line]:
    """Add the mentions of a document that point to somebody or some side without a name; its sentences as lines."""
    pointed = _find_all(names)
    names.put([one.mention for found in pointed.values() for one in found.pointers])
    lines = [line_of(sentence, names, INDEX) for sentence in names.document.sentences]
    reader = _Reader(names, frame)
    names.settle(
        [
            mention
            for sentence in names.document.sentences
            for mention in reader.read(sentence, pointed.get(sentence.index) or _bare(names, sentence))
        ]
    )
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
    pointers: Sequence[_Pointed] = ()


def _bare(names: Names, sentence: Sentence) -> _Found:
    return _Found(names.items(sentence), names.places(sentence))


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
        self.here: dict[int, int | None] = {}
        self.known = _by_attribute(names)

    def read(self, sentence: Sentence, found: _Found) -> Iterator[Mention]:
        """The pointing mentions of a sentence with whom they mean."""
        items = found.items
        self.people.enter(sentence)
        self.teams.enter(sentence)
        self.here = {}
        pointers = {one.pointer.first: one for one in found.pointers}
        for place in sorted((*found.places, *pointers)):
            item = items[place]
            if item.entity is not None:
                if item.is_person:
                    self.people.meet(sentence, items, place, item.entity)
                elif item.is_team:
                    self.teams.meet(sentence, items, place, item.entity)
            elif place in pointers:
                pointer, mention = pointers[place]
                yield self._point(sentence, items, self._of_country(pointer, sentence), mention)

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

    def _point(self, sentence: Sentence, items: Sequence[Item], pointer: Pointer, mention: Mention) -> Mention:
        is_side = pointer.kind in _OF_SIDES
        entity, candidates = self._side(sentence, items, pointer) if is_side else self._person(sentence, items, pointer)
        self.here[pointer.first] = entity
        if entity is not None:
            if pointer.nationality:  # who is 'the Dane' once is not 'the Welshman' later
                self.names.entities[entity].attributes.setdefault("nationality", pointer.nationality)
            (self.teams if is_side else self.people).meet(sentence, items, pointer.first, entity)
        return replace(mention, entity=entity, candidates=candidates)

    def _side(self, sentence: Sentence, items: Sequence[Item], pointer: Pointer) -> tuple[int | None, tuple[int, ...]]:
        match = self.frame.match_of(sentence)
        if pointer.kind == "side":
            if match is None:
                return None, ()
            side = match.home if pointer.head == "hosts" else match.away
            return side, (side,) if side is not None else match.sides
        if pointer.kind == "they":
            ranked = [team for team, _ in self.teams.ranked(sentence)]
            return (ranked[0] if ranked else None), tuple(ranked)
        owner = self._owner(items, pointer)
        team = self.names.team_of(owner) if owner is not None else None
        return team, (team,) if team is not None else match.sides if match else ()

    def _owner(self, items: Sequence[Item], pointer: Pointer) -> int | None:
        """Whose side or team-mate is spoken of."""
        if pointer.owner is None:
            return None
        return items[pointer.owner].entity if items[pointer.owner].mention else self.here.get(pointer.owner)

    def _person(
        self, sentence: Sentence, items: Sequence[Item], pointer: Pointer
    ) -> tuple[int | None, tuple[int, ...]]:
        if pointer.head == "same":
            return None, ()  # who that is the goals tell
        described = pointer.kind in {"nationality", "age", "role"}
        fits = self._filter(pointer, self._owner(items, pointer))
        others = (
            _others(items, pointer)
            if described
            else self._doer(items, pointer)
            if pointer.head == "him"
            else frozenset[int]()
        )
        ranked = [
            (person, weight + self._bonus(pointer, person))
            for person, weight in self.people.ranked(sentence, 0.5 if described else 1.0)
            if person not in others and fits(person)
        ]
        if described:
            ranked += self._far(pointer, others | {person for person, _ in ranked})
        ranked.sort(key=lambda pair: -pair[1])
        candidates = tuple(person for person, _ in ranked)
        if not ranked or len(ranked) > 1 and ranked[0][1] - ranked[1][1] < _MARGIN:
            return None, candidates
        return ranked[0][0], candidates

    def _doer(self, items: Sequence[Item], pointer: Pointer) -> frozenset[int]:
        """Who does something to 'him' and so is somebody else: 'Hale fed him'."""
        for back in range(pointer.first - 1, max(pointer.first - _REACH_OF_CLAUSE, -1), -1):
            found = items[back].entity if items[back].is_person else self.here.get(back)
            if found is not None and items[back].lower not in _OWNERS and prominence(items, back) == SUBJECT:
                return frozenset((found,))
            if items[back].lower in {";", ":", "."}:
                break
        return frozenset()

    def _far(self, pointer: Pointer, near: frozenset[int]) -> list[tuple[int, float]]:
        """People not spoken of lately who are known to be just what is pointed to."""
        role, position = wanted(pointer)
        told = {"nationality": pointer.nationality, "age": pointer.age, "position": position, "role": role}
        found = {person for name, value in told.items() for person in self.known.get((name, value), ())}
        return [
            (person, self._bonus(pointer, person))
            for person in sorted(found - near)
            if self._bonus(pointer, person) >= 4
        ]

    def _bonus(self, pointer: Pointer, person: int) -> float:
        """How much speaks for a person: what it is known to be is what the words say."""
        attributes = self.names.entities[person].attributes
        bonus = 0.0
        if pointer.nationality and attributes.get("nationality") == pointer.nationality:
            bonus += 4
        if pointer.age is not None and attributes.get("age") == pointer.age:
            bonus += 4
        role, position = wanted(pointer)
        if position and attributes.get("position") == position:
            bonus += 2 if position != "goalkeeper" else 4
        if role in {"manager", "referee", "officer"} and attributes.get("role") == role:
            bonus += 4
        if pointer.team is not None and pointer.team in self.names.teams_told(person):
            bonus += 1.5
        return bonus

    def _filter(self, pointer: Pointer, owner: int | None) -> Callable[[int], bool]:
        """Who cannot be meant: known to be something else."""
        role, position = wanted(pointer)

        def fits(person: int) -> bool:
            attributes = self.names.entities[person].attributes
            known_role = attributes.get("role")
            return not (
                person == owner
                and pointer.kind == "team-mate"
                or pointer.sex
                and attributes.get("sex", pointer.sex) != pointer.sex
                or pointer.nationality
                and attributes.get("nationality", pointer.nationality) != pointer.nationality
                or pointer.age is not None
                and attributes.get("age", pointer.age) != pointer.age
                or role
                and known_role is not None
                and known_role != role
                or pointer.kind == "team-mate"
                and known_role in {"manager", "referee", "officer"}
                or role in {"manager", "referee", "officer"}
                and attributes.get("position") is not None
                or position
                and not _may_be(str(attributes.get("position", position)), position)
                or pointer.team is not None
                and self.names.team_of(person) not in {None, pointer.team}
                and pointer.team not in self.names.teams_told(person)
            )

        return fits


def _by_attribute(names: Names) -> dict[tuple[str, object], list[int]]:
    """People by what they are known to be; of a trait that many share only some, for none of them is meant."""
    known: dict[tuple[str, object], list[int]] = {}
    for person in names.of_type(ThingType.PERSON):
        for name in ("nationality", "age", "position", "role"):
            if name in person.attributes:
                bearers = known.setdefault((name, person.attributes[name]), [])
                if len(bearers) < _MOST_BEARERS:
                    bearers.append(person.index)
    return known


def _others(items: Sequence[Item], pointer: Pointer) -> frozenset[int]:
    """Who is named beside a description and so is not meant by it: later in the sentence, or as its verb's subject."""
    found = {item.entity for item in items[pointer.last + 1 :] if item.is_person and item.by_name}
    found |= {
        item.entity
        for at, item in enumerate(items[: pointer.first])
        if at and item.is_person and items[at - 1].lower in _GOT_PAST
    }
    found |= {
        item.entity
        for at, item in enumerate(items[: pointer.first])
        if item.is_person and [one.lower for one in items[at + 1 : at + 3]] in _DELIVERED
    }
    before = items[max(pointer.first - 4, 0) : pointer.first]
    if before and before[-1].lower not in _CLAUSE_STARTS:
        for item in reversed(before):
            if item.is_person:
                found.add(item.entity)
            elif item.lower in {",", ";"} or found and item.lower != "and":
                break
    return frozenset(person for person in found if person is not None)


#: Whom somebody gets past is no longer spoken of: 'skipped past Hale and found the Dane'.
_GOT_PAST = frozenset("past beyond around round off outpaced robbed dispossessed".split())
#: 'When Hale's corner came over the youngster headed in': who delivers is not who meets it.
_DELIVERED = [["'s", noun] for noun in "corner cross centre free-kick throw throw-in delivery".split()]
_CLAUSE_STARTS = frozenset({",", ";", "and", "but", "as", "when", "before", "after", "while", "that", ":", "for"})


def _may_be(known: str, position: str) -> bool:
    """Positions that one player can have by two words: a winger is a forward or a midfielder."""
    loose = {"winger", "forward", "midfielder"}
    return known == position or known in loose and position in loose
