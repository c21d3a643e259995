"""Ways of telling who worked a goal with the scorer, or made his goal: 'combined with', 'set up the second for'."""

from loaders.prose.events.assist_row import AssistRow, assist_row

MADE_TOGETHER: tuple[AssistRow, ...] = (
    assist_row(
        "one-two",
        r" (?:one-two|one - two|1-2|passes|give-and-go|exchange|exchanged|exchanging|combined|combining|combination"
        r"|interchange|interchanging|interplay|interchanges|linked up|linking up|link-up play|link-up|wall-pass"
        r"|neat passing|passes neatly|link up|combining well|work) (?:[a-z]+ ){0,2}?with (?:[a-z-]+ ){0,3}?"
        r"(?:{p} ,? ?(?:then |and then ))?(?P<a>{p})(?= )(?! 's )",
        1,
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
        r" (?P<verb>set up|sets up|setting up|made|making|created|creating|laid on|laying on|teed up|provided"
        r"|providing|supplied|supplying|crossed for|engineered|fashioned|had a hand in|had a foot in) "
        r"(?:the |a |an )?(?:(?!chance|opening |and |but |space |room |that |which )[a-z-]+ ){0,3}?"
        r"(?:(?:goal|one|opener|equaliser|winner|second|first|third|fourth|leveller) for )?{to}(?P<s>{p})(?= )"
        r"(?: 's (?:[a-z-]+ ){0,3}?(?:goal|opener|equaliser|equalizer|winner|second|first|third|fourth|leveller"
        r"|strike|header|tap-in)(?= ))?",
        2,
    ),
    assist_row(
        "assist for his goal",
        r" (?P<verb>provide|provided|provides|providing|had|have|got|getting|earned|earning|notched|notching|recorded"
        r"|recording|registered|claimed|claiming|supplied|supplying|collected|tallied|adding|added) "
        r"(?:the |an |a |his |another ){0,2}(?:[a-z-]+ ){0,3}assists? (?:for|on|to) {to}(?P<s>{p})(?= )",
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
