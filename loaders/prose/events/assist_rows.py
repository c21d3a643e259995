"""The ways of telling who made a goal, as a table: by whose cross, pass or knock-down, or outright as an assist."""

import re
from dataclasses import dataclass

from loaders.prose.events.assist_words import ADJ, BALL, CROSSED, DELIVERED, PASSED_TO, SENT, SERVED, TO_SEND
from loaders.prose.events.patterns import compiled


@dataclass(frozen=True, slots=True)
class AssistRow:
    """A way of telling who made a goal.

    Its group `a` is the maker, else the subject of the verb `verb` is; `s`, where there, must be the scorer. `sure` is 3 for the
    last touch told outright, 2 for a pass told beside the goal, 1 for one that only comes before it. Of an `open` row nobody
    receives the ball by name: the scorer must come next, with nobody else between.
    """

    name: str
    pattern: re.Pattern[str]
    sure: int
    open: bool = False


def _row(name: str, pattern: str, sure: int = 2, *, is_open: bool = False) -> AssistRow:
    filled = pattern.replace("{ball}", BALL).replace("{adj}", ADJ).replace("{delivered}", DELIVERED).replace("{passed}", PASSED_TO).replace("{crossed}", CROSSED)
    filled = filled.replace("{sent}", SENT).replace("{to_send}", TO_SEND).replace("{served}", SERVED)
    return AssistRow(name, compiled(filled), sure, is_open)


