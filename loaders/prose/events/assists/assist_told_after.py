"""Ways of telling who made a goal in a clause of its own: 'It was Lund who crossed', 'the pass was Lund's'."""

from loaders.prose.events.assists.assist_row import AssistRow, assist_row
from loaders.prose.pattern_parts import one_of

#: Where such a clause begins.
_OPENS = (
    r"(?:^ ?| [;:-] (?:and )?| , (?:and )?)(?: ?(?:again|once again|once more|this time|inevitably|predictably"
    r"|naturally"
    r"|of course|as ever|needless to say|fittingly|appropriately) ,?){0,2} ?"
)
_WHO = r"(?:the |<T\d+> (?:'s )?|[a-z-]+ (?=<P)){0,3}(?P<a>{name})"
#: What a pass is called that a goal came from.
_PASS = one_of(
    """
        cross pass ball corner assist delivery free-kick through-ball through_ball throw long_throw knock-down flick
        centre cut-back pull-back lay-off service final_pass final_ball killer_pass killer_ball set-up backheel dink
    """
)
#: What can be said of a good one.
_GOOD = one_of(
    """
        perfect superb inch-perfect sublime exquisite delicious wonderful magnificent brilliant excellent outstanding
        pinpoint perfection delightful glorious immaculate sumptuous beautiful gorgeous
    """
)
_ASIDE = r"(?:, [^,;.]{1,40} , ?)?"
_GAVE = one_of(
    """
        crossed squared centred supplied provided delivered set_him_up set_it_up teed_him_up laid_it_on
        made_it made_the_goal made_the_chance created_it created_the_chance played_him_in played_the_pass
        played_the_ball picked_him_out found_him fed_him took_the_corner took_the_free-kick swung_it_in whipped_it_in
        pulled_it_back cut_it_back squared_the_ball pulled_the_ball_back sent_him_clear sent_him_away released_him
        did_the_work did_the_hard_work did_the_spadework did_the_damage supplied_the_cross provided_the_cross
        delivered_the_cross sent_over_the_cross sent_in_the_cross swung_over_the_corner swung_in_the_corner
        supplied_the_pass provided_the_pass slipped_him_in slid_him_in put_him_through put_it_on_a_plate
        laid_it_on_a_plate threaded_the_ball_through flicked_it_on headed_it_on nodded_it_down headed_it_down
    """
).replace("him", r"(?:him|her|<H\d+>)")

ASSIST_TOLD_AFTER: tuple[AssistRow, ...] = (
    assist_row(
        "it was he who crossed",
        _OPENS + rf"(?:it was|it had been|that was) {_WHO} {_ASIDE}(?:who|that|whose) ?(?:had |again )?{_GAVE}(?= )"
        r"(?! earlier | (?:for|to) <)",
        3,
        outright=True,
    ),
    assist_row(
        "he had crossed",
        rf"^ ?{_WHO} {_ASIDE}had (?:[a-z]+ly |again |also )?{_GAVE}(?= )(?! earlier | (?:for|to) <)",
        3,
        outright=True,
    ),
    assist_row(
        "he was the provider",
        _OPENS
        + rf"{_WHO} {_ASIDE}(?:, )?(?:was|had been|is|again|turned|became|proved|the) (?:[a-z]+ly |again ){{0,2}}"
        r"(?:the )?(?:[a-z-]+ )?(?:provider|supplier|architect|creator|maker)(?= )",
        3,
        outright=True,
    ),
    assist_row(
        "the pass was his",
        _OPENS + rf"(?:the|that|this) (?:[a-z-]+ ){{0,2}}?{_PASS} {_ASIDE}(?:was|came|had been|had come|belonged|being)"
        rf" {_ASIDE}(?:provided |supplied |delivered |played |taken |again )?"
        rf"(?:from the (?:boot|foot|head) of |(?:from|by|to|off|courtesy of|that of) )?{_WHO}(?: 's)?(?= [.,;)]| ?$)",
        3,
        outright=True,
    ),
    assist_row(
        "credit to him",
        _OPENS
        + r"(?:(?:full |much |great |all )?(?:credit|marks|praise|thanks|plaudits|applause|kudos)|hats off|a word"
        r"|much of the credit) (?:must go |should go |goes |went |belonged |is due |too )?(?:to|for) "
        rf"{_WHO} ,? ?(?:for (?:the|a|his|<H\d+> 's) (?:[a-z-]+ ){{0,3}}?{_PASS}|whose|who|here|again)(?= )",
        3,
        outright=True,
    ),
    assist_row(
        "his cross was perfect",
        rf"^ ?{_WHO} 's (?:[a-z-]+ ){{0,3}}?{_PASS} (?:from (?:the )?[a-z]+ |into [a-z -]{{1,20}} )?"
        rf"(?:was|had been) (?:[a-z]+ly |simply |quite |nothing short of |a thing of |just ){{0,2}}(?:{_GOOD}"
        rf"|beauty)(?= )",
        3,
        outright=True,
    ),
    assist_row(
        "his pass did the damage",
        _OPENS + rf"(?:it was )?{_WHO} 's (?:[a-z-]+ ){{0,3}}?{_PASS} (?:that |which |, )?(?:had )?"
        r"(?:did|done|caused|undid|undone|opened|unlocked|made|created|set it up|started it|did the) ?"
        r"(?:the damage|the problems|it|them|the chance|the opening|the defence|the door|the trick|the goal)(?= )",
        3,
        outright=True,
    ),
)
