"""The command `touchline`: its subcommands, and the one place where errors become text and exit status."""

import io
import logging
import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer
from typer.exceptions import TyperException

from graph.errors import Ambiguous, BadUse, NotFound, RecordRefused, RunStopped, TouchlineError
from queries.commands import ask, judge, load, look
from queries.commands.hints import usage_hint
from queries.demo import demo
from queries.render import print_json, print_text, say, show_table

if TYPE_CHECKING:
    from sqlalchemy.exc import DatabaseError

DONE, NO_SUCH, BAD_USE, REFUSED, AMBIGUOUS, UNAVAILABLE = 0, 1, 2, 3, 4, 5
STOPPED = 130  # as shells tell that somebody pressed Ctrl-C

app = typer.Typer(
    name="touchline",
    help="A graph of football's people and clubs, read from news articles and football data.\n\n"
    "Exit status: 0 done, 1 no such name or source, 2 bad use, 3 some input was refused, and what could be "
    "read was kept, 4 the name is ambiguous, 5 the graph or a store is not to be had.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _version(*, asked: bool) -> None:
    if asked:
        from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415  slow to import, and only this needs it

        try:
            print_text(f"touchline {version('touchline')}")
        except PackageNotFoundError:
            print_text("touchline, not installed: run from its sources")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool,
        typer.Option(
            "--version", is_eager=True, callback=lambda asked: _version(asked=asked), help="Show the version and exit."
        ),
    ] = False,
) -> None:
    """Options of the command itself; its help is told above."""


app.command()(demo)
app.command("load")(load.load)
app.command("read")(load.read)
app.command("loaders")(load.loaders)
app.add_typer(ask.app, name="ask")
app.command("questions")(ask.questions)
app.command("cypher")(look.cypher)
app.command("who")(look.who)
app.command("check")(look.check)
app.command("sources")(look.sources)
app.command("export")(look.export)
app.command("same")(judge.same)
app.command("different")(judge.different)
app.command("unsure")(judge.unsure)
app.command("retract")(judge.retract)


class _Warnings(logging.Handler):
    """Tells on standard error what is logged as a warning."""

    def emit(self, record: logging.LogRecord) -> None:
        """Prints the message."""
        say(f"touchline: {record.getMessage()}")


def run(arguments: list[str] | None = None) -> None:
    """Runs the command and ends the process with its exit status."""
    logging.getLogger("touchline").addHandler(_Warnings(logging.WARNING))
    logging.getLogger("neo4j").addHandler(logging.NullHandler())  # its errors are told once, as ours
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal or pipe that cannot show a letter gets a sign in its place, and every line.
            stream.reconfigure(errors="replace")
    try:
        status = status_of(arguments)
        sys.stdout.flush()
    except SystemExit as ended:
        # 1 is what the libraries that print say where the other end of a pipe has been closed: enough was seen.
        status = ended.code if isinstance(ended.code, int) and ended.code != 1 else DONE
    except BrokenPipeError:
        # Whoever read along has seen enough; nothing more is written to them when the process ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = DONE
    sys.exit(status)


def status_of(arguments: list[str] | None = None) -> int:
    """Runs the command and gives its exit status; what went wrong is told on standard error."""
    try:
        result = app(args=arguments, prog_name="touchline", standalone_mode=False)
    except TyperException as error:
        if told := error.format_message():  # empty where help was shown because nothing was asked
            say(f"touchline: {told}{usage_hint(error)}")
        return BAD_USE
    except (typer.Abort, KeyboardInterrupt):
        result = STOPPED
    except BrokenPipeError:
        return DONE
    except _database_error() as error:
        say(f"touchline: the ledger cannot be read or written: {error.orig}")
        return UNAVAILABLE
    except OSError as error:
        say(f"touchline: {error.filename or 'a file'}: {error.strerror or error}")
        return UNAVAILABLE
    except TouchlineError as error:
        return _told(error, as_json="--json" in (sys.argv[1:] if arguments is None else arguments))
    if result == STOPPED:
        say("stopped; what was begun and not finished is undone")
    return result if isinstance(result, int) else DONE


def _database_error() -> "type[DatabaseError]":
    """What the ledger raises; only looked at where something has been raised."""
    from sqlalchemy.exc import DatabaseError  # noqa: PLC0415  slow to import, and most calls need no more

    return DatabaseError


def _told(error: TouchlineError, *, as_json: bool) -> int:
    say(f"touchline: {error}")
    if isinstance(error, Ambiguous):
        if as_json:
            print_json([{"key": key, "may be": name} for key, name in error.candidates])
        else:
            show_table(["key", "may be"], [list(candidate) for candidate in error.candidates])
        return AMBIGUOUS
    if isinstance(error, NotFound):
        return NO_SUCH
    if isinstance(error, RecordRefused):
        return REFUSED
    return BAD_USE if isinstance(error, BadUse) else UNAVAILABLE if isinstance(error, RunStopped) else BAD_USE
