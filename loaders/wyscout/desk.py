"""What the files of Wyscout have in common: names by number, and where the claims of one file go."""

import re
from collections import Counter
from collections.abc import Mapping

from graph.errors import RecordRefused, Refusal
from graph.kinds import ThingType
from loaders.contract import InputFile
from loaders.desk import Desk
from loaders.node import Node
from loaders.wrong import Wrong

SCHEME = "wyscout"
#: Letters outside ASCII are written twice escaped in the published files.
_ESCAPED = re.compile(r"\\u([0-9a-fA-F]{4})")
_SOFT_HYPHEN = "\u00ad"
#: In which file the names of each kind of person lie, and how that kind is numbered.
_FILES = {"player": "players", "coach": "coaches", "referee": "referees"}


def tidy(text: str | None) -> str | None:
    r"""A text with its escaped letters ('Alav\u00e9s') as letters; None where nothing is told."""
    plain = _ESCAPED.sub(lambda found: chr(int(found[1], 16)), text or "")
    return " ".join(plain.replace(_SOFT_HYPHEN, "").split()) or None


def person_name(node: Node) -> str | None:
    """First, middle and last name, or else the short one."""
    parts = (tidy(node.text(name)) for name in ("firstName", "middleName", "lastName"))
    return " ".join(part for part in parts if part) or tidy(node.text("shortName"))


def names_beside(file: InputFile, start: str) -> Mapping[str, str] | None:
    """The names in the files beside that begin so (players.json, players_World_Cup.json), by number.

    None without such a file.
    """
    names: dict[str, str] = {}
    found = False
    for other in file.neighbours(start, ".json"):
        try:
            listed = other.json()
        except RecordRefused:
            continue  # its own load tells what is wrong with it
        found = True
        for part in listed if isinstance(listed, list) else ():
            node = Node(part)
            if (number := node.text("wyId")) and (name := person_name(node) or tidy(node.text("name"))):
                names[number] = name
    return names if found else None


class People:
    """The people of one file, by kind and number; whoever has no name is counted, and told at the end."""

    def __init__(self, desk: Desk, known: Mapping[str, Mapping[str, str] | None]) -> None:
        self._desk, self._known = desk, known
        self._nameless: Counter[str] = Counter()
        self._first: dict[str, str] = {}

    def named(self, kind: str, node: Node, member: str) -> str | None:
        """The person of a number; None where there is none (0), or where no file tells names of that kind."""
        number = node.text(member)
        if number in {None, "0"}:
            return None
        names = self._known[kind]
        if names is None:
            self._nameless[kind] += 1
            self._first.setdefault(kind, f"{node.path}.{member}")
            return None
        name = names.get(number or "")
        if name is None:
            raise Wrong(f"{node.path}.{member}", f"no file beside it names {kind} {number}")
        local = f"{SCHEME}:{number}" if kind == "player" else f"{SCHEME}-{kind}:{number}"
        return self._desk.things.thing(ThingType.PERSON, local, name, local)

    def needed(self, kind: str, node: Node, member: str) -> str:
        """A person without whom the record says nothing."""
        found = self.named(kind, node, member)
        if found is None:
            raise Wrong(f"{node.path}.{member}", f"no {kind} is told")
        return found

    def nameless(self) -> list[Refusal]:
        """One refusal for each kind whose names lie nowhere."""
        return [
            Refusal(
                self._desk.file.path,
                f"{times} times a {kind} is told by number only, and no {_FILES[kind]}.json lies beside: left out",
                None,
                self._first[kind],
            )
            for kind, times in self._nameless.items()
        ]
