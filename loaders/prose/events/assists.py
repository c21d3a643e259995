"""Who made a goal: by whose cross, pass or knock-down, or told outright as an assist.

A row is a pattern with the group `a` for the maker and, where the words name the scorer too, `s`; `sure` is 3 for the
last touch told outright, 2 for a pass told beside the goal, 1 for one that only comes before it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from loaders.prose.events.grammar import subject_of, verb_kind
from loaders.prose.events.line import Line
from loaders.prose.events.patterns import compiled
from loaders.prose.events.telling import Telling

_BALL = (r"(?:cross|crosses|corner|corners|pass|passes|through-ball|through ball|ball|free-kick|freekick|free kick|delivery|centre|center|pull-back|pullback|pull back|cut back|lay off|knock down|cut-back|cutback|knock-down|knockdown|flick|"
         r"flick-on|lay-off|layoff|backheel|back-heel|header back|assist|feed|service|set-piece|throw|throw-in|long throw|long ball|cross-field pass|crossfield pass|crossfield ball|lob|chip|dink|punt|"
         r"clearance|goal-kick|kick|centre|supply|lead-up|nod-down|header|touch|run and cross|cross-shot|cross-cum-shot|square ball|set piece|dead-ball|lofted ball|diagonal|reverse pass|slide-rule pass|feeds|pinpoint|inswinger|outswinger|nod|set-up|work)")
_ADJ = r"(?:(?!and |who |from |to |after |for |by |was )[^ .;:!?<>()]+ ){0,5}?"
_DELIVERED = (r"(?:crossed|crossing|crosses|squared|squaring|squares|centred|centering|centring|pulled|pulling|pulls|cut|cutting|cuts|rolled|rolling|laid|laying|lays|set|setting|sets|teed|teeing|slid|sliding|slides|headed|heading|heads|"
              r"knocked|knocking|flicked|flicking|nodded|nodding|nods|passed|passing|played|playing|plays|fed|feeding|feeds|whipped|whipping|swung|swinging|chipped|chipping|floated|floating|touched|poked|poking|put|putting|found|finding|finds|"
              r"drilled|drilling|clipped|clipping|lifted|threaded|threading|swept|drove|driving|sent|sending|slipped|slipping|hooked|hooking|delivered|delivering|delivers|curled|curling|dinked|dinking|released|releasing|supplied|supplying|provided|"
              r"providing|prodded|lofted|flashed|flashing|fizzed|fizzing|backheeled|picked|picking|teased|worked|dragged|hung|lobbed|pumped|launched|served|stood|freed|freeing|switched|pinged|hoisted|nudged)")
#: What can follow 'after X': only what is done to a ball for somebody else.
_CROSSED = re.sub(r"\b(?:put|putting|found|finding|finds|set|setting|sets|sent|sending|worked|drove|driving|swept|lifted|poked|poking|curled|curling|picked|picking)\|", "", _DELIVERED)
_PASSED_TO = (r"(?:head (?:back |down |it )?(?:to|towards|for)|nod (?:back |down )?(?:to|for)|square (?:for|to|it to)|cross for|cut back for|pull back for|lay off to|feed|find|pick out|set up|play in|tee up|release|slip in|found|finds|finding|fed|feeds|feeding|picked out|picks out|picking out|set up|sets up|setting up|set|released|releases|releasing|played in|plays in|playing in|played|playing|sent|sending|sends|teed up|tees up|teeing up|put through|put|putting through|putting|"
              r"slipped in|slips in|slipping in|slipped|freed|frees|freeing|crossed (?:the ball |it |low |deep |[a-z]+ly )?(?:to|for)|crossing (?:to|for)|squared (?:the ball |it |a ball |[a-z]+ly )?(?:to|for)|squaring (?:the ball |it )?(?:to|for)|squares (?:to|for)|passed (?:the ball |it )?to|passing to|"
              r"laid (?:the ball |it |a ball )?(?:off |on |back |square )?(?:to|for)|laying (?:the ball |it )?(?:off |on |back )?(?:to|for)|laid on|rolled (?:the ball |it |a pass )?(?:across |back |square )?(?:to|for|into the path of)|pulled (?:the ball |it )?back (?:to|for)|pulling (?:the ball |it )?back (?:to|for)|"
              r"cut (?:the ball |it )?back (?:to|for)|cutting (?:the ball |it )?back (?:to|for)|fed (?:the ball|it|a ball|a pass) (?:forward |through |in )?(?:to|for)|slid (?:in|the ball (?:in |across |through )?to|it to)|threaded (?:the ball|it|a pass|a ball) (?:through )?(?:to|for)|"
              r"headed (?:the ball |it )?(?:down |back |across |on )?(?:to|for|into the path of)|nodded (?:the ball |it )?(?:down |back |across |on )?(?:to|for|into the path of)|flicked (?:the ball |it )?(?:on |down )?(?:to|for|into the path of)|knocked (?:the ball |it )?(?:down |back )?(?:to|for)|"
              r"sliding in|picks out|located|spotted|supplied|assisted|served|delivered (?:a |the )?(?:[a-z-]+ ){0,4}?(?:to|for)|presented|gave|dispatched|teeing|turned provider for|turns provider for|provided for|set things up for|unlocked the defence for|created (?:the |a )?(?:[a-z-]+ )?(?:goal|chance|opening|opener|second|third)? ?for|made (?:the )?[a-z]+ for|made it for|"
              r"the provider for|put it on a plate for|laid it on a plate for|put (?:the ball|it) on a plate for|lashed it across for|swung (?:it|the ball|a cross) (?:over |in )?(?:to|for)|looking up to find|clipped (?:the ball |it )?(?:to|for)|centred (?:for|to)|lofted (?:the ball |it )?(?:to|for)|stood (?:the ball|it) up (?:to|for)|dinked (?:the ball |it )?(?:to|for)|chipped (?:the ball |it )?(?:to|for)|poked (?:the ball |it )?(?:through )?(?:to|for)|drilled (?:the ball |it )?(?:across )?(?:to|for))")


_PASSES = frozenset(re.findall(r"[a-z]+(?:ed|ing)|cut|set|fed|found|laid|slid|sent|put|swung|swept|drove", _DELIVERED))


@dataclass(frozen=True, slots=True)
class _Row:
    name: str
    pattern: re.Pattern[str]
    sure: int


def _row(name: str, pattern: str, sure: int = 2) -> _Row:
    filled = pattern.replace("{ball}", _BALL).replace("{adj}", _ADJ).replace("{delivered}", _DELIVERED).replace("{passed}", _PASSED_TO).replace("{crossed}", _CROSSED)
    return _Row(name, compiled(filled), sure)


_MAKER = r"(?:the |a |substitute |captain |skipper |[a-z]+er |full-back |left-back |right-back |wing-back |centre-back |midfielder |team-mate |fellow |<T\d+> (?:'s )?|[a-z-]+ (?=<P))?(?:[a-z-]+ (?=<P))?(?P<a>{p})(?! 's )"
_ROWS: tuple[_Row, ...] = (
    _row("helped on by", rf" (?:flicked on|headed down|nodded down|knocked down|headed back|laid off|squared|touched on|helped on|cut back|pulled back|played back|headed across|nodded across|knocked back|headed on|nodded on|laid back|rolled across|flicked|nodded back|teed up|set up|chested down|backheeled|pulled) (?:[a-z-]+ ){{0,5}}?by {_MAKER}", 3),
    _row("set up by", rf" (?:set up|teed up|fed|played in|released|put through|found|assisted|supplied|picked out|slipped in|sent through|sent clear|freed|put clear|played through|helped|crossed|delivered|provided|created|sent away|served|led|presented|played clear|threaded through|put in|laid on|slid in|sprung|unleashed) (?:[a-z-]+ ){{0,4}}?by {_MAKER}(?! (?:'s (?:challenge|mistake|error)))"),
    _row("ball of", r" (?:from|off|on|to|after|following|via|when|as|with|by|in|past|home|met|meet|meeting|meets|converted|converting|turned|turning|onto|collected|collecting|received|receiving|took|taking|headed|heading|nodded|nodding|volleyed|volleying|tapped|tucked|swept|latched|reached|poked|prodded|stabbed|bundled|steered|glanced|guided|side-footed|flicked|slotted|thumped|at|of|finished|finishing|powered|powering|"
         r"dispatched|diverted|and|,|where|controlled|controlling|connected|against|for|redirected|planted|crashed|rammed|smashed|forced|got|get|attacked|attacking|exchanged|buried|hooked|applied|accepted|fired|bullet|thundered|lashed|collects|from|into) (?:[^ .;:!?<>()]+ ){0,3}?(?:<H\d+> 's )?(?P<a>{p}) 's {adj}{ball}(?= )", 2),
    _row("ball of at the start", r"^(?: [a-z]+ ,)? (?:[a-z-]+ ){0,4}(?P<a>{p}) 's {adj}{ball}(?= )", 2),
    _row("a ball by name", r" (?:a|an|the|another|from|off|to|onto|met|in|one|when|excellent|superb|brilliant|deep|fine|good|clever) {adj}(?:<T\d+> (?:'s )?)?(?:[a-z-]+ (?=<P))?(?P<a><P\d+>) (?:[a-z-]+ ){0,3}?{ball}(?= )(?! (?:wide|over|saved))", 2),
    _row("ball from", rf" {{ball}} (?:(?!and |but |who |saved)[^ .;:!?<>()]+ ){{0,6}}?(?:from|by|of) {_MAKER}(?! 's (?:cross|corner|pass|ball|free-kick|shot|error|mistake|header|effort|half))", 2),
    _row("assist", rf" assists? (?:[^ .;:!?<>()]+ ){{0,4}}?(?:from|by|to|for|of|went to|came from|belonged to|was credited to) {_MAKER}", 3),
    _row("with the assist", r" (?P<a>{p}) (?:[a-z]+ly |was |had |got |was credited |earned |picked up |claimed |with |again |also |then |who |, who |took |notched |recorded |collected |providing |provided |supplied |supplying |providing |turned ){1,4}(?:with )?(?:the |an |his |another |her )?(?:[a-z-]+ ){0,3}(?:assist|provider|supplier|architect|creator)(?= )", 3),
    _row("was provider", r" (?:provider|architect|creator|supplier|provided by|supplied by|supplying) (?:was |, |is |[a-z]+ )?(?P<a><P\d+>)(?= )", 2),
    _row("passed to the scorer", r" (?P<verb>{passed}) (?:the |a |his |[a-z-]+ |<T\d+> (?:'s )?){0,5}?(?P<s>{p})(?= )", 2),
    _row("whose ball", r" (?P<a>{p}) ,? ?whose {adj}(?:ball|header|cross|pass|corner|free-kick|knock-down|flick|delivery|centre|pull-back|cut-back|through-ball)(?= )", 3),
    _row("a pass to the scorer", r" (?P<verb>{delivered}|placed|made|picked|dribbled|carried|fired) (?:a|the|another|an|in a) {adj}{ball} (?:[^.;:!?<>]{0,40}? )?(?:to|for|into|towards|onto|on to|at|where) (?:the |[a-z-]+ |<T\d+> (?:'s )?){0,4}?(?P<s>{p})(?= )", 2),
    _row("for the scorer to", r" (?P<verb>{delivered}) (?:(?!who |when |but )[^ .;:!?()]+ ){0,14}?(?:for|where|towards|allow|allowing|allowed|leaving|left|letting|let|enabling|inviting|to find|finding|into the path of|to set up|to the feet of|on to the head of|onto the head of) (?:the |[a-z-]+ ){0,4}?(?:<T\d+> (?:'s )?)?(?:[a-z-]+ ){0,2}?(?P<s>{p})(?= )", 2),
    _row("after he delivered", r" (?:after|when|as|with|following) (?:[a-z-]+ |<T\d+> (?:'s )?){0,5}?(?P<a>{p}) (?:had |[a-z]+ly |, [^,]{1,40} , |broke down the (?:left|right) and |(?:[^ .;:!?<>()]+ ){0,10}?)(?:and |before |to )?(?P<pass>{crossed})(?= )", 2),
    _row("the ball found him", r" (?P<a>{p}) 's {adj}{ball} (?:[^ .;:!?()]+ ){0,10}?(?P<s>{p})(?= )", 2),
    _row("one-two", r" (?:one-two|passes|give-and-go|exchange|combined|combining|interchange|linked up|linking up|wall-pass|neat passing|passes neatly) (?:[a-z]+ ){0,2}?with (?:[a-z-]+ ){0,3}?(?P<a>{p})(?= )", 1),
)
_NO_ASSIST = re.compile(
    r" (?:saved|parried|spilled|spilt|rebound|rebounded|beaten out|beat out|pushed out|blocked|(?:hit|struck|off|against|rattled|via) the (?:[a-z-]+ ){0,2}(?:post|bar|crossbar|upright|woodwork)|woodwork|fumbled|punched out|hit the bar|off the bar|palmed|cleared|clearance off|loose ball|kept out|denied|"
    r"mistake|error|gifted|blunder|dispossessed|robbed|intercepted|rebounds|knocked down by|follow-up|following up|followed up|smothered|repelled|charged down) ")
_DIRECT = re.compile(r" (?:free-kick|freekick|penalty|spot-kick|from the spot) ")


def find_assists(
    line: Line, telling: Telling, *, own_line: bool = True, within: tuple[int, int] = (0, 10_000)
) -> Iterator[tuple[int, int, str]]:
    """Words of possible makers of a goal in a sentence, with how sure they are and what told so, best first."""
    found: list[tuple[int, int, int, str]] = []
    for row in _ROWS:
        for match in row.pattern.finditer(line.text):
            maker = _maker(line, match, telling, own_line=own_line)
            if match.groupdict().get("pass") and line.word_at(match.start("pass")) == telling.verb:
                continue
            if maker is None or not within[0] <= maker < within[1] or (own_line and _broken(line, maker, telling)):
                continue
            distance = abs(maker - telling.verb)
            if own_line and distance > 26:
                continue
            found.append((-row.sure, distance, maker, row.name))
    for sure, _, maker, name in sorted(found):
        yield maker, -sure, name


def _maker(line: Line, match: re.Match[str], telling: Telling, *, own_line: bool) -> int | None:
    groups = match.groupdict()
    if groups.get("s") and telling.scorer is not None:
        receiver = line.word_at(match.start("s"))
        if not _is_scorer(line, receiver, telling, own_line):
            return None
    if groups.get("a"):
        return line.word_at(match.start("a"))
    verb = _last_pass(line, line.word_at(match.start("verb")), line.word_at(match.start("s")) if groups.get("s") else 0)
    word = line.words[verb]
    kind = verb_kind(word) or ("ing" if word.endswith("ing") else "past")
    subject = subject_of(line, verb, kind, verb)
    return subject.word if subject and subject.way != "agent" else None


def _last_pass(line: Line, verb: int, receiver: int) -> int:
    """The last verb of a pass before the receiver: 'chipped to Aldo and he pulled back for Negri'."""
    for word in range(receiver - 1, verb, -1):
        if line.words[word] in _PASSES:
            return word
    return verb


def _is_scorer(line: Line, word: int, telling: Telling, own_line: bool) -> bool:
    if own_line and word == telling.scorer:
        return True
    entity = line.item(word).entity
    return entity is not None and entity == telling.person


def _broken(line: Line, maker: int, telling: Telling) -> bool:
    """Whether a save, a rebound or a mistake lies between the pass and the goal."""
    low, high = sorted((maker, telling.verb))
    between = " " + " ".join(line.words[low:high + (9 if maker > telling.verb else 0)]) + " "
    if maker > telling.verb:
        between = between.split(" , ")[0] + " " if " , " in between[20:] else between
    if _NO_ASSIST.search(between):
        return True
    near = line.words[min(maker, telling.verb):max(maker, telling.verb)]
    return telling.scorer is not None and not maker < telling.scorer < telling.verb and bool({"but", ";"}.intersection(near))


def may_be_assisted(telling: Telling) -> bool:
    """No penalty, no own goal, no goal after a rebound has an assist."""
    if telling.own_goal or telling.penalty or telling.no_assist:
        return False
    text = telling.line.text
    near = text[telling.line.offsets[telling.begin]:telling.line.offsets[min(telling.end, len(telling.line.words) - 1)] + 40]
    if re.search(r" (?:curled|bent|curling|bending|curl|bend|whipped|struck|fired|drilled|hit|sent|with|scored|lashed|rifled|crashed) (?:in |home )?(?:a|the|his|<H\d+> 's) (?:[a-z0-9-]+ ){0,4}free-kick ", near):
        return False
    return not re.search(r" (?:penalty(?! (?:area|box|spot))|spot-kick|rebound|from the (?:penalty )?spot|stepped up|kick) ", near)
