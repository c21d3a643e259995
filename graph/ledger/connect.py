"""Opening the ledger's database, by default a SQLite file in the graph's folder."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, update
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import StaticPool

from graph.errors import GraphHeld, ModelMismatch, StoreUnavailable
from graph.ledger.tables import META, METADATA, SCRATCH

#: Raised whenever an older ledger cannot be read as it stands.
MODEL = "1"
FILE = "ledger.sqlite"
_UNFINISHED = "unfinished"


class _Cursor(Protocol):
    def execute(self, sql: str) -> object: ...
    def close(self) -> None: ...


class _Raw(Protocol):
    isolation_level: str | None

    def cursor(self) -> _Cursor: ...


def open_ledger(folder: str | Path) -> Connection:
    """A connection to the ledger of a folder, ':memory:', or an address such as postgresql+psycopg://host/name.

    Raises `StoreUnavailable` where it is damaged or may not be written, `GraphHeld` where another process keeps it.
    """
    engine = _engine(str(folder))
    try:
        connection = engine.connect()
        with connection.begin():
            METADATA.create_all(connection)
            SCRATCH.create_all(connection)
            if connection.dialect.name == "sqlite":
                _say_that_lists_are_short(connection)
            _check_model(connection)
    except DatabaseError as error:
        engine.dispose()
        raise _cannot_be_opened(str(folder), str(error.orig)) from error
    return connection


def _cannot_be_opened(place: str, why: str) -> GraphHeld | StoreUnavailable:
    if "locked" in why:
        return GraphHeld("another process is writing to this graph; wait until it has finished")
    if "://" in place:
        return StoreUnavailable(f"the ledger cannot be opened: {why}")
    if "not a database" in why or "malformed" in why:
        return StoreUnavailable(
            f"{Path(place) / FILE}: damaged ({why}). Put a copy of it back, or load the sources again "
            "into a new folder; verdicts are in a text file beside it and can be taken along"
        )
    return StoreUnavailable(
        f"{Path(place) / FILE}: cannot be opened: {why}; to load, judge or retract, the folder and its files must be "
        "there and writable"
    )


@contextmanager
def writing(connection: Connection, doing: str) -> Iterator[None]:
    """One transaction that changes the ledger: all of it or nothing, whatever happens.

    That it began is noted first, so that whoever opens the ledger after a crash can say what was undone. Raises
    `GraphHeld` where another process is writing.
    """
    connection.info["begin"] = "BEGIN IMMEDIATE"
    try:
        with connection.begin():
            set_meta(connection, _UNFINISHED, f"{doing}, begun {time.strftime('%Y-%m-%d %H:%M:%S')}")
        with connection.begin():
            yield
            connection.execute(delete(META).where(META.c.name == _UNFINISHED))
    except OperationalError as error:
        if "locked" in str(error):
            raise GraphHeld("another process is writing to this graph; wait until it has finished") from error
        raise
    except BaseException:
        # The transaction was undone by now, and whoever called is told why.
        with connection.begin():
            connection.execute(delete(META).where(META.c.name == _UNFINISHED))
        raise
    finally:
        connection.info["begin"] = "BEGIN"


def undone_work(connection: Connection) -> str:
    """What another process began and did not finish: it was undone, and is told once; '' where there is nothing."""
    if not get_meta(connection, _UNFINISHED):
        return ""
    connection.rollback()
    connection.info["begin"] = "BEGIN IMMEDIATE"
    try:
        with connection.begin():
            told = get_meta(connection, _UNFINISHED)
            connection.execute(delete(META).where(META.c.name == _UNFINISHED))
            return told
    except OperationalError:
        return ""  # It is still being done.
    finally:
        connection.info["begin"] = "BEGIN"


def close_ledger(connection: Connection) -> None:
    """Closes the connection and lets the database go."""
    engine = connection.engine
    connection.close()
    engine.dispose()


def get_meta(connection: Connection, name: str, default: str = "") -> str:
    """A remembered setting of the ledger."""
    found = connection.execute(select(META.c.value).where(META.c.name == name)).scalar()
    return default if found is None else str(found)


def set_meta(connection: Connection, name: str, value: str) -> None:
    """Remembers a setting of the ledger."""
    done = connection.execute(update(META).where(META.c.name == name).values(value=value))
    if not done.rowcount:
        connection.execute(insert(META).values(name=name, value=value))


def _engine(place: str) -> Engine:
    if "://" in place:
        return create_engine(place)
    if place == ":memory:":
        engine = create_engine("sqlite://", poolclass=StaticPool)
    else:
        Path(place).mkdir(parents=True, exist_ok=True)
        engine = create_engine(f"sqlite:///{Path(place) / FILE}")
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def _on_connect(raw: _Raw, _record: object) -> None:
    """SQLite begins transactions when told to, not by guess, so that making a table can be undone as well."""
    raw.isolation_level = None
    cursor = raw.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = NORMAL",
        "temp_store = MEMORY",
        "cache_size = -131072",
        "busy_timeout = 10000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.info.get("begin", "BEGIN"))


def _say_that_lists_are_short(connection: Connection) -> None:
    """Lets SQLite begin every join at the list of what is wanted.

    It takes tables of unknown size for equally large, and would read all claims to find ten.
    """
    connection.exec_driver_sql("ANALYZE temp")
    for table in SCRATCH.sorted_tables:
        connection.exec_driver_sql("DELETE FROM temp.sqlite_stat1 WHERE tbl = ?", (table.name,))
        connection.exec_driver_sql("INSERT INTO temp.sqlite_stat1 VALUES (?, NULL, '50')", (table.name,))
    connection.exec_driver_sql("ANALYZE temp.sqlite_schema")


def _check_model(connection: Connection) -> None:
    found = get_meta(connection, "model")
    if not found:
        set_meta(connection, "model", MODEL)
        set_meta(connection, "began", str(time.time_ns() // 1_000_000))
    elif found != MODEL:
        raise ModelMismatch(
            f"the ledger was written by model {found}, this version reads model {MODEL}; load the "
            "sources again into a new folder, or install the version that wrote it"
        )
