"""Who came on for whom: replaced, made way, thrown on, off the bench."""

from loaders.prose.events.others.construction import Construction, row

_NAME = r"(?:the |[a-z-]+ |<T\d+> (?:'s )?){0,4}?"

SUBSTITUTIONS: tuple[Construction, ...] = (
    row(
        "substitution",
        "replaced",
        "replaced replaces replacing",
        r" (?P<on>{p}) (?:, [^,]{1,40} , )?"
        rf"(?:who )?(?:then |later |had |also |came on and |himself )?(?P<verb>replaced|replaces) {_NAME}(?P<off>{{p}})"
        r"(?! 's)(?= )(?! (?:as (?:manager|captain|coach|boss|head)|in the (?:starting|side|team|line-up)))",
    ),
    row(
        "substitution",
        "was replaced by",
        "replaced substituted",
        r" (?P<verb>replaced|substituted|withdrawn) (?:[a-z]+ |at the break |at half-time |at the interval ){0,3}?by "
        rf"{_NAME}(?P<on>{{p}})(?= )(?! (?:as (?:manager|captain)))",
        subject="off",
    ),
    row(
        "substitution",
        "replaced with",
        "replaced replacing withdrew",
        rf" (?P<verb>replaced|replacing|replace|withdrew|took off) {_NAME}(?P<off>{{p}}) with {_NAME}(?P<on>{{p}})"
        r"(?= )",
    ),
    row(
        "substitution",
        "on for",
        "came come coming brought sent introduced thrown arrived entered on",
        rf" (?P<on>{{p}}) (?:, [^,]{{1,40}} , )?(?:had |was |who |then |also |just |only ){{0,4}}?"
        r"(?P<verb>came on|comes on|coming on|on(?= for )|introduced|brought on"
        r"|sent on|thrown on|entered the fray|stepped off the bench|came off the bench|came in) "
        r"(?:as a (?:[a-z-]+ )?(?:substitute|replacement) |in place of|(?:[^ .;:!?<>]+ ){0,4}?)"
        rf"(?:for|in place of) {_NAME}(?P<off>{{p}})(?= )(?! and {_NAME}{{p}})",
    ),
    row(
        "substitution",
        "made way",
        "made makes way gave",
        r" (?P<verb>made way|makes way|gave way|making way|make way|departed) "
        rf"(?:[a-z]+ly )?(?:for|to) {_NAME}(?P<on>{{p}})(?= )",
        subject="off",
    ),
    row(
        "substitution",
        "thrown on",
        "throwing threw throw sent sending brought bringing introduced introducing introduce handed turned unleashed "
        "sprung",
        r" (?P<verb>throwing on|threw on|throw on|sent on"
        r"|sending on|send on|brought on|bringing on|bring on|brought in|introduced|introducing|introduce|unleashed) "
        r"(?:the |[a-z-]+ |<T\d+> (?:'s )?){0,4}?(?:<P\d+> (?:, |and |, and )){0,6}(?P<on><P\d+>)(?! (?:, |and )<P\d+>)"
        r"(?: (?:for|in place of|to replace) (?:the |[a-z-]+ ){0,4}?(?P<off>{p}))?(?= )",
        listed="on",
    ),
    row(
        "substitution",
        "was brought on",
        "brought sent introduced thrown",
        r" (?P<on>{p}) (?:was|were) "
        r"(?:then |also |later )?(?P<verb>brought on|sent on|introduced|thrown on|called from the bench|summoned)"
        r"(?= )(?! (?:to the (?:crowd|fans)))",
        listed="on",
    ),
    row(
        "substitution",
        "off the bench",
        "bench substitute sub",
        r" (?P<on>{p}) (?:, [^,]{1,40} , )?(?:had |who |then |later |also |only )?"
        r"(?P<verb>came off the bench|came on as (?:a )?(?:[a-z-]+ )?(?:substitute|sub)"
        r"|came on|stepped off the bench|rose from the bench|climbed off the bench|emerged from the bench|entered as a "
        r"(?:[a-z-]+ )?(?:substitute|sub)|subbed in|subbed on)(?! (?:strong|best|well|top|better|second|leaps))(?= )",
    ),
    row(
        "substitution",
        "substitute by name",
        "substitute substitutes sub",
        r" (?P<verb>substitute|sub|half-time substitute|second-half substitute) "
        r"(?P<on><P\d+>)(?= )(?! (?:goalkeeper|keeper|remained|was unused))",
    ),
    row(
        "substitution",
        "limped off",
        "limped hobbled carried stretchered helped forced went came taken withdrawn",
        r" (?P<verb>limped off|hobbled off|limped out|was carried off|was stretchered off|was helped off"
        r"|was forced off|went off injured|came off injured|was taken off|was withdrawn|was forced out of the action"
        rf"|had to be replaced)(?:[^.;<>]{{0,60}}? replaced by {_NAME}(?P<on>{{p}}))?(?= )",
        subject="off",
    ),
    row(
        "substitution",
        "off goes, on comes",
        "off",
        r" off (?:goes|go|comes) (?P<off>{p}) (?:, |and |, and )?on (?:comes|come|goes) (?P<on>{p})(?= )",
    ),
    row(
        "substitution",
        "on in brackets",
        "sub subs substitution change",
        r" (?:sub|subs|substitution|change) [:!-] (?P<on>{p}) [(] on [)] (?:, |for |; )(?P<off>{p}) [(] off [)](?= )",
    ),
)
