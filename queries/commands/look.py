"""Looking without a ready question: `cypher`, `who`, `check`, `sources` and `export`."""

from pathlib import Path
from typing import Annotated

import typer

from graph.counted import counted
from queries.commands.opening import open_graph
from queries.commands.options import DEFAULT_GRAPH, AsJson, GraphFolder, Limit, StoreAddress
from queries.defaults import STEPS
from queries.export.formats import FORMATS
from queries.render import more_than, print_json, say, show_answer, show_table


def cypher(
    text: Annotated[str, typer.Argument(help="A read-only Cypher query.", metavar="CYPHER")],
    param: Annotated[
        list[str] | None, typer.Option("--param", help="A parameter, as name=value; JSON values are read as JSON.")
    ] = None,
    graph: GraphFolder = DEFAULT_GRAPH,
    store: StoreAddress = None,
    *,
    as_json: AsJson = False,
    limit: Limit = 1000,
) -> None:
    """Run a read-only Cypher query on the embedded graph, or on a Neo4j with --store.

    Example: touchline cypher "MATCH (p:Person)-[:SCORED]->(g:Goal) RETURN p.name, count(g) ORDER BY p.name"
    """
    from queries.params import params_from  # noqa: PLC0415  read only when asked

    with open_graph(graph, store=store, reading=True) as opened:
        answer = opened.cypher(text, params_from(param or []), limit=limit)
    if answer.more:
        say(more_than(limit))
    if as_json:
        print_json(answer.to_dicts())
    else:
        show_table(answer.columns, answer.rows)


def who(
    name: Annotated[str, typer.Argument(help="A name as you would type it, or a key.")],
    graph: GraphFolder = DEFAULT_GRAPH,
    *,
    as_json: AsJson = False,
) -> None:
    """Whom a name may mean, and why: all candidates, with what tells them apart."""
    with open_graph(graph, reading=True) as opened:
        show_answer(opened.who(name), as_json=as_json)


def check(graph: GraphFolder = DEFAULT_GRAPH, *, as_json: AsJson = False) -> None:
    """What does not add up: goals against scores, and places where one text contradicts itself."""
    with open_graph(graph, reading=True) as opened:
        show_answer(opened.check(), as_json=as_json)


def sources(graph: GraphFolder = DEFAULT_GRAPH, *, as_json: AsJson = False) -> None:
    """The sources that the graph was read from: their path, address and key, which retract takes, and licence."""
    with open_graph(graph, reading=True) as opened:
        show_answer(opened.sources(), as_json=as_json)


def export(
    form: Annotated[str, typer.Argument(metavar="FORMAT", help=f"One of: {', '.join(FORMATS)}.")],
    file: Annotated[Path, typer.Argument(help="Where to write it.")],
    licence: Annotated[
        str | None, typer.Option("--licence", help="'open' leaves out what rests on sources that are not open.")
    ] = None,
    around: Annotated[
        str | None, typer.Option("--around", metavar="NAME", help="Only what is near someone or something.")
    ] = None,
    steps: Annotated[int, typer.Option("--steps", min=1, help="How near, in relationships.")] = STEPS,
    graph: GraphFolder = DEFAULT_GRAPH,
) -> None:
    """Write the graph, or what is around somebody, to a file for another tool, or as a picture in a page.

    Example: touchline export html son.html --around son
    """
    with open_graph(graph, reading=True) as opened:
        report = opened.export(form, file, licence=licence, around=around, steps=steps)
    say(f"{counted(report.nodes, 'node')} and {counted(report.relationships, 'relationship')} written to {file}")
    if report.left_out:
        say(f"{report.left_out:,} left out, for lack of a source that is open")
