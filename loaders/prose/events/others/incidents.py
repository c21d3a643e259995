"""Penalties won, appeals, errors, build-up, injuries, clean sheets, captaincy, debuts and kicks of a shoot-out."""

from loaders.prose.events.others.construction import Construction, row
from loaders.prose.pattern_parts import either, one_of

_NAME = r"(?:the |[a-z-]+ |<T\d+> (?:'s )?){0,4}?"
_FOULED = one_of(
    """
        fouled tripped felled brought_down upended hauled_down bundled_over pulled_down chopped_down floored clipped
        flattened sent_tumbling pushed_over barged_over scythed_down taken_out wiped_out hacked_down
    """
)

_MISTAKE = either(
    """
        mistake error blunder howler slip misjudgement clanger gaffe poor_clearance weak_clearance poor_back-pass
        backpass back-pass
    """
)
_LIMPED_OFF = either(
    """
        limped_off hobbled_off limped_out limping_off hobbling_off carried_off stretchered_off helped_off
        went_off_injured pulled_up collapsed
    """
)
#: What is done with a debut.
_MADE = either(
    """
        made marked making marking makes marks enjoyed scored_on scoring_on celebrated handed given had impressed_on
        dazzled_on on
    """
)

INCIDENTS: tuple[Construction, ...] = (
    row(
        "penalty_won",
        "fouled for a penalty",
        "fouled tripped felled brought upended hauled bundled pulled chopped floored clipped flattened barged scythed",
        r" (?:penalty|spot-kick|spot) (?:[^.;:!?]{0,60}? )?"
        rf"(?:after|when|as|for a (?:foul|trip|push) (?:on|by)|following) {_NAME}(?P<fouled_by>{{p}}) "
        rf"(?:had |was adjudged to have )?(?P<verb>{_FOULED}) {_NAME}(?P<player>{{p}})(?= )",
    ),
    row(
        "penalty_won",
        "was fouled for a penalty",
        "fouled tripped felled brought upended hauled bundled pulled chopped floored clipped",
        rf" (?:penalty|spot-kick|spot) (?:[^.;:!?]{{0,60}}? )?(?:after|when|as) {_NAME}(?P<player>{{p}}) "
        rf"(?:was|had been|went down) (?:[a-z]+ ){{0,2}}(?P<verb>{_FOULED}|under a challenge from)"
        rf"(?: (?:[^ .;:!?<>]+ ){{0,4}}?by {_NAME}(?P<fouled_by>{{p}}))?(?= )",
    ),
    row(
        "penalty_won",
        "won a penalty",
        "won wins winning earned",
        r" (?P<verb>won|wins|winning|earned|earning) (?:a|the|his side a|{t} a) (?:[a-z-]+ ){0,3}?"
        r"(?:penalty|spot-kick)(?= )(?! (?:shoot-out|shootout))",
        subject="player",
    ),
    row(
        "penalty_not_given",
        "referee turned an appeal down",
        "waved ignored dismissed rejected turned",
        r" (?P<referee><P\d+>) (?:who )?(?:then |had |simply |rightly |[a-z]+ly ){0,2}"
        r"(?:waved away|waved aside|ignored|dismissed|rejected|turned down|waved play on despite) (?:[a-z-]+ ){0,3}?"
        rf"(?:appeals?|claims?|shouts?) (?:[^.;:!?<>]{{0,40}}? )?(?:when|after|as|that) {_NAME}(?P<player>{{p}}) "
        r"(?P<verb>went down|fell|tumbled|was|went over|hit the deck|had been|appeared)(?= )",
    ),
    row(
        "penalty_not_given",
        "appeal turned down",
        "appeal appeals claims shouts waved turned",
        rf" (?:appeals?|claims?|shouts?) (?:[^.;:!?<>]{{0,40}}? )?(?:when|after|as|that) {_NAME}(?P<player>{{p}}) "
        r"(?P<verb>went down|fell|tumbled|was|went over|hit the deck|had been|appeared)(?= )",
    ),
    row(
        "error",
        "mistake of",
        "mistake error blunder howler slip",
        rf" (?P<player>{{p}}) 's (?:[a-z0-9-]+ ){{0,4}}(?P<verb>{_MISTAKE})(?= )",
    ),
    row(
        "error",
        "mistake by",
        "mistake error blunder howler slip",
        r" (?P<verb>mistake|error|blunder|howler|slip|misjudgement|clanger|gaffe) (?:from|by) "
        rf"{_NAME}(?P<player>{{p}})(?= )",
    ),
    row(
        "error",
        "lost his man",
        "lost spilled fumbled misjudged",
        r" (?P<verb>lost his man|lost her man|gave the ball away|spilled the ball|fumbled the ball|lost possession"
        r"|was caught in possession|was robbed|dallied)(?= )",
        subject="player",
    ),
    row(
        "build_up",
        "started the move",
        "started began instigated initiated sparked",
        r" (?P<verb>started|began|instigated|initiated|sparked) (?:the|a) (?:[a-z-]+ )?"
        r"(?:move|attack|counter|break|counter-attack)(?= )",
        subject="player",
    ),
    row(
        "build_up",
        "his flick started it",
        "started began sparked",
        r" (?P<player>{p}) 's (?:[a-z-]+ ){0,4}(?P<verb>started|began|sparked|set in motion) (?:the|a) (?:[a-z-]+ )?"
        r"(?:move|attack)(?= )",
    ),
    row(
        "clean_sheet",
        "kept a clean sheet",
        "sheet shutout shut-out",
        r" (?P<verb>kept|keeps|keeping|earned|recorded|registered|posted|notched|preserved|secured) "
        r"(?:[^ .;:!?<>]+ ){0,5}?(?:clean sheet|clean-sheet|shutout|shut-out)(?= )",
        subject="keeper",
    ),
    row(
        "clean_sheet",
        "clean sheet of",
        "sheet shutout shut-out",
        r" (?P<keeper><[PN]\d+>) 's (?:[a-z0-9-]+ ){0,4}(?P<verb>clean sheet|shutout|shut-out)(?= )",
    ),
    row(
        "injury",
        "limped off",
        "limped hobbled carried stretchered helped",
        rf" (?P<verb>{_LIMPED_OFF})(?= )",
        subject="player",
    ),
    row(
        "injury",
        "lost to injury",
        "lost injury injured",
        rf" (?P<verb>lost|lose|losing) {_NAME}(?P<player>{{p}}) to (?:a |an |what )?(?:[a-z-]+ ){{0,4}}"
        r"(?:injury|strain|knock|concussion|problem)(?= )",
    ),
    row(
        "debut",
        "his debut",
        "debut bow",
        rf" (?P<verb>{_MADE}) (?:a |his |her |the |an )(?:[a-z-]+ |<[TO]\d+> ){{0,4}}?(?:debut|bow)(?= )",
        subject="player",
    ),
    row(
        "debut",
        "debut of",
        "debut debutant",
        r" (?P<player><P\d+>) 's (?:[a-z-]+ |<[TO]\d+> ){0,3}(?P<verb>debut)(?= )",
    ),
    row("debut", "debutant by name", "debutant debutants", r" (?P<verb>debutant) (?P<player><P\d+>)(?= )"),
    row(
        "debut",
        "was handed a debut",
        "debut debuts",
        r" (?P<verb>handed|gave|giving|handing) (?:a |his |full |first-team )?(?:[a-z-]+ ){0,3}?debuts? to "
        r"(?:[a-z-]+ |<T\d+> ){0,3}?(?P<player><P\d+>)(?= )",
    ),
    row(
        "captain",
        "captained",
        "captained skippered captaining",
        r" (?P<verb>captained|skippered|captaining|led out) (?:the )?(?:{side}|side|team|his)",
        subject="player",
    ),
)

