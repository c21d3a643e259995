"""What the readers of roles share: the text, its encoded sentences, and who and what its names mean."""

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass

from graph.kinds import Status, ThingType
from loaders.prose.document import Document
from loaders.prose.frame.frame import Frame
from loaders.prose.names.names import Names
from loaders.prose.reading import Statement
from loaders.prose.roles.construction import Table
from loaders.prose.roles.encoded import Encoded, encode
from loaders.prose.triggers import Index


@dataclass(frozen=True, slots=True)
class Context:
    """A text being read for roles."""

    document: Document
    names: Names
    frame: Frame
    sentences: tuple[Encoded, ...]
    numbers: Mapping[object, Sequence[int]]
    chief_sides: tuple[int, int] | None
    scorers: Mapping[int, int]

    def team_of(self, person: int) -> int | None:
        """The side that somebody plays for, as the text tells it or as the goals that he scored show."""
        told = self.names.team_of(person)
        return self.scorers.get(person) if told is None else told

    @property
    def seen(self) -> str | None:
        """The day on which the text shows a state of things to hold."""
        published = self.document.published
        return published.text if published is not None and published.is_day else None

    def sides_of(self, sentence: Encoded) -> tuple[int, int] | None:
        """The two sides that a sentence is about: those of its match, else the two that the text is mostly about.

        A sentence of a report that turns to others is about neither.
        """
        game = self.frame.match_of(sentence.sentence)
        if game is not None:
            return game.sides
        return self.chief_sides if self.frame.main_match is None else None

    def having(self, *tables: Table) -> list[Encoded]:
        """The sentences, in order, that a row of one of these tables can fit."""
        found = {number for table in tables for number in self.numbers.get(table, ())}
        return [self.sentences[number] for number in sorted(found)]

    def naming(self, people: Container[int | None]) -> list[Encoded]:
        """The sentences, in order, that mention one of some people."""
        found = {mention.sentence for mention in self.names.mentions if mention.entity in people}
        return [self.sentences[number] for number in sorted(found)]

    def status_in(self, start: int, end: int) -> Status:
        """Stated, or reported where it stands in direct speech."""
        return Status.REPORTED if self.document.in_quotation(start, end) else Status.STATED


def context_of(
    document: Document, names: Names, frame: Frame, index: Index, scorers: Mapping[int, int] | None = None
) -> Context:
    """The context of a text, with its sentences encoded once for all readers; `scorers` are those whose goals count."""
    sentences = tuple(
        [
            encode(sentence, names.items(sentence), names.places(sentence), document.text, index)
            for sentence in document.sentences
        ]
    )
    numbers: dict[object, list[int]] = {}
    for number, sentence in enumerate(sentences):
        for table in sentence.candidates:
            numbers.setdefault(table, []).append(number)
    return Context(document, names, frame, sentences, numbers, _chief_sides(names), scorers or {})


def _chief_sides(names: Names) -> tuple[int, int] | None:
    """The two sides that a text names most, where no third is named nearly as often."""
    times = Counter(
        mention.entity for mention in names.mentions if mention.type is ThingType.TEAM and mention.entity is not None
    )
    ranked = [*times.most_common(3), (None, 0)]
    if len(times) < 2 or ranked[1][1] < 2 or ranked[2][1] > ranked[1][1] / 2:
        return None
    first, second = ranked[0][0], ranked[1][0]
    return (first, second) if first is not None and second is not None else None


def sides_of_scorers(events: Iterable[Statement]) -> dict[int, int]:
    """The side of each scorer of a goal whose side is known; of an own goal it tells nothing."""
    found: dict[int, int] = {}
    for event in events:
        scorer, team = event.role("scorer"), event.role("team")
        if event.kind == "goal" and scorer is not None and team is not None and not event.value("own_goal"):
            found.setdefault(scorer.entity, team.entity)
    return found
