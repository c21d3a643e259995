"""A loader of documents with matches, most of them JSON.

Here is what a provider's module needs, and the way through a document.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from graph.errors import Refusal
from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.incidents.events import EventWriter
from loaders.matches import MatchWriter
from loaders.node import Node
from loaders.register import Registers, Sides
from loaders.things import Gathering
from loaders.wrong import Wrong


@dataclass(slots=True)
class Desk:
    """What a provider's module writes on: things, matches and events of one dataset, and what it could not take."""

    file: InputFile
    things: Gathering
    matches: MatchWriter
    events: EventWriter
    refused: list[Refusal] = field(default_factory=list)

    def record(self, node: Node) -> str:
        """A node's place as the record of a claim: 'cup.json:matches[3].goals[0]'."""
        return f"{self.file.name}:{node.path}"

    def refuse(self, node: Node, wrong: Wrong) -> None:
        """Note that a record could not be taken."""
        inside = wrong.field.startswith(node.path)
        self.refused.append(
            Refusal(self.file.path, wrong.reason, None, wrong.field if inside else f"{node.path}.{wrong.field}")
        )

    def each(self, nodes: list[Node], take: Callable[[Node], None]) -> None:
        """Take each record of a list; one that cannot be taken does not hold up the others."""
        for node in nodes:
            self.things.count()
            try:
                take(node)
            except Wrong as wrong:
                self.refuse(node, wrong)


@dataclass(frozen=True, slots=True)
class DocumentLoader:
    """A provider's form: how it is known, where its matches are, and what takes one of them."""

    name: str
    reads: str
    known: Callable[[FileHead], bool]
    matches: Callable[[Node], list[Node]]
    dataset: Callable[[Node, InputFile], str]
    taker: Callable[[Node, Desk], Callable[[Node], None]]
    gives: str = "matches with goals, assists, cards, substitutions, line-ups, managers and referees as far as told"
    licence: str | None = None
    publisher: str | None = None
    sides: Callable[[Node], Sides] = lambda _: "clubs"
    assists: str | None = None
    asked_only: bool = False
    parse: "Callable[[InputFile], Node] | None" = None

    def recognises(self, head: FileHead) -> bool:
        """Whether a file that begins so is in this form."""
        return self.known(head)

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each match of the document."""
        document = (self.parse or parsed)(file)
        source = file.dataset(
            self.dataset(document, file),
            told,
            loader=self.name,
            sha256=file.sha256(),
            publisher=self.publisher,
            licence=self.licence,
        )
        yield source
        gathering = Gathering(source, "incidents 1")
        desk = Desk(
            file,
            gathering,
            MatchWriter(gathering, Registers(self.sides(document))),
            EventWriter(gathering, self.assists),
        )
        take = self.taker(document, desk)
        for match in self.matches(document):
            desk.each([match], take)
            if gathering.due():
                yield from gathering.take()
        yield from gathering.take()
        yield from desk.refused


def parsed(file: InputFile) -> Node:
    """The document of a file; a list at the top is the member 'matches' of one."""
    data = file.json()
    return Node({"matches": data}) if isinstance(data, list) else Node(data)
