"""A graph, opened: what `touchline.open` gives. Each method has a command of the same name."""

import shutil
import tempfile
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from graph.claims import ClaimView
from graph.closing import Closing
from graph.engine.workspace import MEMORY, Workspace
from graph.errors import BadUse, GraphHeld, NotFound, StoreUnavailable
from graph.identity.verdicts import Judgement
from graph.intake import LoadReport
from graph.ledger.connect import FILE as LEDGER
from graph.rows import EdgeRow, NodeRow
from graph.stores.contract import Param, Store
from graph.stores.networkx_store import to_networkx
from loaders.contract import Told
from loaders.licences import only_open_sources
from loaders.metadata import Metadata
from queries.answers import Answer
from queries.ask import ask, request_of
from queries.catalogue import QUESTIONS, question_named
from queries.cypher_answers import CypherAnswer
from queries.defaults import LIMIT, STEPS
from queries.export.report import Export
from queries.export.selection import around as near
from queries.export.selection import everything, only_open
from queries.export.writers import WRITERS
from queries.listings import Candidacy, SourceRow, candidacies, source_rows
from queries.load_steps import how_far, then_told
from queries.naming import key_of
from queries.opponents import refuse_opponents
from queries.projections import Projections
from queries.read_only import copied, may_write
from queries.source_names import not_found, same_address, writings
from queries.telling import table_of, told_of
from queries.verdicts import pair_meant

if TYPE_CHECKING:
    import networkx

    from queries.checks import Finding

Progress = Callable[[str, int], None]


