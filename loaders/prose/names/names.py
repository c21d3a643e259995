"""What was found of names in a document, for every later step to look things up in."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from operator import attrgetter

from graph.gazetteer.lookup import Gazetteer
from graph.kinds import ThingType
from loaders.prose.document import Document, Sentence
from loaders.prose.names.item import Item, items_of, meaning
from loaders.prose.reading import Entity, Mention, Value


@dataclass(slots=True)
class Names:
    """The entities of a document with their mentions, by name and by pointing words alike.

    `mentions` are in order of place and do not overlap. Those that point (pronouns, 'the Croatian', 'the visitors')
    have a `how` other than those in `BY_NAME`; where several entities can be meant, `candidates` ranks them, best
    first, whether or not `entity` dares to choose.
    """

    document: Document
    gazetteer: Gazetteer
    entities: list[Entity] = field(default_factory=list)
    mentions: list[Mention] = field(default_factory=list)
    _by_sentence: dict[int, tuple[Mention, ...]] = field(default_factory=dict)
    _items: dict[int, tuple[tuple[Item, ...], tuple[int, ...]]] = field(default_factory=dict)
    _teams: dict[int, frozenset[int]] = field(default_factory=dict)
    _votes: dict[int, Counter[int]] = field(default_factory=dict)
    _inferred: dict[int, int] = field(default_factory=dict)
    _sides: tuple[int, ...] = ()

    def in_sentence(self, sentence: Sentence) -> tuple[Mention, ...]:
        """The mentions of a sentence in order."""
        return self._by_sentence.get(sentence.index, ())

    def items(self, sentence: Sentence) -> tuple[Item, ...]:
        """A sentence as a row of items, each a token or a whole mention taken as one word."""
        return (self._items.get(sentence.index) or self._made_items(sentence))[0]

    def places(self, sentence: Sentence) -> tuple[int, ...]:
        """Which of the items of a sentence are mentions."""
        return (self._items.get(sentence.index) or self._made_items(sentence))[1]

    def _made_items(self, sentence: Sentence) -> tuple[tuple[Item, ...], tuple[int, ...]]:
        made = self._items[sentence.index] = items_of(sentence.tokens, self.in_sentence(sentence), self.document.text)
        return made

    def teams_in(self, sentence: Sentence) -> set[int]:
        """The sides that a sentence speaks of."""
        teams = self._teams.get(sentence.index)
        if teams is None:
            teams = self._teams[sentence.index] = frozenset(
                [
                    mention.entity
                    for mention in self.in_sentence(sentence)
                    if mention.type is ThingType.TEAM and mention.entity is not None
                ]
            )
        return set(teams)

    def entity(self, index: int) -> Entity:
        """An entity by its index."""
        return self.entities[index]

    def of_type(self, wanted: ThingType) -> list[Entity]:
        """All entities of a type."""
        return [entity for entity in self.entities if entity.type is wanted]

    def attribute(self, index: int, name: str) -> Value | None:
        """What the document told of an entity: role, position, nationality, age, sex, team."""
        return self.entities[index].attributes.get(name)

    def team_of(self, person: int) -> int | None:
        """The side (an entity's index) that a person plays for or manages, as far as the document tells.

        A side of the match reported on goes before another, a club before a national side; what is told in so many
        words goes before what follows from who does what to whom.
        """
        told = self._told_team(person)
        inferred = self._inferred.get(person)
        return told if inferred is None or told in self._sides else inferred

    def infer_team(self, person: int, team: int) -> None:
        """Note the side that a person is worked out to play for in the match reported on."""
        self._inferred[person] = team

    def _told_team(self, person: int) -> int | None:
        votes = self._votes.get(person)
        if not votes:
            return None
        ranked = list(votes)
        if len(ranked) > 1:
            ranked.sort(key=lambda team: (team not in self._sides, self._is_national(team), -votes[team]))
        best = ranked[0]
        if self._is_national(best) and self._sides and not any(map(self._is_national, self._sides)):
            return None
        if len(ranked) == 1:
            return best
        rival = next((team for team in ranked[1:] if (team in self._sides) == (best in self._sides)), None)
        if rival is not None and votes[rival] >= votes[best] and self._is_national(rival) == self._is_national(best):
            return None
        return best

    def teams_told(self, person: int) -> tuple[int, ...]:
        """All sides that the document gives a person, the best told first."""
        return tuple(team for team, _ in self._votes.get(person, Counter[int]()).most_common())

    def vote_team(self, person: int, team: int, weight: int = 1) -> None:
        """Count a sign that a person belongs to a side."""
        self._votes.setdefault(person, Counter())[team] += weight

    def prefer_sides(self, sides: Iterable[int]) -> None:
        """Say which sides play in the match reported on; the attribute 'team' of each person is noted."""
        self._sides = tuple(sides)
        for person in self._votes:
            team = self.team_of(person)
            if team is not None:
                self.entities[person].attributes["team"] = team

    def _is_national(self, team: int) -> bool:
        return bool(self.entities[team].attributes.get("national"))

    def choose(self, mention: Mention, fits: Callable[[int], bool]) -> int | None:
        """The best entity for a mention among those that fit: the one chosen, else the highest candidate."""
        if mention.entity is not None and fits(mention.entity):
            return mention.entity
        return next((candidate for candidate in mention.candidates if fits(candidate)), None)

    def add(self, kind: ThingType, name: str, register: str | None = None) -> Entity:
        """A new entity."""
        entity = Entity(len(self.entities), kind, name, register)
        self.entities.append(entity)
        return entity

    def put(self, mentions: Iterable[Mention]) -> None:
        """Add mentions; the views of the sentences that changed are made anew."""
        self.mentions.extend(mentions)
        self.mentions.sort(key=attrgetter("start"))
        grouped: dict[int, list[Mention]] = {}
        for mention in self.mentions:
            if mention.sentence in grouped:
                grouped[mention.sentence].append(mention)
            else:
                grouped[mention.sentence] = [mention]
        for index, found in grouped.items():
            fresh = tuple(found)
            if fresh != self._by_sentence.get(index):
                self._by_sentence[index] = fresh
                self._items.pop(index, None)
                self._teams.pop(index, None)

    def settle(self, resolved: Iterable[Mention]) -> None:
        """Say whom mentions mean that meant nobody yet; each takes the place of the one that begins where it does."""
        known = {mention.start: mention for mention in resolved}
        self.mentions = [known.get(mention.start, mention) for mention in self.mentions]
        for index in {mention.sentence for mention in known.values()}:
            self._by_sentence[index] = tuple([known.get(one.start, one) for one in self._by_sentence[index]])
            items, places = self._items[index]
            fresh = list(items)
            for place in places:
                mention = known.get(items[place].start)
                if mention is not None:
                    fresh[place] = meaning(items[place], mention)
            self._items[index] = tuple(fresh), places
            self._teams.pop(index, None)
