"""Phrases that say that somebody scored: 'found the net', 'made no mistake', 'was on target', 'beat the keeper'."""

from loaders.prose.events.goals.phrases import Effect, Phrase, phrase
from loaders.prose.pattern_parts import either

_DELIVERED = either(
    """
        delivering delivered producing produced unleashing unleashed applying applied providing provided sending
        sent hitting hit lashed fired firing curled struck
    """
)

FOUND_THE_NET: tuple[Phrase, ...] = (
    phrase(
        "make no mistake",
        "mistake",
        r" (?P<verb>made|makes|making|make) no mistake(?= )(?! (?:that|about))",
        2,
        sides=False,
    ),
    phrase(
        "do the rest",
        "rest honours honors necessary needful formalities trick damage business job",
        r" (?P<verb>did|does|doing|do|performed) "
        r"(?:the|enough) {w1}(?:rest|honours|honors|necessary|needful|formalities|trick|damage|business|job)(?= )"
        r"(?! (?:of|on|as|by) )",
        2,
        sides=False,
    ),
    phrase(
        "on target",
        "target mark board scoresheet scoreboard scorers act fun score-sheet goals",
        r" (?P<verb>was|were|on|is|got|get|gets|getting|joined|join|put|also|got) "
        r"(?:(?:himself|herself|him|her|<[PH]\d+>) )?"
        r"{w5}(?:on target|on the mark|(?:on|onto) (?:to )?the "
        r"(?:scoresheet|score-sheet|scoreboard|scorecard)"
        r"|on the board|off the mark|among the (?:goals|scorers)|in on the (?:act|fun))"
        r"(?= )(?! (?:for the first time|with (?:a|an|his|only) {w2}(?:effort|shot|attempt|header)))",
        2,
        sides=False,
    ),
    phrase(
        "found the net",
        "net target range corner netting roof way gap goal mark upper",
        r" (?P<verb>found|finds|finding|find|hit|hits|hitting|bulged|bulging|rippled|rippling|rattled"
        r"|rattling|picked) (?:out )?"
        r"(?!the "
        r"(?:outside|side|top) of |(?:the |a )?(?:[a-z-]+ ){0,2}"
        r"(?:post|bar|crossbar|upright|woodwork|frame|wall) )"
        r"(?:the|<T\d+> 's|an empty|his|{p} 's) (?:back of (?:the|{side} 's|an empty) )?"
        r"{w5}(?:net|target|range|corner|corners|netting|roof of the net|upper 90|upper ninety)(?= )"
        r"(?! (?:flag|but))",
        2,
        sides=False,
    ),
    phrase(
        "find a way past",
        "way",
        r" (?P<verb>found|finds|finding|find) (?:a|his|the) way (?:past|through|beyond) {gk}",
        2,
        sides=False,
    ),
    phrase(
        "beat the keeper",
        "beat beats beating beaten",
        r" (?P<verb>beat|beats|beating) "
        r"(?!(?:a |one |two |three |four |his |another )?(?:men|man|defenders?|opponents?|markers?|challenges?) )"
        r"(?:[a-z]+ly )?{gk}"
        r"(?! to (?:it(?! [.;])|that|this"
        r"|(?:the |a )(?:[a-z-]+ )?(?:ball(?! , [a-z]+ing a )|punch|cross|throw|header)) )"
        r"(?! (?:on (?:the|his) (?:outside|inside|left|right|by-?line|flank|wing|goal-line|end line|touch-?line|turn) "
        r"|down the |for (?:pace|speed|strength) |in the air |and (?:[a-z]+ly )?(?:crossed|squared|pulled|cut|centred"
        r"|laid|fed|found|set|teed|passed|whipped|sent over|delivered|swung|put over) "
        r"|(?:[^ .,;:!?]+ ){0,7}?and (?:[a-z]+ly )?"
        r"(?:crossed|squared|centred|passed|put <P\d+> (?:through|clear|in)) ))"
        r"(?: (?:with|from|at|to|low|for|one-on-one|after|on|in|inside|high|again"
        r"|via|twice|all ends up|as|when|down|off|and|,|\.|easily|comfortably|once|by|near|far|inside"
        r"|right)(?= ))",
        2,
        sides=False,
    ),
    phrase(
        "score a penalty",
        "penalty spot spot-kick spot-kicks penalties yards",
        r" (?P<verb>scored|scores|scoring|converted|converts|converting|netted|slotted|buried|tucked"
        r"|dispatched"
        r"|despatched|stroked|smashed|struck|fired|swept|lashed|thumped|drilled|hammered|won"
        r"(?= it )|(?<!up )stepped)"
        r"(?! (?:the|a) (?:post|bar|crossbar|upright|woodwork|frame)) {x5}"
        r"(?:from the (?:penalty )?spot|from (?:12|twelve) yards|(?:the|a|his|{ord}) {w2}"
        r"(?:penalty|spot-kick))(?= )"
        r"(?! (?:just |well |narrowly |high )?(?:over|wide|against|at|straight|onto|past the post))",
        2,
        Effect(penalty=True),
        sides=True,
    ),
    phrase(
        "a finish that brought them level",
        "finish strike shot header volley effort drive free-kick",
        rf" (?P<verb>{_DELIVERED}) "
        r"(?:a|an|the) {w5}(?:finish|strike|shot|header|volley|effort|drive|free-kick) (?:that|which|to) "
        r"(?:brought {t} {w1}level|put {t} |gave {t} |give {t} |earned |earn |levelled |level |made it "
        r"|make it |sealed |seal |won |win |doubled |double |rescued |restored |beat {gk}|went in|flew in"
        r"|found the )",
        2,
        sides=False,
    ),
    phrase(
        "stretched the net",
        "pounce pounced pounces pouncing obliged capitalised capitalized capitalising capitalizing "
        "profited profiting punished pounced profit punishing",
        r" (?P<verb>pounced|pounces|pouncing|pounce|obliged|obliges|capitalised|capitalized|capitalising"
        r"|capitalizing|profited|profiting(?! by)|punished|punishing)(?= )"
        r"(?![^.;:!?]{0,90} (?:but|only (?:to|for)|smothered|saved|blocked|cleared|wrong side) )",
        1,
        sides=False,
    ),
    phrase(
        "had the next",
        "had",
        r" (?P<verb>had) (?:the|a|his|her|their|{side} 's|yet another|another) "
        r"{w2}(?:{ord}|opener|equaliser|equalizer|leveller|hat-trick|treble)"
        r"(?: goal)?(?= [.,;]| when | with | from | after | on \d| in the \d| \d| five | ten | two "
        r"| three | four )"
        r"(?! , (?:but|only|saved|disallowed|ruled))",
        2,
        sides=False,
    ),
    phrase(
        "hit back",
        "replied replies hit responded answered struck",
        r" (?P<verb>replied|replies|responded|answered|hit back|hits back|struck back)"
        r"(?= (?:for (?:the )?{side}|on \d|in the \d|after|straight"
        r"|within|immediately|with a|(?:\d+|[a-z-]+) minutes? (?:later|after)"
        r"|from the|just|moments|seconds|before|late|early|two |three |four "
        r"|five |[.]))",
        2,
        sides=False,
    ),
    phrase(
        "added two more",
        "added adds adding bagged",
        r" (?P<verb>added|adds|adding|bagged) (?:another )?(?:two|three) (?:more|others)"
        r"(?= (?:in the \d|in the [a-z-]+ and|on \d|after|before|late|either side|[.;]|, (?:in|on|after|before|both) ))"
        r"(?! (?:before|after) (?:joining|signing|moving|leaving))",
        2,
        sides=False,
    ),
    phrase(
        "ended a drought",
        "drought wait spell run",
        r" (?P<verb>ended|ends|ending|broke|breaking|snapped) "
        r"(?:his|her|a|the|<H\d+> 's) (?:[^ .,;:!?()]+ ){0,5}?(?:drought|wait|barren (?:spell|run)) "
        r"(?:[^ .;:!?()]+ ){0,4}?(?:with|by) (?:a|an|the|scoring|heading|netting|firing)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "pounced on a save",
        "pounced pounces pouncing pounce",
        r" (?P<verb>pounced|pounces|pouncing|pounce) (?:when|after|as|once) (?:[^ .;:!?()]+ ){0,5}?"
        r"(?:pushed|parried|spilled|spilt|fumbled|could(?: not| n't|n't) (?:hold|gather|keep hold)"
        r"|could only (?:parry|push|block|palm|beat|help|fend)|beat out|palmed out|dropped|failed to hold"
        r"|failed to gather|blocked|saved|turned away|pushed away)(?= )"
        r"(?![^.;:!?]{0,70} (?:but|only (?:to|for)|yet) )",
        2,
        sides=False,
    ),
    phrase(
        "struck",
        "struck strikes striking strike",
        r" (?P<verb>struck|strikes|striking|strike)"
        r"(?= (?:twice|again|first|early|late|in |on |after |from |with |before |midway|for "
        r"(?:his|the|{side})"
        r"|just |at |home|gold|seconds|moments|minutes|as |when |back|only|\d|inside|[.,;!?]|and |to "
        r"|either"
        r"|deep|five|ten|two|three))(?! (?:by|on the (?:head|arm|hand|elbow|face)|with (?:a|an) "
        r"(?:injury|illness)))",
        2,
    ),
    phrase(
        "mark the day with a goal",
        "debut return birthday bow appearance start anniversary call-up",
        r" (?P<verb>marked|marking|marks|celebrated|celebrating|crowned|capped) "
        r"(?:his|her|the|a|an) (?:[a-z0-9-]+ |<[TO]\d+> ){0,4}?"
        r"(?:debut|return|birthday|bow|appearance|start|anniversary|call-up) with (?:a|an|the) "
        r"(?!chance|shot|near)"
        r"(?:[a-z0-9-]+ ){0,3}?(?:goal|winner|equaliser|opener|header|strike|volley|penalty)(?= )",
        2,
        sides=False,
    ),
    phrase(
        "turn it around",
        "around",
        r" (?P<verb>turned|turning) (?:the (?:game|match|tie|contest|scoreline)|things) around(?= )",
        1,
        sides=False,
    ),
)
