"""Cards: booked, sent off, second yellow, and down to ten."""

from loaders.prose.events.construction import Construction, row

_FOR = (
    r"(?:[^ .;:!?<>]+ ){0,9}?(?:on|of|with|at|to|into|against|from) (?:the |[a-z-]+ ){0,3}?"
    r"(?:<T\d+> (?:'s )?)?(?P<victim>{p})"
)
_ON = rf"(?: (?:for|after|following) {_FOR})?"

CARDS: tuple[Construction, ...] = (
    row(
        "card",
        "second yellow",
        "second bookable bookings yellows",
        rf" "
        rf"(?P<verb>sent|dismissed|walked|saw|collected|picked|received|shown|given|got|earned|departed"
        rf"|ordered|red-carded|went|left|booked|lost) "
        rf"(?:off |up |out |the |a |his |for |red |after |walking |packing |early |to ){{0,6}}?(?:[^ "
        rf".;:!?<>]+ ){{0,8}}?(?:second|two|a pair of|another) (?:[a-z]+ "
        rf")?(?:yellow|yellows|booking|bookings|bookable|caution|cautions)(?: card| offence| offences| "
        rf"cards)?{_ON}(?= )",
        subject="player",
        card="second yellow",
    ),
    row(
        "card",
        "sent off",
        "sent dismissed off red-carded",
        rf" (?:was|were|is|being|been|be|had|got|saw|see|seeing|having|with|and|when|as|after|{{p}}|,) "
        rf"(?:later |then |also |rightly |deservedly |harshly |himself |controversially |<P\d+> |[a-z]+ly "
        rf"){{0,2}}?(?P<verb>sent off|dismissed|red-carded|ordered off|sent packing|sent for an early "
        rf"bath|sent to the dressing room)(?! with| from the dug){_ON}(?= )",
        subject="player",
        card="red",
    ),
    row(
        "card",
        "saw red",
        "red",
        rf" (?P<verb>saw|sees|seeing|received|receives|receiving|earned|collected|picked|was shown|is "
        rf"shown|shown|given|handed|got|brandished|had been shown) (?:up )?(?:a |the |his |an "
        rf")?(?:straight |instant |second |immediate |deserved |controversial |late |harsh ){{0,2}}red(?: "
        rf"card)?(?! cards){_ON}(?= )",
        subject="player",
        card="red",
    ),
    row(
        "card",
        "red card of",
        "red dismissal",
        r" (?P<player>{p}) 's (?:[a-z0-9-]+ ){0,4}(?P<verb>red card|red|dismissal|sending-off|sending off)"
        r"(?= )",
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
        rf" (?P<verb>given|got|received|handed|earned|shown|took|walked) (?:his |her |a |an |the "
        rf")?(?:second )?(?:marching orders|early bath|long walk|early shower){_ON}(?= )",
        subject="player",
        card="red",
    ),
    row(
        "card",
        "referee sent off",
        "dismissed sent showed red",
        r" (?P<verb>dismissed|sent off|red-carded|showed a "
        r"(?:straight )?red card to|showed the red card to|produced a red card for"
        r"|brandished a red card at) (?:the |[a-z-]+ |<T\d+> (?:'s )?){0,4}(?P<player><P\d+>)(?: off)?"
        r"(?= (?:for|after|off|when|in|\.|,))",
        card="red",
        real=True,
    ),
    row(
        "card",
        "down to ten",
        "ten-man ten 10 10-man",
        r" (?:down to|reduced to|left with|with) (?:ten|10|nine)(?: men| players)?(?:-men)? "
        r"(?:[^ .;:!?<>]+ ){0,6}?(?:when|after|as|following|for) (?:[a-z-]+ |<T\d+> (?:'s )?){0,4}"
        r"(?P<player><P\d+>)(?: 's)? (?:[^ .;:!?]+ ){0,3}"
        r"(?:red|sent|dismissed|dismissal|sending-off|second|lost|lunged|kicked|lashed|hauled|brought"
        r"|fouled|tripped|elbowed|was|for|saw|walked|picked|head-butted|headbutted|stamped|clashed|pulled"
        r"|handled)(?= )",
        card="red",
    ),
    row(
        "card",
        "booked",
        "booked cautioned yellow-carded carded",
        rf" (?P<verb>booked|cautioned|yellow-carded|yellow carded)(?! "
        rf"(?:his|their|a|an|her|its|in|the|our|into|for next|tickets|up))(?! {{side}} (?:'s "
        rf")?(?:place|spot|ticket|passage)){_ON}(?= )",
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
        rf" (?P<verb>saw|received|collected|picked|was shown|were "
        rf"shown|shown|given|got|earned|given|handed) (?:up )?(?:only |just )?(?:a |the |his |an "
        rf")?(?:first |early |late |deserved |needless |silly ){{0,2}}(?:yellow(?! cards)(?: "
        rf"card)?|booking|caution)(?! of){_ON}(?= )",
        subject="player",
        card="yellow",
    ),
    row(
        "card",
        "into the book",
        "book",
        rf" (?P<verb>went|goes|going|talked|found|put|kicked|argued|earned) (?:himself |herself |<H\d+> "
        rf"|his way |his name |the first name )?(?:in|into) (?:the |{{p}} 's )?(?:referee 's "
        rf")?(?:note)?book{_ON}(?= )",
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
)
