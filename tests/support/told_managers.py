"""Who manages which side by a text, as family names and sides."""

from collections.abc import Collection

from graph.dates import PartialDate
from loaders.prose.read import read_prose

#: The states of whoever has charge of a side on the day.
IN_CHARGE = ("current", "caretaker")


def told_managers(
    text: str, day: str = "2016-11-06", publisher: str | None = None, states: Collection[str] | None = None
) -> set[tuple[str, str]]:
    """The family name of each manager that a text tells of, with the side; only those of the states where given."""
    reading = read_prose(text, published=PartialDate.parse(day), publisher=publisher)
    found = set()
    for told in reading.statements:
        person, team = told.role("person"), told.role("team")
        holds = told.kind == "managed" and (states is None or told.value("state") in states)
        if holds and person is not None and team is not None:
            found.add((reading.entities[person.entity].name.split()[-1], reading.entities[team.entity].name))
    return found
