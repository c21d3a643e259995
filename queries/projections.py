"""The stores of one graph, opened when first needed and kept in step with its ledger."""

from dataclasses import replace
from pathlib import Path

from graph.engine.workspace import Workspace
from graph.errors import StoreUnavailable
from graph.stores.contract import Store
from graph.stores.embedded_store import EmbeddedStore

EMBEDDED = "embedded"
#: So many seconds a load waits until others have read what they came for, and a reader until a load has been written.
PATIENCE = 60.0
READERS_PATIENCE = 15.0


class Projections:
    """The embedded store of a folder, and a Neo4j besides where its address is given; the latter answers then."""

    def __init__(self, folder: Path, address: str | None, *, reading: bool) -> None:
        # absolute, for the engine stays in the working folder in which it was first used
        self._folder = folder.absolute() / EMBEDDED
        self._address = address
        self._reading = reading
        self._embedded: Store | None = None
        self._neo4j: Store | None = None

    def store(self, workspace: Workspace) -> Store:
        """The store that answers, brought up to date first where it is behind.

        Raises `StoreUnavailable` where a Neo4j holds the graph of another folder: only a load takes its place.
        """
        if not self._address:
            store = self._open_embedded(workspace)
        else:
            store = self._open_neo4j()
            if store.mark() and _place(store, workspace) is None:
                raise StoreUnavailable(
                    f"{self._address}: the Neo4j there holds the graph of another folder, or a later state of this "
                    "one; 'touchline load ... --store' puts this one in its place"
                )
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
            wait = READERS_PATIENCE if self._reading else PATIENCE
            self._embedded = EmbeddedStore.open(self._folder, reading=self._reading, wait=wait)
            if self._reading and _place(self._embedded, workspace) != workspace.last_change:
                # A reader cannot catch up: a writer does it, and the reader opens again.
                self._embedded.close()
                self._embedded = None
                writer = EmbeddedStore.open(self._folder, wait=wait)
                _update(writer, workspace)
                writer.close()
                self._embedded = EmbeddedStore.open(self._folder, reading=True, wait=wait)
        return self._embedded

    def _open_neo4j(self) -> Store:
        if self._neo4j is None:
            from graph.stores.neo4j_store import Neo4jStore  # noqa: PLC0415  half a second that only its users should wait

            self._neo4j = Neo4jStore.open(str(self._address))
        return self._neo4j


def _place(store: Store, workspace: Workspace) -> int | None:
    """The change of this ledger up to which a store is; None where it is empty or holds the graph of another one.

    The marks of stores count from the moment at which their ledger was made, so that no two ledgers share one.
    """
    change = store.mark() - workspace.began
    return change if 0 <= change <= workspace.last_change else None


def _update(store: Store, workspace: Workspace) -> None:
    """Puts into a store what it lacks; one that is empty or of another ledger is loaded whole."""
    place, last, began = _place(store, workspace), workspace.last_change, workspace.began
    if place is None and (last or store.mark()):
        with workspace.streamed() as (nodes, edges):
            store.rebuild(nodes, edges, began + last)
    elif place is not None and place < last:
        changes = workspace.changes_since(place)
        store.apply(replace(changes, upto=began + changes.upto))
