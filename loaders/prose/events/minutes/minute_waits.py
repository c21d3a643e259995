"""Whether a minute that is told without a goal waits for the goal of a sentence to come.

'They were beaten again in the 63rd minute. Hale, arriving late, powered his header in': the first sentence announces.
'Hale was bundled over in the 44th minute. Lund sent the goalkeeper the wrong way': the first tells the foul. 'Lund
stood over a free-kick in the 64th minute and clipped it short. Hale volleyed in': the first only leads up to it.
"""

from enum import Enum

from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.events.goals.telling import Telling
from loaders.prose.events.minutes.minute_place import OTHER_EVENT
from loaders.prose.events.minutes.minute_told import MinuteTold
from loaders.prose.pattern_parts import one_of


class Waits(Enum):
    """For what a minute waits."""

    ANNOUNCED = "the goal that is announced"
    PENALTY = "the penalty"
    NEXT = "what the next sentence tells"


#: So many sentences on it may be told.
REACH = {Waits.ANNOUNCED: 3, Waits.PENALTY: 2, Waits.NEXT: 1}

#: What befell a side or its keeper: 'they were beaten', 'the deadlock was broken'.
_BEFELL = one_of(
    """
        beaten undone punished rewarded broken pegged_back breached floored stunned behind ahead level in_front
        on_terms caught_out caught_cold found_out one_down two_down
    """
)
_GOT = "went go going moved got edged forged nosed hit fell found pulled drew".split()
_WHERE = one_of(
    """
        ahead in_front level behind noses_in_front on_terms back_on_terms a_way_through a_way_back one_back a_goal_back
    """
)
_TOOK = """
    took take regained grabbed restored reclaimed claimed snatched retook had given gave got deserved doubled extended
    increased
""".split()
_WHAT = one_of(
    """
        lead advantage reward rewards equaliser leveller breakthrough lifeline way_back goal second third fourth fifth
        winner cushion gift start
    """
)
_MOMENT = one_of(
    """
        equaliser leveller breakthrough opener winner opening_goal decisive_moment turning_point first_goal second_goal
        third_goal fourth_goal winning_goal go-ahead_goal reward lead moment pressure deadlock dam resistance second
        third fourth fifth goal
    """
)
_CAME = one_of("came arrived come was_broken broke told was_scored followed did gone ended")
_DID = one_of(
    """
        struck scored responded replied hit_back struck_back equalised levelled answered pounced broke_through
        opened_the_scoring open_the_scoring drew_first_blood turned_the_match turned_the_game made_it made_sure
        made_certain made_the_game_safe made_the_match_safe made_the_points_safe made_them_pay made_him_pay settled_it
        settled_matters settled_the_match settled_the_game settled_the_tie settled_the_issue sealed_it sealed_matters
        sealed_the_match sealed_the_game sealed_the_points sealed_the_win sealed_the_victory killed_it_off
        killed_the_game killed_the_match killed_the_contest it_was_all_square it_was_two it_was_three it_was_four
        game_was_up tie_was_over game_was_over match_was_over contest_was_over worse_followed worse_came it_got_better
        it_got_worse things_got_worse things_got_better more_followed a_way_back a_way_through back_in_it
        back_in_the_game back_in_the_match back_in_the_contest back_in_the_tie paid_for_it paid_for_that paid_the_price
        paid_dearly paid_off pay_for_it pay_the_price
    """
)
_ANNOUNCES = (
    compiled(rf" (?:was|were|is|be|been|being) (?:[a-z]+ )?{_BEFELL} "),
    compiled(rf" (?:not|no longer) (?:going )?(?:to )?be denied | noses in front | {_DID} | it was \d-\d "),
    compiled(rf" (?:{'|'.join(_GOT)}) (?:[a-z]+ ){{0,2}}?{_WHERE} "),
    compiled(rf" (?:{'|'.join(_TOOK)}) (?:[^ .;:!?]+ ){{0,3}}?{_WHAT} "),
    compiled(rf" {_MOMENT} (?:[^ .;:!?]+ ){{0,9}}?{_CAME} "),
    compiled(
        r" (?:opened|open) (?:<H\d+> 's|their|the) account | worse (?:was )?to (?:come|follow) "
        r"| any (?:thought|hope)s? of [^.;:]{3,40} (?:ended|was|were) "
        r"| put (?:the (?:game|match|result|issue|outcome|matter)|matters) (?:beyond|to bed|out of) "
    ),
)
_FOULED = compiled(
    r" (?:pointed to the spot|hauled <H\d+> (?:back|down)|took <H\d+> down) | "
    + one_of(
        """
            penalty spot-kick handled handling handball hand-ball brought_down tripped felled upended fouled foul
            bundled_over bundled_into pulled_down hauled_down hauled_back tugged tugging pulled_back shoved clipped_by
            heels_clipped heel_clipped taken_out chopped_down scythed_down floored wrestled crashed_into took_down
            sent_sprawling flattened barged
        """
    )
    + " "
)
#: What ends badly, or ends otherwise, leads up to nothing.
_ENDED = compiled(
    r" over (?:the (?:bar|crossbar|top)|[.,;]|from|when|after|with|at) | came on(?! \d) | "
    + one_of(
        """
            wide save saved saves saving blocked cleared headed_away tipped parried off_the_line post bar crossbar
            woodwork upright denied chance offside flag ruled_out disallowed chalked_off booked yellow red sent_off
            dismissed replaced substituted introduced come_on brought_on sent_on threw_on injured injury limped
            stretchered thwarted missed shot_straight held gathered half-chance almost nearly appeal appeals appealed
            claims claimed goal goals equaliser leveller winner opener header penalty double brace hat-trick victory win
            draw defeat should_have could_have might_have stop stopped smothered turned_away turned_aside turned_behind
            pushed pushing tested testing forced miss spurned squandered wasted keep_out kept_out interval half-time
        """
    )
    + " "
)


