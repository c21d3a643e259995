"""A graph's workspace: its ledger and its verdicts, with all that can be done to them."""

import json
import logging
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from sqlalchemy import Connection

from graph.claims import ClaimView, Source
from graph.closing import Closing
from graph.engine.derive import Derivation
from graph.engine.reading import all_rows, changes_since, each_edge, each_node
from graph.engine.units import touched_units
from graph.errors import BadUse, NotFound
from graph.identity.doubts import doubts_of
from graph.identity.identify import identify
from graph.identity.judged import Joined, joined_by, sorts_of
from graph.identity.lookups import things_named
from graph.identity.reprints import find_reprints
from graph.identity.verdicts import FILE, Judgement, Verdict, VerdictFile, Verdicts
from graph.intake import LoadItems, LoadReport
from graph.ledger.articles import current_articles
from graph.ledger.connect import close_ledger, get_meta, open_ledger, set_meta, undone_work, writing
from graph.ledger.intake import Intake
from graph.ledger.sources import (
    Known,
    State,
    claims_by_source,
    current_versions,
    families_of,
    known_sources,
    silence,
    things_of_versions,
)
from graph.ledger.touched import Touched
from graph.ledger.views import claims_by_key
from graph.rows import Changes, EdgeRow, NodeRow

MEMORY = ":memory:"
_LOG = logging.getLogger("touchline.engine")