SHOOTOUT: tuple[Construction, ...] = (
    row(
        "shootout_kick",
        "missed in the shoot-out",
        "missed saved blazed hit skied",
        r" (?:<P\d+> (?:, |and |, and )){0,6}(?P<taker><P\d+>) (?:both |all )?"
        r"(?P<verb>missed|missing|blazed|skied|fired over|hit the post|hit the bar|had (?:his|a) (?:kick|penalty"
        r"|spot-kick|effort) saved|saw (?:his|a) (?:kick|penalty|spot-kick|effort) saved|failed|shot wide"
        r"|put (?:his|hers?) (?:kick|effort|penalty) (?:over|wide))(?= )",
        listed="taker",
        scored=False,
        real=False,
    ),
    row(
        "shootout_kick",
        "scored in the shoot-out",
        "scored converted netted slotted held scoring",
        r" (?:<P\d+> (?:, |and |, and )){0,6}(?P<taker><P\d+>) (?:both |all |then |, [^,]{1,30} , )?"
        r"(?P<verb>scored|converted|netted|slotted|slotted home|held (?:his|her) nerve"
        r"|scored the (?:winning|decisive) (?:penalty|kick|spot-kick)|rolled in|tucked away|made no mistake"
        r"|fired home|hit the (?:winning|decisive) (?:penalty|kick))(?= )",
        listed="taker",
        scored=True,
        real=False,
    ),
)
