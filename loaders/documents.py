"""A loader of documents with matches, most of them JSON: a provider's module says where they are and takes one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.desk import Desk, desk_of
from loaders.matches import Goals, goals_of
from loaders.minutes import UNKNOWN, Minute, minute_at
from loaders.node import Node
from loaders.register import Sides
from loaders.things import Gathering
from loaders.wrong import Wrong


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


def goals_in(node: Node) -> Goals | None:
    """The score of an object with the members 'home' and 'away'."""
    return goals_of(node.whole("home"), node.whole("away"))


def minute_from(node: Node, minute: str, added: str) -> Minute:
    """The minute of two members of an object; where no minutes are added, 97 is 97."""
    regular, more = node.whole(minute), node.whole(added)
    if regular is None:
        return UNKNOWN
    found = minute_at(regular, more, extra_time=more is None, told=f"{regular}+{more}" if more else str(regular))
    if found is None:
        raise Wrong(f"{node.path}.{minute}", f"not a minute of a match: {regular}")
    return found
