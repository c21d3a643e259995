"""`same`, `different`, `unsure` and `retract`: what people decide about names and sources."""

import getpass
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from graph.counted import counted
from graph.identity.verdicts import Judgement
from queries.commands.opening import open_graph
from queries.commands.options import DEFAULT_GRAPH, GraphFolder
from queries.render import say

One = Annotated[str, typer.Argument(help="A name or a key.")]
Why = Annotated[str, typer.Option("--why", help="The reason, which must be given; it is kept with the verdict.")]
By = Annotated[str | None, typer.Option("--by", help="Who decides; by default the user of this machine.")]


#: What changes, one or several.
ROWS = ("node or relationship", "nodes and relationships")


def _judge(
    judgement: Judgement, one: str, other: str, why: str, by: str | None, graph: Path, *, anyway: bool = False
) -> None:
    with open_graph(graph, existing=True) as opened:
        changed = opened.judge(judgement, one, other, why=why, by=by or getpass.getuser(), anyway=anyway)
    say(f"kept; {counted(changed, *ROWS)} changed")


def _verdict(judgement: Judgement, doc: str) -> Callable[..., None]:
    def command(one: One, other: One, why: Why, by: By = None, graph: GraphFolder = DEFAULT_GRAPH) -> None:
        _judge(judgement, one, other, why, by, graph)

    command.__doc__ = doc
    return command


def same(
    one: One,
    other: One,
    why: Why,
    by: By = None,
    *,
    anyway: Annotated[
        bool,
        typer.Option(
            "--anyway", help="Even of clubs that met, of people who were opponents, or of two different births."
        ),
    ] = False,
    graph: GraphFolder = DEFAULT_GRAPH,
) -> None:
    """Say that two are the same. The last verdict on a pair counts."""
    _judge(Judgement.SAME, one, other, why, by, graph, anyway=anyway)


different = _verdict(Judgement.DIFFERENT, "Say that two are different. The last verdict on a pair counts.")
unsure = _verdict(Judgement.UNSURE, "Take a verdict back: leave the pair to the rules again.")


def retract(
    source: Annotated[
        str, typer.Argument(help="A path, an address or a key of a source, as 'touchline sources' shows them.")
    ],
    graph: GraphFolder = DEFAULT_GRAPH,
) -> None:
    """Take a source back: all that rests on it alone goes. Loading it again restores it."""
    with open_graph(graph, existing=True) as opened:
        changed = opened.retract(source)
    say(f"retracted; {counted(changed, *ROWS)} changed")
