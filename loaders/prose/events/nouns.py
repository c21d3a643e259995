"""Goals told by a noun: 'Hale's opener', 'a late Hale header', 'goals from Hale and Cruz', 'ahead through Hale'.

A row is a name, trigger words, a pattern whose group `scorer` is the (last) scorer, and the strength of the telling.
"""

import re
from dataclasses import dataclass

from loaders.prose.events.patterns import expand
from loaders.prose.triggers import Row

#: What a goal does, said of the shot itself.
RESULT = (
    r"(?:(?:gave|give|gives|giving|handed|handing|put|putting|sent|sending|earned|earning|fired|lifted"
    r"|kept|helped|brought|set(?! up <)|dragged|hauled|edged|propelled|took|dug|bring|gifted) "
    r"(?!<[PHN]\d+> )(?:[^ .;:!?()]+ ){0,7}?"
    r"(?:lead|ahead|in front|level|advantage|win|victory|points|point|draw|hope|in it|back in|through"
    r"|on their way|up|cushion|out of sight|beyond|to bed|success|triumph|game|breakthrough|control|route"
    r"|final|round|reward|winner|start|into|life|course)|"
    r"levelled|leveled|equalised|equalized|secured|securing|sealed|sealing|rescued|salvaged|snatched|"
    r"ensured|ensuring|restored|restoring|doubled|doubling|cancelled|cancelling|made it|making it|opened"
    r" the scoring|broke the deadlock|breaking the deadlock|settled|settling|decided|deciding|"
    r"separated|won (?:it|the)|winning (?:it|the)|clinched|clinching|halved|halving|reduced|reducing"
    r"|pulled|drew {t} level|drew level|"
    r"completed|wrapped|capped|condemned|consigned|inspired|"
    r"(?:proved|making|made|to be|being|was) (?:the difference|decisive|crucial)|prevented <T\d+>|denied"
    r" <T\d+>|(?:was|were) (?:soon |quickly |later )?"
    r"(?:cancelled out|wiped out)|stunned <T\d+>|sank <T\d+>|sunk <T\d+>|beat <T\d+>|floored <T\d+>|downed"
    r" <T\d+>|undid <T\d+>|saw off <T\d+>|spared <T\d+>|"
    r"(?:was|were|proved|is|being) (?:the difference|enough|decisive|all|sufficient|the only"
    r"|allowed to stand)|(?:proved|proving|turned out) (?:to be )?"
    r"(?:the (?:difference|winner|decider)|enough|decisive|sufficient)|"
    r"extended|extending|maintained|ended|"
    r"found the (?:net|target|back|bottom|top|corner|far|roof)|hit the (?:back of the )?net)"
)
#: How a ball goes in, said of the shot itself.
MOTION = (
    r"(?:(?:went|goes|flew|flying|crept|creeping|nestled|looped|looping|squirmed|squirming|trickled"
    r"|trickling|bounced|bouncing|rolled|rolling|sailed|sailing|dropped|dropping|ballooned|arrowed"
    r"|bulleted|"
    r"whistled|rocketed|ricocheted|deflected|flashed|spun|curled|dipped|dipping|soared|soaring|seared"
    r"|skidded|slipped|slithered|spilled|fizzed|screamed|bobbled|kissed|cannoned|came|took|clipped|"
    r"dribbled|squeezed|squeezing|sneaked|sneaking|thudded|found "
    r"(?:its|a) way|ended up|hit|struck|rebounded|bent|swerved|swung|drifted|floated|landed|zipped|sped"
    r"|slid|diverted|deceived|evaded|eluded|burst|crashed|slammed|plopped|beating|beat|looped|evaded"
    r"|missed everyone|taking|clipping|going|finding|hitting|striking|bending|swerving|curling|nestling"
    r"|deflecting|cannoning|crashing|flashing|bulging) "
    r"(?:[^ .;:!?()]+ ){0,10}?(?:in(?= [.,;!?]|$| off | under the "
    r"(?:bar|crossbar) | at the | via | from | to | for | off | despite | with | without | after | past "
    r"| as )|into (?:the |an |his )(?:[a-z-]+ ){0,4}(?:net|corner|goal)|over (?:the )?line|home|"
    r"past {gk}|beyond {gk}|under {gk}|over {gk}|through {gk}|in the {w3}"
    r"(?:net|corner)|inside the {w3}post|in off|between {gk}|on its way in|its way in|into the {w3}"
    r"(?:net|corner))|"
    r"(?:beat|beats|deceived|eluded|evaded|bamboozled|left) {gk}"
    r"(?! (?:to|but|only|with (?:the|a|an|just|only)))|(?:took|taking) (?:a|an|the) (?:[a-z-]+ ){0,3}"
    r"(?:deflection|touch|nick|ricochet) (?:[^ .;:!?()]+ ){0,5}?"
    r"(?:to (?:leave|beat|deceive|wrong-foot) |leaving |wrong-footing |past |beyond |over |into |and "
    r"(?:in|flew|looped|went|wrong-footed|beat) |on (?:its|the) way (?:in|past|into)(?= ))|(?:was|proved) "
    r"(?:too (?:good|hot|powerful|strong|quick|much) (?:for|to handle)|deflected (?:in|past|home|into))"
    r"|nestled |(?:was|were) (?:adjudged|deemed|judged|ruled|given) to have crossed the "
    r"(?:goal-)?line|was in (?:the (?:back of the )?net|off the|before|at the)"
    r"(?= )|was nestling |had too much (?:power|pace|venom|bend|spin) for {gk}|"
    r"(?:gave|giving|left|leaving|gives|leaves) {gk} (?:with )?(?:no|little|absolutely no) (?:chance|hope)"
    r"(?= )|(?:nearly|almost) (?:tore|took|broke|ripped) the net )"
)
#: What says that a shot noun was no goal.
KEPT_OUT = re.compile(
    r" (?:saved|save|saves|blocked|wide|over the (?:bar|crossbar|top)|tipped|palmed|parried|pushed|cleared"
    r"|off the line|against the|hit the (?:bar|post|woodwork|crossbar)|rattled|smothered|"
    r"disallowed|ruled out|chalked off|offside|turned (?:away|behind)|clawed|beaten "
    r"(?:out|away)|denied|kept out|straight at|gathered|dealt with|held by|deflected "
    r"(?:wide|over|behind)|missed|"
    r"punched|flew (?:wide|over)|came back|bounced (?:back|off|over)|touched "
    r"(?:over|round|wide)|comfortably|drifted|skimmed|grazed|shaved|almost|nearly|just "
    r"(?:wide|over)|stopped by|"
    r"turned (?:over|round|wide)|fell to|repelled|hacked|hooked "
    r"(?:clear|away)|thwarted|spilled|fumbled|caught by|could have|would have|might have|should have|not"
    r" enough|inches|nearest|closest|outside of the|side-netting|struck the "
    r"(?:post|bar|woodwork)|off target|"
    r"dragged|narrowly|collected) "
)


