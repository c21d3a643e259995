"""Minutes told by parts of an hour: played, left, from a whistle, or around the mark."""

import re

from loaders.prose.events.minutes.minute_told import MinuteTold, Way, around, between, way
from loaders.prose.events.minutes.minute_words import ABOUT, BREAK, RESTART, TIME

_QUARTER, _HALF, _THREE_QUARTERS, _HOUR = 15, 30, 45, 60
_PART = r"(?P<part>(?:a |three |three-|the )?quarters? of an hour|half an hour|(?:the |a )?half[ -]hour|an hour)"
_PLAYED = (
    r"(?:gone|played|in|elapsed|old|on the clock|of play|had (?:gone|passed|elapsed|been played)"
    r"|into (?:the )?(?:game|match|contest|tie|proceedings))"
)
_LEFT = (
    r"(?:left|remaining|to go|to play|to spare|still to (?:go|play)|still remaining|left to play|remained"
    r"|left on the clock|left in the (?:game|match))"
)
#: A lead or a deficit that somebody went on to have is no time left.
_NO_SCORE = r"(?! (?:ahead|in front|level|behind|up|down|clear|\d|one|two|three|a goal))"


def _length(match: re.Match[str]) -> int:
    part = match["part"]
    if "quarter" in part:
        return _THREE_QUARTERS if "three" in part else _QUARTER
    return _HALF if "half" in part else _HOUR


def _gone(match: re.Match[str]) -> MinuteTold:
    length = _length(match)
    if re.search(r"(?:over|more than|past) (?:a |an |half|three)", match[0]):
        return between(length, length + 5, match)
    if re.search(r"(?:under|inside|within|less than|short of|nearly|almost) ", match[0]):
        return between(length - 5, length, match)
    return around(length, match, marked=match[0].startswith(" on the half"))


def _to_come(match: re.Match[str]) -> MinuteTold:
    return around(90 - _length(match), match)


def _before_break(match: re.Match[str]) -> MinuteTold | None:
    return around(45 - _length(match), match) if _length(match) < _THREE_QUARTERS else None


def _after_break(match: re.Match[str]) -> MinuteTold | None:
    return around(45 + _length(match), match) if _length(match) < _THREE_QUARTERS else None


def _in_the_first(match: re.Match[str]) -> MinuteTold:
    return between(1, _length(match), match)


def _mark(match: re.Match[str]) -> MinuteTold:
    mark = _HALF if "half" in match["mark"] else _HOUR
    if re.match(r" (?:just |shortly |soon |right )?(?:after|past)|.* past ", match[0]):
        return between(mark, mark + 8, match)
    if re.match(r" (?:just |shortly |right )?(?:before|short of)|.*(?:approach|near|close)", match[0]):
        return between(mark - 8, mark, match)
    return around(mark, match, marked=bool(re.match(r" (?:on|at) ", match[0])))


BY_HOURS: tuple[Way, ...] = (
    way("with half an hour left", rf" (?:with )?{ABOUT}{_PART} {_LEFT}{_NO_SCORE}(?= )", _to_come),
    way("half an hour from time", rf" {ABOUT}{_PART} (?:from|before|short of|away from) {TIME}(?= )", _to_come),
    way(
        "a quarter of an hour before the break",
        rf" {ABOUT}{_PART} (?:from|before|short of) {BREAK}(?= )",
        _before_break,
    ),
    way(
        "a quarter of an hour after the restart",
        rf" {ABOUT}{_PART} (?:after|into|from|following) {RESTART}(?= )",
        _after_break,
    ),
    way(
        "inside the first quarter of an hour",
        r" (?:in|inside|within|during) (?:the )?(?:first |opening )"
        r"(?P<part>quarter of an hour|half[ -]hour|half an hour|hour)(?= )",
        _in_the_first,
    ),
    way(
        "after half an hour",
        r" (?:after|with|on|inside|within) (?:just |only |barely |a little |well |about |around |almost |nearly )?"
        rf"(?:over |under |more than |less than )?{_PART}(?: {_PLAYED})?(?= )",
        _gone,
    ),
    way("half an hour gone", rf" {ABOUT}(?:over )?{_PART} {_PLAYED}(?= )", _gone),
    way(
        "on the half-hour",
        r" (?:on|at|around|about|(?:just |shortly |soon |right )?(?:before|after|past|short of)"
        r"|approaching|nearing|close to|on the stroke of) the (?P<mark>half[ -]hour|hour)(?: mark| -mark|-mark)?(?= )",
        _mark,
    ),
)
