"""Goals told by a count of the season, or by the ball that found the scorer: 'Hale's 15th came late'."""

from loaders.prose.events.goals.nouns import Noun, noun
from loaders.prose.pattern_parts import either, one_of

_ORDER = r"(?:\d{1,3}(?:st|nd|rd|th)|tenth|eleventh|twelfth|[a-z]+teenth|twentieth|twenty-[a-z]+(?:st|nd|rd|th)|{ord})"
_COUNTED = one_of(
    """
        of_the_season of_the_campaign of_the_term of_the_year of_the_tournament of_the_competition
        of_an_(?:[a-z-]+_){0,2}
        for_the_club in_as_many_(?:games|matches|appearances|outings) of_his_career of_his_<T\\d+>_career this_season
    """
)
_DID = either(
    """
        came arrived was put gave made settled sealed won earned sent brought proved opened secured doubled levelled
        broke
        restored rescued followed completed ensured cancelled separated pulled had_given had_put
    """
)
_FOUND = one_of(
    """
        found finding finds picked_out picking_out picks_out reached reaching reaches located locating met_by sought_out
        fell_to falling_to landed_on landing_on arrived_at
    """
)
_BALL = one_of(
    """
        cross corner free-kick ball pass delivery centre throw cut-back pull-back through-ball knock-down flick header
    """
)

