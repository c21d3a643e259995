"""Phrases of what a goal did to the score: 'opened the scoring', 'levelled it', 'made it three', 'sealed the win'."""

from loaders.prose.events.goals.phrases import Effect, Phrase, phrase
from loaders.prose.pattern_parts import either, one_of

_FIRST = Effect(first=True)
_AHEAD = Effect(lead=1)
_LEVEL = Effect(lead=0)
_LAST = Effect(last=True)
#: What a scorer does to his side: he puts it ahead.
_PUT = """
    drawn given put puts putting fired fires firing fire headed heads heading head shot shoots shooting shoot
    sent sends sending send nodded nods nodding nod volleyed edged edging edge blasted fizzed lifted gave give
    gives giving swept drove brought bringing bring pulled pulling pull pulls got drew draw drawing draws kicked
    slotted stroked tapped moved handed handing hand hands dragged drags hauled haul hauling curled poked
    prodded struck rifled lashed hooked steered earned earning threw thrown shunted set sneaked nudged nosed
    inched hammered hammers hammering thumped thumps thumping volleyed volleys volleying crashed crashing blasted
    bundled bundles bundling scrambled stabbed stabs stabbing smashed smashes smashing slammed slamming curled drilled
    drilling chipped lobbed tucked slid slides turned turning whipped powered powers powering thundered squeezed
    bulleted glanced flicked looped nicked rocketed eased eases easing propelled catapulted fizzed clipped rammed
    lashes lashing rifles rifling sweeps sweeping taps tapping pokes poking
"""

_GAVE = either(
    """
        gave give gives giving handed hand hands handing given earned earning fired fires firing fire headed
        heading head shot shoot presented granted
    """
)
_EXTENDED = either(
    """
        extended extends extending extend stretched stretch stretching stretches increased increase increasing
        increases tripled trebled restored restores restoring restore regained regaining regain added adding
        quadrupled padded reclaimed reclaiming reclaim re-established
    """
)
_PULLED = either(
    """
        pulled pulls pulling pull got get gets getting clawed clawing claw grabbed grab nicked snatched brought
        scored netted
    """
)
#: 'Made it seven wins' counts something else.
_OTHER_COUNTS = one_of(
    r"""
        goals games wins matches defeats points straight successive in victories home away out league years
        from_(?:\d|two|three|four|five|six|seven|eight|as_many|their|his|the_last) times
        consecutive draws clean without and changes on for substitutions
    """
)
_COMPLETED = either(
    """
        completed completes completing complete sealed seals sealing seal capped caps capping cap rounded
        rounding round rounds wrapped wraps wrapping wrap finished finishing finish concluded crowned crowning
        ended ending end closed
    """
)
_SCORED_THREE = either(
    """
        completed completes completing complete sealed secured claimed claim bagged netted scored scoring hit
        hits notched grabbed plundered bag fired claiming clinched clinching wrapped got getting registered
        recorded struck celebrates celebrated earned rounded produced helped
    """
)
_SEALED = either(
    """
        sealed seals sealing seal clinched clinches clinching clinch secured secures securing secure rescued
        rescues rescuing rescue salvaged salvaging salvage snatched snatches snatching snatch earned earns
        earning earn stole steals nicked settled settles settling settle won wins winning grabbed claimed
        ensured ensuring ensure wrapped decided killed ended guaranteed confirmed effectively rounded rounds
        rounding capped completed
    """
)
_TO_BE_SEALED = either(
    """
        win victory points point draw result success triumph game match contest tie issue matter spoils it
        things affair passage progress
    """
)

