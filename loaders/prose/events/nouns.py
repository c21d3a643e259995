"""Goals told by a noun: 'Hale's opener', 'a late Hale header', 'goals from Hale and Cruz', 'ahead through Hale'.

A row is a name, trigger words, a pattern whose group `scorer` is the (last) scorer, and the strength of the telling.
"""

import re
from dataclasses import dataclass

from loaders.prose.events.patterns import expand
from loaders.prose.triggers import Row

#: What a goal does, said of the shot itself.
RESULT = (
    r"(?:(?:gave|give|gives|giving|handed|handing|put|putting|sent|sending|earned"
    r"|earning|fired|lifted|kept|helped|brought|set(?! up <)|dragged|hauled|edged|propelled|took|dug|bring|gifted) "
    r"(?!<[PHN]\d+> )(?:[^ .;:!?()]+ ){0,7}?(?:lead|ahead|in front|level|advantage|win|victory"
    r"|points|point|draw|hope|in it|back in|through|on their way|up|cushion|out of sight|beyond|to bed|success|triumph"
    r"|game|breakthrough|control|route|final|round|reward|winner|start|into|life|course)|levelled|leveled|equalised"
    r"|equalized|secured|securing|sealed|sealing|rescued|salvaged|snatched|ensured|ensuring|restored|restoring|doubled"
    r"|doubling|cancelled|cancelling|made it|making it|opened the scoring|broke the deadlock|breaking the deadlock"
    r"|settled|settling|decided|deciding|separated|won (?:it|the)|winning (?:it|the)|clinched|clinching|halved"
    r"|halving|reduced|reducing|pulled|drew {t} level|drew level|completed|wrapped|capped|condemned|consigned|inspired"
    r"|(?:proved|making|made|to be|being|was) (?:the difference|decisive|crucial)|prevented <T\d+>|denied <T\d+>"
    r"|(?:was|were) (?:soon |quickly |later )?(?:cancelled out|wiped out)|stunned <T\d+>|sank <T\d+>|sunk <T\d+>"
    r"|beat <T\d+>|floored <T\d+>|downed <T\d+>|undid <T\d+>|saw off <T\d+>|spared <T\d+>|(?:was|were|proved|is|being) "
    r"(?:the difference|enough|decisive|all|sufficient|the only|allowed to stand)|(?:proved|proving|turned out) "
    r"(?:to be )?(?:the (?:difference|winner|decider)|enough|decisive|sufficient)|extended|extending"
    r"|maintained|ended|found the (?:net|target|back|bottom|top|corner|far|roof)|hit the (?:back of the )?net)"
)
#: How a ball goes in, said of the shot itself.
MOTION = (
    r"(?:(?:went|goes|flew|flying|crept|creeping|nestled|looped|looping|squirmed|squirming|trickled"
    r"|trickling|bounced|bouncing|rolled|rolling|sailed|sailing|dropped|dropping|ballooned|arrowed|bulleted|whistled"
    r"|rocketed|ricocheted|deflected|flashed|spun|curled|dipped|dipping|soared|soaring|seared|skidded|slipped|slithered"
    r"|spilled|fizzed|screamed|bobbled|kissed|cannoned|came|took|clipped|dribbled|squeezed|squeezing|sneaked|sneaking"
    r"|thudded|found (?:its|a) way|ended up|hit|struck|rebounded|bent|swerved|swung|drifted|floated|landed|zipped|sped"
    r"|slid|diverted|deceived|evaded|eluded|burst|crashed|slammed|plopped|beating|beat|looped|evaded|missed everyone"
    r"|taking|clipping|going|finding|hitting|striking|bending|swerving|curling|nestling|deflecting|cannoning|crashing"
    r"|flashing|bulging) (?:[^ .;:!?()]+ ){0,10}?(?:in(?= [.,;!?]|$| off | under the (?:bar|crossbar) | at the | via "
    r"| from | to | for | off | despite | with | without | after | past | as )|into (?:the |an |his )(?:[a-z-]+ ){0,4}"
    r"(?:net|corner|goal)|over (?:the )?line|home|past {gk}|beyond {gk}|under {gk}|over {gk}|through {gk}|in the "
    r"{w3}(?:net|corner)|inside the {w3}post|in off|between {gk}|on its way in|its way in|into the {w3}(?:net|corner))"
    r"|(?:beat|beats|deceived|eluded|evaded|bamboozled|left) {gk}(?! (?:to|but|only|with (?:the|a|an|just|only)))"
    r"|(?:took|taking) (?:a|an|the) (?:[a-z-]+ ){0,3}(?:deflection|touch|nick|ricochet) "
    r"(?:[^ .;:!?()]+ ){0,5}?(?:to (?:leave|beat|deceive|wrong-foot) |leaving |wrong-footing |past "
    r"|beyond |over |into |and (?:in|flew|looped|went|wrong-footed|beat) |on (?:its|the) way (?:in|past|into)(?= ))"
    r"|(?:was|proved) (?:too (?:good|hot|powerful|strong|quick|much) (?:for|to handle)|deflected (?:in|past|home|into))"
    r"|nestled |(?:was|were) (?:adjudged|deemed|judged|ruled|given) to have crossed the (?:goal-)?line"
    r"|was in (?:the (?:back of the )?net|off the|before|at the)(?= )|was nestling "
    r"|had too much (?:power|pace|venom|bend|spin) for {gk}|(?:gave|giving|left|leaving|gives|leaves) {gk} "
    r"(?:with )?(?:no|little|absolutely no) (?:chance|hope)(?= )|(?:nearly|almost) (?:tore|took|broke|ripped) the net )"
)
#: What says that a shot noun was no goal.
KEPT_OUT = re.compile(
    r" (?:saved|save|saves|blocked|wide|over the (?:bar|crossbar|top)|tipped"
    r"|palmed|parried|pushed|cleared|off the line|against the|hit the (?:bar|post|woodwork|crossbar)|rattled|smothered"
    r"|disallowed|ruled out|chalked off|offside|turned (?:away|behind)|clawed|beaten (?:out|away)|denied|kept out"
    r"|straight at|gathered|dealt with|held by|deflected (?:wide|over|behind)|missed|punched|flew (?:wide|over)"
    r"|came back|bounced (?:back|off|over)|touched (?:over|round|wide)|comfortably|drifted|skimmed|grazed|shaved|almost"
    r"|nearly|just (?:wide|over)|stopped by|turned (?:over|round|wide)|fell to|repelled|hacked|hooked (?:clear|away)"
    r"|thwarted|spilled|fumbled|caught by|could have|would have|might have|should have|not enough|inches|nearest"
    r"|closest|outside of the|side-netting|struck the (?:post|bar|woodwork)|off target|dragged|narrowly|collected) "
)


