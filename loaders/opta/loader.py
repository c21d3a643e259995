"""The loader of Opta's and Stats Perform's feeds: which of the forms a file has."""

from collections.abc import Iterator
from dataclasses import dataclass

from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.opta.desk import LICENCE
from loaders.opta.event_feeds import is_event_feed, load_event_feed
from loaders.opta.f7 import F7, is_f7
from loaders.opta.ma1 import MA1, is_ma1
from loaders.recognise import head_of


@dataclass(frozen=True, slots=True)
class OptaLoader:
    """Each file is a source; ids join them."""

    name: str = "opta"
    reads: str = (
        "match files of Opta (F7, XML) and Stats Perform (MA1, JSON); with `touchline[kloppy]` installed also the "
        "event files F24 and MA3, each with the match file that lies beside it"
    )
    gives: str = "matches, line-ups, goals, assists, cards, substitutions, penalties, managers, officials, known names"
    licence: str | None = LICENCE
    asked_only: bool = True

    def recognises(self, head: FileHead) -> bool:
        """Whether a file begins as one of the forms does."""
        return is_f7(head) or is_ma1(head) or is_event_feed(head)

    def load(self, file: InputFile, told: Told) -> Iterator[LoadItem]:
        """The claims of each match of the file."""
        head = head_of(file)
        if is_event_feed(head):
            return load_event_feed(file, told)
        if is_f7(head):
            return F7.load(file, told)
        if is_ma1(head):
            return MA1.load(file, told)
        raise file.refused("none of Opta's F7 and F24 (XML) or Stats Perform's MA1 and MA3 (JSON)")
