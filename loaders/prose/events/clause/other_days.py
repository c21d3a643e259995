"""Whether a clause tells of other days: a tally over a time, a season gone by."""

import re

from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.pattern_parts import one_of

_TALLY = re.compile(
    r" (?:has|have|'ve|having) "
    r"(?:now |already |also |only |never |just |twice |not |yet |all |previously |[a-z]+ly |<H\d+> )?$"
    r"| (?:has|have|'ve) (?:[a-z]+ ){0,2}$"
    r"| (?:\S*'ve|have|has|had|used to) (?:all |often |never |always )?(?:seen|watched|see|watch) <[PHN]\d+> $"
)
#: What last goes before.
_LAST = one_of(
    """
        season year month week weekend term summer time saturday sunday monday tuesday wednesday thursday friday august
        september october november december january february march april may june july night_'s
    """
)
_DATE = (
    r"(?:in|of|since|from|at)(?: the)? (?:19|20)\d\d"
    r"|(?:january|february|march|april|june|july|august|september|october|november|december)"
    r"(?: (?:19|20)\d\d)?"
)
#: Times gone by.
_BEFORE = (
    r"previous (?:season|meeting|game|match|round|week|visit|encounter|campaign|two|three|four|five"
    r"|outing)"
    r"|earlier (?:this|in the) (?:season|month|week|year|campaign)|last-gasp winner last|a year ago"
    r"|(?:years|months|weeks|days|games|matches) (?:prior|earlier|before|ago|previously)|months ago|weeks"
    r" ago"
    r"|(?:a|one) (?:week|month|year|fortnight|season|day) (?:earlier|before|previously)|days ago|week ago|fortnight"
    r" ago|month ago|in midweek"
)
_OTHER_GAME = (
    r"all (?:his|her|<H\d+> 's) life|for (?:the|his|<H\d+> 's|their) (?:[a-z]+ )?(?:reserves|youth side|youth team"
    r"|academy"
    r"|second string|under-\d+s?)|"
    r"corresponding|reverse fixture|first leg|last meeting|last met|world cup final"
    r"|when (?:the sides|these (?:sides|two)|the teams|the two (?:sides|teams)) (?:last )?met|\d{4}-\d{2}"
)
_OLD_TIMES = (
    r"in (?:his|their) (?:last|previous|past) |over (?:his|the) "
    r"(?:last|past|previous)|previously|new year 's day"
    r"|boxing day|christmas"
)
_OLD_CLUBS = (
    r"on loan|at (?:his|her|their) former|for his former|in his career|in "
    r"(?:the|a) friendly|in a pre-season|in training|in (?:the|their) (?:first|earlier|previous|last|reverse) "
    r"(?:meeting|game|fixture)"
)
_OTHER_ROUND = (
    r"(?:in|during|from) the (?:january|february|march|april|may|june|july|august|september|october|november"
    r"|december) "
    r"(?:meeting|game|match|fixture|encounter|clash)|opening[- ]day|opening weekend"
    r"|(?:midweek|weekend|tuesday|wednesday|thursday|saturday|sunday|monday|friday) 's "
    r"(?:win|defeat|draw|victory|loss|match|game|\d-\d|\w+ (?:win|defeat|draw|victory))"
)
_LONG_AGO = r"the 19\d\d|19\d\d|(?:in|at) the (?:euro|world cup|olympics)"
_OTHER_DAY = compiled(
    rf" (?:last {_LAST}|{_DATE}|{_BEFORE}|{_OTHER_GAME}|{_OLD_TIMES}|{_OLD_CLUBS}|{_OTHER_ROUND}"
    rf"|{_LONG_AGO}) "
)
#: Nobody scores so many in a match.
_MANY = re.compile(
    r"\S+ (?:only |just |some |more than |at least |almost |nearly |over )?"
    r"(?:[6-9]|\d\d+|six|seven|eight|nine|ten"
    r"|eleven|twelve) (?:(?:league|cup|european|premiership|international|mls) )?(?:goals|times)(?= )"
)
_COUNT = r"(?:once|twice|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"


#: What goals are counted over.
_GAMES = one_of(
    """
        games matches appearances outings starts league home away cup competitive seasons years derbies meetings visits
        clashes encounters internationals caps
    """
)
#: How many games: 'in his last six appearances', 'in as many games'.
_SO_MANY = (
    rf"(?:\d+|{_COUNT}|(?:his|their) (?:last|previous|first|past) [a-z]+|as many|the "
    rf"(?:last|past|previous) [a-z]+)"
)
_OVER_A_TIME = re.compile(
    rf"\S+ (?:with |from |in )?(?:all |each |every one |both |three |four |five )?(?:of )?"
    rf"(?:his|her|their|the|<H\d+> 's) (?:last|previous|past) (?:\d+|{_COUNT}|[a-z]+teen|[a-z]+ty|few|several)(?= )"
    rf"|\S+ in (?:each|all|every one|both) of (?:his|her|their|the|<H\d+> 's) "
    rf"|\S+ (?:only |just |more than |at least )?(?:\d+|{_COUNT}) (?:goals? |times )?"
    rf"(?:against (?:<T\d+>|them|[a-z]+) )?"
    rf"(?:this season|all season|in {_SO_MANY} (?:[a-z]+ ){{0,2}}{_GAMES} |in all competitions |so far|per "
    rf"|a season"
    r"|from \d|since|already|in the (?:league|premier|champions))"
)


def is_tally(line: Line, verb: int) -> bool:
    """'has scored nine times': a count over a time."""
    before = line.text[max(line.offsets[verb] - 45, 0) : line.offsets[verb]]
    if _TALLY.search(before):
        return True
    after = line.text[line.offsets[verb] : line.offsets[verb] + 90]
    return bool(_MANY.match(after) or _OVER_A_TIME.match(after))


#: 'his first goal since October' is of today.
_NOT_SINCE = re.compile(
    r" (?:goal|strike|first|one|header|win|victory|success|point|points) since "
    r"(?:last |the |early |late |mid- ?)?[a-z0-9-]+(?: (?:19|20)\d\d)?(?= )"
    r"| (?:first|only|second|third|[a-z]+est|\d+(?:st|nd|rd|th)) (?:[^ .,;:!?]+ ){0,8}?since "
    r"(?:last |the |early |late |mid- ?|before |back in |way back in ){0,2}[a-z0-9-]+(?: (?:19|20)\d\d)?(?= )"
)
#: What is said of somebody besides: ', who had not started a match since Christmas'.
_RELATIVE = re.compile(r" , (?:who|whose) (?:had|has|have|was|is|were|only|last|joined|first)(?: |$)")
_CLAUSE = re.compile(r" (?:,|as|when|but|who|which|and|-|while|after|before|;|:) ")


def is_other_day(line: Line, verb: int) -> bool:
    """Whether the words around speak of another day: 'last season', 'in 2006'."""
    start = line.offsets[verb]
    told = line.text[start : start + 110].split(" . ")[0]
    after = (_RELATIVE.split(told, maxsplit=1)[0] if " , who" in told else told) + " "
    if " since " in after:
        after = _NOT_SINCE.sub(" goal ", after)
    before = _CLAUSE.split(line.text[max(start - 70, 0) : start + 1])[-1]
    return bool(_OTHER_DAY.search(" " + after + " ") or _OTHER_DAY.search(" " + before + " "))
