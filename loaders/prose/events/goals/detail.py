"""What the words around a goal say besides who scored: order, score, penalty, part of the body, own goal."""

import re

from loaders.prose.events.clause.lexicon import ORDINAL, ORDINALS
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.events.goals.telling import Telling
from loaders.prose.names.vocabulary import NUMBERS
from loaders.prose.pattern_parts import either, one_of

#: What follows the number of a goal of the season.
_OF_SEASON = either(
    """
        of for in since this at from against on league premier top-flight international senior career competitive
        championship european home away all mls world euro qualifying club test england cup as_many
    """
)
_SEASON = rf"(?:{_OF_SEASON}|<T\d+>|<O\d+>|his|the)"
_OWN_ORDER = compiled(
    rf" (?:<[PNH]\d+> 's|his|her) (?:own )?(?:(?!{ORDINAL})[a-z0-9-]+ ){{0,3}}?(?P<ord>{ORDINAL})"
    rf"(?: (?:goal|strike"
    r"|of his (?:two|double|hat-trick|treble)|of the "
    r"(?:game|match|night|afternoon|day|evening|half|contest|tie)))? "
    rf"(?!(?:(?:[a-z-]+ ){{0,3}}?goal )?{_SEASON} )(?!(?:yellow|booking|half|touch"
    r"|goal (?:of|for|in|since|this|at|from|against)|[a-z0-9-]+ (?:goal|appearance|start|game|season)))"
)
_ORDER_OF_DAY = compiled(
    rf" (?:<[PNH]\d+> 's|his|her) (?P<ord>{ORDINAL}) (?:goal )?"
    r"(?:of the (?:game|match|night|afternoon|day|evening|half|contest|tie)"
    r"|of his (?:two|double|hat-trick|treble|brace)|goal of the "
    r"(?:game|match|night|afternoon|day|evening|half))"
)
#: What follows the number of a side's goal of the day.
_AFTER_ORDER = either(
    """
        and when with after from on in as at for before late soon past just moments minutes through by midway seconds
        early inside to off that which came arrived was goal
    """
)
_SIDE_ORDER = compiled(
    rf" (?:<T\d+> 's|their|a|the|its|and|add|added|yet another) (?:[a-z0-9-]+ ){{0,2}}?(?P<ord>{ORDINAL})"
    rf"(?: goal)?"
    rf"(?= (?:[.,;:]|{_AFTER_ORDER}|<|of the (?:night|game|match|afternoon|day|evening)))"
    rf"(?! (?:in (?:the|his|a row"
    r"|two|three)|of the season|goal (?:of|for) (?:the season|his|<T)|for "
    r"(?:the season|his|<T)|minute|half|place))"
)
_SCORE = re.compile(r" (\d{1,2})(?: ?- ?)(\d{1,2}) ")
_WORD_SCORE = re.compile(r"(one|two|three|four|five|six|seven)-(nil|one|two|three|four|five|six|all|nothing)")
_PENALTY = compiled(
    r" (?:penalty(?! (?:area|box|spot-kick area|shoot-out|appeal|appeals|shout|claims|kick was))|penalties"
    r"|spot-kick"
    r"|spot kick|from the (?:penalty )?spot|(?:wrong way|nerve|cool|mistake|converted"
    r"|converting|stepped up|calmly|coolly|composure)(?: [^ .;:!?]+){0,4}? from (?:12|twelve) yards|pen|from the"
    r" penalty spot) "
)
_TWICE = compiled(
    r" (?:twice|two goals|both (?:of )?(?:the )?goals|a double|his double|<[PNH]\d+> 's (?:[a-z-]+ )?"
    r"(?:double|brace)|a brace"
    r"|two (?:[a-z-]+ ){0,2}(?:goals|headers|penalties|spot-kicks|strikes|volleys|tap-ins)|two-goal "
    r"(?!cushion|lead|advantage|deficit|margin|buffer|burst)|double"
    r"(?! (?:the|their|its|his|her|that|our|<))|brace|either side of|in (?:each|either) half|in both halves|the "
    r"(?:first|opening goal|opener) and (?:the )?(?:last|second|third|fourth|fifth|final goal)"
    r"(?= )|a goal in each half|(?:pair|brace) of "
    r"(?:[a-z-]+ )?(?:goals|headers|penalties|spot-kicks|strikes|volleys|tap-ins)|a pair"
    r"|two (?:more|quick|late|quickfire)|two (?:[a-z]+ )?past|<H\d+> to two) "
)
_THRICE = re.compile(
    r" (?:hat-trick|hattrick|treble|three-goal|three times|three goals|hat_trick|three of|three "
    r"(?:[a-z]+ )?past|<H\d+> to three|all three(?: goals)?) "
)
#: How many goals are told at once, by what tells it; the first that fits counts.
_COUNTS = (
    (3, _THRICE),
    (4, re.compile(r" (?:four times|four goals|all four(?: goals)?) ")),
    (5, re.compile(r" (?:five times|five goals|all five goals) ")),
    (2, _TWICE),
)
_HEAD = re.compile(r" (?:head|headed|heading|heads|nodded|nod|nods|nodding|header|headers|glanced|glancing) ")
#: Where a ball goes and not what it comes from: 'into the far corner', 'found the corner'.
_CORNER_OF_GOAL = re.compile(
    r" (?:(?:into|inside|towards?|around|round|found|finds?|finding|hit|hits|hitting|picked|picking|picks"
    r"|pick) "
    r"(?:out )?(?:the |an? |his |her |<H\d+> 's |either |<T\d+> 's ){0,2}(?:[a-z-]+ ){0,3}?|in the "
    r"(?:[a-z-]+ ){0,2}?"
    r"|(?:top|bottom|far|left|right|left-hand|right-hand|lower|upper|opposite|furthest|nearest) "
    r"(?:[a-z-]+ )?)"
    r"corners?(?= )"
)
_REBOUNDS = one_of(
    """
        rebound rebounded parried spilled pushed_out loose_ball follow-up followed_up following_up fumbled beaten_out
        spilt came_back_off knocked_back
    """
)
_SITUATIONS = (
    ("free kick", re.compile(r" (?:free-kick|freekick|free kick|set-piece) ")),
    ("corner", re.compile(r" corners? (?!of)")),
    (
        "rebound",
        re.compile(rf" {_REBOUNDS} "),
    ),
)


