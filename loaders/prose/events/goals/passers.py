"""Who only hands the ball on in a clause is no scorer: 'a volley from a Lund corner', 'Lund squared for Ortiz'."""

from loaders.prose.events.clause.lexicon import DELIVERING
from loaders.prose.events.clause.line import Line
from loaders.prose.events.clause.patterns import compiled
from loaders.prose.events.goals.telling import Telling
from loaders.prose.pattern_parts import one_of

#: What nobody scores with and somebody else finishes.
SERVICE = one_of(
    """
        cross crosses corner corners pass passes through-ball through_ball ball free-kick free_kick freekick
        delivery deliveries centre pull-back pullback cut-back cutback knock-down knockdown flick-on lay-off
        layoff throw-in long_throw throw feed assist assists inswinger outswinger set-piece set_piece back-heel
        service square_ball
    """
)
_WHERE = (
    r"(?:kick |taken |delivered |swung (?:in |over )?|whipped (?:in |over )?|floated (?:in |over )?"
    r"|played (?:in )?|sent (?:in |over )?|supplied |provided |from the [a-z-]+ |on the [a-z-]+ |in )"
)
_OF = compiled(
    r" (?:from|off|of|on|to|with|by|after|in|home|met|meet|meeting|onto|converted|converting|and) "
    r"(?:a|an|the|another|two|both|yet another) "
    rf"(?:[a-z0-9-]+ ){{0,4}}?(?:<T\d+> (?:'s )?)?(?P<a><P\d+>) (?:[a-z-]+ ){{0,2}}?{SERVICE}(?= )|"
    rf" (?:from|off|both from|all from) (?P<c><P\d+>) {SERVICE}(?= )|"
    rf" {SERVICE} {_WHERE}{{0,3}}(?:by|from|courtesy of) "
    r"(?:the |substitute |captain |skipper |fellow |[a-z-]+er |[a-z-]+-back |<T\d+> (?:'s )?){0,3}(?P<b>{p})(?= )"
)
_HANDED = compiled(
    r" (?:for|to|where|at|allowing|leaving|letting|enabling|inviting|saw|and|,) (?:[a-z-]+ |<T\d+> (?:'s )?){0,4}$"
)
_FOR_HIM = compiled(r" (?:for|allowing|leaving|letting|enabling|inviting) (?:[a-z-]+ |<T\d+> (?:'s )?){0,4}$")
_DELIVERY = compiled(
    rf"[a-z]+ (?:it|the ball|(?:a|an|the|another|his|<H\d+> 's) (?:[a-z0-9-]+ ){{0,5}}?{SERVICE}) "
    r"(?:[a-z-]+ ){0,6}?(?:and|, and|for|where|which|that|,) (?:[a-z-]+ |<T\d+> (?:'s )?){0,6}$|"
    rf"[a-z]+ in (?:a|an|the|another|<H\d+> 's) (?:[a-z0-9-]+ ){{0,4}}?{SERVICE} "
    r"(?:[a-z-]+ ){0,6}?(?:and|, and|for|where|which|that|,) (?:[a-z-]+ |<T\d+> (?:'s )?){0,6}$"
)
#: What a keeper let in was a shot, whatever it is called: 'misjudged a cross from Hale, which drifted in'.
_LET_IN = frozenset(("let a shot of his in", "fumbled his shot in", "laid on the first for him"))
_OWN_COUNT = compiled(
    r" (?:add|added|adding|adds|second|third"
    r"|fourth|doubled|another|make it|made it|restored|equali[sz]ed|levelled|replied|late goal)(?= )"
)


#: Further apart than so many words nobody passes to anybody.
_FARTHEST = 24


def without_passers(line: Line, tellings: list[Telling]) -> list[Telling]:
    """The tellings of a sentence without those that take whoever passes for the scorer."""
    if not tellings:
        return []
    named = {line.word_at(match.start(match.lastgroup)) for match in _OF.finditer(line.text) if match.lastgroup}
    return [telling for telling in tellings if not _is_passer(line, telling, tellings, named)]


def _is_passer(line: Line, telling: Telling, tellings: list[Telling], named: set[int]) -> bool:
    if telling.scorer is None or telling.own_goal:
        return False
    if telling.scorer in named and telling.verb < telling.scorer and telling.rule not in _LET_IN:
        return True
    if telling.rule == "a cross that went in" and any(
        other.scorer not in (None, telling.scorer) and other is not telling for other in tellings
    ):
        return True
    return any(_hands_on(line, telling, other) for other in tellings if other.scorer is not None and not other.own_goal)


#: Rows that tell two goals of two scorers together.
_TWO_TOGETHER = frozenset(("of the same ilk", "and another's", "the first of two"))


def _hands_on(line: Line, telling: Telling, other: Telling) -> bool:
    """Whether what a telling says is the pass for another telling's scorer, who stands right behind it."""
    if telling.rule in _TWO_TOGETHER:
        return False
    first, word = telling.verb, other.scorer
    if word is not None and word != telling.scorer and _is_finished_by(line, telling, other, word):
        return True
    if word is None or word == telling.scorer or not first < word < other.verb:
        return False
    if other.verb - first > _FARTHEST or telling.begin > word:
        return False
    between = line.text[line.offsets[first] : line.offsets[word]]
    if telling.end >= other.verb:
        return bool(_HANDED.search(" " + between))
    if telling.rule == "possessive shot":
        return bool(_FOR_HIM.search(" " + between))
    if telling.scorer is None or telling.scorer > first or not _may_be_a_pass(telling):
        return False
    return bool(_DELIVERY.match(between)) and not _OWN_COUNT.search(
        " " + line.text[line.offsets[word] : line.offsets[other.end] + 20]
    )


def _is_finished_by(line: Line, telling: Telling, other: Telling, word: int) -> bool:
    """'Lund's free-kick was headed home by Ortiz': the ball of one, the goal of the other.

    Or the shot right before the verb is another's.
    """
    if other.rule in {"whose shot", "possessive shot"} and other.verb == telling.verb - 1:
        return True
    if telling.rule != "possessive shot" or other.verb > telling.end + 2:
        return False
    return telling.verb < other.verb < word <= telling.end + 9 and "by" in line.words[other.verb : word]


def _may_be_a_pass(telling: Telling) -> bool:
    """Whether what was done to the ball can mean a pass as well as a goal."""
    base = telling.rule.split(" ", maxsplit=1)[0]
    return base in DELIVERING and telling.rule.endswith((" in", "turned it in", "in a corner", "in a header"))
