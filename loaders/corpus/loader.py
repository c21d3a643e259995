"""goals_time2 of schochastics/football-data as two Parquet tables: matches.parquet, and incidents.parquet beside it.

Incidents of one match follow each other; what they mean is as in the JSON files (loaders.incidents.schochastics).
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256

from graph.errors import Refusal
from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.corpus.incident_rows import COLUMNS as OF_INCIDENTS
from loaders.corpus.incident_rows import IncidentWriter
from loaders.corpus.match_rows import COLUMNS as OF_MATCHES
from loaders.corpus.match_rows import CorpusMatches
from loaders.events import EventWriter
from loaders.parquet import MAGIC, Cells, read_rows
from loaders.things import Gathering
from loaders.wrong import Wrong

INCIDENTS = "incidents.parquet"
Take = Callable[[Cells, str], None]
_NEEDED = ("match_id", "league", "season", "date", "home", "away", "home_goals", "away_goals")


@dataclass(frozen=True, slots=True)
class CorpusLoader:
    """Both tables are one source."""

    name: str = "schochastics-parquet"
    reads: str = "matches.parquet of goals_time2 (schochastics/football-data), with incidents.parquet beside it"
    gives: str = "matches with score, ground and referee; goals, assists, cards, substitutions, missed penalties"
    licence: str | None = "ODC-By-1.0"
    asked_only: bool = False

    def recognises(self, head: FileHead) -> bool:
        """Whether it is a Parquet table with such columns."""
        return head.data.startswith(MAGIC) and (head.has_columns(*_NEEDED) or head.has_columns(*OF_INCIDENTS))

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each match, then those of each incident."""
        if file.name == INCIDENTS:
            raise file.refused("its incidents are told by numbers of matches: matches.parquet must lie beside it")
        incidents = file.beside(INCIDENTS)
        source = file.dataset(
            "schochastics/football-data: goals_time2",
            told,
            loader=self.name,
            sha256=_hash(file, incidents),
            publisher="schochastics",
            licence=self.licence,
        )
        yield source
        things = Gathering(source, "corpus 1")
        left_out: list[Wrong] = []
        matches = CorpusMatches(things, left_out.append)
        yield from _take(file, OF_MATCHES, matches.take, things, left_out)
        if incidents is None:
            yield Refusal(file.path, f"no {INCIDENTS} beside it: the matches are kept, without goals, cards or changes")
            return
        writer = IncidentWriter(things, EventWriter(things), matches.known)
        yield from _take(incidents, OF_INCIDENTS, writer.take, things, [])


def _take(
    file: InputFile, columns: Mapping[str, type[str] | type[int]], take: Take, things: Gathering, left_out: list[Wrong]
) -> Iterator[LoadItem]:
    """Row after row; one that cannot be taken, or a field that was left out, is refused with its number and column."""
    for number, row in enumerate(read_rows(file, columns), start=1):
        things.count()
        try:
            take(row, f"{file.name}:{number}")
        except Wrong as wrong:
            left_out.append(wrong)
        while left_out:
            finding = left_out.pop()
            yield Refusal(file.path, finding.reason, number, finding.field, _shown(row))
        if things.due():
            yield from things.take()
    yield from things.take()


def _shown(row: Cells) -> str:
    return ",".join("" if cell is None else str(cell) for cell in row)[:200]


def _hash(file: InputFile, incidents: InputFile | None) -> str:
    """One hash for both tables."""
    if incidents is None:
        return file.sha256()
    return sha256(f"{file.sha256()} {incidents.sha256()}".encode()).hexdigest()
