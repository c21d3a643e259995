"""Finding the matches of a document."""

from collections.abc import Sequence

from graph.kinds import ThingType
from loaders.prose.document import Document, Sentence
from loaders.prose.frame.asides import asides
from loaders.prose.frame.fixtures import fixtures
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.frame.gathered import Gathered, gather_results
from loaders.prose.frame.hints import winner_hints
from loaders.prose.frame.legs import set_legs
from loaders.prose.frame.make_match import make_match, set_home
from loaders.prose.frame.outcome import note_outcome
from loaders.prose.frame.pairs import focus_of, mark_main, outcomes
from loaders.prose.frame.periods import set_periods, tells_extra_time
from loaders.prose.frame.postponed import postponed
from loaders.prose.frame.previews import match_to_come
from loaders.prose.frame.reports import is_report
from loaders.prose.frame.round_up import round_up_of
from loaders.prose.frame.round_up_matches import frame_of_round_up
from loaders.prose.frame.scores import Score
from loaders.prose.frame.setting import set_details
from loaders.prose.names.names import Names


def find_frame(document: Document, names: Names) -> Frame:
    """The matches that a document speaks of."""
    gathered = gather_results(document, names)
    coming = match_to_come(document, names, gathered)
    found = outcomes(gathered, coming)
    if coming is None:
        mark_main(found, document, gathered)
    stretches = round_up_of(document, names, gathered) if coming is None else []
    if stretches:
        frame = frame_of_round_up(document, names, gathered, stretches)
    else:
        frame = Frame()
        for outcome in found:
            frame.matches.append(make_match(document, names, outcome, gathered))
        if coming is None and not any(outcome.main for outcome in found):
            _without_score(document, names, gathered, frame)
        _assign(document, names, frame)
    names.prefer_sides(side for match in frame.main_matches for side in match.sides)
    set_details(document, names, frame)
    set_legs(document, names, frame)
    _set_all_periods(document, names, frame, gathered)
    _add_fixtures(document, names, frame)
    return frame


def _without_score(document: Document, names: Names, gathered: Gathered, frame: Frame) -> None:
    """A report whose result is not told in so many words: its sides are those named most."""
    pair = focus_of(gathered)
    if pair is None or gathered.unlisted:
        return
    up_front = any(weight > 1 for _, weight in gathered.open) or _told_in_title(document, names, pair)
    if not (up_front or is_report(document, names, pair, _SPARSE)):
        return
    first = next(
        sentence
        for sentence in document.sentences
        if any(mention.entity in pair for mention in names.in_sentence(sentence))
    )
    match = Match(
        names.add(ThingType.MATCH, "").index, *pair, main=True, rule="sides", start=first.start, end=first.end
    )
    set_home(document, names, match, gathered)
    note_outcome(document, names, match, gathered)
    told = match.winner is not None or match.drawn or bool(gathered.open)
    if not match.goals and not up_front and not is_report(document, names, pair, _SPARSE if told else _DENSE):
        names.entities.pop()
        return
    frame.matches.append(match)


#: Of so many sentences one at least has a word for what happens in a match: where its outcome is told, or not.
_SPARSE = 12
_DENSE = 4


def _told_in_title(document: Document, names: Names, pair: tuple[int, int]) -> bool:
    """'Marlow down Harbour': the title says who won."""
    return any(
        sentence.block.kind == "title"
        and set(pair) <= names.teams_in(sentence)
        and winner_hints(names.items(sentence), pair)
        for sentence in document.sentences[:2]
    )


def _set_all_periods(document: Document, names: Names, frame: Frame, gathered: Gathered) -> None:
    scores: dict[int, list[Score]] = {}
    for score in gathered.scores:
        if score.sentence.index in frame.of_sentence:
            scores.setdefault(frame.of_sentence[score.sentence.index], []).append(score)
    for place, match in enumerate(frame.matches):
        if match.main:
            set_periods(names, match, scores.get(place, []))
    if frame.main_match is not None:
        frame.main_match.extra_time = bool(frame.main_match.shootout) or tells_extra_time(document)


def _add_fixtures(document: Document, names: Names, frame: Frame) -> None:
    """Matches to come, each once; a side left unsaid is the only one that a paragraph speaks of."""

    def about(sentence: Sentence) -> int | None:
        near = [
            mention.entity
            for other in document.sentences[max(sentence.index - 1, 0) : sentence.index]
            for mention in names.in_sentence(other)
            if mention.type is ThingType.TEAM
        ]
        return near[0] if near and len(set(near)) == 1 else None

    known = {frozenset(match.sides) for match in frame.main_matches}
    for match in (*postponed(document, names), *fixtures(document, names, about)):
        if frozenset(match.sides) not in known:
            known.add(frozenset(match.sides))
            match.entity = names.add(ThingType.MATCH, "").index
            frame.matches.append(match)


def _assign(document: Document, names: Names, frame: Frame) -> None:
    """Say of which match each sentence speaks: the one reported on, or in a round-up the one heading the section."""
    main = [place for place, match in enumerate(frame.matches) if match.main]
    if len(main) == 1:
        elsewhere = asides(document, names, frame.matches[main[0]], frame.matches)
        frame.of_sentence = {
            sentence.index: main[0] for sentence in document.sentences if sentence.index not in elsewhere
        }
        return
    heads = {frame.matches[place].start: place for place in main}
    paragraphs = _paragraphs(document, frame, main)
    current: int | None = None
    for sentence in document.sentences:
        if sentence.start in heads:
            current = heads[sentence.start]
        elif sentence.start == sentence.block.start and sentence.block.index in paragraphs:
            current = paragraphs[sentence.block.index]
        elif sentence.block.kind == "subheading" and len(main) > 1 and sentence.start == sentence.block.start:
            current = None
        if current is not None:
            frame.of_sentence[sentence.index] = current


def _paragraphs(document: Document, frame: Frame, main: Sequence[int]) -> dict[int, int]:
    """The paragraphs in which one match alone is told, by their index: all of such a paragraph speaks of it."""
    told: dict[int, list[int]] = {}
    for place in main:
        sentence = document.sentence_at(frame.matches[place].start)
        if sentence is not None:
            told.setdefault(sentence.block.index, []).append(place)
    return {block: places[0] for block, places in told.items() if len(places) == 1}
