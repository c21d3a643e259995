"""Phrases that tell a goal by what it did to the score; their subject scored it, or is the side that did.

A construction is one row: a name, the words of which one must stand in the sentence, a pattern whose group `verb` is the
verb, the strength of the telling, and what the phrase says of the score (`Effect`).
"""

from dataclasses import dataclass

from loaders.prose.events.patterns import expand
from loaders.prose.events.shot_ends import MOTION
from loaders.prose.triggers import Row


@dataclass(frozen=True, slots=True)
class Effect:
    """What a phrase says of the score it made: `lead` is own goals less the others'."""

    first: bool = False
    lead: int | None = None
    last: bool = False
    count: int = 1
    penalty: bool = False


@dataclass(frozen=True)
class Phrase(Row):
    """A row of the table; `sides` tells whether a side can be its subject."""

    strength: int
    effect: Effect
    sides: bool


def phrase(
    name: str, triggers: str, pattern: str, strength: int = 3, effect: Effect = Effect(), *, sides: bool = True
) -> Phrase:
    """A row of the table."""
    return Phrase(name, frozenset(triggers.split()), expand(pattern), strength, effect, sides)


_FIRST = Effect(first=True)
_AHEAD = Effect(lead=1)
_LEVEL = Effect(lead=0)
_LAST = Effect(last=True)
_PUT = (
    "drawn given put puts putting fired fires firing fire headed heads heading head shot shoots shooting shoot sent "
    "sends sending send nodded nods nodding nod volleyed edged edging edge blasted fizzed lifted gave give gives "
    "giving swept drove brought bringing bring pulled pulling pull pulls got drew draw drawing draws kicked slotted "
    "stroked tapped moved handed handing hand hands dragged drags hauled haul hauling curled poked prodded struck "
    "rifled lashed hooked steered earned earning threw thrown shunted set sneaked nudged nosed inched"
)
_PUT_ALT = "|".join(_PUT.split())

