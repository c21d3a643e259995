"""Phrases of how somebody got his goal: 'popped up with a dink over Voss', 'had his seventh of the season'.

Their subject is the scorer, never a side.
"""

from loaders.prose.events.goals.phrases import Phrase, phrase
from loaders.prose.events.goals.shot_ends import MOTION
from loaders.prose.pattern_parts import either, one_of

#: What follows where it was no goal after all.
_BUT_NOT = (
    r"(?![^.;:!?]{0,80} (?:but|yet|instead|only (?:to|for)|saved|save|held|blocked|cleared|wide|"
    r"(?:put|headed|nodded|sent|shot) (?:it )?over|over the (?:bar|top)|against the "
    r"(?:post|bar)|offside|disallowed) )"
)
#: Where a phrase of a goal can end.
_ENDS = (
    r"(?= (?:[.,;!-]|and|on|at|as|in the|in (?:stoppage|added|injury)|after|before|when|from|for "
    r"(?:the|his|her|<)"
    r"|to (?:make|put|give|level|seal|settle|win|score|restore|double|earn|secure|snatch|equalise)|off"
    r"|with|late|deep"
    r"|early|just|midway|inside|\d+|[a-z]+ minutes) ?)"
)
_CAME_UP = either(
    """
        popped_up pops_up popping_up came_up comes_up coming_up stepped_up steps_up obliged obliges weighed_in
        chipped_in pitched_in responded responds replied replies answered answers struck settled_it won_it
        finished_it
    """
)
_MADE = either(
    """
        produced produces producing conjured conjures conjured_up unleashed unleashes unleashing uncorked uncorks
        uncorking let_loose essayed executed summoned served_up unfurled delivered delivers provided sent_in fired_in
        hit hits took struck strikes let_go loosed_off found dug_out tried attempted contrived fashioned managed
    """
)
_SHOT = (
    r"(?:a|an|another|the) (?:(?!save|chance|cross|pass|bar|post|upright|woodwork|wall|with)[a-z0-9-]+ ){0,5}?"
    r"(?:{anygoal}|grounder|dink|blast|left-footer"
    r"|right-footer|long-ranger|one-timer)"
)
_ORDER = (
    r"(?:\d{1,3}(?:st|nd|rd|th)|{ord}|tenth|eleventh|twelfth|[a-z]+teenth|twentieth|twenty-[a-z]+"
    r"(?:st|nd|rd|th))"
)
_BODY = one_of("head forehead thigh knee toe boot foot shin chest instep leg heel touch flick big_toe nose")
_EASY = one_of("simple simplest easy easiest straightforward routine comfortable")
_PLACED = either(
    """
        put puts putting placed placing places sent sends rolled rolls slotted slots curled curls headed heads steered
        steers drilled drills hit hits tucked tucks stroked guided directed directs bent
    """
)
_NEVER = (
    r"(?:(?:could|would|can|was|did)(?: not|n't| n't| never| scarcely| hardly| barely)"
    r"(?: ever| possibly| quite| going to)? (?:go|reach|get|touch|save|stop|be|find|cover)|couldn't "
    r"(?:go|reach|get"
    r"|touch|save|stop|be)|had no chance|could only (?:watch|admire|wave))"
)

