"""How fast stores take a graph and changes to it: made-up matches, about a million relationships unless told otherwise.

python bench/stores.py [RELATIONSHIPS] [embedded|networkx|neo4j-5.26|neo4j-2026.08 ...]
"""

import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from graph.rows import Changes, EdgeRow, NodeRow, Properties
from graph.stores.contract import Store
from graph.stores.embedded_store import EmbeddedStore
from graph.stores.neo4j_store import Neo4jStore
from graph.stores.networkx_store import to_networkx

VERSIONS = {"neo4j-5.26": "5.26.30", "neo4j-2026.08": "2026.08.1"}


def evidence(number: int) -> Properties:
    """What every fact carries."""
    return {"claims": [f"{number:020x}"], "source_keys": ["dataset:7d0a"], "sources": 1, "disputed": []}


def graph(size: int) -> tuple[list[NodeRow], list[EdgeRow]]:
    """Matches of twenty-two players each, until there are about `size` relationships."""
    chance = random.Random(7)  # noqa: S311  the same matches in every run
    matches, players, sides = size // 24, size // 20 + 22, 500
    nodes = [
        NodeRow(f"person:{at:07}", ("Person", "Player"), {"name": f"Player {at}", **evidence(at)})
        for at in range(players)
    ]
    nodes += [NodeRow(f"team:{at:05}", ("Team", "Club"), {"name": f"Side {at}", **evidence(at)}) for at in range(sides)]
    edges: list[EdgeRow] = []
    for at in range(matches):
        key = f"match:{at:07}"
        day = f"2{at % 1000:03}-10-25"
        nodes.append(
            NodeRow(key, ("Match",), {"name": f"Match {at}", "date": day, "home_goals": at % 4, **evidence(at)})
        )
        for type_, side in zip(("HOME_IN", "AWAY_IN"), chance.sample(range(sides), 2), strict=True):
            edges.append(EdgeRow(f"{type_.lower()}:{at:07}", type_, f"team:{side:05}", key, evidence(len(edges))))
            for player in chance.sample(range(players), 11):
                edges.append(
                    EdgeRow(
                        f"appeared_in:{len(edges):08}",
                        "APPEARED_IN",
                        f"person:{player:07}",
                        key,
                        {"team": f"team:{side:05}", "started": True, **evidence(len(edges))},
                    )
                )
    return nodes, edges


def changes(nodes: list[NodeRow], edges: list[EdgeRow]) -> Changes:
    """What ten articles may come to: some new nodes and ties, some that change, some that go."""
    people = [NodeRow(f"person:new{at}", ("Person",), {"name": f"New {at}", **evidence(at)}) for at in range(50)]
    managers = [NodeRow(node.key, ("Person", "Player", "Manager"), node.properties) for node in nodes[:10]]
    ties = [
        EdgeRow(f"appeared_in:new{at}", "APPEARED_IN", node.key, edges[at * 24].end, evidence(at))
        for at, node in enumerate(people)
    ]
    changed = [
        EdgeRow(edge.key, edge.type, edge.start, edge.end, {**edge.properties, "sources": 2}) for edge in edges[1:200]
    ]
    return Changes(2, [*people, *managers], [*ties, *changed], [edge.key for edge in edges[300:350]])


@contextmanager
def opened(name: str) -> Iterator[Store]:
    """The store of that name, empty."""
    if name == "embedded":
        with tempfile.TemporaryDirectory() as folder:
            store = EmbeddedStore.open(Path(folder))
            yield store
            store.close()
        return
    from tests.neo4j_server.server import Neo4jServer  # noqa: PLC0415  only where a Neo4j is asked for

    with Neo4jServer(VERSIONS[name], heap="2g") as server:
        neo4j = Neo4jStore.open(server.uri, {"NEO4J_USERNAME": server.user, "NEO4J_PASSWORD": server.password})
        yield neo4j
        neo4j.close()


def measure(name: str, nodes: list[NodeRow], edges: list[EdgeRow]) -> None:
    """Prints what loading, a change and a look-up took."""
    started = time.perf_counter()
    if name == "networkx":
        to_networkx(nodes, edges)
        print(f"{name}: {time.perf_counter() - started:.1f} s")
        return
    with opened(name) as store:
        for _ in range(2):
            started = time.perf_counter()
            store.rebuild(nodes, edges, 1)
            took = time.perf_counter() - started
            print(f"{name}: loaded in {took:.1f} s, {len(edges) / took:,.0f} relationships a second", flush=True)
            if name == "embedded":
                break
        started = time.perf_counter()
        store.apply(changes(nodes, edges))
        print(f"{name}: 60 nodes and 299 relationships changed in {time.perf_counter() - started:.2f} s")
        started = time.perf_counter()
        for at in range(100):
            store.query(
                "MATCH (p:Touchline {key: $key})-[:APPEARED_IN]->(m) RETURN m.name ORDER BY m.key",
                {"key": f"person:{at:07}"},
            )
        print(f"{name}: a look-up takes {(time.perf_counter() - started) * 10:.1f} ms", flush=True)


def main(arguments: list[str]) -> None:
    """Measures the stores named, or all."""
    size = int(arguments[0]) if arguments else 1_000_000
    nodes, edges = graph(size)
    print(f"{len(nodes):,} nodes, {len(edges):,} relationships")
    for name in arguments[1:] or ["networkx", "embedded", *VERSIONS]:
        measure(name, nodes, edges)


if __name__ == "__main__":
    main(sys.argv[1:])
