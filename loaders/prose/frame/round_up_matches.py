"""The matches of a round-up: each is read from its own stretch as a short report of its own."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from graph.kinds import ThingType
from loaders.prose.document import Document, Sentence
from loaders.prose.frame.frame import Frame, Match
from loaders.prose.frame.gathered import Gathered, Pair
from loaders.prose.frame.make_match import make_match, set_home
from loaders.prose.frame.outcome import note_outcome
from loaders.prose.frame.pairs import outcomes
from loaders.prose.frame.result import Result
from loaders.prose.frame.stretches import Stretch
from loaders.prose.names.names import Names

#: What a result weighs in the first sentence of a stretch, in the next ones, and behind.
_FIRST, _NEXT, _LATER = 8, 5, 1
_LEAD = 3


def frame_of_round_up(document: Document, names: Names, gathered: Gathered, stretches: Sequence[Stretch]) -> Frame:
    """All matches of a round-up, and those that it only touches."""
    frame = Frame()
    for stretch in stretches:
        match = _match_of(document, names, gathered, stretch)
        if match is None:
            continue
        for sentence in stretch.sentences:
            frame.of_sentence.setdefault(sentence.index, len(frame.matches))
            if (start := _part_of(names, sentence, match)) is not None:
                frame.of_part.setdefault(sentence.index, []).append((start, len(frame.matches)))
        frame.matches.append(match)
    frame.of_part = {index: sorted(parts) for index, parts in frame.of_part.items() if len(parts) > 1}
    reported = {frozenset(match.sides) for match in frame.matches}
    for outcome in outcomes(gathered):
        if frozenset(outcome.pair) not in reported:
            frame.matches.append(make_match(document, names, outcome, gathered))
    return frame


def _part_of(names: Names, sentence: Sentence, match: Match) -> int | None:
    """Where a sentence first names a side of a match, if it names both."""
    own = [mention for mention in names.in_sentence(sentence) if mention.entity in match.sides]
    return own[0].start if {mention.entity for mention in own} == set(match.sides) else None


def _match_of(document: Document, names: Names, gathered: Gathered, stretch: Stretch) -> Match | None:
    """The match of a stretch, None where the stretch tells none."""
    pair = stretch.pair
    if pair is None:
        return None
    part = _part(gathered, stretch, pair)
    alone = replace(document, sentences=tuple(stretch.sentences))
    found = [one for one in outcomes(part, pair) if one.pair == pair and not one.old]
    told = [one for one in found if one.first and not one.first.earlier] or found
    if told:
        told[0].main = True
        return make_match(alone, names, told[0], part)
    return _without_score(alone, names, part, pair)


def _without_score(alone: Document, names: Names, part: Gathered, pair: Pair) -> Match | None:
    """A match whose result is not told in so many words."""
    first, last = alone.sentences[0], alone.sentences[-1]
    match = Match(-1, *pair, main=True, rule="sides", start=first.start, end=last.end)
    set_home(alone, names, match, part)
    note_outcome(alone, names, match, part)
    untold = match.winner is None and not match.drawn and match.open_score is None and not match.goals
    if untold and not _GOALS.search(alone.text, first.start, last.end):
        return None
    match.entity = names.add(ThingType.MATCH, "").index
    return match


#: Words for goals that fell: so a match was played.
_GOALS = re.compile(
    r"\b(?:equali[sz](?:ed|er)|level(?:led|ler)|scor(?:e|ed|er|ing)|led through|opener|goals?|winner"
    r"|(?:took|had taken|gave|given|into) (?:\w+ ){0,3}?lead|ahead|headed|netted|penalty|pulled (?:one|a goal) back"
    r"|no goals)\b"
)


def _part(gathered: Gathered, stretch: Stretch, pair: Pair) -> Gathered:
    """What is told of results in the sentences of a stretch, weighed by their place in it."""
    place = {sentence.index: at for at, sentence in enumerate(stretch.sentences)}

    def weight(index: int) -> int:
        return _FIRST if place[index] == 0 else _NEXT if place[index] < _LEAD else _LATER

    results: list[tuple[Result, int]] = [
        (_within(result, pair), weight(result.sentence.index))
        for result, _ in gathered.results
        if result.sentence.index in place
    ]
    return Gathered(
        results=results,
        scores=[score for score in gathered.scores if score.sentence.index in place],
        named=Counter({side: stretch.named[side] + 1 for side in pair}),
        lead=list(pair),
        open=[(score, weight(score.sentence.index)) for score, _ in gathered.open if score.sentence.index in place],
        reached=[score for score in gathered.reached if score.sentence.index in place],
        where=gathered.where,
        round_up=True,
    )


def _within(result: Result, pair: Pair) -> Result:
    """A result with its missing side taken from the pair of its stretch."""
    known = result.winner if result.winner is not None else result.loser
    if known not in pair or result.earlier:
        return result
    other = pair[1] if known == pair[0] else pair[0]
    if result.winner is None:
        return replace(result, winner=other)
    return replace(result, loser=other) if result.loser is None else result
