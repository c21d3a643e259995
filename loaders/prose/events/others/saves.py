"""Saves, woodwork, clearances, missed penalties and goals that did not count."""

from loaders.prose.events.others.construction import Construction, row
from loaders.prose.pattern_parts import either, one_of

_SHOT = (
    r"(?:[a-z0-9-]+ ){0,5}?(?:shot|effort|header|drive|strike|volley|free-kick|attempt|penalty|spot-kick|cross"
    r"|chip|lob|half-volley|snapshot|snap-shot|follow-up|finish|flick|piledriver|curler|kick|toe-poke|overhead kick)"
)
_SAVED = one_of(
    """
        saved saves saving parried parries parrying palmed palms palming tipped tips tipping pushed pushing
        clawed clawing smothered smothering kept_out keeping_out beat_out beat_away beating_away turned_away
        turned_aside turned_behind turned_over turned_round blocked pawed fingertipped batted repelled held
        gathered stopped punched got_down_to foiled thwarted denied denies denying frustrated
    """
)
_NAME = r"(?:the |[a-z-]+ |<T\d+> (?:'s )?){0,4}?"

_KEPT_OUT = either(
    """
        saved parried tipped palmed pushed kept_out clawed smothered denied foiled thwarted beaten turned
        stopped gathered held repelled well_saved
    """
)
_STRUCK = either(
    """
        hit hits hitting struck striking rattled rattling clipped clipping crashed smacked thudded shook grazed
        kissed clattered cracked headed curled fired drove volleyed sent shot lashed bent thumped smashed
        hammered poked looped
    """
)
_MISSED = either(
    """
        missed misses missing blazed skied fired put sent hit dragged struck wasted squandered fluffed ballooned
        scuffed shot screwed
    """
)

#: Who put a penalty somewhere missed it only where it went wide: 'fired in a penalty', 'put the penalty away'.
_NOT_SCORED = (
    r"(?!(?:put|sent|fired|hit|struck|shot) (?![^.;,]{0,70} (?:wide|over|high|against|off target"
    r"|into the (?:stands|crowd)|onto the|bar|post|woodwork|too close|straight at|tamely|weakly)(?: |$)))"
)

