"""The match of a live text: the sides whose score it tells again and again, and how it ended."""

import re
from collections.abc import Sequence

from graph.kinds import ThingType
from loaders.prose.document import Document
from loaders.prose.events.clause.line import Line, line_of
from loaders.prose.events.tables import INDEX
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.live.entries import Entry, entries_of, is_over
from loaders.prose.live.goals import cry_of
from loaders.prose.live.running import entries_about, pairs_of, running_in, scores_of
from loaders.prose.names.names import Names


def settle_live_matches(document: Document, names: Names, frame: Frame) -> None:
    """Put in order what a live text reports on: the match or matches that it follows, with the last score if over."""
    if not document.stamps:
        return
    lines = [line_of(sentence, names, INDEX) for sentence in document.sentences]
    entries = entries_of(document, lines)
    titled = _in_title(entries, lines)
    pairs = pairs_of(entries) or ([titled] if titled is not None else [])
    if not pairs:
        return
    matches = [_settled(frame, names, pair, entries, lines) for pair in pairs]
    for other in frame.matches:
        other.main = any(other is match for match in matches)
    _assign(document, frame, matches, entries)
    names.prefer_sides(side for match in matches for side in match.sides)


def _settled(
    frame: Frame, names: Names, pair: tuple[int, int], entries: Sequence[Entry], lines: Sequence[Line]
) -> Match:
    """The match of two sides with its last score if the text goes on to the end."""
    told = [score for entry in entries for score in scores_of(entry) if {score.first, score.second} == set(pair)]
    match = _match_of(frame, names, pair, told[0].line if told else lines[0])
    running = {
        line.sentence.start for line in lines if any(set(pair) == {one.first, one.second} for one in running_in(line))
    }
    frame.matches = [
        other
        for other in frame.matches
        if other is match or set(other.sides) != set(pair) or other.start not in running
    ]
    if not is_over(entries, lines):
        match.goals = {}  # what stands in the title is the score so far
    elif told and (sum(match.goals.values()) < told[-1].total or len(match.goals) < len(pair)):
        match.goals = {side: told[-1].goals(side) for side in pair}
    return match


def _assign(document: Document, frame: Frame, matches: Sequence[Match], entries: Sequence[Entry]) -> None:
    """Say of which match each sentence speaks: of one all, of several those of the entries that tell its score."""
    places = {match.entity: place for place, match in enumerate(frame.matches)}
    if len(matches) == 1:
        elsewhere = {other.start for other in frame.matches if other is not matches[0]}
        frame.of_sentence = {
            sentence.index: places[matches[0].entity]
            for sentence in document.sentences
            if sentence.start not in elsewhere
        }
        return
    frame.of_sentence = {}
    for match in matches:
        for entry in entries_about(entries, match, alone=False):
            frame.of_sentence.update((line.sentence.index, places[match.entity]) for line in entry.lines)


def _match_of(frame: Frame, names: Names, pair: tuple[int, int], line: Line) -> Match:
    """The match between two sides that a frame has, else a new one, home first as the running score tells it."""
    known = [match for match in frame.matches if {match.first, match.second} == set(pair) and match.status == "played"]
    known.sort(key=lambda match: not match.main)
    if known:
        return known[0]
    first = line.sentence
    match = Match(names.add(ThingType.MATCH, "").index, *pair, rule="live text", start=first.start, end=first.end)
    frame.matches.append(match)
    return match


def _in_title(entries: Sequence[Entry], lines: Sequence[Line]) -> tuple[int, int] | None:
    """The sides of 'Marlow v Harbour' over entries, where it says that it is live or they cry goals."""
    told = _VERSUS.search(lines[0].text) if lines else None
    if told is None or not (_LIVE.search(lines[0].text) or any(cry_of(entry) is not None for entry in entries)):
        return None
    one, two = (lines[0].items[int(told[name])].entity for name in ("one", "two"))
    return (one, two) if one is not None and two is not None and one != two else None


_VERSUS = re.compile(r" <T(?P<one>\d+)> (?:v|vs|vs\.|versus|v\.|-|\d{1,2} ?- ?\d{1,2}) (?:[.] )?<T(?P<two>\d+)> ")
_LIVE = re.compile(r" (?:live|as it happened|minute by minute|minute-by-minute|ticker|commentary|match thread) ")
