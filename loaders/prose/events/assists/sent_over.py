"""Ways of telling that somebody sent the ball over, for whoever comes next: 'crossed', 'whipped in a corner'."""

from loaders.prose.events.assists.assist_row import AssistRow, assist_row
from loaders.prose.pattern_parts import either, one_of

#: Where a ball is sent.
_OVER = one_of(
    """
        back across over square in_behind infield in low into to_the through down forward on clear goalwards up past
        towards off
    """
)

_LAID = either(
    """
        pulled pulling cut cutting laid laying rolled rolling knocked knocking headed heading nodded nodding flicked
        flicking helped helping touched played playing chested threaded slid slipped
    """
)

SENT_OVER: tuple[AssistRow, ...] = (
    assist_row(
        "sent over",
        r" (?P<verb>{sent}) (?:in |over |across |out |through |forward |back |up )?"
        r"(?:(?:an?|another|the|his|her|yet another|one more|one last|one|<H\d+> 's) {adj}{served}"
        r"|(?<!picked )(?<!took )(?<!taking )(?<!picking )(?<!found )(?<!made )(?<!making )(?<!produced )"
        rf"(?<!producing )(?<!conjured )(?:the ball|it|him|her|one(?! back )|another|<H\d+>) "
        rf"(?:(?:[a-z]+ly|first time|early|long|low|hard|wide|high|back|deep) ){{0,2}}{_OVER})(?= )",
        is_open=True,
    ),
    assist_row(
        "crossed",
        r" (?P<verb>delivered(?= (?:from|to|low|into) )|crossed|crosses|crossing|centred|centring|squared|squaring"
        r"|(?:passed|played) square"
        r"|(?:(?<= to )|(?<= would ))(?:cross|centre|square))(?= )"
        r"(?! the (?:line|halfway|half-way|city|ball (?:in|into|past|home) ))",
        is_open=True,
    ),
    assist_row(
        "laid back",
        rf" (?P<verb>{_LAID}|(?:(?<= to )|(?<= would ))(?:pull|cut|lay|head|nod|flick|knock|roll)) (?:the ball |it )?"
        r"(?:back|across|on|down|square|off|through|forward)(?= )"
        r"(?! (?:the (?:bar|post|line)|to (?:earth|the (?:ground|bench)))(?= ))",
        is_open=True,
    ),
    assist_row(
        "got a touch",
        r" (?P<a>{p}) (?:[a-z]+ ){0,3}?(?:got|getting|gets|applied|made|won) (?:the|an?|<H\d+> 's) "
        r"(?:(?!winner|first|own )[a-z-]+ ){0,3}?"
        r"(?:touch|flick|header|nod|nick|flick-on|head to it|knock-down|knockdown)(?= )",
        is_open=True,
    ),
    assist_row(
        "shot across",
        r" (?P<verb>dragged|dragging|fired|firing|drilled|drilling|flashed|flashing|hit|hitting|struck|sent|sending) "
        r"(?:an?|his|her) {adj}(?:shot|effort|drive|volley|header) (?:back )?(?:across|along|into the path)(?= )",
        is_open=True,
    ),
    assist_row(
        "his ball",
        r" (?P<a>{p}) 's {adj}"
        r"(?:{served}|knockdown|flick-on|header (?:back|down|across)|nod down|nod-down|backheel)(?= )",
        is_open=True,
    ),
    assist_row(
        "a ball from",
        r" {served} (?:(?!given away |conceded |won |dummied |missed |misjudged |misread |ignored "
        r"|watched )[a-z-]+ ){0,4}?"
        r"(?:from|(?<!(?<!the )left )by) {maker}(?! 's )",
        is_open=True,
    ),
)
