"""Minutes counted from a whistle: in added time, before and after the break, from the end."""

import re

from graph.minutes import MatchMinute
from loaders.prose.events.minutes.minute_told import (
    MinuteTold,
    Way,
    at_minute,
    before_break,
    before_end,
    between,
    bounds,
    number_of,
    told_as,
    way,
)
from loaders.prose.events.minutes.minute_words import ABOUT, BREAK, MINUTES, NUMBER, ORDINAL, RESTART, TIME


def _left(match: re.Match[str]) -> MinuteTold | None:
    if re.search(
        r" (?:of|in|to) (?:the )?(?:half|first half|first-half|period)|before (?:the )?(?:break|half)", match[0]
    ):
        return before_break(match)
    if "extra" in match[0]:
        return None if re.search(r" (?:in|to|before) (?:the )?extra", match[0]) else _before_end_of_extra(match)
    return before_end(match)


def _before_end_of_extra(match: re.Match[str]) -> MinuteTold | None:
    number = number_of(match)
    if not 0 < number < _EXTRA:
        return None
    return told_as(match, MatchMinute.at(120 - number, extra_time=True, told=match[0].strip(), precision="derived"))


#: So many minutes does extra time last.
_EXTRA = 30


def _after_restart(match: re.Match[str]) -> MinuteTold | None:
    return at_minute(45 + number_of(match), match, derived=True) if number_of(match) <= 45 else None


def _into_added(match: re.Match[str]) -> MinuteTold | None:
    first = "first-half" in match[0] or "first half" in match[0]
    if "extra" in match[0]:
        return None
    number = number_of(match, "th") if match.groupdict().get("th") else number_of(match)
    return at_minute(45 if first else 90, match, number)


def _in_the_first_of_the_second_half(match: re.Match[str]) -> MinuteTold:
    return between(46, 45 + number_of(match) + 1, match)


def _in_the_first(match: re.Match[str]) -> MinuteTold:
    return between(1, number_of(match) + 1, match)


def _right_after_the_restart(match: re.Match[str]) -> MinuteTold | None:
    return at_minute(46, match, derived=True)


def _into_extra_time(match: re.Match[str]) -> MinuteTold | None:
    number = number_of(match) + (105 if "second" in match[0] else 90)
    if number > 120:
        return None
    return told_as(match, MatchMinute.at(number, extra_time=True, told=match[0].strip(), precision="derived"))


FROM_WHISTLES: tuple[Way, ...] = (
    way(
        "the second half was only five minutes old",
        r" (?:second half|second period|second-half|restart) (?:was|were|is) "
        rf"{ABOUT}{MINUTES} old(?= )",
        _after_restart,
    ),
    way(
        "extra time was five minutes old",
        rf" (?:extra[ -]time|period of extra[ -]time) (?:was|were|is) {ABOUT}{MINUTES} old(?= )",
        _into_extra_time,
    ),
    way(
        "five minutes into extra time",
        rf" {ABOUT}{MINUTES} (?:into|of|in to) (?:the )?"
        r"(?:first (?:half|period) of |second (?:half|period) of )?(?:extra[ -]time|overtime)(?= )"
        r"(?! (?:left|remaining|to go|to play|still|remained))",
        _into_extra_time,
    ),
    way(
        "in the third minute of stoppage time",
        r" (?:in |with |on )?"
        rf"(?:the )?(?=[^ ]+ minute of ){ORDINAL} minute of (?:the )?(?:first-half |first half |second-half |)"
        r"(?:(?:stoppage|injury|added|additional|added-on)[ -]?time|time added on)(?= )",
        _into_added,
    ),
    way(
        "three minutes into stoppage time",
        rf" {ABOUT}{MINUTES} "
        r"(?:into|of|deep into|in to) (?:the )?(?:first-half |first half |second-half |second half |)"
        r"(?:stoppage|injury|added|additional|added-on)[ -]time(?= )",
        _into_added,
    ),
    way(
        "in first-half stoppage time",
        r" (?:in|during) (?:the )?(?:first-half|first half) (?:stoppage|injury|added|additional)[ -]time(?= )",
        bounds(45, 45),
    ),
    way(
        "five minutes before the break",
        rf" {ABOUT}{MINUTES} (?:from|before|short of|away from|to|until|prior to|ahead of|shy of) {BREAK}(?= )",
        before_break,
    ),
    way(
        "five minutes from the end",
        rf" {ABOUT}{MINUTES} (?:from|before|short of|away from|until|prior to) {TIME}(?= )",
        before_end,
    ),
    way(
        "with ten minutes left",
        rf" (?:with |and )?{ABOUT}{MINUTES} (?:of (?:the )?(?:first half|half|extra[ -]time) )?(?:left|remaining|to go"
        r"(?! (?:ahead|in front|level|behind|close|down|up|through|top|clear|\d|one|two|three|a goal))"
        r"|to play|still to play|to spare|left to play|remained"
        r"|left on the clock|left in the game|still remaining|of normal time (?:left|remaining)|of normal time)"
        r"(?: (?:of|in|to|before) (?:the )?(?:half|first half|first-half|period"
        r"|normal time|break|half-time|interval|extra time|extra-time|game|match|play|on the clock))?(?= )",
        _left,
    ),
    way(
        "with ten minutes of the half left",
        rf" {ABOUT}{MINUTES} of (?:the )?(?:half|first half|first-half) (?:left|remaining|to go|to play)(?= )",
        before_break,
    ),
    way(
        "within five minutes of the restart",
        rf" (?:within|inside) {ABOUT}{MINUTES} of "
        r"(?:the )?(?:restart|re-start|second half|break|interval|resumption|half-time)(?: starting| beginning)?(?= )",
        _in_the_first_of_the_second_half,
    ),
    way(
        "in the first ten minutes of the second half",
        rf" (?:within|inside|in) (?:the )?(?:first |opening )?{ABOUT}{NUMBER} minutes of the "
        r"(?:start of the |opening of the )?(?:second half|second period|restart|re-start)(?= )",
        _in_the_first_of_the_second_half,
    ),
    way(
        "within the first five minutes of the second half",
        r" (?:inside|within) "
        rf"(?:just |only |the (?:first|opening) )?{MINUTES} of (?:the )?(?:second half|second period|restart)(?= )",
        _in_the_first_of_the_second_half,
    ),
    way(
        "five minutes after the restart",
        rf" {ABOUT}{MINUTES} (?:after|into|in to|following|of|from) {RESTART}(?= )(?! (?:lead|goal|\w+ lead))",
        _after_restart,
    ),
    way(
        "in the first ten minutes",
        rf" (?:within|inside|in) (?:the )?(?:first |opening ){NUMBER} minutes(?= )",
        _in_the_first,
    ),
    way(
        "thirty seconds after the restart",
        rf" {ABOUT}{NUMBER} seconds? "
        r"(?:after|into|of) (?:the )?(?:restart|re-start|second half|break|half-time|interval)(?= )",
        _right_after_the_restart,
    ),
)
