"""What reading a text yields: its mentions, the entities they name, and the statements made about those."""

from dataclasses import dataclass, field
from typing import NamedTuple

from graph.kinds import Status, ThingType
from loaders.prose.document import Document

Value = str | int | float | bool


class Mention(NamedTuple):
    """A span that names or points to something.

    `entity` is the index of the one entity meant, None where it is not known which; then `candidates` lists those
    that it may be. `how` says how it was resolved: name, surname, given name, nickname, alias, nationality, role,
    age, pronoun, team-mate ... Only mentions by name count as mentions of an article.
    """

    start: int
    end: int
    told: str
    type: ThingType
    entity: int | None
    how: str
    sentence: int
    candidates: tuple[int, ...] = ()


@dataclass(slots=True)
class Entity:
    """Something that the text speaks of, as far as the text alone can tell.

    `name` is the fullest form of a person in this text, the usual name of a club or competition of the gazetteer.
    `register` is the gazetteer's id where one is certain. A match has its sides among `attributes` of its statement.
    """

    index: int
    type: ThingType
    name: str
    register: str | None = None
    told: dict[str, int] = field(default_factory=dict)
    attributes: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Filler:
    """What fills a role: an entity, and the words that put it there; `how` as in `Mention`."""

    role: str
    entity: int
    start: int | None = None
    end: int | None = None
    told: str = ""
    how: str = "name"


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing that the text says: a kind of claim with its roles and values, and where it stands.

    `start` and `end` span the sentence (or the part of it) that says so; `rule` names what read it;
    `attributed_to` is the entity (publisher, person) whose claim the text passes on.
    """

    kind: str
    roles: tuple[Filler, ...]
    values: tuple[tuple[str, Value], ...]
    status: Status
    start: int
    end: int
    rule: str
    attributed_to: int | None = None

    def role(self, name: str) -> Filler | None:
        """The filler of a role, if told."""
        return next((filler for filler in self.roles if filler.role == name), None)

    def value(self, name: str) -> Value | None:
        """A value by its name, if told."""
        return next((value for key, value in self.values if key == name), None)


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two places of one text that do not add up, with both spans."""

    what: str
    spans: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """All that one text says; `language_read` is false where the language is not read and only names were found."""

    document: Document
    entities: tuple[Entity, ...]
    mentions: tuple[Mention, ...]
    statements: tuple[Statement, ...]
    contradictions: tuple[Contradiction, ...] = ()
    unplaced: tuple[Statement, ...] = ()
    language_read: bool = True
