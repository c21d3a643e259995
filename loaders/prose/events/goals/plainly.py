"""Phrases of plain reports: 'bending a beauty in off the post', 'lobbed the keeper', 'broke Harbour hearts'.

Their subject is the scorer, never a side.
"""

from loaders.prose.events.goals.phrases import Effect, Phrase, phrase
from loaders.prose.pattern_parts import either, one_of

#: What follows where it was no goal after all.
_BUT_NOT = (
    r"(?![^.;:!?]{0,80} (?:but|yet|instead|only (?:to|for)"
    r"|saved|blocked|wide|over the (?:bar|top)|against the (?:post|bar)|offside|disallowed) )"
)
_GEM = one_of(
    """
        beauty gem peach cracker stunner screamer rocket thunderbolt belter pearler beaut pile-driver piledriver
        [0-9]+-yarder
    """
)
_CORNER = r"(?:the|an) (?:[a-z-]+ ){0,3}(?:net|corner|goal)"
_BEATEN = one_of(
    """
        flat-footed stranded rooted helpless grasping beaten with_no_chance no_chance clutching bamboozled
        motionless
    """
)
_HIT = one_of(
    """
        bent bends bending curled curls curling hit hits hitting struck strikes striking drilled drilling rifled
        rifling lashed lashing smashed smashing unleashed unleashing whipped whipping fired firing produced
        producing dispatched sent sending
    """
)

_PROD = either(
    """
        prod poke tap stab slot bundle head nod sweep lash turn stroke force slam hook fire bury convert
    """
)
_PUT_AHEAD = either(
    """
        head headed heads heading fire fired fires firing shoot shot nod nodded nodding volley volleyed stroke
        stroked sweep swept slot slotted
    """
)

