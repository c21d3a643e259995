"""Ways of telling who made a goal by his name: 'set up by', 'from his cross', 'with the assist'."""

from loaders.prose.events.assist_row import AssistRow, assist_row

#: What comes before '... 's cross' where that made the goal.
_FROM = (
    r"(?:from|off|on|to|after|following|via|when|as|with|by|in|past|home|met|meet|meeting|meets|converted|converting"
    r"|convert|turned|turning|onto|collected|collecting|received|receiving|took|taking|heading|headed|nodded|nodding"
    r"|volleyed|volleying|tapped|tapping|tucked|swept|latched|reached|reach|poked|prodded|stabbed|bundled|steered"
    r"|glanced|glancing|guided|side-footed|flicked|slotted|thumped|at|of|finished|finishing|powered|powering"
    r"|dispatched|diverted|and|,|where|controlled|controlling|connected|for|redirected|redirecting|planted|crashed"
    r"|rammed|smashed|forced|got|get|getting|attacked|attacking|exchanged|buried|burying|hooked|applied|accepted"
    r"|fired|thundered|lashed|collects|into|deflected|knocked|stooping|rose|chested|sidefooted|drove|slid|thanks|but"
    r"|before|until|that|then|despite|under)"
)

MADE_BY: tuple[AssistRow, ...] = (
    assist_row(
        "helped on by",
        r" (?:flicked on|headed down|nodded down|knocked down|headed back|laid off|squared|touched on|helped on"
        r"|cut back|pulled back|played back|headed across|nodded across|knocked back|headed on|nodded on|laid back"
        r"|rolled across|flicked|nodded back|teed up|set up|chested down|backheeled|pulled|knocked on|glanced on"
        r"|headed towards goal|worked back) (?:(?!home |in )[a-z-]+ ){0,5}?by {maker}",
        3,
    ),
    assist_row(
        "set up by",
        r" (?:set up|teed up|fed|played in|released|put through|found|assisted|supplied|picked out|slipped in"
        r"|sent through|sent clear|freed|put clear|played through|helped|crossed|delivered|provided|created|sent away"
        r"|served|led|presented|played clear|threaded through|put in|laid on|slid in|sprung|unleashed|located|spotted"
        r"|gifted|lifted|whipped|floated|chipped|swung|curled|driven|drilled|threaded|slipped|rolled|slid|clipped"
        r"|played|pulled|squared|made|put away|set free|set clear|set away|sent in|lofted|dinked|sprayed) "
        r"(?:(?!home )[a-z-]+ ){0,6}?by {maker}(?! (?:'s (?:challenge|mistake|error)))",
    ),
    assist_row(
        "ball of",
        r" " + _FROM + r" (?:[^ .;:!?<>()]+ ){0,3}?(?:<H\d+> 's )?(?:[a-z-]+ (?=<P))?(?P<a>{p}) 's {adj}{ball}(?= )",
    ),
    assist_row(
        "ball of at the start", r"^(?: [a-z]+ ,)? (?:[a-z-]+ |<T\d+> (?:'s )?){0,5}?(?P<a>{p}) 's {adj}{ball}(?= )"
    ),
    assist_row(
        "a ball by name",
        r" (?:a|an|the|another|from|off|to|onto|met|in|one|when|excellent|superb|brilliant|deep|fine|good|clever|both"
        r"|two) {adj}(?:<T\d+> (?:'s )?)?(?:[a-z-]+ (?=<P))?(?P<a><P\d+>) "
        r"(?:(?!(?:an?|the|in|was|had|his|out|up|to|and|but|on|could|should|would|will|can|did|may|might|must|is"
        r"|has) )(?![a-z-]+(?:ed|ing|id|ung|ept) )[a-z0-9-]+ ){0,3}?{ball}(?= )(?! (?:wide|over|saved))",
    ),
    assist_row(
        "ball from",
        r" {ball} (?:(?!and |but |who |saved |before |after |as |when |past |ahead |clear |free |away "
        r"|[a-z]+ing )[^ .;:!?<>()]+ ){0,7}?(?:from|by|(?:boot|foot|(?<!over the )head|courtesy) of) {maker}"
        r"(?! 's (?:cross|corner|pass|ball|free-kick|shot|error|mistake|header|effort|half))",
    ),
    assist_row(
        "assist",
        r" assists? (?:[^ .;:!?<>()]+ ){0,4}?(?:from|by|to|went to|going to|goes to|go to|came from|belonged to"
        r"|was credited to|were credited to|for) {maker}",
        3,
        outright=True,
    ),
    assist_row(
        "with the assist",
        r" (?P<a>{p}) (?:(?:and|&) {p} )?(?:[a-z]+ly |was |were |had |got |was credited |were credited "
        r"|being credited |earned |earning |picked up |picking up |claimed |claiming |with |again |also |then |who "
        r"|, who |took |taking |notched |notching |recorded |recording |collected |collecting |providing |provided "
        r"|supplied |supplying |turned |shared |sharing |getting |given |awarded ){1,4}(?:with )?"
        r"(?:the |an |his |another |her )?(?:(?!second |first |third |his )[a-z-]+ ){0,3}"
        r"(?:assists?|provider|supplier|architect|creator)(?= )"
        r"(?! (?:for|on|of) (?:the |a )?(?:[a-z-]+ )?(?:first|second|third|opener|opening))",
        3,
        outright=True,
    ),
    assist_row(
        "was provider",
        r" (?:provider|architect|creator|supplier|provided by|supplied by|supplying|made by|created by|laid on by) "
        r"(?:was |, |is |[a-z]+ )?(?P<a><P\d+>)(?= )",
        2,
        outright=True,
    ),
    assist_row(
        "bracketed",
        r" \( (?:assists? ?[:-]? ?|assisted by |assisted |assist by |assist from |set up by |from |pass from "
        r"|cross from |cross by |pass by )(?P<a>{p})(?= )",
        3,
        outright=True,
    ),
)
