"""Goals by what others did: 'let Hale's drive slip in', 'gifted Hale the opener', 'found Hale for a tap-in'."""

from loaders.prose.events.goals.nouns import Noun, noun
from loaders.prose.pattern_parts import either

_GO_IN = either(
    """
        deflect deflected turned loop looped fly creep squirm squeeze trickle find nestle roll go drop bounce
        sail diverted
    """
)
_SCORED = either(
    r"""
        equalised equalising levelled levelling tying scoring scored lead ahead front up scored first tied board
        answered won win victory advantage back \d-\d
    """
)
_GIFTED = either(
    """
        gifted gifting gift gifts handed hands handing gave giving gives presented presents presenting set_up
        sets_up setting_up served_up served teed_up
    """
)

GOALS_BY_OTHERS: tuple[Noun, ...] = (
    noun(
        "let his shot in",
        "let lets letting allowed allowing",
        r" (?:let|lets|letting|allowed|allowing) (?P<mods>)(?P<scorer>{p}) 's (?:[a-z0-9-]+ ){0,4}?"
        r"(?P<noun>{shot}|strike|punt|cross|clearance|corner|free)(?: |,)(?:from (?:[^ .,;:!?<>()]+ ){1,3}?)?"
        r"(?P<licence>(?:[a-z]+ly )?(?:to )?(?:slip|squirm|squeeze|trickle|roll|creep|bounce|go|dribble|spin"
        r"|drift|sail|run|loop) (?:[^ .;:!?()]+ ){0,7}?(?:over the line|into (?:the|his) (?:own )?(?:net|goal|corner)"
        r"|in(?= [.,;])|past <|past him|over (?:his|<H\d+> 's) head"
        r"|through (?:his|<H\d+> 's) (?:legs|hands|fingers|grasp|gloves|arms)|under(?:neath)? (?:his|<H\d+> 's)))(?= )",
        2,
    ),
    noun(
        "saw his shot go in",
        "saw sees watched seeing",
        r" (?P<scorer>{p}) "
        r"(?:, [^,.;]{1,60} , )?(?:then |also )?(?:saw|sees|watched|seeing) (?:his|her|a|the) (?:[a-z0-9-]+ ){0,4}?"
        r"(?P<noun>{shot}|strike)(?: |,)(?P<licence>(?:(?!saved|but |wide|over |cleared|blocked|hit |tipped"
        rf"|palmed|and <|(?:from|by|of) <)[^ .;:!?()]+ ){{0,9}}?(?P<mods>)(?:(?:{_GO_IN}) (?:[^ .;:!?()]+ ){{0,4}}?"
        r"(?:home|in(?= )|into the|past {gk}|beyond {gk}|over {gk}|under {gk}|the (?:net|corner|back|bottom|top))))"
        r"(?= )",
        2,
    ),
    noun(
        "on his finish",
        "on off behind",
        rf" (?:{_SCORED}) (?:[^ .;:!?()<>]+ ){{0,7}}?(?:on|off|behind) (?:a|an|the)? ?"
        r"(?P<mods>(?:[^ .,;:!?<>()]+ ){0,4}?)(?P<scorer><P\d+>) (?:'s )?(?P<after>(?:[a-z0-9-]+ ){0,3}?)"
        r"(?P<noun>goal|strike|header|penalty|finish|volley|free-kick|tap-in|shot|blast|opener|winner"
        r"|equaliser|spot-kick|effort)(?= )(?! (?:kick|line|save|area|box|was (?:saved|disallowed)|that was|saved))",
        2,
    ),
    noun(
        "gifted the goal",
        "gifted gifting gift gifts handed hands handing gave giving gives presented presents presenting set sets "
        "setting served offered allowed",
        rf" (?:{_GIFTED}) (?:[a-z-]+ (?=<P))?(?P<scorer><P\d+>) (?:with )?(?:a|an|the|his|her|<[HP]\d+> 's|another) "
        r"(?:(?!chance|opportunity|sight|shot|attempt|look|start|run|debut|goal-scoring)[^ .,;:!?<>()]+ ){0,3}?"
        r"(?P<noun>goal|opener|second|third|equaliser|winner|hat-trick|tap-in|brace|fourth|leveller"
        r"|(?:simplest|easiest) of (?:tap-ins|finishes|goals|tasks))"
        r"(?= )(?! (?:chance|opportunity|attempt|half|yellow|kick|bonus|choice|start|touch|look))",
        2,
    ),
    noun(
        "into him for the goal",
        "for",
        r" (?:cross|ball|pass|free-kick|corner|centre|delivery|it) "
        r"(?:[^ .,;:!?<>()]+ ){0,3}?(?:into|to|towards|for|onto the head of) "
        r"(?:the |an )?(?:[a-z-]+ ){0,2}(?P<scorer><P\d+>) (?:- [^.;]{2,70}? - |, [^,.;]{2,60} , )?for "
        r"(?:a|an|the|what was the|<[TP]\d+> 's|his) (?:(?!chance|attempt|shot)[a-z0-9-]+ ){0,4}?"
        r"(?P<noun>goal|tap-in|finish|opener|second|third|winner|equaliser|game-winner|score)"
        r"(?= )(?! (?:half|chance|attempt|leg|period|spell|stint))",
        2,
    ),
    noun(
        "up stepped",
        "stepped",
        r" up stepped (?:[a-z-]+ ){0,2}?"
        r"(?P<scorer>{p}) (?:, [^,.;]{1,40} , )?(?:to send|and sent|who sent) {gk} the (?P<noun>wrong) way(?= )",
        2,
    ),
    noun(
        "a hand to the shot",
        "hand hands fingertips fingers glove touch",
        r" (?:got|getting|had|managed to get) "
        r"(?:a|both|some|his|<H\d+> 's) (?:[a-z]+ )?(?:hands?|fingertips|fingers|gloves?|touch) "
        r"(?:to|on) (?P<scorer>{p}) 's (?:[a-z0-9-]+ ){0,3}?(?P<noun>{shot}) "
        r"(?:[^ .,;:!?<>()]+ ){0,4}?(?:, )?(?:but|yet|and) (?:(?:could not|could n't|couldn't|was unable to|failed to"
        r"|not enough(?: of (?:one|it))? to) (?:keep it out|stop it)|(?:could only|only|succeeded only in"
        r"|merely) (?:help|helped|helping"
        r"|push|pushed|pushing|palm|palmed|turn|turned|turning|parry|parried|divert|diverted|deflect|steer) (?:it"
        r"|the ball) "
        r"(?:[a-z]+ ){0,2}?(?:into the (?:[a-z-]+ ){0,3}(?:net|corner)|in(?= [.,;])|home|over the line"
        r"|inside the post))"
        r"(?= )",
        2,
    ),
    noun(
        "a live line",
        "with",
        r"^ (?:goal ! )?(?P<scorer><P\d+>) (?:, )?with (?:a|an|the|his|another|what) "
        r"(?:[^ .,;:!?<>()]+ ){0,4}?(?P<noun>goal|finish|header|strike|volley|tap-in|penalty|free-kick)(?= [.,!])",
        1,
    ),
    noun(
        "for a goal",
        "goal tap-in finish opener second winner equaliser score equalizer third another",
        r" (?:(?:in|back|across|over|through|out|square|ball|cross|pass|off) (?:to|for)"
        r"|finding|found|find|feed|feeds|finds"
        r"|into the path of|into the stride of|to the feet of|at the feet of|send|sends|play|plays|picks out|slipped"
        r"|slips|sending|sent|put|putting|set|setting|played|playing|freed|released|sees|saw|fed|feeding"
        r"|picked out) (?!on )"
        r"(?:(?!header|shot|effort|drive|volley|strike|ball|penalty|beyond|past|over|under|inside)[a-z-]+ ){0,3}?"
        r"(?:<T\d+> (?:'s )?)?(?:[a-z-]+ (?=<P))?(?P<scorer><P\d+>) (?:- [^.;]{2,70}? - |, [^,.;]{2,60} , )?"
        r"(?:(?:through |clear |clean |up |in |free |alone |away |behind |goal |racing "
        r"|racing away |on the [a-z]+ |unmarked |open |on <H\d+> 's way |on his way |all alone )(?:on goal )?){0,3}for "
        r"(?:another(?= [.,;])|(?:a|an|the|his|her|what was|<T\d+> 's|<[PH]\d+> 's) "
        r"(?:(?!chance|attempt|shot)[a-z0-9'-]+ ){0,5}?)"
        r"(?P<noun>goal|tap-in|finish|opener|second|third|winner|equaliser|equalizer|score|)"
        r"(?= )(?! (?:half|chance|attempt|leg))",
        2,
    ),
    noun(
        "double in title",
        "double brace hat-trick treble strike goal winner goals equaliser header penalty strikes",
        r"^ (?:<T\d+> \d <T\d+> \d [:-] )?"
        r"(?:[a-z]+ )?(?P<scorer><P\d+>)(?: 's)? (?P<noun>double|brace|hat-trick|treble|strike"
        r"|goal|winner|goals|equaliser|header|penalty|strikes|late winner|late strike|late goal)(?= )",
        1,
    ),
)
