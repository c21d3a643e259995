"""Minutes as football tells them: certain ones, derived ones and bounds, wherever they stand in a line."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from graph.minutes import MatchMinute
from loaders.prose.events.line import Line
from loaders.prose.events.numbers import WORD_NUMBERS, WORD_ORDINALS
from loaders.prose.sieve import Sieve
from loaders.prose.triggers import Row

_N = r"(?P<n>\d{1,3}|\d{1,3}\+\d{1,2}|" + "|".join(sorted(WORD_NUMBERS, key=len, reverse=True)) + ")"
_TH = r"(?P<th>\d{1,3}(?:st|nd|rd|th|d)|" + "|".join(sorted(WORD_ORDINALS, key=len, reverse=True)) + ")"
#: The look ahead spares trying all the numbers on words that no minutes follow.
_N_MINUTES = rf"(?=[^ ]+ minutes? ){_N} minutes?"
_BREAK = (
    r"(?:the )?(?:break|interval|half-time|halftime|half time|the half|half|turnaround|turn-around|tea|oranges|lemons)"
)
_TIME = (
    r"(?:time|full-time|full time|the end|the final whistle"
    r"|the whistle|normal time|regulation|no time|the close|the finish|stoppage time|injury time|added time)"
)
_RESTART = (
    r"(?:the )?(?:restart"
    r"|re-start|break|interval|half-time|halftime|second half|second period|second-half|turnaround|resumption|half)"
)


@dataclass(frozen=True, slots=True)
class MinuteTold:
    """A minute or bounds; `near` where it is about a number; `gap` where it is told from another event ('five minutes later'), which `since` names."""

    start: int
    end: int
    minute: MatchMinute | None
    gap: int | None = None
    since: str = ""
    rough: bool = False
    paired: bool = False
    near: int | None = None


Reader = Callable[[re.Match[str]], MinuteTold | None]


def _number(match: re.Match[str], group: str = "n") -> int:
    text = match[group]
    if text in WORD_NUMBERS:
        return WORD_NUMBERS[text]
    if text in WORD_ORDINALS:
        return WORD_ORDINALS[text]
    return int(re.match(r"\d+", text)[0])  # type: ignore[index]


def _told(match: re.Match[str], minute: MatchMinute) -> MinuteTold:
    return MinuteTold(match.start(), match.end(), minute)


def _at(number: int, match: re.Match[str], added: int | None = None, derived: bool = False) -> MinuteTold | None:
    if not 0 < number <= 130 or (added is not None and added > 20):
        return None
    return _told(
        match, MatchMinute.at(number, added, told=match[0].strip(), precision="derived" if derived else "exact")
    )


def _within(first: int, last: int, match: re.Match[str]) -> MinuteTold:
    return _told(match, MatchMinute(None, None, None, "between", first, last, match[0].strip()))


def _about(number: int, match: re.Match[str]) -> MinuteTold:
    minute = MatchMinute(None, None, None, "about", number - 2, number + 3, match[0].strip())
    return MinuteTold(match.start(), match.end(), minute, near=number)


def _plain(match: re.Match[str]) -> MinuteTold | None:
    text = match["n"]
    if "+" in text:
        base, added = text.split("+")
        return _at(int(base), match, int(added))
    return _at(_number(match), match)


def _ordinal(match: re.Match[str]) -> MinuteTold | None:
    return _at(_number(match, "th"), match)


def _before_break(match: re.Match[str]) -> MinuteTold | None:
    return _at(45 - _number(match), match, derived=True) if _number(match) < 45 else None


def _before_end(match: re.Match[str]) -> MinuteTold | None:
    return _at(90 - _number(match), match, derived=True) if _number(match) < 90 else None


def _left(match: re.Match[str]) -> MinuteTold | None:
    if re.search(
        r" (?:of|in|to) (?:the )?(?:half|first half|first-half|period)|before (?:the )?(?:break|half)", match[0]
    ):
        return _before_break(match)
    if "extra" in match[0]:
        return None
    return _before_end(match)


def _after_restart(match: re.Match[str]) -> MinuteTold | None:
    return _at(45 + _number(match), match, derived=True) if _number(match) <= 45 else None


def _into_added(match: re.Match[str]) -> MinuteTold | None:
    first = "first-half" in match[0] or "first half" in match[0]
    if "extra" in match[0]:
        return None
    number = _number(match, "th") if match.groupdict().get("th") else _number(match)
    return _at(45 if first else 90, match, number)


def _of_extra_time(match: re.Match[str]) -> MinuteTold | None:
    number = _number(match, "th")
    number += 90 if number <= 30 else 0
    return _told(match, MatchMinute.at(number, extra_time=True, told=match[0].strip())) if 90 < number <= 120 else None


def _seconds(match: re.Match[str]) -> MinuteTold | None:
    number = _number(match)
    return _at(number // 60 + 1, match, derived=True) if 5 <= number < 180 else None


def _gap(match: re.Match[str]) -> MinuteTold:
    return MinuteTold(match.start(), match.end(), None, _number(match), match.groupdict().get("since") or "")


def _words(first: int, last: int) -> Reader:
    return lambda match: _within(first, last, match)


def _fixed(number: int) -> Reader:
    return lambda match: _at(number, match)


def _rough(number: int) -> Reader:
    return lambda match: _about(number, match)


def _by_half(match: re.Match[str]) -> MinuteTold:
    return _within(*((1, 45) if "first" in match[0] else (46, 90)), match)


def _hour(match: re.Match[str]) -> MinuteTold:
    if re.match(r" on the hour", match[0]):
        return MinuteTold(
            match.start(), match.end(), MatchMinute(None, None, None, "about", 59, 62, match[0].strip()), near=60
        )
    return _within(*((52, 60) if "before" in match[0] else (60, 68)), match)


def _later(match: re.Match[str]) -> MinuteTold | None:
    text = match["n"] or match["m"] or match["k"]
    if text in WORD_NUMBERS:
        number = WORD_NUMBERS[text]
    elif text and text.isdigit():
        number = int(text)
    else:
        return None
    return MinuteTold(match.start(), match.end(), None, number, "", rough=match["n"] is None)


_ADJ = (
    r"(?:just |only |barely |some |around "
    r"|about |exactly |fully |a mere |the |little more than |less than |under |inside |roughly |precisely |another )?"
)
_HALF_WORD = r"(?:first-half|first half|opening half|second-half|second half|second period|first period)"


#: 'Marlow are on 71' tells points.
_NO_POINTS = (
    "".join(
        f"(?<! {word})"
        for word in (
            "are",
            "is",
            "was",
            "were",
            "stay",
            "stays",
            "remain",
            "remains",
            "sit",
            "sits",
            "stand",
            "stands",
            "up",
            "level",
            "them",
            "locked",
            "side",
            "team",
        )
    )
    + r"(?<!<T\d>)(?<!<T\d\d>)"
)


@dataclass(frozen=True)
class _Row(Row):
    """A way of telling a minute; one that `counts` them is tried only where a minute is spoken of."""

    reader: Reader
    counts: bool


def _row(pattern: str, reader: Reader) -> _Row:
    return _Row(
        "minute", frozenset(), pattern, reader, "min" in pattern and ("(?P<n>" in pattern or "(?P<th>" in pattern)
    )


#: In order of trust: where two overlap, the earlier row of the table and then the longer match counts.
_TABLE = Sieve(
    tuple(
        _row(pattern, reader)
        for pattern, reader in (
            (
                (
                    r" (?:in |with |on )?"
                    rf"(?:the )?(?=[^ ]+ minute of ){_TH} minute of (?:the )?(?:first-half |first half |second-half |)"
                    r"(?:(?:stoppage|injury|added|additional|added-on)[ -]?time|time added on)(?= )"
                ),
                _into_added,
            ),
            (
                (
                    rf" {_ADJ}{_N_MINUTES} "
                    r"(?:into|of|deep into|in to) (?:the )?(?:first-half |first half |second-half |second half |)"
                    r"(?:stoppage|injury|added|additional|added-on)[ -]time(?= )"
                ),
                _into_added,
            ),
            (
                (
                    r" (?:in|during) "
                    r"(?:the )?(?:first-half|first half) (?:stoppage|injury|added|additional)[ -]time(?= )"
                ),
                _words(45, 45),
            ),
            (
                (
                    rf" {_ADJ}{_N_MINUTES} "
                    rf"(?:from|before|short of|away from|to|until|prior to|ahead of|shy of) {_BREAK}(?= )"
                ),
                _before_break,
            ),
            (rf" {_ADJ}{_N_MINUTES} (?:from|before|short of|away from|until|prior to) {_TIME}(?= )", _before_end),
            (
                (
                    rf" (?:with |and )?{_ADJ}{_N_MINUTES} (?:of (?:the )?(?:first half|half) )?(?:left|remaining|to go"
                    r"(?! (?:ahead|in front|level|behind|close|down|up|through|top|clear|\d|one|two|three|a goal))"
                    r"|to play|still to play|to spare|left to play|remained|left on the clock"
                    r"|left in the game|still remaining|of normal time (?:left|remaining)|of normal time)"
                    r"(?: (?:of|in|to|before) (?:the )?(?:half|first half|first-half|period"
                    r"|normal time|break|half-time|interval|extra time|extra-time|game|match|play|on the clock))?(?= )"
                ),
                _left,
            ),
            (
                (
                    rf" {_ADJ}{_N_MINUTES} of "
                    r"(?:the )?(?:half|first half|first-half) (?:left|remaining|to go|to play)(?= )"
                ),
                _before_break,
            ),
            (
                (
                    rf" (?:within|inside) {_ADJ}{_N_MINUTES} of "
                    r"(?:the )?(?:restart|re-start|second half|break|interval|resumption|half-time)"
                    r"(?: starting| beginning)?(?= )"
                ),
                lambda match: _within(46, 45 + _number(match) + 1, match),
            ),
            (
                (
                    rf" (?:within|inside|in) (?:the )?(?:first |opening )?{_ADJ}{_N} minutes of the "
                    r"(?:start of the |opening of the )?(?:second half|second period|restart|re-start)(?= )"
                ),
                lambda match: _within(46, 45 + _number(match) + 1, match),
            ),
            (
                (
                    rf" (?:inside|within) (?:just |only |the (?:first|opening) )?{_N_MINUTES} of "
                    r"(?:the )?(?:second half|second period|restart)(?= )"
                ),
                lambda match: _within(46, 45 + _number(match) + 1, match),
            ),
            (
                (
                    rf" {_ADJ}{_N_MINUTES} "
                    rf"(?:after|into|in to|following|of|from) {_RESTART}(?= )(?! (?:lead|goal|\w+ lead))"
                ),
                _after_restart,
            ),
            (
                rf" (?:within|inside|in) (?:the )?(?:first |opening ){_N} minutes(?= )",
                lambda match: _within(1, _number(match) + 1, match),
            ),
            (
                (
                    rf" {_ADJ}{_N} seconds? "
                    r"(?:after|into|of) (?:the )?(?:restart|re-start|second half|break|half-time|interval)(?= )"
                ),
                lambda match: _at(46, match, derived=True),
            ),
            (
                (
                    rf" (?:inside|within|after|in) {_ADJ}{_N} seconds?"
                    r"(?= )(?! (?:later|after|of the (?:restart|second)))"
                ),
                _seconds,
            ),
            (rf" {_ADJ}(?P<n>\d{{2,3}}) seconds (?:in|into the (?:game|match)|gone|on the clock)(?= )", _seconds),
            (r" (?:first minute|opening minute|first-minute|straight from (?:the )?kick-off)(?= )", _fixed(1)),
            (
                r" (?:\( )?(?P<n>\d{1,3}(?:\+\d{1,2})?) ?'(?: ?\+ ?(?P<add>\d{1,2}))?(?= )",
                lambda match: _at(int(match["n"]), match, int(match["add"])) if match["add"] else _plain(match),
            ),
            (r" (?:in|on|at) (?P<n>\d{1,3}\+\d{1,2})(?= )", _plain),
            (r" (?P<n>(?:45|90|105|120)\+\d{1,2})(?= )", _plain),
            (
                (rf" (?:in |on )?(?:the )?(?=[^ ]+ minute of ){_TH} minute of (?:extra[ -]time|overtime)(?= )"),
                _of_extra_time,
            ),
            (r" (?:with |and )?(?P<n>\d{1,2}):\d\d (?:left|remaining|to play|to go)(?= )", _before_end),
            (
                (
                    r" (?:at|in) (?:the )?(?P<n>\d{1,2}):\d\d(?: mark)?(?: of the (?:first|opening) half)?(?= )(?! "
                    r"(?:pm|am|p.m|a.m|on|in the (?:morning|afternoon|evening)|local|gmt|et|kick-off|of the second))"
                ),
                lambda match: _at(int(match["n"]) + 1, match, derived=True),
            ),
            (
                r" (?:at|in) (?:the )?(?P<n>\d{1,2}):\d\d of the second half(?= )",
                lambda match: _at(int(match["n"]) + 46, match, derived=True),
            ),
            (
                (
                    r" (?:on|after|in|at) (?P<n>\d{1,3}(?:\+\d{1,2})?)"
                    r"(?P<rest>(?: (?:,|and|&|, and) \d{1,3}(?:\+\d{1,2})?){2,5}) ?(?:minutes|mins)(?= )"
                ),
                _plain,
            ),
            (
                (
                    rf" (?:in |on )?the {_TH}(?: minute)?"
                    r"(?P<rest>(?: (?:,|and|&|, and) (?:the )?(?:\d{1,3}(?:st|nd|rd|th)|[a-z]+(?:-[a-z]+)?)){2,5}) "
                    r"minutes?(?= )"
                ),
                _ordinal,
            ),
            (
                (
                    r" (?:on|after|in) (?P<n>\d{1,3}) ?(?:minutes?|mins?)? (?:and|,|before) "
                    r"(?:then )?(?:again|(?:his|<H\d+> 's) second|a second|another|once more|(?:his|<H\d+> 's) other) "
                    r"(?:on|after|in) (?P<second>\d{1,3})(?: ?minutes?| ?mins?)?(?= )"
                ),
                _plain,
            ),
            (
                (
                    rf" in the {_TH}(?: minute)? "
                    r"(?:and|,|before) (?:then )?(?:again|his second|a second|another|once more|his other) in the "
                    r"(?P<second>\d{1,3}(?:st|nd|rd|th))(?: minutes?)?(?= )"
                ),
                _ordinal,
            ),
            (rf" (?:in |on )?the {_TH} and (?:the )?{_TH.replace('<th>', '<second>')} minutes(?= )", _ordinal),
            (rf" (?:in |on |with |by )?(?:the |his |their |an? )?(?=[^ ]+[ -]minute ){_TH}[ -]minute", _ordinal),
            (r"^ (?P<n>\d{1,3}(?:\+\d{1,2})?) (?:: |- |' )?(?=goal (?:!|-|:|for) )", _plain),
            (r" on (?P<n>\d{1,2}) mins?(?= [.,;] )", _plain),
            (
                _NO_POINTS + r" on (?P<n>[1-9]\d?)(?= (?:[.,;!]|and(?! \d)|when|with|from|to "
                r"(?:make|put|give|level|seal|win|earn)|after|before|as) )",
                _plain,
            ),
            (
                (
                    r" (?:on|after) (?P<n>\d{1,3}) (?:minutes|mins) and "
                    r"(?:on |after )?(?P<second>\d{1,3}) (?:minutes|mins)(?= )(?! (?:later|after|before|from))"
                ),
                _plain,
            ),
            (r"^ (?P<n>\d{1,3}(?:\+\d{1,2})?) ?(?:min|mins|minutes|m) ?(?=[:.-] )", _plain),
            (
                (
                    r" (?:in|during) the (?P<th>\d{1,2}(?:st|nd|rd|th|d))(?= [.,;]"
                    r"| and | to | when | by | with | on | from | as | after | off )(?! (?:and|place|position))"
                ),
                _ordinal,
            ),
            (r" (?:at|on|around) the (?P<th>\d{1,3})(?:st|nd|rd|th)?[ -]minute mark(?= )", _ordinal),
            (r" the (?P<n>\d{1,3})-minute mark(?= )", _plain),
            (
                (
                    rf" (?:{_ADJ}{_N_MINUTES} (?:later|afterwards|after that|thereafter|further on)"
                    rf"|(?:after )?another {_ADJ}(?P<m>\d+|[a-z-]+) minutes"
                    rf"|(?:within|inside) {_ADJ}(?P<k>\d+|[a-z]+) minutes?(?= [.,;]| (?!of)))(?= )"
                ),
                _later,
            ),
            (
                (
                    rf"(?<! on)(?<! in)(?<! at) {_ADJ}{_N_MINUTES} "
                    r"(?:after|since) (?P<since>(?!the (?:restart|break|interval|half-time)|half-time|coming|entering"
                    r"|replacing|his (?:arrival|introduction|entrance)|kick-off|the (?:start|kick-off))[^.;]{3,60}?)"
                    r"(?= [.,;]|$| when | as )"
                ),
                _gap,
            ),
            (
                (
                    r" (?:on|after|in|at) (?:just |only |barely |around |exactly |a mere |about )?"
                    rf"{_N}(?: and {_N.replace('<n>', '<second>')})? ?(?:minutes?|mins?)(?= )"
                    r"(?! (?:later|after (?:the|half-time|coming|his|her|kick)|before (?:the|half-time|time|his|her)"
                    r"|from (?:the (?:end|break|restart|interval|close|start)|time|half-time|full-time|normal|safety)"
                    r"|of (?:added|stoppage|injury)|spell|period|apart|left|remaining|into))"
                ),
                _plain,
            ),
            (
                (
                    rf" (?:with )?{_ADJ}{_N} (?:minutes?|mins?) (?:gone|in|played|on the clock|into "
                    r"(?:the )?(?:game|match|contest|tie|first half|half|first-half|proceedings|action|clash|encounter)"
                    r"|old|of play|had (?:elapsed|gone|passed|been played)|were (?:gone|on)|elapsed|from kick-off"
                    r"|after kick-off|into it|from the (?:start|kick-off)|from kick off|passed)(?= )(?! (?:minutes))"
                ),
                _plain,
            ),
            (rf" (?:lasted|lead lasted) (?:for )?{_ADJ}{_N_MINUTES}(?= )", _gap),
            (
                (
                    rf" (?:took|needed) (?:them |him |<T\d+> |<P\d+> |<H\d+> )?{_ADJ}{_N_MINUTES} "
                    r"(?:to|for <T\d+> to|for <[PNH]\d+> to) (?:reply|respond|equalise"
                    r"|hit back|level|restore|double|add|extend|strike back|draw|get back|cancel|make amends)(?= )"
                ),
                _gap,
            ),
            (
                (
                    r" (?:took|needed|waited|required|lasted|just|inside|within|it was"
                    r"|took (?:<T\d+>|them|him|<H\d+>)|took (?:the )?[a-z]+) (?:them |him |<T\d+> |<P\d+> |<H\d+> )?"
                    rf"(?:just |only |all of |a mere |until (?:the )?)?{_N} minutes"
                    r"(?= )(?! (?:later|after|before|from|of (?:the (?:restart|second)|added|stoppage|injury)"
                    r"|spell|period|apart|left|remaining|into|each))"
                ),
                _plain,
            ),
            (
                (
                    r" (?:on|before|after|past|just (?:after|before|past)|around|shortly (?:after|before)) "
                    r"the hour(?: mark| -mark|-mark)?(?= )"
                ),
                _hour,
            ),
            (r" (?:on|at|before|after|past) the half[ -]hour(?: mark|-mark)?(?= )", _rough(30)),
            (r" half an hour (?:in|gone|into the (?:game|match))(?= )", _rough(30)),
            (r" (?:after|with|on) half an hour(?: gone| played)?(?= )", _rough(30)),
            (r" (?:after|with|on) (?:just )?a quarter of an hour(?: gone| played)?(?= )", _rough(15)),
            (r" midway through the (?:first|opening) (?:half|period)(?= )", _words(15, 32)),
            (r" (?:midway|halfway|half way) through the second (?:half|period)(?= )", _words(60, 78)),
            (
                (
                    r" (?:late|deep|towards the end|at the end|in the closing stages) "
                    r"(?:on |into |in )?(?:the |of the )?first half(?= )"
                ),
                _words(35, 45),
            ),
            (
                (r" (?:on|at) the stroke of (?:half-time|half time|halftime|the interval|the break|the half)(?= )"),
                _words(43, 45),
            ),
            (
                (
                    r" (?:just|shortly|moments|seconds|right|minutes|immediately|straight) before "
                    r"(?:the )?(?:break|interval|half-time|half time|halftime|the half)(?= )"
                ),
                _words(36, 45),
            ),
            (
                (
                    r" (?:just|shortly|moments|seconds|right|minutes|immediately|straight|soon|early) after "
                    r"(?:the )?(?:break|interval|half-time|half time|halftime|restart|re-start)(?= )"
                ),
                _words(46, 58),
            ),
            (
                (
                    r" (?:early|immediately|straight|soon) "
                    r"(?:in|into|at the start of|after the start of) the second (?:half|period)(?= )"
                ),
                _words(46, 60),
            ),
            (r" early (?:in|into|on in) (?:the )?extra[ -]time(?= )", _words(91, 97)),
            (r" (?:in|during|of) (?:the )?first (?:half|period) of extra[ -]time(?= )", _words(91, 105)),
            (r" (?:in|during|of) (?:the )?second (?:half|period) of extra[ -]time(?= )", _words(106, 120)),
            (r" (?:in|during|deep into|late in) (?:extra[ -]time|overtime)(?= )", _words(91, 120)),
            (r" (?:stoppage|injury|added|additional|added-on)[ -]time(?= )", _words(90, 90)),
            (
                (
                    r" (?:at the death|in the dying (?:seconds|moments|minutes|stages)|last-gasp|last minute"
                    r"|final minute|last-minute|with (?:virtually )?the last kick|in the closing (?:seconds|moments))"
                    r"(?= )"
                ),
                _words(86, 90),
            ),
            (
                (
                    r" (?:late on|in the closing stages|closing stages"
                    r"|late in the game|late(?! (?:lunge|tackle|challenge|foul|withdrawal|change|run|fitness))"
                    r"|closing minutes|final (?:five|ten) minutes)(?= )"
                ),
                _words(70, 90),
            ),
            (rf" {_HALF_WORD}(?= )", _by_half),
            (r" before (?:the )?(?:break|interval|half-time|half time|halftime)(?= )", _words(1, 45)),
            (r" after (?:the )?(?:break|interval|half-time|half time|halftime|restart|re-start)(?= )", _words(46, 90)),
            (r" (?:first|opening) (?:half|period)(?= )", _words(1, 45)),
            (r" second (?:half|period)(?= )", _words(46, 90)),
        )
    )
)
#: So many letters can stand before 'minutes' in such a row.
_BEFORE = 80
_ANY = re.compile(
    r"minute|min |mins |\d '|\+|hour|seconds|"
    r"half|interval|break|restart|re-start|time|death|dying|late|closing| in the \d| on \d|last-gasp|kick-off|mark"
)
_NOT_A_MINUTE = re.compile(
    r"(?:pitch|field|park|on) for (?:just |only |barely |less than |about |all of |no more than )?"
    r"(?:\d+|[a-z-]+) minutes? (?:when|before|and)|(?:\d|[a-z]+)[ -]minutes? "
    r"(?:silence|applause|from (?:promotion|wembley|safety|the play-offs|the final|glory|europe)"
    r"|of (?:added time were|stoppage time were|silence|applause|football|normal time were|time added)"
    r"|spell|period|delay|per |a game|each|each way|cameo|late|drive)\b|"
    r" (?:last|final|first|opening|next|previous|past) (?:\d+|[a-z]+) minutes|minutes (?:apart|between)"
)


def minutes_of(line: Line, *, vague: bool = True) -> list[MinuteTold]:
    """Every minute told in a line, in order of place, overlapping tellings settled; `vague` ones only if wanted."""
    if not (vague or "min" in line.text) or not _ANY.search(line.text):
        return []
    found: list[MinuteTold] = []
    counted = line.text.find("min")
    for row in _TABLE.fitting(line.vocabulary):
        if not (counted >= 0 if row.counts else vague):
            continue
        for match in row.pattern.finditer(line.text, max(counted - _BEFORE, 0) if row.counts else 0):
            if any(told.start < match.end() - 1 and match.start() < told.end for told in found):
                continue
            told = row.reader(match)
            if told is not None and not _is_other(line, match):
                found.append(told)
                found.extend(_second(match))
    return sorted(found, key=lambda told: told.start)


#: How long a substitute needed is no minute of the match.
_ON_HIS_WAY = re.compile(r" (?:needed|took|waited) ")
_FROM_THE_BENCH = frozenset(("substitute", "sub", "bench", "replacement"))


def _is_other(line: Line, match: re.Match[str]) -> bool:
    if _ON_HIS_WAY.search(match[0]) and not _FROM_THE_BENCH.isdisjoint(line.vocabulary):
        return True
    around = line.text[max(match.start() - 12, 0) : match.end() + 30]
    other = _NOT_A_MINUTE.search(around)
    return bool(other) and other.start() < match.end() - max(match.start() - 12, 0)  # type: ignore[union-attr]


def _second(match: re.Match[str]) -> Iterator[MinuteTold]:
    """The second of a pair: 'on 63 and 66 minutes'."""
    for one in re.finditer(
        r" (\d{1,3})(?:\+(\d{1,2}))?(?:st|nd|rd|th)?(?= |$)| ([a-z]+(?:-[a-z]+)?)(?= |$)",
        match.groupdict().get("rest") or "",
    ):
        number = int(one[1]) if one[1] else WORD_ORDINALS.get(one[3], 0)
        if 0 < number <= 120:
            at = match.start("rest") + one.start() + 1
            yield MinuteTold(
                at,
                match.start("rest") + one.end(),
                MatchMinute.at(number, int(one[2]) if one[2] else None, told=one[0].strip()),
                paired=True,
            )
    if match.groupdict().get("second"):
        number = (
            WORD_NUMBERS.get(match["second"])
            or WORD_ORDINALS.get(match["second"])
            or int(re.match(r"\d+", match["second"])[0])
        )  # type: ignore[index]
        yield MinuteTold(
            match.start("second"), match.end("second"), MatchMinute.at(number, told=match["second"]), paired=True
        )
