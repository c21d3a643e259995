"""The graph in a Neo4j, beside whatever else that holds: ours are the nodes labelled Touchline and their ties."""

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING

import neo4j
from neo4j.exceptions import AuthError, ClientError, DriverError, Neo4jError

from graph.errors import BadUse, StoreUnavailable
from graph.rows import Changes, EdgeRow, NodeRow
from graph.stores import neo4j_loading as loading
from graph.stores import neo4j_texts as texts
from graph.stores.contract import Param, Table
from graph.stores.cypher_text import refuse_files
from graph.stores.grouping import by_type
from graph.stores.neo4j_values import table_of

if TYPE_CHECKING:
    from neo4j import Driver

#: The longest that a query may take, in seconds.
TIMEOUT = 300.0


class Neo4jStore:
    """A store in a Neo4j at an address like neo4j://127.0.0.1:7687.

    User, password and, where it is not the default one, database come from the environment: NEO4J_USERNAME,
    NEO4J_PASSWORD and NEO4J_DATABASE. Nodes of ours without a mark among them are a load that broke off.
    """

    def __init__(self, address: str, driver: "Driver", database: str | None, timeout: float) -> None:
        self._address = address
        self._driver = driver
        self._database = database
        self._timeout = timeout

    @classmethod
    def open(cls, address: str, environment: Mapping[str, str] | None = None, timeout: float = TIMEOUT) -> "Neo4jStore":
        """Connects; `StoreUnavailable` says what to start or to set."""
        told = os.environ if environment is None else environment
        if "@" in address:
            raise BadUse("--store: an address without user and password; set NEO4J_USERNAME and NEO4J_PASSWORD instead")
        user, password = told.get("NEO4J_USERNAME") or "neo4j", told.get("NEO4J_PASSWORD")
        try:
            driver = neo4j.GraphDatabase.driver(
                address,
                auth=(user, password) if password else None,
                connection_timeout=10,
                notifications_min_severity=neo4j.NotificationMinimumSeverity.OFF,
            )
        except (DriverError, ValueError) as error:
            raise BadUse(f"--store {address}: {error}; an address looks like neo4j://127.0.0.1:7687") from error
        store = cls(address, driver, told.get("NEO4J_DATABASE") or None, timeout)
        try:
            with store._told():
                driver.verify_connectivity()
        except Exception:
            driver.close()
            raise
        return store

    def mark(self) -> int:
        """The number of the last change that is in here."""
        with self._told():
            return self._driver.execute_query(texts.READ_MARK, database_=self._database).records[0]["mark"] or 0

    def apply(self, changes: Changes) -> None:
        """Puts changes and their mark in by one transaction, tried again where the server asks for it."""
        if self.mark() == 0:
            self.rebuild(changes.nodes, changes.edges, changes.upto)
            return
        with self._told(), self._driver.session(database=self._database) as session:
            loading.index_edges(self._driver, self._database, by_type(changes.edges))
            session.execute_write(loading.put_changes, changes)

    def rebuild(self, nodes: Iterable[NodeRow], edges: Iterable[EdgeRow], mark: int) -> None:
        """Takes out what is ours and loads all."""
        self.clear()
        with self._told():
            loading.prepare(self._driver, self._database)
            loading.load(self._driver, self._database, nodes, edges, mark)

    def query(self, text: str, params: Mapping[str, Param] | None = None, limit: int | None = None) -> Table:
        """The rows of a read-only query."""
        refuse_files(text)
        with (
            self._told(),
            self._driver.session(database=self._database, default_access_mode=neo4j.READ_ACCESS) as session,
            session.begin_transaction(timeout=self._timeout) as transaction,
        ):
            result = transaction.run(loading.checked(text), dict(params or {}))
            rows = [record.values() for record in islice(result, limit)]
            result.consume()
            return table_of(transaction, result.keys(), rows)

    def clear(self) -> None:
        """Takes out what is ours and leaves all else."""
        with self._told():
            loading.clear(self._driver, self._database)

    def close(self) -> None:
        """Disconnects."""
        self._driver.close()

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turns the driver's errors into ours, by what the caller can do about them."""
        try:
            yield
        except AuthError as error:
            raise StoreUnavailable(
                f"{self._address}: user or password is wrong or missing; set NEO4J_USERNAME and "
                f"NEO4J_PASSWORD ({_first_line(error)})"
            ) from error
        except ClientError as error:
            raise BadUse(_refusal(error, self._timeout)) from error
        except (DriverError, Neo4jError) as error:
            raise StoreUnavailable(
                f"{self._address}: the Neo4j there does not answer ({_first_line(error)}). Is it running? "
                "`docker compose up --detach --wait` starts the one of docker-compose.yml"
            ) from error


def _refusal(error: ClientError, timeout: float) -> str:
    code = error.code or ""
    if code.endswith(".AccessMode"):
        return "the query would write, and only reading is possible here"
    if "TransactionTimedOut" in code:
        return f"the query took longer than {timeout:g} seconds"
    return f"the query cannot be run: {_first_line(error)}"


def _first_line(error: DriverError | Neo4jError) -> str:
    text = (error.message if isinstance(error, Neo4jError) else None) or str(error)
    return text.strip().split("\n", maxsplit=1)[0]
