"""The graph in a folder, by the embedded engine: the default, nothing to install or start."""

import os
import shutil
from collections.abc import Iterable, Mapping
from itertools import islice
from pathlib import Path

from graph.errors import BadUse, GraphHeld, StoreUnavailable
from graph.rows import Changes, EdgeRow, NodeRow
from graph.stores.contract import Param, Table
from graph.stores.cypher_text import refuse_files
from graph.stores.embedded_engine import Engine, engine
from graph.stores.embedded_errors import told
from graph.stores.embedded_loading import load, put_changes, read_mark
from graph.stores.embedded_values import table_of
from graph.stores.folder_lock import FolderLock
from graph.stores.grouping import by_labels, by_type

_MADE_AGAIN = "Nothing is lost: delete that folder, and it is made again from the ledger"


class EmbeddedStore:
    """A store in a folder of its own, open for reading or for writing.

    The database is the folder `db`. A first load goes to `building`, which becomes `ready` when it is whole and then
    takes the place of `db`: at whatever step that breaks off, the next opening for writing finds a whole graph.
    """

    def __init__(self, folder: Path, lock: FolderLock, opened: Engine, *, reading: bool) -> None:
        self._folder = folder
        self._lock = lock
        self._engine = opened
        self._reading = reading

    @classmethod
    def open(cls, folder: Path, *, reading: bool = False, wait: float = 2.0) -> "EmbeddedStore":
        """Opens the store, made new where there is none; `GraphHeld` tells who is in the way."""
        engine()
        if reading and not (folder / "db").is_dir():
            cls.open(folder, wait=wait).close()
        lock = FolderLock(folder, writing=not reading)
        lock.acquire(wait)
        try:
            if not reading:
                _settle(folder)
            return cls(folder, lock, Engine.open(folder / "db", reading=reading), reading=reading)
        except Exception as error:
            lock.release()
            if reading and "needs recovery" in str(error):
                # a writer was killed: what it committed is there once a writer has opened it again
                cls.open(folder, wait=wait).close()
                return cls.open(folder, reading=True, wait=wait)
            if "already in use" in str(error):
                raise GraphHeld(f"{folder}: this process has it open already; use that, or close it first") from error
            raise StoreUnavailable(
                f"{folder}: the embedded graph cannot be opened: {_first_line(error)}. {_MADE_AGAIN}"
            ) from error

    def mark(self) -> int:
        """The number of the last change that is in here."""
        try:
            return read_mark(self._engine)
        except engine().ArcadeDBError as error:
            raise self._damaged() from error

    def apply(self, changes: Changes) -> None:
        """Puts changes and their mark in by one transaction, tried again where the engine met another's writing."""
        self._refuse_if_reading()
        if self.mark() == 0:
            self.rebuild(changes.nodes, changes.edges, changes.upto)
            return
        self._engine.create_types(by_labels(changes.nodes), by_type(changes.edges))
        self._engine.database.run_in_transaction(lambda: put_changes(self._engine, changes))

    def rebuild(self, nodes: Iterable[NodeRow], edges: Iterable[EdgeRow], mark: int) -> None:
        """Loads all into a new database, then puts that in the place of the old one."""
        self._refuse_if_reading()
        building = self._folder / "building"
        shutil.rmtree(building, ignore_errors=True)
        built = Engine.create(building)
        try:
            load(built, nodes, edges, mark)
        finally:
            built.close()
        _sync(building)
        building.rename(self._folder / "ready")
        self._engine.close()
        _settle(self._folder)
        self._engine = Engine.open(self._folder / "db", reading=False)

    def query(self, text: str, params: Mapping[str, Param] | None = None, limit: int | None = None) -> Table:
        """The rows of a read-only query."""
        refuse_files(text)
        failure = engine().ArcadeDBError
        try:
            rows = [row.to_dict() for row in islice(self._engine.read("opencypher", text, params), limit)]
            return table_of(self._engine, text, rows)
        except failure as error:
            if str(error).endswith(": null"):  # the engine lost its way among its own files
                raise self._damaged() from error
            raise BadUse(told(str(error), text)) from error

    def clear(self) -> None:
        """Empties the store."""
        self.rebuild((), (), 0)

    def close(self) -> None:
        """Closes the database and lets others in."""
        self._engine.close()
        self._lock.release()

    def _damaged(self) -> StoreUnavailable:
        return StoreUnavailable(f"{self._folder}: the embedded graph is damaged. {_MADE_AGAIN}")

    def _refuse_if_reading(self) -> None:
        if self._reading:
            raise BadUse(f"{self._folder}: this graph is open for reading only")


def _settle(folder: Path) -> None:
    """Brings the folder in order, whatever was broken off there; only a writer may."""
    ready, database = folder / "ready", folder / "db"
    if ready.is_dir():
        shutil.rmtree(database, ignore_errors=True)
        ready.rename(database)
    shutil.rmtree(folder / "building", ignore_errors=True)
    if not database.is_dir():
        Engine.create(folder / "building").close()
        (folder / "building").rename(database)


def _sync(folder: Path) -> None:
    """Waits until all files of a folder are on the disk: the fast way of loading writes no log."""
    if os.name == "nt":
        return  # a file cannot be synced through a handle that only reads, there
    for path in [*folder.iterdir(), folder]:
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")
