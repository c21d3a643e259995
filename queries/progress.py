"""Progress on long work, on a terminal only."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from graph.counted import counted
from queries.render import console

#: Called with what is being done and how many records (or units) are done so far.
Step = Callable[[str, int], None]


@contextmanager
def progress(what: str, *, quiet: bool) -> Iterator[Step | None]:
    """A line that tells how far the work is; nothing where standard error is no terminal or `quiet` is asked."""
    shown = console(error=True)
    if quiet or not shown.is_terminal:
        yield None
        return
    from rich.progress import (  # noqa: PLC0415  slow to import, and only terminals need it
        BarColumn,
        Progress,
        SpinnerColumn,
        TextColumn,
        TimeElapsedColumn,
    )

    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(pulse_style="green"),
        TextColumn("{task.fields[records]}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=shown, transient=True) as bar:
        task = bar.add_task(what, total=None, records="")

        def step(description: str, done: int) -> None:
            bar.update(task, description=description, records=counted(done, "record"))

        yield step
