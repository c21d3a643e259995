"""Goals told by what a keeper or a body did with a shot: 'let a shot from Hale in', 'kicked it off Hale and in'."""

from loaders.prose.events.goals.nouns import Noun, noun
from loaders.prose.pattern_parts import one_of

#: How a ball moves that nobody holds.
_SLIP = one_of(
    """
        slip slips slipped squirm squirmed squirming squeeze squeezed trickle trickled roll rolled creep crept bounce
        bounced go went dribble dribbled spin spun drift drifted sail sailed run loop looped fly flew pass slither spill
        spilled escape
    """
)
#: How a ball gets away from who should have held it.
_SLIPS = (
    rf"{_SLIP} (?:(?!wide|over the bar|away|clear|out |but |against)[^ .;:!?()]+ ){{0,6}}?"
    r"(?:over the (?:goal-)?line|into (?:the|his|an empty|<[HP]\d+> 's|<T\d+> 's) (?:own )?(?:[a-z-]+ )?(?:net|goal"
    r"|corner)|in(?= [.,;])|past him|over (?:his|<H\d+> 's) head|(?:through|between|from|under|underneath|beneath) "
    r"(?:his|<H\d+> 's) (?:legs|hands|fingers|grasp|gloves|arms|body|dive|clutches|grip|feet))"
)
_OF_HIS = r"(?:[a-z0-9-]+ ){0,2}?(?:from|by|of) (?:the |substitute |<T\d+> (?:'s )?|[a-z-]+ (?=<P)){0,3}"
#: A shot that was gathered after all.
_HELD = (
    r"(?![^.;:!?]{0,70} (?:but|gathered it|recovered|cleared|hooked|wide|at the second attempt|second attempt"
    r"|off the line|just in time) )"
)

#: What sends a ball against somebody.
_AGAINST = one_of(
    """
        kicked hit cleared drove struck smashed hammered thumped blasted headed knocked kicks hits cannoned rebounded
        ricocheted bounced came slammed punched fired booted hacked threw thudded
    """
)
#: How it comes off him.
_BACK = one_of(
    """
        rebounded rebounding went going flew flying bounced bouncing looped looping trickled trickling cannoned rolled
        rolling ricocheted dropped dropping spun spinning ended_up finished
    """
)

LET_IN: tuple[Noun, ...] = (
    noun(
        "let a shot of his in",
        "let lets letting allowed allowing allows watched",
        r" (?:let|lets|letting|allowed|allowing|allows|watched) (?P<mods>)(?:a|an|the|his) (?:[a-z0-9-]+ ){0,4}?"
        rf"(?P<noun>{{shot}}|strike|punt|cross|clearance|corner) {_OF_HIS}(?P<scorer>{{p}}) "
        rf"(?:from (?:[^ .,;:!?<>()]+ ){{1,3}}?)?(?P<licence>(?:[a-z]+ly )?(?:to )?{_SLIPS})(?= ){_HELD}",
        2,
    ),
    noun(
        "fumbled his shot in",
        "fumbled fumbles fumbling spilled spilt spilling dropped dropping misjudged misjudging mishandled",
        r" (?:fumbled|fumbles|fumbling|spilled|spilt|spilling|dropped|dropping|misjudged|misjudging|mishandled) "
        r"(?P<mods>)(?:(?:a|an|the|his) (?:[a-z0-9-]+ ){0,4}?(?:{shot}|strike|cross|corner|free-kick) "
        rf"{_OF_HIS})?(?P<scorer>{{p}})(?: 's (?:[a-z0-9-]+ ){{0,4}}?(?:{{shot}}|strike|cross|corner))? "
        r"(?:(?:from|on|after|in) (?:[^ .,;:!?<>()]+ ){1,4}?)?(?:, )?(?P<noun>and|with|which|as|only) (?:to )?"
        r"(?:let |lets |saw |see |watched |allowed |letting )?(?:it|the ball)? ?"
        rf"(?P<licence>(?:[a-z]+ly )?(?:to )?{_SLIPS})(?= ){_HELD}",
        2,
    ),
    noun(
        "through a crowd",
        "through",
        r" (?P<scorer>{p}) 's (?P<mods>(?:[a-z0-9-]+ ){0,3}?)(?P<noun>{shot}|strike) (?:[a-z]+ly )?"
        r"(?:went|flew|passed|squeezed|found (?:its|a) way|sped|travelled|slid|skidded|sneaked|crept|got) "
        r"(?:(?:low|right|clean|hard|all the way) ){0,2}through (?:a |the )?(?:[a-z-]+ of )?"
        r"(?:(?:[a-z-]+ )?(?:legs|bodies|players|defenders)|crowd|ruck|throng|melee|congested area)"
        r"(?= (?:[.,;]|and (?:in|into|past|beyond|over the line)|into the (?:[a-z-]+ ){0,3}(?:net|corner)|past) ?)"
        + _HELD,
        1,
    ),
    noun(
        "against him and in",
        "against off",
        rf" {_AGAINST} (?:it |the ball |the clearance |his clearance |<H\d+> 's clearance |the kick |a clearance )?"
        r"(?:straight |right |back |hard )?(?:against|off|into) (?:the )?"
        r"(?:(?:back|shin|shins|knee|leg|legs|chest|heel|head|backside|boot|outstretched leg|body) of )?"
        r"(?P<scorer><P\d+>|<H\d+>(?! 's))(?: (?:on|in) the (?:[a-z]+ ){1,2})?"
        r"(?: 's (?P<noun>back|shin|shins|knee|leg|legs|chest|heel|head|backside|boot|outstretched leg|body))? "
        rf"(?:, )?(?:and|and watched|from where|with|before) (?:the ball |it |<H\d+> )?(?:[a-z]+ly )?{_BACK} "
        r"(?:(?!wide|over the bar|out |away|clear)(?:[^ .;:!?<>()]+|over <[HPK]\d+>|past <[HPK]\d+>) ){0,4}?"
        r"(?:and )?(?:into (?:the|an) (?:[a-z]+ ){0,2}(?:net|corner|goal)|in(?= [.,;])|over the (?:goal-)?line)(?= )",
        2,
    ),
)