#: Before a noun for a shot: what was done to keep it out.
KEPT_BEFORE = re.compile(
    r" (?:sav(?:ed|e|es|ing)|deny|denied|denies|denying|block(?:ed|ing|s)?"
    r"|keep out|kept out|keeping out|tip(?:ped|ping)?(?: over| away| round)?|parr(?:ied|y|ying)|clear(?:ed|ing|ance)?"
    r"|push(?:ed|ing)?(?: away| over| out)?|beat(?:en)? (?:away|out)|palm(?:ed|ing)?(?: away| over)?"
    r"|turn(?:ed)? (?:away|behind|over)|claw(?:ed)?(?: away| out)?|punch(?:ed|ing)?(?: away| clear)?|stop(?:ped|ping)?"
    r"|gather(?:ed)?|hold|held|smother(?:ed)?|deal(?:t)? with|handle(?:d)?|hack(?:ed)?|repel(?:led)?|thwart(?:ed)?"
    r"|from|off|after|deflect(?:ed)?|clearance from|appeal(?:s|ed)? for|claims? for|shout for|missed|missing) "
    r"(?:[a-z]+ly )?(?:away |over |out |clear |behind )?(?:a |an |the )?(?:[a-z0-9-]+ ){0,3}$"
)


@dataclass(frozen=True)
class Noun(Row):
    """A row of the table. `listed`: the scorer may be the last of a list. `plain`: nothing more is needed."""

    strength: int
    listed: bool = False


def noun(name: str, triggers: str, pattern: str, strength: int, *, listed: bool = False) -> Noun:
    """A row of the table."""
    return Noun(name, frozenset(triggers.split()), expand(pattern), strength, listed)


