"""`touchline demo`: loads the seeds that come with Touchline and answers the first questions."""

import tempfile
from importlib.resources import as_file, files
from pathlib import Path
from typing import Annotated, Any

import typer

from queries.commands.load import report_lines
from queries.commands.opening import open_graph
from queries.render import console, say, show_answer

QUESTIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("who-assisted-whom", {}),
    ("who-scored", {"team": "west ham", "against": "spurs"}),
    ("sources-mentioning", {"name": "manuel lanzini"}),
    ("who-managed", {}),
    ("who-owns", {}),
    ("where-sources-disagree", {}),
    ("connection", {"one": "roy hodgson", "other": "son"}),
)
NEXT = """
Next:
  touchline load FILE_OR_FOLDER ...                 read your own articles and data
  touchline questions                               what can be asked
  touchline ask evidence 'angelo ogbonna'           the sentences behind it
  touchline cypher "MATCH (p:Person) RETURN p.name ORDER BY p.name"
  touchline export html picture.html                the graph as a picture
"""


def seeds() -> Path:
    """The folder of the seeds: in the package once installed, beside it in a checkout."""
    packaged = files("queries") / "seeds"
    if packaged.is_dir():
        with as_file(packaged) as folder:
            return folder
    return Path(__file__).resolve().parent.parent / "seeds"


def demo(
    graph: Annotated[
        Path | None, typer.Option("--graph", help="Keep the graph in this folder; otherwise it is thrown away.")
    ] = None,
) -> None:
    """Load five short reports and a file of results, and answer the first questions."""
    with tempfile.TemporaryDirectory(prefix="touchline-demo-") as scratch:
        run_demo(graph or Path(scratch) / "graph")
    say(NEXT + ("" if graph else "  (the demo's graph is gone; keep it with: touchline demo --graph touchline-graph)"))


def as_typed(name: str, fields: dict[str, Any]) -> str:
    """A question as it is typed: what must be given stands alone, the rest is named."""
    from queries.catalogue import question_named  # noqa: PLC0415  slow to import, and only the demo itself needs it

    question = question_named(name)
    assert question is not None
    needed = {field for field, about in question.request.model_fields.items() if about.is_required()}
    told = [f"'{value}'" if field in needed else f"--{field} '{value}'" for field, value in fields.items()]
    return " ".join(["touchline ask", name, *told])


def run_demo(folder: Path) -> None:
    """The demo itself, on a graph in that folder."""
    with open_graph(folder) as opened:
        say(f"Loading {seeds()}")
        for line in report_lines(opened.load(seeds())):
            say("  " + line)
        for name, fields in QUESTIONS:
            console().print(f"\n[bold]{as_typed(name, fields)}[/bold]")
            show_answer(opened.ask(name, **fields), as_json=False)
