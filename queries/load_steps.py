"""How far a load is, in words for people who wait: what was read and refused, then the working out."""

from collections.abc import Callable, Iterator

from graph.claims import Tally
from graph.counted import counted
from graph.intake import LoadItem, LoadItems, LoadReport


def how_far(report: LoadReport) -> tuple[str, int]:
    """What is being done, and the records read so far."""
    refused = f", {len(report.refused):,} refused" if report.refused else ""
    return f"reading: {counted(report.files, 'file')} done{refused}", report.records


def then_told(items: LoadItems, progress: Callable[[str, int], None]) -> Iterator[LoadItem]:
    """The items; at their end it is told that what they say is put together, which can take longer than reading."""
    records = 0
    for item in items:
        records += item.records if isinstance(item, Tally) else 0
        yield item
    progress("working out who is who", records)