CAME_UP_WITH: tuple[Phrase, ...] = (
    phrase(
        "popped up with a shot past him",
        "popped pops popping came comes coming stepped steps obliged obliges weighed chipped pitched "
        "responded responds replied replies answered answers struck settled won finished",
        rf" (?P<verb>{_CAME_UP}) with {_SHOT} (?:(?!and |but |wide |against )[^ .,;:!?()<>]+ ){{0,8}}?"
        r"(?:over|past|beyond|under|through|between|inside|around) (?:{gk}|the (?:[a-z-]+ ){0,2}legs of)"
        r"(?= )" + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "came up with the goods",
        "goods magic difference",
        r" (?P<verb>came up|comes up|popped up|stepped up|arrived|produced|delivered) (?:with )?"
        r"(?:the (?:goods|decisive touch|crucial touch|telling touch|decisive moment))" + _ENDS + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "produced a shot that beat him",
        "that which",
        rf" (?P<verb>{_MADE}) {_SHOT} (?:(?!and |but )[^ .,;:!?()<>]+ ){{0,6}}?(?:, )?(?:that|which) "
        rf"(?:[a-z]+ly |simply |just )?(?:{MOTION}|(?:beat|beats|left|gave) {{gk}}(?= ))" + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "had his nth of the season",
        "of",
        rf" (?P<verb>had|has|got|gets|notched|grabbed|bagged) (?:<H\d+> 's|his|her) {_ORDER} "
        rf"(?:goal |strike |league )?"
        r"(?:goal )?of the (?:season|campaign|year|tournament|competition|term|world cup|finals"
        r"|league season)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "credited with the goal",
        "credited awarded given",
        r" (?P<verb>was|were|is|being|gets|got|be) (?:[a-z]+ly |later |duly |the man )?"
        r"(?:credited with|awarded) (?:it|the (?:[a-z-]+ ){0,2}"
        r"(?:goal|strike|opener|winner|equaliser|{ord}|touch)|(?:<H\d+> 's|his) (?:[a-z-]+ )?"
        r"(?:{ord}|goal))(?= (?:[.,;!]|that|which|after|on|in the|but|as|though|when|despite) ?)",
        2,
        sides=False,
    ),
    phrase(
        "the easiest of headers",
        "header headers tap-in tap-ins volley volleys nod finish finishes side-foots goals chances",
        r" (?P<verb>had|has|was left with|were left with|left with|with|given|was given|was presented with"
        r"|enjoyed"
        rf"|scored|netted|nodded in|headed) (?:only |just )?(?:a |the |one of the ){_EASY} (?:of )?"
        r"(?:headers?|tap-ins?|volleys?|nods?|finish|finishes|side-foots|goals)"
        r"(?: (?:of (?:his|her|<H\d+> 's) (?:[a-z]+ )?(?:life|career|season|day)))?" + _ENDS + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "gave them all they needed",
        "needed required wanted need",
        r" (?P<verb>gave|gives|giving|handed|provided|supplied|got|scored) "
        r"(?:(?P<side>(?:the )?<T\d+>|them) )?"
        r"(?:all|everything|the only goal|the one goal|the goal) (?:that )?"
        r"(?:they|it|<T\d+>|the (?:hosts|visitors)) "
        r"(?:needed|need|would need|required|wanted)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "where no keeper could reach",
        "where",
        rf" (?P<verb>{_PLACED}) (?:it|the ball|(?:a|an|the|his|<H\d+> 's) (?:[a-z-]+ ){{0,3}}"
        rf"(?:shot|header|penalty"
        r"|free-kick|effort|spot-kick|volley|finish)) (?:[a-z]+ly |right |just |low |high ){0,2}"
        rf"(?:to |into (?:a|the) (?:place|corner|area|spot) )?where {{gk}} {_NEVER}(?= )",
        2,
        sides=False,
    ),
    phrase(
        "got a touch to his cross",
        "head forehead thigh knee toe boot foot shin chest instep leg heel touch flick nose",
        r" (?P<verb>got|get|gets|getting|put|puts|putting|stuck|sticking|threw|throwing|applied|added) "
        rf"(?:a|an|his|her|the|<H\d+> 's) (?:[a-z-]+ ){{0,2}}?{_BODY} (?:to|on|on to|onto) (?:the |a |an )?"
        r"<P\d+> (?:'s )?(?:[a-z0-9-]+ ){0,4}?(?:free-kick|cross|corner|shot|pass|delivery|centre|throw"
        r"|cut-back"
        r"|drive|effort|header|ball|volley|inswinger|outswinger)" + _ENDS + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "left the keeper clutching air",
        "air thin fresh grass",
        r" (?P<verb>left|leaving|leaves) {gk} (?:clutching|grasping|clawing|diving|kicking|waving"
        r"|grabbing) "
        r"(?:at |for )?(?:thin air|fresh air|air|grass|shadows)(?= )",
        1,
        sides=False,
    ),
    phrase(
        "sounded the board",
        "board boards duck",
        r" (?P<verb>sounded|sounding|sounds|rattled|rattling|broke|breaking) (?:the|their|<T\d+> 's) "
        r"(?:board|boards|duck)(?= )(?! of directors)",
        2,
        sides=False,
    ),
    phrase(
        "put his name on the sheet",
        "name",
        r" (?P<verb>registered|registers|registering|entered|enters|etched|etching|inscribed|got|put|puts"
        r"|wrote"
        r"|inked|added) (?:his|her|<H\d+> 's) (?:own )?name (?:on|onto|on to|in|into|among|to) the "
        r"(?:list|scoresheet|score-sheet|scorers|score sheet|scoreboard|scorecard|goals|scoring sheet)"
        r"(?= )",
        2,
        sides=False,
    ),
    phrase(
        "iced the game",
        "iced icing ices salted salting paydirt",
        r" (?:(?P<verb>iced|icing|ices) (?:the |it|<T\d+> 's )(?:game|win|victory|match|result|contest)?(?= )"
        r"|(?P<verb2>salted|salting) (?:the )?(?:it|game|match|win|points|contest) away|"
        r"(?P<verb3>struck|hit) paydirt)"
        r"(?= )",
        1,
        sides=False,
    ),
    phrase(
        "made amends with it",
        "amends atoned blushes blush",
        r" (?P<verb>made amends|makes amends|making amends|atoned|atoning|spared|sparing|spares|saved) "
        r"(?:(?!with |but )[^ .,;:!?()]+ ){0,7}?with (?:a|an|the|<H\d+> 's) (?:[a-z0-9-]+ ){0,4}?"
        r"(?:{anygoal}|{ord})" + _ENDS + _BUT_NOT,
        2,
        sides=False,
    ),
    phrase(
        "had the last laugh",
        "laugh word say",
        r" (?P<verb>had|has|got) the (?:last|final) (?:laugh|word|say) "
        r"(?:(?!but |that |which )[^ .;:!?()]+ ){0,6}?(?:with|by) (?:a|an|the|<H\d+> 's) (?:[a-z0-9-]+ ){0,4}?"
        r"(?:{goal}|header|volley|penalty|free-kick|{ord}|finish|drive)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "gave them the perfect start",
        "start dreamland raptures ecstasy",
        r" (?:(?P<verb>gave|gives|giving|handed|got|provided) "
        r"(?P<side>(?:the )?<T\d+>|them|the (?:hosts|visitors|home side|away side)) (?:off to )?(?:a|the|an) "
        r"(?:dream|perfect|flying|ideal|best possible|blistering|explosive|stunning|dreadful|bright) start(?= )|"
        r"(?P<verb2>fired|sent|shot|headed|blasted) (?:<T\d+>|them|the (?:hosts|visitors)) into "
        r"(?:dreamland|raptures|ecstasy|paradise)(?= ))",
        1,
        sides=False,
    ),
    phrase(
        "made it look easy",
        "look",
        r" (?P<verb>made|makes|making) (?:it|the finish|the rest) look "
        r"(?:easy|simple|ridiculously easy|absurdly easy"
        r"|routine|like (?:child 's play|a training drill))" + _ENDS + _BUT_NOT,
        1,
        sides=False,
    ),
    phrase(
        "put so many past him",
        "two three four five",
        r" (?P<verb>put|puts|putting|hit|fired|slotted|sent|headed|curled|drove|planted) "
        r"(?P<count>two|three|four|five) (?:goals |more |shots |quick )?past "
        r"(?:{gk}|the (?:hosts|visitors)|<T\d+>)(?= )(?! "
        r"(?:in training|last|in \d{4}|in the (?:previous|last|first meeting)|to (?:win|book|reach) the))",
        2,
        sides=False,
    ),
)
