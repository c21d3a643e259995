"""The pages of the documentation that are made from the code, so that they cannot go stale.

python -m queries.pages docs
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

from pydantic import TypeAdapter

from loaders.summaries import DocumentSummary
from queries.ask import named_field
from queries.catalogue import QUESTIONS
from queries.question import Question
from queries.reading import ClaimLine

_HOW = """Each is a command, `touchline ask NAME`, a call, `graph.ask('NAME', ...)`, and one Cypher text that runs
unchanged on the embedded engine and on Neo4j, where the fields are parameters and a name is given as the key of what it
means. Names are typed as people know them; where a name is ambiguous the candidates are listed.
"""


def questions_page() -> str:
    """The questions: what each asks, its fields, its columns and its Cypher."""
    return "\n".join(["# The questions\n", _HOW, *(_question(question) for question in QUESTIONS)])


def _question(question: Question) -> str:  # type: ignore[type-arg]
    lines = [
        f"## {question.name}\n",
        f"{question.asks}.\n",
        f"```sh\n{question.example}\n```\n",
        "| field | | what it is |",
        "|---|---|---|",
    ]
    for name, field in question.request.model_fields.items():
        needed = "needed" if field.is_required() else "optional"
        sort = " (a name)" if named_field(field) else ""
        lines.append(f"| `{name}` | {needed} | {field.description}{sort} |")
    columns = ", ".join(f"`{name}`" for name in question.row.model_fields)
    lines += [
        f"\nColumns: {columns}. {' '.join((question.row.__doc__ or '').split())}\n",
        f"```cypher\n{question.cypher.strip()}\n```\n",
    ]
    return "\n".join(lines)


def schema_page(of: type, title: str) -> str:
    """A JSON Schema as text."""
    schema = TypeAdapter(of).json_schema()
    return (
        json.dumps({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "title": title}, indent=2)
        + "\n"
    )


#: Each page by its file, with what makes it.
PAGES: tuple[tuple[str, Callable[[], str]], ...] = (
    ("questions.md", questions_page),
    ("read-claims.schema.json", lambda: schema_page(ClaimLine, "a line of: touchline read --json")),
    ("read-summary.schema.json", lambda: schema_page(DocumentSummary, "a line of: touchline read --summary --json")),
)


def write(folder: Path) -> None:
    """Writes all pages into a folder."""
    for name, make in PAGES:
        (folder / name).write_text(make(), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "docs"))