SAVES: tuple[Construction, ...] = (
    row(
        "save",
        "saved by",
        "saved parried tipped palmed pushed kept clawed smothered denied foiled thwarted beaten turned blocked stopped "
        "gathered held repelled",
        r" (?P<shooter>{p}) "
        r"(?:'s )?(?:[^ .;:!?<>]+ ){0,10}?(?:was|were|is|being|be|been|brilliantly|superbly|,|saw|only to be) "
        rf"(?:[a-z]+ ){{0,3}}?(?P<verb>{_KEPT_OUT}) (?:[^ .;:!?<>]+ ){{0,6}}?by {_NAME}(?P<keeper>{{p}})(?= )",
    ),
    row(
        "save",
        "save from",
        "save saves stop stops",
        r" (?P<keeper>{p}) (?:, [^,]{1,40} , )?(?:[^ .;:!?<>]+ ){0,8}?(?P<verb>save|saves|stop|stops) "
        rf"(?:[a-z-]+ ){{0,4}}?(?:from|off|to deny|to keep out|to thwart|to foil) {_NAME}(?P<shooter>{{p}})(?= )",
    ),
    row(
        "save",
        "keeper saves",
        "saved parried parries palmed tipped pushed clawed smothered kept beat turned saving tipping pushing blocked "
        "punched denied denies thwarted foiled frustrated parrying",
        r" (?P<keeper>{p}) (?:, [^,]{1,40} , )?(?:had to |did well to |was forced to "
        r"|twice |then |also |again |brilliantly |superbly |just |somehow |[a-z]+ly |who |, who ){0,4}?"
        rf"(?P<verb>{_SAVED}) (?:away |out |over |well |low |brilliantly |superbly |round |aside ){{0,2}}"
        rf"(?:from |by )?{_NAME}(?P<shooter>{{p}})(?: 's {_SHOT})?(?= )",
    ),
    row(
        "save",
        "forced a save",
        "forced forcing drew drawing brought tested testing stretched extended",
        r" (?P<shooter>{p}) (?:, [^,]{1,40} , )?(?:[^ .;:!?<>]+ ){0,6}?"
        r"(?P<verb>forced|forcing|drew|drawing|brought|tested|testing|stretched|extended|worked) "
        r"(?:[^ .;:!?<>]+ ){0,6}?"
        rf"(?:save |stop |saves |out of |from |of ){{0,3}}{_NAME}(?P<keeper>{{p}})(?= )(?! 's (?:own|mistake|error))",
    ),
    row(
        "save",
        "denied by",
        "denied thwarted foiled",
        r" (?P<shooter>{p}) "
        r"(?:was|were|is|had been|being|twice|again) (?:[a-z]+ ){0,3}?(?P<verb>denied|thwarted|foiled|frustrated) "
        rf"(?:[^ .;:!?<>]+ ){{0,8}}?(?:by|from) {_NAME}(?P<keeper>{{p}})(?= )",
    ),
    row(
        "woodwork",
        "hit the woodwork",
        "post bar crossbar upright woodwork",
        rf" (?P<verb>{_STRUCK}) (?:[^ .;:!?<>]+ ){{0,9}}?"
        r"(?:against |onto |on to |off |into )?(?:the |a )(?:[a-z-]+ ){0,4}?(?:post|bar|crossbar|upright|woodwork)"
        r"(?= )(?! and (?:in|went|over the line|into))(?! (?:for|to make|from|of the (?:box|area)))",
        subject="player",
    ),
    row(
        "woodwork",
        "shot hits the woodwork",
        "post bar crossbar upright woodwork",
        rf" (?P<player>{{p}}) 's {_SHOT} (?:[^ .;:!?<>]+ ){{0,5}}?"
        r"(?P<verb>hit|struck|rattled|clipped|crashed|smacked|thudded|came|cannoned|bounced|rebounded|grazed|clattered"
        r"|shaved) (?:[^ .;:!?<>]+ ){0,5}?(?:post|bar|crossbar|upright|woodwork)(?= )(?! and (?:in|went|over))",
    ),
    row(
        "woodwork",
        "denied by the woodwork",
        "post bar crossbar upright woodwork",
        r" (?P<player>{p}) (?:was|were|is) "
        r"(?P<verb>denied|thwarted|foiled) by the (?:[a-z-]+ ){0,2}(?:post|bar|crossbar|upright|woodwork)(?= )",
    ),
    row(
        "clearance",
        "off the line",
        "line",
        r" (?P<verb>hooked|cleared|clears|clearing"
        rf"|headed|nodded|hacked|blocked|scrambled|kicked|stopped|turned|swept|knocked) {_NAME}(?:(?P<shooter>{{p}}) )?"
        r"(?:'s )?(?:[a-z-]+ ){0,4}?(?:off|on|from) (?:the |his )?(?:goal-line|goalline|line|goal line)(?= )",
        subject="player",
    ),
    row(
        "clearance",
        "cleared off the line by",
        "line",
        r" (?:(?P<shooter>{p}) (?:'s )?(?:[^ .;:!?<>]+ ){0,8}?)?"
        r"(?P<verb>cleared|headed|hooked|blocked|hacked|nodded|scrambled|kicked) "
        rf"(?:[a-z]+ )?(?:off|on) the (?:goal-)?line by {_NAME}(?P<player>{{p}})(?= )",
    ),
    row(
        "penalty_missed",
        "penalty saved",
        "penalty spot-kick spot",
        r" (?P<keeper>{p}) (?:[^ .;:!?<>]+ ){0,5}?"
        r"(?P<verb>saved|saves|saving|kept out|parried|stopped|pushed away|beat away|turned away) "
        r"(?:a |the |his )?(?:[a-z-]+ ){0,3}?(?:(?P<taker>{p}) 's )?"
        r"(?:[a-z-]+ ){0,3}?(?:penalty|spot-kick)(?: (?:from|by) (?:[a-z-]+ ){0,2}(?P<shooter>{p}))?(?= )",
        result="saved",
    ),
    row(
        "penalty_missed",
        "saw a penalty saved",
        "penalty spot-kick",
        r" (?P<taker>{p}) "
        r"(?:had|saw|has|sees|having|seeing|'s) (?:a |his |the |[a-z-]+ ){0,4}?(?:penalty|spot-kick) (?:was |is )?"
        r"(?P<verb>saved|kept out|stopped|parried|pushed away)(?: by (?:[a-z-]+ ){0,3}?(?P<keeper>{p}))?(?= )",
        result="saved",
    ),
    row(
        "penalty_missed",
        "missed a penalty",
        "penalty spot-kick spot",
        rf" {_NOT_SCORED}(?P<verb>{_MISSED}) (?:a |the |his |an |her |[a-z-]+ ){{0,4}}?(?:penalty|spot-kick)"
        r"(?: (?:wide|over|high|against the (?:post|bar)|off target|into the (?:stands|crowd)|onto the (?:post|bar)))?"
        r"(?= )(?! (?:area|box|into|past|low|home|in|straight down))",
        subject="taker",
        result="missed",
    ),
    row(
        "penalty_missed",
        "miss from the spot",
        "penalty miss spot-kick",
        r" (?P<taker><P\d+>) (?:'s )?(?:[a-z-]+ ){0,2}(?P<verb>penalty|spot-kick) "
        r"(?:miss|was saved|was missed|came back|hit the|struck the|went wide|flew over|was kept out)(?= )",
        result="missed",
    ),
    row(
        "disallowed_goal",
        "had a goal disallowed",
        "disallowed ruled chalked",
        r" (?P<player>{p}) (?:had|saw|have|has|having|seeing|thought|'s) (?:(?!been ruled)[^ .;:!?<>]+ ){0,14}?"
        r"(?P<verb>disallowed|ruled out|ruled offside|chalked off|chalked_off|struck off|scrubbed out)"
        r"(?= )(?! (?:of|until|through|with|for "
        r"(?:up to|about|the|at least|\d+|[a-z]+ (?:to [a-z]+ )?(?:weeks|months|games|matches))) )",
        real=False,
    ),
    row(
        "disallowed_goal",
        "his effort was ruled out",
        "disallowed ruled chalked flagged",
        r" (?P<verb>had the ball in the net|put the ball in the net|found the net|tucked away an effort|headed in"
        r"|tapped in|turned the ball in|poked home|tapped home|thought (?:he|<H\d+>) had (?:[^ .;:!?<>]+ ){1,6}"
        r"|netted|bundled the ball in|slotted home|fired home) (?:[^.;:!?]{0,80}? )?(?:but|only|before|, only) "
        r"(?:[^.;:!?]{0,70}? )?(?:disallowed|ruled out|ruled offside|chalked off|flagged|offside|struck off)(?= )",
        subject="player",
        real=False,
    ),
)
