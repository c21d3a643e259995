"""The ways of telling who made a goal, as a table: by whose cross, pass or knock-down, or outright as an assist."""

from dataclasses import dataclass

from loaders.prose.events.assist_words import ADJ, BALL, CROSSED, DELIVERED, PASSED_TO, SENT, SERVED
from loaders.prose.events.patterns import expand
from loaders.prose.triggers import Row


@dataclass(frozen=True)
class AssistRow(Row):
    """A way of telling who made a goal.

    Its group `a` is the maker, else the subject of the verb `verb` is; `s`, where there, must be the scorer. `sure` is 3 for the
    last touch told outright, 2 for a pass told beside the goal, 1 for one that only comes before it. Of an `open` row nobody
    receives the ball by name: the scorer must come next, with nobody else between. An `outright` row says by itself that it was
    an assist, wherever it stands.
    """

    sure: int
    open: bool = False
    outright: bool = False


def _row(name: str, pattern: str, sure: int = 2, *, is_open: bool = False, outright: bool = False) -> AssistRow:
    words = {
        "{ball}": BALL,
        "{adj}": ADJ,
        "{delivered}": DELIVERED,
        "{passed}": PASSED_TO,
        "{crossed}": CROSSED,
        "{sent}": SENT,
        "{served}": SERVED,
        "{maker}": _MAKER,
        "{to}": _TO_WHOM,
    }
    for slot, text in words.items():
        pattern = pattern.replace(slot, text)
    return AssistRow(name, frozenset(), expand(pattern), sure, is_open, outright)


_MAKER = (
    r"(?:the |a |fellow |<H\d+> 's |both |[a-z-]+(?:er|or|ist|ant|man|back|half|mate|sub|ute|pper|ain|ian|ish|ese|al"
    r"|star|loan|ager|old) |team-mate |{p} 's (?:replacement|team-mate|compatriot|strike-partner|strike partner) "
    r"|<T\d+> (?:'s )?){0,4}(?:[a-z-]+ (?=<P))?(?P<a>{p})(?! 's )"
)
#: What may stand before the name of who gets the ball.
_TO_WHOM = (
    r"(?:<H\d+> 's |<T\d+> (?:'s )?"
    r"|(?!and |but |or |who |when |as |even |though |that |which |to |for |in |on |at |into |with |by |after |before "
    r"|was |were |had |is |than |from |of |off |only |feet |post |corner |net )[a-z0-9-]+ ){0,5}?"
)
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

