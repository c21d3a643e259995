"""`touchline ask QUESTION` and `touchline questions`. The questions are imported when one is asked, or their help."""

from typing import Any

import typer
from typer.core import TyperGroup

from queries.commands.options import AsJson
from queries.render import print_json, show_table


class Questions(TyperGroup):
    """The group of commands that ask questions, made when first looked into."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of the questions."""
        self._make()
        return super().list_commands(ctx)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of a question."""
        self._make()
        return super().get_command(ctx, cmd_name)

    def _make(self) -> None:
        if not self.commands:
            from queries.commands.asking import command_group  # noqa: PLC0415  slow to import, and only asking needs it

            self.commands.update(command_group().commands)


app = typer.Typer(cls=Questions, help="Ask the graph a question.", no_args_is_help=True)


def questions(*, as_json: AsJson = False) -> None:
    """List the questions that can be asked, each with an example."""
    from queries.catalogue import QUESTIONS  # noqa: PLC0415  slow to import, and only this and asking need it

    columns, rows = ["question", "asks", "example"], [[q.name, q.asks, q.example] for q in QUESTIONS]
    if as_json:
        print_json([dict(zip(columns, row, strict=True)) for row in rows])
    else:
        show_table(columns, rows)
