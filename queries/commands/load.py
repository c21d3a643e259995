"""`load`, `read` and `loaders`: what files say, kept or only shown."""

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from graph.counted import counted
from graph.errors import BadUse
from queries.commands.opening import open_graph
from queries.commands.options import DEFAULT_GRAPH, AsJson, GraphFolder, StoreAddress
from queries.progress import progress
from queries.render import print_json, print_json_line, print_text, say, show_table

if TYPE_CHECKING:
    from graph.errors import Refusal
    from graph.intake import LoadReport
    from loaders.contract import Told
    from loaders.metadata import Metadata

REFUSED, BEHIND = 3, 5
#: So many refusals of one sort are shown one by one.
_SHOWN = 5
#: What differs between refusals of one sort: what is quoted, and numbers.
_VARYING = re.compile(r"'[^']*'|\"[^\"]*\"|\d+")
T = TypeVar("T")
Paths = Annotated[list[Path], typer.Argument(help="Files and folders; '-' reads a text from standard input.")]
As = Annotated[
    str | None,
    typer.Option(
        "--as", metavar="LOADER", help="Read all as this kind, or by a profile (.toml); see 'touchline loaders'."
    ),
]
Publisher = Annotated[
    str | None, typer.Option("--publisher", help="The publisher of articles that do not tell theirs.")
]
Published = Annotated[
    str | None,
    typer.Option("--published", metavar="DATE", help="The day of articles that do not tell theirs, as 2017-10-25."),
]
Url = Annotated[str | None, typer.Option("--url", help="The address of an article that does not tell its own.")]
MetadataFile = Annotated[
    Path | None, typer.Option("--metadata", metavar="FILE.csv", help="path,publisher,published,url of many articles.")
]


def load(
    paths: Paths,
    graph: GraphFolder = DEFAULT_GRAPH,
    store: StoreAddress = None,
    as_: As = None,
    publisher: Publisher = None,
    published: Published = None,
    url: Url = None,
    metadata: MetadataFile = None,
    licence: Annotated[
        str | None, typer.Option("--licence", help="'open' refuses sources whose licence is not open.")
    ] = None,
    *,
    as_json: AsJson = False,
) -> int:
    """Load files and folders of any known kind; what was refused is told, with the reason.

    Loading the same again changes nothing; a new version of a source replaces the old one.
    """
    told, table = _told(publisher, published, url, metadata)
    refuse_if_none_is_there(paths)
    with open_graph(graph, store=store) as opened, progress("loading", quiet=as_json) as step:
        report = opened.load(*paths, as_=as_, told=told, metadata=table, licence=licence, progress=step)
    show_report(report, as_json=as_json)
    return BEHIND if report.behind else REFUSED if report.refused else 0


def read(
    paths: Paths,
    summary: Annotated[
        bool, typer.Option("--summary", help="One object a document instead of one claim a line.")
    ] = False,
    as_: As = None,
    publisher: Publisher = None,
    published: Published = None,
    url: Url = None,
    metadata: MetadataFile = None,
    *,
    as_json: AsJson = False,
) -> int:
    """Show what files say without keeping it: one claim a line, or with --summary one object a document."""
    from queries.reading import claim_lines, documents  # noqa: PLC0415  slow to import, and only some calls need it
    from queries.shown import claim_line, summary_lines  # noqa: PLC0415  see above

    told, table = _told(publisher, published, url, metadata)
    refuse_if_none_is_there(paths)
    if summary:
        return _show(documents(paths, told, table, as_), lambda told: "\n".join(summary_lines(told)), as_json=as_json)
    return _show(claim_lines(paths, told, table, as_), claim_line, as_json=as_json)


def _show(lines: Iterable[T | str], text_of: Callable[[T], str], *, as_json: bool) -> int:
    """Prints each as it comes, for people or as JSON, and what was refused; gives the exit status."""
    refused = 0
    for line in lines:
        if isinstance(line, str):
            refused += 1
            say(f"refused: {line}")
        elif as_json:
            print_json_line(line)
        else:
            print_text(text_of(line))
    return REFUSED if refused else 0


