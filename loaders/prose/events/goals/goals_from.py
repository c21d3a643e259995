"""Goals by whom they came from: 'goals from Hale and Cruz', 'the opener came from Hale', 'doubled by Cruz'."""

from loaders.prose.events.goals.nouns import PEOPLE, Noun, noun
from loaders.prose.pattern_parts import either

_GOAL = either(
    """
        goal goals strike header penalty double brace hat-trick treble volley equaliser equalizer winner opener
        leveller consolation spot-kick free-kick effort finish pair tap-in own-goal long-ranger screamer thunderbolt
        piledriver stunner
    """
)
#: With one of these between 'a goal' and 'from' the goal is not told of who follows.
_NOT_BETWEEN = either(
    """
        area box against wide over was kick save saves stop scrambled cleared blocked saved tipped palmed clawed
        held hooked kept into through at after challenge foul tackle for won given awarded when following
        conceded caught run move goal-kick back
    """
)

GOALS_FROM: tuple[Noun, ...] = (
    noun(
        "goals from",
        "goals strikes headers efforts penalties braces doubles goal finishes tap-ins volleys free-kicks spot-kicks "
        "drives",
        r" (?P<noun>goals|strikes|headers|efforts|penalties|finishes|tap-ins|volleys|free-kicks|spot-kicks|drives"
        r"|doubles|braces) "
        r"(?:(?!was|were|against|by|from|through|conceded|scored)[^ .;:!?<>()]+ ){0,6}?"
        rf"(?:from|by|through|via|coming from|came from|courtesy of|scored by|supplied by) {PEOPLE}",
        2,
        listed=True,
    ),
    noun(
        "a goal from",
        "goal strike header penalty double brace hat-trick treble volley equaliser equalizer winner opener "
        "leveller "
        "consolation goals spot-kick free-kick effort finish own-goal pair tap-in long-ranger screamer "
        "thunderbolt "
        "piledriver stunner",
        r" (?:a|an|the|another|late|early|one|two|first-half|second-half|and|his|that|further|with"
        r"|{ord}|stunning|superb) (?:(?!to |off |from |for |by |away |at |was |were |on |into )[^ .,;:!?<>()]+"
        r" ){0,5}?"
        rf"(?P<noun>{_GOAL}) (?!of (?:[a-z-]+ ){{0,4}}(?:shots|chances|saves|corners|efforts|half-chances) )"
        rf"(?:(?!{_NOT_BETWEEN})[^ .;:!?,<>()]+ ){{0,4}}?"
        rf"(?:of <[TH]\d+> 's own )?(?:from|by|through|courtesy of|scored by) {PEOPLE}",
        2,
    ),
    noun(
        "the goal came from",
        "breakthrough opener equaliser winner leveller goal second third fourth fifth sixth strike consolation one",
        r" (?P<noun>opener|equaliser|winner|leveller|breakthrough|goal|consolation|(?:{ord}|other one|only one))"
        r" "
        r"(?:(?!was|were|against|by|from|through|conceded|of|in|for|when|after)[^ .;:!?<>()]+ )?"
        r"(?:, (?:on|in|after) [^,;.]{1,30} , )?"
        r"(?:of the (?:game|match|night|afternoon|day|evening) )?(?:then |duly |soon |finally )?"
        r"(?:came|arrived|followed|went|fell|belonged|was (?:scored|netted|credited|grabbed|claimed|struck)) "
        r"(?:(?:just|only|soon|late|early|in|on|after|with|before|the|a|of|minutes?"
        r"|[a-z]+-minute|half-time|half|second|first|from the (?:penalty )?spot|\d+"
        r"(?:st|nd|rd|th)?|[a-z]+|\d+) ){0,5}?"
        r"(?:from|through|via|courtesy of|by|to|off the (?:foot|head|boot|boots) of"
        rf"|from the (?:foot|head|boot|boots) of) {PEOPLE}(?! (?:'s|clearance|pass|cross|corner|free-kick))",
        2,
    ),
    noun(
        "the scorer was",
        "scorer goalscorer scorers goalscorers marksman",
        r" (?P<noun>scorer|goalscorer|goal-scorer|scorers|goalscorers|marksman|marksmen) "
        r"(?:again |once again |this time |on this occasion |for <T\d+> |of (?:the|both|all) "
        r"(?:[a-z]+ ){0,2}goals? )?"
        rf"(?:was|were|being|is|,|:) {PEOPLE}",
        2,
        listed=True,
    ),
    noun(
        "was the scorer",
        "scorer goalscorer marksman scorers goalscorers marksmen",
        r" (?P<scorer>{p}) (?:again |once again |once more |this time )?"
        r"(?:was|were|being|the) (?:again |once again |also |this time )?(?:the )?"
        r""
        r"(?P<noun>scorer|goalscorer|goal-scorer|marksman|scorers|goalscorers|marksmen)"
        r"(?= (?:[.,;]|when|as|with|after|again|from|on|in|this|for|late))",
        2,
        listed=True,
    ),
    noun(
        "no stopping it",
        "nobody one even neither nothing stop prevent keep chance answer beaten deceived wrong-footed undone "
        "rooted "
        "left powerless stopping helpless hand hands fingertips fingers glove out",
        r" (?:could do (?:nothing|little) (?:about|with|to (?:stop|prevent|keep out))"
        r"|could(?: not| n't|n't) (?:stop|prevent|keep out|deal with)"
        r"|(?:nobody|no one|not even <P\d+>|neither) could (?:stop|prevent|keep out|do (?:anything|much) about)"
        r"|(?:had|with|stood) no (?:chance|answer) (?:with|to|against|from)|(?:was |were |and )?"
        r"(?:well |completely )?"
        r"(?:beaten|deceived|wrong-footed|undone|rooted|left (?:with no chance|helpless|flat-footed|stranded))"
        r" by"
        r"|powerless to (?:stop|prevent|keep out)|no stopping|helpless against|got "
        r"(?:a|his|both) (?:hand|hands|fingertips|fingers|glove|gloves) to"
        r"(?= [^.;]{1,60} but (?:could|it|the ball|was)"
        r"(?! (?:[^ ]+ ){0,3}(?:wide|over|post|bar))(?: not| n't|n't|was|went|found|crept)? )) (?:the |a )?"
        r"(?P<mods>(?:[a-z-]+ ){0,2})(?P<scorer>{p}) 's (?:[a-z0-9-]+ ){0,4}?"
        r"(?P<noun>{shot}|strike|follow-up|rebound)"
        r"(?= )(?! (?:going|went|flying|flew|drifting|from going) (?:just )?(?:wide|over))"
        r"(?![^.;]{0,60} (?:rebound|loose ball|follow-up|but) )",
        2,
    ),
    noun(
        "thanks to him",
        "thanks",
        r" (?:ahead|in front|level|lead|terms|equalised|levelled|scored|parity|advantage|\d-\d|up) "
        rf"(?:[^ .;:!?()<>]+ ){{0,6}}?thanks to {PEOPLE}(?! (?:'s|and his|in))",
        2,
    ),
    noun(
        "done by him",
        "by",
        r" (?:lead|advantage|deficit|arrears|opener|equaliser|goal|effort|score|it|revival|comeback|rout|win"
        r"|victory"
        r"|scoring|turnaround|fightback|misery|job) (?:(?:began|started|opened) [^.;:!?]{1,90} and )?"
        r"(?:was|were|had been|is|being) (?:soon |quickly |then |duly |swiftly |immediately |[a-z]+ly )?"
        r"(?:doubled|extended|increased|stretched|wiped out|cancelled out"
        r"|completed|wrapped up|sealed|rounded off|finished off|capped|crowned|settled|secured"
        rf"|restored|halved|reduced|cut|trebled|overturned|levelled) (?:[^ .;,:!?<>()]+ ){{0,6}}?by {PEOPLE}"
        rf"(?! 's)",
        2,
    ),
    noun(
        "with the third",
        "with",
        r" (?:,|-|and) (?P<scorer><P\d+>) with (?:the|a|his|another|what) "
        r"(?:[a-z-]+ ){0,2}?(?P<noun>{ord}|opener|winner|equaliser|goal|goals|penalty|consolation|brace"
        r"|hat-trick)"
        r"(?= (?:[.,;]|after|in the|on \d|before|late))",
        2,
    ),
    noun(
        "struck him and went in",
        "struck hit off striking hitting",
        r" (?:struck|hit|striking|hitting|cannoned off|cannoned into|rebounded off|ricocheted off|bounced off"
        r"|came off) (?:the )?(?:[a-z-]+ ){0,2}(?P<scorer><P\d+>) and "
        r"(?:rebounded|rebounding|went|going|flying|bouncing|looping|trickling|flew|bounced|looped|trickled"
        r"|cannoned|deflected|rolled|ricocheted|dropped|spun) (?:[^ .;:!?<>()]+ ){0,4}?"
        r"(?:into the (?:[a-z]+ )?(?:net|corner|goal)|in(?= [.,;])|over the line)",
        2,
    ),
    noun(
        "his was a screamer",
        "'s",
        r" (?P<scorer><P\d+>) 's "
        r"(?:was|came|arrived) (?:a |an |the )?(?:[a-z-]+ ){0,3}?(?P<noun>screamer|stunner|cracker|beauty"
        r"|peach|header|volley|penalty|tap-in|free-kick|goal|strike|thunderbolt)(?= )",
        2,
    ),
)
