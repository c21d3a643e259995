"""Options that several commands share, each told once."""

from pathlib import Path
from typing import Annotated

import typer

GraphFolder = Annotated[
    Path,
    typer.Option("--graph", envvar="TOUCHLINE_GRAPH", help="The folder that holds the graph.", show_default=True),
]
StoreAddress = Annotated[
    str | None,
    typer.Option(
        "--store",
        envvar="TOUCHLINE_STORE",
        metavar="ADDRESS",
        help="A Neo4j, as neo4j://host:7687; user and password come from NEO4J_USERNAME and NEO4J_PASSWORD.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Limit = Annotated[int, typer.Option("--limit", min=1, help="The most rows to show.")]
DEFAULT_GRAPH = Path("touchline-graph")
