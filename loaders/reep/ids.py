"""The ids of a row at other registers, and which of them a table gives to several rows."""

import re
from collections.abc import Mapping

from graph.errors import Refusal
from loaders.contract import InputFile
from loaders.tables.rows import TableRow, read_table
from loaders.wrong import Wrong

_PREFIX = "key_"
#: Columns that repeat what another says.
_NOT_IDS = frozenset({"key_fbref_verified"})
_SCHEMES: Mapping[str, str] = {
    "key_premier_league": "premierleague",
    "key_fpl_code": "fpl-code",
    "key_transfermarkt_manager": "transfermarkt-manager",
}
BARE_ID = re.compile(r"Q\d{1,12}$")


def schemes(columns: tuple[str, ...]) -> dict[str, str]:
    """The columns that hold ids, each with what its register is called."""
    return {
        column: _SCHEMES.get(column, column.removeprefix(_PREFIX).replace("_", "-"))
        for column in columns
        if column.startswith(_PREFIX) and column not in _NOT_IDS
    }


def shared_ids(file: InputFile) -> frozenset[tuple[str, str]]:
    """The ids, with their columns, that rows of different items share: nobody knows whose they are."""
    bearers: dict[int, int] = {}
    shared: set[tuple[str, str]] = set()
    table = read_table(file)
    columns = [column for column in schemes(table.columns) if column != "key_wikidata"]
    for row in table.rows:
        if isinstance(row, Refusal):
            continue
        item = hash(row.cell("key_wikidata") or row.cell("reep_id"))
        for column in columns:
            if (told := row.cell(column)) and bearers.setdefault(hash((column, told)), item) != item:
                shared.add((column, told))
    return frozenset(shared)


def named(row: TableRow, column: str = "name") -> str:
    """The name of a row; Wrong where an id stands for it."""
    name = " ".join(row.cell(column).split())
    if not name:
        raise Wrong(column, "missing")
    if BARE_ID.match(name):
        raise Wrong(column, f"an id stands where a name should: {name}")
    return name
