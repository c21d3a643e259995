"""Sources, the things they speak of, and claims: what one source says, never edited.

News gives claims one by one, each with its span; a table of a million rows gives them in batches of columns.
Ids come from content, so that loading a file twice changes nothing; no path and no version of ours enters an id.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from json.encoder import encode_basestring
from typing import Literal, NamedTuple

from graph.kinds import BY_NAME, Status, ThingType

Value = str | int | float | bool
SourceKind = Literal["article", "dataset"]


def digest(*parts: str) -> str:
    """Twenty hexadecimal digits that stand for the parts, alike on every machine and in every run."""
    return hashlib.blake2b("\x1f".join(parts).encode(), digest_size=10).hexdigest()


@dataclass(frozen=True, slots=True)
class Source:
    """An article or a dataset: what it is known by, its exact content and what is told about it.

    An article is known by its address, else by the hash of its text; a dataset by its loader and name. `origin` is
    where it was read from: kept, but no part of the key. `text` is the kept text that spans refer to.
    """

    key: str
    kind: SourceKind
    loader: str
    title: str
    sha256: str
    url: str | None = None
    origin: str | None = None
    publisher: str | None = None
    published: str | None = None
    language: str | None = None
    licence: str | None = None
    text: str | None = None

    @classmethod
    def article(
        cls,
        text: str,
        *,
        title: str,
        loader: str,
        url: str | None = None,
        origin: str | None = None,
        publisher: str | None = None,
        published: str | None = None,
        language: str | None = None,
        licence: str | None = None,
    ) -> "Source":
        """An article, known by its address or else by its text; `published` is a partial date or a moment as ISO."""
        sha256 = hashlib.sha256(text.encode()).hexdigest()
        key = "article:" + digest("url", url) if url else "article:" + digest("text", sha256)
        return cls(key, "article", loader, title, sha256, url, origin, publisher, published, language, licence, text)

    @classmethod
    def dataset(
        cls,
        name: str,
        *,
        loader: str,
        sha256: str,
        url: str | None = None,
        origin: str | None = None,
        publisher: str | None = None,
        published: str | None = None,
        licence: str | None = None,
    ) -> "Source":
        """A dataset, known by its loader and its name; `sha256` is of the file's bytes."""
        key = "dataset:" + digest(loader, name)
        return cls(key, "dataset", loader, name, sha256, url, origin, publisher, published, None, licence, None)


class Thing(NamedTuple):
    """What one source speaks of: a person, a side, a match ...; who it is among all sources identity decides.

    `local` tells it apart within its source: the provider's id, or what the source offers (name and club).
    `register` is an id in the gazetteer or another register, written scheme:value, where the loader is certain.
    """

    id: str
    source: str
    type: ThingType
    local: str
    name: str
    register: str | None = None


def thing_id(source: str, type_: ThingType, local: str) -> str:
    """The id of a thing, from its source, its type and what tells it apart there."""
    return digest(source, type_.value, local)


def thing(source: str, type_: ThingType, local: str, name: str, register: str | None = None) -> Thing:
    """A thing with its id."""
    return Thing(thing_id(source, type_, local), source, type_, local, name, register)


@dataclass(frozen=True, slots=True)
class ThingBatch:
    """Things of one source; the same thing may come again in a later batch."""

    source: str
    things: Sequence[Thing]


class Role(NamedTuple):
    """A role of a claim, its thing, and for prose the words that fill it: `how` says how they were resolved."""

    name: str
    thing: str
    told: str = ""
    start: int | None = None
    end: int | None = None
    how: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing that an article says, with the span that says it.

    `values` holds those of the kind (see `graph.kinds`), dates as partial-date text. `attributed_to` is the thing
    (publisher or person) whose claim the article passes on.
    """

    kind: str
    source: str
    roles: tuple[Role, ...]
    values: tuple[tuple[str, Value], ...]
    status: Status
    start: int
    end: int
    quote: str
    rule: str
    attributed_to: str | None = None

    @property
    def id(self) -> str:
        """The claim's id, from its source, its content and its place."""
        roles = json.dumps(sorted((role.name, role.thing) for role in self.roles))
        values = json.dumps(sorted(self.values), ensure_ascii=False)
        return digest(self.source, self.kind, self.status, roles, values, str(self.start), str(self.end))


