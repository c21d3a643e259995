"""Phrases of what was done with a goal: 'won it with a header', 'let fly and it crept in', 'gave them hope'."""

from loaders.prose.events.goals.phrases import Phrase, phrase
from loaders.prose.events.goals.shot_ends import MOTION
from loaders.prose.pattern_parts import either

_WON = either(
    """
        forced wrapped sealed salvaged rescued earned secured snatched clinched capped crowned completed
        finished rounded settled won marked celebrated punished rewarded replied responded struck hit weighed
        chipped popped came pitched cropped turned followed repaid justified stole ended broke answered
        countered answers wraps seals salvages rescues secures snatches clinches caps crowns completes rounds
        settles wins marks celebrates replies responds hits strikes wrapping sealing salvaging rescuing earning
        securing snatching clinching capping crowning completing rounding settling winning wrap seal salvage
        rescue earn secure snatch clinch cap crown complete round settle win saved made
    """
)
_FLY = either(
    r"""
        fly rip loose his_luck her_luck <H\d+>_'s_luck his_arm aim the_trigger a_go a_pop a_swing a_touch
        for_goal for_power fire up a_chance
    """
)
_GO_IN = either(
    """
        squirm fly creep nestle loop trickle bounce roll sail drop arrow whistle rocket skid slip go dip swerve
        soar cannon deflect
    """
)
_DID = either(
    """
        sent stunned rubbed unlocked put added killed gave eased calmed lifted silenced shocked floored rocked
        sank undid opened started began delighted thrilled rewarded left hurt haunted broke dashed crushed
        shattered ruined spoiled spoilt extended restored doubled brightened announced introduced transformed
        changed set kept maintained underlined sending stunning adding killing giving easing silencing opening
        starting puts gives adds sends kills stuns opens
    """
)

