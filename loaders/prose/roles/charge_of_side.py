"""Someone in charge of a team that bears no other name: 'Lee's side', 'under Lee'."""

from loaders.prose.roles.charge_parts import charge

_IN_CHARGE = (
    r"(?:in (?:sole |temporary |caretaker |interim )?charge"
    r"|(?:takes?|took|taking|taken) (?:caretaker |temporary |interim |sole )?charge|at the helm|at the wheel"
    r"|in the hot[- ]seat|in the hotseat|in the dugout|took the reins|taken the reins|takes the reins)"
)
#: What is only said of a manager, whatever the team.
OF_SIDE = (
    # a team of Lee's; the Soviet side of Lee
    charge(
        "side-of",
        "side team",
        r" (?:the |a |this |that )(?:[a-z-]+ |<[TN]\d+> ){0,3}?(?:side|team) of {name} (?!'s)",
    ),
    charge(
        "s-side",
        "'s",
        r" {name} 's (?!(?:old|former|first|previous|last|next|boyhood) ){adj}{side}(?= [^ ]+)"
        r"(?! (?:mate|mates|talk|sheet|of the (?:pitch|field|goal|bargain|story|ground)))",
    ),
    charge("s-charge", "'s", r" {name} 's {adj}{charge} "),
    charge("whose-side", "whose", r" {name} ,? ?whose {adj}{side} "),
    charge(
        "under",
        "under",
        r"(?P<left>(?: [^ ]+){0,4}) under "
        r"(?:(?:new|manager|boss|coach|head|the|former|caretaker|then|current|interim|player-manager|both"
        r"|either|sir|newly-appointed|[a-z]+(?:lian|rian|nian|cian|ian|ish|iard|ese|mer|can|man)) ){0,3}{name}"
        r"(?: 's (?P<lead>guidance|leadership|management|stewardship|tutelage|reign|charge|watch|command))?(?! 's)",
    ),
    charge(
        "touchline",
        "touchline technical dugout dug-out dug-outs dugouts sidelines sideline stands gantry",
        r" {name} {gap}(?:paced|paces|prowled|prowls|patrolled|patrols|stalked"
        r"|in|on|from|off|to|the edge of|pacing|prowling|into|down|along|of) "
        r"(?:(?:the|his|her|<D\d+>|<T\d+>|'s|away|home|visitors|opposition|edge|of|own) ){0,4}(?:technical area"
        r"|dug-?outs?|touchline ban|touchline (?=,|\.|as|and|in|for)|stands (?=as|for|after|by|,|at|in|\.))",
    ),
    charge(
        "sent-off-the-line",
        "sent banished dismissed ordered banned serving",
        r" {name} (?:[a-z,-]+ ){0,4}?(?:sent|banished|dismissed|ordered|banned) (?:[a-z]+ )?"
        r"(?:to|from|into|up to) the (?:stands?|touchline|dug-?out|technical area|directors 's box)",
    ),
    charge(
        "mood-with-side",
        "at with of by",
        r" {name} (?:[a-z,-]+ ){0,4}?(?:angry|furious|frustrated|delighted|happy|unhappy|pleased|disappointed|proud"
        r"|satisfied|enraged|incensed|livid|full of praise|thrilled|relieved|concerned|worried|dismayed|exasperated) "
        r"(?:[a-z]+ )?(?:at|with|of|by|for|about) {his}(?:[a-z-]+ ){0,2}?"
        r"(?:team|side|players|men|charges|strikers|defenders|defence)",
    ),
    charge(
        "got-win",
        "win victory triumph point points",
        r" {name} (?:finally |duly |also )?(?:got|claimed|claims|earned|celebrated|celebrates|enjoyed"
        r"|enjoys|secured|secures|tasted|collected|marked|masterminded|recorded|toasted) "
        r"(?:an? |the |his |her |another |<[Hh]\d+> 's )(?:[a-z0-9<>TC' -]+? ){0,6}?"
        r"(?:win|victory|triumph|start|return)",
    ),
    charge(
        "rescue",
        "rescue relief delight blow headache dilemma problems joy boost",
        r" {name} 's (?:[a-z]+ ){0,2}?(?:rescue|relief|delight|headache|dilemma|problems|joy"
        r"|frustration|frustrations|woes|misery|unbeaten|blushes)",
    ),
    charge(
        "in-charge",
        "charge helm wheel hot-seat hotseat hot dugout reins",
        r" {name} (?:(?!was |were |referee )(?:[a-z0-9,'-]+|<[Hh]\d+> 's) ){0,9}?"
        + _IN_CHARGE
        + r"(?: (?:of|at|with) (?:the )?{team})?",
    ),
    charge(
        "pressure",
        "pressure",
        r" (?:eased|eases|easing|relieved|relieves|alleviated|lifted|mounting|growing|increased"
        r"|increasing|heaped|heaps|piled|piles|more|ease|the|some) (?:[a-z-]+ ){0,4}?pressure "
        r"(?:[a-z-]+ ){0,2}?on (?:[a-z-]+ ){0,2}?{name}(?! 's (?:goal|area|box|back))",
    ),
    charge(
        "gets-win",
        "win victory triumph point defeat points",
        r" (?:give|giving|gave|hand|handed|handing|earn|earned|earning|secure|secured|deny|denied|denying|ensured"
        r"|ensure|present|presented) {name} (?:an? |his |her |all |the |another |only )(?:[a-z0-9-]+ ){0,5}"
        r"(?:win|victory|triumph|points?|start|home win|away win)",
    ),
    charge(
        "managerial",
        "managerial management manager coach coaching",
        r" {name} (?:[a-z0-9,'-]+ ){0,7}?"
        r"(?:managerial|in management|as (?:a )?(?:manager|head coach|coach|boss)|team talk|half-time words)",
    ),
    # his first league win as Marlow came from behind
    charge(
        "s-first",
        "first 's",
        r" {name} 's first (?:[a-z-]+ ){0,3}(?:in charge|since (?:taking|being|replacing|succeeding))",
    ),
    # Lee is not a manager to panic
    charge(
        "is-manager-to",
        "manager coach",
        r" {name} (?:is|was) (?:not |never |hardly )?(?:an? |the (?:kind|sort|type) of )"
        r"(?:(?!former|once|retired|ex|youth|goalkeeping|fitness|assistant|general)[a-z-]+ ){0,2}?"
        r"(?:manager|coach) (?:to|who|whose|given to) (?!the |sign|join)",
    ),
    charge(
        "leaps-from-seat",
        "seat dug-out dugout bench",
        r" {name} (?:[a-z]+ ){0,2}?(?:leapt|sprang|jumped|rose|leaped|shot) (?:up )?(?:from|out of) "
        r"(?:{his}|the )(?:seat|dug-?out|bench)(?= )",
    ),
    charge("happier-of-two", "<P>", r" {name} (?:[a-z]+ ){0,3}?(?:be|was|is|looked|seemed) <[Nn](?P<words>\d+)>"),
    # who is the happier of two managers
    charge(
        "happier-manager",
        "manager coach boss managers",
        r" {name} (?:[a-z]+ ){0,4}?(?:be|was|is|looked|seemed) (?:much |by far |far |clearly )?the "
        r"(?:happier|more [a-z]+|prouder) (?:manager|coach|boss|of the (?:two )?(?:managers|coaches|bosses))",
    ),
    # Lee, managing her first game
    charge("managing", "managing", r" {name} ,? ?(?:who (?:is|was) )?managing (?:{his}|in |at |for |the )"),
)