#: Before a noun for a shot: what was done to keep it out.
KEPT_BEFORE = re.compile(
    r" (?:sav(?:ed|e|es|ing)|deny|denied|denies|denying|block"
    r"(?:ed|ing|s)?|keep out|kept out|keeping out|tip(?:ped|ping)?(?: over| away| round)?|parr"
    r"(?:ied|y|ying)|clear(?:ed|ing|ance)?|push(?:ed|ing)?(?: away| over| out)?|beat(?:en)? "
    r"(?:away|out)|palm(?:ed|ing)?(?: away| over)?|"
    r"turn(?:ed)? (?:away|behind|over)|claw(?:ed)?(?: away| out)?|punch(?:ed|ing)?(?: away| clear)?|stop"
    r"(?:ped|ping)?|gather(?:ed)?|hold|held|smother(?:ed)?|deal(?:t)? with|handle(?:d)?|hack(?:ed)?|repel"
    r"(?:led)?|thwart(?:ed)?|from|off|after|deflect(?:ed)?|clearance from|appeal"
    r"(?:s|ed)? for|claims? for|shout for|missed|missing) "
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
    r"(?:the |a |substitute |substitutes |captain |skipper |striker |strikers |striking pair |defender "
    r"|midfielder |winger |forward |both |club |centre |central |full |wing |left |right |attacking "
    r"|former |veteran |young |teenage |half-time |first-half |second-half |<T\d+> (?:'s )?|[a-z0-9-]+ "
    r"(?=<P)){0,5}"
    r"(?:<[PN]\d+>(?: [(] [^()]{1,40} [)])?(?: ,| and| , and| plus| as well as)? "
    r"(?:also |a |the |then |latterly |later |his |[a-z-]+ (?=<P)){0,3}){0,7}?(?P<scorer><[PN]\d+>)"
    r"(?! 's )"
    r"(?! (?:,|and|, and|plus) (?:(?:a|the|later|substitute|captain|[a-z]+er|[a-z]+ly) ){0,2}<P\d+> "
    r"(?!'s|equalised|levelled|scored|added|netted|replied|headed|converted|pulled|tapped|volleyed|doubled"
    r"|then|also|who|was|had|made|fired|missed|came|hit))"
)

