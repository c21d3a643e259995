"""`same`, `different`, `unsure` and `retract`: what people decide about names and sources."""

import getpass
from collections.abc import Callable
from typing import Annotated

import typer

from graph.identity.verdicts import Judgement
from queries.commands.opening import open_graph
from queries.commands.options import DEFAULT_GRAPH, GraphFolder
from queries.render import say

One = Annotated[str, typer.Argument(help="A name or a key.")]
Why = Annotated[str, typer.Option("--why", help="The reason; it is kept with the verdict.")]
By = Annotated[str | None, typer.Option("--by", help="Who decides; by default the user of this machine.")]


def _verdict(judgement: Judgement, doc: str) -> Callable[..., None]:
    def command(one: One, other: One, why: Why, by: By = None, graph: GraphFolder = DEFAULT_GRAPH) -> None:
        with open_graph(graph, existing=True) as opened:
            changed = opened.judge(judgement, one, other, why=why, by=by or getpass.getuser())
        say(f"kept; {changed} nodes and relationships changed")

    command.__doc__ = doc
    return command


same = _verdict(Judgement.SAME, "Say that two are the same. The last verdict on a pair counts.")
different = _verdict(Judgement.DIFFERENT, "Say that two are different. The last verdict on a pair counts.")
unsure = _verdict(Judgement.UNSURE, "Take a verdict back: leave the pair to the rules again.")


def retract(
    source: Annotated[str, typer.Argument(help="A path, an address or a key of a source.")],
    graph: GraphFolder = DEFAULT_GRAPH,
) -> None:
    """Take a source back: all that rests on it alone goes. Loading it again restores it."""
    with open_graph(graph, existing=True) as opened:
        changed = opened.retract(source)
    say(f"retracted; {changed} nodes and relationships changed")
