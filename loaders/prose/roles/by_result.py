"""What the result of a match says of whose side is meant: 'Lee's side cruised home', 'no way back for Lee's men'."""

import re
from collections.abc import Iterator

from graph.kinds import ThingType
from loaders.prose.names.item import BY_NAME
from loaders.prose.roles.company import ENDED, Clue, winner_of
from loaders.prose.roles.context import Context
from loaders.prose.roles.sign import Sign
from loaders.prose.roles.words import SIDE, either

_S_SIDE = rf" <P\d+> 's (?:(?!(?:had|have|has|would|could|should|might|never) )[a-z0-9-]+ ){{0,3}}?{either(SIDE)} "
_ADVERBS = (
    r"(?:(?:[a-z-]+ly|soon|then|duly|now|again|still|always|also|at last|just|never|have|has|were|are|was|is) ){0,3}"
)
#: Told of other days: 'last season', 'in midweek', 'next'.
_OTHER_DAY = re.compile(
    r" (?:last (?:week|season|month|year|saturday|sunday|tuesday|wednesday)|in midweek|next|earlier (?:this|in the) "
    r"season"
    r"|previous|the reverse fixture|the first leg|will|would) "
)
_WON = re.compile(
    _S_SIDE + _ADVERBS + r"(?:claimed|secured|sealed|earned|recorded|celebrated|ran out|won|cruised|eased|moved|climbed"
    r"|held on|roared|fought back|came from behind|completed|wrapped up|triumphed|progressed|advanced|went through"
    r"|killed (?:off )?the (?:contest|game|match|tie)|put the (?:icing|game|result|match|tie|contest)"
    r"|(?:saw|see|seen) (?:it|the game|the match|things|this one) (?:out|through|home)|saw out|(?:made|make) "
    r"(?:certain|sure)"
    r"|(?:could|should|might) have (?:won by|made it more|had more|won more)|worthy winners|good value|in no danger"
    r"|rewarded|clinched|prevailed|emerged|climb|move up|moves up|moving up|rose|leapfrogged|leapfrog|up to|ended "
    r"(?:a|the|their)"
    r"|left (?:the (?:field|pitch) )?(?:[a-z]+ )?with (?:a [0-9-]+ win|all three|the points|the win)|top of the"
    r"|unbeaten in"
    r"|turned (?:it|the game|the match) (?:round|around)|complete the turnaround|not be denied|through to|back to "
    r"winning) "
)
_LOST = re.compile(
    _S_SIDE
    + _ADVERBS
    + r"(?:slumped|crashed|fell (?:to|apart|away)|suffered|lost|slipped|went down|threw away|surrendered"
    r"|collapsed|beaten|undone|punished|left to|bowed out|capitulated|crumbled|dumped out|exited|(?:remain|remains"
    r"|remained)"
    r" (?:rooted|bottom|without|in the (?:bottom|relegation)|second-bottom|deep|stuck)|drop|drops|dropped (?:to|into"
    r"|out|down)"
    r"|slip|slips|slid|slide|slides|paid (?:the|a) (?:heavy )?(?:price|penalty)|made to pay|outplayed|outclassed"
    r"|humbled"
    r"|humiliated|embarrassed|thrashed|never recovered|ran out of|bottom of|winless in|without a win in"
    r"|out of the (?:cup|competition)|had no (?:answer|reply|response)) "
)
_LIFTED = re.compile(
    r" (?:lift|lifts|lifted|lifting|move|moves|moved|moving|take|takes|took|taking|send|sends|sent|sending|carry"
    r"|carried"
    r"|earn|earned|earning|give|gave|giving|hand|handed|handing|put|puts|fire|fired|see|sees|saw|secure|secured|seal|sealed"
    r"|clinched?|win) (?:[a-z]+ for )?$"
)
_LIFTED_TO = re.compile(
    _S_SIDE
    + r"(?:(?:[a-z0-9-]+|<C\d+>) ){0,5}?(?:win|victory|triumph|success|points|above|clear of|into the top|out of the"
    r"|through|top|to the top|up to|up into|back to the top|into the (?:next|second|third|fourth|fifth|last|quarter"
    r"|semi|final"
    r"|play-off|hat|draw|group)) "
)
_BAD_FOR = re.compile(
    r" (?:no (?:way back|fairytale|recovery|respite|reply|answer|reward|coming back|happy ending|escape|luck|joy)"
    r"|damage limitation|consolation|defeat|loss|misery|humiliation|embarrassment|heartbreak|agony|another setback"
    r"|(?:day|night|afternoon|evening) to forget|nightmare|nothing|precious little|too little,? too late|the writing "
    r"on the wall)"
    r" (?:(?!<[TD])(?:[a-z-]+|,) ){0,4}?for (?:[a-z]+ )?$"
)
_GOOD_FOR = re.compile(
    r" (?:win|wins|victory|victories|triumph|success|three points|clean sheets?|job done|sweet revenge)"
    r" (?:(?!<[TD]|last|earlier)(?:[a-z-]+|,) ){0,8}?for (?:[a-z]+ )?$"
)
#: 'It was cruel on Lee's side'.
_HARD_ON = re.compile(
    r" (?:cruel|harsh|tough|rough|hard|unkind|unfair|merciless|a blow to|a bitter blow for) (?:on )?$"
)
#: Of sides that are behind: the loser's, where the winner let in none.
_TRAILED = re.compile(
    _S_SIDE
    + r"(?:[a-z-]+ ){0,5}?(?:restor(?:e|ing) parity|equali[sz](?:ing|e)|level(?:ling)? (?:terms|the (?:scores|game"
    r"|match))|an equali[sz]er|a leveller|pull(?:ing)? (?:one|a goal) back|a way back|trail(?:ed|ing)|fell behind"
    r"|chas(?:ed|ing) the game|in arrears) "
)
#: 'We threw it away,' said a downcast Lee.
_SAID_BY = re.compile(
    r" (?:said|admitted|sighed|reflected|conceded|beamed|grinned|smiled) (?:an? |the )"
    r"(?:(?P<glad>delighted|jubilant|beaming|happy|overjoyed|elated|victorious|triumphant)"
    r"|downcast|dejected|rueful|deflated|crestfallen|disconsolate|beaten|gloomy|glum|despondent) (?:[a-z-]+ )?$"
)
_GOT_WIN = frozenset({"charge.got-win", "charge.gets-win", "charge.career-win"})
_WINS = re.compile(r" (?:win|victory|triumph|points) ")


