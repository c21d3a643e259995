"""The subcommands of `touchline ask`, one a question, made from the list of questions."""

import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer
from pydantic.fields import FieldInfo
from typer.core import TyperGroup
from typer.main import get_group

from queries.catalogue import QUESTIONS
from queries.commands.opening import open_graph
from queries.commands.options import DEFAULT_GRAPH, AsJson, GraphFolder, Limit, StoreAddress
from queries.defaults import LIMIT
from queries.question import Question
from queries.render import show_answer


def command_for(question: Question[Any, Any]) -> Callable[..., None]:
    """The function that typer turns into the question's subcommand: required fields are arguments, others options."""

    def command(
        graph: GraphFolder = DEFAULT_GRAPH,
        store: StoreAddress = None,
        *,
        as_json: AsJson = False,
        limit: Limit = LIMIT,
        **fields: str | int | None,
    ) -> None:
        with open_graph(graph, store=store, reading=True) as opened:
            show_answer(opened.ask(question.name, limit=limit, **fields), as_json=as_json)

    shared = [p for p in inspect.signature(command).parameters.values() if p.kind is not p.VAR_KEYWORD]
    own = [_parameter(name, field) for name, field in question.request.model_fields.items()]
    keyword = [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in (*own, *shared)]
    command.__signature__ = inspect.Signature(keyword)  # type: ignore[attr-defined]  # typer reads it
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in keyword}
    command.__doc__ = f"{question.asks}.\n\nExample: {question.example}"
    return command


def _parameter(name: str, field: FieldInfo) -> inspect.Parameter:
    """A field of a request as a parameter of the command."""
    if field.is_required():
        mark: Any = typer.Argument(help=field.description, metavar=name.upper())
        return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=Annotated[str, mark])
    mark = typer.Option(f"--{name.replace('_', '-')}", help=field.description)
    plain = int if isinstance(field.default, int) else str | None
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=field.default, annotation=Annotated[plain, mark]
    )


def command_group() -> TyperGroup:
    """A group with a command for each question."""
    app = typer.Typer()
    app.callback()(_no_more)
    for question in QUESTIONS:
        app.command(question.name, short_help=question.asks)(command_for(question))
    return get_group(app)


def _no_more() -> None:
    """With a callback of its own an app is a group, however many commands it has."""
