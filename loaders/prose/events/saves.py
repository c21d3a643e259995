"""Saves, woodwork, clearances, missed penalties and goals that did not count."""

from loaders.prose.events.construction import Construction, row

_SHOT = (
    r"(?:[a-z0-9-]+ ){0,5}?(?:shot|effort|header|drive|strike|volley|free-kick|attempt|penalty|spot-kick"
    r"|cross|chip|lob|half-volley|snapshot|snap-shot|follow-up|finish|flick|"
    r"piledriver|curler|kick|toe-poke|overhead kick)"
)
_SAVED = (
    r"(?:saved|saves|saving|parried|parries|parrying|palmed|palms|palming|tipped|tips|tipping|pushed"
    r"|pushing|clawed|clawing|smothered|smothering|kept out|keeping out|beat out|beat away|beating away"
    r"|turned away|turned aside|turned behind|turned over|turned round|"
    r"blocked|pawed|fingertipped|batted|repelled|held|gathered|stopped|punched|got down to|foiled|thwarted"
    r"|denied|denies|denying|frustrated)"
)
_NAME = r"(?:the |[a-z-]+ |<T\d+> (?:'s )?){0,4}?"

SAVES: tuple[Construction, ...] = (
    row(
        "save",
        "saved by",
        "saved parried tipped palmed pushed kept clawed smothered denied foiled thwarted beaten turned "
        "blocked stopped gathered held repelled",
        rf" (?P<shooter>{{p}}) (?:'s )?(?:[^ .;:!?<>]+ "
        rf"){{0,10}}?(?:was|were|is|being|be|been|brilliantly|superbly|,|saw|only to be) (?:[a-z]+ "
        rf"){{0,3}}?(?P<verb>saved|parried|tipped|palmed|pushed|kept "
        rf"out|clawed|smothered|denied|foiled|thwarted|beaten|turned|stopped|gathered|held|repelled|well "
        rf"saved) "
        rf"(?:[^ .;:!?<>]+ ){{0,6}}?by {_NAME}(?P<keeper>{{p}})(?= )",
    ),
    row(
        "save",
        "save from",
        "save saves stop stops",
        rf" (?P<keeper>{{p}}) (?:, [^,]{{1,40}} , )?(?:[^ .;:!?<>]+ "
        rf"){{0,8}}?(?P<verb>save|saves|stop|stops) (?:[a-z-]+ ){{0,4}}?(?:from|off|to deny|to keep out|to "
        rf"thwart|to foil) {_NAME}(?P<shooter>{{p}})(?= )",
    ),
    row(
        "save",
        "keeper saves",
        "saved parried parries palmed tipped pushed clawed smothered kept beat turned saving tipping "
        "pushing blocked punched denied denies thwarted foiled frustrated parrying",
        rf" (?P<keeper>{{p}}) (?:, [^,]{{1,40}} , )?(?:had to |did well to |was forced to |twice |then "
        rf"|also |again |brilliantly |superbly |just |somehow |[a-z]+ly |who |, who "
        rf"){{0,4}}?(?P<verb>{_SAVED}) (?:away |out |over |well |low |brilliantly |superbly |round |aside "
        rf"){{0,2}}(?:from |by )?{_NAME}(?P<shooter>{{p}})(?: 's {_SHOT})?(?= )",
    ),
    row(
        "save",
        "forced a save",
        "forced forcing drew drawing brought tested testing stretched extended",
        rf" (?P<shooter>{{p}}) (?:, [^,]{{1,40}} , )?(?:[^ .;:!?<>]+ "
        rf"){{0,6}}?(?P<verb>forced|forcing|drew|drawing|brought|tested|testing|stretched|extended|worked) "
        rf"(?:[^ .;:!?<>]+ ){{0,6}}?(?:save |stop |saves |out of |from |of "
        rf"){{0,3}}{_NAME}(?P<keeper>{{p}})(?= )(?! 's (?:own|mistake|error))",
    ),
    row(
        "save",
        "denied by",
        "denied thwarted foiled",
        rf" (?P<shooter>{{p}}) (?:was|were|is|had been|being|twice|again) (?:[a-z]+ "
        rf"){{0,3}}?(?P<verb>denied|thwarted|foiled|frustrated) (?:[^ .;:!?<>]+ ){{0,8}}?(?:by|from) "
        rf"{_NAME}(?P<keeper>{{p}})(?= )",
    ),
    row(
        "woodwork",
        "hit the woodwork",
        "post bar crossbar upright woodwork",
        r" (?P<verb>hit|hits|hitting|struck|striking|rattled|rattling|clipped|clipping|crashed|smacked"
        r"|thudded|shook|grazed|kissed|clattered|cracked|headed|curled|fired|drove|volleyed|sent|shot"
        r"|lashed|bent|thumped|smashed|hammered|poked|looped) "
        r"(?:[^ .;:!?<>]+ ){0,9}?(?:against |onto |on to |off |into )?(?:the |a )(?:[a-z-]+ ){0,4}?"
        r"(?:post|bar|crossbar|upright|woodwork)(?= )(?! and (?:in|went|over the line|into))"
        r"(?! (?:for|to make|from|of the (?:box|area)))",
        subject="player",
    ),
    row(
        "woodwork",
        "shot hits the woodwork",
        "post bar crossbar upright woodwork",
        rf" (?P<player>{{p}}) 's {_SHOT} (?:[^ .;:!?<>]+ "
        rf"){{0,5}}?(?P<verb>hit|struck|rattled|clipped|crashed|smacked|thudded|came|cannoned|bounced"
        rf"|rebounded|grazed|clattered|shaved) (?:[^ .;:!?<>]+ ){{0,5}}?"
        rf"(?:post|bar|crossbar|upright|woodwork)(?= )(?! and (?:in|went|over))",
    ),
    row(
        "woodwork",
        "denied by the woodwork",
        "post bar crossbar upright woodwork",
        r" (?P<player>{p}) (?:was|were|is) (?P<verb>denied|thwarted|foiled) by the (?:[a-z-]+ ){0,2}"
        r"(?:post|bar|crossbar|upright|woodwork)(?= )",
    ),
    row(
        "clearance",
        "off the line",
        "line",
        rf" "
        rf"(?P<verb>hooked|cleared|clears|clearing|headed|nodded|hacked|blocked|scrambled|kicked|stopped"
        rf"|turned|swept|knocked) {_NAME}(?:(?P<shooter>{{p}}) )?(?:'s )?(?:[a-z-]+ ){{0,4}}?"
        rf"(?:off|on|from) (?:the |his )?(?:goal-line|goalline|line|goal line)(?= )",
        subject="player",
    ),
    row(
        "clearance",
        "cleared off the line by",
        "line",
        rf" (?:(?P<shooter>{{p}}) (?:'s )?(?:[^ .;:!?<>]+ "
        rf"){{0,8}}?)?(?P<verb>cleared|headed|hooked|blocked|hacked|nodded|scrambled|kicked) (?:[a-z]+ "
        rf")?(?:off|on) the (?:goal-)?line by {_NAME}(?P<player>{{p}})(?= )",
    ),
    row(
        "penalty_missed",
        "penalty saved",
        "penalty spot-kick spot",
        r" (?P<keeper>{p}) (?:[^ .;:!?<>]+ ){0,5}?(?P<verb>saved|saves|saving|kept out|parried|stopped"
        r"|pushed away|beat away|turned away) (?:a |the |his )?(?:[a-z-]+ ){0,3}?(?:(?P<taker>{p}) 's )?"
        r"(?:[a-z-]+ ){0,3}?(?:penalty|spot-kick)(?: (?:from|by) (?:[a-z-]+ ){0,2}(?P<shooter>{p}))?(?= )",
        result="saved",
    ),
    row(
        "penalty_missed",
        "saw a penalty saved",
        "penalty spot-kick",
        r" (?P<taker>{p}) (?:had|saw|has|sees|having|seeing|'s) (?:a |his |the |[a-z-]+ ){0,4}?"
        r"(?:penalty|spot-kick) (?:was |is )?(?P<verb>saved|kept out|stopped|parried|pushed away)"
        r"(?: by (?:[a-z-]+ ){0,3}?(?P<keeper>{p}))?(?= )",
        result="saved",
    ),
    row(
        "penalty_missed",
        "missed a penalty",
        "penalty spot-kick spot",
        r" (?P<verb>missed|misses|missing|blazed|skied|fired|put|sent|hit|dragged|struck|wasted|squandered"
        r"|fluffed|ballooned|scuffed|shot|screwed) (?:a |the |his |an |her |[a-z-]+ ){0,4}?"
        r"(?:penalty|spot-kick)(?: (?:wide|over|high|against the (?:post|bar)|off target|into the "
        r"(?:stands|crowd)|onto the (?:post|bar)))?(?= )"
        r"(?! (?:area|box|into|past|low|home|in|straight down))",
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
        r" (?P<player>{p}) (?:had|saw|have|has|having|seeing|thought|'s) "
        r"(?:(?!been ruled)[^ .;:!?<>]+ ){0,14}?(?P<verb>disallowed|ruled out|ruled offside|chalked off"
        r"|chalked_off|struck off|scrubbed out)(?= )(?! "
        r"(?:of|until|through|with|for (?:up to|about|the|at least|\d+|[a-z]+ (?:to [a-z]+ )?"
        r"(?:weeks|months|games|matches))) )",
        real=False,
    ),
    row(
        "disallowed_goal",
        "his effort was ruled out",
        "disallowed ruled chalked flagged",
        r" (?P<verb>had the ball in the net|put the ball in the net|found the net|tucked away an effort"
        r"|headed in|tapped in|turned the ball in|poked home|tapped home|thought (?:he|<H\d+>) had "
        r"(?:[^ .;:!?<>]+ ){1,6}|netted|bundled the ball in|slotted home|fired home) (?:[^.;:!?]{0,80}? )?"
        r"(?:but|only|before|, only) (?:[^.;:!?]{0,70}? )?"
        r"(?:disallowed|ruled out|ruled offside|chalked off|flagged|offside|struck off)(?= )",
        subject="player",
        real=False,
    ),
)