PLAINLY: tuple[Phrase, ...] = (
    phrase(
        "capped it with the third",
        "third fourth fifth second sixth",
        r" (?P<verb>capped|capping|crowned|crowning|marked|marking|completed|celebrated) "
        r"(?:(?!with )[^ .,;:!?()]+ ){1,7}with "
        r"(?:the|a|<H\d+> 's|<T\d+> 's) {ord}(?= (?:[.,;!]|in|on|from|when|late|with|as|midway|after) ?)",
        2,
        sides=False,
    ),
    phrase(
        "hit a beauty in",
        "beauty gem peach cracker stunner screamer rocket thunderbolt belter pearler beaut pile-driver piledriver "
        + " ".join(f"{n}-yarder" for n in range(16, 41)),
        rf" (?P<verb>{_HIT}) (?:in )?(?:a|an|another) (?:[a-z0-9-]+ ){{0,3}}{_GEM} (?:[a-z-]+ ){{0,2}}?"
        rf"(?:in(?= (?:off|from|at|[.,;]))|into {_CORNER}|past {{gk}}|beyond {{gk}}|over {{gk}}(?= [.,;]))" + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "with a beauty that found the corner",
        "that which",
        rf" (?P<verb>with) (?:a|an|another) (?:[a-z0-9-]+ ){{0,4}}?(?:{_GEM}|{{shot}}) "
        r"(?:that|which) (?:found|flew into|nestled in|arrowed into|crashed into|dipped into|sailed into) "
        r"(?:the|{gk} 's) (?:[a-z-]+ ){0,3}(?:net|corner)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "reacted to prod it home",
        "reacted reacting reacts",
        r" (?P<verb>reacted|reacts|reacting) (?:the )?(?:quickest|fastest|sharpest|first|quicker|smartly|swiftly)"
        rf"(?: [^.;:!?]{{0,70}})? to (?:{_PROD}) (?:it |the ball |the rebound |the loose ball )?"
        rf"(?:home|in(?= [.,;])|over the line|into |the (?:rebound|loose ball)(?= [.,;])){_BUT_NOT}",
        2,
        sides=False,
    ),
    phrase(
        "could not miss",
        "miss",
        r" (?P<verb>could not|could n't|couldn't|could hardly|could scarcely|was never going to|could hardly fail to"
        r"|could not fail"
        r" to) (?:miss|score)(?= [.,;!])",
        2,
        sides=False,
    ),
    phrase(
        "lobbed the keeper",
        "lobbed lobs lobbing chipped chips chipping dinked clipped clipping lifted lofted looped",
        r" (?P<verb>lobbed|lobs|lobbing|chipped|chips|chipping|clipped|clips|clipping|dinked|dinks|lofted|lifted) "
        r"(?:it |the ball )?(?:over )?(?=<K\d+>|the (?:advancing |onrushing |stranded )?(?:keeper|goalkeeper)"
        r"|(?:the )?(?:advancing |onrushing |stranded )?<P\d+> [.;]){gk}"
        r"(?= (?:[.;!]|to (?:make|put|score|level|seal))(?: |$))" + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "lobbed a man",
        "lobbed lobs lobbing",
        r" (?P<verb>lobbed|lobs|lobbing) (?:the )?(?:advancing |onrushing |stranded )?<P\d+>(?= [.;!])" + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "clipped over the man on his line",
        "trap clipped chipped dinked lobbed lifted",
        r" (?:beat|beats|beating|sprang|sprung|broke|timed|raced|clear|through) "
        r"(?:[^.;:!?<>]{0,50} )?(?P<verb>and) (?:clipped|chipped|dinked|lobbed|lifted|lofted) "
        r"(?:it |the ball )?over (?:the )?(?:advancing )?(?:<[PK]\d+>)(?= [.;!])",
        2,
        sides=False,
    ),
    phrase(
        "broke their hearts",
        "hearts",
        r" (?P<verb>broke|breaks|breaking) (?:<T\d+> (?:'s )?|the (?:hosts|visitors) (?:' |'s ))hearts"
        r"(?= (?:in|with|by|late|when|at|deep|on|[.,;]))(?! in (?:19|20)\d\d)",
        2,
        sides=False,
    ),
    phrase(
        "struck the decisive blow",
        "blow",
        r" (?P<verb>struck|strikes|striking|landed|landing|delivered|dealt) the "
        r"(?:decisive|killer|fatal|final|knockout|telling|winning|fateful) blow(?= )",
        2,
        sides=False,
    ),
    phrase(
        "in the net and this time it counted",
        "counted stood",
        r" (?P<verb>had|put) (?:the ball|it) in the (?:back of the )?net "
        r"(?:again |once more )?(?:, )?(?:and|but) this time (?:it (?:counted|stood)|the goal stood)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "got one that counted",
        "counted stood count stand",
        r" (?P<verb>got|gets|scored|had|netted|grabbed|bagged|found) one "
        r"(?:that|which) (?:did |really |duly |certainly )?(?:counted|stood|count|stand)(?= )(?! out)",
        2,
        sides=False,
    ),
    phrase(
        "held his nerve from the spot",
        "nerve cool composure",
        r" (?P<verb>held|holds|holding|kept|keeps|keeping) (?:his|her|<H\d+> 's) "
        r"(?:nerve|cool|composure) from (?:12 yards|twelve yards|the (?:penalty )?spot)(?= )" + _BUT_NOT,
        2,
        Effect(penalty=True),
        sides=False,
    ),
    phrase(
        "between keeper and post",
        "between",
        r" (?P<verb>squeezed|squeezes|squeezing|slid|slides|sliding|fired|drilled|drove|forced|slotted"
        r"|threaded|steered) (?:it|the ball|(?:a|an|<H\d+> 's|his) (?:[a-z-]+ ){0,3}(?:shot|effort|drive|finish)) "
        r"between {gk} and (?:<H\d+> 's |his |the )(?:near |far )?(?:post|upright)(?= )" + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "a lob that left the keeper",
        "that which",
        r" (?P<verb>produced|produces|producing|delivered|executed|unleashed|attempted|tried|sent in) (?:a|an) "
        rf"(?:[a-z-]+ ){{0,3}}(?:{{shot}}|lob|chip|finish) (?:that|which) left {{gk}} {_BEATEN}(?= )" + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "applied the finish",
        "finish touch",
        r" (?P<verb>applied|applies|applying|apply|supplied|supply|provided|provide) the (?:[a-z-]+ )?(?:finish"
        r"|finishing touch)"
        r"(?= (?:[.,;]|to|after|from|from close))(?! to a (?:disappointing|poor|fine) (?:day|season))",
        2,
        sides=False,
    ),
    phrase(
        "headed his side ahead",
        "ahead front level",
        rf" (?P<verb>{_PUT_AHEAD}) (?:<H\d+> 's|his|her) (?:<T\d+>|side|team|men|new side|old side) "
        r"(?:ahead|in front|into the lead|level|back in front|two up|further ahead)(?= )",
        2,
        sides=False,
    ),
)
