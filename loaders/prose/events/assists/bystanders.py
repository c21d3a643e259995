"""Who stands between a pass and a goal without playing the ball: 'Voss came for it', 'over Stone'."""

from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.pattern_parts import either, one_of

#: What somebody does who does not play the ball, or lets it go by.
_STAYED_AWAY = either(
    """
        flapped flailed hesitated hesitates hesitating dithered dithers dithering slipped_on slipped_at slipped_up
        stumbled stumbles
        froze froze_on watched watches stood_and stood_still stood_off stood_watching stands_off waited_for appealed
        appealing protested protesting claimed_for claiming_offside misjudged misjudges misjudging misread misreading
        dummied dummies dummying stepped_over steps_over stepping_over came_for came_out came_off comes_for comes_out
        coming_out coming_for advanced advances raced_out raced_off rushed_out rushed_off ran_out charged_out
        charged_off backed_off backs_off backing_off switched_off ducked ducks ducking looked_on looks_on looking_on
        went_to_sleep went_missing went_with went_the_wrong_way dived_the_wrong_way dived_in_vain dived_over dived_too
        got_nowhere got_caught got_drawn got_sucked got_his got_her got_under got_lost flapped_at flaps_at flapping_at
        stayed_on stayed_where stayed_down looked_for sold_himself sold_herself lost_his_footing lost_her_footing
        lost_his_balance lost_his_man lost_his_bearings lost_track lost_sight lost_the_flight missed_his_kick
        missed_it missed_the_ball missed_the_flight missed_the_cross missed_his_header missed_his_tackle
        missed_the_bounce made_a_decoy made_the_dummy made_a_dummy let_it let_the_ball allowed_it allowed_the_ball
        left_it left_the_ball shaped_to shapes_to pretended made_as_if made_as_though never_moved never_came
        never_got never_saw never_looked never_left never_reached drew_defenders drew_two drew_a drew_the_defence
        dragged_a dragged_the dragged_two dragged_his took_a_defender took_two_defenders took_his_marker
        took_the_defence threw_himself_in_vain tried_to_cut tried_to_catch tried_to_reach tried_to_play_offside
        attempted_to_cut thought_it thought_he wanted_it called_for shouted_for went_walkabout fell_over fell_asleep
        stuck_to rooted caught_out caught_flat-footed caught_napping caught_ball-watching
    """
)
#: How somebody was who could not play it.
_BEATEN = one_of(
    """
        beaten caught stranded left nowhere wrong-footed flat-footed outjumped out-jumped outpaced outmuscled slow late
        unable too asleep ball-watching drawn dragged out_of_position out_of_his out_of_her on_the_floor on_his on_her
        bypassed unsighted static rooted powerless helpless deceived fooled posted
    """
)
#: What somebody did not do.
_UNDONE = one_of(
    """
        reach get cut move react come stop prevent keep catch deal live track pick spot see go follow jump challenge
        touch connect climb read intervene recover know make
    """
)
_DOES_NOTHING = compiled(
    r"(?: ,)?(?: (?:[a-z]+ly|only|again|just|then|duly|who|all|both|each|simply|had|has|having|was|were|is|being"
    r"|and|,|<[PN]\d+>)){0,4}?"
    rf" (?:{_STAYED_AWAY}|(?:was|were|is|found <H\d+>|looked|being|having been) (?:[a-z]+ly )?{_BEATEN}"
    rf"|(?:could|did|does|can|would|was|were) ?(?:n't|not) (?:[a-z]+ )?{_UNDONE}"
    rf"|could only (?:watch|stand|look|admire|hope)|(?:failed|unable|failing|too slow|late|tried in vain) to {_UNDONE}"
    rf"|(?:stranded|nowhere|rooted|asleep|ball-watching|unsighted|beaten|out of position))(?= )"
)
#: What somebody is got past with; behind 'by' what he let go.
_GOT_PAST = one_of(
    """
        past over beyond between around round behind under inside outside above off beat beats beating evaded evading
        evade eluded eluding elude outpaced outpacing outjumped outjumping outmuscled outmuscling outstripped outwitted
        out-jumped out-muscled shrugged_off shrugging_off brushed_aside held_off holding_off fought_off fending_off
        fended_off shook_off shaking_off rounded rounding ahead_of in_front_of clear_of free_of away_from goalside_of
        too_much_for bypassed bypassing by-passed cleared clearing took_out taking_out deceived deceiving fooled
        wrong-footed nutmegged nutmegging bamboozled skinned drew drawing caught catching lost losing despite left
        leaving dummied_by missed_by left_by misjudged_by misread_by ignored_by watched_by untouched_by marked_by
        pursued_by chased_by tracked_by stole_in_front_of nipped_ahead_of nipped_in_front_of escaped escaping out-paced
        deserted sent_for under_pressure_from under_challenge_from attention_of attentions_of challenge_of leap_of
        dive_of reach_of grasp_of out-thought committed sucked_in went_by going_by got_by stepped_around robbing
    """
)
_BEHIND = compiled(
    rf" {_GOT_PAST} (?:(?:the|a|both|two|<T\d+>|'s|<H\d+>|his|her|full-back|centre-half|marker|goalkeeper|keeper"
    r"|defender|[a-z]+ing|[a-z]+ed|[a-z]+er|[a-z]+-back|young|old|big|tall|poor|hapless) ){0,5}$"
)
_TO_HIM = frozenset(("to", "towards", "for"))
_DUMMY = compiled(r" (?:dummied|dummies|dummying|stepped over|steps over|stepping over)")
#: So many letters before a name are looked at.
_REACH = 70


def is_bystander(line: Line, word: int) -> bool:
    """Whether the one named at a word is told not to play the ball, or to have been got past."""
    start = line.offsets[word]
    end = start + len(line.words[word])
    idle = _DOES_NOTHING.match(line.text, end)
    if idle and line.words[word - 1] in _TO_HIM and not _DUMMY.search(idle[0]):
        return False  # 'played it back to Stone, who left it'
    return bool(idle or _BEHIND.search(line.text[max(start - _REACH, 0) : start]))
