"""Which club a company runs: a table of the user's, for the register knows companies by number only."""

from typing import NamedTuple

from graph.errors import Refusal
from loaders.contract import InputFile
from loaders.tables.rows import TableRow, read_table
from loaders.wrong import Wrong

#: Beside a file of the register, the table that says which company runs which club.
TABLE = "company-numbers.csv"
COLUMNS = ("company_number", "club")
_DIGITS = 8


class ClubOf(NamedTuple):
    """The club that a company runs."""

    name: str
    country: str | None


def number_of(told: str) -> str:
    """A company's number as the register writes it: eight signs, noughts before those that spreadsheets took away."""
    bare = told.strip().upper()
    return bare.zfill(_DIGITS) if bare.isdecimal() else bare


def club_of(row: TableRow) -> tuple[str, ClubOf]:
    """The number and the club of a row."""
    number, club = number_of(row.cell("company_number")), " ".join(row.cell("club").split())
    for column, told in (("company_number", number), ("club", club)):
        if not told:
            raise Wrong(column, "missing")
    return number, ClubOf(club, row.cell("country") or None)


def clubs_beside(file: InputFile) -> dict[str, ClubOf]:
    """The clubs of the table beside a file; rows that cannot be taken are refused with the table itself."""
    table = file.beside(TABLE)
    if table is None:
        raise file.refused(
            f"which club a company runs is not told: lay {TABLE} beside it (columns {', '.join(COLUMNS)}, and country)"
        )
    found: dict[str, ClubOf] = {}
    for row in read_table(table).rows:
        if not isinstance(row, Refusal):
            try:
                number, club = club_of(row)
            except Wrong:
                continue
            found[number] = club
    return found
