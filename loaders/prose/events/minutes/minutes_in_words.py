"""Minutes in words alone: around the break, late on, in a half."""

import re

from loaders.prose.events.minutes.minute_told import MinuteTold, Way, between, bounds, way

_HALF_WORD = r"(?:first-half|first half|opening half|second-half|second half|second period|first period)"


def _by_half(match: re.Match[str]) -> MinuteTold:
    return between(*((1, 45) if "first" in match[0] else (46, 90)), match)


IN_WORDS: tuple[Way, ...] = (
    way(
        "midway through the first half",
        r" (?:midway|mid-way|halfway|half way|half-way) through the (?:first|opening) (?:half|period)(?= )",
        bounds(15, 32),
    ),
    way(
        "midway through the second half",
        r" (?:midway|mid-way|halfway|half way|half-way) through the second (?:half|period)(?= )",
        bounds(60, 78),
    ),
    way(
        "late in the first half",
        r" (?:late|deep|towards the end|at the end|in the closing stages) "
        r"(?:on |into |in )?(?:the |of the )?first half(?= )",
        bounds(35, 45),
    ),
    way(
        "on the stroke of half-time",
        r" (?:on|at) the stroke of (?:half-time|half time|halftime|the interval|the break|the half)(?= )",
        bounds(43, 45),
    ),
    way(
        "just before the break",
        r" (?:just|shortly|moments|seconds|right|minutes|immediately|straight) before "
        r"(?:the )?(?:break|interval|half-time|half time|halftime|the half)(?= )",
        bounds(36, 45),
    ),
    way(
        "just after the break",
        r" (?:just|shortly|moments|seconds|right|minutes|immediately|straight|soon|early) after "
        r"(?:the )?(?:break|interval|half-time|half time|halftime|restart|re-start)(?= )",
        bounds(46, 58),
    ),
    way(
        "early in the second half",
        r" (?:early|immediately|straight|soon) "
        r"(?:in|into|at the start of|after the start of) the second (?:half|period)(?= )",
        bounds(46, 60),
    ),
    way(
        "early in extra time",
        r" early (?:in|into|on in) (?:the )?extra[ -]time(?= )",
        bounds(91, 97),
    ),
    way(
        "in the first half of extra time",
        r" (?:in|during|of) (?:the )?first (?:half|period) of extra[ -]time(?= )",
        bounds(91, 105),
    ),
    way(
        "in the second half of extra time",
        r" (?:in|during|of) (?:the )?second (?:half|period) of extra[ -]time(?= )",
        bounds(106, 120),
    ),
    way(
        "in extra time",
        r" (?:in|during|deep into|late in) (?:extra[ -]time|overtime)(?= )",
        bounds(91, 120),
    ),
    way(
        "in stoppage time",
        r" (?:stoppage|injury|added|additional|added-on)[ -]time(?= )",
        bounds(90, 90),
    ),
    way(
        "with the last kick of the half",
        r" with (?:almost |virtually |practically |just about |literally )?the (?:last|final) (?:kick|touch|act|action)"
        r" of (?:the )?(?:first half|half|first period)(?= )",
        bounds(45, 45),
    ),
    way(
        "with the last kick",
        r" with (?:almost |virtually |practically |just about |literally )?the (?:last|final) (?:kick|touch|act|action)"
        r"(?: of (?:the )?(?:game|match|contest|tie|night|afternoon))?(?= )(?! of )",
        bounds(90, 90),
    ),
    way(
        "at the death",
        r" (?:at the death|in the dying (?:seconds|moments|minutes|stages)|last-gasp|last minute"
        r"|final minute|last-minute|in the closing (?:seconds|moments))(?= )",
        bounds(86, 90),
    ),
    way(
        "late on",
        r"(?<! arriving)(?<! arrived)(?<! arrive)(?<! coming)(?<! running)(?<! came) "
        r"(?:late on|in the closing stages|closing stages"
        r"|late in the game|late(?! (?:lunge|tackle|challenge|foul|withdrawal|change|run|fitness))"
        r"|closing minutes|final (?:five|ten) minutes)(?= )",
        bounds(70, 90),
    ),
    way(
        "first-half",
        rf" {_HALF_WORD}(?= )",
        _by_half,
    ),
    way(
        "before the break",
        r" before (?:the )?(?:break|interval|half-time|half time|halftime)(?= )",
        bounds(1, 45),
    ),
    way(
        "after the break",
        r" after (?:the )?(?:break|interval|half-time|half time|halftime|restart|re-start)(?= )",
        bounds(46, 90),
    ),
    way(
        "in the first half",
        r" (?:first|opening) (?:half|period)(?= )",
        bounds(1, 45),
    ),
    way(
        "in the second half",
        r" second (?:half|period)(?= )",
        bounds(46, 90),
    ),
)
