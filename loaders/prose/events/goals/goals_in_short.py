"""Goals told in few words: 'Hale into the corner', 'the finisher was Hale', 'as Hale double sinks Harbour'."""

from loaders.prose.events.goals.nouns import PEOPLE, Noun, noun
from loaders.prose.pattern_parts import either, one_of

#: What a goal does in a headline.
_SENDS = either(
    """
        sends earns seals gives stuns sinks wins rescues secures settles puts lifts keeps denies breaks cancels fires
        takes snatches beats makes proves inspires downs ends saves completes condemns clinches hands floors sees
    """
)
#: What two goals together did.
_HAD = either(
    """
        had sent gave put saw earned secured sealed did made left took turned completed were_enough brought
        ensured settled won lifted saved kept meant
    """
)
_BACK = one_of("off out cold napping unawares flat-footed stranded")

GOALS_IN_SHORT: tuple[Noun, ...] = (
    noun(
        "verbless into the net",
        "into past beyond",
        r"(?:^|,|:|-|;) (?:and |then )?(?:<T\d+> 's )?(?P<scorer><P\d+>) (?:, )?(?:low |high |straight |coolly )?"
        r"(?P<noun>into|past|beyond) (?:the (?:[a-z-]+ ){0,3}(?:net|corner|roof of the net)|{gk})(?= (?:[.,;!]|for"
        r"|from) ?)",
        2,
    ),
    noun(
        "the last touch of a move",
        "boot foot head",
        r" (?:cross|ball|lay-off|pass|flick|knock-down|centre|corner|touch|cut-back) , (?:and |then )?"
        r"(?P<scorer><P\d+>) 's (?:[a-z-]+ )?(?P<noun>boot|foot|head)(?= [.!])",
        1,
    ),
    noun(
        "the finisher",
        "executioner finisher marksman beneficiary match-winner matchwinner goalscorer",
        r" (?P<scorer><P\d+>) (?:was |the scorer and |proved |proving |turned )?(?:the |both )?"
        r"(?P<noun>executioner|finisher|marksman|beneficiary|match-winner|matchwinner|goalscorer)(?= (?:[.,;]|with"
        r"|as|on))",
        1,
    ),
    noun(
        "with the damage",
        "damage honours finish finishing",
        r" (?:,|-|and) (?P<scorer><P\d+>) (?:with|supplying|providing|applying) the "
        r"(?P<noun>damage|honours|finish|finishing|decisive touch|final touch)(?= )",
        2,
    ),
    noun(
        "double in a headline",
        "double brace hat-trick treble winner strike header goal penalty equaliser leveller opener volley free-kick "
        "goals",
        r"(?:^|,|:|;|-|as|after|when) (?P<scorer><P\d+>) (?:'s )?(?:late |early |stunning |superb |first-half "
        r"|second-half )?"
        r"(?P<noun>double|brace|hat-trick|treble|winner|strike|header|goal|penalty|equaliser|leveller|opener|volley"
        rf"|free-kick|goals) (?:{_SENDS})(?= )",
        2,
    ),
    noun(
        "of the same ilk",
        "had sent gave put saw earned secured sealed did made left took turned completed were brought",
        r" (?P<scorer><P\d+>) 's (?:[a-z0-9-]+ ){0,4}?(?P<noun>{anygoal}) and (?:a |an |another )?"
        rf"<P\d+> 's (?:[a-z0-9-]+ ){{0,4}}?(?:{{anygoal}}) (?:{_HAD})(?= )",
        2,
    ),
    noun(
        "and another's",
        "had sent gave put saw earned secured sealed did made left took turned completed were brought",
        r" <P\d+> (?:'s )?(?:[a-z0-9-]+ ){0,4}?(?:{anygoal}) and (?:a |an |another )?(?P<scorer><P\d+>) "
        rf"(?:'s )?(?:[a-z0-9-]+ ){{0,4}}?(?P<noun>{{anygoal}}) (?:{_HAD})(?= )",
        2,
    ),
    noun(
        "the first of two",
        "had sent gave put saw earned secured sealed did made left took turned completed were brought",
        r" (?:a|an) (?P<scorer><P\d+>) (?:[a-z0-9-]+ ){0,2}?(?P<noun>{anygoal}) and (?:a|an|another) "
        rf"<P\d+> (?:[a-z0-9-]+ ){{0,2}}?(?:{{anygoal}}) (?:{_HAD})(?= )",
        2,
    ),
    noun(
        "the goal was his shot",
        "opener equaliser winner consolation goal second third reply leveller breakthrough",
        r" (?:opener|equaliser|winner|consolation|goal|second|third|reply|leveller|breakthrough) (?:was|is|being"
        r"|came via"
        r"|came through) (?:a|an|the) (?:[a-z0-9-]+ ){0,3}?(?P<scorer><P\d+>) "
        r"(?:[a-z0-9-]+ ){0,2}?(?P<noun>{anygoal})(?= )",
        2,
    ),
    noun(
        "his fourth of theirs",
        "from",
        r"^ (?:and )?(?:the|<T\d+> 's|their) (?P<noun>{ord}|opener|equaliser|winner|leveller) , (?:[a-z-]+ ){0,7}?"
        r"(?:from|by) (?:<T\d+> 's )?(?P<scorer><P\d+>)(?= [,.])",
        2,
    ),
    noun(
        "said of his strike",
        "said admitted smiled grinned explained laughed insisted beamed recalled",
        r" (?:said|admitted|smiled|grinned|explained|laughed|insisted|beamed|recalled) (?P<scorer><P\d+>) "
        r"(?:, [^,.;]{1,50} , )?of (?:the|his|<H\d+> 's) (?:[a-z0-9-]+ ){0,4}?(?P<noun>goal|strike|winner|header|volley"
        r"|free-kick|equaliser|opener|thunderbolt|effort|shot|penalty) (?:that|which)(?= )",
        2,
    ),
    noun(
        "whose goal it was",
        "whose",
        r" (?P<scorer><P\d+>) ,? ?whose (?:[a-z0-9-]+ ){0,3}?(?P<noun>goal|winner|opener|equaliser|double|brace"
        r"|hat-trick"
        r"|penalty|strike) (?:and|was|came|made|proved|in the \d|on \d|after|had)(?= )",
        1,
    ),
    noun(
        "keeper beaten by him",
        "beaten",
        r" (?:was|were|been|is|be) (?:finally |eventually |at last |only |[a-z]+ly )?beaten (?:again |low |high |twice "
        r"|at (?:the|<H\d+> 's) (?:near|far) post |from the spot ){0,2}(?P<noun>by) (?P<scorer><P\d+>)"
        r"(?= (?:[,.;]|in|on|after|with|from|for|midway|when|just) ?)",
        2,
    ),
    noun(
        "beaten by him for the first",
        "beaten undone deceived bamboozled wrong-footed",
        r" (?:beaten|undone|caught out|deceived|wrong-footed|bamboozled) (?:[^ .,;:!?<>()]+ |<H\d+> 's ){0,6}?by "
        r"(?P<scorer><P\d+>) for (?:the|<T\d+> 's|their) (?P<noun>{ord}|opener|winner|equaliser|goal)(?= )",
        2,
    ),
    noun(
        "no stopping him from scoring",
        "prevent stop preventing stopping",
        r" (?:could do nothing|could do little|was powerless|were powerless|could not|could n't|couldn't|nobody could"
        r"|unable|too late) (?:to )?(?:prevent|stop) (?P<scorer>{p}) (?:from )?(?P<noun>scoring|making|heading|adding"
        r"|slotting|doubling|levelling|completing|equalising|tapping|tucking|rolling|netting|turning|firing"
        r"|restoring)(?= )",
        2,
    ),
    noun(
        "caught him off his line",
        "caught",
        rf" (?P<scorer>{{p}}) 's (?P<mods>(?:[a-z0-9-]+ ){{0,3}}?)(?P<noun>{{shot}}) (?:from "
        rf"(?:[a-z0-9-]+ ){{1,4}}?)?caught "
        rf"{{gk}} (?:{_BACK}|off <H\d+> 's line) and (?P<licence>(?:dropped|flew|dipped|sailed|drifted|bounced"
        rf"|looped|went|crept"
        r"|nestled|found)(?: [a-z-]+){1,5})(?= )",
        2,
    ),
    noun(
        "with others between",
        "between in-between",
        rf" with {PEOPLE} (?:and (?:a|an) <P\d+> (?:penalty|header|free-kick|volley|strike|goal"
        rf"|shot) )?(?:sandwiched |coming "
        r"|scoring |netting |adding one |striking )?in[ -]between(?= )",
        2,
        listed=True,
    ),
    noun(
        "one between, and a penalty",
        "between",
        r" with (?P<scorer><P\d+>) and (?:a|an|another) <P\d+> (?:penalty|header|free-kick|volley|strike|goal|shot"
        r"|own-goal) "
        r"(?:sandwiched |coming |scored )?in[ -]between(?= )",
        2,
    ),
    noun(
        "the blow delivered by him",
        "punch blow coup",
        r" (?P<noun>sucker punch|killer blow|decisive blow|hammer blow|knockout blow|final blow) (?:[^.;:!?<>]{0,30} )?"
        r"(?:delivered|landed|struck|dealt|came|was) (?:by|from) (?:<T\d+> (?:'s )?)?(?P<scorer><P\d+>)(?! 's)(?= )",
        1,
    ),
    noun(
        "the lead given by him",
        "by",
        r" (?:lead|advantage) (?:given|handed|earned|secured|provided) (?:(?:to |for )?(?:<T\d+>|them) )?(?P<noun>by) "
        r"(?:<T\d+> (?:'s )?)?(?P<scorer><P\d+>)(?! 's)(?= )",
        1,
    ),
    noun(
        "and an own goal",
        "own own-goal",
        rf"(?:^|,|:|;|from|through) {PEOPLE} (?:[(] \d [)] )?(?:, )?(?:and|plus) an own[ -]goal(?= )",
        2,
        listed=True,
    ),
)
