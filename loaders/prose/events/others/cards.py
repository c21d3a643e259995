"""Cards: booked, sent off, second yellow, and down to ten."""

from loaders.prose.events.others.construction import Construction, row
from loaders.prose.pattern_parts import either, one_of

_FOR = (
    r"(?:[^ .;:!?<>]+ ){0,9}?(?:on|of|with|at|to|into|against|from) (?:the |[a-z-]+ ){0,3}?(?:<T\d+> (?:'s )?)?"
    r"(?P<victim>{p})"
)
_ON = rf"(?: (?:for|after|following) {_FOR})?"

#: Whom a club dismisses, or who is dismissed from an office, was not sent off.
_FROM_OFFICE = (
    r"| by (?:<[TDO]|the (?:club|board|owners?|directors|chairman)|his|her)| as | from (?:his|her|the|<[Hh]\d+> 's) "
    r"(?:[a-z]+ )?(?:job|post|role|position|duties)"
)
#: Whom one dismisses on a day, or after a result, is no player in a match.
_ON_A_DAY = (
    r"(?! (?:earlier |late |early |later )?(?:(?:on|by|last|this|that|yesterday|in the) )?(?:(?:the )?following )?"
    r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|season|year|summer|winter|autumn|spring|yesterday|today"
    r"|january|february|march|april|may|june|july|august|september|october|november|december)(?= ))"
    r"(?! (?:after|following|amid|because of|with|despite|just|only|less than|barely)"
    r"(?: (?!for |in |when |a foul|a second|two |<P)[a-z0-9'-]+){0,6}? "
    r"(?:draws?|defeats?|loss|losses|wins?|victory|victories|results?|runs?|spell|start|form|games?|matches|months?"
    r"|weeks?|seasons?|years?|days?|beating|thrashing|drubbing|relegation|displays?|exit|elimination|sequence|streak"
    r"|in charge|at the helm)(?= ))"
)

