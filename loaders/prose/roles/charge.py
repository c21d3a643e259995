"""Ways of showing that someone has charge of a team without naming office or club: 'Lee sent on Cruz', 'under Sand'.

A construction may tell a player of the team (`theirs`), the team itself (`team`), or only that the person is in
charge of some team (neither).
"""

from loaders.prose.roles.construction import Construction, Table, construction
from loaders.prose.roles.words import CHARGE, CLUB_COLOUR, SIDE, either

_MACROS = {
    "gap": r"(?:(?!(?:was|were|been|being|and|will|would|could|should|might|may|not|never) )[a-z,'-]+ ){0,6}?",
    "theirs": r"(?:(?:substitute|substitutes|striker|forward|winger|midfielder|defender|captain|skipper"
    r"|youngster|teenager|debutant|both|new|signing|fellow|the|his|her|weary|tiring|ineffectual"
    r"|injured|hapless|attackers?|strikers|[a-z]+-year-old) ){0,3}<[PNH](?P<theirs>\d+)>(?! 's)",
    "his": r"(?:<[HhDd]\d+>(?: 's)? |his |her |their )",
    "side": either(SIDE),
    "charge": either(CHARGE),
    "colour": CLUB_COLOUR,
    "adj": r"(?:(?!(?:at|to|for|in|with|of|on|against|as|and|into|from|past|over|by|that|but|when"
    r"|while) )[a-z0-9'-]+ ){0,3}?",
}


def _charge(name: str, triggers: str, pattern: str) -> Construction:
    return construction(f"charge.{name}", triggers, pattern, **_MACROS)


