"""Opta F24 and Stats Perform MA3: the events of a match, read by kloppy with the match file that lies beside."""

import warnings
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from graph.errors import RecordRefused, Refusal
from graph.intake import LoadItem
from loaders.contract import FileHead, InputFile, Told
from loaders.desk import desk_of
from loaders.documents import parsed
from loaders.markup import first, is_xml, parsed_xml
from loaders.opta.desk import LICENCE, People
from loaders.opta.f7 import is_f7
from loaders.opta.f7_side import names_in
from loaders.opta.kloppy_events import KloppyEvents
from loaders.opta.ma1 import is_ma1
from loaders.recognise import head_of
from loaders.things import Gathering
from loaders.wrong import Wrong

if TYPE_CHECKING:
    from kloppy.domain import EventDataset

_NEEDS = "this file needs: pip install 'touchline[kloppy]'"
_EVENTS = ["shot", "card", "substitution"]
#: What kloppy is known to raise over a file that lacks what it expects, besides its own errors.
_RAISES = (AttributeError, LookupError, ValueError, TypeError, SyntaxError)


class _Feed(NamedTuple):
    """An event file: whose ids it uses, its match and day, and how its match file is known and called."""

    scheme: str
    publisher: str
    match: str
    day: str | None
    companion: str
    is_companion: Callable[[FileHead], bool]
    marked: str


def is_event_feed(head: FileHead) -> bool:
    """Whether a file is an F24 or an MA3."""
    return _is_f24(head) or _is_ma3(head)


def load_event_feed(file: InputFile, told: Told) -> Iterator[LoadItem]:
    """The claims of the events; refused where kloppy or the match file is missing."""
    feed = _feed(file)
    beside = _beside(file, feed)
    dataset, warned = _read(file, beside, feed)
    source = file.dataset(
        f"{feed.publisher} events of match {feed.match}",
        told,
        loader="opta",
        sha256=file.sha256(),
        publisher=feed.publisher,
        licence=LICENCE,
    )
    yield source
    things = Gathering(source, "kloppy 1")
    desk = desk_of(file, things)
    try:
        known_as = names_in(parsed_xml(beside)) if feed.scheme == "opta" else {}
        KloppyEvents(desk, People(desk, feed.scheme), dataset, known_as).take(feed.match, feed.day)
    except Wrong as wrong:
        raise file.refused(wrong.reason, field=wrong.field) from wrong
    yield from things.take()
    yield from desk.refused
    yield from (Refusal(file.path, f"kloppy says: {line}") for line in warned)


def _is_f24(head: FileHead) -> bool:
    return is_xml(head, "Games", "Game", "Event")


def _is_ma3(head: FileHead) -> bool:
    return head.first == "{" and head.has_keys("matchInfo", "liveData", "typeId", "qualifier")


def _feed(file: InputFile) -> _Feed:
    if _is_f24(head_of(file)):
        game = first(parsed_xml(file), "Game")
        number, day = game.text("@id"), game.text("@game_date")
        feed = _Feed("opta", "Opta", number or "", day and day[:10], "F7", is_f7, f'"f{number}"')
    else:
        info = parsed(file).node("matchInfo")
        number, day = info.text("id"), info.text("localDate") or info.text("date")
        feed = _Feed("statsperform", "Stats Perform", number or "", day and day[:10], "MA1", is_ma1, f'"{number}"')
    if not number:
        raise file.refused("it does not tell which match it is of")
    return feed


def _beside(file: InputFile, feed: _Feed) -> InputFile:
    """The match file of the same match; only it names the players."""
    for found in file.neighbours("", ".xml", ".json"):
        head = _head(found)
        if head and feed.is_companion(head) and feed.marked in (head.text or ""):
            return found
    raise file.refused(f"it names players by number, and no {feed.companion} of match {feed.match} lies beside it")


def _head(file: InputFile) -> FileHead | None:
    try:
        return head_of(file)
    except (RecordRefused, OSError):
        return None  # its own load tells what is wrong with it


def _read(file: InputFile, beside: InputFile, feed: _Feed) -> tuple["EventDataset", list[str]]:
    try:
        from kloppy import opta, statsperform  # noqa: PLC0415  an optional extra
        from kloppy.exceptions import KloppyError  # noqa: PLC0415  see above
    except ModuleNotFoundError as error:
        raise file.refused(_NEEDS) from error
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        try:
            if feed.scheme == "opta":
                dataset = opta.load(f7_data=beside.read(), f24_data=file.read(), event_types=_EVENTS)
            else:
                dataset = statsperform.load_event(ma1_data=beside.read(), ma3_data=file.read(), event_types=_EVENTS)
        except (KloppyError, *_RAISES) as error:
            raise file.refused(f"kloppy cannot read it with {beside.name}: {type(error).__name__}: {error}") from error
    return dataset, sorted({str(one.message) for one in warned})