ROWS: tuple[AssistRow, ...] = (
    _row(
        "helped on by",
        r" (?:flicked on|headed down|nodded down|knocked down|headed back|laid off|squared|touched on|helped on"
        r"|cut back|pulled back|played back|headed across|nodded across|knocked back|headed on|nodded on|laid back"
        r"|rolled across|flicked|nodded back|teed up|set up|chested down|backheeled|pulled|knocked on|glanced on"
        r"|headed towards goal|worked back) (?:(?!home |in )[a-z-]+ ){0,5}?by {maker}",
        3,
    ),
    _row(
        "set up by",
        r" (?:set up|teed up|fed|played in|released|put through|found|assisted|supplied|picked out|slipped in"
        r"|sent through|sent clear|freed|put clear|played through|helped|crossed|delivered|provided|created|sent away"
        r"|served|led|presented|played clear|threaded through|put in|laid on|slid in|sprung|unleashed|located|spotted"
        r"|gifted|lifted|whipped|floated|chipped|swung|curled|driven|drilled|threaded|slipped|rolled|slid|clipped"
        r"|played|pulled|squared|made|put away|set free|set clear|set away|sent in|lofted|dinked|sprayed) "
        r"(?:(?!home )[a-z-]+ ){0,6}?by {maker}(?! (?:'s (?:challenge|mistake|error)))",
    ),
    _row(
        "ball of",
        r" " + _FROM + r" (?:[^ .;:!?<>()]+ ){0,3}?(?:<H\d+> 's )?(?:[a-z-]+ (?=<P))?(?P<a>{p}) 's {adj}{ball}(?= )",
    ),
    _row("ball of at the start", r"^(?: [a-z]+ ,)? (?:[a-z-]+ |<T\d+> (?:'s )?){0,5}?(?P<a>{p}) 's {adj}{ball}(?= )"),
    _row(
        "a ball by name",
        r" (?:a|an|the|another|from|off|to|onto|met|in|one|when|excellent|superb|brilliant|deep|fine|good|clever|both"
        r"|two) {adj}(?:<T\d+> (?:'s )?)?(?:[a-z-]+ (?=<P))?(?P<a><P\d+>) "
        r"(?:(?!(?:an?|the|in|was|had|his|out|up|to|and|but|on|could|should|would|will|can|did|may|might|must|is"
        r"|has) )(?![a-z-]+(?:ed|ing|id|ung|ept) )[a-z0-9-]+ ){0,3}?{ball}(?= )(?! (?:wide|over|saved))",
    ),
    _row(
        "ball from",
        r" {ball} (?:(?!and |but |who |saved |before |after |as |when |past |ahead |clear |free |away "
        r"|[a-z]+ing )[^ .;:!?<>()]+ ){0,7}?(?:from|by|(?:boot|foot|(?<!over the )head|courtesy) of) {maker}"
        r"(?! 's (?:cross|corner|pass|ball|free-kick|shot|error|mistake|header|effort|half))",
    ),
    _row(
        "assist",
        r" assists? (?:[^ .;:!?<>()]+ ){0,4}?(?:from|by|to|went to|going to|goes to|go to|came from|belonged to"
        r"|was credited to|were credited to|for) {maker}",
        3,
        outright=True,
    ),
    _row(
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
    _row(
        "was provider",
        r" (?:provider|architect|creator|supplier|provided by|supplied by|supplying|made by|created by|laid on by) "
        r"(?:was |, |is |[a-z]+ )?(?P<a><P\d+>)(?= )",
        2,
        outright=True,
    ),
    _row(
        "bracketed",
        r" \( (?:assists? ?[:-]? ?|assisted by |assisted |assist by |assist from |set up by |from |pass from "
        r"|cross from |cross by |pass by )(?P<a>{p})(?= )",
        3,
        outright=True,
    ),
    _row("passed to the scorer", r" (?P<verb>{passed}) {to}(?P<s>{p})(?= )(?! 's )"),
    _row(
        "whose ball",
        r" (?P<a>{p}) ,? ?whose {adj}(?:ball|header|cross|pass|corner|free-kick|knock-down|flick|delivery|centre"
        r"|pull-back|cut-back|through-ball|lay-off|touch|backheel|header back)(?= )",
        3,
    ),
    _row(
        "a pass to the scorer",
        r" (?P<verb>{delivered}|placed|made|picked|dribbled|carried|smashed|fizzed) "
        r"(?:(?:an?|the|another|in an?|his|over an?|<H\d+> 's) {adj}{ball}|(?:it|the ball)) "
        r"(?:(?:[^ .;:!?()]+ ){0,9}?)(?:to|for|into|towards|onto|at|where) {to}(?P<s>{p})(?= )"
        r"(?! 's (?:goal|box|area|net|half|head))",
    ),
    _row(
        "for the scorer to",
        r" (?P<verb>{delivered}) (?:(?!who |when |but )[^ .;:!?()]+ ){0,14}?"
        r"(?:for|where|towards|allow|allowing|allowed|leaving|left|letting|let|enabling|inviting|to find|finding|that"
        r"|which|reached|reaching|to set up|to the feet of|head of|path of) {to}(?P<s>{p})(?= )(?! 's )",
    ),
    _row(
        "after he delivered",
        r" (?<!minutes )(?<!minute )(?<!moments )(?<!seconds )(?<!later )(?:after|when|as|with|following|once) "
        r"(?:[a-z-]+ |<T\d+> (?:'s )?){0,5}?(?P<a>{p}) (?:had |[a-z]+ly |, [^,]{1,40} , "
        r"|broke down the (?:left|right) and |(?:[^ .;:!?<>()]+ ){0,10}?)(?:and |before |to )?(?P<pass>{crossed})"
        r"(?= )(?! (?:in|home|wide|over|against|straight|past|clear|up|off) )(?<!slipped)(?<!slid)(?<!helped)",
    ),
    _row(
        "after he slipped it",
        r" (?:after|when|as|with|following|once) (?:[a-z-]+ |<T\d+> (?:'s )?){0,5}?(?P<a>{p}) "
        r"(?:had |[a-z]+ly |(?:[^ .;:!?<>()]+ ){0,10}?)(?P<pass>slipped|slid|helped) (?:it|the ball|a|an|him|<H\d+>) ",
    ),
    _row("the latter's ball", r" the (?P<latter>latter) 's {adj}{ball}(?= )", 3, is_open=True),
    _row(
        "shot turned in",
        r" (?P<a>{p}) 's (?:[a-z0-9-]+ ){0,4}?(?:shot|effort|drive|volley|header|strike) was (?:[a-z]+ly )?"
        r"(?:turned|diverted|deflected|prodded|poked|steered|redirected|helped|flicked|nodded|headed|touched|tapped"
        r"|guided|bundled|knocked) (?:on )?(?:in|home|into|past|over) (?:[^ .;:!?()]+ ){0,6}?by {to}(?P<s>{p})(?= )",
    ),
    _row(
        "the ball found him",
        r" (?P<a>{p}) 's {adj}{ball} (?:[^ .;:!?()]+ ){0,10}?(?:found|finding|sent|put|set|released|reached|freed"
        r"|picked out|let|let in|allowed|gave|sprang|presented|into the path of|to|for|by|onto|caught|invited|left"
        r"|located|reaching|sending|putting|setting|releasing|giving|allowing|leaving|that|which|where|up to find"
        r"|met by|led|split the defence for|unlocked the defence for|fell perfectly for|beat the offside trap for) "
        r"{to}(?P<s>{p})(?= )(?! 's )",
    ),
    _row(
        "a ball from him found",
        r" {ball} (?:from|by) {maker} (?:[^ .;:!?()<>]+ ){0,6}?(?:found|sent|put|set|released|reached|freed"
        r"|picked out|let|allowed|gave|sprang|presented|fell (?:to|for)|went to|caught) {to}(?P<s>{p})(?= )(?! 's )",
    ),
    _row(
        "got it from",
        r" (?:collected|collecting|received|receiving|picked up|accepted|gathered|controlled|took|taking) "
        r"(?:(?:the|a|an|another|<H\d+> 's) )?(?:(?!deflection |touch |nick |ricochet )[a-z-]+ ){0,3}?"
        r"(?:from|(?<!took the ball )(?<!taking the ball )off) {maker}",
    ),
    _row("picked it off", r" picked the ball (?:up )?(?:from|off) {maker}"),
    _row(
        "did the work",
        r" (?:after|thanks to|following|with) (?:[a-z-]+ |<T\d+> (?:'s )?){0,4}?(?P<a>{p}) "
        r"(?:had |having |[a-z]+ly ){0,3}(?:done|doing|did) (?:well|brilliantly|superbly"
        r"|(?:all |most of |much of )?(?:the |so )?(?:hard |good |spade|donkey |leg)?-?work|(?:the )?damage)(?= )",
    ),
    _row(
        "had found him",
        r" (?:after|when|as|with|once) (?:[a-z-]+ |<T\d+> (?:'s )?){0,4}?(?P<a>{p}) (?:had |has |[a-z]+ly ){0,3}"
        r"(?:found|picked out|fed|released|set|put|slipped|played|sent|freed|spotted|teed|located|spotting|finding"
        r"|feeding|releasing) (?:him|her|<H\d+>)(?= )",
    ),
    _row(
        "into his path",
        r" (?P<verb>{delivered}) (?:(?!who |when |but )[^ .;:!?()]+ ){0,10}?(?:into|in to|to|onto|on to) (?:the )?"
        r"(?P<s>{p}) 's (?:path|feet|stride|run|head|chest|toes|forehead|left foot|right foot)(?= )",
    ),
    _row(
        "his goal came from",
        r" (?P<s>{p}) 's (?:[a-z0-9-]+ ){0,3}?(?:goal|strike|header|opener|equaliser|equalizer|winner|volley|finish"
        r"|effort|tap-in) ,? ?(?:which |that )?(?:had |was |had been )?(?:came|come|coming|arrived|made|created"
        r"|set up|laid on|teed up|supplied|provided|engineered) (?:[a-z-]+ ){0,2}?(?:from|by|off|after|courtesy of) "
        r"(?:[^ .;:!?<>()]+ ){0,5}?(?:<T\d+> (?:'s )?)?(?:[a-z-]+ (?=<P))?(?P<a>{p})(?= )",
        3,
    ),
    _row(
        "one-two",
        r" (?:one-two|one - two|1-2|passes|give-and-go|exchange|exchanged|exchanging|combined|combining|combination"
        r"|interchange|interchanging|interplay|interchanges|linked up|linking up|link-up play|link-up|wall-pass"
        r"|neat passing|passes neatly|link up|combining well|work) (?:[a-z]+ ){0,2}?with (?:[a-z-]+ ){0,3}?"
        r"(?:{p} ,? ?(?:then |and then ))?(?P<a>{p})(?= )(?! 's )",
        1,
    ),
    _row(
        "made it together",
        r" (?P<a>{p}) (?:and|&) (?P<s>{p}) (?:[a-z]+ ){0,2}?"
        r"(?:combined?|combining|combines|linked|linking|exchanged|swapped|interchanged|worked a|played a)(?= )",
        1,
    ),
    _row(
        "the scorer and he",
        r" (?P<s>{p}) (?:and|&) (?P<a>{p}) (?:[a-z]+ ){0,2}?"
        r"(?:combined?|combining|combines|linked|linking|exchanged|swapped|interchanged|worked a|played a)(?= )",
        1,
    ),
    _row(
        "combined with the scorer",
        r" (?P<a>{p}) (?:[a-z]+ ){0,2}?(?:combined|combining|combines|linked up|linked|linking up) "
        r"(?:[a-z]+ ){0,2}?with {to}(?P<s>{p})(?= )",
        1,
    ),
    _row(
        "made his goal",
        r" (?P<verb>set up|sets up|setting up|made|making|created|creating|laid on|laying on|teed up|provided"
        r"|providing|supplied|supplying|crossed for|engineered|fashioned|had a hand in|had a foot in) "
        r"(?:the |a |an )?(?:(?!chance|opening |and |but |space |room |that |which )[a-z-]+ ){0,3}?"
        r"(?:(?:goal|one|opener|equaliser|winner|second|first|third|fourth|leveller) for )?{to}(?P<s>{p})(?= )"
        r"(?: 's (?:[a-z-]+ ){0,3}?(?:goal|opener|equaliser|equalizer|winner|second|first|third|fourth|leveller"
        r"|strike|header|tap-in)(?= ))?",
        2,
    ),
    _row(
        "assist for his goal",
        r" (?P<verb>provide|provided|provides|providing|had|have|got|getting|earned|earning|notched|notching|recorded"
        r"|recording|registered|claimed|claiming|supplied|supplying|collected|tallied|adding|added) "
        r"(?:the |an |a |his |another ){0,2}(?:[a-z-]+ ){0,3}assists? (?:for|on|to) {to}(?P<s>{p})(?= )",
        3,
        outright=True,
    ),
    _row(
        "in brackets",
        r" (?P<s>{name}) \( (?:from |assists? (?:by )?:? ?|assisted by )?(?P<a>{name}) (?:\d{1,2} )?"
        r"(?:(?:,|and|&) {name} (?:\d{1,2} )?)?\)(?= )",
        3,
        outright=True,
    ),
    _row(
        "in brackets after a number",
        r" (?P<s>{name}) \d{1,3} (?:' )?(?:, )?\( (?:from |assists? (?:by )?:? ?|assisted by )?(?P<a>{name}) "
        r"(?:\d{1,2} )?(?:(?:,|and|&) {name} (?:\d{1,2} )?)?\)(?= )",
        3,
        outright=True,
    ),
    _row(
        "sent over",
        r" (?P<verb>{sent}) (?:in |over |across |out |through |forward |back |up )?"
        r"(?:(?:an?|another|the|his|her|yet another|one more|one last|one|<H\d+> 's) {adj}{served}"
        r"|(?<!picked )(?<!took )(?<!taking )(?<!picking )(?<!found )(?<!made )(?<!making )(?<!produced )"
        r"(?<!producing )(?<!conjured )(?:the ball|it|him|her|<H\d+>) (?:back|across|over|square|in behind|infield|in"
        r"|low|into|to the|through|down|forward|on|clear|goalwards|up|past|towards|off))(?= )",
        is_open=True,
    ),
    _row(
        "crossed",
        r" (?P<verb>delivered(?= (?:from|to|low|into) )|crossed|crosses|crossing|centred|centring|squared|squaring"
        r"|(?:(?<= to )|(?<= would ))(?:cross|centre|square))(?= )"
        r"(?! the (?:line|halfway|half-way|city|ball (?:in|into|past|home) ))",
        is_open=True,
    ),
    _row(
        "laid back",
        r" (?P<verb>pulled|pulling|cut|cutting|laid|laying|rolled|rolling|knocked|knocking|headed|heading|nodded"
        r"|nodding|flicked|flicking|helped|helping|touched|played|playing|chested|threaded|slid|slipped"
        r"|(?:(?<= to )|(?<= would ))(?:pull|cut|lay|head|nod|flick|knock|roll)) (?:the ball |it )?(?:back|across|on"
        r"|down|square|off|through|forward)(?= )(?! (?:the (?:bar|post|line)|to (?:earth|the (?:ground|bench)))(?= ))",
        is_open=True,
    ),
    _row(
        "got a touch",
        r" (?P<a>{p}) (?:[a-z]+ ){0,3}?(?:got|getting|gets|applied|made|won) (?:the|an?|<H\d+> 's) "
        r"(?:(?!winner|first|own )[a-z-]+ ){0,3}?"
        r"(?:touch|flick|header|nod|nick|flick-on|head to it|knock-down|knockdown)(?= )",
        is_open=True,
    ),
    _row(
        "shot across",
        r" (?P<verb>dragged|dragging|fired|firing|drilled|drilling|flashed|flashing|hit|hitting|struck|sent|sending) "
        r"(?:an?|his|her) {adj}(?:shot|effort|drive|volley|header) (?:back )?(?:across|along|into the path)(?= )",
        is_open=True,
    ),
    _row(
        "his ball",
        r" (?P<a>{p}) 's {adj}"
        r"(?:{served}|knockdown|flick-on|header (?:back|down|across)|nod down|nod-down|backheel)(?= )",
        is_open=True,
    ),
    _row("a ball from", r" {served} (?:[a-z-]+ ){0,4}?(?:from|by) {maker}(?! 's )", is_open=True),
)
