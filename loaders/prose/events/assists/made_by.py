"""Ways of telling who made a goal by his name: 'set up by', 'from his cross', 'with the assist'."""

from loaders.prose.events.assists.assist_row import AssistRow, assist_row
from loaders.prose.pattern_parts import one_of

#: What comes before '... 's cross' where that made the goal.
_FROM = one_of(
    """
        from off on to after following via when as with by in past home met meet meeting meets converted converting
        convert turned turning onto collected collecting received receiving took taking heading headed nodded nodding
        volleyed volleying tapped tapping tucked swept latched reached reach poked prodded stabbed bundled steered
        glanced glancing guided side-footed flicked slotted thumped at of finished finishing powered powering dispatched
        diverted and , where controlled controlling connected for redirected redirecting planted crashed rammed smashed
        forced got get getting attacked attacking exchanged buried burying hooked applied accepted fired thundered
        lashed collects into deflected knocked stooping rose chested sidefooted drove slid thanks but before until that
        then despite under
    """
)

#: How a ball is helped on to the scorer.
_HELPED_ON = one_of(
    """
        flicked_on headed_down nodded_down knocked_down headed_back laid_off squared touched_on helped_on cut_back
        pulled_back played_back headed_across nodded_across knocked_back headed_on nodded_on laid_back rolled_across
        flicked nodded_back teed_up set_up chested_down backheeled pulled knocked_on glanced_on headed_towards_goal
        worked_back
    """
)
#: How a scorer is set up.
_SET_UP = one_of(
    """
        set_up teed_up fed played_in released put_through found assisted supplied picked_out slipped_in sent_through
        sent_clear freed put_clear played_through helped crossed delivered provided created sent_away served led
        presented played_clear threaded_through put_in laid_on slid_in sprung unleashed located spotted gifted lifted
        whipped floated chipped swung curled driven drilled threaded slipped rolled slid clipped played pulled squared
        made put_away set_free set_clear set_away sent_in lofted dinked sprayed
    """
)

MADE_BY: tuple[AssistRow, ...] = (
    assist_row(
        "helped on by",
        rf" {_HELPED_ON} (?:(?!home |in )[a-z-]+ ){{0,5}}?by {{maker}}",
        3,
    ),
    assist_row(
        "set up by",
        rf" {_SET_UP} (?:(?!home )[a-z-]+ ){{0,6}}?by {{maker}}(?! (?:'s (?:challenge|mistake|error)))",
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
        r"|(?:that|which) (?!came |was |had |arrived )|(?<!the )left by |[a-z]+ing "
        r"|headed (?=out|away|clear|behind)|given (?=away )|(?:conceded|won|dummied|missed|misjudged|misread"
        r"|ignored|under|cleared|watched) )"
        r"(?:[^ .;:!?<>()]+|<N\d+>) ){0,7}?(?:from|by|(?:boot|foot|(?<!over the )head|courtesy) of) {maker}"
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