def by_result(context: Context, sign: Sign, sides: tuple[int, int]) -> Iterator[Clue]:
    """The side of the match that a sign's words about its result can only mean."""
    winner, person = winner_of(context), sign.person.entity
    if winner is None or person is None or winner not in sides or _speaks_of_others(context, sign, sides):
        return
    loser = sides[1] if winner == sides[0] else sides[0]
    before, after = sign.sentence.text[: sign.start + 1], sign.sentence.text[sign.start :]
    if _OTHER_DAY.search(after[:140]):
        return
    if (told := _SAID_BY.search(before)) is not None and sign.rule not in _GOT_WIN:
        yield person, winner if told["glad"] else loser, 2.0
    elif sign.rule in _GOT_WIN:
        if _WINS.search(after[:110]):
            yield person, winner, 2.0
    elif (
        _WON.match(after)
        or (_LIFTED.search(before) and _LIFTED_TO.match(after))
        or (_GOOD_FOR.search(before) and not ENDED.search(before))
    ):
        yield person, winner, 2.0
    elif _lost(before, after) or (_TRAILED.match(after) and _kept_out(context, loser)):
        yield person, loser, 2.0


def _lost(before: str, after: str) -> bool:
    """Whether what stands before and behind 'Lee's side' says that it lost."""
    return bool(_LOST.match(after) or _BAD_FOR.search(before) or _HARD_ON.search(before))


def _kept_out(context: Context, side: int) -> bool:
    """Whether a side did not score in the match reported on, so that it was never ahead."""
    game = context.frame.main_match
    return game is not None and game.goals.get(side) == 0


def _speaks_of_others(context: Context, sign: Sign, sides: tuple[int, int]) -> bool:
    """Whether a sentence names a third side, so that its result may be another's."""
    return any(
        mention.type is ThingType.TEAM and mention.how in BY_NAME and mention.entity not in (None, *sides)
        for mention in context.names.in_sentence(sign.sentence.sentence)
    )
