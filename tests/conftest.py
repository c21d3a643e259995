"""Fixtures that many tests share; each lives in a module of `tests/support`."""

from tests.support.neo4j_fixture import neo4j_server, neo4j_servers, pytest_collection_modifyitems
from tests.support.seeded import seeded, seeded_folder
from tests.support.stores_fixture import neo4j_store, store

__all__ = [
    "neo4j_server",
    "neo4j_servers",
    "neo4j_store",
    "pytest_collection_modifyitems",
    "seeded",
    "seeded_folder",
    "store",
]