@dataclass(frozen=True, slots=True)
class ClaimBatch:
    """Claims of one kind from one dataset as columns of equal length: a thing id or a value a row, None where untold.

    `records` says where each stands ('goals.csv:12', an id of the provider); it is no part of a claim's id.
    """

    kind: str
    source: str
    rule: str
    records: Sequence[str]
    roles: dict[str, Sequence[str | None]]
    values: dict[str, Sequence[Value | None]] = field(default_factory=dict)
    status: Status = Status.STATED

    def __post_init__(self) -> None:
        kind = BY_NAME[self.kind]
        unknown = set(self.roles) - set(kind.roles) | set(self.values) - set(kind.values)
        missing = set(kind.needs) - set(self.roles)
        if unknown or missing:
            raise ValueError(f"claims of kind {self.kind}: unknown {sorted(unknown)}, missing {sorted(missing)}")
        lengths = {len(self.records), *map(len, self.roles.values()), *map(len, self.values.values())}
        if len(lengths) != 1:
            raise ValueError(f"claims of kind {self.kind}: columns of different lengths {sorted(lengths)}")

    def __len__(self) -> int:
        return len(self.records)

    def contents(self) -> list[tuple[str, str]]:
        """The roles and the values of each claim as JSON text, without what was not told."""
        return list(zip(_json_rows(self.roles, len(self)), _json_rows(self.values, len(self)), strict=True))

    def keys(self, numbers: Sequence[int], contents: Sequence[tuple[str, str]]) -> list[bytes]:
        """The claims' ids in ten bytes each.

        `numbers` say how often each content came before, for equal rows are not one claim.
        """
        before = f"{self.source}\x1f{self.kind}\x1f{self.status}\x1f"
        return [
            hashlib.blake2b(f"{before}{roles}\x1f{values}\x1f{nth}".encode(), digest_size=10).digest()
            for (roles, values), nth in zip(contents, numbers, strict=True)
        ]


def _json_rows(columns: Mapping[str, Sequence[Value | None]], length: int) -> list[str]:
    """Each row of some columns as a JSON object with sorted names, without empty cells.

    Written a column at a time: an encoder called for each row would cost more than all the rest of keeping it.
    """
    if not columns:
        return ["{}"] * length
    told = zip(*[_json_cells(name, columns[name]) for name in sorted(columns)], strict=True)
    return [f"{{{', '.join(filter(None, cells))}}}" for cells in told]


def _json_cells(name: str, column: Sequence[Value | None]) -> list[str | None]:
    """The cells of a column with its name.

    What is equal is written once, where equal cells look alike (1 and True do not).
    """
    label = json.dumps(name) + ": "
    if len(set(map(type, column)) - {type(None)}) > 1:
        return [None if cell is None else label + _json_value(cell) for cell in column]
    texts = {cell: None if cell is None else label + _json_value(cell) for cell in set(column)}
    return list(map(texts.__getitem__, column))


def _json_value(value: Value) -> str:
    if isinstance(value, str):
        return encode_basestring(value)
    if value is True or value is False:
        return "true" if value else "false"
    return repr(value)


class SourceView(NamedTuple):
    """What facts need to know of a source; `group` is alike for sources that are not independent (reprints).

    `publisher_key` is the canonical entity that the publisher is, `reprint_of` the key of the source that this one
    prints again.
    """

    key: str
    kind: SourceKind
    title: str
    published: str | None
    publisher: str | None
    url: str | None
    licence: str | None
    group: str
    language: str | None = None
    sha256: str | None = None
    publisher_key: str | None = None
    reprint_of: str | None = None


class RoleView(NamedTuple):
    """A role as facts see it: the canonical entity that identity found, beside the source's own thing."""

    entity: str
    thing: str
    name: str
    told: str = ""
    start: int | None = None
    end: int | None = None
    how: str = ""


class ClaimView(NamedTuple):
    """A claim as facts see it: roles led to canonical entities, values by name, and the source it comes from.

    `quote`, `start` and `end` are there for prose, `record` for data.
    """

    id: str
    kind: str
    status: Status
    source: SourceView
    roles: dict[str, RoleView]
    values: dict[str, Value]
    rule: str
    quote: str | None = None
    start: int | None = None
    end: int | None = None
    record: str | None = None
    attributed_to: RoleView | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """How many records and files were read since the last tally, for progress and for the summary of a load."""

    records: int
    files: int = 0
