"""How a shot ended, said of the shot itself: what it did to the score, how the ball went in, what kept it out."""

import re

from loaders.prose.pattern_parts import either, one_of

_GAVE = one_of(
    """
        gave give gives giving handed handing put putting sent sending earned earning fired lifted kept helped brought
        set(?!_up_<) dragged hauled edged propelled took taking dug bring gifted gifting
    """
)
#: What a goal gives a side.
_GIFTS = one_of(
    """
        lead ahead in_front level advantage win victory points point draw hope in_it back_in through on_their_way up
        cushion out_of_sight beyond to_bed success triumph game breakthrough control route final round reward winner
        start into life course replay extra_time penalties tie_back breathing_space daylight share spoils parity
        final_say bragging_rights
    """
)
_DID = either(
    """
        levelled leveled equalised equalized secured securing sealed sealing rescued salvaged snatched ensured ensuring
        restored restoring doubled doubling cancelled cancelling made_it making_it opened_the_scoring
        broke_the_deadlock breaking_the_deadlock settled settling decided deciding separated won_(?:it|the)
        winning_(?:it|the) clinched clinching halved halving reduced reducing pulled drew_{t}_level drew_level completed
        wrapped capped condemned consigned inspired levels equalises secures seals rescues salvages snatches ensures
        restores doubles cancels settles decides separates wins_(?:it|the) clinches halves completes condemns saves
        forced_(?:extra|a_replay) forces_(?:extra|a_replay)
    """
)
_DECIDED = r"(?:the difference|enough|decisive|all|sufficient|the only|allowed to stand)"
#: What a goal does to those who let it in.
_BEAT = one_of(
    """
        stunned stuns stunning sank sunk sinks sinking beat beats beating floored floors flooring downed downs undid
        saw_off sees_off seeing_off silenced silences silencing eliminated knocked_out dumped_out punished rocked rocks
        shocked shocks broke_the_hearts_of
    """
)
#: What a goal does.
RESULT = (
    rf"(?:{_GAVE} (?!<[PHN]\d+> )(?:[^ .;:!?()]+ ){{0,7}}?{_GIFTS}"
    rf"|{_DID}|(?:proved|making|made|to be|being|was) (?:the difference|decisive|crucial)"
    r"|prevented <T\d+>|denied <T\d+>|(?:was|were) (?:soon |quickly |later )?(?:cancelled out|wiped out)"
    rf"|{_BEAT} (?:the )?<[TO]\d+>|spared <T\d+>|(?:was|were|proved|is|being) {_DECIDED}|(?:proved|proving|turned out) "
    r"(?:to be )?(?:the (?:difference|winner|decider)|enough|decisive|sufficient)|extended|extending"
    r"|(?:sparked|triggered|prompted|set off|provoked|unleashed|sent <T\d+> 's fans into) "
    r"(?:[a-z-]+ ){0,3}(?:bedlam"
    r"|celebrations|scenes|delirium|pandemonium|joy|jubilation|ecstasy|raptures|roar|euphoria)"
    r"|forced (?:extra time|extra-time|overtime|a replay|penalties|a shoot-out|a shootout)"
    r"|(?:gave|gives|giving) <T\d+> (?:(?:<T\d+> 's|their|its|a|the) )(?:first|second|third|only) "
    r"(?:[a-z-]+ ){0,3}goal"
    r"|turned (?:a|an|the|almost certain|certain) (?:[a-z-]+ ){0,3}(?:win|defeat|loss|lead|victory|deficit) into"
    r"|maintained|ended|found the (?:net|target|back|bottom|top|corner|far|roof)|hit the "
    r"(?:back of the )?net)"
)
#: How a ball moves.
_MOVED = one_of(
    """
        went goes flew flying crept creeping nestled looped looping squirmed squirming trickled trickling bounced
        bouncing rolled rolling sailed sailing dropped dropping ballooned arrowed bulleted whistled rocketed ricocheted
        deflected flashed spun curled dipped dipping soared soaring seared skidded slipped slithered spilled fizzed
        screamed bobbled kissed cannoned came took clipped dribbled squeezed squeezing sneaked sneaking thudded
        found_(?:its|a)_way ended_up hit struck rebounded bent swerved swung drifted floated landed zipped sped slid
        diverted deceived evaded eluded burst crashed slammed plopped beating beat looped evaded missed_everyone taking
        clipping going finding hitting striking bending swerving curling nestling deflecting cannoning crashing flashing
        bulging caromed caroming glanced ripped squeaked whizzed zoomed thundered hurtled streaked plunged scuttled
    """
)
#: What follows 'in' where that is where the ball went.
_IN_ENDS = (
    r"(?= [.,;!?]|$| off | (?:under|beneath|underneath) the (?:bar|crossbar) "
    r"| at the | via | from | to | for | off | despite | with | without | after | past | as )"
)
_PLACE = (
    rf"(?:in{_IN_ENDS}|into (?:the |an |his )(?:[a-z-]+ ){{0,4}}(?:net|corner|goal)"
    r"|over (?:the )?line|home|past {gk}|beyond {gk}|under {gk}|over {gk}|through {gk}|in the {w3}"
    r"(?:net|corner)"
    r"|inside the {w3}post|in off|between {gk}|on its way in|its way in|into the {w3}(?:net|corner))"
)
_TOUCHED = (
    r"(?:took|taking) (?:a|an|the) (?:[a-z-]+ ){0,3}(?:deflection|touch|nick|ricochet) "
    r"(?:[^ .;:!?()]+ ){0,5}?(?:to (?:leave|beat|deceive|wrong-foot) |leaving |wrong-footing |past "
    r"|beyond |over |into |and (?:in|flew|looped|went|wrong-footed|beat) |on (?:its|the) way "
    r"(?:in|past|into)(?= ))"
)
#: How a ball goes in.
MOTION = (
    rf"(?:{_MOVED} (?:[^ .;:!?()]+ ){{0,10}}?{_PLACE}|"
    rf"(?:beat|beats|beating|deceived|deceiving|eluded|eluding|evaded|bamboozled|left"
    r"|wrong-footed|wrong-foots|outwitted|outfoxed|fooled|defeated) "
    rf"{{gk}}(?! (?:to|but|only|with (?:the|a|an|just|only)))|{_TOUCHED}"
    r"|(?:was|proved) (?:too (?:good|hot|powerful|strong|quick|much) (?:for|to handle)|deflected "
    r"(?:in|past|home|into))"
    r"|was (?:past|beyond|under|over) {gk}|had {gk} (?:well )?beaten (?:all (?:the way|ends up)|completely)"
    r"|nestled |(?:was|were) (?:adjudged|deemed|judged|ruled"
    r"|given) to have crossed the (?:goal-)?line"
    r"|was in (?:the (?:back of the )?net|off the|before|at the)(?= )|was nestling "
    r"|had too much (?:power|pace|venom|bend|spin) for {gk}|"
    r"(?:gave|giving|left|leaving|gives|leaves) {gk} "
    r"(?:with )?(?:no|little|absolutely no|not the slightest) (?:[a-z]+ )?(?:chance|hope|prayer)(?= )|(?:nearly"
    r"|almost) "
    r"(?:tore|took|broke|ripped) the net )"
)
#: What says that a shot noun was no goal.
KEPT_OUT = re.compile(
    r" (?:saved|save|saves|blocked|wide|wrong side of|over the (?:bar|crossbar|top)|tipped"
    r"|palmed|parried|pushed|cleared|off the line|against the|hit the "
    r"(?:bar|post|woodwork|crossbar)|rattled|smothered"
    r"|disallowed|ruled out|chalked off|offside|turned (?:away|behind)|clawed|beaten "
    r"(?:out|away)|denied|kept out"
    r"|straight at|gathered|dealt with|held by|deflected (?:wide|over|behind)|missed|punched|flew "
    r"(?:wide|over)"
    r"|came back|bounced (?:back|off|over)|touched "
    r"(?:over|round|wide)|comfortably|drifted|skimmed|grazed|shaved|almost"
    r"|nearly|just (?:wide|over)|stopped by|turned (?:over|round|wide)|fell to|repelled|hacked|hooked "
    r"(?:clear|away)"
    r"|thwarted|spilled|fumbled|caught by|could have|would have|might have|should have|not enough|inches"
    r"|nearest|(?:went|came|gone) (?:very |agonisingly |desperately )?close"
    r"|closest|plucked|clutched|fielded|onto the (?:bar|post)|on to the (?:bar|post)|until <[PK]\d+>"
    r"|outside of the|side-netting|struck the "
    r"(?:post|bar|woodwork)|off target|dragged|narrowly|collected) "
)
#: Before a noun for a shot: what was done to keep it out.
KEPT_BEFORE = re.compile(
    r" (?:sav(?:ed|e|es|ing)|deny|denied|denies|denying|block(?:ed|ing|s)?"
    r"|keep out|kept out|keeping out|tip(?:ped|ping)?(?: over| away| round)?|parr(?:ied|y|ying)|clear"
    r"(?:ed|ing|ance)?"
    r"|push(?:ed|ing)?(?: away| over| out)?|beat(?:en)? (?:away|out)|palm(?:ed|ing)?(?: away| over)?"
    r"|turn(?:ed)? (?:away|behind|over)|claw(?:ed)?(?: away| out)?|punch(?:ed|ing)?(?: away| clear)?|stop"
    r"(?:ped|ping)?"
    r"|gather(?:ed)?|hold|held|smother(?:ed)?|deal(?:t)? with|handle(?:d)?|hack(?:ed)?|repel"
    r"(?:led)?|thwart(?:ed)?"
    r"|from|off|after|deflect(?:ed)?|clearance from|appeal"
    r"(?:s|ed)? for|claims? for|shout for|missed|missing) "
    r"(?:[a-z]+ly )?(?:away |over |out |clear |behind )?(?:a |an |the )?(?:[a-z0-9-]+ ){0,3}$"
)
