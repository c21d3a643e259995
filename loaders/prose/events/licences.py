"""What, after a verb of contact, says that the ball went in."""

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache

from loaders.prose import branching
from loaders.prose.events.lexicon import DELIVERING, PLAIN
from loaders.prose.events.patterns import compiled, expand


@dataclass(frozen=True)
class Licence:
    """A complement of a verb of contact. `strength` as of a telling; `not_after` lists verbs which it does not license."""

    name: str
    source: str
    strength: int = 2
    not_after: frozenset[str] = frozenset()
    only_after: frozenset[str] | None = None

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern, made when it is first tried."""
        return branching.pattern(self.source)

    def may_follow(self, base: str) -> bool:
        """Whether it can license a verb, told by its base."""
        return base not in self.not_after and (self.only_after is None or base in self.only_after)


_HOME = (
    r"{x8}home(?! (?:side|team|fans|crowd|debut|support|supporters|defence|game|games|match|keeper|goalkeeper|ground"
    r"|town|nation|advantage|dressing|end|straight|bench|record|form|defender|midfielder|win|defeat|captain|area"
    r"|penalty|club|country|box|faithful|players|striker|boss|manager|leg|tie))"
    r"(?! on (?:<O|[a-z]+day |boxing |new year|loan|course|the (?:road|bench)))"
)
_OFF = frozenset("get take bring play send find pass lay throw apply put place hit pull".split())

LICENCES: tuple[Licence, ...] = (
    Licence("home", expand(_HOME), not_after=frozenset("take play get find bring send".split())),
    Licence(
        "into the net",
        expand(
            r"{x8}(?!in (?:a|an|another|his|her|<[TP]\d+> 's) (?:[a-z-]+ ){0,2}corner)(?:in|into|to|inside|via) "
            r"(?:the |an |a |his |her |their |{side} 's |{p} 's |<O\d+> 's )?(?:(?!own )[a-z0-9-]+ ){0,5}?"
            r"(?:net|netting|rigging|onion_bag|roof|corner|corners|postage|upper 90|upper ninety)"
            r"(?! (?:flag|kick|taker|routine|and (?:it|the ball) hit))"
        ),
        not_after=PLAIN - {"put", "send", "place", "find"},
    ),
    Licence(
        "passed it into the net",
        expand(
            r"(?:it |the ball |the rebound )(?:[a-z]+ly |low |high |firmly )?(?:in|into) (?:the |an )"
            r"(?:(?:[a-z-]+ ){0,3}net|(?:[a-z-]+ )?(?:top|bottom|far|near|opposite) (?:[a-z-]+ )?corner)(?! flag)"
        ),
        only_after=frozenset(("pass",)),
    ),
    Licence(
        "over an advancing keeper",
        expand(
            r"(?:it |the ball |one |<H\d+> 's shot |an? (?:[a-z-]+ ){0,2}(?:shot|effort|finish) "
            r"|a (?:[a-z]+ ){0,2}(?:chip|lob|dink) )(?:[a-z]+ly |straight |back |up and )?over (?:the |an? )?"
            r"(?:[a-z-]+ )?(?:advancing |onrushing |on-rushing |oncoming |outrushing |stranded |sprawling |diving "
            r"|despairing |prone |exposed |helpless |hesitant )?(?:<T\d+> (?:'s )?)?"
            r"(?:<K\d+>|(?:[a-z-]+ )?(?:keeper|goalkeeper|goalie|number one)(?: <P\d+>)?|(?:(?<=advancing )"
            r"|(?<=nrushing )|(?<=-rushing )|(?<=ncoming )|(?<=trushing )|(?<=stranded )|(?<=rawling ))<P\d+>)"
            r"(?= (?:[.,;!?]|and (?:watched|saw|in|into)|to |for |from |with |as |when |after |before |in ))"
            r"(?! (?:,|and|only|but|to) (?:but|only|onto|against|wide|over|see|find|run|cross|the))"
        ),
        only_after=frozenset("lift dink chip lob clip loft scoop flip float".split()),
    ),
    Licence(
        "no chance",
        expand(
            r"{c12}(?:(?:which|that|to|and) (?:gave|give|gives|leave|left|leaves)|giving|leaving) {gk} (?:with )?"
            r"(?:no|little|not the slightest|absolutely no) (?:chance|hope)(?= )"
        ),
        not_after=PLAIN | {"pass", "cross", "touch"},
    ),
    Licence(
        "into the goal",
        expand(
            r"{x8}into (?:the |an |a )?"
            r"(?:(?:empty|unguarded|vacant|gaping|open|yawning|exposed|deserted) )(?:net|goal)"
        ),
        not_after=frozenset(("pass",)),
    ),
    Licence(
        "off the post and in",
        expand(
            r"{x8}(?:in |into |and in |home )(?:the |via |off )(?:the )?{w3}"
            r"(?:post|upright|woodwork|bar|crossbar|underside)"
        ),
    ),
    Licence(
        "off it and in",
        expand(
            r"{x8}(?:off |via |against |on to |onto |over |under |through |past |around |round |beyond |across )"
            r"(?:the )?{x5}and (?:in|into (?:the )?{w3}(?:net|corner|goal)|over the line)"
            r"(?= [.,;!?]|$| to | for | from | off | via | on | at | after | with | past)"
        ),
    ),
    Licence(
        "through, as the old papers say",
        expand(
            r"(?:it |the ball |the leather |a [a-z]+ shot )?through "
            r"(?=[.,;] |[.,;]$|$|from (?:a|the|<)|for (?:the|<)|and <|after |with (?:a|an) )"
        ),
        only_after=frozenset("head shoot breast force bundle scramble kick screw rush".split()),
    ),
    Licence(
        "over, after a scramble",
        expand(r"(?:it|the ball|one|the loose ball) over(?= (?:[.,;]|from|at|after|on|for))(?! (?:the bar|from))"),
        only_after=frozenset("force bundle scramble squeeze shove".split()),
    ),
    Licence(
        "by the keeper",
        expand(
            r"(?:it|the ball|one|the rebound|<H\d+> 's shot|a (?:[a-z-]+ )?shot) (?:right |just |low )?by (?:the )?"
            r"(?:[a-z]+ )?(?:{keeper}|<P\d+>)(?! 's (?:post|bar|crossbar|goal|upright|box|area|penalty))"
        ),
        not_after=frozenset("play send get take run go".split()),
    ),
    Licence(
        "down and past",
        expand(
            r"(?:[^ .,;:!?()]+ ){0,5}?(?:down|up|ground|turf|low|high|inside|around|round|back) and "
            r"(?:up |in |straight |then |just )?(?:past|beyond|over|under|into|inside|through) "
            r"(?:{gk}|the (?:[a-z-]+ ){0,3}(?:net|corner|post))(?! flag)"
        ),
        not_after=PLAIN | {"pass", "cross"},
    ),
    Licence(
        "down and in",
        expand(
            r"(?:[^ .,;:!?()]+ ){0,6}?(?:down|up|low|high|across|round|around) and "
            r"(?:just )?in(?= (?:[.,;!?]|off|at|from|via|to|for|past|with|when|after|as) ?)"
        ),
        not_after=PLAIN | {"pass", "cross", "cut"},
    ),
    Licence(
        "inside the post",
        expand(
            r"{x8}(?:just )?inside (?:the |a |his |{p} 's |{gk} 's )?"
            r"(?:(?:near|far|left|right|left-hand|right-hand|back|foot|base|of|the) ){0,4}(?:post|upright|stick)"
        ),
        not_after=PLAIN - {"put", "send"},
    ),
    Licence("over the line", expand(r"{x8}over (?:the )?(?:goal-line|goalline|line|goal line)")),
    Licence(
        "past the keeper by name of post",
        expand(
            r"{x8}(?:past|beyond|under|underneath|beneath|through) (?:the )?"
            r"(?:{w3}(?:dive|hands|body|legs|reach|grasp|fingertips|arms|glove|gloves|outstretched|clutches) of )?"
            r"(?:(?:a|an|the|his) )?(?:[a-z-]+ ){0,3}?(?:<T\d+> )?(?:{keeper}|number one)"
        ),
        not_after=frozenset(("pass", "play", "send")),
    ),
    Licence(
        "past a person",
        expand(
            r"{x8}(?:past|beyond|under|underneath|beneath) (?:the )?"
            r"(?:{w3}(?:dive|hands|body|legs|reach|grasp|fingertips|arms) of )?"
            r"(?:(?!and |but |before )[a-z-]+ ){0,4}?(?:<T\d+> )?(?:'s )?(?:(?!and |but |before )[a-z-]+ ){0,3}?"
            r"(?P<keeper>{p})(?! 's (?:post|bar|crossbar|goal|upright|box|area|penalty))"
        ),
        2,
        not_after=frozenset(("play", "send", "beat")),
    ),
    Licence(
        "over the keeper",
        expand(
            r"{x8}(?:over|across|through|around|between the legs of) (?:the |a )?(?:[a-z-]+ ){0,3}?(?:<T\d+> )?"
            r"(?:'s )?(?:{keeper}(?: <P\d+>)?|(?P<keeper>{p}))"
            r"(?! 's (?:post|bar|crossbar|goal|upright|box|area|penalty))(?! bar)"
        ),
        1,
        not_after=frozenset("play send pass knock beat take get slip head flick cross".split()),
    ),
    Licence(
        "in",
        expand(
            r"(?:it |the ball |the loose ball |the rebound |the chance |the penalty |the cross |the spot-kick |one )?"
            r"(?:[a-z]+ly |low |high |back |straight |powerfully )?in {end}(?!in )"
            r"(?!the (?:box|area|air|middle|six-yard|right|left|centre))"
        ),
        not_after=frozenset("get take bring play send find pass lay throw cut".split()),
    ),
    Licence(
        "a ball in",
        expand(
            r"(?:the|a|an|his|her|their|{p} 's|{side} 's|it|{name}) {x5}in(?= [.,;!?]|$| at the | from | off "
            r"| to make | to give | for (?:his|the|a) | after | with | past | on (?:the|\d) )"
        ),
        2,
        not_after=DELIVERING | PLAIN | {"cross", "force", "turn"},
    ),
    Licence(
        "turned it in",
        expand(
            r"(?:the|a|an|his|her|their|{p} 's|{side} 's|it|{name}) "
            r"{x5}in(?= [.,;!?]|$| at the | from close| off | to make | to give | for (?:his|the) | past )"
        ),
        1,
        only_after=frozenset(
            ("turn", "force", "slide", "roll", "put", "swerve", "drive", "bend", "curl", "lob", "chip", "fire", "drill")
        ),
    ),
    Licence(
        "in a corner",
        expand(
            r"in (?:from )?(?:the|a|an|his|her|{p} 's|{side} 's|{name}|{p})? ?{x5}"
            r"(?:cross|crosses|corner|free-kick|freekick|delivery|rebound|centre|pass|ball|knock-down|knockdown"
            r"|flick-on|pull-back|cut-back|cutback|loose ball|set-piece|set piece|cross-shot|throw|service)(?= |$)"
        ),
        not_after=DELIVERING | PLAIN,
    ),
    Licence(
        "in the rebound",
        expand(r"(?:in|home) (?:the |a |<H\d+> 's )(?:[a-z-]+ ){0,2}?(?:rebound|loose ball|follow-up|ricochet)(?= )"),
        not_after=frozenset("get take bring play send find pass lay throw let".split()),
    ),
    Licence(
        "in a goal",
        expand(
            r"in (?:the|a|an|his|her|their|{p} 's|{side} 's|{name}) {x5}(?:equaliser|equalizer|winner|opener|leveller"
            r"|consolation|{ord}|goal|clincher|penalty|spot-kick|decider)(?= )"
            r"(?! (?:half|minute|place|leg|period|time|game|match|box|area|round|goal-kick))"
        ),
        not_after=frozenset("get take bring play send find pass lay throw".split()),
    ),
    Licence(
        "and it went in",
        expand(
            r"{x8}(?:,? ?and|,? ?with|which|,|that|,? ?only to see|,? ?and saw|,? ?and watched) "
            r"(?:the ball|it|the shot|the effort|his effort|his shot|the header|his header|the rebound|the free-kick"
            r"|<H\d+> 's (?:shot|effort|header|volley|strike|free-kick|drive)) (?:then |just |duly |fortunately )?"
            r"(?:went|go|fly|flew|crept|nestled|nestling|nestle|looped|squirmed|trickled|bounced|rolled|sailed"
            r"|dropped|ballooned|arrowed|flashed|spun|curled|dipped|soared|skidded|slipped|fizzed|screamed|bobbled"
            r"|cannoned|sneaked|ended up|deflected|took|squeezed|squeezing|flying|dropping|rolling|spinning|going"
            r"|found|finding|clipped|hit) (?:[^ .;:!?()]+ ){0,9}?"
            r"(?:in(?= [.,;!?]|$| off | at the | via )|into (?:the |an )(?:[a-z-]+ ){0,4}(?:net|corner|goal)"
            r"|over the line|inside the {w3}post|its way in|past {gk}|beyond {gk}|over {gk})"
        ),
    ),
    Licence(
        "as it hit the net",
        expand(
            r"{c12}(?:as|and|before) (?:the ball|it|the shot|his shot) (?:then |duly )?(?:hit|found|bulged|rippled"
            r"|nestled in|flew into|crashed into|settled in|ripped into|ended up in|rolled into|dropped into) "
            r"(?:the )?(?:back of the |roof of the |side of the |bottom of the )?(?:net|corner)(?= )"
        ),
        not_after=frozenset(("pass", "cross")),
    ),
    Licence(
        "in a header",
        expand(
            r"in (?:the|a|an|his|her|their|{p} 's) {x5}"
            r"(?:header|effort|volley|strike|free-kick|shot|drive|finish|beauty)(?= )"
        ),
        1,
        not_after=frozenset("get take bring play send find pass lay throw cross head".split()),
    ),
    Licence(
        "away",
        expand(r"(?:it |them |the |a |an |his |her |home )?{x5}away (?={end}|the |a |an |his |{p} |{name} 's |it )"),
        only_after=frozenset("tuck slot stroke plant dispatch despatch".split()),
    ),
    Licence(
        "away the chance",
        expand(
            r"(?:away (?:the|a|an|his|it|{p} 's) |(?:it|them|one|the ball|the rebound|the chance|the penalty"
            r"|the spot-kick|the loose ball) away (?!from (?:goal|the|danger)))"
        ),
        only_after=frozenset("put steer tap poke sweep".split()),
    ),
    Licence(
        "from the spot",
        expand(
            r"{x5}(?:from (?:the )?(?:penalty )?(?:spot|12 yards|twelve yards)"
            r"|(?:the |a |his |her |an |{p} 's )(?:[a-z0-9-]+ ){0,4}?(?:penalty|spot-kick|spot kick|pen|kick))(?= )"
        ),
        only_after=frozenset(
            """
                convert slot stroke bury smash dispatch despatch tuck roll drill hammer blast thump plant
                power fire
            """.split()
        ),
    ),
    Licence(
        "converted",
        expand(
            r"(?:the |a |an |his |it |from |at |after |with |by |when |as |substitute |captain |fellow |team-mate "
            r"|{p} 's |{side} 's |{name} |[a-z]+ly |low |[.,;])"
        ),
        only_after=frozenset(("convert",)),
    ),
    Licence(
        "buried",
        expand(r"(?:the |a |an |his |it |from |low |with |{p} 's |{name} )(?!into the)"),
        only_after=frozenset(("bury",)),
    ),
    Licence(
        "finished",
        expand(
            r"(?!with (?:a |an |the )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|goals?|points?|men"
            r"|just)(?: |$))(?:[a-z]+ly |low |high |over |from |with |past |by |at |off (?:a |the )|into |first-time"
            r"|well |in style|the job|between |beyond |under |[.,;] |and |to make )"
        ),
        only_after=frozenset(("finish",)),
    ),
    Licence(
        "low",
        expand(
            r"{x3}(?:low |high |hard |firmly )?(?:to|into) (?:{gk} 's|the keeper 's|the goalkeeper 's|his|the) {w1}"
            r"(?:left|right|bottom|top)(?= )(?! (?:of the (?:bar|crossbar|post|box|area)|, (?:and|where|for|to)"
            r"|and (?:<|the)|where|for|wing|flank|hand side))"
        ),
        1,
    ),
    Licence("the wrong way", expand(r"{gk} (?:the wrong way|the other way)"), 3, only_after=frozenset(("send",))),
    Licence(
        "over the keeper himself",
        expand(
            r"(?:the |an? |<H\d+> 's )?"
            r"(?:advancing |onrushing |stranded |stricken |exposed |oncoming |[a-z]+ing ){0,2}(?:<T\d+> (?:'s )?)?"
            r"{keeper}(?: <P\d+>)?(?= [.,;]| from | for | with | to (?:make|give|put|seal|score|restore)| and )"
        ),
        only_after=frozenset("lob chip dink".split()),
    ),
    Licence(
        "wide of the keeper",
        expand(r"{x8}(?:wide of|out of (?:the )?reach of|to the (?:left|right) of) (?:the )?{gk}"),
        1,
    ),
    Licence(
        "over him",
        expand(
            r"(?:the |an? )?(?:[a-z-]+ ){0,2}?(?:<T\d+> (?:'s )?)?"
            r"(?:<K\d+>|(?:keeper|goalkeeper|goalie|custodian)(?: <P\d+>)?|(?P<keeper><P\d+>)) "
            r"(?:from|with|for a|to make|and (?:the ball|it) )"
        ),
        only_after=frozenset(("lob", "chip", "nutmeg")),
    ),
    Licence("past him", expand(r"(?:it |the ball )?(?:past|beyond|under|over) him\b"), 1),
    Licence(
        "finishing touch",
        expand(
            r"{x3}(?:decisive|finishing|final|killer) (?:touch|touches)(?! (?:in|on) (?:the )?(?:final|last) third)"
        ),
        2,
        only_after=frozenset(("apply",)),
    ),
    Licence(
        "finish",
        expand(
            r"{x3}(?:decisive|finishing|final|killer|telling|deft|vital|crucial|all-important|merest of) "
            r"(?:touch|touches|header)"
        ),
        1,
        only_after=frozenset(("apply", "get", "add", "provide", "supply", "put")),
    ),
    Licence(
        "to result",
        expand(
            r"{c12}(?:to|and) (?:make it {w3}(?:{score}|two|three|four|five|six)|level|equalise|equalize"
            r"|open the scoring|double (?:the|their|his|{side} 's)|restore (?:the|their|{side} 's)"
            r"|give {x3}(?:a|the|their) {w3}lead|put {t} {w3}(?:ahead|in front|level|back|\d-\d)|seal |settle |win it"
            r"|complete (?:his|her|the|a) |wrap up |break the deadlock|halve |reduce |rescue a |secure |clinch |earn "
            r"|snatch |draw {x3}level|restore parity)"
        ),
        not_after=PLAIN | {"beat", "touch", "pass", "cross"},
    ),
    Licence(
        "for his goal",
        expand(
            r"{c12}for (?:the|his|her|their|a|{side} 's|{p} 's) {w5}(?:{ord}|opener|equaliser|equalizer|winner"
            r"|leveller|consolation|{ord} {w3}goal|goal|hat-trick|clincher|decider|lead)(?= )"
            r"(?! (?:time|half|leg|period|minute|five|ten|yellow|booking|penalty|attempt|place|game|match))"
        ),
        not_after=PLAIN | {"beat", "pass", "cross", "shoot"},
    ),
)
#: What says at once that it did not go in: read from the verb on, before any licence.
MISSED = compiled(
    r"(?:[^ .,;:!?()<>]+ |<[PNTHO]\d+> |'s ){0,9}?(?:just wide|narrowly wide|inches wide|well wide"
    r"|wide(?! of (?:the )?(?:keeper|goalkeeper|<))|off target|off-target|over(?= [.,;!?]| and (?!in )| from | when "
    r"| at | with | after| under | before| as | the (?:bar|crossbar|top|angle)|$)|the side-netting|side-netting"
    r"|side netting|against (?:the |a |an |his |{p} 's )?(?:[a-z-]+ ){0,3}(?:post|bar|crossbar|upright|woodwork"
    r"|frame)(?! and in)|onto (?:the )?(?:[a-z-]+ ){0,2}(?:post|bar|crossbar|roof)"
    r"|on to the (?:top of the |[a-z-]+ ){0,2}(?:post|bar|crossbar|roof)|straight (?:at|to|into)|(?:directly|tamely"
    r"|weakly|meekly) (?:at|to|into)|(?:high|inches) over|over (?:{p} |the |{gk} )?'s (?:bar|crossbar|goal)"
    r"|the (?:post|bar|crossbar|upright|woodwork)(?! and (?:in|over the line|went in|into))(?! in )|into (?:the )?"
    r"(?:stands|row|crowd|arms|path|wall|feet|danger|touch|space|trouble|midfield|channel|(?:[a-z-]+ )?(?:area|box))"
    r"|into {p} 's (?:arms|path|hands|gloves|chest|feet)|clear|behind|over the (?:bar|crossbar|top)|over his own"
    r"|wide of (?:the )?(?:[a-z-]+ ){0,3}(?:post|goal|target|upright|mark))"
)


@lru_cache(maxsize=512)
def _following(base: str) -> tuple[Licence, ...]:
    return tuple(licence for licence in LICENCES if licence.may_follow(base))


def licence_after(text: str, at: int, base: str) -> tuple[Licence, re.Match[str]] | None:
    """The licence, if any, that the text from `at` on gives a verb of contact."""
    best: tuple[Licence, re.Match[str]] | None = None
    for licence in _following(base):
        match = licence.pattern.match(text, at)
        if match is None:
            continue
        if best is None or (licence.strength, -match.end()) > (best[0].strength, -best[1].end()):
            best = licence, match
    return best
