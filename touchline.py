"""Touchline: a graph database of football's people and clubs, read from news articles and football data.

import touchline

with touchline.open("touchline-graph") as graph:
    graph.load("reports/", "results.csv")
    for row in graph.ask("who-assisted-whom", scorer="andre ayew"):
        print(row.assister, row.scorer, row.match)
"""

import logging

try:
    from graph.errors import (
        Ambiguous,
        BadUse,
        GraphHeld,
        ModelMismatch,
        NotFound,
        RecordRefused,
        RunStopped,
        StoreUnavailable,
        TouchlineError,
    )
    from graph.intake import LoadReport
    from graph.names import fold
    from graph.rows import EdgeRow, NodeRow
    from loaders.contract import Told
    from loaders.prose.reading import Reading
    from queries.answers import Answer
    from queries.catalogue import QUESTIONS
    from queries.cypher_answers import CypherAnswer
    from queries.reader import read, summary
    from queries.session import Graph
except ImportError as error:
    import importlib.util
    from pathlib import Path

    def _in_the_way() -> str:
        """Which other `graph`, `loaders` or `queries` is found before Touchline's own."""
        for name in ("graph", "loaders", "queries"):
            spec = importlib.util.find_spec(name)
            if spec is not None and spec.origin and not _ours(spec.origin):
                return f"; another package or file named '{name}' is in the way: {spec.origin}"
        return ""

    def _ours(origin: str) -> bool:
        return Path(origin).resolve().parent.parent == Path(__file__).resolve().parent

    raise ImportError(f"touchline cannot be imported: {error}{_in_the_way()}") from error

logging.getLogger("touchline").addHandler(logging.NullHandler())

open = Graph.open  # noqa: A001  spoken as touchline.open

__all__ = [
    "QUESTIONS",
    "Ambiguous",
    "Answer",
    "BadUse",
    "CypherAnswer",
    "EdgeRow",
    "Graph",
    "GraphHeld",
    "LoadReport",
    "ModelMismatch",
    "NodeRow",
    "NotFound",
    "Reading",
    "RecordRefused",
    "RunStopped",
    "StoreUnavailable",
    "Told",
    "TouchlineError",
    "fold",
    "open",
    "read",
    "summary",
]
