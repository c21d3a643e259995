"""Someone in charge of a team shown by what is done with its players: 'Lee sent on Cruz'."""

from loaders.prose.roles.charge_parts import charge

#: What a manager does with one of his players.
_CHANGES = (
    r"introduced|introducing|withdrew|withdrawing|substituted|substituting|hauled off|took off|taking off|summoned"
    r"|unleashed|recalled|recalling|rested|resting|omitted|omitting|dropped|dropping|left out|leaving out|fielded"
    r"|deployed|deploying|restored|preferred|hooked|sacrificed|paired|benched|axed|ditched|discarded"
    r"|introduces|withdraws|substitutes|hauls off|takes off|unleashes|recalls|rests|omits|drops|leaves out|hooks"
    r"|sacrifices|benches|summons"
)
#: 'replaced Stone with Cruz', and not 'with ten minutes left'.
_REPLACES = (
    r"|(?=(?:replace[sd]|replacing|swaps|swapped|swapping) (?:[a-z-]+ ){0,2}<P\d+> (?:with|for) "
    r"(?!(?:[a-z0-9-]+ ){0,4}(?:minutes?|mins|remaining|left|half-time|interval|break) ))"
    r"(?:replace[sd]|replacing|swaps|swapped|swapping)"
)
_HANDS = (
    r"(?:handed|gave|handing|giving|awarded) {theirs} (?:an? |his |her |the )(?:[a-z0-9-]+ ){0,3}"
    r"(?:debut|start|chance|bow|nod|run-out|appearance|role|armband|opportunity)"
)
_LEAVES = (
    r"|(?:named|naming|kept|keeping|left|leaving|leaves|keeps|names) (?P<theirs1><P\d+>) "
    r"(?:on the bench|among the substitutes|out of|in the (?:side|team|squad|starting)|as captain)"
)
_CHOOSES = (
    r"|(?:chose|opted|decided|elected|choosing|opting) "
    r"(?:to (?:rest|drop|bring on|replace|withdraw|recall|leave out|field|introduce|substitute|haul off|deploy|send on"
    r"|throw on|start with|make (?:[a-z]+ )?changes)"
    r"|for (?:an? )?(?:\d-\d|three|four|five|attacking|unchanged|back|[a-z]+ up front))"
)
_NAMES = (
    r"(?:named|names|naming|fielded|selected|picked|adopted|switched to|switching to|reverted to|changed to|went with"
    r"|gone with|going with|opted for|employed|deployed|stuck with|kept faith with|persisted with|set up)"
)
_TEAM_SHEET = (
    r"(?:unchanged|same|strongest|weakened|much-changed|full-strength|strong|attacking|\d-\d-\d(?:-\d)?|back three"
    r"|back four|back five|diamond|line-up|lineup|starting xi|xi|eleven|formation|side|team|lone striker"
    r"|(?:two|three) (?:up top|up front)|(?:three|four|five) at the back)"
)
#: Shapes of a side, as words that a sentence may hold.
_SHAPES = "4-4-2 4-3-3 3-5-2 4-5-1 4-2-3-1 3-4-3 5-3-2 5-4-1 4-1-4-1 3-4-2-1 4-4-1-1 4-1-2-1-2 3-4-1-2 4-2-4"
#: What is done with a player by his manager.
_IS_CHANGED = (
    r"(?:hooked|withdrawn|hauled off|taken off|(?:sent|brought|thrown) on|introduced|left out|dropped|recalled|rested"
    r"|omitted|benched|axed|sacrificed|unleashed"
    r"|(?:handed|given) (?:an? |his |her |<H\d+> 's )(?:[a-z-]+ ){0,2}?(?:start|debut|chance|bow))"
)
#: What only a manager does with players, before a match or in it.
OF_PLAYERS = (
    # Lee threw on Cruz; Lee responded by bringing on Cruz and Matos
    charge(
        "sends-on",
        "sent threw brought put sending throwing bringing putting sends throws brings puts flung chucked",
        r" {name} {gap}(?:sent|threw|brought|put|sending|throwing|bringing|putting|sends|throws|brings|puts|flung"
        r"|chucked) (?:on (?:[a-z,'-]+ ){0,3}?{theirs}|<[PNH](?P<theirs2>\d+)> on (?!to |the |his |her |goal))",
    ),
    # Lee brought in Cruz for Stone
    charge(
        "sends-on",
        "brought drafted bringing",
        r" {name} {gap}(?:brought|drafted|bringing|drafting) in {theirs} "
        r"(?:for|to replace|in place of|as a replacement) ",
    ),
    # Lee rested six of those who had beaten Harbour
    charge(
        "makes-changes",
        "rested rests resting changed changing",
        r" {name} {gap}(?:(?:rested|rests|resting) (?:an? )?"
        r"(?:two|three|four|five|six|seven|eight|nine|ten|several|most|some|half a dozen|a number|clutch|number|host) "
        r"(?:of|players|regulars|first-team|key|senior)"
        r"|(?:changed|changing) (?:half|most) of (?:the|his|her) (?:side|team))(?= )",
    ),
    # Lee lost Stone to injury and sent on Cruz: the subject stands at the start of the sentence
    charge(
        "and-sends-on",
        "sent threw brought put introduced",
        r"^ (?:[a-z,'-]+ ){0,4}?{name} (?:(?!was |were )[^ ;.]+ ){1,16}?(?:and|before|then) "
        r"(?:[a-z]+ )?(?:(?:sent|threw|brought|put) on|introduced) {theirs}",
    ),
    # Lee brought Cruz back to help his defence; Lee pushed Cruz forward
    charge(
        "moves-player",
        "brought pulled moved pushed switched shifted back forward",
        r" {name} {gap}(?:brought|pulled|moved|pushed|switched|shifted) <[PN](?P<theirs>\d+)> "
        r"(?:and <P\d+> )?(?:back|forward|up front|up top|inside|wide|upfield"
        r"|into (?:attack|defence|midfield)|to (?:centre|center|left|right)-?(?:back|half|forward)?)(?= )",
    ),
    # by / through throwing on, with nobody's name: 'Lee sent on two strikers'
    charge(
        "sends-on-some",
        "sent threw brought sending throwing bringing",
        r" {name} {gap}(?:sent|threw|brought|sending|throwing|bringing) on "
        r"(?:an?|two|three|both|all|another|his|her|fresh|extra|the) ",
    ),
    charge(
        "changes-players",
        "introduced introducing withdrew withdrawing substituted substituting hauled took "
        "taking summoned unleashed recalled recalling rested resting omitted omitting "
        "dropped dropping left leaving fielded deployed deploying restored preferred hooked "
        "sacrificed paired benched axed ditched replaced replacing swapped swapping discarded introduces withdraws "
        "substitutes hauls takes unleashes recalls rests omits drops leaves hooks sacrifices benches summons "
        "replaces swaps",
        r" {name} {gap}(?:" + _CHANGES + _REPLACES + r") {theirs}",
    ),
    charge(
        "hands-start",
        "handed gave handing giving awarded named naming kept keeping left leaving leaves keeps names chose opted "
        "decided picked selected started moved switched used asked pushed partnered",
        r" {name} {gap}(?:" + _HANDS + _LEAVES + _CHOOSES + ")",
    ),
    charge(
        "makes-changes",
        "changes change switch substitution substitutions alterations alteration switches tweaks pack",
        r" {name} {gap}(?:made|makes|making|make|rang|ringing|rings|went for|goes for|forced into|shuffled|reshuffled"
        r"|opted for|named) "
        r"(?:[a-z0-9, -]+? ){0,7}?(?:changes|change|substitutions?|alterations?|switch|switches|pack|tweaks)"
        r"(?= (?!of (?:club|heart|mind|scene|pace|direction))[^ ]+)(?: (?:[a-z]+ ){0,2}for (?:the )?{team})?",
    ),
    charge(
        "team-sheet",
        "unchanged line-up lineup xi eleven formation system four three five diamond strongest weakened side team "
        "top front "
        "back " + _SHAPES,
        r" {name} {gap}"
        + _NAMES
        + r" (?:an? |the |{his})?(?:(?!wrong |right |far |near |other |blind )[a-z-]+ ){0,4}?"
        + _TEAM_SHEET,
    ),
    charge(
        "his-players",
        "players side team men squad charges troops lads",
        r" {name} (?:(?!was |were |been )[a-z,'-]+ ){0,8}?{does_with} (?:that )?{his}(?:[a-z0-9-]+ ){0,3}?(?:men|lads)",
    ),
    charge(
        "his-charges",
        "players charges troops squad guys",
        r" {name} (?:(?!was |were |been )[a-z,'-]+ ){0,8}?"
        r"{does_with} (?:that )?{his}(?:[a-z0-9-]+ ){0,3}?(?:players|charges|troops|squad|guys)(?! of the)",
    ),
    # Stone, hooked at half-time by Lee; Stone was left out by manager Lee
    charge(
        "acts-by",
        "hooked withdrawn hauled taken sent brought thrown introduced left dropped recalled rested "
        "omitted benched axed sacrificed unleashed handed given",
        r" <[PNH](?P<theirs>\d+)> (?:, )?(?:who )?(?:is |was |were |had been |has been |being )?(?:[a-z]+ly )?"
        + _IS_CHANGED
        + r" (?:(?!to |by )[a-z0-9-]+ ){0,5}?by "
        r"(?:(?:manager|boss|head|coach|new|the|caretaker) ){0,3}{name}(?! 's)(?= )",
    ),
    # Stone, a half-time replacement sent on by Lee
    charge(
        "acts-by",
        "sent brought thrown introduced",
        r" <P(?P<theirs>\d+)> , (?:an?|the|one of) (?:[a-z-]+ ){1,4}?(?:(?:sent|brought|thrown) on|introduced) "
        r"(?:(?!to |by )[a-z0-9-]+ ){0,4}?by (?:(?:manager|boss|head|coach) ){0,2}{name}(?! 's)(?= )",
    ),
    # Lee finally started Stone on the left
    charge(
        "starts-player",
        "started",
        r" {name} (?:[a-z]+ ){0,2}?started <P(?P<theirs>\d+)> "
        r"(?:on the (?:left|right|wing|flank)|in (?:goal|midfield|attack|defence)"
        r"|at (?:left|right|centre|full)-?[a-z]*|as|up front|instead|ahead|alongside|over) ",
    ),
    # Lee took Stone off after an hour
    charge(
        "takes-off",
        "off",
        r" {name} {gap}(?:took|hauled|dragged|called|brought) <[PNH](?P<theirs>\d+)> off (?=(?:at|after"
        r"|with \d|for|before|midway|early|to (?:save|spare|protect|rest|warm)|in the|on the hour|,|\.))",
    ),
    # Lee turned to Stone at half-time; Lee turned to his bench
    charge(
        "turns-to",
        "turned",
        r" {name} (?:[a-z]+ ){0,2}?turned to (?:<[PNH](?P<theirs>\d+)> (?:"
        r"at (?:half-time|halftime|the (?:break|interval))|from the bench|off the bench|in the \d+)"
        r"|{his}(?:bench|substitutes|replacements))",
    ),
    # Lee's decision to throw on Stone
    charge(
        "s-decision-on",
        "decision",
        r" {name} 's (?:[a-z-]+ ){0,1}?decision to (?:(?:throw|bring|send|put) on|rest"
        r"|drop|start|leave out|bench|play|pick|withdraw|take off|recall) {theirs}",
    ),
    charge(
        "has-words",
        "words",
        r" {name} (?:[a-z]+ ){0,2}?(?:had|has) (?:an? )?"
        r"(?:(?:some|few|choice|harsh|strong|stern|quiet) ){0,3}words (?:with|for) {his}"
        r"(?:players|charges|men|lads|troops|team|side) (?:at (?:half-time|halftime|the (?:break|interval)))",
    ),
    # Lee replaced him with a fifth defender
    charge(
        "replaces-him",
        "replaced replacing",
        r" {name} {gap}(?:replaced|replacing) (?:him|her|<[HhN]\d+>) with (?:an? |his |her )?"
        r"(?:[a-z-]+ ){0,3}?(?:defender|striker|forward|midfielder|winger|full-back|centre-half|<[PN]\d+>)",
    ),
    charge(
        "and-his-players",
        "and",
        r" {name} and {his}(?:[a-z0-9-]+ ){0,2}?(?:players|men|side|team|squad|charges|troops|staff"
        r"|backroom|coaching|assistant|assistants|bench|coaches)",
    ),
    charge(
        "s-response",
        "response reaction decision answer reply gamble",
        r" {name} 's (?:[a-z-]+ ){0,2}?(?:response|reaction|decision|answer|reply|gamble) "
        r"(?:[a-z,-]+ ){0,4}?(?:to|by|of) (?:[a-z-]+ ){0,3}?(?:send|throw|bring|start|play|drop|rest"
        r"|leave|replace|introduce|withdraw|switch|substitute|recall|make|change|take|select|name"
        r"|pick|sending|throwing|bringing|introducing|making|starting|dropping|resting)(?: on)? ",
    ),
)
