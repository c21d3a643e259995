"""The fixture `store`: each store that speaks Cypher, empty, in turn."""

from collections.abc import Iterator

import pytest

from graph.stores.contract import Store
from graph.stores.embedded_store import EmbeddedStore
from graph.stores.neo4j_store import Neo4jStore
from tests.support.neo4j_fixture import Neo4jServers, RunningNeo4j, names

STORES = ["embedded", *(pytest.param(name, marks=pytest.mark.neo4j) for name in names())]


def connect(server: RunningNeo4j) -> Neo4jStore:
    """A store in a running Neo4j."""
    return Neo4jStore.open(server.uri, {"NEO4J_USERNAME": server.user, "NEO4J_PASSWORD": server.password})


@pytest.fixture(params=STORES)
def store(request: pytest.FixtureRequest, tmp_path, neo4j_servers: Neo4jServers) -> Iterator[Store]:
    if request.param == "embedded":
        opened: Store = EmbeddedStore.open(tmp_path / "embedded")
    else:
        opened = connect(neo4j_servers.get(request.param))
        opened.clear()
    yield opened
    if request.param != "embedded":
        opened.clear()
    opened.close()


@pytest.fixture
def neo4j_store(neo4j_server: RunningNeo4j) -> Iterator[Neo4jStore]:
    """An empty store in each Neo4j in turn."""
    opened = connect(neo4j_server)
    opened.clear()
    yield opened
    opened.clear()
    opened.close()
