"""A place in a JSON document: typed access to what stands there, and its path for messages and records."""

from loaders.wrong import Wrong

#: No fact of football is a higher number, and no store takes any.
_HIGHEST, _LONGEST = 10**10, 12


class Node:
    """An object of a document; what is absent is empty, what is of a wrong type is refused with its path."""

    __slots__ = ("_members", "path")

    def __init__(self, value: object, path: str = "") -> None:
        self._members: dict[str, object] = value if isinstance(value, dict) else {}
        self.path = path

    def __bool__(self) -> bool:
        return bool(self._members)

    def has(self, name: str) -> bool:
        """Whether it has the member, even an empty one."""
        return name in self._members

    def text(self, name: str) -> str | None:
        """A text without blanks around it, or a whole number as text; None where nothing is told."""
        value = self._members.get(name)
        if isinstance(value, str):
            return value.strip() or None
        if value is None or isinstance(value, bool):
            return None
        if isinstance(value, int):
            return str(value)
        raise Wrong(self._place(name), f"should be a text, not {type(value).__name__}")

    def needed(self, name: str) -> str:
        """A text without which the record says nothing."""
        found = self.text(name)
        if found is None:
            raise Wrong(self._place(name), "missing")
        return found

    def whole(self, name: str) -> int | None:
        """A whole number, also as text with blanks between thousands; None where nothing is told."""
        value = self._members.get(name)
        if value is None or value == "":
            return None
        if isinstance(value, int) and not isinstance(value, bool):
            found: int | None = value
        else:
            bare = "".join(value.split()).replace(",", "") if isinstance(value, str) else ""
            found = int(bare) if bare.isdecimal() and len(bare) < _LONGEST else None
        if found is None or abs(found) > _HIGHEST:
            raise Wrong(self._place(name), f"not a whole number: {value!r}")
        return found

    def number(self, name: str) -> float | None:
        """A number; None where nothing is told."""
        value = self._members.get(name)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise Wrong(self._place(name), f"not a number: {value!r}")
        return float(value)

    def flag(self, name: str) -> bool:
        """Whether the member is true."""
        return self._members.get(name) is True

    def node(self, name: str) -> "Node":
        """The object there, empty where there is none."""
        return Node(self._members.get(name), self._place(name))

    def nodes(self, name: str) -> list["Node"]:
        """The objects of the list there."""
        value = self._members.get(name)
        if not isinstance(value, list):
            return []
        place = self._place(name)
        return [Node(part, f"{place}[{at}]") for at, part in enumerate(value)]

    def parts(self) -> "list[tuple[str, Node]]":
        """The objects among its members, each with its name."""
        return [
            (name, Node(value, self._place(name))) for name, value in self._members.items() if isinstance(value, dict)
        ]

    def lists(self) -> "list[tuple[str, list[Node]]]":
        """The lists of objects among its members, each with its name."""
        return [(name, self.nodes(name)) for name, value in self._members.items() if isinstance(value, list)]

    def numbers(self, name: str) -> list[int | None]:
        """The whole numbers of the list there."""
        value = self._members.get(name)
        parts = value if isinstance(value, list) else []
        return [part if isinstance(part, int) and not isinstance(part, bool) else None for part in parts]

    def texts(self, name: str) -> list[str]:
        """The texts of the list there."""
        value = self._members.get(name)
        return [part for part in value if isinstance(part, str)] if isinstance(value, list) else []

    def _place(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name
