"""Phrases that tell how a chance was taken: 'needed no second invitation', 'had only to tap it in'.

Their subject is the scorer, never a side.
"""

from loaders.prose.events.goals.phrases import Effect, Phrase, phrase
from loaders.prose.pattern_parts import either

#: What follows where the chance was not taken after all.
_BUT_NOT = (
    r"(?![^.;:!?]{0,80} (?:but|yet|instead|only (?:to|for)|nevertheless|saved|blocked|wide|over the "
    r"(?:bar|top)"
    r"|against the (?:post|bar)|missed|somehow (?:missed|failed|contrived|managed)|offside|disallowed) )"
)
_ENDS = (
    r"(?= (?:[.,;!-]|and|with|from|as|to (?:make|put|give|score|level|seal|restore|equalise|win)"
    r"|after|in the \d|on \d|for (?:his|the|<)|past|beyond|before|when|at the) ?)"
)
_EMPTY = r"(?:empty|open|unguarded|untended|vacant|gaping|yawning|deserted|vacated) (?:net|goal)"

_SCORE = either(
    """
        score finish convert shoot_home fire slot tap head nod sweep poke lash bury tuck roll slam smash punish
        put make level equalise accept
    """
)
_TAP = either(
    """
        tap nod head steer touch turn roll redirect prod poke nudge walk side-foot sidefoot slide stroke help
        guide push knock pass slot sweep stab
    """
)
_PLACED = either(
    """
        sent sends sending hit hits rolled rolls rolling chipped chips chipping drove drives struck strikes
        placed places put puts slotted stroked blasted smashed thumped clipped dinked dinks fired fires lashed
        swept planted thrashed whipped
    """
)
_STROKED = either(
    """
        stroked strokes stroking slid slides sliding slipped slips rolled rolling rolls placed tucked tucks
        passed shot clipped lifted pushed steered slotted threaded poked
    """
)

