"""Minutes by their number: of the clock, by ordinals, several at once."""

import re

from graph.minutes import MatchMinute
from loaders.prose.events.minutes.minute_told import (
    MinuteTold,
    Way,
    always,
    as_number,
    as_ordinal,
    at_minute,
    before_end,
    number_of,
    told_as,
    way,
)
from loaders.prose.events.minutes.minute_words import ABOUT, LATE_ORDINAL, NUMBER, ORDINAL


def _of_extra_time(match: re.Match[str]) -> MinuteTold | None:
    number = number_of(match, "th")
    number += 90 if number <= 30 else 0
    if not 90 < number <= 120:
        return None
    return told_as(match, MatchMinute.at(number, extra_time=True, told=match[0].strip()))


def _seconds(match: re.Match[str]) -> MinuteTold | None:
    number = number_of(match)
    return at_minute(number // 60 + 1, match, derived=True) if 5 <= number < 180 else None


def _left_of_many(match: re.Match[str]) -> MinuteTold | None:
    return before_end(match) if number_of(match) >= _FEW else None


def _by_the_clock(match: re.Match[str]) -> MinuteTold | None:
    return at_minute(int(match["n"]), match, int(match["add"])) if match["add"] else as_number(match)


def _clock_running(match: re.Match[str]) -> MinuteTold | None:
    return at_minute(int(match["n"]) + 1, match, derived=True)


def _clock_of_the_second_half(match: re.Match[str]) -> MinuteTold | None:
    return at_minute(int(match["n"]) + 46, match, derived=True)


#: 'Marlow are on 71' tells points.
_HAVING_POINTS = """
    are is was were stay stays remain remains sit sits stand stands up level them locked side team going
""".split()
_NO_POINTS = "".join(f"(?<! {word})" for word in _HAVING_POINTS) + r"(?<!<T\d>)(?<!<T\d\d>)"

#: 'With two to play' may tell games.
_FEW = 6

BY_NUMBER: tuple[Way, ...] = (
    way(
        "with 27 left",
        rf" with (?:just |only |about |around |barely |some )?{NUMBER} (?:left|remaining|to go|to play)"
        r"(?= (?:[.,;:!?)-]|when|as|and|through"
        r"|to (?:make|put|win|give|seal|level|secure|clinch|settle|rescue|snatch)) ?)",
        _left_of_many,
    ),
    way("in minute 63", rf" (?:in |on )?minute {NUMBER}(?= )", as_number),
    way(
        "inside 40 seconds",
        rf" (?:inside|within|after|in) {ABOUT}{NUMBER} seconds?(?= )(?! (?:later|after|of the (?:restart|second)))",
        _seconds,
    ),
    way(
        "40 seconds into the game",
        rf" {ABOUT}(?P<n>\d{{2,3}}) seconds (?:in|into the (?:game|match)|gone|on the clock)(?= )",
        _seconds,
    ),
    way(
        "straight from the kick-off",
        r" (?:first minute|opening minute|first-minute|straight from (?:the )?kick-off)(?= )",
        always(1),
    ),
    way(
        "63', and 45' + 2 of the clock",
        r" (?:\( )?(?P<n>\d{1,3}(?:\+\d{1,2})?) ?'(?: ?\+ ?(?P<add>\d{1,2}))?(?= )",
        _by_the_clock,
    ),
    way(
        "on 45+2",
        r" (?:in|on|at) (?P<n>\d{1,3}\+\d{1,2})(?= )",
        as_number,
    ),
    way(
        "45+2 alone",
        r" (?P<n>(?:45|90|105|120)\+\d{1,2})(?= )",
        as_number,
    ),
    way(
        "in the second minute of extra time",
        rf" (?:in |on )?(?:the )?(?=[^ ]+ minute of ){ORDINAL} minute of (?:extra[ -]time|overtime)(?= )",
        _of_extra_time,
    ),
    way(
        "with 8:30 left",
        r" (?:with |and )?(?P<n>\d{1,2}):\d\d (?:left|remaining|to play|to go)(?= )",
        before_end,
    ),
    way(
        "at the 12:30 mark",
        r" (?:at|in) (?:the )?(?P<n>\d{1,2}):\d\d(?: mark)?(?: of the (?:first|opening) half)?"
        r"(?= )(?! (?:pm|am|p.m|a.m|on|in the (?:morning|afternoon|evening)|local|gmt|et|kick-off|of the second))",
        _clock_running,
    ),
    way(
        "at 12:30 of the second half",
        r" (?:at|in) (?:the )?(?P<n>\d{1,2}):\d\d of the second half(?= )",
        _clock_of_the_second_half,
    ),
    way(
        "on 12, 40 and 71 minutes",
        r" (?:on|after|in|at) (?P<n>\d{1,3}(?:\+\d{1,2})?)"
        r"(?P<rest>(?: (?:,|and|&|, and) \d{1,3}(?:\+\d{1,2})?){2,5}) ?(?:minutes|mins)(?= )",
        as_number,
    ),
    way(
        "in the 12th, 40th and 71st minutes",
        rf" (?:in |on )?the {ORDINAL}(?: minute)?"
        r"(?P<rest>(?: (?:,|and|&|, and) (?:the )?(?:\d{1,3}(?:st|nd|rd|th)|[a-z]+(?:-[a-z]+)?)){2,5}) minutes?(?= )",
        as_ordinal,
    ),
    way(
        "on 12 minutes and again on 40",
        r" (?:on|after|in) (?P<n>\d{1,3}) ?(?:minutes?|mins?)? (?:and|,|before) "
        r"(?:then )?(?:again|(?:his|<H\d+> 's) second|a second|another|once more|(?:his|<H\d+> 's) other) "
        r"(?:on|after|in) (?P<second>\d{1,3})(?: ?minutes?| ?mins?)?(?= )",
        as_number,
    ),
    way(
        "in the 12th minute and again in the 40th",
        rf" in the {ORDINAL}(?: minute)? "
        r"(?:and|,|before) (?:then )?(?:again|his second|a second|another|once more|his other) in the "
        r"(?P<second>\d{1,3}(?:st|nd|rd|th))(?: minutes?)?(?= )",
        as_ordinal,
    ),
    way(
        "in the 12th and 40th minutes",
        rf" (?:in |on )?the {ORDINAL} and (?:the )?{ORDINAL.replace('<th>', '<second>')} minutes(?= )",
        as_ordinal,
    ),
    way(
        "in the 12th minute, a 12th-minute goal",
        rf" (?:in |on |with |by )?(?:the |his |their |an? )?(?=[^ ]+[ -]minute ){ORDINAL}[ -]minute",
        as_ordinal,
    ),
    way(
        "63 - goal for Marlow",
        r"^ (?P<n>\d{1,3}(?:\+\d{1,2})?) (?:: |- |' )?(?=goal (?:!|-|:|for) )",
        as_number,
    ),
    way(
        "on 63 mins, at the end of a clause",
        r" on (?P<n>\d{1,2}) mins?(?= [.,;] )",
        as_number,
    ),
    way(
        "scored on 63",
        _NO_POINTS + r" on (?P<n>[1-9]\d?)"
        r"(?= (?:[.,;!]|and(?! \d)|when|with|from|to (?:make|put|give|level|seal|win|earn)|after|before|as) )",
        as_number,
    ),
    way(
        "on 12 minutes and on 40 minutes",
        r" (?:on|after) (?P<n>\d{1,3}) (?:minutes|mins) and "
        r"(?:on |after )?(?P<second>\d{1,3}) (?:minutes|mins)(?= )(?! (?:later|after|before|from))",
        as_number,
    ),
    way(
        "63 mins: at the start of a line",
        r"^ (?P<n>\d{1,3}(?:\+\d{1,2})?) ?(?:min|mins|minutes|m) ?(?=[:.-] )",
        as_number,
    ),
    way(
        "in the 63rd",
        r" (?:in|during) the (?P<th>\d{1,2}(?:st|nd|rd|th|d))"
        r"(?= [.,;]| and | to | when | by | with | on | from | as | after | off )(?! (?:and|place|position))",
        as_ordinal,
    ),
    way(
        "in the 63rd Hale ...",
        r"(?:^|(?<= [.;,:-])|(?<= and)|(?<= then)|(?<= but)) in the "
        rf"(?P<th>\d{{2}}(?:st|nd|rd|th)|{LATE_ORDINAL})(?= (?:<[PNHTK]\d+>|it was|he|she) )",
        as_ordinal,
    ),
    way(
        "on the 63rd-minute mark",
        r" (?:at|on|around) the (?P<th>\d{1,3})(?:st|nd|rd|th)?[ -]minute mark(?= )",
        as_ordinal,
    ),
    way(
        "the 63-minute mark",
        r" the (?P<n>\d{1,3})-minute mark(?= )",
        as_number,
    ),
)