def waits_for(line: Line, told: MinuteTold) -> Waits | None:
    """What a minute left over in a sentence waits for; None where another event claims it."""
    word = line.word_at(told.start + 1)
    if _announced(line, told):
        return Waits.ANNOUNCED
    if _FOULED.search(line.text) and not _CARD.search(line.text):
        return Waits.PENALTY
    if OTHER_EVENT.search(line.text):
        return None
    if word <= 1 or len(line.words) < _SHORT:
        return Waits.ANNOUNCED
    leads_up = told.minute is not None and told.minute.precision == "exact" and not _ENDED.search(line.text)
    return Waits.NEXT if leads_up else None


def fits(waits: Waits, goal: Telling) -> bool:
    """Whether a goal can be what a minute waits for."""
    return waits is not Waits.PENALTY or goal.penalty or goal.rule in _FROM_THE_SPOT


_SHORT = 12
_CARD = compiled(r" (?:red_card|red card|sent off|dismissed|booked|yellow) ")
_FROM_THE_SPOT = frozenset(("send the wrong way",))


def _announced(line: Line, told: MinuteTold) -> bool:
    """Whether the clause of a minute, or the one beside it that it opens, announces a goal."""
    start = max(line.text.rfind(stop, 0, told.start + 1) for stop in _STOPS)
    ends = [at for stop in _STOPS if (at := line.text.find(stop, told.end - 1)) >= 0]
    end = min(ends, default=len(line.text))
    clause = line.text[max(start, 0) : end + 1]
    clause = f" {clause} ".replace("  ", " ")
    return not _OTHER.search(clause) and any(way.search(clause) for way in _ANNOUNCES)


#: What parts clauses so far that a minute of the one tells nothing of the other.
_STOPS = (" ; ", " : ", " but ", " while ", " although ", " though ", " before ")
_OTHER = compiled(
    r" came on(?! \d) | "
    + one_of(
        """
            replaced substituted introduced sent_on booked sent_off saved wide ruled_out disallowed prevent prevented
            preventing stop stopped stopping denied denying should could would might nearly almost chance chances
            threaten threatened threatening if off_the_mark
        """
    )
    + " "
)


_LOOKS_BACK = compiled(
    r"^ (?:and )?(?:(?:that|this|it|which|all this|all that) (?:was|came|happened|arrived|all came|all happened) "
    r"|(?:there|the clock|the watch|only|just|barely|not) |\d{1,2} (?:minutes|mins) (?:gone|in|on the clock|played) )"
)
_ONWARDS = compiled(r" (?:when|before|until|as|and) ")


def looks_back(line: Line, told: MinuteTold) -> bool:
    """Whether a sentence tells the minute of what stands before it: 'There were 87 minutes on the clock'."""
    if not _LOOKS_BACK.search(line.text) or line.word_at(told.start + 1) > _EARLY:
        return False
    return not _ONWARDS.match(line.text, told.end - 1)


#: So early in its sentence such a minute stands.
_EARLY = 6
