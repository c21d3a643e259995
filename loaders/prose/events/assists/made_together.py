"""Ways of telling who worked a goal with the scorer, or made his goal: 'combined with', 'set up the second for'."""

from loaders.prose.events.assists.assist_row import AssistRow, assist_row
from loaders.prose.pattern_parts import either, one_of

#: What two players do together.
_EXCHANGE = one_of(
    """
        one-two one_-_two 1-2 passes give-and-go exchange exchanged exchanging combined combining combination
        interchange interchanging interplay interchanges linked_up linking_up link-up_play link-up wall-pass
        neat_passing passes_neatly link_up combining_well work
    """
)
#: What is done with a goal for another.
_MADE = either(
    """
        set_up sets_up setting_up made making created creating laid_on laying_on teed_up provided providing supplied
        supplying crossed_for engineered fashioned had_a_hand_in had_a_foot_in
    """
)
#: What is done with an assist.
_GOT = either(
    """
        provide provided provides providing had have got getting earned earning notched notching recorded recording
        registered claimed claiming supplied supplying collected tallied adding added
    """
)

MADE_TOGETHER: tuple[AssistRow, ...] = (
    assist_row(
        "one-two",
        rf" {_EXCHANGE} (?:[a-z]+ ){{0,2}}?with (?:[a-z-]+ ){{0,3}}?(?:{{p}} ,? ?(?:then |and then ))?"
        r"(?P<a>{p})(?= )(?! 's )",
        1,
    ),
    assist_row(
        "from him to the scorer",
        r" (?:pass|passed|ball|travelled|went|moved|move|from <P\d+> to <P\d+> , (?:and )?(?:then )?) ?from"
        r" (?P<a>{name}) "
        r"(?:back |inside |across |out )?to (?P<s>{p})(?= (?:,|who|and|for|whose|-))(?! 's)",
        2,
    ),
    assist_row(
        "a cross that he met",
        r" (?P<verb>made|make|makes|making|marked|marking|provided|responded|replied|answered|contributed|obliged"
        r"|celebrated"
        r"|came up|weighed in|chipped in|stepped up) (?:[^ .;:!?()]+ ){0,6}?with an? {adj}{served} (?:from [a-z"
        r" -]{1,24} )?"
        r"(?:that|which) {to}(?P<s>{p})(?= )",
        2,
    ),
    assist_row(
        "saw him free",
        r" (?P<verb>saw|spotted|noticed|spied|seen|spotting|seeing) (?:the )?(?P<s>{p}) (?:on the move|free|unmarked"
        r"|alone|all alone"
        r"|running|making|unattended|in space|breaking|racing|peeling|lurking|stealing|clear|unguarded|in the"
        r" middle)(?= )",
        1,
    ),
    assist_row(
        "spotted his run",
        r" (?P<verb>spotted|spotting|saw|picked out|found|read|anticipated|rewarded|spied) (?:the )?(?P<s>{p}) 's "
        r"(?:[a-z-]+ ){0,3}?(?:run|movement|burst|dart|dash|break)(?= )",
        1,
    ),
    assist_row(
        "did the donkey work",
        r" (?P<verb>did|does|doing|done) (?:all |most of |much of )?(?:the |so much of the )?"
        r"(?:hard work|donkey work|donkey-work|spadework|spade work|legwork|leg-work|groundwork|hard yards|graft)(?= )",
        1,
        is_open=True,
    ),
    assist_row(
        "split them with a pass",
        r" (?P<verb>split|splits|splitting|opened up|carved open|cut open|sliced through|unlocked|undid|picked"
        r" apart) (?:the )?"
        r"<T\d+> (?:wide open |open |apart )?(?:with|by) (?:an?|one|the) (?:[a-z-]+ ){0,4}"
        r"(?:pass|ball|through-ball|cross|flick|touch)(?= )",
        2,
        is_open=True,
    ),
    assist_row(
        "made it together",
        r" (?P<a>{p}) (?:and|&) (?P<s>{p}) (?:[a-z]+ ){0,2}?"
        r"(?:combined?|combining|combines|linked|linking|exchanged|swapped|interchanged|worked a|played a)(?= )",
        1,
    ),
    assist_row(
        "the scorer and he",
        r" (?P<s>{p}) (?:and|&) (?P<a>{p}) (?:[a-z]+ ){0,2}?"
        r"(?:combined?|combining|combines|linked|linking|exchanged|swapped|interchanged|worked a|played a)(?= )",
        1,
    ),
    assist_row(
        "combined with the scorer",
        r" (?P<a>{p}) (?:[a-z]+ ){0,2}?(?:combined|combining|combines|linked up|linked|linking up) "
        r"(?:[a-z]+ ){0,2}?with {to}(?P<s>{p})(?= )",
        1,
    ),
    assist_row(
        "made his goal",
        rf" (?P<verb>{_MADE}) (?:the |a |an )?"
        r"(?:(?!chance|opening |and |but |by |space |room |that |which )[a-z-]+ ){0,3}?"
        r"(?:(?:goal|one|opener|equaliser|winner|second|first|third|fourth|leveller) for )?{to}(?P<s>{p})(?= )"
        r"(?: 's (?:[a-z-]+ ){0,3}?(?:goal|opener|equaliser|equalizer|winner|second|first|third|fourth|leveller"
        r"|strike|header|tap-in)(?= ))?",
        2,
    ),
    assist_row(
        "assist for his goal",
        rf" (?P<verb>{_GOT}) (?:the |an |a |his |another ){{0,2}}(?:[a-z-]+ ){{0,3}}assists? (?:for|on|to) {{to}}"
        r"(?P<s>{p})(?= )",
        3,
        outright=True,
    ),
    assist_row(
        "in brackets",
        r" (?P<s>{name}) \( (?:from |assists? (?:by )?:? ?|assisted by )?(?P<a>{name}) (?:\d{1,2} )?"
        r"(?:(?:,|and|&) {name} (?:\d{1,2} )?)?\)(?= )",
        3,
        outright=True,
    ),
    assist_row(
        "in brackets after a number",
        r" (?P<s>{name}) \d{1,3} (?:' )?(?:, )?\( (?:from |assists? (?:by )?:? ?|assisted by )?(?P<a>{name}) "
        r"(?:\d{1,2} )?(?:(?:,|and|&) {name} (?:\d{1,2} )?)?\)(?= )",
        3,
        outright=True,
    ),
)
