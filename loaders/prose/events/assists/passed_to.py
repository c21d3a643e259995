"""Ways of telling who passed to the scorer: 'found him', 'after he crossed', 'his ball into the path of'."""

from loaders.prose.events.assists.assist_row import AssistRow, assist_row
from loaders.prose.pattern_parts import one_of

#: What may be somebody's, told by whose.
_PASS = one_of(
    """
        ball header cross pass corner free-kick knock-down flick delivery centre pull-back cut-back through-ball lay-off
        touch backheel header_back
    """
)
#: What leads on to the scorer.
_FOR = one_of(
    """
        for where towards allow allowing allowed leaving left letting let enabling inviting to_find finding that which
        reached reaching to_set_up to_the_feet_of head_of path_of
    """
)
#: How a shot is turned in.
_TURNED = one_of(
    """
        turned diverted deflected prodded poked steered redirected helped flicked nodded headed touched tapped guided
        bundled knocked
    """
)
#: What a ball does to reach somebody.
_FOUND = one_of(
    """
        found finding sent put set released reached freed picked_out let let_in allowed gave sprang presented
        into_the_path_of to for by onto caught invited left located reaching sending putting setting releasing giving
        allowing leaving that which where up_to_find met_by led split_the_defence_for unlocked_the_defence_for
        fell_perfectly_for beat_the_offside_trap_for
    """
)
#: What was done for the scorer.
_HAD_FOUND = one_of(
    """
        found picked_out fed released set put slipped played sent freed spotted teed located spotting finding feeding
        releasing
    """
)

