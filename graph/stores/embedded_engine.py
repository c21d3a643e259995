"""The embedded engine itself: opened quietly, with the schema that loading and questions need.

Imported only where a graph is opened, for the engine has no wheel for some platforms.
"""

import os
import platform
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from graph.errors import StoreUnavailable
from graph.schema import COMMON_LABEL
from graph.stores.grouping import Labels

if TYPE_CHECKING:
    from types import ModuleType

#: The type that all relationship types extend, so that one index on `key` covers them.
ANY_EDGE = "TouchlineEdge"
#: Where the mark is kept: a document, which no Cypher pattern matches.
MARK = "TouchlineMark"
#: Properties besides `key` by which nodes are looked up.
LOOKED_UP = {"Name": ("folded",), "Identifier": ("value",)}


def engine() -> "ModuleType":
    """The package of the embedded engine; `StoreUnavailable` says what can be done where it is not there."""
    # its log would otherwise go to the terminal, line upon line
    os.environ.setdefault("ARCADEDB_LOG_CONSOLE", "0")
    try:
        import arcadedb  # noqa: PLC0415  see the module's docstring
    except ImportError as error:
        raise StoreUnavailable(
            f"the embedded graph needs the package arcadedb, which cannot be imported ({error}). Install it with `pip "
            "install 'arcadedb>=26.11.1.dev2,<26.12'`; it has wheels for Linux with glibc (x86-64, ARM64), macOS on "
            f"Apple silicon and Windows (x86-64), and this is {sys.platform} on {platform.machine()}. Without it, use "
            "a Neo4j (--store neo4j://host:7687) or NetworkX"
        ) from error
    module: ModuleType = arcadedb
    return module


class Engine:
    """An open database of the embedded engine: statements in, rows as dictionaries out."""

    def __init__(self, database: Any) -> None:
        self._database = database

    @classmethod
    def create(cls, folder: Path) -> "Engine":
        """A new database with the schema of the graph and nothing in it."""
        made = cls(engine().create_database(str(folder)))
        made.command("sql", "ALTER DATABASE `arcadedb.opencypher.loadCsv.allowFileUrls` false")
        with made.database.transaction():  # thirty times faster than a statement at a time
            made.create_schema()
        return made

    @classmethod
    def open(cls, folder: Path, *, reading: bool) -> "Engine":
        """An existing database; a commit is on the disk when it returns."""
        opened = cls(engine().open_database(str(folder), read_only=reading))
        if not reading:
            opened._database.set_wal_flush("yes_nometadata")
        return opened

    def create_schema(self) -> None:
        """What every graph has: the common label, the type that relationship types extend, and the mark."""
        self._create_label(COMMON_LABEL)
        self.command("sql", f"CREATE EDGE TYPE `{ANY_EDGE}`")
        self.command("sql", f"CREATE PROPERTY `{ANY_EDGE}`.`key` STRING")
        self.command("sql", f"CREATE DOCUMENT TYPE `{MARK}`")

    def create_types(self, groups: Iterable[Labels], types: Iterable[str]) -> None:
        """What rows need that are about to be loaded: a type for each set of labels, with indexes, and for each tie.

        Made before they are loaded, for MERGE and look-ups scan where there is no index.
        """
        known = {row["name"] for row in self.read("sql", "SELECT name FROM schema:types").to_list()}
        with self._database.transaction():
            for labels in groups:
                for label in labels:
                    if label not in known:
                        self._create_label(label)
                        known.add(label)
                if type_name(labels) not in known:
                    parents = ", ".join(f"`{label}`" for label in sorted((*labels, COMMON_LABEL)))
                    self.command("sql", f"CREATE VERTEX TYPE `{type_name(labels)}` EXTENDS {parents}")
            for type_ in types:
                if type_ not in known:
                    self.command("sql", f"CREATE EDGE TYPE `{type_}` EXTENDS `{ANY_EDGE}`")

    def _create_label(self, label: str) -> None:
        self.command("sql", f"CREATE VERTEX TYPE `{label}`")
        for name in ("key", *LOOKED_UP.get(label, ())):
            self.command("sql", f"CREATE PROPERTY `{label}`.`{name}` STRING")
            # not unique: under a unique index, MERGE with a label added afterwards fails
            self.command("sql", f"CREATE INDEX ON `{label}` (`{name}`) NOTUNIQUE")

    def index_edges(self) -> None:
        """The index on the keys of relationships, made after a first load, which it would slow down by half."""
        self.command("sql", f"CREATE INDEX IF NOT EXISTS ON `{ANY_EDGE}` (`key`) NOTUNIQUE")

    def command(self, language: str, text: str, params: Mapping[str, object] | None = None) -> list[dict[str, Any]]:
        """The rows of a statement that may write."""
        rows: list[dict[str, Any]] = self._database.command(language, text, dict(params or {})).to_list()
        return rows

    def read(self, language: str, text: str, params: Mapping[str, object] | None = None) -> Any:
        """A cursor over the rows of a statement that the engine keeps from writing."""
        return self._database.query(language, text, dict(params or {}))

    @property
    def database(self) -> Any:
        """The engine's own object, for bulk loading and transactions."""
        return self._database

    def close(self) -> None:
        """Closes the database."""
        self._database.close()


def type_name(labels: Labels) -> str:
    """The engine's name for the nodes that bear exactly these labels and the common one."""
    return "~".join(sorted((*labels, COMMON_LABEL)))