class Graph(Closing):
    """One graph: its ledger, and the stores that Cypher is asked of.

    Open it with `Graph.open`, use it in a `with` statement or close it. Nothing is printed; progress goes to a
    callback, and to `logging.getLogger("touchline")`.
    """

    def __init__(self, workspace: Workspace, projections: Projections, scratch: Path | None = None) -> None:
        self._opened: Workspace | None = workspace
        self._projections = projections
        self._scratch = scratch

    @property
    def _workspace(self) -> Workspace:
        if self._opened is None:
            raise BadUse("this graph has been closed; open it again")
        return self._opened

    @classmethod
    def open(
        cls,
        folder: str | Path = "touchline-graph",
        *,
        store: str | None = None,
        reading: bool = False,
        existing: bool = False,
    ) -> Self:
        """The graph in a folder, made where there is none; ':memory:' is thrown away when closed.

        `store` is the address of a Neo4j that is kept in step besides and answers instead of the embedded engine.
        `reading` promises that nothing will be loaded, so that others are kept out for less long. A graph that is only
        read, or must be `existing`, is not made: `StoreUnavailable` says that there is none. Of a folder that may only
        be read a copy is asked. Raises `GraphHeld`
        where another process holds the folder, `StoreUnavailable`, `ModelMismatch`.
        """
        if str(folder) == MEMORY:
            scratch = Path(tempfile.mkdtemp(prefix="touchline-"))
            return cls(Workspace.open(MEMORY), Projections(scratch, store, reading=False), scratch)
        place = Path(folder)
        if place.exists() and not place.is_dir():
            raise BadUse(
                f"{place}: a file, and a graph is a folder (right: a folder, which is made where there is none)"
            )
        if (reading or existing) and not (place / LEDGER).is_file():
            raise StoreUnavailable(
                f"there is no graph in {place}; make one with: touchline load FILE_OR_FOLDER --graph {place}"
            )
        if reading and not may_write(place):
            copy = copied(place)
            return cls(Workspace.open(copy), Projections(copy, store, reading=True), copy)
        place.mkdir(parents=True, exist_ok=True)
        return cls(Workspace.open(place), Projections(place, store, reading=reading))

    def close(self) -> None:
        """Lets the ledger and the stores go; closing twice is harmless."""
        if self._opened is None:
            return
        self._projections.close()
        self._opened.close()
        self._opened = None
        if self._scratch is not None:
            shutil.rmtree(self._scratch, ignore_errors=True)

    def load(
        self,
        *paths: str | Path,
        as_: str | None = None,
        publisher: str | None = None,
        published: str | date | None = None,
        url: str | None = None,
        metadata: str | Path | Metadata | None = None,
        told: Told | None = None,
        licence: str | None = None,
        progress: Progress | None = None,
    ) -> LoadReport:
        """Loads files and folders; the report says what was read, kept and refused, and why.

        `as_` names a loader where content does not tell; `licence='open'` refuses sources that are not open.
        `publisher`, `published` (as 2017-10-25) and `url`, or all three as `told`, tell of articles what these do not
        tell; `metadata` is the path of a CSV file that tells it of each. BadUse where a day or that file is wrong.
        """
        from loaders.files import read_paths  # noqa: PLC0415  slow to import, and only some calls need it

        if licence not in (None, "open"):
            raise BadUse(f"licence: {licence!r} (right: open)")
        all_told = told_of(publisher, published, url, told)
        items = read_paths([_absolute(path) for path in paths], as_, all_told, table_of(metadata))
        step = None if progress is None else lambda report: progress(*how_far(report))
        items = only_open_sources(items) if licence else items
        report = self._workspace.load(items if progress is None else then_told(items, progress), step)
        if progress is not None:
            progress("writing the graph", report.records)
        try:
            self._projections.bring_up_to_date(self._workspace)
        except (GraphHeld, StoreUnavailable) as error:  # what was read is kept, whatever becomes of its copies
            report.behind = str(error)
        return report

    def ask(self, question: str, *, limit: int | None = LIMIT, **fields: object) -> Answer[Any]:
        """The answer to a question of `QUESTIONS`, with its fields by name; names are given as people type them.

        Raises `NotFound` or `Ambiguous` where a name does not lead to one thing, `BadUse` for a wrong field.
        """
        found = question_named(question)
        if found is None:
            names = ", ".join(one.name for one in QUESTIONS)
            raise BadUse(f"no question is called {question!r}; there are: {names}")
        return ask(self._store(), found, request_of(found, fields), limit, self.claims)

    def cypher(self, text: str, params: Mapping[str, Param] | None = None, limit: int | None = None) -> CypherAnswer:
        """The rows of a read-only Cypher query; at most `limit`."""
        table = self._store().query(text, params or {}, None if limit is None else limit + 1)
        more = limit is not None and len(table.rows) > limit
        return CypherAnswer(table.columns, table.rows[:limit] if more else table.rows, more)

    def rows(self) -> tuple[list[NodeRow], list[EdgeRow]]:
        """All nodes and relationships, by their keys."""
        return self._workspace.rows()

    def to_networkx(self) -> "networkx.MultiDiGraph":
        """The whole graph as a `networkx.MultiDiGraph`: nodes by key, edges under their own keys."""
        return to_networkx(*self.rows())

    def who(self, name: str) -> Answer[Candidacy]:
        """Everyone and everything that a name may mean, with what tells them apart."""
        return candidacies(self._store(), name, self._workspace.doubts)

    def judge(self, judgement: Judgement, one: str, other: str, *, why: str, by: str, anyway: bool = False) -> int:
        """Keeps a verdict on two, named as people type them or by key; gives how many rows changed.

        Where both names lead to one thing that a verdict made of two, it is that verdict which is judged anew.
        `anyway` lets clubs be the same that met, and people who were opponents or are of different births.
        """
        pair = pair_meant(self._store(), self._workspace, judgement, one, other)
        if judgement is Judgement.SAME and not anyway:
            refuse_opponents(self._store(), (one, other), pair)
        changed = self._workspace.judge(judgement, *pair, by, why)
        self._projections.bring_up_to_date(self._workspace)
        return changed

    def same(self, one: str, other: str, *, why: str, by: str = "", anyway: bool = False) -> int:
        """Says that two are the same; BadUse where they were opponents or of different births, unless `anyway`."""
        return self.judge(Judgement.SAME, one, other, why=why, by=by, anyway=anyway)

    def different(self, one: str, other: str, *, why: str, by: str = "") -> int:
        """Says that two are different."""
        return self.judge(Judgement.DIFFERENT, one, other, why=why, by=by)

    def unsure(self, one: str, other: str, *, why: str, by: str = "") -> int:
        """Takes a verdict back: leaves the pair to the rules again."""
        return self.judge(Judgement.UNSURE, one, other, why=why, by=by)

    def retract(self, source: str) -> int:
        """Takes a source back, named by path, address (however written) or key; gives how many rows changed.

        Raises `NotFound` with what the closest sources go by.
        """
        try:
            changed = self._workspace.retract(*writings(source))
        except NotFound:
            known = self._workspace.sources()
            same = same_address(known, source)
            if not same:
                raise not_found(known, source) from None
            changed = self._workspace.retract(*same)
        self._projections.bring_up_to_date(self._workspace)
        return changed

    def check(self) -> "Answer[Finding]":
        """What does not add up, in the graph and within single texts."""
        from queries.checks import check  # noqa: PLC0415  slow to import, and only some calls need it

        return check(self._store(), self._workspace.articles())

    def claims(self, ids: Sequence[str]) -> list[ClaimView]:
        """Claims by their ids, as nodes and relationships hold them in `claims`: each with its quote or record."""
        return self._workspace.evidence(ids)

    def sources(self) -> Answer[SourceRow]:
        """The sources of the graph, with their state and licence."""
        paths = {one.key: one.origin for one in self._workspace.sources() if one.origin}
        return source_rows(self._store(), self._workspace.claims_by_source(), paths)

    def export(
        self, form: str, file: str | Path, *, licence: str | None = None, around: str | None = None, steps: int = STEPS
    ) -> Export:
        """Writes the graph to a file: graphml, json, csv or html; `licence='open'` leaves out what is not open.

        `around` takes only what is at most `steps` steps from someone or something, named as people type it.
        """
        write = WRITERS.get(form)
        if write is None:
            raise BadUse(f"no format is called {form!r}; there are: {', '.join(WRITERS)}")
        if licence not in (None, "open"):
            raise BadUse(f"licence: {licence!r} (right: open)")
        selection = only_open(*self.rows()) if licence else everything(*self.rows())
        if around is not None:
            selection = near(selection, key_of(self._store(), around, (), "around"), steps)
        write(selection, Path(file))
        return Export(len(selection.nodes), len(selection.edges), selection.left_out)

    def _store(self) -> Store:
        return self._projections.store(self._workspace)


def _absolute(path: str | Path) -> Path:
    """A path as the ledger knows it, for 'report.txt' of two folders is two files; '-' is standard input."""
    return Path(path) if str(path) == "-" else Path(path).absolute()
