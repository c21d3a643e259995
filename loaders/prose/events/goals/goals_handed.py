"""Goals told by what was done for the scorer, or by how long a score stood: 'gifted the first to Hale'."""

from loaders.prose.events.goals.nouns import NO_MODIFIER, PEOPLE, Noun, noun
from loaders.prose.pattern_parts import either, one_of

_GIFTED = either(
    """
        gifted gifting gifts handed handing hands presented presenting presents gave giving gives served_up conceded
        donated
    """
)
#: Nouns that are a goal once a score is said to have stood until or changed with them.
_SCORED = r"(?:{goal}|header|volley|penalty|spot-kick|half-volley|finish|lob|chip|drive|effort|strike)"
_HIS_MODS = rf"(?P<mods>(?:(?!{NO_MODIFIER}|cross |corner |pass )[^ .;:!?<>()]+ ){{0,5}}?)"
_SCORED_BY = either(
    """
        delivered supplied provided added claimed netted headed slotted tucked_away converted hammered_home bagged
        struck notched stroked_home hit fired_home contributed registered recorded plundered grabbed got nodded_in
        tapped_in volleyed_home headed_home rifled_home
    """
)
_GOES_ON = r"(?= (?:[.,;!]|with|by|when|after|on|in|and|from|as|just|for|before|at|who|whose) ?)"