GOALS_TOLD_OF: tuple[Noun, ...] = (
    noun(
        "his nth of the season came",
        "'s",
        rf" (?P<scorer>{{p}}) 's (?:[a-z-]+ ){{0,1}}?{_ORDER} (?:league )?(?:goal |strike )?{_COUNTED} ?,? ?"
        r"(?:from <P\d+> 's [a-z-]+ ,? ?)?"
        rf"(?:[^ .;:!?<>()]+ ){{0,5}}?(?:{_DID})(?= )",
        2,
    ),
    noun(
        "his second a thing of beauty",
        "second third",
        r" (?:,|and|, and|;) (?P<scorer><H\d+>) 's (?P<noun>second|third) (?:was |came |, )?(?:a|an|the|from)(?= )"
        r"(?! (?:half|touch|chance|yellow|booking|attempt|shot))",
        2,
    ),
    noun(
        "this time it was he, with a drive",
        "with",
        r" (?:this time|now|here|today|instead|again) (?:, )?it was (?P<scorer><P\d+>) ,? ?(?:who scored )?with (?:a"
        r"|an|the|his|<H\d+>"
        r" 's) (?:[a-z0-9-]+ ){0,3}(?P<noun>{anygoal})(?= (?:[.,;!]|from|after|on|in|to|that (?:flew|went|beat"
        r"|found)) ?)",
        1,
    ),
    noun(
        "into the net went his header",
        "'s",
        r" (?:in|into the (?:[a-z-]+ ){0,3}(?:net|corner)|over the line|past {gk}|home|in off the (?:post|bar))"
        r" (?:went|flew|crept"
        r"|rolled|sailed|dropped|arrowed|crashed|looped|squirmed) (?P<scorer><P\d+>) 's (?:[a-z0-9-]+"
        r" ){0,3}(?P<noun>{shot}|shot"
        r"|effort|attempt)(?= )",
        2,
    ),
    noun(
        "laid on the first for him",
        "laid laying lays made makes making set created creating provided supplied",
        r" (?:laid on|laying on|lays on|made|making|makes|set up|setting up|created|creating|provided|supplied)"
        r" (?:the|a|his"
        r"|<T\d+> 's|<H\d+> 's) (?P<noun>opener|equaliser|winner|leveller|opening goal|{ord}|winning goal|only"
        r" goal)(?: goal)? "
        r"for (?:the )?(?:<T\d+> (?:'s )?)?(?:[a-z-]+ (?=<P)){0,2}(?P<scorer><P\d+>)(?= (?:[.,;!]|with|in|on|after"
        r"|before|from"
        r"|just|when|and|at) ?)",
        2,
    ),
    noun(
        "he was the grateful recipient",
        "recipient beneficiary",
        r" (?P<scorer><P\d+>) (?:was |again |once more |, )?(?:the|a) (?:[a-z-]+ ){0,2}(?:recipient|beneficiary)(?= )"
        r"(?! of (?:a|the) (?:penalty|free-kick|yellow|red|foul|card|award|loan))",
        1,
    ),
    noun(
        "the finish was his",
        "finish header goal",
        r" (?:the|<P\d+> 's) (?:[a-z-]+ )?(?:cross|pass|corner|ball|free-kick|centre|delivery|throw|assist) (?:was "
        r"|had been )?"
        r"(?:<P\d+> 's |his |the work of <P\d+> )?,? ?(?:and )?(?:the )?(?P<noun>finish|header|goal|finishing touch)"
        r" (?:was )?"
        r"(?P<scorer><P\d+>) 's(?= (?:[.,;!]|, and) ?)",
        2,
    ),
    noun(
        "his the header",
        "'s",
        r" (?P<a><P\d+>) 's (?:was )?the (?:[a-z-]+ )?(?:cross|pass|corner|ball|free-kick|centre|delivery|throw)"
        r" ,? ?(?:and )?"
        r"(?P<scorer><P\d+>) 's the (?:[a-z-]+ )?(?P<noun>finish|header|goal|volley|shot)(?= )",
        2,
    ),
    noun(
        "his was the first",
        "'s",
        r" (?P<scorer><P\d+>) 's was the (?P<noun>opener|equaliser|winner|leveller|{ord}|goal)(?: goal)? ?,(?= a "
        r"| an | the )"
        r"(?! (?:save|miss|chance|card))",
        2,
    ),
    noun(
        "could celebrate his goal",
        "celebrate celebrated celebrates",
        r" (?P<scorer><P\d+>) (?:could|was able to|was free to) (?:[a-z]+ly )?celebrate (?:<H\d+> 's|his|her|a|the)"
        r" (?:[a-z]+ ){0,2}?"
        r"(?P<noun>goal|strike|opener|equaliser|winner|{ord})(?= )",
        2,
    ),
    noun(
        "had crossed the line",
        "line",
        r" (?:showed|shown|confirmed|proved|revealed|agreed) (?:that )?(?:the )?"
        r"(?P<scorer><P\d+>) 's (?:[a-z-]+ ){0,3}(?P<noun>{shot}|shot|effort) had (?:[a-z]+ly |indeed |all"
        r" )?crossed the "
        r"(?:goal-)?line(?= )",
        2,
    ),
    noun(
        "completed by him with a shot",
        "by",
        r" (?:completed|rounded off|finished off|capped|sealed|wrapped up|crowned|concluded) (?:[a-z]+ ){0,2}?by"
        r" (?:the )?"
        r"(?:<T\d+> (?:'s )?)?(?:[a-z-]+ (?=<P)){0,2}(?P<scorer><P\d+>) (?:himself |<H\d+> )?,? ?with (?:a|an|the"
        r"|his|<H\d+>"
        r" 's) "
        r"(?:[a-z0-9-]+ ){0,4}?(?P<noun>{anygoal})(?= )",
        2,
    ),
    noun(
        "let his shot slip in",
        "allowed let permitted fumbled helped spilled allowing letting",
        r" (?P<scorer><P\d+>) (?:[a-z]+ ){0,3}(?:a|an|<H\d+> 's) (?:[a-z-]+ ){0,3}(?P<noun>{shot}) (?:which|that) {gk} "
        r"(?:, [^,]{1,60} , )?(?:[a-z]+ly |somehow |inexplicably )?(?:allowed to|let|permitted to|fumbled|helped"
        r"|spilled) "
        r"(?:slip |squirm |slide |creep |roll |trickle |go |run |bounce |it |on )?(?:[^ .;:!?]+ ){0,7}?"
        r"(?:over the line|into (?:the|<H\d+> 's) (?:own )?(?:[a-z-]+ )?(?:net|goal|corner)|past <H\d+>)(?= )",
        2,
    ),
    noun(
        "others missed it but he did not",
        "missed",
        r" missed (?:it|<H\d+> 's (?:kick|header)|his kick|the ball)(?: altogether| completely)? ,? ?(?:but|and) "
        r"(?P<scorer><P\d+>)(?: , [^,;.]{1,40} ,)? did (?:not|n't)(?= (?:[.;!]|and) ?)",
        2,
    ),
    noun(
        "the chance to score, which he took",
        "score",
        r" (?P<scorer><P\d+>) (?:the|a) (?:[a-z-]+ ){0,2}(?:chance|opportunity) to (?:score|equalise|level|shoot"
        r"|finish it off) ,"
        r" (?:which|and) <H\d+> (?:duly |gratefully |gleefully |promptly )?(?:did|took|accepted|seized)(?= )",
        2,
    ),
    noun(
        "a ball found him for a goal",
        "for",
        rf" {_BALL} (?:[^ .;:!?<>()]+ ){{0,5}}?{_FOUND} (?:the )?(?:<T\d+> (?:'s )?)?(?:[a-z-]+ (?=<P)){{0,2}}"
        r"(?P<scorer><P\d+>) (?!'s )(?:[^ .,;:!?<>()]+ ){0,8}?for (?:a|an|the|what was the|<H\d+> 's) (?:[a-z-]+"
        r" ){0,3}?"
        r"(?P<noun>tap-in|finish|goal|opener|winner|equaliser|leveller|header|volley|{ord})"
        r"(?= (?:[.,;!]|to (?:make|put|give|level|seal)|in the|on \d|after|as|when|at the|from|of the) ?)",
        1,
    ),
)
