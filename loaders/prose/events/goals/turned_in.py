"""Licences of a plain 'in': 'slotted it in', 'turned in a cross', 'and it went in'."""

from loaders.prose.events.clause.lexicon import DELIVERING, PLAIN
from loaders.prose.events.clause.patterns import expand
from loaders.prose.events.goals.licence import Licence
from loaders.prose.pattern_parts import one_of

#: What can be turned in.
_SERVICE = one_of(
    """
        cross crosses corner free-kick freekick delivery rebound centre pass ball knock-down knockdown flick-on
        pull-back cut-back cutback loose_ball set-piece set_piece cross-shot throw service lay-off layoff back-heel
        backheel through-ball throw-in knock-on header
    """
)
#: How a ball goes in.
_WENT = one_of(
    """
        went go fly flew crept nestled nestling nestle looped squirmed trickled bounced rolled sailed dropped ballooned
        arrowed flashed spun curled dipped soared skidded slipped fizzed screamed bobbled cannoned sneaked ended_up
        deflected took squeezed squeezing flying dropping rolling spinning going found finding clipped hit drop roll
        bounce sail whistled whizzed zipped rocketed thundered hurtled plunged nestle loop trickle creep squirm fizz
        dip swerve curl
    """
)
#: What a ball does to the net.
_HIT_NET = one_of(
    """
        hit found bulged rippled nestled_in flew_into crashed_into settled_in ripped_into ended_up_in rolled_into
        dropped_into
    """
)

TURNED_IN: tuple[Licence, ...] = (
    Licence(
        "in",
        expand(
            r"(?:it |the ball |the loose ball |the rebound |the chance |the penalty |the cross |the spot-kick |one )?"
            r"(?:[a-z]+ly |low |high |back |straight |powerfully )?in {end}(?!in )"
            r"(?!the (?:box|area|air|middle|six-yard|right|left|centre))"
            r"(?!at (?:left|right|centre|center|full|wing|number|no) ?-?)"
        ),
        not_after=frozenset("get take bring play send find pass lay throw cut".split()),
    ),
    Licence(
        "in what came down",
        expand(r"in what (?:[a-z]+ ){0,2}(?:came|dropped|fell|was left|followed|remained)(?= )"),
        not_after=DELIVERING | PLAIN,
    ),
    Licence(
        "a ball in",
        expand(
            r"(?:the|a|an|his|her|their|{p} 's|{side} 's|it|{name}|this one|that one|this|one) {x5}in(?= [.,;!?]|$"
            r"| at the | from | off "
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
        expand(rf"in (?:from )?(?:the|a|an|his|her|{{p}} 's|{{side}} 's|{{name}}|{{p}})? ?{{x5}}{_SERVICE}(?= |$)"),
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
            r"{x8}(?:,? ?and|,? ?with|which|,|that|,? ?only to see|,? ?and (?:then )?saw|,? ?and (?:then )?watched) "
            r"(?:the ball|it|the shot|the effort|his effort|his shot|the header|his header|the rebound|the free-kick"
            r"|<H\d+> 's (?:shot|effort|header|volley|strike|free-kick|drive)) "
            rf"(?:then |just |duly |fortunately )?{_WENT} (?:, [a-z]+ing , )?(?:[^ .;:!?()]+ ){{0,9}}?"
            r"(?:in(?= [.,;!?]|$| off | at the | via )|into (?:the |an )(?:[a-z-]+ ){0,4}(?:net|corner|goal)"
            r"|over the line|inside the {w3}post|its way in|past {gk}|beyond {gk}|over {gk})"
        ),
    ),
    Licence(
        "as it hit the net",
        expand(
            rf"{{c12}}(?:as|and|before) (?:the ball|it|the shot|his shot) (?:then |duly )?{_HIT_NET} (?:the )?"
            r"(?:back of the |roof of the |side of the |bottom of the )?(?:net|corner)(?= )"
        ),
        not_after=frozenset(("pass", "cross")),
    ),
    Licence(
        "in a header",
        expand(
            r"in (?:the|a|an|his|her|their|{p} 's) {x5}"
            r"(?:header|effort|volley|half-volley|strike|free-kick|shot|drive|finish|beauty|rocket|screamer|beaut|peach"
            r"|thunderbolt|belter|cracker|stunner|piledriver)(?= )(?! of an? )"
        ),
        1,
        not_after=frozenset("get take bring play send find pass lay throw cross head".split()),
    ),
)
