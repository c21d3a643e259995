"""Which column of a register is which field, and the cells of a row as fields."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from graph.dates import PartialDate
from loaders.tables.rows import TableRow
from loaders.wrong import Wrong

Fields = Mapping[str, tuple[str, ...]]

#: Cells that tell nothing. 'Na' and 'None' as a name in a column of names are no name that a register would hold.
GAPS = frozenset({"", "-", "–", "?", "NULL", "null", "Null", "NA", "N/A", "n/a", "NaN", "nan", "None", "none", "\\N"})
_FROM_UNTIL: Fields = MappingProxyType(
    {
        "since": ("since", "from", "start", "start_date", "joined"),
        "until": ("until", "to", "end", "end_date", "left"),
    }
)
PEOPLE: Fields = MappingProxyType(
    {
        "id": ("id", "player_id", "person_id"),
        "name": ("name", "full_name", "player", "player_name", "person"),
        "born": ("born", "birth_date", "date_of_birth", "birth_year", "dob"),
        "position": ("position", "pos"),
        "nationality": ("nationality", "nation", "country"),
        "club": ("club", "team", "club_name", "team_name"),
        "role": ("role",),
        "shirt": ("shirt", "shirt_number"),
        "aliases": ("aliases", "alias", "known_as", "other_names"),
        **_FROM_UNTIL,
    }
)
CLUBS: Fields = MappingProxyType(
    {
        "id": ("id", "club_id", "team_id"),
        "name": ("name", "club", "team", "club_name", "team_name"),
        "country": ("country",),
        "city": ("city", "town"),
        "side": ("side",),
        "ground": ("ground", "stadium", "venue"),
        "founded": ("founded",),
        "aliases": ("aliases", "alias", "known_as", "other_names"),
    }
)
#: Columns with ids of registers that many know.
SCHEMES: Fields = MappingProxyType(
    {
        "wikidata": ("wikidata", "wikidata_id", "qid"),
        "wikipedia": ("wikipedia", "wikipedia_id"),
        "transfermarkt": ("transfermarkt", "transfermarkt_id"),
        "fbref": ("fbref", "fbref_id"),
        "soccerway": ("soccerway", "soccerway_id"),
        "opta": ("opta", "opta_id"),
    }
)


def told_fields(columns: Sequence[str], fields: Fields) -> dict[str, str]:
    """The fields that a line of columns has, each with its column; the first of several counts."""
    plain = {_plain(column): column for column in reversed(columns)}
    found = {field: next((plain[name] for name in names if name in plain), None) for field, names in fields.items()}
    return {field: column for field, column in found.items() if column is not None}


def known_share(columns: Sequence[str], fields: Fields) -> float:
    """The share of columns that the fields know: a table of something else has many that they do not."""
    known = {name for names in (*fields.values(), *SCHEMES.values()) for name in names}
    told = [column for column in map(_plain, columns) if column]
    return sum(column in known for column in told) / max(1, len(told))


class Reader:
    """Reads the cells of rows by the names of fields."""

    def __init__(self, columns: Sequence[str], fields: Fields) -> None:
        self.columns = told_fields(columns, fields)
        self._schemes = told_fields(columns, SCHEMES)

    def text(self, row: TableRow, field: str) -> str | None:
        """What a cell tells; None where it tells nothing or there is no such column."""
        column = self.columns.get(field)
        told = " ".join(row.cell(column).split()) if column else ""
        return None if told in GAPS else told

    def date(self, row: TableRow, field: str) -> str | None:
        """A date as precise as told."""
        told = self.text(row, field)
        if told is None:
            return None
        try:
            return PartialDate.parse(told).text
        except ValueError as error:
            raise Wrong(field, str(error)) from error

    def aliases(self, row: TableRow) -> list[str]:
        """Other names, parted by a bar or a semicolon."""
        told = self.text(row, "aliases") or ""
        names = [" ".join(name.split()) for name in told.replace(";", "|").split("|")]
        return [name for name in dict.fromkeys(names) if name not in GAPS]

    def identifiers(self, row: TableRow) -> list[tuple[str, str]]:
        """Ids in registers elsewhere, with the register of each."""
        cells = ((scheme, row.cell(column)) for scheme, column in self._schemes.items())
        return [(scheme, told) for scheme, told in cells if told not in GAPS]


def _plain(column: str) -> str:
    return "_".join(column.strip().lower().replace("-", " ").split())
