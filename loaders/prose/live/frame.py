"""The match of a live text: the sides whose score it tells again and again, and how it ended."""

from collections.abc import Sequence

from graph.kinds import ThingType
from loaders.prose.document import Document
from loaders.prose.events.line import line_of
from loaders.prose.events.tables import INDEX
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.live.entries import Entry, entries_of, is_over
from loaders.prose.live.running import Running, pair_of, running_in
from loaders.prose.names.names import Names


def settle_live_match(document: Document, names: Names, frame: Frame) -> None:
    """Put the match that a live text follows in order: reported on, alone, with its last score if it is over."""
    if not document.stamps:
        return
    lines = [line_of(sentence, names, INDEX) for sentence in document.sentences]
    entries = entries_of(document, lines)
    pair = pair_of(entries)
    if pair is None:
        return
    match = _match_of(frame, names, pair, entries)
    told = _scores(entries, pair)
    running = {score.line.sentence.start for score in told}
    frame.matches = [
        other
        for other in frame.matches
        if other is match or set(other.sides) != set(pair) or other.start not in running
    ]
    if not is_over(entries, lines):
        match.goals = {}  # what stands in the title is the score so far
    elif sum(match.goals.values()) < told[-1].total or len(match.goals) < len(pair):
        match.goals = {side: told[-1].goals(side) for side in pair}
    for other in frame.matches:
        other.main = other is match
    place = next(place for place, other in enumerate(frame.matches) if other is match)
    elsewhere = {other.start for other in frame.matches if other is not match}
    frame.of_sentence = {sentence.index: place for sentence in document.sentences if sentence.start not in elsewhere}
    names.prefer_sides(match.sides)


def _match_of(frame: Frame, names: Names, pair: tuple[int, int], entries: Sequence[Entry]) -> Match:
    """The match between two sides that a frame has, else a new one, home first as the running score tells it."""
    known = [match for match in frame.matches if {match.first, match.second} == set(pair) and match.status == "played"]
    known.sort(key=lambda match: not match.main)
    if known:
        return known[0]
    first = _scores(entries, pair)[0].line.sentence
    match = Match(names.add(ThingType.MATCH, "").index, *pair, rule="running scores", start=first.start, end=first.end)
    frame.matches.append(match)
    return match


def _scores(entries: Sequence[Entry], pair: tuple[int, int]) -> list[Running]:
    return [
        score
        for entry in entries
        for line in entry.lines
        for score in running_in(line)
        if {score.first, score.second} == set(pair)
    ]
