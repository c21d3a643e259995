"""Goals told by what they did to the score: each phrase found with its subject."""

import re
from collections.abc import Iterator

from loaders.prose.events.clause.grammar import subject_of
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.walk import walk_left
from loaders.prose.events.clause.word_classes import verb_kind
from loaders.prose.events.goals.detail import score_in
from loaders.prose.events.goals.phrase_table import find_phrases
from loaders.prose.events.goals.phrases import Phrase
from loaders.prose.events.goals.shared import (
    each_subject,
    fed_before,
    fill_detail,
    is_governed,
    shot_subject,
    side_subject,
)
from loaders.prose.events.goals.telling import Telling
from loaders.prose.names.vocabulary import NUMBERS

_NOUNS_TOO = frozenset("strike strikes striking head shot lead level score".split()) - {"strikes"}
#: Where a phrase opens with one of these, its clause is before it: 'Hale replied with a drive that went in'.
#: A row of several ways has a verb of its own for each.
_VERBS = ("verb", "verb2", "verb3")
_BY_MEANS = frozenset(("with", "through", "by"))
_PASTS = frozenset(
    """
        drawn given taken broken got had was were found did put gave made got won beat broke drew cut sent brought hit
        shot led took began stole struck headed ran met
    """.split()
)


def by_phrases(line: Line) -> Iterator[Telling]:
    """Every goal that a phrase of the score tells in a line."""
    for row, match in find_phrases(line):
        verb = line.word_at(match.start(next(name for name in _VERBS if match.groupdict().get(name))))
        acts = verb and line.is_person(verb - 1) and not line.owns(verb - 1) and match.groupdict().get("side")
        if line.words[verb] in _NOUNS_TOO and not acts and not is_governed(line, verb):
            continue
        end = line.word_at(match.end() - 1)
        subject = (
            walk_left(line, verb - 1, crossing=True)
            if line.words[verb] in _BY_MEANS
            else subject_of(line, verb, verb_kind(line.words[verb]) or _kind(line.words[verb]), end)
        )
        owner = shot_subject(line, verb)  # 'the Englishman's low drive beat Sand'
        scorer = (
            owner
            if owner is not None and (subject is None or subject.word < owner)
            else subject.word
            if subject
            else None
        )
        if row.name == "gave them hope" and _only_promises(line, scorer, end):
            continue
        telling = Telling(row.name, line, verb, end, scorer, row.strength, side_word=_side_in(line, row, match))
        _take_effect(telling, row, match)
        if scorer is None and not row.sides:
            telling.scorer = scorer = fed_before(line, verb)
        if scorer is None:
            side = side_subject(line, verb)
            if side is None or not row.sides:
                continue
            telling.side_word = side
            telling.strength = 2
        fill_detail(telling)
        yield from each_subject(telling)


def _only_promises(line: Line, scorer: int | None, end: int) -> bool:
    """'It was he who gave them hope.': how he did so is told after it."""
    return scorer is not None and line.words[scorer][:2] == "<H" and end >= len(line.words) - 3


def _side_in(line: Line, row: Phrase, match: re.Match[str]) -> int | None:
    """The word for the side that a phrase puts ahead or level, or whose lead it makes larger."""
    if not match.groupdict().get("side"):
        own = _OWN_LEAD.search(match[0]) if row.name in _LARGER else None
        word = line.word_at(match.start() + own.start("side")) if own else None
        return word if word is not None and line.item(word).by_name else None  # 'their lead' may be anybody's
    word = line.word_at(match.start("side"))
    return next((place for place in (word, word + 1) if line.is_side(place)), None)


_OWN_LEAD = re.compile(r"(?P<side><T\d+>) 's (?:[a-z-]+ ){0,3}(?:lead|advantage|cushion|margin)")
#: Phrases of a lead that grows.
_LARGER = frozenset(("double the lead", "extend the lead"))


def _take_effect(telling: Telling, row: Phrase, match: re.Match[str]) -> None:
    """What the phrase says of the score."""
    groups = match.groupdict()
    telling.first_of_match = row.effect.first
    telling.own_less_other = 0 if groups.get("how") in _LEVEL else row.effect.lead
    telling.penalty = row.effect.penalty
    telling.count = max(telling.count, row.effect.count)
    if row.effect.last:
        telling.tags.add("last")
    if row.effect.last and _TURNED.search(match[0]):
        telling.tags.add("winner")
    if groups.get("score"):
        telling.pair = score_in(" " + groups["score"] + " ")
        if telling.pair is None:
            telling.own = NUMBERS.get(groups["score"])


_TURNED = re.compile(r" (?:comeback|turnaround|fightback|recovery)")
_LEVEL = frozenset(("level", "on level terms", "back on terms", "back on level terms"))


def _kind(word: str) -> str:
    if word.endswith("ing"):
        return "ing"
    if word.endswith("s") and not word.endswith("ss"):
        return "s"
    return "past" if word.endswith("ed") or word in _PASTS else "base"
