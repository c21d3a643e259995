"""Someone in charge of a team shown beside its name: 'since Lee took over at Marlow'."""

from loaders.prose.roles.charge_parts import charge

#: Behind a club: it is the side that is meant.
_AS_A_SIDE = (
    r"(?= (?:side|team|outfit|xi|men|players|squad|were|was|are|is|have|had|has|will|side|to|in|by|at|on|then|never"
    r"|now|could|should|must|did|do|might|stay|remain|sit|lie|climb|drop|move|host|face|travel|look|need|keep|slip|went|came|got|took|made|began|fell|won|lost|beat|drew|[,.;:)]|[a-z]+ed"
    r"|[a-z]+s) )"
)
#: Behind a club: what it is named for is a player's or another's.
_NOT_HIS_AS_PLAYER = (
    r"(?! (?:career|contract|debut|fans|days|supporters|goals|bow|teammates|colleagues|shirts|hopes|shares|club|s) )"
)
#: What is only said of a manager and his club, which most of these name.
OF_CLUB = (
    # Lee, taking charge of his 100th Marlow game
    charge(
        "charge-of-club-game",
        "charge",
        r" {name} ,? ?(?:was |is )?(?:took|taking|takes) (?:sole |temporary )?charge of {his}"
        r"(?:[a-z0-9-]+ ){0,2}?{team} (?:game|match|side|team)(?= )",
    ),
    # Marlow have won four since Lee's appointment
    charge(
        "since-appointment-of",
        "appointment",
        r" {team} (?:[^ ;]+ ){0,10}?since the appointment of (?:[a-z-]+ ){0,3}?{name}"
        r"(?! as (?:captain|skipper|director|chair|chief|club|president))(?= )",
    ),
    charge(
        "since-s-appointment",
        "appointment",
        r" {team} (?:[^ ;]+ ){0,10}?since {name} 's appointment"
        r"(?! as (?:captain|skipper|director|chair|chief|club|president))(?= )",
    ),
    # Lee, one of the youngest managers in the league
    charge(
        "among-managers",
        "managers manager bosses boss coaches coach",
        r" {name} , (?:one of )?the (?:[a-z-]+ ){1,2}?(?:managers?|boss|bosses|coaches|coach) in "
        r"(?:the |<C\d+>|[a-z]+ football)",
    ),
    # Lee shouted himself hoarse in the Marlow dugout
    charge(
        "club-dugout",
        "dugout dug-out",
        r" {name} ,? ?(?:(?!was |were |by |sent |substituted |injured |sat "
        r"|dismissed )(?:[a-z,-]+|<[Hh]\d+>) ){0,6}?(?:in|from) (?:the )?{team} (?:'s )?(?:dugout|dug-out)(?= )",
    ),
    # The Marlow dugout was up in arms, and Lee had to be held back
    charge(
        "dugout-of-club",
        "dugout dug-out",
        r" {team} (?:'s )?(?:dugout|dug-out) (?:(?!<[PT])[^ ;.]+ ){1,9}?(?:, )?"
        r"(?:and|with|where|as) {name}(?! 's)(?= )",
    ),
    # Lee is out of ideas. His Marlow team have not won since August
    charge(
        "his-club-side-then",
        "side team men players charges",
        r" <H(?P<person>\d+)> 's {colour}<T(?P<team>\d+)> (?:side|team|men|players|charges) "
        r"(?:are|were|have|had|has|is|was|will|lost|won|never|now) ",
    ),
    # Lee insists he is the right man to turn Marlow around
    charge(
        "right-man",
        "right",
        r" {name} (?:[a-z]+ ){0,3}?(?:insists|insisted|believes|said|says|maintains|maintained) "
        r"(?:that )?<[Hh]\d+> (?:is|was|remains) (?:still )?the right (?:man|woman|person) "
        r"(?:to (?:[a-z]+ )?(?:lead|turn|take|manage|revive|save|keep|guide|steer) |for )(?:the )?{team}(?= )",
    ),
    # Lee, who has charge of Marlow
    charge(
        "who-has-charge",
        "charge",
        r" {name} , who (?:has|had|takes|has had|has taken) (?:temporary |sole |caretaker )?charge of "
        r"(?:the )?{team}(?= )",
    ),
    # Marlow were under the command of Lee
    charge(
        "under-command",
        "under",
        r" {team} (?:were|are|was|is|,) (?:now )?under the "
        r"(?:command|charge|control|direction|guidance|management) of (?:[a-z-]+ ){0,2}?{name}(?= )",
    ),
    # Lee, the Swede in charge of the Marlow team
    charge("described-in-charge", "charge", r" {name} , <[Nn]\d+> (?:now )?in charge (?:of|at) (?:the )?{team}(?= )"),
    # Lee picked up her 100th career win for Marlow
    charge(
        "career-win",
        "career coaching managerial",
        r" {name} (?:[a-z]+ ){1,3}?{his}(?:[a-z0-9-]+ ){0,2}?(?:career|coaching|managerial) "
        r"(?:win|victory)(?: (?:for|at|with) {team})?",
    ),
    # Marlow, under the direction of Lee
    charge(
        "under-the",
        "direction guidance management leadership stewardship tutelage",
        r" under the (?:[a-z]+ )?(?:direction|guidance|management|leadership|stewardship|tutelage) of "
        r"(?:[a-z-]+ ){0,2}?{name}(?= )",
    ),
    # Lee, who has transformed Marlow
    charge(
        "transformed",
        "transformed rebuilt revived revitalised revitalized overhauled",
        r" {name} (?:, )?(?:who )?(?:has |have |had )(?:[a-z]+ )?"
        r"(?:transformed|rebuilt|revived|revitalised|revitalized|overhauled) (?:the )?{team}"
        r"(?! 's (?:midfield|defence|attack))",
    ),
    # Lee, whose Marlow team are third
    charge("whose-club", "whose", r" {name} ,? ?whose {colour}{team} (?:side|team|outfit|men|players|squad|charges) "),
    # Lee felt her Marlow players had earned it
    charge(
        "his-club-side",
        "side team men players charges squad outfit",
        r" {name} (?:(?!was |were |been )[a-z,'-]+ ){1,7}?{his}{colour}{team} "
        r"(?:side|team|men|players|charges|squad|outfit) ",
    ),
    # Marlow have won four since Lee took over
    charge(
        "since-took",
        "since",
        r" since (?:[a-z-]+ ){0,3}?{name} (?:took (?:over|charge|the reins)|was appointed"
        r"|was put in charge|was handed the reins)",
    ),
    # Defeat left Lee fearing for her job at Marlow
    charge(
        "his-position",
        "job position post",
        r" {name} (?:[a-z-]+ ){1,5}?{his}(?:[a-z]+ ){0,2}?(?:job|position|post) (?:at|in charge of) (?:the )?{team}",
    ),
    # Lee's first win as Marlow manager; Lee's 100th as manager
    charge(
        "s-win-as",
        "as",
        r" {name} 's (?:[a-z0-9-]+ ){1,5}?as (?:the )?(?:{team} )?(?:manager|boss|head coach|coach)(?= )",
    ),
    charge(
        "s-club",
        "'s",
        r" {name} 's (?!(?:old|former|first|previous|second|next|last|own|boyhood|hometown|native) )"
        r"{colour}<T(?P<team>\d+)>" + _AS_A_SIDE + _NOT_HIS_AS_PLAYER,
    ),
    charge(
        "programme-notes",
        "guided steered led masterminded guiding steering guides steers kept guide steer",
        r" {name} {gap}(?:guided|steered|masterminded|guiding|steering|guides|steers|guide|steer) (?:the )?{team}",
    ),
    charge(
        "s-position",
        "position job future grip days tenure time",
        r" {name} 's (?:[a-z]+ ){0,2}?(?:position|job|grip|days|tenure|time in charge) "
        r"(?:[a-z]+ ){0,2}?(?:at|as|in charge of|of) (?:the )?{team}",
    ),
)