#: How somebody leaves with a second yellow card.
_LEAVING = either(
    """
        sent dismissed walked saw collected picked received shown given got earned departed ordered red-carded went left
        booked lost
    """
)
#: How somebody gets a red card.
_SHOWN_RED = either(
    """
        saw sees seeing received receives receiving earned collected picked was_shown is_shown shown given handed got
        brandished had_been_shown
    """
)
#: What leaves a side with ten.
_WHY_TEN = one_of(
    """
        red sent dismissed dismissal sending-off second lost lunged kicked lashed hauled brought fouled tripped elbowed
        was for saw walked picked head-butted headbutted stamped clashed pulled handled
    """
)
#: How somebody gets a yellow card.
_SHOWN_YELLOW = either("saw received collected picked was_shown were_shown shown given got earned given handed")
CARDS: tuple[Construction, ...] = (
    row(
        "card",
        "second yellow",
        "second bookable bookings yellows",
        rf" (?P<verb>{_LEAVING}) (?:off |up |out |the |a |his |for |red |after |walking |packing |early |to ){{0,6}}?"
        r"(?:[^ .;:!?<>]+ ){0,8}?(?:second|two|a pair of|another) (?:[a-z]+ )?(?:yellow|yellows|booking|bookings"
        rf"|bookable|caution|cautions)(?: card| offence| offences| cards)?{_ON}(?= )",
        subject="player",
        card="second yellow",
    ),
    row(
        "card",
        "sent off",
        "sent dismissed off red-carded ejected tossed",
        r" (?:was|were|is|being|been|be|had|got|saw|see|seeing|having|with|and|when|as|after|{p}|,) "
        r"(?:later |then |also |rightly |deservedly |harshly |himself |controversially |<P\d+> |[a-z]+ly ){0,2}?"
        rf"(?P<verb>sent off|(?:dismissed|sent packing){_ON_A_DAY}|ejected|tossed(?= (?:in|for|after|from))|red-carded"
        r"|ordered off|sent for an early bath"
        rf"|sent to the dressing room)(?! with| from the dug{_FROM_OFFICE}){_ON}(?= )",
        subject="player",
        card="red",
    ),
    row(
        "card",
        "saw red",
        "red",
        rf" (?P<verb>{_SHOWN_RED}) (?:up )?(?:a |the |his |an )?(?:straight |instant |second |immediate |deserved "
        rf"|controversial |late |harsh ){{0,2}}red(?: card)?(?! cards){_ON}(?= )",
        subject="player",
        card="red",
    ),
    row(
        "card",
        "red card of",
        "red dismissal",
        r" (?P<player>{p}) 's (?:[a-z0-9-]+ ){0,4}(?P<verb>red card|red|dismissal|sending-off|sending off)(?= )",
        card="red",
    ),
    row(
        "card",
        "red card for",
        "red dismissal sending-off",
        r" (?:red card|dismissal|sending-off|sending off|dismissal of|red cards) (?:for|to|of|shown to) "
        r"(?:[a-z-]+ ){0,3}?(?:<T\d+> (?:'s )?)?(?:[a-z-]+ )?(?P<player>{p})(?= )",
        card="red",
    ),
    row(
        "card",
        "marching orders",
        "marching bath walk",
        r" (?P<verb>given|got|received|handed|earned|shown|took|walked) (?:his |her |a |an |the )?(?:second )?"
        rf"(?:marching orders|early bath|long walk|early shower){_ON}(?= )",
        subject="player",
        card="red",
    ),
    row(
        "card",
        "referee sent off",
        "dismissed sent showed red",
        r" (?P<verb>dismissed|sent off|red-carded|showed a (?:straight )?red card to|showed the red card to"
        r"|produced a red card for|brandished a red card at) (?:the |[a-z-]+ |<T\d+> (?:'s )?){0,4}(?P<player><P\d+>)"
        r"(?: off)?(?= (?:for|after|off|when|in|\.|,))",
        card="red",
        real=True,
    ),
    row(
        "card",
        "down to ten",
        "ten-man ten 10 10-man",
        r" (?:down to|reduced to|left with|with) (?:ten|10|nine)(?: men| players)?(?:-men)? (?:[^ .;:!?<>]+ ){0,6}?"
        r"(?:when|after|as|following|for) (?:[a-z-]+ |<T\d+> (?:'s )?){0,4}(?P<player><P\d+>)(?: 's)? "
        rf"(?:[^ .;:!?]+ ){{0,3}}{_WHY_TEN}(?= )",
        card="red",
    ),
    row(
        "card",
        "booked",
        "booked cautioned yellow-carded carded",
        r"(?<! to be) (?P<verb>booked|cautioned|yellow-carded|yellow carded)"
        r"(?! (?:his|their|a|an|her|its|in|the|our|into|for next|tickets|up))"
        rf"(?! {{side}} (?:'s )?(?:place|spot|ticket|passage)){_ON}(?= )",
        subject="player",
        card="yellow",
    ),
    row(
        "card",
        "referee booked",
        "booked cautioned",
        r" (?P<verb>booked|cautioned) (?P<player><P\d+>)(?= (?:for|after|when|in|and|,|\.))",
        card="yellow",
    ),
    row(
        "card",
        "saw yellow",
        "yellow booking caution",
        rf" (?P<verb>{_SHOWN_YELLOW}) (?:up )?(?:only |just )?(?:a |the |his |an )?(?:first |early |late |deserved "
        rf"|needless |silly ){{0,2}}(?:yellow(?! cards)(?: card)?|booking|caution)(?! of){_ON}(?= )",
        subject="player",
        card="yellow",
    ),
    row(
        "card",
        "into the book",
        "book",
        r" (?P<verb>went|goes|going|talked|found|put|kicked|argued|earned) (?:himself |herself |<H\d+> |his way "
        rf"|his name |the first name )?(?:in|into) (?:the |{{p}} 's )?(?:referee 's )?(?:note)?book{_ON}(?= )",
        subject="player",
        card="yellow",
    ),
    row(
        "card",
        "yellow for",
        "yellow booking",
        r" (?:yellow card|booking|caution) (?:for|shown to|to) (?:[a-z-]+ ){0,3}?(?P<player><P\d+>)"
        r"(?= (?:for|after|,|\.|when|and|in))",
        card="yellow",
    ),
    row(
        "card",
        "red card cried",
        "red",
        r"^ (?:straight )?red card [!:-] (?:<T\d+> [:'-] ?(?:s )?)?(?P<player><P\d+>)(?= )(?! 's)",
        card="red",
    ),
)