SCORE_CHANGED: tuple[Phrase, ...] = (
    phrase(
        "put ahead",
        _PUT,
        rf" (?P<verb>{either(_PUT)}) "
        r"(?P<side>{t}|the (?:hosts|visitors|home side|away side|champions|holders|leaders|guests)"
        r"|them|his (?:side|team|men|country|club)|their (?:side|team)|(?:the )?[a-z]+ "
        r"(?:side|team)|my|us|the <T\d+>) "
        r"{w3}(?P<how>ahead(?! of)|in front(?! of)|in the lead|into (?:a|the|an) {w3}lead|level|even"
        r"(?! (?:more|further))|back even|on even terms|on level terms|back on terms"
        r"|back on level terms|back in(?:to)? (?:it|the (?:game|match|contest|tie|hunt))|"
        r"(?:one|two|three|four|\d)"
        r"(?:-nil| goals?)? (?:up|ahead|in front|clear)|{score} (?:up|ahead|in front|in the lead)"
        r"|up|one up|two up|on (?:their|the) way|out of sight|in control|in command|into "
        r"(?:the )?ascendancy"
        r"|on the board|on the scoreboard|on the (?:score sheet|scoresheet|score-sheet)|in the driving"
        r" seat)(?= )",
    ),
    phrase(
        "give the lead",
        "gave given give gives giving handed hand hands handing earned earning earn secured fired fires "
        "headed firing "
        "heading restored regained fire head shot shoot presented presenting granted",
        rf" (?P<verb>{_GAVE}) (?:(?P<side>(?:the )?{{t}}|the "
        rf"(?:hosts|visitors|home side|away side|champions)"
        r"|them|his (?:side|team|men|country|club)|(?:the )?[a-z]+ (?:side|team)) )"
        r"(?:[^ .;:!?]+ ){0,5}?(?:lead|advantage|cushion|breakthrough|two-goal lead)(?= )",
        3,
        _AHEAD,
    ),
    phrase(
        "open the scoring",
        "scoring scoresheet deadlock account blood opening scorers ice",
        r" (?P<verb>opened|opens|opening|open|started|starting|start|began|began|kicked) "
        r"(?:off )?(?:the|<T\d+> 's|their|his) (?:scoring|scoresheet|goalscoring|goal-scoring|scorers"
        r"|rout)(?= )",
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
        r"{w3}(?:lead|advantage|score|money|tally|cushion|margin|scoreline|arrears|deficit)(?= )",
        3,
        Effect(lead=2),
    ),
    phrase(
        "extend the lead",
        "extended extends extending extend stretched stretch stretching stretches increased increase "
        "increasing "
        "increases tripled trebled restored restores restoring restore regained regaining regain added "
        "adding cemented "
        "consolidated quadrupled padded reclaimed reclaiming reclaim re-established",
        rf" (?P<verb>{_EXTENDED}) (?:to )?"
        r"(?:the|that|their|its|a|{side} 's|{t} 's|{p} 's|our|<T\d+>) ?{w3}"
        r"(?:lead|advantage|cushion|margin)(?= )",
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
        "levelled levels levelling level leveled leveling drew draws drawing draw pulled pulling pull "
        "squared evened "
        "tied ties tying tie knotted evens",
        r" (?P<verb>levelled|levels|levelling|level|leveled"
        r"|leveling|squared(?! (?:it|the ball) (?:for|to|across|back|on|in))|evened|tied|ties|tying|tie"
        r"|knotted|evens) "
        r"(?:up )?(?:the |their |his |it |things |matters |proceedings |affairs ){w3}"
        r"(?:up |at |for |with |when |from "
        r"|in |on |after |just |scores?|scoreline|game|match|contest|tie|terms|it|matters|proceedings"
        r"|things|affairs)",
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
        "pulled pulls pulling pull got get gets getting clawed clawing claw grabbed grab nicked snatched "
        "bring brought "
        "hit scored netted struck",
        rf" (?P<verb>{_PULLED}) (?:(?:one|a goal|a late goal|another|two|"
        rf"(?:a|the) {{w3}}goal|one goal|something) back"
        r"|back (?:one|a goal|a {w2}goal|another))(?= )",
        3,
    ),
    phrase(
        "reduce the deficit",
        "deficit arrears lead margin gap advantage leeway",
        r" (?P<verb>halved|halves|halving|halve|reduced|reduces|reducing"
        r"|reduce|cut|cuts|cutting|trimmed|narrowed|narrowing|narrow|slashed) "
        r"(?:the|their|its|his|{side} 's|{p} 's) ?"
        r"{w2}(?:deficit|arrears|lead|margin|gap|advantage|leeway)(?= )"
        r"(?! (?:at|on) (?:the )?(?:top|leaders|table))",
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
        r" (?P<verb>made|makes|making|make) (?:it|the (?:score|scoreline|final score)) "
        rf"{{w3}}(?P<score>{{score}}|(?:one|two|three|four|five|six|seven)(?! {_OTHER_COUNTS}))(?= )",
    ),
    phrase(
        "complete the scoring",
        "scoring rout win victory turnaround comeback hat-trick treble thrashing demolition recovery "
        "misery triumph "
        "success points scoreline evening afternoon night rout",
        rf" (?P<verb>{_COMPLETED}) (?:off |up |out )?(?:a |the |an |his |her |their |{{side}} 's |{{t}} 's "
        rf"|{{p}} 's )?"
        r"{w5}(?:scoring|rout|turnaround|comeback|thrashing|demolition|goalscoring|scoreline|recovery"
        r"|fightback)(?= )",
        2,
        _LAST,
    ),
    phrase(
        "complete a hat-trick",
        "hat-trick treble hattrick trio",
        rf" (?P<verb>{_SCORED_THREE}) (?:himself |herself |up |off |to )?"
        r"(?:a|his|her|the|<H\d+> 's) {w3}(?:hat-trick|hattrick|treble|hat_trick)(?= )",
        3,
        Effect(count=3),
        sides=False,
    ),
    phrase(
        "seal the win",
        "win victory points point draw result success triumph place progress passage spoils game match "
        "contest tie "
        "three progress all winners it issue matter affair things",
        r" (?!(?:won|wins|winning) it (?:back|again|off|from|cleanly|and|high|deep|on halfway|in midfield|<))"
        rf"(?P<verb>{_SEALED}) (?:up |off |out )?(?P<side><T\d+> )?"
        rf"(?:the |a |an |all |their |his |{{side}} 's |it |{{t}} 's |<T\d+> )?{{w5}}(?:{_TO_BE_SEALED})"
        r"(?= )(?! (?:against|over|at|last|on (?:saturday|sunday|monday|tuesday|wednesday|thursday"
        r"|friday)))",
        1,
        _LAST,
        sides=False,
    ),
    phrase(
        "rounded it off",
        "off",
        r" (?P<verb>rounded|rounds|rounding|finished|topped|capped|wrapped|wraps|wrapping) (?:things|it|matters|affairs"
        r"|proceedings) (?:off|up)(?= )(?! (?:against|over))",
        1,
        _LAST,
        sides=False,
    ),
    phrase(
        "put it beyond doubt",
        "doubt bed reach sight beyond safe safety result game match points",
        r" (?P<verb>put|puts|putting|placed) (?:the |it |{t} |{side} )?"
        r"{w3}(?:beyond (?:any |all )?(?:doubt|reach|{side})|to bed|out of (?:reach|sight)|to rest|safe)"
        r"(?= )",
        2,
        _LAST,
        sides=False,
    ),
    phrase(
        "make sure",
        "sure certain safe",
        r" (?P<verb>made|makes|making|make) (?:sure|certain|safe)(?: of)? "
        r"(?:the |it|of|{side} 's |all |a )?",
        1,
        _LAST,
        sides=False,
    ),
)