_MAKER = r"(?:the |a |substitute |captain |skipper |[a-z]+er |full-back |left-back |right-back |wing-back |centre-back |midfielder |team-mate |fellow |{p} 's (?:replacement|team-mate|compatriot|strike-partner) |<T\d+> (?:'s )?|[a-z-]+ (?=<P))?(?:[a-z-]+ (?=<P))?(?P<a>{p})(?! 's )"
ROWS: tuple[AssistRow, ...] = (
    _row("helped on by", rf" (?:flicked on|headed down|nodded down|knocked down|headed back|laid off|squared|touched on|helped on|cut back|pulled back|played back|headed across|nodded across|knocked back|headed on|nodded on|laid back|rolled across|flicked|nodded back|teed up|set up|chested down|backheeled|pulled) (?:(?!home |in )[a-z-]+ ){{0,5}}?by {_MAKER}", 3),
    _row("set up by", rf" (?:set up|teed up|fed|played in|released|put through|found|assisted|supplied|picked out|slipped in|sent through|sent clear|freed|put clear|played through|helped|crossed|delivered|provided|created|sent away|served|led|presented|played clear|threaded through|put in|laid on|slid in|sprung|unleashed) (?:[a-z-]+ ){{0,4}}?by {_MAKER}(?! (?:'s (?:challenge|mistake|error)))"),
    _row("ball of", r" (?:from|off|on|to|after|following|via|when|as|with|by|in|past|home|met|meet|meeting|meets|converted|converting|turned|turning|onto|collected|collecting|received|receiving|took|taking|headed|heading|nodded|nodding|volleyed|volleying|tapped|tucked|swept|latched|reached|poked|prodded|stabbed|bundled|steered|glanced|guided|side-footed|flicked|slotted|thumped|at|of|finished|finishing|powered|powering|"
         r"dispatched|diverted|and|,|where|controlled|controlling|connected|against|for|redirected|planted|crashed|rammed|smashed|forced|got|get|attacked|attacking|exchanged|buried|hooked|applied|accepted|fired|bullet|thundered|lashed|collects|from|into) (?:[^ .;:!?<>()]+ ){0,3}?(?:<H\d+> 's )?(?P<a>{p}) 's {adj}{ball}(?= )", 2),
    _row("ball of at the start", r"^(?: [a-z]+ ,)? (?:[a-z-]+ ){0,4}(?P<a>{p}) 's {adj}{ball}(?= )", 2),
    _row("a ball by name", r" (?:a|an|the|another|from|off|to|onto|met|in|one|when|excellent|superb|brilliant|deep|fine|good|clever) {adj}(?:<T\d+> (?:'s )?)?(?:[a-z-]+ (?=<P))?(?P<a><P\d+>) (?:[a-z-]+ ){0,3}?{ball}(?= )(?! (?:wide|over|saved))", 2),
    _row("ball from", rf" {{ball}} (?:(?!and |but |who |saved|before |after |as |when |past |ahead |clear |free |away |[a-z]+ing )[^ .;:!?<>()]+ ){{0,6}}?(?:from|by|(?:boot|foot|head|courtesy) of) {_MAKER}(?! 's (?:cross|corner|pass|ball|free-kick|shot|error|mistake|header|effort|half))", 2),
    _row("assist", rf" assists? (?:[^ .;:!?<>()]+ ){{0,4}}?(?:from|by|went to|came from|belonged to|was credited to) {_MAKER}", 3),
    _row("with the assist", r" (?P<a>{p}) (?:[a-z]+ly |was |had |got |was credited |earned |picked up |claimed |with |again |also |then |who |, who |took |notched |recorded |collected |providing |provided |supplied |supplying |providing |turned ){1,4}(?:with )?(?:the |an |his |another |her )?(?:[a-z-]+ ){0,3}(?:assist|provider|supplier|architect|creator)(?= )", 3),
    _row("was provider", r" (?:provider|architect|creator|supplier|provided by|supplied by|supplying) (?:was |, |is |[a-z]+ )?(?P<a><P\d+>)(?= )", 2),
    _row("passed to the scorer", r" (?P<verb>{passed}) (?:the |a |his |[a-z-]+ |<T\d+> (?:'s )?){0,5}?(?P<s>{p})(?= )", 2),
    _row("whose ball", r" (?P<a>{p}) ,? ?whose {adj}(?:ball|header|cross|pass|corner|free-kick|knock-down|flick|delivery|centre|pull-back|cut-back|through-ball)(?= )", 3),
    _row("a pass to the scorer", r" (?P<verb>{delivered}|placed|made|picked|dribbled|carried|fired) (?:a|the|another|an|in a) {adj}{ball} (?:[^.;:!?<>]{0,40}? )?(?:to|for|into|towards|onto|on to|at|where) (?:the |[a-z-]+ |<T\d+> (?:'s )?){0,4}?(?P<s>{p})(?= )", 2),
    _row("for the scorer to", r" (?P<verb>{delivered}) (?:(?!who |when |but )[^ .;:!?()]+ ){0,14}?(?:for|where|towards|allow|allowing|allowed|leaving|left|letting|let|enabling|inviting|to find|finding|into the path of|to set up|to the feet of|on to the head of|onto the head of) (?:the |[a-z-]+ ){0,4}?(?:<T\d+> (?:'s )?)?(?:[a-z-]+ ){0,2}?(?P<s>{p})(?= )", 2),
    _row("after he delivered", r" (?:after|when|as|with|following) (?:[a-z-]+ |<T\d+> (?:'s )?){0,5}?(?P<a>{p}) (?:had |[a-z]+ly |, [^,]{1,40} , |broke down the (?:left|right) and |(?:[^ .;:!?<>()]+ ){0,10}?)(?:and |before |to )?(?P<pass>{crossed})(?= )", 2),
    _row("the ball found him", r" (?P<a>{p}) 's {adj}{ball} (?:[^ .;:!?()]+ ){0,16}?(?P<s>{p})(?= )", 2),
    _row("one-two", r" (?:one-two|passes|give-and-go|exchange|combined|combining|interchange|linked up|linking up|wall-pass|neat passing|passes neatly) (?:[a-z]+ ){0,2}?with (?:[a-z-]+ ){0,3}?(?:{p} ,? ?(?:and |then |and then ))?(?P<a>{p})(?= )(?! 's )", 1),
    _row("assist for his goal", r" (?P<verb>provide|provided|provides|providing|had|have|got|getting|earned|earning|notched|notching|recorded|recording|registered|claimed|claiming|supplied|supplying|collected|tallied|adding|added) "
         r"(?:the |an |a |his |another ){0,2}(?:[a-z-]+ ){0,3}assists? (?:for|on|to) (?:the |[a-z-]+ |<T\d+> (?:'s )?){0,3}(?P<s>{p})(?= )", 3),
    _row("in brackets", r" (?P<s>{name}) (?:\d{1,3} ?'? ,? ?)?\( (?:from |assists? (?:by )?:? ?|assisted by )?(?P<a>{name}) (?:(?:,|and|&) {name} )?\)(?= )", 3),
    _row("sent over", r" (?P<verb>{sent}|(?<=to ){to_send}) (?:in |over |across |out |through |forward |back )?(?:(?:a|an|another|the|his|her|yet another) {adj}{served}|(?:the ball|it) (?:back|across|over|square|in|low|into|to the|through|down|forward))(?= )", is_open=True),
    _row("crossed", r" (?P<verb>crossed|crosses|crossing|centred|centring|squared|squaring|(?<=to )cross|(?<=to )centre|(?<=to )square)(?= )(?! the (?:line|halfway|half-way|city|ball (?:in|into|past|home) ))", is_open=True),
    _row("laid back", r" (?P<verb>pulled|pulling|cut|cutting|laid|laying|rolled|rolling|knocked|knocking|headed|heading|nodded|nodding|flicked|flicking|helped|helping|touched|played|playing|chested|(?<=to )pull|(?<=to )cut|(?<=to )lay|(?<=to )head|(?<=to )nod|(?<=to )flick) "
         r"(?:the ball |it )?(?:back|across|on|down|square|off)(?= )(?! (?:the (?:bar|post|line)|to (?:earth|the (?:ground|bench)))(?= ))", is_open=True),
    _row("shot across", r" (?P<verb>dragged|dragging|fired|firing|drilled|drilling|flashed|flashing|hit|hitting|struck|sent|sending) (?:a|an|his|her) {adj}(?:shot|effort|drive|volley|header) (?:back )?(?:across|along|into the path)(?= )", is_open=True),
    _row("his ball", r" (?P<a>{p}) 's {adj}(?:{served}|knock-down|knockdown|flick-on|lay-off|header (?:back|down|across)|nod down|nod-down)(?= )", is_open=True),
)