_PEOPLE = (
    r"(?:the |a |substitute |substitutes |captain |skipper |striker |strikers |striking pair "
    r"|defender |midfielder |winger |forward |both |club |centre |central |full |wing |left |right |attacking "
    r"|former |veteran |young |teenage |half-time |first-half |second-half |<T\d+> (?:'s )?|[a-z0-9-]+ (?=<P)){0,5}"
    r"(?:<[PN]\d+>(?: [(] [^()]{1,40} [)])?(?: ,| and| , and| plus| as well as)? (?:also |a |the "
    r"|then |latterly |later |his |[a-z-]+ (?=<P)){0,3}){0,7}?(?P<scorer><[PN]\d+>)(?! 's )(?! (?:,|and|, and|plus) "
    r"(?:(?:a|the|later|substitute|captain|[a-z]+er|[a-z]+ly) ){0,2}<P\d+> (?!'s|equalised|levelled|scored|added|netted"
    r"|replied|headed|converted|pulled|tapped|volleyed|doubled|then|also|who|was|had|made|fired|missed|came|hit))"
)

NOUNS: tuple[Noun, ...] = (
    noun(
        "goals from",
        "goals strikes headers efforts penalties braces doubles goal finishes tap-ins volleys free-kicks",
        r" (?P<noun>goals|strikes|headers|efforts|penalties|finishes|tap-ins|volleys|free-kicks|doubles|braces) "
        r"(?:(?!was|were|against|by|from|through|conceded|scored)[^ .;:!?<>()]+ ){0,6}?"
        rf"(?:from|by|through|via|coming from|came from|courtesy of|scored by|supplied by) {_PEOPLE}",
        2,
        listed=True,
    ),
    noun(
        "a goal from",
        "goal strike header penalty double brace hat-trick treble volley equaliser equalizer winner opener leveller "
        "consolation goals spot-kick free-kick effort finish own-goal pair tap-in",
        r" (?:a|an|the|another|late|early|one|two|first-half|second-half|and|his|that|further|with"
        r"|{ord}|stunning|superb) (?:(?!to |off |from |for |by |away |at |was |were |on |into )[^ .,;:!?<>()]+ ){0,5}?"
        r"(?P<noun>goal|goals|strike|header|penalty|double|brace|hat-trick|treble|volley|equaliser"
        r"|equalizer|winner|opener|leveller|consolation|spot-kick|free-kick|effort|finish|pair|tap-in|own-goal) "
        r"(?:(?!area|box|against|wide|over|was|kick|save|saves|stop"
        r"|scrambled|cleared|blocked|saved|tipped|palmed|clawed|held|hooked|kept|into|through|at|after|challenge|foul"
        r"|tackle|for|won|given|awarded|when|following|conceded|caught|run|move|goal-kick|back)[^ .;:!?,<>()]+ ){0,4}?"
        rf"(?:of <[TH]\d+> 's own )?(?:from|by|through|courtesy of|scored by) {_PEOPLE}",
        2,
    ),
    noun(
        "the goal came from",
        "breakthrough opener equaliser winner leveller goal second third fourth fifth sixth strike consolation one",
        r" (?P<noun>opener|equaliser|winner|leveller|breakthrough|goal|consolation|(?:{ord}|other one|only one)) "
        r"(?:(?!was|were|against|by|from|through|conceded|of|in|for|when|after)[^ .;:!?<>()]+ )?"
        r"(?:, (?:on|in|after) [^,;.]{1,30} , )?"
        r"(?:of the (?:game|match|night|afternoon|day|evening) )?(?:then |duly |soon |finally )?"
        r"(?:came|arrived|followed|went|fell|belonged|was (?:scored|netted|credited|grabbed|claimed|struck)) "
        r"(?:(?:just|only|soon|late|early|in|on|after|with|before|the|a|of|minutes?"
        r"|[a-z]+-minute|half-time|half|second|first|from the (?:penalty )?spot|\d+(?:st|nd|rd|th)?|[a-z]+|\d+) ){0,5}?"
        r"(?:from|through|via|courtesy of|by|to|off the (?:foot|head|boot|boots) of"
        rf"|from the (?:foot|head|boot|boots) of) {_PEOPLE}(?! (?:'s|clearance|pass|cross|corner|free-kick))",
        2,
    ),
    noun(
        "the scorer was",
        "scorer goalscorer scorers goalscorers marksman",
        r" (?P<noun>scorer|goalscorer|goal-scorer|scorers|goalscorers|marksman|marksmen) "
        rf"(?:again |once again |this time |on this occasion |for <T\d+> )?(?:was|were|being|is|,) {_PEOPLE}",
        2,
        listed=True,
    ),
    noun(
        "was the scorer",
        "scorer goalscorer marksman",
        r" (?P<scorer>{p}) (?:again |once again |once more |this time )?"
        r"(?:was|being|the) (?:again |once again |also |this time )?(?:the )?"
        r"(?P<noun>scorer|goalscorer|goal-scorer|marksman)(?= (?:[.,;]|when|as|with|after|again|from|on|in|this))",
        2,
    ),
    noun(
        "no stopping it",
        "nobody one even neither nothing stop prevent keep chance answer beaten deceived wrong-footed undone rooted "
        "left powerless stopping helpless hand hands fingertips fingers glove out",
        r" (?:could do (?:nothing|little) (?:about|with|to (?:stop|prevent|keep out))"
        r"|could(?: not| n't|n't) (?:stop|prevent|keep out|deal with)"
        r"|(?:nobody|no one|not even <P\d+>|neither) could (?:stop|prevent|keep out|do (?:anything|much) about)"
        r"|(?:had|with|stood) no (?:chance|answer) (?:with|to|against|from)|(?:was |were |and )?(?:well |completely )?"
        r"(?:beaten|deceived|wrong-footed|undone|rooted|left (?:with no chance|helpless|flat-footed|stranded)) by"
        r"|powerless to (?:stop|prevent|keep out)|no stopping|helpless against|got "
        r"(?:a|his|both) (?:hand|hands|fingertips|fingers|glove|gloves) to(?= [^.;]{1,60} but (?:could|it|the ball|was)"
        r"(?! (?:[^ ]+ ){0,3}(?:wide|over|post|bar))(?: not| n't|n't|was|went|found|crept)? )) (?:the |a )?"
        r"(?P<mods>(?:[a-z-]+ ){0,2})(?P<scorer>{p}) 's (?:[a-z0-9-]+ ){0,4}?(?P<noun>{shot}|strike|follow-up|rebound)"
        r"(?= )(?! (?:going|went|flying|flew|drifting|from going) (?:just )?(?:wide|over))"
        r"(?![^.;]{0,60} (?:rebound|loose ball|follow-up|but) )",
        2,
    ),
    noun(
        "thanks to him",
        "thanks",
        r" (?:ahead|in front|level|lead|terms|equalised|levelled|scored|parity|advantage|\d-\d|up) "
        rf"(?:[^ .;:!?()<>]+ ){{0,6}}?thanks to {_PEOPLE}(?! (?:'s|and his|in))",
        2,
    ),
    noun(
        "done by him",
        "by",
        r" (?:lead|advantage|deficit|arrears|opener|equaliser|goal|effort|score|it) "
        r"(?:was|were|had been|is|being) (?:soon |quickly |then |duly |swiftly |immediately |[a-z]+ly )?"
        r"(?:doubled|extended|increased|stretched|wiped out|cancelled out"
        rf"|restored|halved|reduced|cut|trebled|overturned|levelled) (?:[^ .;,:!?<>()]+ ){{0,6}}?by {_PEOPLE}(?! 's)",
        2,
    ),
    noun(
        "with the third",
        "with",
        r" (?:,|-|and) (?P<scorer><P\d+>) with (?:the|a|his|another|what) "
        r"(?:[a-z-]+ ){0,2}?(?P<noun>{ord}|opener|winner|equaliser|goal|goals|penalty|consolation|brace|hat-trick)"
        r"(?= (?:[.,;]|after|in the|on \d|before|late))",
        2,
    ),
    noun(
        "struck him and went in",
        "struck hit off",
        r" (?:struck|hit|cannoned off|cannoned into|rebounded off|ricocheted off|bounced off|came off) "
        r"(?:the )?(?:[a-z-]+ ){0,2}(?P<scorer><P\d+>) and "
        r"(?:rebounded|went|flew|bounced|looped|trickled|cannoned|deflected|rolled|ricocheted|dropped|spun) "
        r"(?:[^ .;:!?<>()]+ ){0,4}?(?:into the (?:[a-z]+ )?(?:net|corner|goal)|in(?= [.,;])|over the line)",
        2,
    ),
    noun(
        "his was a screamer",
        "'s",
        r" (?P<scorer><P\d+>) 's (?:was|came|arrived) (?:a |an |the )?(?:[a-z-]+ ){0,3}?(?P<noun>screamer"
        r"|stunner|cracker|beauty|peach|header|volley|penalty|tap-in|free-kick|goal|strike|thunderbolt)(?= )",
        2,
    ),
    noun(
        "possessive goal",
        "'s",
        r" (?P<scorer>{p}) 's "
        r"(?P<mods>(?:(?!with |from |before |the |a |than |that |which |who |at |on |in |to |was |were |by |for "
        r"|after |and |of |as |but |when |into |onto |over |past |under |palms|hands|legs|feet|across|shot |effort "
        r"|header |drive |cross )(?!own |cross|corner|pass |ball |shot |effort |header |free-kick |across|towards? "
        r"|at |into |over |wide|on |run|mistake|error|clearance|throw|save|to |was |in )[^ .,;:!?<>()]+ ){0,6}?)"
        r"(?P<noun>{goal})(?= )(?! (?:kick|kicks|line|mouth|save|stop"
        r"|chance|attempt|area|frame|threat|celebration|celebrations|tally|drought|record|difference|scoring|poacher"
        r"|scorer|action|was (?:disallowed|ruled|chalked)|side|netting|partner|line-up|force|lead|partnership))",
        2,
    ),
    noun(
        "possessive shot",
        "'s whose",
        r" (?P<scorer>{p}) 's "
        r"(?P<mods>(?:(?!with |from |before |the |a |than |that |which |who |at |on |in |to |was |were |by |for "
        r"|after |and |of |as |but |when |into |onto |over |past |under |palms|hands|legs|feet)[^ .;:!?<>()]+ ){0,7}?)"
        r"(?P<noun>{shot})(?: |,)(?P<licence>(?:(?!and <|, <[PN]|and the |but |before "
        r"|who |when |while |until |after |only |for <|that <)[^ .;:!?()]+ ){0,14}?" + f"(?:{RESULT}|{MOTION})" + ")",
        2,
    ),
    noun(
        "a cross that went in",
        "cross corner cross-shot centre delivery inswinger",
        r" "
        r"(?P<scorer>{p}) 's (?P<mods>(?:[a-z0-9-]+ ){0,4}?)(?P<noun>cross|corner|cross-shot|centre|delivery|inswinger)"
        r"(?: |,)(?P<licence>(?:(?!and <|but |before |who |when |while |until |after |only |for |by |with |from |to "
        rf"|off <|was |met |<)[^ .,;:!?()]+ ){{0,8}}?(?:{MOTION}))(?! ?(?:by|off|from) (?:the )?(?:[a-z-]+ ){{0,2}}<)",
        2,
    ),
    noun(
        "an ordinal from",
        "second third fourth fifth sixth",
        r" (?:a|another|the|and) (?:[a-z-]+ ){0,2}?(?P<noun>second|third|fourth|fifth|sixth)(?: goal)?(?: , too ,)? "
        rf"(?:from|by|through|via|courtesy of) {_PEOPLE}(?! (?:'s|clearance|pass|cross|corner|free-kick))",
        2,
    ),
    noun(
        "whose shot",
        "whose",
        r" (?P<scorer>{p}) ,? ?whose "
        r"(?P<mods>(?:(?!with |from |before |the |a |than |that |which |who |at |on |in |to |was |were |by |for "
        r"|after |and |of |as |but |when |into |onto |over |past |under |palms|hands|legs|feet)[^ .;:!?<>()]+ ){0,7}?)"
        r"(?P<noun>{shot}|{goal})(?: |,)(?P<licence>(?:(?!and <|, <[PN]|and the |but "
        r"|before |who |when |while |until |after |only |for <)[^ .;:!?()]+ ){0,12}?" + f"(?:{RESULT}|{MOTION})" + ")",
        2,
    ),
    noun(
        "nth-minute goal",
        "'s",
        r" (?P<scorer>{p}) 's (?P<mods>(?:[^ .;:!?<>()]+ ){0,3}?(?:\d{1,3}(?:st|nd|rd|th)-minute"
        r"|[a-z-]+-minute|[a-z]+-second|stoppage-time|injury-time|added-time|early|late|opening"
        r"|last-gasp|first-half|second-half|extra-time|\d{1,3}(?:st|nd|rd|th) minute) (?:[^ .;:!?<>()]+ ){0,4}?)"
        r"(?P<noun>{anygoal})(?= )(?! (?:save|saves|was saved))",
        2,
    ),
    noun(
        "led through",
        "through via courtesy thanks",
        r" (?P<how>ahead"
        r"|in front|lead|led|level|levelled|leveled|equalised|equalized|answered|scored|hit back|fought back"
        r"|came back|struck back|pulled back|replied|responded|struck|advantage|goal|goals|one|parity|scoring|doubled"
        r"|up|equaliser|equalizer|opener|winner|breakthrough|second|third|fourth|fifth|deadlock|victory|win|netted"
        r"|further|deficit|level terms|it|reply|\d-\d|triumph|success|cushion|draw|point|two|three|consolation|terms) "
        r"(?:(?!post |bar |crossbar |woodwork |upright |close |chance |chances )[^ .;:!?()]+ ){0,10}?"
        r"(?:through|via|courtesy of) "
        rf"(?!by ){_PEOPLE}(?! (?:'s (?:own (?:goal|net)|legs|hands|mistake|error|foul|handball)|tipped|saved))",
        2,
        listed=True,
    ),
    noun(
        "name as modifier",
        "goal goals strike header volley penalty double brace hat-trick equaliser equalizer winner opener leveller "
        "consolation effort spot-kick free-kick finish pair treble tap-in drive shot half-volley goals strikes headers "
        "lob chip",
        r" (?:a|an|the|another|late|early|one|two|and|from|by|to|through|via|with|further|stunning|superb|brilliant"
        r"|quickfire|first-half|second-half|{ord}) (?P<mods>(?:[^ .,;:!?<>()]+ ){0,5}?)(?:<T\d+> )?(?:[a-z-]+ (?=<P))?"
        r"(?P<scorer><P\d+>) (?P<after>(?:[a-z0-9]+-[a-z-]+ |late |early |opening |fine |superb |stunning |headed "
        r"|brilliant |winning |consolation |diving |glancing |long-range |close-range |curling |thunderous ){0,2})"
        r"(?P<noun>{anygoal})(?= )(?! (?:kick"
        r"|line|save|miss|claim|appeal|shout|award|attempt|was (?:saved|disallowed)|chance|wide|over|just|came|flew))",
        1,
    ),
    noun(
        "scorer",
        "goalscorer goal-scorer scorer match-winner matchwinner scorers goalscorers hat-trick two-goal",
        r" (?:goalscorer|goal-scorer|goalscorers|match-winner|matchwinner|scorers|two-goal|hat-trick (?:hero|man|star)"
        r"|two-goal (?:hero|striker|star|forward|midfielder)|double (?:goalscorer|scorer)) (?P<scorer><P\d+>)",
        1,
        listed=False,
    ),
    noun(
        "possessive order",
        "first second third fourth fifth",
        r" (?P<scorer>{p}) 's (?P<mods>(?:(?!with |from |before |the |a |than |that |which |who |at |on |in "
        r"|to |was |were |by |for |after |and |of |as |but |when |into |onto |over |past |under |palms|hands|legs|feet"
        r"|across|shot |effort |header |drive |cross )[^ .,;:!?<>()]+ ){0,4}?)(?P<noun>first|second|third|fourth|fifth)"
        r"(?= (?:and|of the (?:game|match|night|afternoon|day|evening)|came|arrived|was|made|put|gave"
        r"|goal|[.,;]|after|on|in|from))(?! in (?:[a-z]+ than |over |nearly |almost )?(?:(?:a|an|\d+|[a-z]+) ){1,2}"
        r"(?:years?|months?|weeks?|games?|matches|seasons?|appearances|outings|starts|days))",
        1,
    ),
    noun(
        "fell to his goal",
        "fell trailed behind falling conceded beaten sunk undone stunned",
        r" (?:behind|fell|falling|conceded"
        r"|concede|trailing|trailed|undone|beaten|sunk|stunned|rocked|punished|floored|denied) (?:[^ .;:!?()]+ ){0,5}?"
        r"(?:to|by) (?:a |an |the )?(?P<mods>(?:[^ .,;:!?<>()]+ ){0,5}?)(?P<scorer><P\d+>)(?: 's)? "
        r"(?P<after>(?:[a-z0-9]+-[a-z-]+ |late |early |opening |fine |superb |stunning |headed |brilliant |winning "
        r"|consolation |diving |glancing |long-range |close-range |curling |thunderous ){0,2})(?P<noun>{anygoal})(?= )",
        2,
    ),
    noun(
        "in thanks to",
        "thanks courtesy fell inspired via through won led lost winning settled decided separated behind result downed "
        "cancelled sunk beaten wrapped ahead lead rescued clinched behind level earned snatched edged off",
        r" (?:thanks (?:largely |mainly )?to|courtesy of|behind (?:to|through)?|via|through|won by"
        r"|settled by|decided by|separated by|sunk by|beaten by|clinched by|lead (?:with|through)|cancelled out by"
        r"|out by|ahead (?:with|through|by)|level (?:with|through)|victory (?:with|through)|win (?:with|through)"
        r"|secured by|sealed by|rescued by|wiped out by|earned by) (?:a |an |the |both |two |goals from )?"
        r"(?P<mods>(?:[^ .;:!?<>()]+ ){0,5}?)(?:<T\d+> (?:'s )?)?(?:[a-z-]+ (?=<P))?(?P<scorer><P\d+>)"
        r"(?: 's)? (?P<after>(?:[a-z0-9]+-[a-z-]+ |late |early |opening |fine |superb |stunning |headed "
        r"|brilliant |winning |consolation |diving |glancing |long-range |close-range |curling |thunderous ){0,2})"
        r"(?P<noun>{anygoal})(?= )(?! (?:kick|line|save|attempt|was (?:saved|disallowed)|chance))",
        2,
    ),
    noun(
        "celebrates",
        "celebrates celebrate celebrating celebrated wheels congratulated mobbed",
        r" (?P<scorer><[PN]\d+>) (?:[(] [^()]{1,40} [)] )?"
        r"(?:, [^,.;]{1,50} , )?(?:celebrates|celebrate|celebrated|celebrating|is congratulated|is mobbed|is joined"
        r"|wheels away|was congratulated)(?: with [^,.;]{1,60}?| wildly| in [a-z ]{1,20}?)? (?:by [^,.;]{1,40} )?"
        r"(?:(?:his|her|the|a) (?:[^ .;:!?]+ ){0,5}?(?P<noun>goal|opener|winner|equaliser|equalizer|leveller"
        r"|hat-trick|strike|brace|double|header|penalty|{ord} goal)(?= |$)|(?:after |having |following )?(?:scoring"
        r"|netting|putting|opening|giving|heading|firing|equalising|levelling|doubling|making|grabbing|slotting"
        r"|completing|finding|converting|hitting|bagging|pulling|restoring|scored|tapping|poking|sweeping)(?= ))",
        2,
    ),
    noun(
        "double act",
        "double brace hat-trick treble",
        r" (?:a|an|the|with|and|first-half|second-half|late|quickfire) (?P<mods>(?:[^ .,;:!?<>()]+ ){0,3}?)"
        r"(?P<scorer><P\d+>) (?P<after>(?:[a-z0-9]+-[a-z-]+ |late |early |opening |fine |superb |stunning |headed "
        r"|brilliant |winning |consolation |diving |glancing |long-range |close-range |curling |thunderous ){0,2})"
        r"(?P<noun>double|brace|hat-trick|treble)(?= )(?! (?:save|substitution|change|chance))",
        2,
    ),
    noun(
        "a two-goal performance",
        "two-goal three-goal four-goal",
        r" (?P<scorer><[PN]\d+>) (?:'s |[a-z]+ed |[a-z]+ |with |, with ){1,3}"
        r"(?:a |an |the )?(?:[a-z-]+ ){0,3}?(?P<noun>two-goal|three-goal|four-goal) "
        r"(?:performance|display|haul|salvo|blast|burst|show|blitz|return|contribution|hero)(?= )",
        2,
    ),
    noun(
        "let his shot in",
        "let lets letting allowed allowing",
        r" (?:let|lets|letting|allowed|allowing) "
        r"(?P<mods>)(?P<scorer>{p}) 's (?:[a-z0-9-]+ ){0,4}?(?P<noun>{shot}|strike|punt|cross|clearance|corner|free)"
        r"(?: |,)(?:from (?:[^ .,;:!?<>()]+ ){1,3}?)?(?P<licence>(?:[a-z]+ly )?(?:to )?(?:slip|squirm|squeeze"
        r"|trickle|roll|creep|bounce|go|dribble|spin|drift|sail|run|loop) (?:[^ .;:!?()]+ ){0,7}?(?:over the line"
        r"|into (?:the|his) (?:own )?(?:net|goal|corner)|in(?= [.,;])|past <|past him|over (?:his|<H\d+> 's) head"
        r"|through (?:his|<H\d+> 's) (?:legs|hands|fingers|grasp|gloves|arms)|under(?:neath)? (?:his|<H\d+> 's)))(?= )",
        2,
    ),
    noun(
        "saw his shot go in",
        "saw sees watched seeing",
        r" (?P<scorer>{p}) "
        r"(?:, [^,.;]{1,60} , )?(?:then |also )?(?:saw|sees|watched|seeing) (?:his|her|a|the) (?:[a-z0-9-]+ ){0,4}?"
        r"(?P<noun>{shot}|strike)(?: |,)(?P<licence>(?:(?!saved|but |wide|over |cleared|blocked|hit |tipped"
        r"|palmed|and <|(?:from|by|of) <)[^ .;:!?()]+ ){0,9}?(?P<mods>)(?:(?:deflect|deflected|turned|loop|looped|fly"
        r"|creep|squirm|squeeze|trickle|find|nestle|roll|go|drop|bounce|sail|diverted) (?:[^ .;:!?()]+ ){0,4}?(?:home"
        r"|in(?= )|into the|past {gk}|beyond {gk}|over {gk}|under {gk}|the (?:net|corner|back|bottom|top))))(?= )",
        2,
    ),
    noun(
        "on his finish",
        "on off behind",
        r" (?:equalised|equalising|levelled|levelling|tying|scoring|scored|lead|ahead|front|up|scored|first|tied|board"
        r"|answered|won|win|victory|advantage|back|\d-\d) (?:[^ .;:!?()<>]+ ){0,7}?(?:on|off|behind) (?:a|an|the)? ?"
        r"(?P<mods>(?:[^ .,;:!?<>()]+ ){0,4}?)(?P<scorer><P\d+>) (?:'s )?(?P<after>(?:[a-z0-9-]+ ){0,3}?)"
        r"(?P<noun>goal|strike|header|penalty|finish|volley|free-kick|tap-in|shot|blast|opener|winner"
        r"|equaliser|spot-kick|effort)(?= )(?! (?:kick|line|save|area|box|was (?:saved|disallowed)|that was|saved))",
        2,
    ),
    noun(
        "gifted the goal",
        "gifted gifting gift gifts handed hands handing gave giving gives presented presents presenting set sets "
        "setting served offered allowed",
        r" (?:gifted|gifting|gift|gifts|handed|hands"
        r"|handing|gave|giving|gives|presented|presents|presenting|set up|sets up|setting up|served up|served|teed up) "
        r"(?:[a-z-]+ (?=<P))?(?P<scorer><P\d+>) (?:with )?(?:a|an|the|his|her|<[HP]\d+> 's|another) "
        r"(?:(?!chance|opportunity|sight|shot|attempt|look|start|run|debut|goal-scoring)[^ .,;:!?<>()]+ ){0,3}?"
        r"(?P<noun>goal|opener|second|third|equaliser|winner|hat-trick|tap-in|brace|fourth|leveller)"
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
        r"(?= )(?! (?:half|chance|attempt|leg))",
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
        r"(?:, )?but (?:could not|could n't|couldn't|was unable to|failed to|not enough to) keep it out(?= )",
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
        r"|slips|sending|sent|put|putting|set|setting|played|playing|freed|released|sees|saw|fed|feeding|picked out) "
        r"(?:(?!header|shot|effort|drive|volley|strike|ball|penalty|beyond|past|over|under|inside)[a-z-]+ ){0,3}?"
        r"(?:<T\d+> (?:'s )?)?(?:[a-z-]+ (?=<P))?(?P<scorer><P\d+>) (?:- [^.;]{2,70}? - |, [^,.;]{2,60} , )?"
        r"(?:(?:through |clear |clean |up |in |free |alone |away |behind |goal |racing |racing away |on the [a-z]+ "
        r"|unmarked |open |on <H\d+> 's way |on his way |all alone )(?:on goal )?){0,3}for (?:another(?= [.,;])"
        r"|(?:a|an|the|his|her|what was|<T\d+> 's|<[PH]\d+> 's) (?:(?!chance|attempt|shot)[a-z0-9'-]+ ){0,5}?)"
        r"(?P<noun>goal|tap-in|finish|opener|second|third|winner|equaliser|equalizer|score|)"
        r"(?= )(?! (?:half|chance|attempt|leg))",
        2,
    ),
    noun(
        "double in title",
        "double brace hat-trick treble strike goal winner goals equaliser header penalty strikes",
        r"^ (?:<T\d+> \d <T\d+> \d [:-] )?(?:[a-z]+ )?(?P<scorer><P\d+>)(?: 's)? (?P<noun>double|brace|hat-trick"
        r"|treble|strike|goal|winner|goals|equaliser|header|penalty|strikes|late winner|late strike|late goal)(?= )",
        1,
    ),
)
