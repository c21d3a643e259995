"""Goals with the scorer's name beside them: 'ahead through Hale', 'a late Hale header', 'goalscorer Hale'."""

from loaders.prose.events.goals.nouns import BETWEEN, NO_MODIFIER, PEOPLE, Noun, noun
from loaders.prose.pattern_parts import either

_LEAD_OR_GOAL = either(
    r"""
        ahead in_front lead led level levelled leveled equalised equalized answered scored hit_back fought_back
        came_back struck_back pulled_back replied responded struck advantage goal goals one parity scoring
        doubled up account equaliser equalizer opener winner breakthrough second third fourth fifth deadlock victory win
        netted further deficit level_terms it reply \d-\d triumph success cushion draw point two three
        consolation terms
    """
)
_SCORING = either(
    """
        scoring netting putting opening giving heading firing equalising levelling doubling making grabbing
        slotting completing finding converting hitting bagging pulling restoring scored tapping poking sweeping
    """
)

GOALS_BY_NAME: tuple[Noun, ...] = (
    noun(
        "led through",
        "through via courtesy thanks",
        rf" (?P<how>{_LEAD_OR_GOAL}) "
        r"(?:(?!post |bar |crossbar |woodwork |upright |close |chance |chances )[^ .;:!?()]+ ){0,10}?"
        r"(?:through|via|courtesy of) "
        rf"(?!by ){PEOPLE}(?! (?:'s (?:own (?:goal|net)|legs|hands|mistake|error|foul|handball)|tipped|saved))",
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
        rf"(?P<scorer><P\d+>) {BETWEEN}(?P<noun>{{anygoal}})(?= )(?! (?:kick|line|save|miss|claim|appeal"
        r"|shout|award|attempt|was (?:saved|disallowed)|chance|wide|over|just|came|flew))",
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
        r" (?P<scorer>{p}) 's "
        rf"(?P<mods>(?:(?!{NO_MODIFIER}|across|shot |effort |header |drive |cross )[^ .,;:!?<>()]+ ){{0,4}}?)"
        r"(?P<noun>first|second|third|fourth|fifth)"
        r"(?= (?:and|of the (?:game|match|night|afternoon|day|evening)|came|arrived|was|made|put|gave"
        r"|goal|[.,;]|after|on|in|from))(?! in (?:[a-z]+ than |over |nearly |almost )?(?:(?:a|an|\d+|[a-z]+) ){1,2}"
        r"(?:years?|months?|weeks?|games?|matches|seasons?|appearances|outings|starts|days))",
        1,
    ),
    noun(
        "fell to his goal",
        "fell trailed behind falling conceded beaten sunk undone stunned",
        r" (?:behind|fell|falling|conceded|concede|trailing|trailed"
        r"|undone|beaten|sunk|stunned|rocked|punished|floored|denied) (?:[^ .;:!?()]+ ){0,5}?(?:to|by) (?:a |an |the )?"
        rf"(?P<mods>(?:[^ .,;:!?<>()]+ ){{0,5}}?)(?P<scorer><P\d+>)(?: 's)? {BETWEEN}(?P<noun>{{anygoal}})(?= )",
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
        rf"(?: 's)? {BETWEEN}(?P<noun>{{anygoal}})(?= )(?! (?:kick|line|save|attempt|was (?:saved|disallowed)|chance))",
        2,
    ),
    noun(
        "celebrates",
        "celebrates celebrate celebrating celebrated wheels congratulated mobbed",
        r" (?P<scorer><[PN]\d+>) (?:[(] [^()]{1,40} [)] )?"
        r"(?:, [^,.;]{1,50} , )?(?:celebrates|celebrate|celebrated|celebrating|is congratulated|is mobbed|is joined"
        r"|wheels away|was congratulated)(?: with [^,.;]{1,60}?| wildly| in [a-z ]{1,20}?)? (?:by [^,.;]{1,40} )?"
        r"(?:(?:his|her|the|a) (?:[^ .;:!?]+ ){0,5}?(?P<noun>goal|opener|winner|equaliser|equalizer|leveller|hat-trick"
        rf"|strike|brace|double|header|penalty|{{ord}} goal)(?= |$)|(?:after |having |following )?(?:{_SCORING})(?= ))",
        2,
    ),
    noun(
        "double act",
        "double brace hat-trick treble",
        r" (?:a|an|the|with|and|first-half|second-half|late|quickfire) "
        rf"(?P<mods>(?:[^ .,;:!?<>()]+ ){{0,3}}?)(?P<scorer><P\d+>) {BETWEEN}(?P<noun>double|brace|hat-trick|treble)"
        r"(?= )(?! (?:save|substitution|change|chance))",
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
)