TAKEN: tuple[Phrase, ...] = (
    phrase(
        "no second invitation",
        "invitation bidding invite",
        r" (?P<verb>needed|needs|needing|required|requires|requiring|wanted|awaited|did n't|did not"
        r"|does n't|does not|didn't|doesn't) (?:need |require |want |wait for )?(?:no|a|any|little) "
        r"(?:second|further) "
        rf"(?:invitation|bidding|invite)(?= (?:[.,;!-]|and|to "
        rf"(?:{_SCORE})|with|from|as|when|after) ?){_BUT_NOT}",
        2,
        sides=False,
    ),
    phrase(
        "accepted the gift",
        "gift offering present",
        r" (?P<verb>accepted|accepts|accepting|accept|took|takes|taking) "
        r"(?:the|<H\d+> 's|his|her|that|such a) (?:[a-z-]+ ){0,2}?(?:gift|offering|present)" + _ENDS + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "followed suit",
        "suit",
        r" (?P<verb>followed|follows) suit(?= (?:[.,;!]|before|after|in the|on \d|with|from|when|within|soon) ?)",
        1,
        sides=False,
    ),
    phrase(
        "ended the argument",
        "argument debate",
        r" (?P<verb>ended|settled|ends|settles|ending|settling) (?:the|any|all) (?:argument|debate)s?"
        r"(?= (?:[.,;!]|in the|on \d|with|after|late|from) ?)",
        1,
        sides=False,
    ),
    phrase(
        "could not have had an easier goal",
        "easier simpler",
        r" (?P<verb>could not have|could n't have|couldn't have|will not score|can rarely have) (?:had|scored"
        r"|been given) "
        r"(?:an easier|a simpler|many easier) (?:goal|finish|task|goals)(?= )",
        1,
        sides=False,
    ),
    phrase(
        "made them pay",
        "pay",
        r" (?P<verb>made|makes|making) (?:<T\d+>|<H\d+>|them|him|the (?:hosts|visitors|defence|home side)) pay(?= )"
        + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "popped up to win it",
        "up",
        r" (?P<verb>popped|pops|popping|cropped|stepped|came) up (?:[^.;:!?<>]{0,40} )?to "
        r"(?:win it|settle it|save the day|rescue (?:a point|them)|snatch (?:it|a point|victory|the points)|deny <T\d+>"
        r"|level|equalise|score|have the last word|steal it|grab (?:it|a point|the winner))(?= )" + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "left with an open goal",
        "left had",
        r" (?P<verb>was left with|had) (?:an|a) (?:open|empty|gaping|unguarded) (?:goal|net)"
        r"(?= (?:[.;!]|to aim at|at his mercy|into which) ?)" + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "took his tally on",
        "tally total haul",
        r" (?P<verb>took|taking|takes|brought|stretched) <H\d+> 's (?:[a-z]+ ){0,2}(?:tally|total|haul) "
        r"(?:[^.;:!?<>]{0,40} )?(?:with|by) (?:a|an|two|his|scoring|heading|both)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "swept up the crumbs",
        "up",
        r" (?P<verb>swept|sweep|sweeping|mopped|mop|gobbled|gobble|gobbling|hoovered|hoover|tidied|snapped|snap"
        r"|snapping) "
        r"up the (?:crumbs|rebound|loose ball|leftovers|pieces|chance)(?= )"
        r"(?! and (?:raced|ran|went|broke|set|fed|found|played|crossed|strode|carried|surged|burst|sent) )" + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "picked his spot",
        "spot corner",
        r" (?P<verb>pick|picked|picks|picking|chose|chooses|choosing) (?:out )?<H\d+> 's (?:spot|corner)"
        r"(?= (?:[.;!,]|with|in|from|and) ?)" + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "became their youngest scorer",
        "scorer goalscorer",
        r" (?P<verb>became|becomes|becoming) (?:the|<T\d+> 's|their) (?:[a-z' -]+ ){0,3}?(?:youngest|oldest|first"
        r"|latest) "
        r"(?:[a-z' -]+ ){0,3}?(?:scorer|goalscorer)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "put daylight between",
        "daylight",
        r" (?P<verb>put|puts|putting) (?:some |clear |real |a little |further )?daylight between(?= )",
        2,
        sides=False,
    ),
    phrase(
        "had only to tap it in",
        "had has needed needs having barely hardly",
        r" (?P<verb>had|has|needed|needs|having) (?:only|merely|simply|just|little more) "
        r"(?:to|than to|to do than) "
        rf"(?:{_TAP}) (?:(?:it|the ball|home|in|over|the rebound|<H\d+> 's cross)(?= )|into the ){_BUT_NOT}"
        rf"|"
        r"(?: (?P<verb2>barely|hardly|scarcely) had to (?:move|jump|break stride|stoop|stretch) "
        r"(?:to (?:head|nod|tap|turn|touch|steer|poke|volley|side-foot|knock|score|finish|convert|meet)"
        r"|for the))"
        rf"(?= ){_BUT_NOT}",
        2,
        sides=False,
    ),
    phrase(
        "ran it into an empty net",
        "ran runs run running walked walks walking walk carried carries dribbled dribbles dribbling",
        r" (?P<verb>ran|runs|run|running|walked|walks|walk|walking|carried|carries|carrying"
        r"|dribbled|dribbles|dribbling) (?:it|the ball|the loose ball) "
        r"(?:(?!and |but |out |away )[^ .,;:!?()]+ ){0,4}?"
        rf"(?:into (?:the|an|<T\d+> 's) (?:{_EMPTY}|net)|over the (?:goal-)?line|in(?= [.,;]))(?= )" + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "let fly into the net",
        "let lets letting",
        r" (?P<verb>let|lets|letting) (?:fly|rip|loose|go|drive) "
        r"(?:(?!and |but |wide |over |only )[^ .;:!?()]+ ){0,10}?"
        r"(?:into (?:the|<T\d+> 's) (?:[a-z-]+ ){0,3}"
        r"(?:net|corner)|past {gk}|beyond {gk}|in off the (?:post|bar|underside|upright|crossbar))(?= )" + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "placed his penalty",
        "penalty spot-kick kick",
        rf" (?P<verb>{_PLACED}) (?:the|<H\d+> 's|his|her|a|an) "
        r"(?:[a-z-]+ ){0,3}?(?:penalty|spot-kick) (?:[a-z]+ly |calmly |high |low |hard |straight |right "
        r"|neatly ){0,2}"
        r"(?:down the middle|down the centre|into the (?:[a-z-]+ ){0,3}(?:net|corner|roof)"
        rf"|to the (?:keeper|goalkeeper) 's (?:left|right)|past {{gk}}|beyond {{gk}}|home)(?= ){_BUT_NOT}",
        2,
        Effect(penalty=True),
        sides=False,
    ),
    phrase(
        "met it with his head",
        "met meets meeting meet",
        r" (?P<verb>met|meets|meeting) (?:(?!and |but |before )[^ .,;:!?()]+ ){0,7}?(?:with|by) "
        r"(?:a|an|<H\d+> 's|his|her|the) (?:[a-z-]+ ){0,3}?"
        r"(?:header|volley|half-volley|head|forehead|left foot|right foot|instep)"
        r"(?= (?:[.,;!]|after \d|in the \d|on \d|on the (?:hour|half-hour|stroke)|that "
        r"(?:left|gave|beat|flew|went|sailed|found|<P\d+> (?:never|could)|the (?:keeper|goalkeeper) "
        r"(?:never|could))|to (?:make|put|give|level|seal|beat)) ?)" + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "had his side level",
        "had has have brought brings bringing",
        r" (?:(?P<verb2>had|has|brought|brings|bringing|made|makes|making) "
        r"(?:the scores|the score|things|matters|the tie) level"
        r"(?= (?:[.,;]|before|within|inside|after|by|on|with|from|again|in the|early|midway|when|"
        r"(?:[a-z]+|\d+) minutes) ?)|(?P<verb>had|has|have) "
        r"(?P<side>{side}|them|<H\d+> 's side|his side|the (?:hosts|visitors|home side|away side)) "
        r"(?:level|even(?! more)|back even|ahead|in front|back on terms|on terms|two up|one up)"
        r"(?= (?:before|within|inside|after|by|on|with|from|through|again|in the|early|midway|when) ))",
        2,
        sides=False,
    ),
    phrase(
        "played it by him",
        "drew draws drawing rounded waited",
        r" (?P<verb>drew|draws|drawing) (?:out )?{gk} (?:out |off <H\d+> 's line )?"
        rf"(?:, )?(?:and|before|then) (?:then |[a-z]+ly |coolly )?(?:{_STROKED}) "
        rf"(?:it |the ball |home |a shot )?"
        r"(?:[a-z]+ly )?(?:by|past|beyond|around|beneath|under|over|round|wide of|home|in|between)"
        rf"(?= )(?! (?:the |a )?(?:[a-z-]+ )?(?:post|upright|bar|goal|target)){_BUT_NOT}",
        2,
        sides=False,
    ),
)
