"""Fetches what the tests' Neo4j servers are made of, so that no test waits for it: python -m tests.neo4j_server."""

from tests.neo4j_server import jars
from tests.support.neo4j_fixture import VERSIONS, what_is_missing

for version in VERSIONS.values():
    missing = what_is_missing(version)
    print(f"Neo4j {version}: {f'needs {missing}' if missing else jars.ensure(version)}")  # noqa: T201
