"""Licences of what came of a shot: the keeper was beaten, the sides were level."""

from loaders.prose.events.clause.lexicon import DELIVERING, PLAIN
from loaders.prose.events.clause.patterns import expand
from loaders.prose.events.goals.licence import Licence
from loaders.prose.pattern_parts import one_of

_HELPLESS = one_of(
    """
        beaten helpless stranded rooted motionless flat-footed floundering clutching groping grasping flailing
        wrong-footed complaining cursing berating remonstrating picking fishing retrieving fetching digging powerless
        well_beaten completely_beaten a_spectator a_statue a_mere_spectator left_for_dead
    """
)
_ONLY = one_of("watch wave stand look admire gaze stare applaud turn_and_watch stand_and_watch wave_it_past flap")
#: What is said of a keeper whom a shot beat.
KEEPER_BEATEN = (
    rf"(?:(?:was|were|is|stood|lay|looked|had been|remained) (?:left |simply |utterly |quite ){{0,2}}{_HELPLESS}"
    r"|(?:did not|did n't|didn't|never) (?:even )?(?:move|moved|stir|stirred|saw it|see it|budge|budged|flinch|got near"
    r"|got close|got a sniff|get near|laid a (?:hand|glove))"
    rf"|could only {_ONLY}|stood (?:and watched|like a statue|still|transfixed|no chance)"
    r"|(?:had|stood) no (?:chance|answer|earthly|hope)|got nowhere near"
    r"|(?:dived|dives|leapt|leaped|lunged|flung himself|threw himself|sprawled) (?:full length )?(?:in vain|too late"
    r"|despairingly))(?= )"
)
#: How the sides stand after a goal.
STOOD_AT = (
    r"(?:(?:it was|that was|it is|we were|now it was|suddenly it was) (?:now )?(?:{score}(?= )|all square|game on)"
    r"|(?:{t}|the (?:hosts|visitors|home side|away side|champions)) (?:were|was|are|had gone) (?:back |suddenly "
    r"|somehow |deservedly |now ){0,2}(?:level|ahead|in front|back in (?:it|the game|the match|business)|on terms"
    r"|(?:one|two|three|four) (?:up|ahead|to the good|clear)|\d-\d (?:up|ahead)|off and running|on their way)"
    r"|the (?:scores|sides|teams|score) (?:were|was) (?:level|tied))(?= )"
)
#: Where nothing is told of the keeper or the score that takes the goal back.
_NO_MORE = r"(?! (?:to see|as|when|until|but|only) )(?! , (?:but|only|until|as|when) )"

HOW_IT_ENDED: tuple[Licence, ...] = (
    Licence(
        "and the keeper was beaten",
        expand(rf"{{c12}}(?:,? (?:and|but|as|while|before)|,|;|-) {{gk}} {KEEPER_BEATEN}") + _NO_MORE,
        1,
        not_after=PLAIN | DELIVERING | {"pass", "cross", "head", "flick"},
    ),
    Licence(
        "and he never moved",
        expand(rf"{{c12}}(?:,? (?:and|but|while|before)|,|;|-) {{gk}} {KEEPER_BEATEN}") + r"(?= ?(?:[.;!]|$))",
        1,
        only_after=(DELIVERING | {"head", "flick"}) - PLAIN,
    ),
    Licence(
        "and they were level",
        expand(rf"{{c12}}(?:,? and|-|,|;|:) {STOOD_AT}") + _NO_MORE,
        2,
        not_after=PLAIN | DELIVERING | {"pass", "cross", "flick"},
    ),
    Licence(
        "and so they were level",
        expand(rf"{{c12}}(?:,? and|-|,|;|:) {STOOD_AT}") + r"(?= ?(?:[.;!]|$))",
        1,
        only_after=(DELIVERING | {"flick"}) - PLAIN,
    ),
    Licence(
        "over by him",
        expand(r"over(?= (?:by <|by the|by (?:substitute|captain|skipper)))"),
        only_after=frozenset("scramble force squeeze shovel prod poke".split()),
    ),
    Licence(
        "over from close in",
        expand(
            r"over(?= (?:from (?:close|two|three|six|a yard|point-blank|under)|after a|at the (?:far|near|back)|[.]))"
        ),
        only_after=frozenset("scramble bundle squeeze force".split()),
    ),
    Licence(
        "dispatched",
        expand(
            r"(?:by (?=<P|the |substitute|captain)|(?:the |<H\d+> 's |a )(?:[a-z-]+ )?(?:penalty|spot-kick|chance"
            r"|rebound"
            r"|loose ball)(?= ))"
        ),
        only_after=frozenset(("dispatch", "despatch")),
    ),
    Licence(
        "round him and that was all",
        expand(r"(?:it|the ball) (?:around|round) {gk}(?= (?:[.;]|and that was) ?)"),
        only_after=frozenset("walk dribble dance".split()),
    ),
    Licence(
        "with such force that it came out again",
        expand(
            r"{x5}with such (?:[a-z]+ ){0,2}that (?:it|the ball) (?:[a-z]+ )?(?:came|burst|rebounded|bounced|almost) "
            r"(?:[a-z]+ ){0,4}(?:the )?net(?= )"
        ),
    ),
)
