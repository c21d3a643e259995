"""The loaders of registers as tables, recognised by their columns."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.recognise import is_table
from loaders.register_table.clubs import ClubTaker
from loaders.register_table.columns import CLUBS, PEOPLE, Fields, Reader, known_share, told_fields
from loaders.register_table.people import PeopleTaker
from loaders.tables.rows import read_table
from loaders.tables.take import Take, take_rows
from loaders.things import Gathering

_SCHEME = re.compile(r"[^\w]+")
#: At least so large a share of the columns must be known: a league's table has a name and points besides.
_KNOWN = 0.6


@dataclass(frozen=True, slots=True)
class RegisterLoader:
    """A register of one sort: it needs a name, and one of the columns that tell what sort it is."""

    name: str
    reads: str
    gives: str
    fields: Fields
    telling: frozenset[str]
    taker: Callable[[str, Reader, Gathering], Take]
    licence: str | None = None
    asked_only: bool = False

    def recognises(self, head: FileHead) -> bool:
        """Whether the first line names the columns of such a register, and few others."""
        told = told_fields(head.columns, self.fields)
        return (
            "name" in told
            and not self.telling.isdisjoint(told)
            and is_table(head)
            and known_share(head.columns, self.fields) >= _KNOWN
        )

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each row."""
        table = read_table(file, ragged=True)
        reader = Reader(table.columns, self.fields)
        if "name" not in reader.columns:
            raise file.refused(f"no column of names (right: {' or '.join(self.fields['name'])})", line=1)
        source = file.dataset(file.name, told, loader=self.name, sha256=table.sha256)
        yield source
        gathering = Gathering(source, f"{self.name} 1")
        scheme = _SCHEME.sub("-", file.name.partition(".")[0]).strip("-").lower() or self.name
        take = self.taker(scheme, reader, gathering)
        yield from take_rows(
            table, file, gathering, take, {field: (column,) for field, column in reader.columns.items()}
        )


REGISTERS = (
    RegisterLoader(
        "people-table",
        "your own register of people (columns name, and id, born, position, club, since, until, aliases ...)",
        "people with all their names, ids, birth, nation and position, and their times with sides",
        PEOPLE,
        frozenset({"born", "club", "position", "since"}),
        PeopleTaker,
    ),
    RegisterLoader(
        "clubs-table",
        "your own register of clubs (columns name, and id, country, city, side, ground, aliases ...)",
        "clubs with all their names, ids, country, city, side and ground",
        CLUBS,
        frozenset({"aliases", "country", "city", "side", "ground"}),
        ClubTaker,
    ),
)
