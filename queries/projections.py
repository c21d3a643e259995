"""The stores of one graph, opened when first needed and kept in step with its ledger."""

from pathlib import Path

from graph.engine.workspace import Workspace
from graph.stores.contract import Store
from graph.stores.embedded_store import EmbeddedStore

EMBEDDED = "embedded"


class Projections:
    """The embedded store of a folder, and a Neo4j besides where its address is given; the latter answers then."""

    def __init__(self, folder: Path, address: str | None, *, reading: bool) -> None:
        self._folder = folder / EMBEDDED
        self._address = address
        self._reading = reading
        self._embedded: Store | None = None
        self._neo4j: Store | None = None

    def store(self, workspace: Workspace) -> Store:
        """The store that answers, brought up to date first where it is behind."""
        store = self._open_neo4j() if self._address else self._open_embedded(workspace)
        _update(store, workspace)
        return store

    def bring_up_to_date(self, workspace: Workspace) -> None:
        """Puts into each store what it lacks."""
        for store in (self._open_embedded(workspace), self._open_neo4j() if self._address else None):
            if store is not None:
                _update(store, workspace)

    def close(self) -> None:
        """Lets the stores go."""
        for store in (self._embedded, self._neo4j):
            if store is not None:
                store.close()

    def _open_embedded(self, workspace: Workspace) -> Store:
        if self._embedded is None:
            self._embedded = EmbeddedStore.open(self._folder, reading=self._reading)
            if self._reading and self._embedded.mark() != workspace.last_change:
                # A reader cannot catch up: a writer does it, and the reader opens again.
                self._embedded.close()
                self._embedded = None
                writer = EmbeddedStore.open(self._folder)
                _update(writer, workspace)
                writer.close()
                self._embedded = EmbeddedStore.open(self._folder, reading=True)
        return self._embedded

    def _open_neo4j(self) -> Store:
        if self._neo4j is None:
            from graph.stores.neo4j_store import Neo4jStore  # noqa: PLC0415  half a second that only its users should wait

            self._neo4j = Neo4jStore.open(str(self._address))
        return self._neo4j


def _update(store: Store, workspace: Workspace) -> None:
    """Puts into a store what it lacks; one that is empty is loaded whole, and so is one that belongs to another ledger."""
    mark, last = store.mark(), workspace.last_change
    if mark > last or (last and not mark):
        with workspace.streamed() as (nodes, edges):
            store.rebuild(nodes, edges, last)
    elif mark < last:
        store.apply(workspace.changes_since(mark))