#: What only a manager does. A person who does one of these is in charge of a team.
CHARGE_SHOWN = Table(
    (
        # Lee threw on Cruz; Lee responded by bringing on Cruz and Matos
        _charge(
            "sends-on",
            "sent threw brought put sending throwing bringing putting sends throws brings puts flung chucked",
            r" {name} {gap}(?:sent|threw|brought|put|sending|throwing|bringing|putting|sends|throws|brings"
            r"|puts|flung|chucked) "
            r"(?:on (?:[a-z,'-]+ ){0,3}?{theirs}|<[PNH](?P<theirs2>\d+)> on (?!to |the |his |her |goal))",
        ),
        # Lee lost Stone to injury and sent on Cruz: the subject stands at the start of the sentence
        _charge(
            "and-sends-on",
            "sent threw brought put introduced",
            r"^ (?:[a-z,'-]+ ){0,4}?{name} (?:(?!was |were )[^ ;.]+ ){1,16}?(?:and|before|then) "
            r"(?:[a-z]+ )?(?:(?:sent|threw|brought|put) on|introduced) {theirs}",
        ),
        # Lee brought Cruz back to help his defence; Lee pushed Cruz forward
        _charge(
            "moves-player",
            "brought pulled moved pushed switched shifted back forward",
            r" {name} {gap}(?:brought|pulled|moved|pushed|switched|shifted) <[PN](?P<theirs>\d+)> "
            r"(?:and <P\d+> )?(?:back|forward|up front|up top|inside|wide|upfield"
            r"|into (?:attack|defence|midfield)|to (?:centre|center|left|right)-?(?:back|half|forward)?)(?= )",
        ),
        # by / through throwing on, with nobody's name: 'Lee sent on two strikers'
        _charge(
            "sends-on-some",
            "sent threw brought sending throwing bringing",
            r" {name} {gap}(?:sent|threw|brought|sending|throwing|bringing) on "
            r"(?:an?|two|three|both|all|another|his|her|fresh|extra|the) ",
        ),
        _charge(
            "changes-players",
            "introduced introducing withdrew withdrawing substituted substituting hauled took taking "
            "summoned unleashed recalled "
            "recalling rested resting omitted omitting dropped dropping left leaving fielded deployed "
            "deploying restored preferred "
            "hooked sacrificed paired benched axed ditched replaced replacing swapped swapping discarded",
            r" {name} {gap}(?:introduced|introducing|withdrew|withdrawing|substituted|substituting|hauled off"
            r"|took off|taking off|summoned|unleashed|recalled|recalling|rested|resting|omitted|omitting|dropped"
            r"|dropping|left out|leaving out|fielded|deployed|deploying|restored|preferred|hooked|sacrificed"
            r"|paired|benched|axed|ditched|discarded|(?=(?:replaced|replacing|swapped|swapping) (?:[a-z-]+ ){0,2}"
            r"<P\d+> (?:with|for) (?!(?:[a-z0-9-]+ ){0,4}(?:minutes?|mins|remaining|left"
            r"|half-time|interval|break) ))(?:replaced|replacing|swapped|swapping)) {theirs}",
        ),
        _charge(
            "hands-start",
            "handed gave handing giving awarded named naming kept keeping left leaving chose opted "
            "decided picked selected started moved switched used asked pushed partnered",
            r" {name} {gap}(?:(?:handed|gave|handing|giving|awarded) {theirs} (?:an? |his |her |the )"
            r"(?:[a-z0-9-]+ ){0,3}(?:debut|start|chance|bow|nod|run-out|appearance|role|armband|opportunity)"
            r"|(?:named|naming|kept|keeping|left|leaving) (?P<theirs1><P\d+>) (?:on the bench"
            r"|among the substitutes|out of|in the (?:side|team|squad|starting)|as captain)"
            r"|(?:chose|opted|decided|elected|choosing|opting) (?:to (?:rest|drop"
            r"|bring on|replace|withdraw|recall|leave out|field|introduce|substitute"
            r"|haul off|deploy|send on|throw on|start with|make (?:[a-z]+ )?changes)"
            r"|for (?:an? )?(?:\d-\d|three|four|five|attacking|unchanged|back|[a-z]+ up front)))",
        ),
        _charge(
            "makes-changes",
            "changes change switch substitution substitutions alterations alteration switches tweaks pack",
            r" {name} {gap}(?:made|makes|making|make|rang|ringing|rings|forced into|shuffled|reshuffled"
            r"|opted for|named) "
            r"(?:[a-z0-9, -]+? ){0,7}?(?:changes|change|substitutions?|alterations?|switch|switches|pack"
            r"|tweaks)"
            r"(?= (?!of (?:club|heart|mind|scene|pace|direction))[^ ]+)"
            r"(?: (?:[a-z]+ ){0,2}for (?:the )?{team})?",
        ),
        _charge(
            "team-sheet",
            "unchanged line-up xi formation system four three five diamond strongest weakened side team",
            r" {name} {gap}(?:named|names|naming|fielded|selected|picked|adopted|switched to|reverted to"
            r"|changed to|went with|opted for|employed|deployed|stuck with|kept faith with|set up) "
            r"(?:an? |the |{his})?(?:[a-z-]+ ){0,4}?"
            r"(?:unchanged|same|strongest|weakened|much-changed|full-strength|strong|attacking|\d-\d-\d(?:-\d)?"
            r"|back three|back four|back five|diamond|line-up|starting xi|xi|formation|side|team|lone striker)",
        ),
        _charge(
            "his-players",
            "players side team men squad charges troops lads",
            r" {name} (?:(?!was |were |been )[a-z,'-]+ ){0,8}?"
            r"(?:urged|told|warned|ordered|asked|called on|called for|demanded|implored|praised|hailed|blamed"
            r"|criticised|criticized|challenged|sent|set|wants|wanted|believes|felt|saw|watched|has|had|led"
            r"|steered|guided|inspired|says|said|admitted|insisted|thought|hopes|hoped|knows|expects|instructed"
            r"|drilled|turned|berated|applauded|watches|sees|leads|guides|organised|kept|proud of|of|with|to) "
            r"(?:that )?{his}(?:[a-z0-9-]+ ){0,3}?(?:men|lads)",
        ),
        _charge(
            "his-charges",
            "players charges troops squad guys",
            r" {name} (?:(?!was |were |been )[a-z,'-]+ ){0,8}?"
            r"(?:urged|told|warned|ordered|asked|called on|called for|demanded|implored|praised|hailed|blamed"
            r"|criticised|criticized|challenged|sent|set|wants|wanted|believes|felt|saw|watched|has|had|led"
            r"|steered|guided|inspired|says|said|admitted|insisted|thought|hopes|hoped|knows|expects|instructed"
            r"|drilled|turned|berated|applauded|watches|sees|leads|guides|organised|kept|proud of|of|with|to) "
            r"(?:that )?{his}(?:[a-z0-9-]+ ){0,3}?(?:players|charges|troops|squad|guys)(?! of the)",
        ),
        # Stone, hooked at half-time by Lee; Stone was left out by manager Lee
        _charge(
            "acts-by",
            "hooked withdrawn hauled taken sent brought thrown introduced left dropped recalled rested "
            "omitted benched axed sacrificed unleashed handed given",
            r" <[PNH](?P<theirs>\d+)> (?:, )?(?:who )?(?:is |was |were |had been |has been |being )?"
            r"(?:[a-z]+ly )?(?:hooked|withdrawn|hauled off|taken off|(?:sent|brought|thrown) on"
            r"|introduced|left out|dropped|recalled|rested|omitted|benched|axed|sacrificed|unleashed"
            r"|(?:handed|given) (?:an? |his |her |<H\d+> 's )(?:[a-z-]+ ){0,2}?(?:start|debut|chance|bow)) "
            r"(?:(?!to |by )[a-z0-9-]+ ){0,5}?by "
            r"(?:(?:manager|boss|head|coach|new|the|caretaker) ){0,3}{name}(?! 's)(?= )",
        ),
        # Lee finally started Stone on the left
        _charge(
            "starts-player",
            "started",
            r" {name} (?:[a-z]+ ){0,2}?started <P(?P<theirs>\d+)> "
            r"(?:on the (?:left|right|wing|flank)|in (?:goal|midfield|attack|defence)"
            r"|at (?:left|right|centre|full)-?[a-z]*|as|up front|instead|ahead|alongside|over) ",
        ),
        # Lee took Stone off after an hour
        _charge(
            "takes-off",
            "off",
            r" {name} {gap}(?:took|hauled|dragged|called|brought) <[PNH](?P<theirs>\d+)> off (?=(?:at|after"
            r"|with \d|for|before|midway|early|to (?:save|spare|protect|rest|warm)|in the|on the hour|,|\.))",
        ),
        # Lee turned to Stone at half-time; Lee turned to his bench
        _charge(
            "turns-to",
            "turned",
            r" {name} (?:[a-z]+ ){0,2}?turned to (?:<[PNH](?P<theirs>\d+)> (?:"
            r"at (?:half-time|halftime|the (?:break|interval))|from the bench|off the bench|in the \d+)"
            r"|{his}(?:bench|substitutes|replacements))",
        ),
        # Lee is not a manager to panic
        _charge(
            "is-manager-to",
            "manager coach",
            r" {name} (?:is|was) (?:not |never |hardly )?(?:an? |the (?:kind|sort|type) of )"
            r"(?:(?!former|once|retired|ex|youth|goalkeeping|fitness|assistant|general)[a-z-]+ ){0,2}?"
            r"(?:manager|coach) (?:to|who|whose|given to) (?!the |sign|join)",
        ),
        _charge(
            "leaps-from-seat",
            "seat dug-out dugout bench",
            r" {name} (?:[a-z]+ ){0,2}?(?:leapt|sprang|jumped|rose|leaped|shot) (?:up )?(?:from|out of) "
            r"(?:{his}|the )(?:seat|dug-?out|bench)(?= )",
        ),
        # Lee's decision to throw on Stone
        _charge(
            "s-decision-on",
            "decision",
            r" {name} 's (?:[a-z-]+ ){0,1}?decision to (?:(?:throw|bring|send|put) on|rest"
            r"|drop|start|leave out|bench|play|pick|withdraw|take off|recall) {theirs}",
        ),
        # Lee, taking charge of his 100th Marlow game
        _charge(
            "charge-of-club-game",
            "charge",
            r" {name} ,? ?(?:was |is )?(?:took|taking|takes) (?:sole |temporary )?charge of {his}"
            r"(?:[a-z0-9-]+ ){0,2}?{team} (?:game|match|side|team)(?= )",
        ),
        # Marlow have won four since Lee's appointment
        _charge(
            "since-appointment-of",
            "appointment",
            r" {team} (?:[^ ;]+ ){0,10}?since the appointment of (?:[a-z-]+ ){0,3}?{name}"
            r"(?! as (?:captain|skipper|director|chair|chief|club|president))(?= )",
        ),
        _charge(
            "since-s-appointment",
            "appointment",
            r" {team} (?:[^ ;]+ ){0,10}?since {name} 's appointment"
            r"(?! as (?:captain|skipper|director|chair|chief|club|president))(?= )",
        ),
        # Lee, one of the youngest managers in the league
        _charge(
            "among-managers",
            "managers manager bosses boss coaches coach",
            r" {name} , (?:one of )?the (?:[a-z-]+ ){1,2}?(?:managers?|boss|bosses|coaches|coach) in "
            r"(?:the |<C\d+>|[a-z]+ football)",
        ),
        # Lee shouted himself hoarse in the Marlow dugout
        _charge(
            "club-dugout",
            "dugout dug-out",
            r" {name} ,? ?(?:(?!was |were |by |sent |substituted |injured |sat "
            r"|dismissed )(?:[a-z,-]+|<[Hh]\d+>) ){0,6}?(?:in|from) (?:the )?{team} (?:'s )?(?:dugout|dug-out)(?= )",
        ),
        # Lee is out of ideas. His Marlow team have not won since August
        _charge(
            "his-club-side-then",
            "side team men players charges",
            r" <H(?P<person>\d+)> 's {colour}<T(?P<team>\d+)> (?:side|team|men|players|charges) "
            r"(?:are|were|have|had|has|is|was|will|lost|won|never|now) ",
        ),
        # Lee insists he is the right man to turn Marlow around
        _charge(
            "right-man",
            "right",
            r" {name} (?:[a-z]+ ){0,3}?(?:insists|insisted|believes|said|says|maintains|maintained) "
            r"(?:that )?<[Hh]\d+> (?:is|was|remains) (?:still )?the right (?:man|woman|person) "
            r"(?:to (?:[a-z]+ )?(?:lead|turn|take|manage|revive|save|keep|guide|steer) |for )"
            r"(?:the )?{team}(?= )",
        ),
        # Lee, who has charge of Marlow
        _charge(
            "who-has-charge",
            "charge",
            r" {name} , who (?:has|had|takes|has had|has taken) (?:temporary |sole |caretaker )?charge of "
            r"(?:the )?{team}(?= )",
        ),
        # Marlow were under the command of Lee
        _charge(
            "under-command",
            "under",
            r" {team} (?:were|are|was|is|,) (?:now )?under the "
            r"(?:command|charge|control|direction|guidance|management) of (?:[a-z-]+ ){0,2}?{name}(?= )",
        ),
        # Lee, the Swede in charge of the Marlow team
        _charge(
            "described-in-charge", "charge", r" {name} , <[Nn]\d+> (?:now )?in charge (?:of|at) (?:the )?{team}(?= )"
        ),
        _charge(
            "has-words",
            "words",
            r" {name} (?:[a-z]+ ){0,2}?(?:had|has) (?:an? )?"
            r"(?:(?:some|few|choice|harsh|strong|stern|quiet) ){0,3}words (?:with|for) {his}"
            r"(?:players|charges|men|lads|troops|team|side) "
            r"(?:at (?:half-time|halftime|the (?:break|interval)))",
        ),
        # Lee replaced him with a fifth defender
        _charge(
            "replaces-him",
            "replaced replacing",
            r" {name} {gap}(?:replaced|replacing) (?:him|her|<[HhN]\d+>) with (?:an? |his |her )?"
            r"(?:[a-z-]+ ){0,3}?(?:defender|striker|forward|midfielder|winger|full-back|centre-half"
            r"|<[PN]\d+>)",
        ),
        _charge("happier-of-two", "<P>", r" {name} (?:[a-z]+ ){0,3}?(?:be|was|is|looked|seemed) <[Nn](?P<words>\d+)>"),
        # Lee picked up her 100th career win for Marlow
        _charge(
            "career-win",
            "career coaching managerial",
            r" {name} (?:[a-z]+ ){1,3}?{his}(?:[a-z0-9-]+ ){0,2}?(?:career|coaching|managerial) "
            r"(?:win|victory)(?: (?:for|at|with) {team})?",
        ),
        # Marlow, under the direction of Lee
        _charge(
            "under-the",
            "direction guidance management leadership stewardship tutelage",
            r" under the (?:[a-z]+ )?(?:direction|guidance|management|leadership|stewardship|tutelage) of "
            r"(?:[a-z-]+ ){0,2}?{name}(?= )",
        ),
        # Lee, who has transformed Marlow
        _charge(
            "transformed",
            "transformed rebuilt revived revitalised revitalized overhauled",
            r" {name} (?:, )?(?:who )?(?:has |have |had )(?:[a-z]+ )?"
            r"(?:transformed|rebuilt|revived|revitalised|revitalized|overhauled) (?:the )?{team}"
            r"(?! 's (?:midfield|defence|attack))",
        ),
        # Lee, managing her first game
        _charge("managing", "managing", r" {name} ,? ?(?:who (?:is|was) )?managing (?:{his}|in |at |for |the )"),
        # Lee, whose Marlow team are third
        _charge(
            "whose-club", "whose", r" {name} ,? ?whose {colour}{team} (?:side|team|outfit|men|players|squad|charges) "
        ),
        # Lee felt her Marlow players had earned it
        _charge(
            "his-club-side",
            "side team men players charges squad outfit",
            r" {name} (?:(?!was |were |been )[a-z,'-]+ ){1,7}?{his}{colour}{team} "
            r"(?:side|team|men|players|charges|squad|outfit) ",
        ),
        # Marlow have won four since Lee took over
        _charge(
            "since-took",
            "since",
            r" since (?:[a-z-]+ ){0,3}?{name} (?:took (?:over|charge|the reins)|was appointed"
            r"|was put in charge|was handed the reins)",
        ),
        # Defeat left Lee fearing for her job at Marlow
        _charge(
            "his-position",
            "job position post",
            r" {name} (?:[a-z-]+ ){1,5}?{his}(?:[a-z]+ ){0,2}?(?:job|position|post) (?:at|in charge of) "
            r"(?:the )?{team}",
        ),
        # Lee's first win as Marlow manager; Lee's 100th as manager
        _charge(
            "s-win-as",
            "as",
            r" {name} 's (?:[a-z0-9-]+ ){1,5}?as (?:the )?(?:{team} )?(?:manager|boss|head coach|coach)"
            r"(?= )",
        ),
        # who is the happier of two managers
        _charge(
            "happier-manager",
            "manager coach boss managers",
            r" {name} (?:[a-z]+ ){0,4}?(?:be|was|is|looked|seemed) (?:much |by far |far |clearly )?the "
            r"(?:happier|more [a-z]+|prouder) (?:manager|coach|boss|of the (?:two )?(?:managers|coaches|bosses))",
        ),
        # a team of Lee's; the Soviet side of Lee
        _charge(
            "side-of",
            "side team",
            r" (?:the |a |this |that )(?:[a-z-]+ |<[TN]\d+> ){0,3}?(?:side|team) of {name} (?!'s)",
        ),
        _charge(
            "and-his-players",
            "and",
            r" {name} and {his}(?:[a-z0-9-]+ ){0,2}?(?:players|men|side|team|squad|charges|troops|staff"
            r"|backroom|coaching|assistant|assistants|bench|coaches)",
        ),
        _charge(
            "s-side",
            "'s",
            r" {name} 's (?!(?:old|former|first|previous|last|next|boyhood) ){adj}{side}(?= [^ ]+)"
            r"(?! (?:mate|mates|talk|sheet|of the (?:pitch|field|goal|bargain|story|ground)))",
        ),
        _charge(
            "s-club",
            "'s",
            r" {name} 's (?!(?:old|former|first|previous|second|next|last|own|boyhood|hometown"
            r"|native) ){colour}<T(?P<team>\d+)>"
            r"(?= (?:side|team|outfit|xi|men|players|squad|were|was|are|is|have|had|has|will|side|to|in|by"
            r"|at|on|then|never|now|could|should|must|did|do|might|went|came|got|took|made|began|fell|won"
            r"|lost|beat|drew|[,.;:)]|[a-z]+ed|[a-z]+s) )"
            r"(?! (?:career|contract|debut|fans|days|supporters|goals|bow|teammates|colleagues|shirts"
            r"|hopes|shares|club|s) )",
        ),
        _charge("s-charge", "'s", r" {name} 's {adj}{charge} "),
        _charge("whose-side", "whose", r" {name} ,? ?whose {adj}{side} "),
        _charge(
            "under",
            "under",
            r"(?P<left>(?: [^ ]+){0,4}) under "
            r"(?:(?:new|manager|boss|coach|head|the|former|caretaker|then|current|interim|player-manager|both"
            r"|either|sir|newly-appointed|[a-z]+(?:lian|rian|nian|cian|ian|ish|iard|ese|mer|can|man)) ){0,3}{name}"
            r"(?: 's (?P<lead>guidance|leadership|management|stewardship|tutelage|reign|charge|watch|command))?(?! 's)",
        ),
        _charge(
            "s-position",
            "position job future grip days tenure time",
            r" {name} 's (?:[a-z]+ ){0,2}?(?:position|job|grip|days|tenure|time in charge) "
            r"(?:[a-z]+ ){0,2}?(?:at|as|in charge of|of) (?:the )?{team}",
        ),
        _charge(
            "touchline",
            "touchline technical dugout dug-out dug-outs dugouts sidelines sideline stands gantry",
            r" {name} {gap}(?:paced|paces|prowled|prowls|patrolled|patrols|stalked"
            r"|in|on|from|off|to|the edge of|pacing|prowling|into|down|along|of) "
            r"(?:(?:the|his|her|<D\d+>|<T\d+>|'s|away|home|visitors|opposition|edge|of|own) ){0,4}(?:technical area"
            r"|dug-?outs?|touchline ban|touchline (?=,|\.|as|and|in|for)|stands (?=as|for|after|by|,|at|in|\.))",
        ),
        _charge(
            "sent-off-the-line",
            "sent banished dismissed ordered banned serving",
            r" {name} (?:[a-z,-]+ ){0,4}?(?:sent|banished|dismissed|ordered|banned) (?:[a-z]+ )?"
            r"(?:to|from|into|up to) the (?:stands?|touchline|dug-?out|technical area|directors 's box)",
        ),
        _charge(
            "mood-with-side",
            "at with of by",
            r" {name} (?:[a-z,-]+ ){0,4}?(?:angry|furious|frustrated|delighted|happy|unhappy|pleased"
            r"|disappointed|proud|satisfied|enraged|incensed|livid|full of praise|thrilled|relieved"
            r"|concerned|worried|dismayed|exasperated) "
            r"(?:[a-z]+ )?(?:at|with|of|by|for|about) {his}(?:[a-z-]+ ){0,2}?"
            r"(?:team|side|players|men|charges|strikers|defenders|defence)",
        ),
        _charge(
            "got-win",
            "win victory triumph point points",
            r" {name} (?:finally |duly |also )?(?:got|claimed|claims|earned|celebrated|celebrates|enjoyed"
            r"|enjoys|secured|secures|tasted|collected|marked|masterminded|recorded|toasted) "
            r"(?:an? |the |his |her |another |<[Hh]\d+> 's )(?:[a-z0-9<>TC' -]+? ){0,6}?"
            r"(?:win|victory|triumph|start|return)",
        ),
        _charge(
            "rescue",
            "rescue relief delight blow headache dilemma problems joy boost",
            r" {name} 's (?:[a-z]+ ){0,2}?(?:rescue|relief|delight|headache|dilemma|problems|joy"
            r"|frustration|frustrations|woes|misery|unbeaten|blushes)",
        ),
        _charge(
            "in-charge",
            "charge helm wheel hot-seat hotseat hot dugout reins",
            r" {name} (?:(?!was |were |referee )(?:[a-z0-9,'-]+|<[Hh]\d+> 's) ){0,6}?"
            r"(?:in (?:sole |temporary |caretaker |interim )?charge"
            r"|(?:takes?|took|taking|taken) (?:caretaker |temporary |interim |sole )?charge|at the helm|at the wheel"
            r"|in the hot[- ]seat|in the hotseat|in the dugout|took the reins|taken the reins|takes the reins)"
            r"(?: (?:of|at|with) (?:the )?{team})?",
        ),
        _charge(
            "pressure",
            "pressure",
            r" (?:eased|eases|easing|relieved|relieves|alleviated|lifted|mounting|growing|increased"
            r"|increasing|heaped|heaps|piled|piles|more|ease|the|some) (?:[a-z-]+ ){0,4}?pressure "
            r"(?:[a-z-]+ ){0,2}?on (?:[a-z-]+ ){0,2}?{name}(?! 's (?:goal|area|box|back))",
        ),
        _charge(
            "gets-win",
            "win victory triumph point defeat points",
            r" (?:give|giving|gave|hand|handed|handing|earn|earned|earning|secure|secured|deny|denied"
            r"|denying|ensured|ensure|present|presented) {name} "
            r"(?:an? |his |her |all |the |another |only )(?:[a-z0-9-]+ ){0,5}"
            r"(?:win|victory|triumph|points?|start|home win|away win)",
        ),
        _charge(
            "managerial",
            "managerial management manager coach coaching",
            r" {name} (?:[a-z0-9,'-]+ ){0,7}?"
            r"(?:managerial|in management|as (?:a )?(?:manager|head coach|coach|boss)|team talk|half-time words)",
        ),
        _charge(
            "programme-notes",
            "guided steered led masterminded guiding steering guides steers kept guide steer",
            r" {name} {gap}(?:guided|steered|masterminded|guiding|steering|guides|steers|guide|steer) "
            r"(?:the )?{team}",
        ),
        # his first league win as Marlow came from behind
        _charge(
            "s-first",
            "first 's",
            r" {name} 's first (?:[a-z-]+ ){0,3}(?:in charge|since (?:taking|being|replacing|succeeding))",
        ),
        _charge(
            "s-response",
            "response reaction decision answer reply gamble",
            r" {name} 's (?:[a-z-]+ ){0,2}?(?:response|reaction|decision|answer|reply|gamble) "
            r"(?:[a-z,-]+ ){0,4}?(?:to|by|of) (?:[a-z-]+ ){0,3}?"
            r"(?:send|throw|bring|start|play|drop|rest|leave|replace|introduce|withdraw|switch|substitute"
            r"|recall|make|change|take|select|name|pick|sending|throwing|bringing|introducing|making"
            r"|starting|dropping|resting)(?: on)? ",
        ),
    )
)