NOUNS: tuple[Noun, ...] = (
    noun(
        "goals from",
        "goals strikes headers efforts penalties braces doubles goal finishes tap-ins volleys free-kicks",
        rf" "
        rf"(?P<noun>goals|strikes|headers|efforts|penalties|finishes|tap-ins|volleys|free-kicks|doubles"
        rf"|braces) (?:(?!was|were|against|by|from|through|conceded|scored)[^ .;:!?<>()]+ ){{0,6}}?"
        rf"(?:from|by|through|via|coming from|came from|courtesy of|scored by|supplied by) {_PEOPLE}",
        2,
        listed=True,
    ),
    noun(
        "a goal from",
        "goal strike header penalty double brace hat-trick treble volley equaliser equalizer winner "
        "opener leveller consolation goals spot-kick free-kick effort finish own-goal pair tap-in",
        rf" "
        rf"(?:a|an|the|another|late|early|one|two|first-half|second-half|and|his|that|further|with|{{ord}}"
        rf"|stunning|superb) (?:(?!to |off |from |for |by |away |at |was |were |on "
        rf"|into )[^ .,;:!?<>()]+ ){{0,5}}?(?P<noun>goal|goals|strike|header|penalty|double|brace|hat-trick"
        rf"|treble|volley|equaliser|equalizer|winner|opener|leveller|consolation|spot-kick|free-kick|effort"
        rf"|finish|pair|tap-in|own-goal) "
        rf"(?:(?!area|box|against|wide|over|was|kick|save|saves|stop|scrambled|cleared|blocked|saved|tipped"
        rf"|palmed|clawed|held|hooked|kept|into|through|at|after|challenge|foul|tackle|for|won|given"
        rf"|awarded|when|following|conceded|caught|run|move|goal-kick|back)[^ .;:!?,<>()]+ ){{0,4}}?"
        rf"(?:of <[TH]\d+> 's own )?(?:from|by|through|courtesy of|scored by) {_PEOPLE}",
        2,
    ),
    noun(
        "the goal came from",
        "breakthrough opener equaliser winner leveller goal second third fourth fifth sixth strike consolation one",
        rf" (?P<noun>opener|equaliser|winner|leveller|breakthrough|goal|consolation|(?:{{ord}}|other "
        rf"one|only one)) (?:(?!was|were|against|by|from|through|conceded|of|in|for|when|after)[^ "
        rf".;:!?<>()]+ )?(?:, (?:on|in|after) [^,;.]{{1,30}} , )?(?:of the "
        rf"(?:game|match|night|afternoon|day|evening) )?(?:then |duly |soon |finally "
        rf")?(?:came|arrived|followed|went|fell|belonged|was "
        rf"(?:scored|netted|credited|grabbed|claimed|struck)) "
        rf"(?:(?:just|only|soon|late|early|in|on|after|with|before|the|a|of|minutes?|[a-z]+-minute"
        rf"|half-time|half|second|first|from the (?:penalty )?spot|\d+"
        rf"(?:st|nd|rd|th)?|[a-z]+|\d+) ){{0,5}}?(?:from|through|via|courtesy of|by|to|off the "
        rf"(?:foot|head|boot|boots) of|from the (?:foot|head|boot|boots) of) {_PEOPLE}"
        rf"(?! (?:'s|clearance|pass|cross|corner|free-kick))",
        2,
    ),
    noun(
        "the scorer was",
        "scorer goalscorer scorers goalscorers marksman",
        rf" (?P<noun>scorer|goalscorer|goal-scorer|scorers|goalscorers|marksman|marksmen) (?:again |once "
        rf"again |this time |on this occasion |for <T\d+> )?(?:was|were|being|is|,) {_PEOPLE}",
        2,
        listed=True,
    ),
    noun(
        "was the scorer",
        "scorer goalscorer marksman",
        r" (?P<scorer>{p}) (?:again |once again |once more |this time )?(?:was|being|the) "
        r"(?:again |once again |also |this time )?(?:the )?"
        r"(?P<noun>scorer|goalscorer|goal-scorer|marksman)"
        r"(?= (?:[.,;]|when|as|with|after|again|from|on|in|this))",
        2,
    ),
    noun(
        "no stopping it",
        "nobody one even neither nothing stop prevent keep chance answer beaten deceived wrong-footed "
        "undone rooted left powerless stopping helpless hand hands fingertips fingers glove out",
        r" (?:could do (?:nothing|little) (?:about|with|to (?:stop|prevent|keep out))|could"
        r"(?: not| n't|n't) (?:stop|prevent|keep out|deal with)|"
        r"(?:nobody|no one|not even <P\d+>|neither) could "
        r"(?:stop|prevent|keep out|do (?:anything|much) about)|(?:had|with|stood) no (?:chance|answer) "
        r"(?:with|to|against|from)|(?:was |were |and )?(?:well |completely )?"
        r"(?:beaten|deceived|wrong-footed|undone|rooted|left "
        r"(?:with no chance|helpless|flat-footed|stranded)) by|"
        r"powerless to (?:stop|prevent|keep out)|no stopping|helpless against|got (?:a|his|both) "
        r"(?:hand|hands|fingertips|fingers|glove|gloves) to"
        r"(?= [^.;]{1,60} but (?:could|it|the ball|was)(?! (?:[^ ]+ ){0,3}(?:wide|over|post|bar))"
        r"(?: not| n't|n't|was|went|found|crept)? )) "
        r"(?:the |a )?(?P<mods>(?:[a-z-]+ ){0,2})(?P<scorer>{p}) 's (?:[a-z0-9-]+ ){0,4}?"
        r"(?P<noun>{shot}|strike|follow-up|rebound)(?= )"
        r"(?! (?:going|went|flying|flew|drifting|from going) (?:just )?(?:wide|over))"
        r"(?![^.;]{0,60} (?:rebound|loose ball|follow-up|but) )",
        2,
    ),
    noun(
        "thanks to him",
        "thanks",
        rf" (?:ahead|in front|level|lead|terms|equalised|levelled|scored|parity|advantage|\d-\d|up) (?:[^ "
        rf".;:!?()<>]+ ){{0,6}}?thanks to {_PEOPLE}(?! (?:'s|and his|in))",
        2,
    ),
    noun(
        "done by him",
        "by",
        rf" (?:lead|advantage|deficit|arrears|opener|equaliser|goal|effort|score|it) (?:was|were|had "
        rf"been|is|being) (?:soon |quickly |then |duly |swiftly |immediately |[a-z]+ly "
        rf")?(?:doubled|extended|increased|stretched|wiped out|cancelled "
        rf"out|restored|halved|reduced|cut|trebled|overturned|levelled) (?:[^ .;,:!?<>()]+ ){{0,6}}?by "
        rf"{_PEOPLE}(?! 's)",
        2,
    ),
    noun(
        "with the third",
        "with",
        r" (?:,|-|and) (?P<scorer><P\d+>) with (?:the|a|his|another|what) (?:[a-z-]+ ){0,2}?"
        r"(?P<noun>{ord}|opener|winner|equaliser|goal|goals|penalty|consolation|brace|hat-trick)"
        r"(?= (?:[.,;]|after|in the|on \d|before|late))",
        2,
    ),
    noun(
        "struck him and went in",
        "struck hit off",
        r" (?:struck|hit|cannoned off|cannoned into|rebounded off|ricocheted off|bounced off|came off) "
        r"(?:the )?(?:[a-z-]+ ){0,2}(?P<scorer><P\d+>) and "
        r"(?:rebounded|went|flew|bounced|looped|trickled|cannoned|deflected|rolled|ricocheted|dropped"
        r"|spun) (?:[^ .;:!?<>()]+ ){0,4}?(?:into the (?:[a-z]+ )?(?:net|corner|goal)|in"
        r"(?= [.,;])|over the line)",
        2,
    ),
    noun(
        "his was a screamer",
        "'s",
        r" (?P<scorer><P\d+>) 's (?:was|came|arrived) (?:a |an |the )?(?:[a-z-]+ ){0,3}?"
        r"(?P<noun>screamer|stunner|cracker|beauty|peach|header|volley|penalty|tap-in|free-kick|goal"
        r"|strike|thunderbolt)(?= )",
        2,
    ),
    noun(
        "possessive goal",
        "'s",
        r" (?P<scorer>{p}) 's (?P<mods>(?:(?!with |from |before |the |a |than |that |which |who |at |on "
        r"|in |to |was |were |by |for |after |and |of |as |but |when |into |onto |over |past |under |palms"
        r"|hands|legs|feet|across|shot |effort |header |drive |cross )"
        r"(?!own |cross|corner|pass |ball |shot |effort |header |free-kick |across|towards? |at |into "
        r"|over |wide|on |run|mistake|error|clearance|throw|save|to |was |in )[^ .,;:!?<>()]+ ){0,6}?)"
        r"(?P<noun>{goal})(?= )(?! (?:kick|kicks|line|mouth|save|stop|chance|attempt|area|frame|threat"
        r"|celebration|celebrations|tally|drought|record|difference|scoring|poacher|scorer|action|was "
        r"(?:disallowed|ruled|chalked)|side|netting|partner|line-up|force|lead|partnership))",
        2,
    ),
    noun(
        "possessive shot",
        "'s whose",
        r" (?P<scorer>{p}) 's (?P<mods>(?:(?!with |from |before |the |a |than |that |which |who |at |on "
        r"|in |to |was |were |by |for |after |and |of |as |but |when |into |onto |over |past |under |palms"
        r"|hands|legs|feet)[^ .;:!?<>()]+ ){0,7}?)(?P<noun>{shot})(?: |,)"
        r"(?P<licence>(?:(?!and <|, <[PN]|and the |but |before |who |when |while |until |after |only "
        r"|for <|that <)[^ .;:!?()]+ ){0,14}?" + f"(?:{RESULT}|{MOTION})" + ")",
        2,
    ),
    noun(
        "a cross that went in",
        "cross corner cross-shot centre delivery inswinger",
        r" (?P<scorer>{p}) 's (?P<mods>(?:[a-z0-9-]+ ){0,4}?)"
        r"(?P<noun>cross|corner|cross-shot|centre|delivery|inswinger)(?: |,)"
        r"(?P<licence>(?:(?!and <|but |before |who |when |while |until |after |only |for |by |with |from "
        r"|to |off <|was |met |<)[^ .,;:!?()]+ ){0,8}?"
        f"(?:{MOTION})"
        ")(?! ?(?:by|off|from) (?:the )?(?:[a-z-]+ ){0,2}<)",
        2,
    ),
    noun(
        "an ordinal from",
        "second third fourth fifth sixth",
        rf" (?:a|another|the|and) (?:[a-z-]+ ){{0,2}}?(?P<noun>second|third|fourth|fifth|sixth)(?: "
        rf"goal)?(?: , too ,)? (?:from|by|through|via|courtesy of) {_PEOPLE}(?! "
        rf"(?:'s|clearance|pass|cross|corner|free-kick))",
        2,
    ),
    noun(
        "whose shot",
        "whose",
        r" (?P<scorer>{p}) ,? ?whose (?P<mods>(?:(?!with |from |before |the |a |than |that |which |who "
        r"|at |on |in |to |was |were |by |for |after |and |of |as |but |when |into |onto |over |past "
        r"|under |palms|hands|legs|feet)[^ .;:!?<>()]+ ){0,7}?)(?P<noun>{shot}|{goal})(?: |,)"
        r"(?P<licence>(?:(?!and <|, <[PN]|and the |but |before |who |when |while |until |after |only "
        r"|for <)[^ .;:!?()]+ ){0,12}?" + f"(?:{RESULT}|{MOTION})" + ")",
        2,
    ),
    noun(
        "nth-minute goal",
        "'s",
        r" (?P<scorer>{p}) 's (?P<mods>(?:[^ .;:!?<>()]+ ){0,3}?"
        r"(?:\d{1,3}(?:st|nd|rd|th)-minute|[a-z-]+-minute|[a-z]+-second|stoppage-time|injury-time"
        r"|added-time|early|late|opening|last-gasp|first-half|second-half|extra-time|\d{1,3}"
        r"(?:st|nd|rd|th) minute) "
        r"(?:[^ .;:!?<>()]+ ){0,4}?)(?P<noun>{anygoal})(?= )(?! (?:save|saves|was saved))",
        2,
    ),
    noun(
        "led through",
        "through via courtesy thanks",
        r" (?P<how>ahead|in front|lead|led|level|levelled|leveled|equalised|equalized|answered|scored"
        r"|hit back|fought back|came back|struck back|pulled back|replied|responded|struck|advantage|goal"
        r"|goals|one|parity|scoring|doubled|up|equaliser|equalizer|opener|winner|"
        r"breakthrough|second|third|fourth|fifth|deadlock|victory|win|netted|further|deficit|level terms|"
        rf"it|reply|\d-\d|triumph|success|cushion|draw|point|two|three|consolation|terms) (?:(?!post |bar "
        rf"|crossbar |woodwork |upright |close |chance |chances )[^ .;:!?()]+ "
        rf"){{0,10}}?(?:through|via|courtesy of) (?!by ){_PEOPLE}(?! (?:'s (?:own "
        rf"(?:goal|net)|legs|hands|mistake|error|foul|handball)|tipped|saved))",
        2,
        listed=True,
    ),
    noun(
        "name as modifier",
        "goal goals strike header volley penalty double brace hat-trick equaliser equalizer winner "
        "opener leveller consolation effort spot-kick free-kick finish pair treble tap-in drive shot "
        "half-volley goals strikes headers lob chip",
        r" (?:a|an|the|another|late|early|one|two|and|from|by|to|through|via|with|further|stunning|superb"
        r"|brilliant|quickfire|first-half|second-half|{ord}) (?P<mods>(?:[^ .,;:!?<>()]+ ){0,5}?)"
        r"(?:<T\d+> )?(?:[a-z-]+ (?=<P))?(?P<scorer><P\d+>) "
        r"(?P<after>(?:[a-z0-9]+-[a-z-]+ |late |early |opening |fine |superb |stunning |headed |brilliant "
        r"|winning |consolation |diving |glancing |long-range |close-range |curling |thunderous ){0,2})"
        r"(?P<noun>{anygoal})(?= )(?! (?:kick|line|save|miss|claim|appeal|shout|award|attempt|was "
        r"(?:saved|disallowed)|chance|wide|over|just|came|flew))",
        1,
    ),
    noun(
        "scorer",
        "goalscorer goal-scorer scorer match-winner matchwinner scorers goalscorers hat-trick two-goal",
        r" (?:goalscorer|goal-scorer|goalscorers|match-winner|matchwinner|scorers|two-goal|hat-trick "
        r"(?:hero|man|star)|two-goal (?:hero|striker|star|forward|midfielder)|double "
        r"(?:goalscorer|scorer)) (?P<scorer><P\d+>)",
        1,
        listed=False,
    ),
    noun(
        "possessive order",
        "first second third fourth fifth",
        r" (?P<scorer>{p}) 's (?P<mods>(?:(?!with |from |before |the |a |than |that |which |who |at |on "
        r"|in |to |was |were |by |for |after |and |of |as |but |when |into |onto |over |past |under |palms"
        r"|hands|legs|feet|across|shot |effort |header |drive |cross )[^ .,;:!?<>()]+ ){0,4}?)"
        r"(?P<noun>first|second|third|fourth|fifth)(?= "
        r"(?:and|of the (?:game|match|night|afternoon|day|evening)|came|arrived|was|made|put|gave|goal"
        r"|[.,;]|after|on|in|from))(?! in (?:[a-z]+ than |over |nearly |almost )?"
        r"(?:(?:a|an|\d+|[a-z]+) ){1,2}(?:years?|months?|weeks?|games?|matches|seasons?|appearances"
        r"|outings|starts|days))",
        1,
    ),
    noun(
        "fell to his goal",
        "fell trailed behind falling conceded beaten sunk undone stunned",
        r" (?:behind|fell|falling|conceded|concede|trailing|trailed|undone|beaten|sunk|stunned|rocked"
        r"|punished|floored|denied) (?:[^ .;:!?()]+ ){0,5}?(?:to|by) (?:a |an |the )?"
        r"(?P<mods>(?:[^ .,;:!?<>()]+ ){0,5}?)(?P<scorer><P\d+>)(?: 's)? "
        r"(?P<after>(?:[a-z0-9]+-[a-z-]+ |late |early |opening |fine |superb |stunning |headed |brilliant "
        r"|winning |consolation |diving |glancing |long-range |close-range |curling |thunderous ){0,2})"
        r"(?P<noun>{anygoal})(?= )",
        2,
    ),
    noun(
        "in thanks to",
        "thanks courtesy fell inspired via through won led lost winning settled decided separated behind "
        "result downed cancelled sunk beaten wrapped ahead lead rescued clinched behind level earned "
        "snatched edged off",
        r" (?:thanks (?:largely |mainly )?to|courtesy of|behind "
        r"(?:to|through)?|via|through|won by|settled by|decided by|separated by|sunk by|beaten by"
        r"|clinched by|lead (?:with|through)|cancelled out by|out by|ahead (?:with|through|by)|level "
        r"(?:with|through)|victory (?:with|through)|win "
        r"(?:with|through)|secured by|sealed by|rescued by|wiped out by|earned by) "
        r"(?:a |an |the |both |two |goals from )?(?P<mods>(?:[^ .;:!?<>()]+ ){0,5}?)(?:<T\d+> (?:'s )?)?"
        r"(?:[a-z-]+ (?=<P))?(?P<scorer><P\d+>)(?: 's)? "
        r"(?P<after>(?:[a-z0-9]+-[a-z-]+ |late |early |opening |fine |superb |stunning |headed |brilliant "
        r"|winning |consolation |diving |glancing |long-range |close-range |curling |thunderous ){0,2})"
        r"(?P<noun>{anygoal})(?= )(?! (?:kick|line|save|attempt|was (?:saved|disallowed)|chance))",
        2,
    ),
    noun(
        "celebrates",
        "celebrates celebrate celebrating celebrated wheels congratulated mobbed",
        r" (?P<scorer><[PN]\d+>) (?:[(] [^()]{1,40} [)] )?(?:, [^,.;]{1,50} , )?"
        r"(?:celebrates|celebrate|celebrated|celebrating|is congratulated|is mobbed|is joined|wheels away"
        r"|was congratulated)(?: with [^,.;]{1,60}?| wildly| in [a-z ]{1,20}?)? "
        r"(?:by [^,.;]{1,40} )?(?:(?:his|her|the|a) (?:[^ .;:!?]+ ){0,5}?"
        r"(?P<noun>goal|opener|winner|equaliser|equalizer|leveller|hat-trick|strike|brace|double|header"
        r"|penalty|{ord} goal)(?= |$)|"
        r"(?:after |having |following )?(?:scoring|netting|putting|opening|giving|heading|firing"
        r"|equalising|levelling|doubling|making|grabbing|slotting|completing|finding|converting|hitting"
        r"|bagging|pulling|restoring|scored|tapping|poking|sweeping)(?= ))",
        2,
    ),
    noun(
        "double act",
        "double brace hat-trick treble",
        r" (?:a|an|the|with|and|first-half|second-half|late|quickfire) "
        r"(?P<mods>(?:[^ .,;:!?<>()]+ ){0,3}?)(?P<scorer><P\d+>) "
        r"(?P<after>(?:[a-z0-9]+-[a-z-]+ |late |early |opening |fine |superb |stunning |headed |brilliant "
        r"|winning |consolation |diving |glancing |long-range |close-range |curling |thunderous ){0,2})"
        r"(?P<noun>double|brace|hat-trick|treble)(?= )(?! (?:save|substitution|change|chance))",
        2,
    ),
    noun(
        "a two-goal performance",
        "two-goal three-goal four-goal",
        r" (?P<scorer><[PN]\d+>) (?:'s |[a-z]+ed |[a-z]+ |with |, with ){1,3}(?:a |an |the )?"
        r"(?:[a-z-]+ ){0,3}?(?P<noun>two-goal|three-goal|four-goal) "
        r"(?:performance|display|haul|salvo|blast|burst|show|blitz|return|contribution|hero)(?= )",
        2,
    ),
    noun(
        "let his shot in",
        "let lets letting allowed allowing",
        r" (?:let|lets|letting|allowed|allowing) (?P<mods>)(?P<scorer>{p}) 's (?:[a-z0-9-]+ ){0,4}?"
        r"(?P<noun>{shot}|strike|punt|cross|clearance|corner|free)(?: |,)"
        r"(?:from (?:[^ .,;:!?<>()]+ ){1,3}?)?(?P<licence>(?:[a-z]+ly )?(?:to )?"
        r"(?:slip|squirm|squeeze|trickle|roll|creep|bounce|go|dribble|spin|drift|sail|run|loop) "
        r"(?:[^ .;:!?()]+ ){0,7}?(?:over the line|into (?:the|his) (?:own )?(?:net|goal|corner)|in"
        r"(?= [.,;])|past <|past him|over (?:his|<H\d+> 's) head|through (?:his|<H\d+> 's) "
        r"(?:legs|hands|fingers|grasp|gloves|arms)|under(?:neath)? (?:his|<H\d+> 's)))(?= )",
        2,
    ),
    noun(
        "saw his shot go in",
        "saw sees watched seeing",
        r" (?P<scorer>{p}) (?:, [^,.;]{1,60} , )?(?:then |also )?(?:saw|sees|watched|seeing) "
        r"(?:his|her|a|the) (?:[a-z0-9-]+ ){0,4}?(?P<noun>{shot}|strike)(?: |,)"
        r"(?P<licence>(?:(?!saved|but |wide|over |cleared|blocked|hit |tipped|palmed|and <|"
        r"(?:from|by|of) <)[^ .;:!?()]+ ){0,9}?(?P<mods>)"
        r"(?:(?:deflect|deflected|turned|loop|looped|fly|creep|squirm|squeeze|trickle|find|nestle|roll|go"
        r"|drop|bounce|sail|diverted) (?:[^ .;:!?()]+ ){0,4}?"
        r"(?:home|in(?= )|into the|past {gk}|beyond {gk}|over {gk}|under {gk}|the "
        r"(?:net|corner|back|bottom|top))))(?= )",
        2,
    ),
    noun(
        "on his finish",
        "on off behind",
        r" (?:equalised|equalising|levelled|levelling|tying|scoring|scored|lead|ahead|front|up|scored"
        r"|first|tied|board|answered|won|win|victory|advantage|back|\d-\d) (?:[^ .;:!?()<>]+ ){0,7}?"
        r"(?:on|off|behind) (?:a|an|the)? ?(?P<mods>(?:[^ .,;:!?<>()]+ ){0,4}?)(?P<scorer><P\d+>) (?:'s )?"
        r"(?P<after>(?:[a-z0-9-]+ ){0,3}?)(?P<noun>goal|strike|header|penalty|finish|volley|free-kick"
        r"|tap-in|shot|blast|opener|winner|equaliser|spot-kick|effort)(?= )"
        r"(?! (?:kick|line|save|area|box|was (?:saved|disallowed)|that was|saved))",
        2,
    ),
    noun(
        "gifted the goal",
        "gifted gifting gift gifts handed hands handing gave giving gives presented presents presenting "
        "set sets setting served offered allowed",
        r" (?:gifted|gifting|gift|gifts|handed|hands|handing|gave|giving|gives|presented|presents"
        r"|presenting|set up|sets up|setting up|served up|served|teed up) (?:[a-z-]+ (?=<P))?"
        r"(?P<scorer><P\d+>) (?:with )?(?:a|an|the|his|her|<[HP]\d+> 's|another) "
        r"(?:(?!chance|opportunity|sight|shot|attempt|look|start|run|debut"
        r"|goal-scoring)[^ .,;:!?<>()]+ ){0,3}?(?P<noun>goal|opener|second|third|equaliser|winner"
        r"|hat-trick|tap-in|brace|fourth|leveller)(?= )"
        r"(?! (?:chance|opportunity|attempt|half|yellow|kick|bonus|choice|start|touch|look))",
        2,
    ),
    noun(
        "into him for the goal",
        "for",
        r" (?:cross|ball|pass|free-kick|corner|centre|delivery|it) (?:[^ .,;:!?<>()]+ ){0,3}?"
        r"(?:into|to|towards|for|onto the head of) (?:the |an )?(?:[a-z-]+ ){0,2}(?P<scorer><P\d+>) "
        r"(?:- [^.;]{2,70}? - |, [^,.;]{2,60} , )?for (?:a|an|the|what was the|<[TP]\d+> 's|his) "
        r"(?:(?!chance|attempt|shot)[a-z0-9-]+ ){0,4}?"
        r"(?P<noun>goal|tap-in|finish|opener|second|third|winner|equaliser|game-winner|score)(?= )"
        r"(?! (?:half|chance|attempt|leg))",
        2,
    ),
    noun(
        "up stepped",
        "stepped",
        r" up stepped (?:[a-z-]+ ){0,2}?(?P<scorer>{p}) (?:, [^,.;]{1,40} , )?"
        r"(?:to send|and sent|who sent) {gk} the (?P<noun>wrong) way(?= )",
        2,
    ),
    noun(
        "a hand to the shot",
        "hand hands fingertips fingers glove touch",
        r" (?:got|getting|had|managed to get) (?:a|both|some|his|<H\d+> 's) (?:[a-z]+ )?"
        r"(?:hands?|fingertips|fingers|gloves?|touch) (?:to|on) (?P<scorer>{p}) 's (?:[a-z0-9-]+ ){0,3}?"
        r"(?P<noun>{shot}) (?:, )?but (?:could not|could n't|couldn't|was unable to|failed to"
        r"|not enough to) keep it out(?= )",
        2,
    ),
    noun(
        "a live line",
        "with",
        r"^ (?:goal ! )?(?P<scorer><P\d+>) (?:, )?with (?:a|an|the|his|another|what) "
        r"(?:[^ .,;:!?<>()]+ ){0,4}?(?P<noun>goal|finish|header|strike|volley|tap-in|penalty|free-kick)"
        r"(?= [.,!])",
        1,
    ),
    noun(
        "for a goal",
        "goal tap-in finish opener second winner equaliser score equalizer third another",
        r" (?:(?:in|back|across|over|through|out|square|ball|cross|pass|off) "
        r"(?:to|for)|finding|found|find|feed|feeds|finds|into the path of|into the stride of"
        r"|to the feet of|at the feet of|send|sends|play|plays|picks out|slipped|slips|sending|sent|put"
        r"|putting|set|setting|played|playing|freed|released|sees|saw|fed|feeding|picked out) "
        r"(?:(?!header|shot|effort|drive|volley|strike|ball|penalty|beyond|past|over|under"
        r"|inside)[a-z-]+ ){0,3}?(?:<T\d+> (?:'s )?)?(?:[a-z-]+ (?=<P))?(?P<scorer><P\d+>) "
        r"(?:- [^.;]{2,70}? - |, [^,.;]{2,60} , )?(?:(?:through |clear |clean |up |in |free |alone |away "
        r"|behind |goal |racing |racing away |on the [a-z]+ |unmarked |open |on <H\d+> 's way |on his way "
        r"|all alone )(?:on goal )?){0,3}for (?:another(?= [.,;])|"
        r"(?:a|an|the|his|her|what was|<T\d+> 's|<[PH]\d+> 's) "
        r"(?:(?!chance|attempt|shot)[a-z0-9'-]+ ){0,5}?)"
        r"(?P<noun>goal|tap-in|finish|opener|second|third|winner|equaliser|equalizer|score|)(?= )"
        r"(?! (?:half|chance|attempt|leg))",
        2,
    ),
    noun(
        "double in title",
        "double brace hat-trick treble strike goal winner goals equaliser header penalty strikes",
        r"^ (?:<T\d+> \d <T\d+> \d [:-] )?(?:[a-z]+ )?(?P<scorer><P\d+>)(?: 's)? "
        r"(?P<noun>double|brace|hat-trick|treble|strike|goal|winner|goals|equaliser|header|penalty|strikes"
        r"|late winner|late strike|late goal)(?= )",
        1,
    ),
)