def order_in(text: str) -> int | None:
    """Which of the scorer's goals of the day a text says it is."""
    match = _ORDER_OF_DAY.search(text) or _OWN_ORDER.search(text)
    return ORDINALS[match["ord"]] if match else None


def side_order_in(text: str) -> int | None:
    """Which of the side's goals of the day a text says it is."""
    match = _SIDE_ORDER.search(text)
    return ORDINALS[match["ord"]] if match else None


def score_in(text: str) -> tuple[int, int] | None:
    """A running score in figures or words."""
    match = _SCORE.search(text)
    if match and int(match[1]) < 20 and int(match[2]) < 20:
        return int(match[1]), int(match[2])
    match = _WORD_SCORE.search(text)
    if match:
        first = NUMBERS[match[1]]
        return first, first if match[2] == "all" else NUMBERS.get(match[2], 0)
    return None


def is_penalty(text: str) -> bool:
    """Whether a text speaks of a penalty scored."""
    return bool(_PENALTY.search(text))


#: 'Made no mistake with his second' counts shots.
_OF_ATTEMPTS = re.compile(r" no mistake (?:with|from|at) ")


#: What a goal made up for, or was made up for by: 'erased an early penalty', 'cancelled out by Cruz's header'.
_MADE_UP_FOR = re.compile(
    r" (?:eras(?:ed|ing)|overturn(?:ed|ing)|cancell(?:ed|ing) out|wip(?:ed|ing) out|answer(?:ed|ing)|matched by"
    r"|(?:, )?but (?:the |<[PNT])) .{0,80}$"
)


#: A kick that came to nothing before: 'levelled after Voss had saved Stone's penalty'.
_KICK_SPOILT = re.compile(
    r" (?:(?:moments|minutes|shortly|soon|just) )?(?:after|before|although|while) (?:the |<T\d+> 's |[a-z-]+ ){0,3}?"
    r"<[PNHTK]\d+> (?:'s )?(?:had |has |having |earlier |[a-z]+ly ){0,2}(?:saw |seen )?"
    r"(?:saved|kept out|stopped|parried|missed|wasted|squandered|blazed|skied|ballooned|fluffed|hit|struck|put"
    r"|(?:a |his |an |[a-z]+ ){0,3}"
    r"(?:penalty|spot-kick) (?:was |had been )?(?:saved|kept out|missed)) .*$"
)


def describe(telling: Telling, near: str, clause: str) -> None:
    """Fill in what the words say: `near` is the phrase itself, `clause` what stands around it."""
    if telling.player_order is None and not _OF_ATTEMPTS.search(near):
        telling.player_order = order_in(near)
    if telling.player_order is None and telling.own is None:
        telling.own = side_order_in(near)
    near = _KICK_SPOILT.sub(" ", _MADE_UP_FOR.sub(" ", near))
    if is_penalty(near):
        telling.penalty = True
        telling.situation = "penalty"
    if _HEAD.search(near):
        telling.body_part = "head"
    if not telling.situation:
        telling.situation = situation_in(clause)


def situation_in(clause: str) -> str:
    """What a clause says that a goal came from."""
    clause = _CORNER_OF_GOAL.sub(" ", clause) if " corner" in clause else clause
    return next((name for name, pattern in _SITUATIONS if pattern.search(clause)), "")


def count_in(text: str) -> int:
    """How many goals at once: twice, a brace, a hat-trick."""
    text = _OF_ANOTHER.sub(" ", text) if "<" in text else text
    return next((count for count, pattern in _COUNTS if pattern.search(text)), 1)


#: What somebody else did before or later: 'earned a point after Lund had scored twice'.
_OF_ANOTHER = re.compile(r" (?:after|before|while|although) (?:the |[a-z-]+ ){0,2}?<[PN]\d+> (?!'s ).*$")