#: What only players do, so that a striker with 'his side' is not taken for a manager.
PLAYS = Table(
    (
        _charge(
            "plays",
            "<P>",
            r" {name} (?:(?:then|also|had|duly|has|twice|again|promptly|soon|later|almost|nearly|should have"
            r"|could have|somehow|himself) ){0,2}(?:scored|shot|headed|crossed|curled|volleyed|tackled|fouled"
            r"|nodded|slotted|latched|clipped|netted|drilled|tapped|chipped|equalised|equalized|converted"
            r"|dribbled|rounded|swept|fired|lashed|blasted|rifled|poked|prodded|stabbed|steered home|bundled"
            r"|dived|intercepted|dispossessed|squared|crossing|shooting|heading|beat the|was booked|was cautioned"
            r"|was substituted|limped|pulled up|hit the|struck the|rattled|smashed|hammered|thumped|saved|parried"
            r"|punched|tipped|blocked|collected|controlled|raced|sprinted|went close|came close|wriggled|cut inside"
            r"|burst|surged|skipped|turned (?:in|home)|finished|opened the scoring|levelled|grabbed|bagged)",
        ),
        _charge(
            "s-shot",
            "'s",
            r" {name} 's (?:[a-z0-9-]+ ){0,3}?(?:shot|header|cross|free-kick|free|corner|effort|penalty"
            r"|strike|goal|goals|pass|volley|finish|drive|through-ball|flick|touch|tackle|save|throw|clearance"
            r"|run|equaliser|opener|winner|brace|hat-trick|spot-kick|curler|pull-back|cutback|knock-down)",
        ),
    )
)
