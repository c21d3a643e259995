"""Line by line from a text to claims: what is not understood is refused with its line, the rest goes on."""

from collections.abc import Callable, Iterator

from graph.errors import Refusal
from graph.intake import LoadItem
from loaders.contract import InputFile
from loaders.football_txt.lines import Line
from loaders.things import Gathering
from loaders.wrong import Wrong

#: Puts a line's claims where they are gathered.
Take = Callable[[Line], None]


def take_lines(lines: Iterator[Line], file: InputFile, gathering: Gathering, take: Take) -> Iterator[LoadItem]:
    """The claims of all lines in batches."""
    for line in lines:
        try:
            take(line)
        except Wrong as wrong:
            yield Refusal(file.path, wrong.reason, line.number, wrong.field, line.text.strip()[:200])
        if gathering.due():
            yield from gathering.take()
    yield from gathering.take()
