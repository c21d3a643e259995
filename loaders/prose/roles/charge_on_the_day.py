"""Someone in charge of a team shown by what is done around a match: at the bench, in the dressing-room, afterwards."""

from loaders.prose.roles.charge_parts import charge

_AT_THE_BREAK = (
    r"(?:at|during|in|over) (?:(?:the|<[DdHh]\d+> 's) )?(?:half-time|halftime|half|break|interval|dressing|locker)"
)
_TALKING_TO = (
    r"(?:an? |the )(?:[a-z]+ ){0,2}?(?:talking-to|talking to|rocket|roasting|dressing-down|dressing down|earful"
    r"|riot act|piece of {his}mind|rollicking|tongue-lashing|pep talk|good hiding)"
)
_TO_WHOM = (
    r"(?:(?:the )?<T(?P<team>\d+)>|<[DdHh]\d+>(?: 's (?:[a-z-]+ ){0,2}?[a-z]+)?|them|the (?:players|lads|boys|team))"
)
#: What only a manager does on the day of a match.
ON_THE_DAY = (
    # Lee went to her bench and put in Cruz
    charge(
        "goes-to-bench",
        "bench",
        r" {name}(?: , who is [a-z -]{3,40} ,)? {gap}"
        r"(?:went to|goes to|going to|emptied|empties|emptying|looked to|looks to|turned to|raided) "
        r"(?:{his}|the )(?:whole |entire |own )?bench(?= )",
    ),
    # Lee rolled the dice; Lee had a substitution of her own
    charge(
        "gambles",
        "dice legs cavalry reinforcements sub substitution change changes pack card broke",
        r" {name} (?:, who (?:[a-z-]+ ){2,9}?, |, )?(?:(?:who|then|finally|duly|promptly|had|has|soon|again|also|now"
        r"|quickly|responded by|reacted by"
        r"|still) ){0,3}(?:roll(?:ed|s|ing) the dice|gambled again|went for broke"
        r"|(?:sent|called|calls|sends) for (?:fresh legs|reinforcements|the cavalry)"
        r"|had an? (?:sub|substitution|change|substitute|card) of {his}own"
        r"|(?:made|used|making|using) (?:all (?:three|five|of|four) (?:of )?)?{his}(?:[a-z]+ ){0,2}?"
        r"(?:throw of the dice|roll of the dice|change|changes|substitution|substitutions|subs)"
        r"|(?:shuffled|shuffles|reshuffled) (?:{his}|the )pack|played {his}(?:last|final|trump|next) card)(?= )",
    ),
    # Whatever Lee said at half-time
    charge(
        "rouses",
        "whatever what",
        r" (?:whatever|what) {name} (?:had )?(?:said|told|did|says|tells) (?:(?:to )?"
        + _TO_WHOM
        + " )?"
        + _AT_THE_BREAK,
    ),
    # Lee must have given Marlow a talking-to
    charge(
        "talks-to",
        "talking-to talking rocket roasting dressing-down dressing earful riot piece rollicking tongue-lashing pep "
        "hiding",
        r" {name} (?:(?!was |were |been )[a-z]+ ){0,4}?(?:given|gave|read|handed|delivered) "
        + _TO_WHOM
        + " "
        + _TALKING_TO,
    ),
    # Lee made her feelings known in the dressing-room
    charge(
        "feelings-known",
        "feelings",
        r" {name} (?:[a-z]+ ){0,2}?made {his}feelings (?:known|plain|clear|felt) " + _AT_THE_BREAK,
    ),
    # Lee's response was to send on Cruz
    charge(
        "s-answer-was",
        "response reaction answer reply move gamble reward",
        r" {name} 's (?:[a-z-]+ ){0,2}?(?:response|reaction|answer|reply|move|gamble) "
        r"(?:to (?!was )(?:[a-z-]+ ){1,4}?)?was to "
        r"(?:(?:throw|bring|send|put) on|withdraw|take off|replace|switch to|make|introduce|change)(?: {theirs})?(?= )",
    ),
    # the decision of Lee to leave out Cruz
    charge(
        "decision-of",
        "decision",
        r" decision (?:of|by|from) (?:(?:manager|boss|coach|head) ){0,2}{name} to (?:(?:throw|bring|send|put) on|rest"
        r"|drop|start|leave out|bench|pick|withdraw|take off|recall|replace|switch|change|field) ",
    ),
    # Rangers change again: Lee goes to a back three
    charge(
        "goes-to-shape",
        "back three four five 4-4-2 4-3-3 3-5-2 4-5-1 4-2-3-1 3-4-3 5-3-2 5-4-1",
        r" {name} {gap}(?:goes|going|went|gone|switches|moves|shifts|reverts) to (?:an? )?"
        r"(?:back (?:three|four|five)|\d-\d-\d(?:-\d)?|(?:three|four|five) at the back)(?= )",
    ),
    # Lee will wonder how her side lost
    charge(
        "will-wonder",
        "wonder wondering asking ask rue ponder",
        r" {name} (?:will|must|may|might|can|could|would|was left) (?:(?:be|have|well|still|surely|only|just|to"
        r"|been) ){0,3}?"
        r"(?:wonder|wondering|ask|asking|rue|ponder) (?:(?!<)[a-z]+ ){0,4}?{his}(?:[a-z]+ )?"
        r"(?:side|team|players|men|charges|defence|strikers|forwards)(?= )",
    ),
    # Lee got the response she was looking for
    charge(
        "got-response",
        "response reaction",
        r" {name} (?:[a-z]+ ){0,2}?(?:got|saw|had|received|was given) (?:exactly )?(?:the|an?) (?:[a-z]+ ){0,2}?"
        r"(?:response|reaction)(?= (?:that )?<[Hh]\d+> (?:was|wanted|craved|had|demanded|needed)| from <[Hh]\d+> 's)",
    ),
    # Lee, over on the Marlow bench
    charge(
        "on-the-bench",
        "bench",
        r" {name} , (?:who (?:was|is) )?"
        r"(?:(?:over|up|down|back|alone|standing|sitting|watching|out) ){0,2}(?:on|from|by|in front of) the "
        r"(?:{team} (?:'s )?|(?P<words>home|away|visiting|visitors|opposite|other|hosts) (?:'s )?)bench(?= )",
    ),
    # with Lee on the bench for her second game
    charge(
        "on-the-bench-for",
        "bench",
        r" with {name} (?:back )?on the (?:{team} )?bench for {his}(?:first|second|third|fourth|last|final|debut)(?= )",
    ),
    # Lee could only shake her head in the technical area
    charge(
        "in-the-technical-area",
        "technical",
        r" {name} ,? ?(?:(?:(?!was |were |by |past |beat |fouled )[a-z,'-]+|<[HhNnDd]\d+>(?: 's)?) ){1,12}?"
        r"(?:in|on the edge of|from|across|around) (?:{his}|the )(?:[a-z]+ )?technical area(?= )",
    ),
    # They carried Lee shoulder-high, ten years since he took over
    charge(
        "since-he-took",
        "since",
        r" {name} (?:(?!<P)[^ ;]+ ){0,14}?since <[Hh]\d+> "
        r"(?:took (?:over|charge|the reins|the job)|was (?:appointed|put in charge|given the job|handed the reins"
        r"|placed in charge))"
        r"(?! as (?:captain|skipper|chair|president|director|owner))(?= )",
    ),
    # ... since Lee was given the job until the end of the season
    charge(
        "since-given-job",
        "since",
        r" (?:{team} ,? ?(?:[^ ;<>]+ ){0,8}?)?since (?:[a-z-]+ ){0,3}?{name} "
        r"was (?:given|handed|offered) the (?:job|reins|post|position|role)(?= )",
    ),
    # For Lee it was a first defeat since she took charge
    charge(
        "for-whom-it-was",
        "since",
        r" for {name} (?:, )?(?:it|this|that) (?:was|is|became|meant) (?:[a-z0-9-]+ ){1,7}?since <[Hh]\d+> "
        r"(?:took|was appointed|arrived|became|replaced|succeeded|came)(?= )",
    ),
    # Lee, who has now presided over five defeats
    charge(
        "presided",
        "presided overseen",
        r" {name} (?:, who )?(?:has|have|had) (?:[a-z]+ ){0,2}?(?:presided over|overseen) (?:[a-z-]+ ){0,4}?"
        r"(?:defeat|defeats|win|wins|victories|draws|games|matches|run|season|relegation|promotion|collapse|decline"
        r"|revival)(?= )",
    ),
    # Lee, who succeeded Dunn in the summer
    charge(
        "succeeded",
        "succeeded took",
        r" {name} , (?:who (?:succeeded|took over from)|in charge since replacing) <P\d+> "
        r"(?:in|last|as (?:manager|coach|head|boss)|at|on|this|during|midway|only|just|after|[a-z]+ (?:weeks|months"
        r"|days|games))(?= )",
    ),
    # Lee had told them to contain
    charge(
        "had-told-them",
        "told asked instructed ordered urged wanted",
        r" {name} (?:had|has|must have|clearly|evidently|obviously) (?:clearly |evidently |obviously )?"
        r"(?:told|instructed|ordered|drilled|urged|schooled|sent) (?:them|<[Hh]\d+>|the players|the lads|<T\d+>) "
        r"(?:out )?"
        r"(?:to (?!sign|join|leave|stay|go home|come)|into|in the)",
    ),
    # Marlow began as if Lee had told them to contain
    charge(
        "as-if-told",
        "told asked instructed ordered urged",
        r" {team} (?:[a-z]+ ){1,6}?(?:as (?:if|though)|because|just as|exactly as|exactly what|what) {name} had "
        r"(?:told|asked|instructed|ordered|urged) (?:them|it|<[DdHh]\d+>) to ",
    ),
    # It was the Marlow of Lee who held their nerve
    charge("it-was-club-of", "of", r" it (?:was|is) (?:the )?{team} of {name} (?:who|that|which) "),
    # Lee, the dean of the league's coaches
    charge(
        "dean-of-managers",
        "managers coaches bosses",
        r" {name} , (?:still |now )?(?:one of )?the (?:dean|doyen|longest-serving|youngest|oldest|most experienced) "
        r"(?:of (?:the )?(?:[a-z]+|<C\d+>) (?:'s )?)?(?:current )?(?:managers|coaches|bosses)(?= )",
    ),
    # a side coached by the former postman Lee; coached by Portugal's Lee
    charge(
        "organised-by",
        "managed coached",
        r" (?:managed|coached) (?:[a-z]+ ){0,2}?by (?:the |<T\d+> 's )?(?:(?!assistant|<)[a-z-]+ ){0,4}?{name}"
        r"(?! 's assistant)(?= )",
    ),
)
