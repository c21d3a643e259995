"""Licences of what else finishes an attack: a penalty taken, a keeper lobbed, the score that came of it."""

from loaders.prose.events.clause.lexicon import PLAIN
from loaders.prose.events.clause.patterns import expand
from loaders.prose.events.goals.licence import Licence

FINISHED_OFF: tuple[Licence, ...] = (
    Licence(
        "away",
        expand(
            r"(?:it |them |the |a |an |his |her |home )?{x5}away "
            r"(?={end}|the |a |an |his |{p} |{name} 's |it )"
        ),
        only_after=frozenset("tuck slot stroke plant dispatch despatch".split()),
    ),
    Licence(
        "away the chance",
        expand(
            r"(?:away (?:the|a|an|his|it|{p} 's) |(?:it|them|one|the ball|the rebound|the chance"
            r"|the penalty"
            r"|the spot-kick|the loose ball) away (?!from (?:goal|the|danger)))"
        ),
        only_after=frozenset("put steer tap poke sweep".split()),
    ),
    Licence(
        "from the spot",
        expand(
            r"{x5}(?:from (?:the )?(?:penalty )?(?:spot|12 yards|twelve yards)"
            r"|(?:the |a |his |her |an |{p} 's )(?:[a-z0-9-]+ ){0,4}?"
            r"(?:penalty|spot-kick|spot kick|pen|kick))(?= )"
        ),
        only_after=frozenset(
            """
                convert slot stroke bury smash dispatch despatch tuck roll drill hammer blast thump plant power fire
            """.split()
        ),
    ),
    Licence(
        "converted",
        expand(
            r"(?:the |a |an |his |it |from |at |after |with |by |when |as |substitute |captain |fellow "
            r"|team-mate "
            r"|{p} 's |{side} 's |{name} |[a-z]+ly |low |[.,;])"
        ),
        only_after=frozenset(("convert",)),
    ),
    Licence(
        "buried",
        expand(
            r"(?:the |a |an |his |it |from |low |with |{p} 's |{name} )(?!into the|(?:face|head|hands"
            r"|differences|hatchet|ghosts?|memor|past|talk|idea|notion|hope|demons) )"
        ),
        only_after=frozenset(("bury",)),
    ),
    Licence(
        "finished",
        expand(
            r"(?!with (?:a |an |the )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|goals?"
            r"|points?|men"
            r"|just)(?: |$))(?:[a-z]+ly |low |high |over |from |with |past |by |at |off "
            r"(?:a |the )|into |first-time"
            r"|well |in style|the job|(?:off )?(?:the|a|this|that) (?:[a-z-]+ ){0,3}(?:movement|move|attack|counter"
            r"|counter-attack"
            r"|break|raid|run|sequence|one-two|give-and-go) |between |beyond |under |[.,;] |and |to make )"
        ),
        only_after=frozenset(("finish",)),
    ),
    Licence(
        "low",
        expand(
            r"{x3}(?:low |high |hard |firmly )?(?:to|into) "
            r"(?:{gk} 's|the keeper 's|the goalkeeper 's|his|the) {w1}"
            r"(?:left|right|bottom|top)(?= )(?! (?:of the (?:bar|crossbar|post|box|area)|, "
            r"(?:and|where|for|to)"
            r"|and (?:<|the)|where|for|wing|flank|hand side))"
        ),
        1,
        not_after=frozenset(("get", "take", "bring")),
    ),
    Licence(
        "his side in front",
        expand(
            r"(?:<T\d+>|them|the <T\d+>|<T\d+> 's side|<H\d+> 's side|his (?:side|team)|the (?:hosts|visitors"
            r"|home side|away side))"
            r" (?:back |deservedly |further |firmly |straight )?(?:ahead(?! of)|in front(?! of)|level|into (?:a|the"
            r"|an) {w3}lead"
            r"|back on terms|(?:one|two|three|four) up|\d-\d (?:up|ahead)|through(?= [.,;]))(?= )"
        ),
        3,
        not_after=frozenset("beat hit pass take play".split()),
    ),
    Licence(
        "down the middle",
        expand(
            r"(?:it |the ball |the penalty |the kick |<H\d+> 's (?:penalty|spot-kick|kick) )(?:[a-z]+ly |straight "
            r"|right "
            r"|high |low ){0,2}(?:down|into) the (?:middle|centre)(?= )(?! (?:of the (?:pitch|park|field|defence)"
            r"|for <|to <))"
        ),
        1,
        only_after=frozenset(
            "dink chip stick stroke blast smash thump plant roll slot side-foot sidefoot clip pass".split()
        ),
    ),
    Licence("the wrong way", expand(r"{gk} (?:the wrong way|the other way)"), 3, only_after=frozenset(("send",))),
    Licence(
        "over the keeper himself",
        expand(
            r"(?:the |an? |<H\d+> 's )?"
            r"(?:advancing |onrushing |stranded |stricken |exposed |oncoming |[a-z]+ing ){0,2}"
            r"(?:<T\d+> (?:'s )?)?"
            r"{keeper}(?: <P\d+>)?(?= [.,;]| from | for | with | to "
            r"(?:make|give|put|seal|score|restore)| and )"
        ),
        only_after=frozenset("lob chip dink".split()),
    ),
    Licence(
        "wide of the keeper",
        expand(r"{x8}(?:wide of|out of (?:the )?reach of|to the (?:left|right) of) (?:the )?{gk}"),
        1,
    ),
    Licence(
        "out of his reach",
        expand(
            r"{x8}(?:out of|beyond|away from|just beyond) (?:the )?"
            r"(?:{p} 's|{gk} 's|the (?:keeper|goalkeeper) 's) "
            r"(?:[a-z-]+ ){0,2}(?:reach|grasp|fingertips|dive|hands|clutches)(?= )(?! but)"
        ),
        not_after=PLAIN - {"place", "put", "send"},
    ),
    Licence(
        "through his legs",
        expand(
            r"{x5}(?:between|through) (?:the )?(?:legs|hands|gloves|feet|fingers|arms) of "
            r"(?:the )?(?:<T\d+> (?:'s )?)?(?:[a-z-]+ ){0,2}?{keeper}(?= )|{x5}(?:between|through) "
            r"(?:the )?(?:<T\d+> "
            r"(?:'s )?)?(?:[a-z-]+ ){0,2}?(?:{keeper}|keeper <P\d+>|goalkeeper <P\d+>) 's "
            r"(?:legs|hands|gloves|feet|fingers|arms|grasp)(?= )"
        ),
        not_after=frozenset(("pass", "take", "get")),
    ),
    Licence(
        "between a man's legs",
        expand(
            r"{x5}(?:between|through) (?:the )?(?:(?:legs|hands|gloves|fingers) of )?(?P<keeper><P\d+>)"
            r"(?: 's (?:legs|hands|gloves|feet|fingers|arms|grasp))(?= )"
        ),
        1,
        not_after=frozenset(("pass", "take", "get")),
    ),
    Licence(
        "round the keeper",
        expand(
            r"(?:it|the ball) (?:around|round) {gk} (?:for (?:his|her|the|a|another|<H\d+> 's)|into|and "
            r"(?:in|into|home)|to (?:make|score|put|seal|level)|before "
            r"(?:rolling|slotting|tapping|stroking|passing))(?= )"
        ),
        only_after=frozenset("walk take slip roll dribble knock pass dink stroke guide slide".split()),
    ),
    Licence(
        "and that was that",
        expand(
            r"{c12}(?:,? and|-|,) (?:that was (?:that|it|game over)|it was "
            r"(?:all over|over|game over|game , set)"
            r"|game over|the (?:points|game|match|contest|tie) (?:were|was) (?:safe|won|over|up|theirs))"
        ),
        1,
        not_after=PLAIN | {"pass", "cross"},
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
            r"{x3}(?:decisive|finishing|final|killer) (?:touch|touches)"
            r"(?! (?:in|on) (?:the )?(?:final|last) third)"
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
            r"|give {x3}(?:a|the|their) {w3}lead|put {t} {w3}"
            r"(?:ahead|in front|level|back|\d-\d)|seal |settle |win it"
            r"|complete (?:his|her|the|a) |wrap up |break the deadlock|halve |reduce |rescue a |secure "
            r"|clinch |earn "
            r"|end (?:the |their |<T\d+> 's )(?:[a-z-]+ ){0,2}(?:resistance|hopes|wait) "
            r"|snatch |draw {x3}level|restore parity)"
        ),
        not_after=PLAIN | {"beat", "touch", "pass", "cross"},
    ),
    Licence(
        "for his goal",
        expand(
            r"{c12}for (?:the|his|her|their|a|{side} 's|{p} 's) {w5}"
            r"(?:{ord}|(?:\d+(?:st|nd|rd|th)|[a-z-]+teenth|tenth|eleventh|twelfth|twentieth) "
            r"(?:goal |strike )?of the (?:season|campaign|term|year)|opener|equaliser|equalizer|winner"
            r"|leveller|consolation|{ord} {w3}goal|goal|hat-trick|clincher|decider|lead)(?= )"
            r"(?! (?:time|half|leg|period|minute|five|ten|yellow|booking|penalty|attempt|place|game"
            r"|match))"
        ),
        not_after=PLAIN | {"beat", "pass", "cross", "shoot"},
    ),
)