DONE_WITH_A_GOAL: tuple[Phrase, ...] = (
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
        r"(?<!the bar)(?<!the post)(?<!crossbar)(?<!woodwork)(?<!upright) (?P<verb>with|through|by) "
        rf"(?:a|an|<H\d+> 's) (?:[a-z0-9-]+ ){{0,4}}?(?:{{shot}}) (?:that|which) (?:{MOTION})",
        2,
        sides=False,
    ),
    phrase(
        "picked his spot past the keeper",
        "spot",
        r" (?P<verb>pick|picked|picks|picking) (?:out )?(?:his|her|<H\d+> 's) spot "
        r"(?:past|beyond|behind) {gk}",
        2,
        sides=False,
    ),
    phrase(
        "did not miss",
        "miss missed",
        r" (?P<verb>did n't|did not|does not|does n't|didn't|doesn't|could not|couldn't|could hardly"
        r"|could scarcely"
        r"|was never going to|was not going to|wasn't going to|never looked like|was n't going to|is not"
        r" one to"
        r"|was not about to|was n't about to|wasn't about to|was hardly going to|was unlikely to"
        r"|rarely) (?:miss|missing)(?= [.,;!]| those | these | such | from | when | as | and | with | to )"
        r"(?! from (?:their|the) (?:last|previous))",
        2,
        sides=False,
    ),
    phrase(
        "simple finish",
        "tap-in tap-ins finish finishes task job matter formality",
        r" (?P<verb>had|has|was left with|left with|with|given|was presented with|enjoyed|faced) "
        r"(?:only |just )?(?:a |the |an )(?:simple|easy|simplest|easiest|straightforward|comfortable|mere"
        r"|routine) "
        r"(?:of )?(?:tap-in|tap-ins|finish|finishes"
        r"|close-range finish|headed finish|(?:task|job|matter) of "
        r"(?:rolling|tapping|slotting|knocking|sliding|passing"
        r"|stroking|nodding|heading|sidefooting|side-footing|poking|turning|pushing|tucking|steering"
        r"|walking))(?= )",
        2,
        sides=False,
    ),
    phrase(
        "won it with a goal",
        "with",
        rf" (?P<verb>{_WON}) (?!(?:the|a) (?:wall|post|bar|crossbar|upright|woodwork) )"
        r"(?:(?!with |for |as |when |after |before |and |but |who |post "
        r"|bar |crossbar |woodwork |upright |frame |keeper |goalkeeper |side-netting |off"
        r" )[^ .;:!?()]+ ){0,7}?with "
        r"(?:a|an|the|<H\d+> 's|his|her|their|what proved|another) "
        r"(?:(?!chance|attempt|half-chance)[^ .,;:!?<>()]+ ){0,5}?"
        r"(?P<noun>{goal}|{ord}|header|volley|penalty|spot-kick|free-kick|finish)"
        r"(?= (?:[.,;!]|in the \d|on \d|after|with|from|late|eight|nine|just|deep|midway|at|when|inside|\d"
        r"|five"
        r"|ten|two|three|four|six|seven|that|to |before|off|of the |of (?:his|her|<H\d+> 's) own|<|for "
        r"(?:the|his|<)))"
        r"(?! (?:of|for|from|in) (?:his|the) (?:first|season|club|career|campaign))",
        2,
        sides=True,
    ),
    phrase(
        "let fly and it went in",
        "fly rip luck aim trigger go swing loose power goal range",
        r" (?P<verb>let|lets|tried|tries|took|takes|pulled|had|went|opened|chanced) "
        rf"(?:{_FLY}) (?:(?!but |before |wide|over |saved)[^ .;:!?()]+ ){{0,12}}?"
        r"(?:and|,|with|to see|which|that) (?:saw |see |watched |found )?"
        r"(?:the ball|it|the shot|<H\d+> 's (?:shot|effort|drive)|his (?:shot|effort|drive))? ?"
        rf"(?:then |just |duly )?(?:{MOTION}|(?:{_GO_IN}) "
        r"(?:[^ .;:!?()]+ ){0,8}?(?:in(?= [.,;])|into the (?:[a-z-]+ ){0,3}(?:net|corner)|past {gk}"
        r"|beyond {gk}|over {gk}|under(?:neath)? {gk}|through {gk}|inside the "
        r"(?:[a-z]+ )?post|over the line))",
        2,
        sides=False,
    ),
    phrase(
        "did it with a goal",
        "with",
        rf" (?P<verb>{_DID}) (?:(?!with |for |as |when |after |before |and |but "
        rf"|who )[^ .;:!?()]+ ){{0,8}}?with "
        r"(?:a|an|the|<H\d+> 's|his|her|their|what proved|another) "
        r"(?:(?!chance|attempt|half-chance)[^ .,;:!?<>()]+ ){0,5}?"
        r"(?P<noun>{goal}|{ord})(?= (?:[.,;!]|in the \d|on \d|after|with|from|late|eight|nine|just|deep"
        r"|midway"
        r"|at|when|inside|\d|five|ten|two|three|four|six|seven|before|off|of the |of "
        r"(?:his|her|<H\d+> 's) own|<))",
        2,
        sides=True,
    ),
    phrase(
        "gave them hope",
        "hope lifeline space daylight foothold resistance defence rearguard gloss",
        r" (?:(?P<verb>gave|gives|giving|handed|hands|handing|offered|threw|given) "
        r"(?P<side>(?:the )?<T\d+>|them|the (?:hosts|visitors)) "
        r"(?:a |an |some |fresh |renewed |real |the )?"
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
        r"(?:a|an|<H\d+> 's|his) (?:[a-z-]+ ){0,3}?(?:header|volley|half-volley|finish|shot|strike"
        r"|diving header) "
        r"(?:into (?:the )?(?:[a-z-]+ ){0,3}(?:net|corner)"
        r"|past {gk}|beyond {gk}|in off|that (?:flew|went|found|gave|left|beat))(?! (?:wide|over))",
        2,
        sides=False,
    ),
    phrase(
        "put the seal on it",
        "seal icing",
        r" (?P<verb>put|puts|putting|set) (?:the|a|<H\d+> 's) (?:final |late )?(?:seal|icing) (?:on|upon)"
        r"(?= )",
        1,
        sides=False,
    ),
    phrase(
        "added his name",
        "name",
        r" (?P<verb>added|adds|adding|put|wrote|etched) (?:his|her|<H\d+> 's) "
        r"(?:own )?name (?:to|on|onto) the (?:list|scoresheet|score-sheet|scorers|score sheet|scoreboard)"
        r"(?= )",
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
        r"(?:a|an|his|her|the|another|<H\d+> 's|two|three) (?:[^ .,;:!?<>()]+ ){0,3}?"
        r"(?:{goal}|{ord}|pair|(?<= two )|(?<= three ))(?=[ .,;-])",
        2,
        sides=False,
    ),
    phrase(
        "a two-goal show",
        "two-goal three-goal four-goal",
        r" (?P<verb>put|puts|putting|turned|turns|turning"
        r"|produced|produces|producing|delivered|enjoyed|celebrated|gave|came|capped|marked) "
        r"(?:in |up |off )?"
        r"(?:with )?(?:a|an|another|<H\d+> 's|his) (?:[a-z-]+ ){0,2}"
        r"(?P<count>two-goal|three-goal|four-goal) "
        r"(?:performance|display|haul|salvo|blast|burst|show|blitz|return|contribution|showing|outing)"
        r"(?= )",
        2,
        sides=False,
    ),
    phrase(
        "had goals",
        "goals goal brace hat-trick",
        r" (?P<verb>had|has|with|finished with|ended with|contributed"
        r"|collected|accounted for|accounts for|accounting for|was responsible for|was credited with"
        r"|credited with) "
        r"(?:all |just )?(?:a goal|two goals|a pair of goals|a pair|a brace|a hat-trick|three goals"
        r"|one goal"
        r"|(?:the|what was the) (?:lone|only|other|game-winning|winning|opening|first|second|third|fourth"
        r"|game's only) "
        r"(?:goal|one)|the goal|both goals|both|all three|two of the goals)"
        r"(?= (?:[.,;!]|and|in the|in each|in either|on \d|after|for <|of the (?:game|match)|to |though"
        r"|although|but|despite|by the) ?)"
        r"(?! (?:[.,;] )?(?:and )?(?:disallowed|ruled|chalked|this|in (?:his|the last)|to "
        r"(?:aim|defend|show|play)))",
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
)
