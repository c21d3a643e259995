"""Phrases that tell of a chance that was taken, by what somebody was left with or did not refuse.

Their subject is the scorer, never a side.
"""

from loaders.prose.events.goals.how_it_ended import KEEPER_BEATEN, STOOD_AT
from loaders.prose.events.goals.phrases import Phrase, phrase
from loaders.prose.pattern_parts import one_of

#: What follows where the chance was not taken after all.
_BUT_NOT = (
    r"(?![^.;:!?]{0,80} (?:but|yet|instead|only (?:to|for)|nevertheless|saved|save|blocked|cleared|wide|over the"
    r" (?:bar|top)"
    r"|against the (?:post|bar)|missed|somehow|offside|disallowed|ruled out) )"
)
_ENDS = (
    r"(?= (?:[.,;!-]|and|with|from|as|to (?:make|put|give|score|level|seal|restore|equalise|win|slot|tuck|roll|beat)"
    r"|after|in the \d|on \d|for (?:his|the|<)|past|beyond|before|when|at the|once) ?)"
)
_CHANCE = one_of("chance opportunity opening gift invitation offer present moment it")
_FLY = one_of(
    """
        let_fly let_rip lets_fly lets_rip letting_fly letting_rip let_loose took_aim takes_aim taking_aim tried_his_luck
        tries_his_luck pulled_the_trigger had_a_go had_a_pop had_a_crack took_a_shot went_for_goal shaped_to_shoot
        opened_his_body opened_up_his_body chanced_his_arm
    """
).replace("his", r"(?:his|<H\d+> 's)")
_EASY = one_of("simplest easiest simple easy straightforward elementary")