GOALS_HANDED: tuple[Noun, ...] = (
    noun(
        "gifted to him",
        "gifted gifting gifts handed handing hands presented presenting presents gave giving gives served donated",
        rf" (?:{_GIFTED}) (?:a|an|the|what was the|<T\d+> 's|their) "
        r"(?:(?!chance|opportunity|sight|shot|attempt|penalty|free|corner|ball|cross|yellow"
        r"|booking)[a-z0-9-]+ ){0,3}?"
        r"(?P<noun>goal|opener|equaliser|winner|leveller|tap-in|consolation|{ord})(?: goal| one)? "
        r"(?:on a plate )?to "
        r"(?:the )?(?:<T\d+> (?:'s )?)?(?:[a-z-]+ ){0,2}?(?P<scorer><[PN]\d+>)(?! 's)" + _GOES_ON,
        2,
    ),
    noun(
        "let him in for it",
        "let lets letting allowed allowing",
        r" (?:let|lets|letting|allowed|allowing) (?:in )?(?:the )?(?:<T\d+> (?:'s )?)?"
        r"(?:[a-z-]+ (?=<P)){0,2}"
        r"(?P<scorer><P\d+>) (?:in |through |clear ){0,2}for (?:a|an|the|his|<H\d+> 's) (?:[a-z-]+ ){0,3}?"
        r"(?P<noun>goal|finish|tap-in|opener|header|winner|equaliser|{ord})(?= )"
        r"(?! (?:chance|attempt|half))",
        2,
    ),
    noun(
        "assisted him",
        "assisted assisting assist assists",
        r" (?P<noun>assisted|assisting|assists|assist for|assists for) (?!by )(?:both |for )?"
        + PEOPLE
        + r"(?! (?:off|down|up|away"
        r"|to (?:his|her|<H\d+> 's) feet|in the (?:build-up|table|charts)|'s))",
        2,
        listed=True,
    ),
    noun(
        "a tap-in for him",
        "for",
        r" (?:a|an|the|another|late|early|first|second|third|and) (?:[a-z0-9-]+ ){0,3}?"
        r"(?P<noun>tap-in|brace|double|hat-trick|treble|opener|equaliser|winner|consolation|goal) for "
        r"(?:the )?(?:<T\d+> (?:'s )?)?(?:[a-z-]+ (?=<P)){0,2}(?P<scorer><P\d+>)(?! 's)"
        r"(?= (?:[.,;]|and|in the|on|after"
        r"|as|when|before|from) ?)",
        2,
    ),
    noun(
        "broken by him",
        "by",
        r" (?P<noun>deadlock|scoring|resistance|ice|stalemate|account|tie|contest|game|match|points|win|victory"
        r"|issue) (?:was|were|is|had been) (?:[a-z]+ly |soon |then |at last )?"
        r"(?:broken|opened|begun|started|completed|rounded off|wrapped up|settled|decided|sealed|secured|won) "
        r"(?:(?!penalties|a )[^ .,;:!?<>()]+ ){0,4}?by (?:a |an )?PEOPLE(?! (?:save|stop|miss))".replace(
            "PEOPLE", PEOPLE
        ),
        2,
    ),
    noun(
        "an assist for his shot",
        "assist assists",
        r" (?:assist|assists) for (?:the )?(?P<scorer><P\d+>) 's " + _HIS_MODS + r"(?P<noun>{anygoal})(?= )",
        2,
    ),
    noun(
        "the reply was his",
        "reply response answer riposte second third fourth fifth opener equaliser winner goal leveller consolation",
        r" (?P<noun>reply|response|answer|riposte|opener|equaliser|winner|leveller|consolation|goal|{ord})"
        r" "
        r"(?:goal )?(?:was|were|is|had been) (?:soon |duly |then |swiftly |eventually |finally |quickly )?"
        rf"(?:{_SCORED_BY}) (?:[^ .,;:!?<>()]+ ){{0,4}}?by {PEOPLE}(?! 's)",
        2,
        listed=True,
    ),
    noun(
        "the reply came from him",
        "reply response answer riposte",
        r" (?P<noun>reply|response|answer|riposte) (?:duly |then |soon |finally |quickly )?"
        r"(?:came|arrived|followed) "
        r"(?:(?!bench|post|bar)[^ .;:!?<>()]+ ){0,5}?(?:from|through|via|courtesy of|by) "
        rf"{PEOPLE}(?! (?:'s|clearance|pass|cross|corner|free-kick))",
        2,
    ),
    noun(
        "lasted until his goal",
        "until till",
        r" (?:lasted|held|held out|held firm|led|ahead|in front|lead|level|stood|remained|stayed|survived"
        r"|goalless"
        r"|scoreless|resisted) (?:[^ .;:!?()<>]+ ){0,5}?(?:until|till) (?:a |an |the )?"
        r"(?:[a-z0-9-]+ ){0,3}?"
        rf"(?P<scorer><P\d+>) (?:'s )?{_HIS_MODS}(?P<noun>{_SCORED})(?= )"
        rf"(?! (?:kick|line|save|block|miss|was (?:saved"
        r"|blocked)))",
        2,
    ),
    noun(
        "behind after his goal",
        "after following through via thanks courtesy",
        r" (?:trailed|trailing|trail|trails|behind|down|led|lead|leading|leads|ahead|up|in front|level"
        r"|deficit"
        r"|advantage) (?:{score} |[^ .;:!?()<>]+ ){0,4}?"
        r"(?:after|following|courtesy of|thanks to|through|via) "
        rf"(?:the )?(?P<scorer><P\d+>) 's {_HIS_MODS}(?P<noun>{_SCORED})(?= )"
        r"(?! (?:kick|line|save|block|miss|was|were|had|is|came back|rebounded|hit|struck|deflected off"
        r"|against))",
        2,
    ),
    noun(
        "his share of them",
        "with",
        r" (?:,|-|and|;|:|plus) (?:[a-z-]+ (?=<P)){0,3}(?P<scorer><P\d+>) with "
        r"(?P<noun>two|three|four|both|one|a pair|another|the other)"
        r"(?= (?:[.,;]|and|from|in|within|inside|after|late|either|before) ?)"
        r"(?! from \d| in \d| left| from the bench)",
        2,
    ),
    noun(
        "the third was his",
        "was were is",
        r" (?:the|a) (?:[a-z-]+ )?(?P<noun>opener|equaliser|winner|goal|other|next|{ord}) (?:goal )?"
        r"(?:was|were|is) "
        r"(?:[a-z]+ly |all )?(?P<scorer><P\d+>) 's(?= (?:[.,;]|too|again|alone|as well|from|on|in) ?)",
        2,
    ),
    noun(
        "the match-winner",
        "match-winner matchwinner game-winner",
        r" (?P<scorer>{p}) (?:, [^,.;]{1,60} , )?(?:was|proved|proved to be|is|became|turned out to be|,) "
        r"(?:again |once again |once more )?(?:the |<[TO]\d+> 's |their |an |<T\d+> )(?:[a-z-]+ ){0,2}?"
        r"(?P<noun>match-winner|matchwinner|game-winner)"
        r"(?= (?:[.,;]|when|as|with|after|again|from|on|in|this|for) ?)",
        2,
    ),
    noun(
        "his finish came",
        "came arrived comes arrives followed",
        r" (?P<scorer>{p}) 's " + _HIS_MODS + rf"(?P<noun>{_SCORED}|double|brace)(?: , [^;.]{{2,90}} ,)? "
        r"(?:came|arrived|comes|arrives|followed) (?:(?:just|only|barely|exactly|as early as|as late as"
        r"|deep|late|early"
        r"|right|seven|two|three|four|five|six|eight|nine|ten|inside|within|midway|\d+) ){0,3}"
        r"(?:in the|in stoppage|in injury|in added|on|after|before|at|minutes|seconds|moments|minute|into)"
        r"(?= )(?![^.;]{0,80} (?:but|saved|wide|blocked|over the bar) )",
        2,
    ),
    noun(
        "a fine finish",
        "finish penalty spot-kick execution",
        r" (?P<scorer>{p}) 's (?P<mods>(?:[a-z0-9-]+ ){0,3}?)(?P<noun>finish|execution|penalty|spot-kick) "
        r"(?:was|is) "
        r"(?:[a-z]+ly |as |every bit |equally |both |so |suitably ){0,2}"
        + one_of(
            """
                cool calm clinical emphatic unerring sublime superb exquisite immaculate flawless ice-cold icy assured
                composed precise deadly ruthless merciless crisp simple classy inch-perfect impeccable nerveless
                stunning delicious true exemplary delightful majestic lethal unstoppable never_in_doubt pure_class
                first-class outstanding
            """
        )
        + r"(?= (?:[.,;!]|and|as|to|from) ?)(?![^.;]{0,60} (?:but|saved|wide|over the bar) )",
        2,
    ),
)
