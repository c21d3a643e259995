"""Shows answers to people (tables by rich) or to programs (JSON); the only place that prints."""

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from graph.counted import counted

if TYPE_CHECKING:
    from rich.console import Console

    from queries.answers import Answer

#: Columns that programs need more than people: left out of tables, always in JSON.
TECHNICAL = frozenset(
    {"goal", "match_key", "tenure", "ownership", "fact", "claim", "source_key", "told_by", "rule", "start", "end"}
)


def console(*, error: bool = False) -> "Console":
    """A console that does not cut lines where the output is not a terminal."""
    from rich.console import Console  # noqa: PLC0415  slow to import, and much is told without it

    made = Console(stderr=error, highlight=False)
    return made if made.is_terminal else Console(stderr=error, highlight=False, width=240)


def show_answer(answer: "Answer[Any]", *, as_json: bool) -> None:
    """Prints an answer as a table, or as JSON."""
    if answer.more:
        say(more_than(len(answer)))
    if as_json:
        print_json(answer.to_dicts())
        return
    columns = [name for name in answer.columns if name not in TECHNICAL] or list(answer.columns)
    show_table(columns, [[getattr(row, name) for name in columns] for row in answer.rows])


def more_than(rows: int) -> str:
    """What is said where a limit cut rows off."""
    return f"… and more than {'this' if rows == 1 else 'these'} {counted(rows, 'row')}: raise --limit to see them"


def show_table(columns: Sequence[str], rows: Sequence[Sequence[object]], title: str | None = None) -> None:
    """Prints rows as a table; an empty answer says so."""
    from rich.table import Table as RichTable  # noqa: PLC0415  slow to import, and only tables need it
    from rich.text import Text  # noqa: PLC0415  see above

    from queries.answers import cell_text  # noqa: PLC0415  see above

    if not rows:
        console().print(f"{title + ': ' if title else ''}nothing found")
        return
    table = RichTable(title=title, title_justify="left", header_style="bold", pad_edge=False)
    told = [index for index, _ in enumerate(columns) if any(row[index] not in (None, "", []) for row in rows)]
    used = told or range(len(columns))  # rows of nothing are rows
    for index in used:  # as text, here and below: what stands in brackets is no markup
        table.add_column(Text(columns[index].replace("_", " ")), overflow="fold")
    for row in rows:
        table.add_row(*(Text(cell_text(row[index])) for index in used))
    console().print(table)


def print_json(value: object) -> None:
    """Prints a value as JSON, indented."""
    print(json.dumps(value, ensure_ascii=not _shows_all(), indent=2, default=str))  # noqa: T201


def print_json_line(value: object) -> None:
    """Prints a value as JSON on one line."""
    print(json.dumps(value, ensure_ascii=not _shows_all(), default=str), flush=True)  # noqa: T201


def _shows_all() -> bool:
    """Whether standard output takes every letter; where it does not, JSON escapes them."""
    return (getattr(sys.stdout, "encoding", None) or "utf-8").lower().replace("-", "").startswith("utf")


def print_text(text: str) -> None:
    """Prints an answer that is text, without wrapping it."""
    print(text, flush=True)  # noqa: T201


def say(text: str) -> None:
    """Prints a line for people, on standard error, so that standard output stays an answer."""
    console(error=True).print(text, markup=False)
