"""The loaders of the register of significant control: its records, and the table of companies that runs beside them."""

import io
import json
import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from graph.errors import Refusal
from graph.intake import LoadItem
from graph.kinds import ThingType
from loaders.companies_house.clubs import COLUMNS, TABLE, ClubOf, club_of, clubs_beside, number_of
from loaders.companies_house.control import Control, control_of
from loaders.contract import FileHead, InputFile, Told
from loaders.json_faults import json_fault, too_deep
from loaders.node import Node
from loaders.recognise import head_of
from loaders.register import Registers
from loaders.tables.rows import TableRow, read_table, surveyed
from loaders.tables.take import take_rows
from loaders.things import Gathering
from loaders.wrong import Wrong

SCHEME = "companies-house"
_LOG = logging.getLogger("touchline")
_SHOWN = 200


@dataclass(frozen=True, slots=True)
class CompaniesHouseLoader:
    """Records one a line; those of companies that run no club of the table beside them are passed over."""

    name: str = "companies-house-psc"
    reads: str = (
        f"people with significant control, JSON lines of Companies House, with {TABLE} ({', '.join(COLUMNS)}) beside it"
    )
    gives: str = (
        "who owns which club, people and companies, with the band of shares, "
        "year and month of birth, and ids of companies"
    )
    licence: str | None = "OGL-UK-3.0"
    asked_only: bool = False

    def recognises(self, head: FileHead) -> bool:
        """Whether the first lines are records of the register, or the columns of the table that lies beside them."""
        return (
            head.has_columns(*COLUMNS)
            or head.first == "{"
            and head.has_keys("company_number", "data", "kind")
            and (head.has_keys("natures_of_control") or head.has_keys("notified_on"))
        )

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each record; the table beside them tells the numbers of the clubs' companies."""
        if head_of(file).has_columns(*COLUMNS):
            yield from self._numbers(file, told)
            return
        clubs = clubs_beside(file)
        encoding, sha256 = surveyed(file)
        source = file.dataset(
            f"Companies House: {file.name.partition('.')[0]}",
            told,
            loader=self.name,
            sha256=sha256,
            publisher="Companies House",
            licence=self.licence,
        )
        yield source
        gathering = Gathering(source, "companies-house 1")
        taker, passed = _Taker(gathering, clubs), 0
        with io.TextIOWrapper(file.open(), encoding=encoding) as lines:
            for number, line in enumerate(lines, 1):
                if not line.strip("\ufeff \r\n"):
                    continue
                gathering.count()
                try:
                    passed += not taker(_node(line), f"{file.name}:{number}")
                except Wrong as wrong:
                    yield Refusal(file.path, wrong.reason, number, wrong.field or None, line.strip()[:_SHOWN])
                if gathering.due():
                    yield from gathering.take()
        yield from gathering.take()
        if passed:
            _LOG.info("%s: passed over: %d records of companies that run no club of %s", file.path, passed, TABLE)

    def _numbers(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The clubs of the user's own table with the numbers of their companies."""
        table = read_table(file)
        source = file.dataset(file.name, told, loader=self.name, sha256=table.sha256)
        yield source
        gathering = Gathering(source, "companies-house 1")
        identifier, registers = gathering.into("identifier", ("thing",), ("scheme", "value")), Registers("clubs")

        def take(row: TableRow, record: str) -> None:
            number, club = club_of(row)
            team = gathering.team(
                club.name, registers.team(club.name, club.country, None), f"{club.name}|{club.country or ''}"
            )
            identifier((record, team, SCHEME, number))

        yield from take_rows(table, file, gathering, take)


def _node(line: str) -> Node:
    try:
        return Node(json.loads(line.removeprefix("\ufeff")))
    except json.JSONDecodeError as error:
        raise Wrong("", json_fault(error)) from error
    except RecursionError as error:
        raise Wrong("", too_deep(line)[1]) from error


class _Taker:
    """Takes one record after another."""

    def __init__(self, things: Gathering, clubs: Mapping[str, ClubOf]) -> None:
        self._things, self._clubs = things, clubs
        self._registers = Registers("clubs")
        self._owned = things.into("owned", ("owner", "team"), ("until", "seen", "state", "role", "share"))
        self._person = things.into("person", ("person",), ("born", "nationality"))
        self._identifier = things.into("identifier", ("thing",), ("scheme", "value"))
        self._made: set[str] = set()

    def __call__(self, node: Node, record: str) -> bool:
        """Take a record; False where its company runs no club that is asked for."""
        number = number_of(node.needed("company_number"))
        club = self._clubs.get(number)
        if club is None:
            return False
        told = control_of(node.node("data"))
        owner = self._owner(told, record)
        team = self._things.team(club.name, self._registers.team(club.name, club.country, None), number)
        self._known(record, team, number)
        # The register tells when it was notified, which is a day on which it held and not the day on which it began.
        self._owned(
            (record, owner, team, told.ceased, told.notified, "former" if told.ceased else None, told.role, told.share)
        )
        return True

    def _owner(self, told: Control, record: str) -> str:
        if not told.is_person:
            owner = self._things.thing(ThingType.ORGANISATION, told.registered or told.name, told.name)
            if told.registered:
                self._known(record, owner, number_of(told.registered))
            return owner
        local = f"{told.name}|{told.born or ''}"
        new = not self._things.has(ThingType.PERSON, local)
        owner = self._things.thing(ThingType.PERSON, local, told.name)
        if new and (told.born or told.nationality):
            self._person((record, owner, told.born, told.nationality))
        return owner

    def _known(self, record: str, thing: str, number: str) -> None:
        """The number of a company, told once."""
        if thing not in self._made:
            self._made.add(thing)
            self._identifier((record, thing, SCHEME, number))