PHRASES: tuple[Phrase, ...] = (
    phrase(
        "put ahead",
        _PUT,
        rf" (?P<verb>{_PUT_ALT}) "
        r"(?P<side>{t}|the (?:hosts|visitors|home side|away side|champions|holders|leaders|guests)"
        r"|them|his (?:side|team|men|country|club)|their (?:side|team)|(?:the )?[a-z]+ (?:side|team)|my|us|the <T\d+>) "
        r"{w3}(?P<how>ahead|in front(?! of)|in the lead|into (?:a|the|an) {w3}lead|level|on level terms|back on terms"
        r"|back on level terms|back in(?:to)? (?:it|the (?:game|match|contest|tie|hunt))|(?:one|two|three|four|\d)"
        r"(?:-nil| goals?)? (?:up|ahead|in front|clear)|{score} (?:up|ahead|in front|in the lead)"
        r"|up|one up|two up|on (?:their|the) way|out of sight|in control|in command|into (?:the )?ascendancy"
        r"|on the board|on the scoreboard|on the (?:score sheet|scoresheet|score-sheet)|in the driving seat)(?= )",
    ),
    phrase(
        "give the lead",
        "gave given give gives giving handed hand hands handing earned earning earn secured fired fires headed firing "
        "heading restored regained fire head shot shoot presented presenting granted",
        r" (?P<verb>gave|give|gives|giving|handed|hand|hands"
        r"|handing|given|earned|earning|fired|fires|firing|fire|headed|heading|head|shot|shoot|presented|granted) "
        r"(?:(?P<side>(?:the )?{t}|the (?:hosts|visitors|home side|away side|champions)"
        r"|them|his (?:side|team|men|country|club)|(?:the )?[a-z]+ (?:side|team)) )"
        r"(?:[^ .;:!?]+ ){0,5}?(?:lead|advantage|cushion|breakthrough|two-goal lead)(?= )",
        3,
        _AHEAD,
    ),
    phrase(
        "open the scoring",
        "scoring scoresheet deadlock account blood opening scorers ice",
        r" (?P<verb>opened|opens|opening|open|started|starting|start|began|began|kicked) "
        r"(?:off )?(?:the|<T\d+> 's|their|his) (?:scoring|scoresheet|goalscoring|goal-scoring|scorers|rout)(?= )",
        3,
        _FIRST,
    ),
    phrase(
        "break the deadlock",
        "deadlock blood ice resistance",
        r" (?P<verb>broke|breaks|breaking|break|broken|opened|ended|drew|draws|drawing|draw) "
        r"(?:the|{side} 's|their|first)? ?{w1}(?:deadlock|blood|ice)(?= )",
        3,
        _FIRST,
    ),
    phrase(
        "open his account",
        "account",
        r" (?P<verb>opened|opens|opening|open) (?:his|her|<H\d+> 's) {w3}account(?= )",
        2,
        sides=False,
    ),
    phrase(
        "open the account of a side",
        "account",
        r" (?P<verb>opened|opens|opening|open) (?:<T\d+> 's|their) account(?= )",
        3,
        _FIRST,
    ),
    phrase(
        "double the lead",
        "doubled doubles doubling double",
        r" (?P<verb>doubled|doubles|doubling|double) (?:the|their|its|his|{side} 's|{p} 's|our|that) ?"
        r"{w3}(?:lead|advantage|score|money|tally|cushion|margin|scoreline)(?= )",
        3,
        Effect(lead=2),
    ),
    phrase(
        "extend the lead",
        "extended extends extending extend stretched stretch stretching stretches increased increase increasing "
        "increases tripled trebled restored restores restoring restore regained regaining regain added adding cemented "
        "consolidated quadrupled padded reclaimed reclaiming reclaim re-established",
        r" (?P<verb>extended|extends|extending|extend|stretched|stretch|stretching|stretches"
        r"|increased|increase|increasing|increases|tripled|trebled|restored|restores|restoring|restore|regained"
        r"|regaining|regain|added|adding|quadrupled|padded|reclaimed|reclaiming|reclaim|re-established) (?:to )?"
        r"(?:the|that|their|its|a|{side} 's|{t} 's|{p} 's|our|<T\d+>) ?{w3}(?:lead|advantage|cushion|margin)(?= )",
    ),
    phrase(
        "restore parity",
        "parity equality terms proceedings",
        r" (?P<verb>restored|restores|restoring|restore|regained|squared|levelled) "
        r"{w2}(?:parity|equality|things|proceedings)(?= )",
        3,
        _LEVEL,
    ),
    phrase(
        "level it",
        "levelled levels levelling level leveled leveling drew draws drawing draw pulled pulling pull squared evened "
        "tied ties tying tie knotted evens",
        r" (?P<verb>levelled|levels|levelling|level|leveled"
        r"|leveling|squared(?! (?:it|the ball) (?:for|to|across|back|on|in))|evened|tied|ties|tying|tie|knotted|evens) "
        r"(?:up )?(?:the |their |his |it |things |matters |proceedings |affairs ){w3}(?:up |at |for |with |when |from "
        r"|in |on |after |just |scores?|scoreline|game|match|contest|tie|terms|it|matters|proceedings|things|affairs)",
        3,
        _LEVEL,
    ),
    phrase(
        "draw level",
        "drew drawn draws drawing draw pulled pulling pull pulls got",
        r" (?P<verb>drew|drawn|draws|drawing|draw|pulled|pulling|pull|got|get) "
        r"(?P<side>{t}|them|his side)? ?(?:back )?(?:on )?level(?= )(?! (?:on|with {side} on) points)",
        3,
        _LEVEL,
    ),
    phrase(
        "pull one back",
        "pulled pulls pulling pull got get gets getting clawed clawing claw grabbed grab nicked snatched bring brought "
        "hit scored netted struck",
        r" (?P<verb>pulled|pulls|pulling|pull|got|get|gets|getting|clawed|clawing|claw|grabbed|grab|nicked|snatched"
        r"|brought|scored|netted) (?:(?:one|a goal|a late goal|another|two|(?:a|the) {w3}goal|one goal|something) back"
        r"|back (?:one|a goal|a {w2}goal|another))(?= )",
        3,
    ),
    phrase(
        "reduce the deficit",
        "deficit arrears lead margin gap advantage leeway",
        r" (?P<verb>halved|halves|halving|halve|reduced|reduces|reducing"
        r"|reduce|cut|cuts|cutting|trimmed|narrowed|narrowing|narrow|slashed) (?:the|their|its|his|{side} 's|{p} 's) ?"
        r"{w2}(?:deficit|arrears|lead|margin|gap|advantage|leeway)(?= )(?! (?:at|on) (?:the )?(?:top|leaders|table))",
        3,
    ),
    phrase(
        "wipe out the lead",
        "lead opener deficit advantage",
        r" (?P<verb>wiped|erased|cancelled|canceled|overturned|overhauled) "
        r"(?:out )?(?:the|their|its|{side} 's) {w2}(?:lead|deficit|advantage|opener)(?= )",
        2,
        _LEVEL,
    ),
    phrase(
        "cancel out",
        "cancelled canceled cancel cancelling",
        r" (?P<verb>cancelled|cancels|cancelling|cancel|canceled) (?:it )?out(?= )",
        3,
        _LEVEL,
    ),
    phrase(
        "make it",
        "made makes making make",
        r" (?P<verb>made|makes|making|make) "
        r"(?:it|the (?:score|scoreline|final score)) {w3}(?P<score>{score}|(?:one|two|three|four|five|six|seven)"
        r"(?! (?:goals|games|wins|matches|defeats|points|straight|successive|in|victories|home"
        r"|away|out|league|years|from|times|consecutive|draws|clean|without|and|changes|on|for|substitutions)))(?= )",
    ),
    phrase(
        "complete the scoring",
        "scoring rout win victory turnaround comeback hat-trick treble thrashing demolition recovery misery triumph "
        "success points scoreline evening afternoon night rout",
        r" (?P<verb>completed|completes|completing|complete|sealed|seals|sealing|seal|capped|caps|capping|cap|rounded"
        r"|rounding|round|rounds|wrapped|wraps|wrapping|wrap|finished|finishing|finish|concluded|crowned|crowning"
        r"|ended|ending|end|closed) (?:off |up |out )?(?:a |the |an |his |her |their |{side} 's |{t} 's |{p} 's )?"
        r"{w5}(?:scoring|rout|turnaround|comeback|thrashing|demolition|goalscoring|scoreline|recovery|fightback)(?= )",
        2,
        _LAST,
    ),
    phrase(
        "complete a hat-trick",
        "hat-trick treble hattrick trio",
        r" (?P<verb>completed|completes|completing|complete|sealed|secured|claimed|claim|bagged|netted|scored|scoring"
        r"|hit|hits|notched|grabbed|plundered|bag|fired|claiming|clinched|clinching|wrapped|got|getting|registered"
        r"|recorded|struck|celebrates|celebrated|earned|rounded|produced|helped) (?:himself |herself |up |off |to )?"
        r"(?:a|his|her|the|<H\d+> 's) {w3}(?:hat-trick|hattrick|treble|hat_trick)(?= )",
        3,
        Effect(count=3),
        sides=False,
    ),
    phrase(
        "seal the win",
        "win victory points point draw result success triumph place progress passage spoils game match contest tie "
        "three progress all winners it issue matter affair things",
        r" (?P<verb>sealed|seals|sealing|seal|clinched|clinches"
        r"|clinching|clinch|secured|secures|securing|secure|rescued|rescues|rescuing|rescue|salvaged|salvaging|salvage"
        r"|snatched|snatches|snatching|snatch|earned|earns|earning|earn|stole|steals|nicked|settled|settles|settling"
        r"|settle|won|wins|winning|grabbed|claimed|ensured|ensuring|ensure|wrapped|decided|killed|ended|guaranteed"
        r"|confirmed|effectively|rounded|rounds|rounding|capped|completed) (?:up |off |out )?(?P<side><T\d+> )?"
        r"(?:the |a |an |all |their |his |{side} 's |it |{t} 's |<T\d+> )?{w5}(?:win|victory|points|point|draw|result"
        r"|success|triumph|game|match|contest|tie|issue|matter|spoils|it|things|affair|passage|progress)"
        r"(?= )(?! (?:against|over|at|last|on (?:saturday|sunday|monday|tuesday|wednesday|thursday|friday)))",
        1,
        _LAST,
        sides=False,
    ),
    phrase(
        "put it beyond doubt",
        "doubt bed reach sight beyond safe safety result game match points",
        r" (?P<verb>put|puts|putting|placed) (?:the |it |{t} |{side} )?"
        r"{w3}(?:beyond (?:any |all )?(?:doubt|reach|{side})|to bed|out of (?:reach|sight)|to rest|safe)(?= )",
        2,
        _LAST,
        sides=False,
    ),
    phrase(
        "make sure",
        "sure certain safe",
        r" (?P<verb>made|makes|making|make) (?:sure|certain|safe)(?: of)? (?:the |it|of|{side} 's |all |a )?",
        1,
        _LAST,
        sides=False,
    ),
    phrase(
        "no chance",
        "chance hope",
        r"(?<! that)(?<! which) (?P<verb>gave|giving|gives|left|leaving|leaves) {gk} "
        r"(?:with )?(?:no|little|not the slightest|absolutely no) (?:chance|hope)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "with a shot that went in",
        "that which",
        r" (?P<verb>with|through|by) "
        rf"(?:a|an|<H\\d+> 's) (?:[a-z0-9-]+ ){{0,4}}?(?:{{shot}}) (?:that|which) (?:{MOTION})",
        2,
        sides=False,
    ),
    phrase(
        "picked his spot past the keeper",
        "spot",
        r" (?P<verb>pick|picked|picks|picking) (?:out )?(?:his|her|<H\d+> 's) spot (?:past|beyond|behind) {gk}",
        2,
        sides=False,
    ),
    phrase(
        "did not miss",
        "miss missed",
        r" (?P<verb>did n't|did not|does not|does n't|didn't|doesn't|could not|couldn't|could hardly|could scarcely"
        r"|was never going to|was not going to|wasn't going to|never looked like|was n't going to|is not one to"
        r"|rarely) (?:miss|missing)(?= [.,;!]| those | these | such | from | when | as | and | with | to )"
        r"(?! from (?:their|the) (?:last|previous))",
        2,
        sides=False,
    ),
    phrase(
        "simple finish",
        "tap-in tap-ins finish finishes task job matter formality",
        r" (?P<verb>had|has|was left with|left with|with|given|was presented with|enjoyed|faced) "
        r"(?:only |just )?(?:a |the |an )(?:simple|easy|simplest|easiest|straightforward|comfortable|mere|routine) "
        r"(?:of )?(?:tap-in|tap-ins|finish|finishes"
        r"|close-range finish|headed finish|(?:task|job|matter) of (?:rolling|tapping|slotting|knocking|sliding|passing"
        r"|stroking|nodding|heading|sidefooting|side-footing|poking|turning|pushing|tucking|steering|walking))(?= )",
        2,
        sides=False,
    ),
    phrase(
        "won it with a goal",
        "with",
        r" (?P<verb>forced|wrapped|sealed|salvaged|rescued|earned|secured"
        r"|snatched|clinched|capped|crowned|completed|finished|rounded|settled|won|marked|celebrated|punished|rewarded"
        r"|replied|responded|struck|hit|weighed|chipped|popped|came|pitched|cropped|turned|followed|repaid|justified"
        r"|stole|ended|broke|answered|countered|answers|wraps|seals|salvages|rescues|secures|snatches|clinches"
        r"|caps|crowns|completes|rounds|settles|wins|marks|celebrates|replies|responds|hits|strikes|wrapping|sealing"
        r"|salvaging|rescuing|earning|securing|snatching|clinching|capping|crowning|completing|rounding|settling"
        r"|winning|wrap|seal|salvage|rescue|earn|secure|snatch|clinch|cap|crown|complete|round|settle|win|saved|made) "
        r"(?!(?:the|a) (?:post|bar|crossbar|upright|woodwork) )"
        r"(?:(?!with |for |as |when |after |before |and |but |who |post "
        r"|bar |crossbar |woodwork |upright |frame |keeper |goalkeeper |side-netting |off )[^ .;:!?()]+ ){0,7}?with "
        r"(?:a|an|the|<H\d+> 's|his|her|their|what proved|another) "
        r"(?:(?!chance|attempt|half-chance)[^ .,;:!?<>()]+ ){0,5}?"
        r"(?P<noun>{goal}|{ord}|header|volley|penalty|spot-kick|free-kick|finish)"
        r"(?= (?:[.,;!]|in the \d|on \d|after|with|from|late|eight|nine|just|deep|midway|at|when|inside|\d|five"
        r"|ten|two|three|four|six|seven|that|to |before|off|of the |of (?:his|her|<H\d+> 's) own|<|for (?:the|his|<)))"
        r"(?! (?:of|for|from|in) (?:his|the) (?:first|season|club|career|campaign))",
        2,
        sides=True,
    ),
    phrase(
        "let fly and it went in",
        "fly rip luck aim trigger go swing loose power goal range",
        r" (?P<verb>let|lets|tried|tries|took|takes|pulled|had|went|opened|chanced) "
        r"(?:fly|rip|loose|his luck|her luck|<H\d+> 's luck|his arm|aim|the trigger|a go|a pop|a swing"
        r"|a touch|for goal|for power|fire|up|a chance) (?:(?!but |before |wide|over |saved)[^ .;:!?()]+ ){0,12}?"
        r"(?:and|,|with|to see|which|that) (?:saw |see |watched |found )?"
        r"(?:the ball|it|the shot|<H\d+> 's (?:shot|effort|drive)|his (?:shot|effort|drive))? ?"
        rf"(?:then |just |duly )?(?:{MOTION}|(?:squirm|fly|creep|nestle|loop|trickle"
        r"|bounce|roll|sail|drop|arrow|whistle|rocket|skid|slip|go|dip|swerve|soar|cannon|deflect) "
        r"(?:[^ .;:!?()]+ ){0,8}?(?:in(?= [.,;])|into the (?:[a-z-]+ ){0,3}(?:net|corner)|past {gk}"
        r"|beyond {gk}|over {gk}|under(?:neath)? {gk}|through {gk}|inside the (?:[a-z]+ )?post|over the line))",
        2,
        sides=False,
    ),
    phrase(
        "did it with a goal",
        "with",
        r" (?P<verb>sent|stunned|rubbed|unlocked|put"
        r"|added|killed|gave|eased|calmed|lifted|silenced|shocked|floored|rocked|sank|undid|opened|started|began"
        r"|delighted|thrilled|rewarded|left|hurt|haunted|broke|dashed|crushed|shattered|ruined|spoiled|spoilt|extended"
        r"|restored|doubled|brightened|announced|introduced|transformed|changed|set|kept|maintained|underlined|sending"
        r"|stunning|adding|killing|giving|easing|silencing|opening|starting|puts|gives|adds|sends|kills|stuns|opens) "
        r"(?:(?!with |for |as |when |after |before |and |but |who )[^ .;:!?()]+ ){0,8}?with "
        r"(?:a|an|the|<H\d+> 's|his|her|their|what proved|another) "
        r"(?:(?!chance|attempt|half-chance)[^ .,;:!?<>()]+ ){0,5}?"
        r"(?P<noun>{goal}|{ord})(?= (?:[.,;!]|in the \d|on \d|after|with|from|late|eight|nine|just|deep|midway"
        r"|at|when|inside|\d|five|ten|two|three|four|six|seven|before|off|of the |of (?:his|her|<H\d+> 's) own|<))",
        2,
        sides=True,
    ),
    phrase(
        "gave them hope",
        "hope lifeline space daylight foothold resistance defence rearguard gloss",
        r" (?:(?P<verb>gave|gives|giving|handed|hands|handing|offered|threw|given) "
        r"(?P<side>(?:the )?<T\d+>|them|the (?:hosts|visitors)) (?:a |an |some |fresh |renewed |real |the )?"
        r"(?:[a-z-]+ ){0,2}?(?:hope|lifeline|breathing space|daylight|foothold)"
        r"|(?P<verb2>broke|breached|pierced|unlocked|breaking|breaching) "
        r"(?:the |<T\d+> (?:'s )?|their ){1,2}(?:[a-z-]+ ){0,2}?(?:resistance|defence|rearguard|resolve)"
        r"|(?P<verb3>added|adding|put) (?:some |a |further |late )?gloss (?:to|on))(?= )",
        1,
        sides=False,
    ),
    phrase(
        "killed the game",
        "killed killing kill kills dragged got brought hauled pulled",
        r" (?P<verb>killed|killing|kill|kills) "
        r"(?:off )?(?:the |any )?(?:[a-z]+ )?(?:game|match|contest|tie|hopes?)(?= )(?! of time)",
        1,
        sides=False,
    ),
    phrase(
        "met it with a header",
        "met meets meeting meet",
        r" (?P<verb>met|meets|meeting|meet) (?:(?!and |but |before )[^ .;:!?()]+ ){1,8}?with "
        r"(?:a|an|<H\d+> 's|his) (?:[a-z-]+ ){0,3}?(?:header|volley|half-volley|finish|shot|strike|diving header) "
        r"(?:into (?:the )?(?:[a-z-]+ ){0,3}(?:net|corner)"
        r"|past {gk}|beyond {gk}|in off|that (?:flew|went|found|gave|left|beat))(?! (?:wide|over))",
        2,
        sides=False,
    ),
    phrase(
        "put the seal on it",
        "seal icing",
        r" (?P<verb>put|puts|putting|set) (?:the|a|<H\d+> 's) (?:final |late )?(?:seal|icing) (?:on|upon)(?= )",
        1,
        sides=False,
    ),
    phrase(
        "added his name",
        "name",
        r" (?P<verb>added|adds|adding|put|wrote|etched) (?:his|her|<H\d+> 's) "
        r"(?:own )?name (?:to|on|onto) the (?:list|scoresheet|score-sheet|scorers|score sheet|scoreboard)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "had it in the net",
        "net",
        r" (?P<verb>had) (?:the ball|it) in the (?:back of the )?net (?:after|within|inside|on \d)(?= )",
        1,
        sides=False,
    ),
    phrase(
        "help himself to a goal",
        "helped helps helping help",
        r" (?P<verb>helped|helps|helping|help) (?:himself|herself|themselves|<H\d+>) to "
        r"(?:a|an|his|her|the|another|<H\d+> 's|two|three) (?:[^ .,;:!?<>()]+ ){0,3}?(?:{goal}|{ord}|pair)?(?= )",
        2,
        sides=False,
    ),
    phrase(
        "a two-goal show",
        "two-goal three-goal four-goal",
        r" (?P<verb>put|puts|putting|turned|turns|turning"
        r"|produced|produces|producing|delivered|enjoyed|celebrated|gave|came|capped|marked) (?:in |up |off )?"
        r"(?:with )?(?:a|an|another|<H\d+> 's|his) (?:[a-z-]+ ){0,2}(?P<count>two-goal|three-goal|four-goal) "
        r"(?:performance|display|haul|salvo|blast|burst|show|blitz|return|contribution|showing|outing)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "had goals",
        "goals goal brace hat-trick",
        r" (?P<verb>had|has|with|finished with|ended with|contributed"
        r"|collected|accounted for|accounts for|accounting for|was responsible for|was credited with|credited with) "
        r"(?:all |just )?(?:a goal|two goals|a pair of goals|a pair|a brace|a hat-trick|three goals|one goal"
        r"|(?:the|what was the) (?:lone|only|other|game-winning|winning|opening|first|second|third|fourth|game's only) "
        r"(?:goal|one)|the goal|both goals|both|all three|two of the goals)"
        r"(?= (?:[.,;!]|and|in the|in each|in either|on \d|after|for <|of the (?:game|match)|to ))"
        r"(?! (?:[.,;] )?(?:and )?(?:disallowed|ruled|chalked|this|in (?:his|the last)|to (?:aim|defend|show|play)))",
        2,
        sides=False,
    ),
    phrase(
        "got his",
        "his hers",
        r" (?P<verb>got|gets|grabbed) (?:<H\d+> 's|his|hers) (?=in the|on \d|after|with|from|when|, |\. )",
        1,
        sides=False,
    ),
    phrase(
        "make no mistake",
        "mistake",
        r" (?P<verb>made|makes|making|make) no mistake(?= )(?! (?:that|about))",
        2,
        sides=False,
    ),
    phrase(
        "do the rest",
        "rest honours honors necessary needful formalities trick damage",
        r" (?P<verb>did|does|doing|do|performed) "
        r"(?:the|enough) {w1}(?:rest|honours|honors|necessary|needful|formalities|trick|damage)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "on target",
        "target mark board scoresheet scoreboard scorers act fun score-sheet goals",
        r" (?P<verb>was|were|on|is|got|get|gets|getting|joined|join|put|also|got) "
        r"(?:(?:himself|herself|him|her|<[PH]\d+>) )?"
        r"{w5}(?:on target|on the mark|(?:on|onto) (?:to )?the (?:scoresheet|score-sheet|scoreboard|scorecard)"
        r"|on the board|off the mark|among the (?:goals|scorers)|in on the (?:act|fun))"
        r"(?= )(?! (?:for the first time|with (?:a|an|his|only) {w2}(?:effort|shot|attempt|header)))",
        2,
        sides=False,
    ),
    phrase(
        "found the net",
        "net target range corner netting roof way gap goal mark upper",
        r" (?P<verb>found|finds|finding|find|hit|hits|hitting|bulged|rippled|rattled|picked) (?:out )?(?!the "
        r"(?:outside|side|top) of |(?:the |a )?(?:[a-z-]+ ){0,2}(?:post|bar|crossbar|upright|woodwork|frame|wall) )"
        r"(?:the|<T\d+> 's|an empty|his|{p} 's) (?:back of (?:the|{side} 's|an empty) )?"
        r"{w5}(?:net|target|range|corner|corners|netting|roof of the net|upper 90|upper ninety)(?= )(?! (?:flag|but))",
        2,
        sides=False,
    ),
    phrase(
        "find a way past",
        "way",
        r" (?P<verb>found|finds|finding|find) (?:a|his|the) way (?:past|through|beyond) {gk}",
        2,
        sides=False,
    ),
    phrase(
        "beat the keeper",
        "beat beats beating beaten",
        r" (?P<verb>beat|beats|beating) "
        r"(?:[a-z]+ly )?{gk}(?: (?:with|from|at|to|low|for|one-on-one|after|on|in|inside|high|again"
        r"|via|twice|all ends up|as|when|down|off|and|,|\.|easily|comfortably|once|by|near|far|inside|right)(?= ))",
        2,
        sides=False,
    ),
    phrase(
        "score a penalty",
        "penalty spot spot-kick spot-kicks penalties yards",
        r" (?P<verb>scored|scores|scoring|converted|converts|converting|netted|slotted|buried|tucked|dispatched"
        r"|despatched|stroked|smashed|struck|fired|swept|lashed|thumped|drilled|hammered|won(?= it )|stepped)"
        r"(?! (?:the|a) (?:post|bar|crossbar|upright|woodwork|frame)) {x5}"
        r"(?:from the (?:penalty )?spot|from (?:12|twelve) yards|(?:the|a|his|{ord}) {w2}(?:penalty|spot-kick))(?= )",
        2,
        Effect(penalty=True),
        sides=True,
    ),
    phrase(
        "a finish that brought them level",
        "finish strike shot header volley effort drive free-kick",
        r" (?P<verb>delivering|delivered|producing|produced|unleashing"
        r"|unleashed|applying|applied|providing|provided|sending|sent|hitting|hit|lashed|fired|firing|curled|struck) "
        r"(?:a|an|the) {w5}(?:finish|strike|shot|header|volley|effort|drive|free-kick) (?:that|which|to) "
        r"(?:brought {t} {w1}level|put {t} |gave {t} |give {t} |earned |earn |levelled |level |made it "
        r"|make it |sealed |seal |won |win |doubled |double |rescued |restored |beat {gk}|went in|flew in|found the )",
        2,
        sides=False,
    ),
    phrase(
        "stretched the net",
        "pounce pounced pounces pouncing obliged capitalised capitalized profited punished pounced profit",
        r" (?P<verb>pounced|pounces|pouncing|pounce"
        r"|obliged|obliges|capitalised|capitalized|profited|punished|punishing)(?= )",
        1,
        sides=False,
    ),
    phrase(
        "had the next",
        "had",
        r" (?P<verb>had) (?:the|a|his|her|their|{side} 's|yet another|another) "
        r"{w2}(?:{ord}|opener|equaliser|equalizer|leveller|hat-trick|treble)"
        r"(?: goal)?(?= [.,;]| when | with | from | after | on \d| in the \d| \d| five | ten | two | three | four )"
        r"(?! , (?:but|only|saved|disallowed|ruled))",
        2,
        sides=False,
    ),
    phrase(
        "hit back",
        "replied replies hit responded answered struck",
        r" (?P<verb>replied|replies|responded|answered|hit back|hits back|struck back)"
        r"(?= (?:for (?:the )?{side}|on \d|in the \d|after|straight"
        r"|within|immediately|with a|from the|just|moments|seconds|before|late|early|two |three |four |five |[.]))",
        2,
        sides=False,
    ),
    phrase(
        "ended a drought",
        "drought wait spell run",
        r" (?P<verb>ended|ends|ending|broke|breaking|snapped) "
        r"(?:his|her|a|the|<H\d+> 's) (?:[^ .,;:!?()]+ ){0,5}?(?:drought|wait|barren (?:spell|run)) "
        r"(?:[^ .;:!?()]+ ){0,4}?(?:with|by) (?:a|an|the|scoring|heading|netting|firing)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "pounced on a save",
        "pounced pounces pouncing pounce",
        r" (?P<verb>pounced|pounces|pouncing|pounce) (?:when|after|as|once) (?:[^ .;:!?()]+ ){0,5}?"
        r"(?:pushed|parried|spilled|spilt|fumbled|could(?: not| n't|n't) (?:hold|gather|keep hold)"
        r"|could only (?:parry|push|block|palm|beat|help|fend)|beat out|palmed out|dropped|failed to hold"
        r"|failed to gather|blocked|saved|turned away|pushed away)(?= )(?![^.;:!?]{0,70} (?:but|only (?:to|for)|yet) )",
        2,
        sides=False,
    ),
    phrase(
        "struck",
        "struck strikes striking strike",
        r" (?P<verb>struck|strikes|striking|strike)"
        r"(?= (?:twice|again|first|early|late|in |on |after |from |with |before |midway|for (?:his|the|{side})"
        r"|just |at |home|gold|seconds|moments|minutes|as |when |back|only|\d|inside|[.,;!?]|and |to |either"
        r"|deep|five|ten|two|three))(?! (?:by|on the (?:head|arm|hand|elbow|face)|with (?:a|an) (?:injury|illness)))",
        2,
    ),
    phrase(
        "mark the day with a goal",
        "debut return birthday bow appearance start anniversary call-up",
        r" (?P<verb>marked|marking|marks|celebrated|celebrating|crowned|capped) "
        r"(?:his|her|the|a|an) (?:[a-z0-9-]+ |<[TO]\d+> ){0,4}?"
        r"(?:debut|return|birthday|bow|appearance|start|anniversary|call-up) with (?:a|an|the) (?!chance|shot|near)"
        r"(?:[a-z0-9-]+ ){0,3}?(?:goal|winner|equaliser|opener|header|strike|volley|penalty)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "turn it around",
        "around",
        r" (?P<verb>turned|turning) (?:the (?:game|match|tie|contest|scoreline)|things) around(?= )",
        1,
        sides=False,
    ),
)