PASSED_TO_SCORER: tuple[AssistRow, ...] = (
    assist_row("passed to the scorer", r" (?P<verb>{passed}) {to}(?P<s>{p})(?= )(?! 's )"),
    assist_row(
        "whose ball",
        rf" (?P<a>{{p}}) ,? ?(?:from |off |with |to |onto )?whose {{adj}}{_PASS}(?= )",
        3,
    ),
    assist_row(
        "a pass to the scorer",
        r" (?P<verb>{delivered}|placed|made|picked|dribbled|carried|smashed|fizzed"
        r"|dropp(?:ed|ing)(?= (?:an?|the|one|<H\d+> 's) (?:[a-z-]+ ){0,3}(?:over|in|into|onto|on to|behind|inside) )) "
        r"(?:(?:an?|the|another|in an?|his|over an?|<H\d+> 's) {adj}{ball}|(?:it|the ball)) "
        r"(?:(?:[^ .;:!?()]+ ){0,9}?)(?:to|for|into|towards|onto|at|where) {to}(?P<s>{p})(?= )"
        r"(?! 's (?:goal|box|area|net|half|head))",
    ),
    assist_row(
        "for the scorer to",
        rf" (?P<verb>{{delivered}}) (?:(?!who |when |but )[^ .;:!?()]+ ){{0,14}}?{_FOR} {{to}}"
        r"(?P<s>{p})(?= )(?! 's )",
    ),
    assist_row(
        "after he delivered",
        r" (?<!minutes )(?<!minute )(?<!moments )(?<!seconds )(?<!later )(?:after|when|as|with|following|once) "
        r"(?:[a-z-]+ |<T\d+> (?:'s )?){0,5}?(?P<a>{p}) (?!'s )(?:had |[a-z]+ly |, [^,]{1,40} , "
        r"|broke down the (?:left|right) and |(?:[^ .;:!?<>()]+ ){0,10}?)(?:and |before |to )?(?P<pass>{crossed})"
        r"(?= )(?! (?:in|home|wide|over|against|straight|past|clear|up|off|(?:one|two|another|a goal"
        r"|<T\d+>) back) )(?<!slipped)(?<!slid)(?<!helped)",
    ),
    assist_row(
        "after he slipped it",
        r" (?:after|when|as|with|following|once) (?:[a-z-]+ |<T\d+> (?:'s )?){0,5}?(?P<a>{p}) "
        r"(?:had |[a-z]+ly |(?:[^ .;:!?<>()]+ ){0,10}?)(?P<pass>slipped|slid|helped) (?:it|the ball|a|an|him|<H\d+>) ",
    ),
    assist_row("the latter's ball", r" the (?P<latter>latter) 's {adj}{ball}(?= )", 3, is_open=True),
    assist_row(
        "shot turned in",
        r" (?P<a>{p}) 's (?:[a-z0-9-]+ ){0,4}?(?:shot|effort|drive|volley|header|strike) was (?:[a-z]+ly )?"
        rf"{_TURNED} (?:on )?(?:in|home|into|past|over) (?:[^ .;:!?()]+ ){{0,6}}?by {{to}}(?P<s>{{p}})(?= )",
    ),
    assist_row(
        "the ball found him",
        rf" (?P<a>{{p}}) 's {{adj}}{{ball}} (?:[^ .;:!?()]+ ){{0,10}}?{_FOUND} {{to}}(?P<s>{{p}})(?= )(?! 's )",
    ),
    assist_row(
        "a ball from him found",
        r" {ball} (?:from|by) {maker} (?:[^ .;:!?()<>]+ ){0,6}?(?:found|sent|put|set|released|reached|freed"
        r"|picked out|let|allowed|gave|sprang|presented|fell (?:to|for)|went to|caught) {to}(?P<s>{p})(?= )(?! 's )",
    ),
    assist_row(
        "got it from",
        r" (?:collected|collecting|received|receiving|picked up|accepted|gathered|controlled|took|taking) "
        r"(?:(?:the|a|an|another|<H\d+> 's) )?(?:(?!deflection |touch |nick |ricochet )[a-z-]+ ){0,3}?"
        r"(?:from|(?<!took the ball )(?<!taking the ball )off) {maker}",
    ),
    assist_row("picked it off", r" picked the ball (?:up )?(?:from|off) {maker}"),
    assist_row(
        "did the work",
        r" (?:after|thanks to|following|with) (?:[a-z-]+ |<T\d+> (?:'s )?){0,4}?(?P<a>{p}) "
        r"(?:had |having |[a-z]+ly ){0,3}(?:done|doing|did) (?:well|brilliantly|superbly"
        r"|(?:all |most of |much of )?(?:the |so )?(?:hard |good |spade|donkey |leg)?-?work|(?:the )?damage)(?= )",
    ),
    assist_row(
        "had found him",
        r" (?:after|when|as|with|once) (?:[a-z-]+ |<T\d+> (?:'s )?){0,4}?(?P<a>{p}) "
        rf"(?:had |has |[a-z]+ly ){{0,3}}{_HAD_FOUND} (?:him|her|<H\d+>)(?= )",
    ),
    assist_row(
        "into his path",
        r" (?P<verb>{delivered}) (?:(?!who |when |but )[^ .;:!?()]+ ){0,10}?(?:into|in to|to|onto|on to) (?:the )?"
        r"(?P<s>{p}) 's (?:path|feet|stride|run|head|chest|toes|forehead|left foot|right foot)(?= )",
    ),
    assist_row(
        "his goal came from",
        r" (?P<s>{p}) 's (?:[a-z0-9-]+ ){0,3}?(?:goal|strike|header|opener|equaliser|equalizer|winner|volley|finish"
        r"|effort|tap-in) ,? ?(?:which |that )?(?:had |was |had been )?(?:came|come|coming|arrived|made|created"
        r"|set up|laid on|teed up|supplied|provided|engineered) (?:[a-z-]+ ){0,2}?(?:from|by|off|after|courtesy of) "
        r"(?:[^ .;:!?<>()]+ ){0,5}?(?:<T\d+> (?:'s )?)?(?:[a-z-]+ (?=<P))?(?P<a>{p})(?= )",
        3,
    ),
)
