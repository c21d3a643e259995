"""Goals told by what they did to the score: each phrase found with its subject."""

from collections.abc import Iterator

from loaders.prose.events.detail import score_in
from loaders.prose.events.grammar import subject_of, verb_kind
from loaders.prose.events.line import Line
from loaders.prose.events.phrases import find_phrases
from loaders.prose.events.shared import each_subject, fill_detail, is_governed, shot_subject, side_subject
from loaders.prose.events.telling import Telling

_NOUNS_TOO = frozenset("strike strikes striking head shot lead level score".split()) - {"strikes"}
_PASTS = frozenset("drawn given taken broken got had was were found did put gave made got won beat broke drew cut sent brought hit shot led took began stole struck headed".split())


def by_phrases(line: Line, words: frozenset[str]) -> Iterator[Telling]:
    """Every goal that a phrase of the score tells in a line."""
    for row, match in find_phrases(line, words):
        verb = line.word_at(match.start("verb"))
        end = line.word_at(match.end() - 1)
        kind = verb_kind(line.words[verb]) or _kind(line.words[verb])
        if line.words[verb] in _NOUNS_TOO and not is_governed(line, verb):
            continue
        subject = subject_of(line, verb, kind, end)
        groups = match.groupdict()
        side_word = line.word_at(match.start("side")) if groups.get("side") else None
        if side_word is not None and not line.is_side(side_word):
            side_word = side_word + 1 if line.is_side(side_word + 1) else None
        shot = None if subject else shot_subject(line, verb)
        word = subject.word if subject else None
        if word is None and shot is not None:
            word = shot
        strength = row.strength if subject is None or row.strength < 3 or subject.sureness == 2 else 3
        telling = Telling(row.name, line, verb, end, word, strength, side_word=side_word)
        telling.first_of_match = row.effect.first
        telling.own_less_other = row.effect.lead
        telling.penalty = row.effect.penalty
        if row.effect.count > 1:
            telling.count = row.effect.count
        if row.effect.last:
            telling.tags.add("last")
        if groups.get("score"):
            telling.pair = score_in(" " + groups["score"] + " ")
        if groups.get("how") in ("level", "on level terms", "back on terms", "back on level terms"):
            telling.own_less_other = 0
        if word is None:
            side = side_subject(line, verb)
            if side is None or not row.sides:
                continue
            telling.side_word = side
            telling.strength = 2
        fill_detail(telling)
        yield from each_subject(telling)


def _kind(word: str) -> str:
    if word.endswith("ing"):
        return "ing"
    if word.endswith("s") and not word.endswith("ss"):
        return "s"
    return "past" if word.endswith("ed") or word in _PASTS else "base"
