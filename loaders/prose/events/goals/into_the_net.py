"""Licences that say where the ball went: home, into the net, over the line, past the keeper."""

from loaders.prose.events.clause.lexicon import PLAIN
from loaders.prose.events.clause.patterns import expand
from loaders.prose.events.goals.licence import Licence
from loaders.prose.pattern_parts import one_of

#: What home goes before where no ball went home.
_OF_HOME = one_of(
    """
        side team fans crowd debut support supporters defence game games match keeper goalkeeper ground town nation
        advantage dressing end straight bench record form defender midfielder win defeat captain area penalty club
        country box faithful players striker boss manager leg tie
    """
)
_HOME = rf"{{x8}}home(?! {_OF_HOME})(?! on (?:<O|[a-z]+day |boxing |new year|loan|course|the (?:road|bench)))"
#: Behind 'corner': it is none of the goal.
_OF_THE_AREA = (
    r"of (?:the|his|their|<T\d+> 's) (?:own )?(?:penalty |six-yard |18-yard )?"
    r"(?:area|box|pitch|field|ground|stand|stadium)"
)
INTO_THE_NET: tuple[Licence, ...] = (
    Licence("home", expand(_HOME), not_after=frozenset("take play get find bring send return".split())),
    Licence(
        "into the net",
        expand(
            r"{x8}(?!in (?:a|an|another|his|her|<[TP]\d+> 's) (?:[a-z-]+ ){0,2}corner)(?:in|into|to|inside|via) "
            r"(?:the |an |a |his |her |their |{side} 's |{p} 's |<O\d+> 's )?(?:(?!own )[a-z0-9-]+ ){0,5}?"
            r"(?:net|netting|rigging|onion bag|roof|corner|corners|postage|upper 90|upper ninety)"
            rf"(?! (?:flag|kick|taker|routine|and (?:it|the ball) hit|{_OF_THE_AREA}))"
        ),
        not_after=PLAIN - {"put", "send", "place", "find", "return"},
    ),
    Licence(
        "into goal",
        expand(r"(?:it |the ball |one )?(?:[a-z]+ly )?into goal(?= (?:[.,;!]|from|at|for|off|after|with|to) ?)"),
        not_after=frozenset("get take play send find pass lay throw cross swing float whip".split()),
    ),
    Licence(
        "upper ninety",
        expand(r"(?:it |the ball |<H\d+> 's shot |a shot )?upper (?:90|ninety)(?= )"),
        not_after=PLAIN - {"put", "send"},
    ),
    Licence(
        "through the centre that came over",
        expand(r"through (?:the |<H\d+> 's |{p} 's )(?:[a-z-]+ ){0,2}(?:centre|cross|corner|free-kick)(?= )"),
        only_after=frozenset(("head", "nod", "volley")),
    ),
    Licence(
        "over his head",
        expand(
            r"(?:it |the ball )over (?:<H\d+> 's|his|her) (?:head|body|shoulder|dive)"
            r"(?= (?:[.;!]|, (?!but|and|only)|into|from|and (?:in|into)|to (?:make|put|give|level)) ?)"
        ),
        1,
        only_after=frozenset("lift dink chip lob clip loft scoop loop float".split()),
    ),
    Licence(
        "passed it into the net",
        expand(
            r"(?:it |the ball |the rebound )(?:[a-z]+ly |low |high |firmly )?(?:in|into) (?:the |an )"
            r"(?:(?:[a-z-]+ ){0,3}net|(?:[a-z-]+ )?(?:top|bottom|far|near|opposite) (?:[a-z-]+ )?corner)"
            rf"(?! flag| {_OF_THE_AREA})"
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
            r"{x8}(?:in |into (?:the )?(?:net |goal )?|and in |home )(?:via |off )(?:the )?{w3}"
            r"(?:post|upright|woodwork|bar|crossbar|underside)"
        ),
    ),
    Licence(
        "off the post and in",  # 'placed a shot into the far post', as Americans say; a cross may go there too
        expand(r"{x8}into the (?:far|near|back|left|right|left-hand|right-hand|left-side) (?:post|upright)"),
        not_after=frozenset(
            """
                swing float whip hoist clip send play throw launch ping loft pull put get take bring cross hurl knock
                hit lift chip drill fire smash crash thump blast hammer head nod
            """.split()
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
            r"(?:[^ .,;:!?()]+ ){0,6}?(?:down|up|ground|turf|low|high|inside|around|round|back|over|the wall) and "
            r"(?:up |in |straight |then |just )?(?:past|beyond|over|under|into|inside|through) "
            r"(?:{gk}|the (?:[a-z-]+ ){0,3}(?:net|corner|post))(?! flag)"
        ),
        not_after=PLAIN | {"pass", "cross"},
    ),
    Licence(
        "down and in",
        expand(
            r"(?:[^ .,;:!?()]+ ){0,6}?(?:down|up|low|high|across(?: goal)?|back|round|around) and "
            r"(?:just )?in(?= (?:[.,;!?]|by|off|at|from|via|to|for|past|with|when|after|as|like|before|and) ?)"
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
    Licence("over the line", expand(r"{x8}(?:over|across) (?:the )?(?:goal-line|goalline|line|goal line)")),
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
        "over a person in a minute",
        expand(
            r"(?:it |the ball |<H\d+> 's shot |an? (?:[a-z-]+ ){0,2}(?:shot|effort|finish) )(?:[a-z]+ly )?over "
            r"{p}(?= (?:in the [0-9a-z-]+ minute|on (?:\d+|[a-z-]+) minutes|after (?:\d+|[a-z-]+) minutes"
            r"|for (?:the|his|her|<H\d+> 's) (?:[a-z-]+ )?(?:{ord}|{goal})) )"
        ),
        1,  # 'lifted it over Stone': he may have been a defender
        only_after=frozenset("lift dink chip lob clip loft scoop flip float".split()),
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
        "past his dive",
        expand(
            r"{x8}(?:past|beyond|over|under|underneath|beneath|through|between) (?:the )?(?P<keeper>{p}) 's "
            r"(?:[a-z-]+ ){0,3}?"
            r"(?:dive|hand|hands|legs|body|arms|reach|grasp|gloves?|fingertips|feet|clutches|left|right|lunge)"
            r"(?= (?:[.;!]|, (?!but|only)|for |from |with |when |as |after |and (?:in|into|over the line) "
            r"|to (?:make|give|put|level|seal|score) |into the (?:[a-z-]+ ){0,3}(?:net|corner)))"
        ),
        2,
        not_after=frozenset("play send pass beat take get cross".split()),
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
)
