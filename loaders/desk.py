"""What the loaders of matches write on: things, matches and events of one dataset, and what could not be taken."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from graph.errors import Refusal
from graph.intake import LoadItem
from loaders.contract import InputFile
from loaders.events import EventWriter
from loaders.matches import MatchWriter
from loaders.node import Node
from loaders.register import Registers, Sides
from loaders.things import Gathering
from loaders.wrong import Wrong


@dataclass(slots=True)
class Desk:
    """Where the claims of one file go, and what could not be taken."""

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

    def each(self, nodes: Iterable[Node], take: Callable[[Node], None]) -> None:
        """Take each record of a list; one that cannot be taken does not hold up the others."""
        for node in nodes:
            self.things.count()
            try:
                take(node)
            except Wrong as wrong:
                self.refuse(node, wrong)

    def taken(self, nodes: Iterable[Node], take: Callable[[Node], None]) -> Iterator[LoadItem]:
        """Take the records of a long list, and hand on what has gathered whenever that is much."""
        for node in nodes:
            self.each((node,), take)
            if self.things.due():
                yield from self.things.take()


def desk_of(file: InputFile, things: Gathering, *, sides: Sides = "any", assists: str | None = None) -> Desk:
    """The desk of a file; `sides` is what its sides are, `assists` by whose count assists are told."""
    return Desk(file, things, MatchWriter(things, Registers(sides)), EventWriter(things, assists))
