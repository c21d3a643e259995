"""Reading a text: from prose to what it says."""

from dataclasses import replace

from graph.dates import PartialDate
from graph.gazetteer.lookup import Gazetteer, load_gazetteer
from loaders.prose.check import check
from loaders.prose.events.read_events import read_events
from loaders.prose.frame.belonging import clear_ties, infer_sides
from loaders.prose.frame.find_frame import find_frame
from loaders.prose.lineups.read_lineups import read_lineups
from loaders.prose.live.frame import settle_live_matches
from loaders.prose.names.find_names import find_names
from loaders.prose.pointing.resolve import resolve_pointers
from loaders.prose.reading import Contradiction, Reading
from loaders.prose.roles.read_roles import read_roles
from loaders.prose.segment.segment import segment


def read_prose(
    text: str,
    *,
    published: PartialDate | None = None,
    publisher: str | None = None,
    url: str | None = None,
    language: str | None = None,
    gazetteer: Gazetteer | None = None,
) -> Reading:
    """What a text says; its first line is its title. Of a language that is not read, only names are found."""
    document = segment(text, published=published, publisher=publisher, url=url, language=language)
    names = find_names(document, gazetteer or load_gazetteer())
    if document.language != "en":
        return Reading(document, tuple(names.entities), tuple(names.mentions), (), language_read=False)
    frame = find_frame(document, names)
    settle_live_matches(document, names, frame)
    lineups = read_lineups(document, names, frame)
    signs = infer_sides(names, frame)
    lines = resolve_pointers(names, frame)
    signs = infer_sides(names, frame, signs)
    contradictions: list[Contradiction] = []
    events = read_events(lines, names, frame, contradictions, clear_ties(signs))
    roles = (*lineups, *read_roles(document, names, frame, events))
    reading = check(document, names, frame, events, roles)
    return replace(reading, contradictions=(*reading.contradictions, *contradictions))
