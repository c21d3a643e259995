"""Minutes that passed: since another event, or since the match began."""

import re

from loaders.prose.events.clause.numbers import WORD_NUMBERS
from loaders.prose.events.minutes.minute_told import MinuteTold, Way, as_number, number_of, way
from loaders.prose.events.minutes.minute_words import ABOUT, MINUTES, NUMBER


def _gap(match: re.Match[str]) -> MinuteTold:
    return MinuteTold(match.start(), match.end(), None, number_of(match), match.groupdict().get("since") or "")


def _later(match: re.Match[str]) -> MinuteTold | None:
    text = match["n"] or match["m"] or match["k"]
    if text in WORD_NUMBERS:
        number = WORD_NUMBERS[text]
    elif text and text.isdigit():
        number = int(text)
    else:
        return None
    return MinuteTold(match.start(), match.end(), None, number, "", rough=match["n"] is None)


#: 'Struck twice in two minutes' tells how long it took.
_SPANNED = "twice thrice goals times double brace hat-trick treble strikes pair three four five six more".split()
_NO_SPAN = "".join(f"(?<! {word})" for word in _SPANNED)

PASSED: tuple[Way, ...] = (
    way(
        "five minutes later",
        rf" (?:{ABOUT}{MINUTES} (?:later|afterwards|after that|thereafter|further on)|(?:after )?another {ABOUT}"
        rf"(?P<m>\d+|[a-z-]+) minutes|(?:within|inside) {ABOUT}(?P<k>\d+|[a-z]+) minutes?(?= [.,;]| (?!of)))(?= )",
        _later,
    ),
    way(
        "five minutes after the opener",
        rf"(?<! on)(?<! in)(?<! at) {ABOUT}{MINUTES} "
        r"(?:after|since) (?P<since>(?!the (?:restart|break|interval|half-time)|half-time|coming|entering|replacing"
        r"|his (?:arrival|introduction|entrance)|kick-off|the (?:start|kick-off))[^.;]{3,60}?)(?= [.,;]|$| when | as )",
        _gap,
    ),
    way(
        "after 12 minutes",
        rf"{_NO_SPAN} (?:on|after|in|at) (?:just |only |barely |around |exactly |a mere |about )?"
        rf"{NUMBER}(?: and {NUMBER.replace('<n>', '<second>')})? ?(?:minutes?|mins?)"
        r"(?= )(?! (?:later|earlier|ago|previously|after (?:the|half-time|coming|his|her|kick)"
        r"|before (?:the|half-time|time|his|her)"
        r"|from (?:the (?:end|break|restart|interval|close|start)|time|half-time|full-time|normal|safety)"
        r"|of (?:added|stoppage|injury)|spell|period|apart|left|remaining|into))",
        as_number,
    ),
    way(
        "with 12 minutes gone",
        rf" (?:with )?{ABOUT}{NUMBER} (?:minutes?|mins?) "
        r"(?:gone|in|played|on the clock|into (?:the )?(?:game|match|contest|tie|first half|half|first-half|proceedings"
        r"|action|clash|encounter)|old|of play|had (?:elapsed|gone|passed|been played)|were (?:gone|on)|elapsed"
        r"|from kick-off|after kick-off|into it|from the (?:start|kick-off)|from kick off|passed)(?= )(?! (?:minutes))",
        as_number,
    ),
    way(
        "the lead lasted five minutes",
        rf" (?:lasted|lead lasted) (?:for )?{ABOUT}{MINUTES}(?= )",
        _gap,
    ),
    way(
        "needed five minutes to reply",
        rf" (?:took|needed) (?:them |him |<T\d+> |<P\d+> |<H\d+> )?{ABOUT}{MINUTES} "
        r"(?:to|for <T\d+> to|for <[PNH]\d+> to) (?:reply|respond|equalise|hit back"
        r"|level|restore|double|add|extend|strike back|draw|get back|cancel|make amends)(?= )",
        _gap,
    ),
    way(
        "took 12 minutes",
        r" (?:took|needed|waited|required|lasted|just|inside"
        r"|within|it was|took (?:<T\d+>|them|him|<H\d+>)|took (?:the )?[a-z]+) (?:them |him |<T\d+> |<P\d+> |<H\d+> )?"
        rf"(?:just |only |all of |a mere |until (?:the )?)?{NUMBER} minutes(?= )(?! (?:later|after|before|from|of "
        r"(?:it|the (?:restart|second)|added|stoppage|injury)|spell|period|apart|left|remaining|into|each))",
        as_number,
    ),
)
