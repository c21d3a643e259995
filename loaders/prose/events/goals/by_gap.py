"""Goals told without their verb: 'Hale scored twice and Cruz once', 'with Cruz adding the other'."""

import re
from collections.abc import Iterator

from loaders.prose.events.clause.coordination import coordinated
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled, expand
from loaders.prose.events.goals.telling import Telling
from loaders.prose.pattern_parts import one_of
from loaders.prose.sieve import Worded

_SCORING = one_of(
    """
        scored scoring got getting netted netting hit grabbed bagged struck notched claimed contributed tallied goals
        added took had
    """
)
_TIMED = one_of("scored struck netted replied responded levelled equalised headed_in tapped_in drilled_in")
_SCORED = compiled(rf" {_SCORING} ")
#: 'Hale scored for Marlow and Cruz for Harbour'.
_FOR = Worded(
    expand(
        r" for <T\d+> (?:, and|, while|and|while|,|;) (?:[a-z]+ (?=<P)){0,2}(?P<scorer><P\d+>) "
        r"(?:(?!was|were|had|for )[^ .,;:!?()<>]+ ){0,5}?for "
        r"(?P<side><T\d+>)(?= [.,;])"
    )
)
_COUNTS = {
    "two": 2,
    "twice": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "brace": 2,
    "pair": 2,
    "double": 2,
    "hat-trick": 3,
    "treble": 3,
}
#: 'Hale struck with the first attack and Cruz with the last'.
_WITH = Worded(
    expand(
        r" with (?:the|a|an|his|<H\d+> 's) (?:[^ .;:!?<>()]+ ){1,8}?(?:, and|and|,|;) (?:[a-z]+ (?=<P)){0,2}"
        r"(?P<scorer><P\d+>) with (?:the|a|an|his|another) (?:[a-z-]+ ){0,3}?(?:last|next|first|second|third|penalty"
        r"|header|volley|tap-in|free-kick|spot-kick|strike|other|shot|drive)(?= (?:[.,;]|from|in the|on \d|after|deep))"
    )
)
_GAP = Worded(
    expand(
        r" (?:twice|two|both|once|one|three|four|hat-trick|treble|brace|double|pair|{goal}|{ord}) (?:goals )?"
        r"(?:(?!was|were|by|from|through|for <)[^ .;:!?<>()]+ ){0,3}?(?:, and|, with|, while|and|while|,|plus|;"
        r"|with) (?:[a-z]+ (?=<P)){0,2}(?P<scorer><P\d+>) (?:also |then |later )?"
        r"(?:(?P<n>once|twice|one|two|three|four|five)|(?:the|a|an) (?:late |early |superb |fine )?"
        r"(?P<what>other"
        r"|another|opener|winner|equaliser|consolation|penalty|brace|pair|double|hat-trick|treble|single|{ord}))"
        r"(?= (?:[.,;]|for <|after|before|in the|on \d|late|early|and <|as (?:<|the)|from|midway))"
    )
)
#: 'Hale scored twice, Cruz and Berg once each'.
_EACH = Worded(
    expand(
        r" (?:twice|two|once|one|three|four|hat-trick|{goal}) (?:[^ .;:!?<>()]+ ){0,3}?"
        r"(?:, and|, with|, while|and|while|,|plus|;|with) (?:[a-z]+ (?=<P)){0,2}<P\d+> "
        r"(?:(?:,|and|, and) (?:[a-z]+ (?=<P)){0,2}<P\d+> ){0,3}?(?:and|, and) (?:[a-z]+ (?=<P)){0,2}"
        r"(?P<scorer><P\d+>) (?:with |got |scored |added )?(?P<n>once|one|twice|two) (?:each|apiece)(?= )"
    )
)
#: 'Hale replied before the break and Sand in the 93rd minute'.
_WHEN = Worded(
    expand(
        rf" (?P<verb>{_TIMED}) (?:twice |again |late |early )?(?:for <T\d+> |<T\d+> 's )?"
        r"(?:(?!by|of|from|past|when|having|being|was|were|as|with)[^ .;:!?<>()]+ ){0,7}?"
        r"(?:, and|and|, while|while|,|;) "
        r"(?:[a-z]+ (?=<P)){0,2}(?P<scorer><P\d+>) (?:also |then |again |late on |later )?"
        r"(?:(?:in|on|after|with) (?:the )?(?:\d{1,3}(?:st|nd|rd|th|\+\d{1,2})?|{ord}|last|final|closing|dying) "
        r"|(?:in|deep into|deep in|during) (?:first-half |second-half )?(?:stoppage|added|injury) )"
        r"(?![^.;,]{0,20} (?:was|were|had) )"
    )
)
#: How far before the gap its verb can stand.
_REACH = 140


def by_gap(line: Line) -> Iterator[Telling]:
    """Every goal whose verb is to be taken from the clause before."""
    if " <P" not in line.text:
        return
    for match in _FOR.found(line.text, line.vocabulary):
        if _is_scored_before(line, match, "scorer"):
            telling = _told(line, match)
            telling.side_word = line.word_at(match.start("side"))
            yield telling
    for match in _EACH.found(line.text, line.vocabulary):
        if _is_scored_before(line, match, "scorer"):
            for scorer in coordinated(line, line.word_at(match.start("scorer"))):
                if line.offsets[scorer] > match.start():
                    telling = _told(line, match, scorer)
                    telling.count = _COUNTS.get(match["n"], 1)
                    yield telling
    yield from (
        _told(line, match) for match in _WITH.found(line.text, line.vocabulary) if _is_scored_before(line, match)
    )
    yield from (_told(line, match) for match in _WHEN.found(line.text, line.vocabulary))
    yield from _counted(line)


def _counted(line: Line) -> Iterator[Telling]:
    """'Hale scored twice and Cruz once', 'with Cruz adding the other'."""
    for match in _GAP.found(line.text, line.vocabulary):
        if _SCORED.search(line.text, max(match.start() - _REACH, 0), match.end("scorer")):
            telling = _told(line, match)
            telling.count = _COUNTS.get(match["n"] or match["what"] or "", 1)
            yield telling


def _is_scored_before(line: Line, match: re.Match[str], until: str = "") -> bool:
    """Whether a verb of scoring stands before a gap."""
    return bool(
        _SCORED.search(line.text, max(match.start() - _REACH, 0), match.start(until) if until else match.start() + 1)
    )


def _told(line: Line, match: re.Match[str], scorer: int | None = None) -> Telling:
    word = line.word_at(match.start("scorer")) if scorer is None else scorer
    return Telling("as the one before", line, word, line.word_at(match.end() - 1), word, 2)
