"""A loader of documents with matches, most of them JSON: a provider's module says where they are and takes one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.desk import Desk, desk_of
from loaders.node import Node
from loaders.register import Sides
from loaders.things import Gathering


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
        desk = desk_of(file, gathering, sides=self.sides(document), assists=self.assists)
        yield from desk.taken(self.matches(document), self.taker(document, desk))
        yield from gathering.take()
        yield from desk.refused


def parsed(file: InputFile) -> Node:
    """The document of a file; a list at the top is the member 'matches' of one."""
    data = file.json()
    return Node({"matches": data}) if isinstance(data, list) else Node(data)
