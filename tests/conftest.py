"""Fixtures that many tests share; each lives in a module of `tests/support`."""

from tests.support.neo4j_fixture import neo4j_server, neo4j_servers

__all__ = ["neo4j_server", "neo4j_servers"]