CHANCES_TAKEN: tuple[Phrase, ...] = (
    phrase(
        "did not waste the chance",
        "waste wasted spurn spurned squander refuse decline declined pass",
        r" (?P<verb>did not|did n't|didn't|was not going to|was n't going to|was not about to|was not one to|duly"
        r" did not"
        r"|never looked like) (?:waste|wasted|spurn|squander|refuse|decline|pass up|wasting|spurning|squandering) "
        rf"(?:the|<H\d+> 's|a|an|this|that|such a|such an)? ?(?:[a-z-]+ ){{0,2}}{_CHANCE}" + _ENDS + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "accepted the invitation",
        "accepted accepts accepting accept took takes taking grabbed seized",
        r" (?P<verb>accepted|accepts|accepting|gratefully accepted|gladly accepted) (?:the|<H\d+> 's) (?:[a-z-]+"
        r" ){0,2}?"
        r"(?:invitation|chance|opportunity|offer)" + _ENDS + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "the simplest of tasks",
        "simplest easiest simple easy straightforward elementary",
        r" (?P<verb>had|has|was left with|were left with|left with|given|was given|was presented with|presented with"
        rf"|faced) (?:only |just )?(?:the|a|an) {_EASY} (?:of )?(?:tasks?|jobs?|finish|finishes|conversions?|tap-ins?)"
        r"(?= (?:[.;!]|, (?!but)|in the|on \d|after|when|at the|from (?:close|a|two|three|six)|once|as) ?)" + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "had a tap-in",
        "tap-in",
        r" (?P<verb>had|has|got|enjoyed|was left with|was gifted|was presented with|given) (?:a|an|the) (?:[a-z-]+"
        r" ){0,2}?"
        r"tap-in(?= (?:[.;!]|, (?!but)|after|when|at the|from|to (?:make|put|give|level)) ?)" + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "had it past him",
        "had",
        r" (?P<verb>had) (?:it|the ball) (?:past|beyond) {gk}"
        r"(?= (?:[.;]|in (?:a|an)|before|at|from|with|to (?:make|give|put)) ?)" + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "had the ball in the net",
        "net",
        r" (?P<verb>had|put) (?:the ball|it) (?:nestling |back )?in the (?:back of the |roof of the |corner of the"
        r" )?net"
        r"(?= (?:[.;!]|before|from|with|to (?:make|give|put|level)|and (?:it|<T|the scores)|for the|for his) ?)"
        + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "let fly and the keeper was beaten",
        "fly rip loose aim luck trigger go pop crack shot goal arm body",
        rf" (?P<verb>{_FLY}) (?:(?!but |wide |over )[^ .;:!?()]+ ){{0,10}}?(?:,? ?(?:and|but|,)|;) {{gk}}"
        rf" {KEEPER_BEATEN}" + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "was first to it and they were level",
        "first quickest sharpest hesitate hesitated",
        r" (?P<verb>was|got|reacted|did) (?:the )?(?:first|quickest|sharpest|there first|not|n't)(?: to (?:the|react"
        r"|reach|pounce|it))? (?:(?!but |wide |over |saved )[^ .;:!?()]+ ){0,12}?(?: ?,? ?and|,|;|-) "
        rf"{STOOD_AT}" + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "could scarcely have had an easier chance",
        "easier simpler better",
        r" (?P<verb>could (?:scarcely|hardly|not|n't) have|can (?:scarcely|hardly|rarely) have|will (?:never|not)"
        r" have|will"
        r" (?:never|not)) (?:been given|been presented with|had|scored|asked for|wished for|have) (?:an easier|a"
        r" simpler"
        r"|many easier|a better|easier|simpler) (?:goal|finish|task|goals|chance|opportunity|tap-in|service)"
        + _ENDS
        + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "had one before the break",
        "one two",
        r" (?P<verb>had|got|scored|bagged|grabbed|hit|struck) (?:one|two)(?= (?:before|after|either side of|in|by) "
        r"(?:the |each |either )?(?:break|interval|half|half-time|hour) )",
        2,
        sides=False,
    ),
    phrase(
        "put them out of their misery",
        "misery",
        r" (?P<verb>put|puts|putting) (?P<side>(?:the )?<T\d+>|them|the (?:hosts|visitors)) out of (?:<[TH]\d+> 's"
        r"|their|its) "
        r"misery(?= )",
        1,
    ),
    phrase(
        "made it count",
        "count",
        r" (?P<verb>made|makes|making) (?:it|the chance|that one|this one) count(?= (?:[.;!]|, (?!but)|with|from|by"
        r"|in) ?)" + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "had his goal",
        "goal",
        r" (?P<verb>had|got|gets|has) (?:<H\d+> 's|his|her) (?:goal|reward)(?= (?:[.;!]|, (?!but)|when|with|from"
        r"|after|in the|on \d"
        r"|at the|that) ?)" + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "would not be denied",
        "denied",
        r" (?P<verb>would not|was not to|wasn't to|was n't to|was not going to|refused to) be denied ,? ?(?:and"
        r" )?(?:[a-z]+ly )?"
        r"(?:sweeping|swept|heading|headed|firing|fired|drilling|drilled|tapping|tapped|slotting|slotted|turning"
        r"|turned|poking"
        r"|poked|lashing|lashed|rifling|rifled|curling|curled|smashing|smashed|stabbing|stabbed|scoring|scored|netting"
        r"|burying|buried)(?= )(?![^.;:!?]{0,60} (?:wide|over the bar|against the (?:post|bar)) )",
        2,
        sides=False,
    ),
    phrase(
        "got his foot to it before the keeper",
        "foot boot head toe toes forehead knee",
        r" (?P<verb>got|gets|getting|stuck|sticking|put|putting|threw|throwing) (?:a|<H\d+> 's|his|her) (?:[a-z-]+ )?"
        r"(?:foot|boot|head|toe|toes|forehead|knee) to (?:it|the ball) (?:ahead of|before|in front of) {gk}(?= [.;!])"
        + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "nicked it at the death",
        "nick nicked nicks nicking snatch snatched pinch pinched stole steal stealing",
        r" (?P<verb>nick|nicked|nicks|nicking|snatch|snatched|pinch|pinched|stole|steal|stealing) it "
        r"(?:for <T\d+> )?(?:right |late on |late |deep )?(?:at the death|late on|late|in (?:stoppage|injury|added)"
        r" time|in the"
        r" (?:last|final|dying|closing) [a-z]+|in the \d+[a-z]+ minute|with (?:a|the) [a-z]+)(?= )",
        1,
    ),
    phrase(
        "did not have to break stride",
        "stride",
        r" (?P<verb>did not|did n't|didn't|hardly had to|scarcely had to|barely had to) (?:even )?(?:have to |need"
        r" to )?"
        r"break(?:ing)? (?:his )?(?:<H\d+> 's )?stride (?:to|in|as <H\d+>|before) (?:[a-z]+ly )?(?:shoot|shooting|score"
        r"|scoring|finish|finishing|fire|firing|slot|slotting|head|volley|bury|drill|sweep)(?= )" + _BUT_NOT,
        2,
        sides=False,
    ),
)
