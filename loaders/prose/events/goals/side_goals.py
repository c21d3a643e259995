"""Clauses that tell a side's goal without its scorer: 'the visitors took the lead', 'the equaliser came'."""

import re
from collections.abc import Iterator

from loaders.prose.events.clause.function import function_of
from loaders.prose.events.clause.grammar import subject_of
from loaders.prose.events.clause.lexicon import CONTACT, ORDINALS, PLAIN
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.other_days import is_other_day
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.events.clause.unreal import is_unreal
from loaders.prose.events.goals.detail import score_in
from loaders.prose.events.goals.missed import MISSED
from loaders.prose.events.goals.side_table import TABLE
from loaders.prose.events.goals.telling import Telling

#: Rows that need no side as their subject.
_WITHOUT_A_SIDE = frozenset(
    ("the goal came", "it was", "scores were level", "the second, told apart", "a goal arrived")
)
#: Without any of these no goal of a side is told.
_SIGNS = frozenset(
    """
        lead goal came arrived advantage ahead front level behind down concede conceded conceding opener
        breakthrough equaliser board first square even back fourth fifth equalizer leveller winner deadlock
        doubled second third equalised levelled scored struck up pressure
    """.split()
)


def side_tellings(line: Line) -> Iterator[Telling]:
    """The goals of a sentence of which only the side is told."""
    if line.vocabulary.isdisjoint(_SIGNS) and " it was " not in line.text and " hit back " not in line.text:
        return
    for row in TABLE.fitting(line.candidates):
        for match in row.pattern.finditer(line.text):
            verb = line.word_at(match.start("verb"))
            if is_unreal(line, verb, None) or is_other_day(line, verb):
                continue
            side = _subject(line, verb)
            if side is None and row.name not in _WITHOUT_A_SIDE:
                continue
            telling = Telling(row.name, line, verb, line.word_at(match.end() - 1), None, 1, side_word=side)
            if row.against:
                telling.tags.add("against")
            telling.own_less_other = row.lead
            _fill(telling, match)
            yield telling
            break


def _fill(telling: Telling, match: re.Match[str]) -> None:
    text = match[0]
    if match.groupdict().get("score"):
        telling.pair = score_in(f" {match['score']} ")
    else:
        telling.pair = score_in(text + " ")
    word = match["verb"]
    if word in ORDINALS:
        telling.own = ORDINALS[word] if ORDINALS[word] > 1 else None
    if word in ("opener", "breakthrough", "deadlock"):
        telling.first_of_match = True
    if word == "winner":
        telling.tags.add("winner")
    if word in ("equaliser", "equalizer", "leveller"):
        telling.own_less_other = 0


def _subject(line: Line, verb: int) -> int | None:
    for at in range(verb - 1, max(verb - 12, -1), -1):
        if line.is_side(at):
            return at
        if line.is_person(at) and not line.owns(at) and line.words[at - 1] not in ("by", "from", "to", "for", "of"):
            return None
        if line.words[at] in (";", ":"):
            return None
    return None


def absorb(scored: list[Telling], sides: list[Telling]) -> None:
    """'Marlow had their third when Hale ...': the scorer's telling takes what is said of the side."""
    for side in sides:
        later = [telling for telling in scored if 0 < _anchor(telling) - side.end < 30]
        if not later:
            continue
        nearest = min(later, key=_anchor)
        between = side.line.words[side.end : _anchor(nearest)]
        if not _LINKS.intersection(between) or _BREAKS.intersection(between):
            continue
        if _makes_it_more(nearest) and "when" not in between:
            continue
        nearest.tags.add("led to")
        side.tags.add("absorbed")
        if nearest.own is None:
            nearest.own = side.own
        nearest.pair = nearest.pair or side.pair
        nearest.first_of_match = nearest.first_of_match or side.first_of_match
        if nearest.own_less_other is None:
            nearest.own_less_other = side.own_less_other
        if nearest.side_word is None and side.side_word is not None:
            nearest.side_word = side.side_word
            if "against" in side.tags:
                nearest.tags.add("against")
        nearest.begin = min(nearest.begin, side.verb)
        nearest.strength = max(nearest.strength, 2)


def _makes_it_more(telling: Telling) -> bool:
    """'Drew level from a corner and Hale made it 2-1' tells two goals."""
    scorer = telling.scorer
    return scorer is not None and telling.rule == "make it" and telling.line.words[scorer - 1] == "and"


def _anchor(telling: Telling) -> int:
    """Where a telling begins to speak of its scorer."""
    if telling.scorer is None:
        return telling.begin
    return max(telling.begin, telling.scorer)


_LINKS = frozenset("when as after with through thanks courtesy via from by".split())
_BREAKS = frozenset("but before then ; : ) only".split())
#: Links whose person scored, whatever he is in the clause.
_BY_WHOM = frozenset(("through", "via", "thanks to"))

_SHOOTS = compiled(
    r" (?P<link>when|as|after|through|with|thanks to|via) "
    r"(?:[^ .;:!?()]+ ){0,14}?(?P<scorer>{p}) (?:'s )?(?:[^ .;:!?()]+ ){0,10}?(?:shot|shoots|header|headed|effort"
    r"|strike|struck|chip|chipped|volley|volleyed|drive|free-kick|penalty|spot-kick|finish|finished|lob|lobbed"
    r"|converted|tapped|turned|redirected|fired|curled|drilled|slotted|rounded|net|pounced|beat|effort|goal)(?= )"
)


def borrow(sides: list[Telling]) -> list[Telling]:
    """A shot in a clause that explains a side's goal is that goal, though its own words do not say so."""
    for side in sides:
        if (shooter := _shooting(side)) is not None:
            return [shooter]
        match = _SHOOTS.search(side.line.text, side.line.offsets[side.verb])
        if match is None or _MISS.search(side.line.text, match.start()):
            continue
        if "against" in side.tags and side.side_word is None:
            continue
        word = side.line.word_at(match.start("scorer"))
        if match["link"] not in _BY_WHOM and function_of(side.line, word) not in ("subject", "owner", "agent"):
            continue
        telling = side.by(word)
        telling.rule = "shot for a goal told"
        telling.tags.add("borrowed")
        return [telling]
    return []


def _shooting(side: Telling) -> Telling | None:
    """'Marlow were level, Hale shooting through a crowd of players': who shoots in the clause behind scored."""
    line = side.line
    for verb in range(side.end + 2, len(line.words)):
        base, kind = CONTACT.get(line.words[verb], ("", ""))
        if kind != "ing" or base in PLAIN or line.words[verb - 1] == "'s":
            continue
        subject = subject_of(line, verb, kind, verb)
        if subject is None or subject.way != "absolute" or subject.word <= side.end:
            continue
        at = line.offsets[verb] + len(line.words[verb]) + 1
        stop = line.text.find(" after ", at)
        if (
            MISSED.match(line.text, at)
            or _MISS.search(line.text, at, stop if stop > 0 else len(line.text))
            or _PASSES.match(line.text, at)
        ):
            continue
        telling = side.by(subject.word)
        telling.rule, telling.verb = "shooting for a goal told", verb
        telling.tags.add("borrowed")
        return telling
    return None


_PASSES = compiled(
    r"(?:[^ .,;:!?()]+ ){0,5}?(?:cross|corner|pass|centre|across|back|wide|clear|away|to {p}|for {p}"
    r"|into {p} 's path)(?= )"
)
_MISS = re.compile(
    r" (?:saved|wide|over the bar|tipped|cleared"
    r"|blocked|against the|parried|denied|ruled out|disallowed|chalked off|almost|nearly|hit the post|hit the bar) "
)