def loaders(*, as_json: AsJson = False) -> None:
    """List the loaders: what each reads and gives, and under which licence."""
    from loaders.registry import LOADERS  # noqa: PLC0415  slow to import, and only some calls need it

    rows = [
        [one.name, one.reads, one.gives, one.licence, "only with --as" if one.asked_only else ""] for one in LOADERS
    ]
    columns = ["loader", "reads", "gives", "licence", "used"]
    if as_json:
        print_json([dict(zip(columns, row, strict=True)) for row in rows])
    else:
        show_table(columns, rows)


def refuse_if_none_is_there(paths: list[Path]) -> None:
    """BadUse where not one of the paths exists: nothing can be read, and no graph need be made."""
    missing = [
        os.fsencode(path).decode(errors="backslashreplace")
        for path in paths
        if str(path) != "-" and not os.path.lexists(path)
    ]
    if len(missing) == len(paths):
        raise BadUse(f"no such file or folder: {', '.join(missing)}")


def _told(
    publisher: str | None, published: str | None, url: str | None, metadata: Path | None
) -> "tuple[Told, Metadata | None]":
    """What the options tell of articles; BadUse where a date is none."""
    from queries.telling import table_of, told_of  # noqa: PLC0415  slow to import, and help does not need it

    return told_of(publisher, published, url), table_of(metadata)


def show_report(report: "LoadReport", *, as_json: bool) -> None:
    """Prints what a load came to, every refusal with its reason."""
    if as_json:
        print_json({**asdict(report), "refused": [asdict(refusal) for refusal in report.refused]})
        return
    for line in report_lines(report):
        say(line)
    for line in refusal_lines(report.refused):
        say(line)


def refusal_lines(refused: "Sequence[Refusal]") -> Iterator[str]:
    """The refusals, a line each; of many of one sort in one file the first few, and how many more there are."""
    alike: dict[tuple[str, str], list[Refusal]] = {}
    for refusal in refused:
        alike.setdefault((refusal.path, _VARYING.sub("", refusal.reason)), []).append(refusal)
    for (path, _), group in alike.items():
        shown = group if len(group) <= _SHOWN + 1 else group[:_SHOWN]
        yield from (f"refused: {refusal}" for refusal in shown)
        if len(group) > len(shown):
            more = counted(len(group) - len(shown), "such refusal", "such refusals")
            yield f"refused: {path}: {more} more (--json lists all)"


def report_lines(report: "LoadReport") -> Iterator[str]:
    """A load in a few lines."""
    if not report.files and not report.records:
        why = "all of it was refused" if report.refused else "no file was found that could be a source"
        yield f"nothing was loaded: {why}"
        return
    known = f"{report.claims_known:,} {'was' if report.claims_known == 1 else 'were'} known"
    yield (
        f"read {counted(report.records, 'record')} of {counted(report.files, 'file')}; "
        f"kept {counted(report.claims_kept, 'new claim')}, {known}"
    )
    states = (
        ("new", report.added),
        ("replaced", report.replaced),
        ("known", report.known),
        ("restored", report.restored),
    )
    yield "sources: " + ", ".join(f"{len(keys)} {word}" for word, keys in states)
    if report.unread_languages:
        articles = counted(report.unread_languages, "article")
        yield f"{articles} in a language that is not read: kept, with mentions only"
    yield (
        f"{counted(report.nodes_changed, 'node')} and {counted(report.relationships_changed, 'relationship')} "
        f"changed, {len(report.refused):,} refused, {report.seconds:.1f} s"
    )
    if report.behind:
        yield (
            "all this is kept, but the graph that answers could not take it "
            f"yet: {report.behind}; it catches up when next asked"
        )
