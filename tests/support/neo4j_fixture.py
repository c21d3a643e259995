"""The fixture `neo4j_server`: each Neo4j that tests can be run against here, or a reason why there is none.

The first of these that is there: the server that NEO4J_URI names; both supported lines of Neo4j started by Maven's
jars and a JDK; the same in containers. With TOUCHLINE_REQUIRE_NEO4J=1 it is an error when there is none.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from typing import NamedTuple

import neo4j
import pytest

from tests.neo4j_server import docker, jars
from tests.neo4j_server.docker import Neo4jContainer
from tests.neo4j_server.jdk import find_java
from tests.neo4j_server.server import Neo4jServer

#: The long-term line and the newest one: what users have.
VERSIONS = {"neo4j-5.26": "5.26.30", "neo4j-2026.08": "2026.08.1"}


class RunningNeo4j(NamedTuple):
    """Where a Neo4j runs and how to open it."""

    name: str
    uri: str
    user: str
    password: str


class Neo4jServers:
    """The servers of one test run, each started when it is first asked for and kept until the run ends."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._running: dict[str, RunningNeo4j] = {}

    def get(self, name: str) -> RunningNeo4j:
        """The server of that name; skips the test where there can be none."""
        if name not in self._running:
            self._running[name] = named_by_the_user() if name == "neo4j-uri" else self._started(name)
        return self._running[name]

    def close(self) -> None:
        self._stack.close()

    def _started(self, name: str) -> RunningNeo4j:
        version = VERSIONS[name]
        missing = what_is_missing(version)
        if not missing:
            server: Neo4jServer | Neo4jContainer = self._stack.enter_context(Neo4jServer(version))
        elif docker.engine_runs():
            server = self._stack.enter_context(Neo4jContainer(version))
        else:
            return give_up(version, missing)
        return RunningNeo4j(name, server.uri, server.user, server.password)


def names() -> list[str]:
    """The parameters of the fixture: the server that the user names, else one of each line."""
    return ["neo4j-uri"] if os.environ.get("NEO4J_URI") else list(VERSIONS)


def what_is_missing(version: str) -> str:
    """What would have to be installed to start this version here; nothing where all is there."""
    if find_java(version) is None:
        return f"a JDK ({'17 or 21' if version.startswith('5.') else '21 or newer'})"
    if not jars.are_here(version) and not shutil.which("mvn"):
        return "Maven (mvn)"
    return ""


def give_up(version: str, missing: str) -> RunningNeo4j:
    """Skips the test and says what would let it run; fails where Neo4j is required."""
    reason = (
        f"no Neo4j {version} to test against: install {missing}, or start Docker, "
        "or set NEO4J_URI, NEO4J_USERNAME and NEO4J_PASSWORD"
    )
    if os.environ.get("TOUCHLINE_REQUIRE_NEO4J") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


def named_by_the_user() -> RunningNeo4j:
    """The server of NEO4J_URI, refused where it holds a graph of Touchline: tests would replace it."""
    user = os.environ.get("NEO4J_USERNAME") or os.environ.get("NEO4J_USER") or "neo4j"
    server = RunningNeo4j("neo4j-uri", os.environ["NEO4J_URI"], user, os.environ.get("NEO4J_PASSWORD", ""))
    with neo4j.GraphDatabase.driver(server.uri, auth=(server.user, server.password)) as driver:
        held = driver.execute_query("MATCH (n:Touchline) RETURN count(n) AS n").records[0]["n"]
    if held:
        pytest.fail(
            f"{server.uri} holds a graph of Touchline ({held} nodes), which tests would replace; "
            "unset NEO4J_URI, or name an instance without one"
        )
    return server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whichever test comes first waits for a server to be fetched and to start, longer than a test may take."""
    for item in items:
        if item.get_closest_marker("neo4j"):
            item.add_marker(pytest.mark.timeout(900))


@pytest.fixture(scope="session")
def neo4j_servers() -> Iterator[Neo4jServers]:
    servers = Neo4jServers()
    yield servers
    servers.close()


@pytest.fixture(scope="session", params=names())
def neo4j_server(request: pytest.FixtureRequest, neo4j_servers: Neo4jServers) -> RunningNeo4j:
    return neo4j_servers.get(request.param)