class Workspace(Closing):
    """The ledger of one graph, opened; what it comes to is read as rows or as changes since a mark."""

    def __init__(self, connection: Connection, verdicts: VerdictFile) -> None:
        self._connection = connection
        self._file = verdicts

    @classmethod
    def open(cls, folder: str | Path = MEMORY) -> Self:
        """The workspace in a folder, made where there is none; ':memory:' keeps nothing."""
        place = str(folder)
        path = None if place == MEMORY or "://" in place else Path(place) / FILE
        workspace = cls(open_ledger(place), VerdictFile(path))
        workspace._recover()
        workspace._catch_up()
        return workspace

    def close(self) -> None:
        """Lets the ledger go."""
        close_ledger(self._connection)

    @property
    def last_change(self) -> int:
        """The number of the last change; stores compare it with their mark."""
        with self._connection.begin():
            return int(get_meta(self._connection, "change", "0"))

    @property
    def began(self) -> int:
        """When the ledger was made, in milliseconds since 1970: it tells ledgers apart."""
        with self._connection.begin():
            return int(get_meta(self._connection, "began", "0"))

    def load(self, items: LoadItems, progress: Callable[[LoadReport], None] | None = None) -> LoadReport:
        """Keeps what loaders yield and brings the rows up to date; all of it or, if it fails, nothing."""
        began = time.monotonic()
        with writing(self._connection, "a load"):
            intake = Intake(self._connection)
            for item in items:
                intake.take(item)
                if progress is not None:
                    progress(intake.report)
            intake.finish()
            derivation = self._update(intake.touched)
        report = intake.report
        report.nodes_changed, report.relationships_changed = derivation.nodes, derivation.edges
        report.seconds = time.monotonic() - began
        return report

    def sources(self) -> list[Known]:
        """What the current sources go by, in the order of keys."""
        with self._connection.begin():
            return known_sources(self._connection)

    def retract(self, source: str, *also: str) -> int:
        """Takes a source back, named by key, address or path, or as in `also`; gives how many rows changed."""
        with writing(self._connection, "retracting a source"):
            versions = current_versions(self._connection, (source, *also))
            if not versions:
                raise NotFound(
                    f"no source goes by {source!r} (right: its key, its address or the path it was loaded from)"
                )
            touched = Touched()
            silence(self._connection, [number for number, _ in versions], State.RETRACTED, touched)
            derivation = self._update(touched)
        return derivation.nodes + derivation.edges

    def judge(self, verdict: Judgement, one: str, other: str, by: str, why: str) -> int:
        """Keeps a verdict on two things, named by ids of things or registers; gives how many rows changed."""
        one, other = self._member(one), self._member(other)
        if one == other:
            raise BadUse(f"{one} is one thing: a verdict is on two")
        self._refuse_two_sorts(one, other)
        self._file.append(Verdict(verdict, one, other, by, why, time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())))
        return self._catch_up()

    def is_member(self, name: str) -> bool:
        """Whether a verdict may name something so: by a thing's id or an id in a register, as keys hold them."""
        return self._find_member(name) is not None

    def joined_by(self, key: str) -> list[Joined]:
        """The pairs of members that verdicts made into this entity."""
        with self._connection.begin():
            return joined_by(self._connection, Verdicts(self._file.read()), key)

    def evidence(self, claims: Collection[str]) -> list[ClaimView]:
        """Claims by their ids, each with its source and its quote or record."""
        with self._connection.begin():
            return claims_by_key(self._connection, claims)

    def articles(self) -> Iterator[Source]:
        """The current articles with their kept texts, in the order of keys."""
        with self._connection.begin():
            yield from current_articles(self._connection)

    def claims_by_source(self) -> dict[str, int]:
        """How many claims each source makes, by the source's key."""
        with self._connection.begin():
            return claims_by_source(self._connection)

    def rows(self) -> tuple[list[NodeRow], list[EdgeRow]]:
        """The whole graph, in the order of keys."""
        with self._connection.begin():
            return all_rows(self._connection)

    @contextmanager
    def streamed(self) -> Iterator[tuple[Iterator[NodeRow], Iterator[EdgeRow]]]:
        """The whole graph, row after row: it need not fit into memory."""
        with self._connection.begin():
            yield each_node(self._connection), each_edge(self._connection)

    def changes_since(self, mark: int) -> Changes:
        """What turns the graph as it stood at a change into the graph of now."""
        with self._connection.begin():
            return changes_since(self._connection, mark, int(get_meta(self._connection, "change", "0")))

    def doubts(self, keys: Collection[str]) -> dict[str, tuple[str, ...]]:
        """What entities, given by their keys, may be besides: as 'name (key: why)', for those in doubt."""
        with self._connection.begin():
            return doubts_of(self._connection, keys)

    def _catch_up(self) -> int:
        """Applies what the file of verdicts says now and did not when it was last read."""
        verdicts = Verdicts(self._file.read())
        with self._connection.begin():
            before = [tuple(row) for row in json.loads(get_meta(self._connection, "verdicts", "[]"))]
        members = verdicts.changed(before)
        if not members:
            return 0
        with writing(self._connection, "applying verdicts"):
            derivation = self._update(Touched(things=things_named(self._connection, members)))
        return derivation.nodes + derivation.edges

    def _recover(self) -> None:
        """Says what was begun and not finished: the database has undone it."""
        with self._connection.begin():
            pending = get_meta(self._connection, "unfinished")
        if pending and (told := undone_work(self._connection)):
            _LOG.warning("not finished and undone: %s; nothing of it was kept, do it again", told)

    def _member(self, name: str) -> str:
        """What a verdict may name: a thing's id, or an id in a register where a key is made from one."""
        found = self._find_member(name)
        if found is not None:
            return found
        raise NotFound(f"no thing goes by {name!r} (right: the id of a thing or an id in a register, as wikidata:Q1)")

    def _find_member(self, name: str) -> str | None:
        with self._connection.begin():
            for member in (name, name.partition(":")[2]):
                if member and things_named(self._connection, [member]):
                    return member
        return None

    def _refuse_two_sorts(self, one: str, other: str) -> None:
        with self._connection.begin():
            here, there = sorts_of(self._connection, one), sorts_of(self._connection, other)
        if here.isdisjoint(there):
            raise BadUse(
                f"{one} is a {' or '.join(sorted(here))}, {other} a {' or '.join(sorted(there))}: "
                "a verdict is on two of one sort"
            )

    def _update(self, touched: Touched) -> Derivation:
        """Identity and rows, for what was touched."""
        connection = self._connection
        verdicts = Verdicts(self._file.read())
        set_meta(connection, "verdicts", json.dumps(verdicts.as_rows()))
        change = int(get_meta(connection, "change", "0")) + 1
        derivation = Derivation(connection, change)
        regrouped = find_reprints(connection, touched.families)
        moved = identify(connection, touched.things, verdicts)
        # Whoever counts independent sources must count again where their groups are others.
        touched.things |= things_of_versions(connection, list(regrouped))
        touched.families |= families_of(connection, regrouped)
        derivation.run(touched_units(connection, touched.things, moved, touched.renamed, touched.families))
        if derivation.nodes or derivation.edges:
            set_meta(connection, "change", str(change))
        return derivation
