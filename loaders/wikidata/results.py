"""Results of a query of Wikidata, as JSON or CSV: each row ties a person, a side or a ground together."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from graph.errors import Refusal
from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.tables.rows import read_table
from loaders.things import Gathering
from loaders.wikidata.result_rows import Columns, ResultWriter, columns_of
from loaders.wikidata.values import obj, objs, text
from loaders.wrong import Wrong

_ENTITY = re.compile(r"https?://www\.wikidata\.org/entity/Q\d|(?:^|,)\"?Q\d{1,12}\"?,", re.MULTILINE)
_Row = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class ResultsLoader:
    """SPARQL results whose variables are called as `result_rows` knows them (player, team, start, end ...)."""

    name: str = "wikidata-results"
    reads: str = (
        "results of Wikidata queries as JSON or CSV, with columns such as player, team, start, end, or "
        "coach, owner, chair"
    )
    gives: str = (
        "who played for, managed, owned or chaired which side, grounds, "
        "births; a first of January is taken for the year"
    )
    licence: str | None = "CC0-1.0"
    asked_only: bool = False

    def recognises(self, head: FileHead) -> bool:
        """Whether the columns tie two things, and are filled with ids of Wikidata."""
        names = head.columns
        if head.first == "{":
            if not head.has_keys("head", "vars", "results", "bindings"):
                return False
            names = tuple(head.keys)
        return columns_of(names) is not None and bool(_ENTITY.search(head.text or ""))

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claim of each row."""
        with file.open() as stream:
            is_json = stream.read(64).lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")
        names, rows = _of_json(file) if is_json else _of_table(file)
        columns = columns_of(names)
        if columns is None:
            raise file.refused(
                f"no columns that tie a person and a side (right: player and team, coach and team ...): "
                f"{', '.join(names)}"
            )
        source = file.dataset(
            f"Wikidata query: {file.name}",
            told,
            loader=self.name,
            sha256=file.sha256(),
            publisher="Wikidata",
            licence=self.licence,
        )
        yield source
        gathering = Gathering(source, "wikidata-results 1")
        yield from _taken(file, rows, columns, gathering)


def _taken(
    file: InputFile, rows: Iterator[tuple[int, _Row] | Refusal], columns: Columns, gathering: Gathering
) -> Iterator[LoadItem]:
    writer = ResultWriter(gathering, columns)
    for row in rows:
        gathering.count()
        if isinstance(row, Refusal):
            yield row
            continue
        line, cells = row
        try:
            writer.take(cells, f"{file.name}:{line}")
        except Wrong as wrong:
            yield Refusal(file.path, wrong.reason, line, wrong.field)
        if gathering.due():
            yield from gathering.take()
    yield from gathering.take()


def _of_table(file: InputFile) -> tuple[tuple[str, ...], Iterator[tuple[int, _Row] | Refusal]]:
    table = read_table(file)

    def rows() -> Iterator[tuple[int, _Row] | Refusal]:
        for row in table.rows:
            yield row if isinstance(row, Refusal) else (row.line, {name: row.cell(name) for name in table.columns})

    return table.columns, rows()


def _of_json(file: InputFile) -> tuple[tuple[str, ...], Iterator[tuple[int, _Row] | Refusal]]:
    """Rows are counted from one."""
    document = obj(file.json())
    told = obj(document.get("head")).get("vars")
    names = tuple(str(name) for name in told) if isinstance(told, list) else ()
    bindings = objs(obj(document.get("results")).get("bindings"))
    return names, (
        (number, {name: text(obj(row.get(name)).get("value")) or "" for name in names})
        for number, row in enumerate(bindings, start=1)
    )
