"""What the words around a name say for its being a side: score lines, results, fixtures, 'X were', 'X striker'."""

import re
from collections.abc import Sequence

from loaders.prose.document import Token
from loaders.prose.names.runs import Run
from loaders.prose.names.standing_signs import standing_votes
from loaders.prose.names.vocabulary import MANAGER, OFFICER, OFFICIAL, OTHER_PEOPLE, PERSON_NOUNS, VENUE_WORDS

SCORE = re.compile(r"(?:\d{1,2}-\d{1,2}|(?:nil|one|two|three|four|five|six)-(?:nil|one|two|three|four|five|all))$")
_RECORD = re.compile(r"\d{1,2}-\d{1,2}-\d{1,2}$")
_VERSUS = frozenset({"v", "vs", "versus"})
_BEATING = frozenset(
    """
        beat beats beating thrash thrashed thrashing hammer hammered hammering defeat defeated defeating
        edge edged edging stun stunned overcame rout routed humble humbled crush crushed trounced sink sank
        sunk outclassed blank blanks blanked blanking down downs downed downing top tops topped topping
        upend upends upended upending outlast outlasts outlasted oust ousts ousted rally pip pipped trounces
        drub drubbed rout routs edges def
    """.split()
)
_RESULTS = _BEATING | frozenset("drew draw won win lost lose fell crashed slumped ran romped cruised triumphed".split())
#: What was done to a side, as passives tell it too.
_SUFFERED = _RESULTS | {"beaten", "held"}
_PLURAL = frozenset({"were", "are", "have"})
_FACING = frozenset(
    """
        against host hosts hosting hosted visiting face faces facing held hold beat beating thrashed
        defeated edged stunned hammered leaders champions strugglers rivals neighbours newcomers visitors
        hosts opponents minnows
    """.split()
)
_GOING = frozenset("trip visit travel travels travelled trips away home journey lost losing defeat loss".split())
_FALLS = frozenset("fell falls fall falling lost loses lose bows bowed succumbed succumbs".split())
_OWNED = frozenset(
    """
        fans supporters players fc defence midfield squad bench keeper half goal attack back-line backline
        rearguard side boss dressing-room badge crest legend dugout fan-base
    """.split()
)
_LINKS = frozenset({"over", "against", "at", "to", "with", "by", "from", "of", "for", "away", "past"})
#: What stands right before a side behind its result.
_BEHIND_RESULT = _LINKS | {"rivals", "neighbours", "visitors", "strugglers", "visiting"}
_BETWEEN = _LINKS | frozenset(
    """
        a the home win victory defeat loss draw success triumph reverse thrashing hammering beating
        stalemate shutout rout blowout upset romp decision overtime double-overtime friendly rivals
        neighbours visitors strugglers leaders champions league cup opening-day first-leg opponents minnows
        on aggregate visiting hosts and
    """.split()
)
#: What describes a side before its name: 'lost 2-1 to ten-man Marlow'.
_EPITHETS = frozenset(
    """
        ten-man 10-man nine-man 9-man lowly struggling bottom-placed second-placed third-placed fourth-placed fellow
        table-topping table-toppers high-flying promoted relegated holders champions leaders arch-rivals old local
        part-time rampant in-form out-of-form second-bottom mid-table league bottom
    """.split()
)
_SAYING = frozenset(
    """
        said says told headed volleyed tapped slotted nodded curled fired admitted insisted believes who himself
        herself added explained whipped chipped prodded swept
    """.split()
)
_TOUCHES = frozenset(
    "header shot cross free-kick corner effort penalty pass strike volley flick brace goals goal tap-in".split()
)
_CLOSERS = frozenset({"", ",", ".", "(", ")", ";", ":", "-", "|", "after", "final", "ft", "aet"})
_SPORT = frozenset({"soccer", "football"})
_TEAM = frozenset({"side", "team", "outfit"})
_HEADS = frozenset("final ft full-time fulltime result report recap score review match".split())
#: What a person beside a club is: not its spokesman, for banks have those too.
_OF_SIDES = PERSON_NOUNS - OFFICER - OFFICIAL - OTHER_PEOPLE
#: What else has a manager or a coach: no sides of a report.
_MANAGED = frozenset(
    """
        stadium commercial ground operations marketing events press media bank hotel project facilities
        safety security general team under-16s under-17s under-18s under-19s under-20s under-21s under-23s
        u18s u21s u23s academy youth reserve reserves fitness goalkeeping
    """.split()
)
_REACH = 7


def club_votes(run: Run) -> int:
    """How strongly the words around an unlisted name say that it is a side; below zero that it is a person."""
    tokens = run.spot.sentence.tokens
    first, last = place(run)
    before, after, beyond = (_lower(tokens, at) for at in (_before(tokens, first), last + 1, last + 2))
    votes = 4 if run.spot.side else 0
    votes += 0 if is_ground(run) and before == "at" else _by_score(tokens, first, last)
    if after in _VERSUS and _is_name(tokens, last + 2) or before in _VERSUS and _is_name(tokens, first - 2):
        votes += 3
    if after in _PLURAL and before not in {"and", "or", ",", "&", "if"}:
        votes += 2
    if first == last and _lower(tokens, first) in _MANAGED:
        return votes - 9
    if after in _OF_SIDES and last + 2 < len(tokens) and tokens[last + 2].text[0].isupper():
        votes += 3
    elif after in MANAGER and beyond[:1].isalpha():
        votes += 2
    votes += _beside(tokens, first, before, after, beyond) + standing_votes(tokens, first, last)
    if last > first and first and tokens[first - 1].lower == "the" and _lower(tokens, last).endswith("s"):
        votes += 2
    return votes


def _beside(tokens: Sequence[Token], first: int, before: str, after: str, beyond: str) -> int:
    """What the words right before and behind say."""
    votes = 0
    if before in _FACING or after in _OWNED:
        votes += 2
    if before in {"at", "to"}:
        votes += 2 if _GOING & {token.lower for token in tokens[max(first - 4, 0) : first]} else 1
    if after in {"men's", "women's", "men", "women"} and _SPORT & {
        token.lower for token in tokens[first + 1 : first + 6]
    }:
        votes += 3
    if after == "(" and _RECORD.match(beyond):
        votes += 4
    if after in _SAYING:
        votes -= 2
    if after in {"'s", "'"} and beyond in _TOUCHES:
        votes -= 2
    return votes


def place(run: Run) -> tuple[int, int]:
    """The first and the last token of a run's name in its sentence."""
    tokens = run.spot.sentence.tokens
    first = tokens.index(run.tokens[0], run.spot.first)
    return first, tokens.index(run.tokens[-1], first)


def _before(tokens: Sequence[Token], first: int) -> int:
    """The token before a name, seen through 'the'."""
    return first - 2 if first and tokens[first - 1].lower == "the" else first - 1


def _lower(tokens: Sequence[Token], at: int) -> str:
    return tokens[at].lower if 0 <= at < len(tokens) else ""


def _is_name(tokens: Sequence[Token], at: int) -> bool:
    return 0 <= at < len(tokens) and tokens[at].text[0].isupper()


def _is_met(tokens: Sequence[Token], first: int) -> bool:
    """Whether 'beat', 'lost to', 'knocked out holders' or the like stands before a name."""
    at = _before(tokens, first)
    while at > 0 and tokens[at].lower in _EPITHETS:
        at -= 1
    if _lower(tokens, at) in _BEATING or (_lower(tokens, at - 1), _lower(tokens, at)) in _PUT_OUT:
        return True
    if _lower(tokens, at) == "of" and _lower(tokens, at - 1) in {"better", "best"}:
        return True
    return _lower(tokens, first - 1) in {"at", "to"} and _lower(tokens, first - 2) in _FALLS


_PUT_OUT = frozenset(
    (verb, way)
    for verbs, way in (
        ("knock knocked knocking put putting dump dumped dumping", "out"),
        ("saw see seeing", "off"),
        ("eased edged squeezed swept brushed scraped cruised breezed sneaked", "past"),
    )
    for verb in verbs.split()
)


def _by_score(tokens: Sequence[Token], first: int, last: int) -> int:
    """'X 2-1 Y', 'X 2 Y 1', 'beat X 2-1', 'a 2-1 win over X', 'X drew 1-1', 'lost 2-1 at X'."""
    after, before = _lower(tokens, last + 1), _lower(tokens, first - 1)
    if after == "," and SCORE.match(_lower(tokens, last + 2)) and _is_met(tokens, first):
        return 3
    if after in _TEAM:
        last, after = last + 1, _lower(tokens, last + 2)
    if SCORE.match(after):
        sure = _lower(tokens, last + 2) in _CLOSERS or _is_name(tokens, last + 2) or before in _BEATING
        return 5 if last > first and _is_met(tokens, first) else 3 if sure else 2
    if SCORE.match(before) and _is_name(tokens, first - 2) or _in_spaced_line(tokens, first, last):
        return 3
    if after in _RESULTS or after in {"were", "was", "had"} and _lower(tokens, last + 2) in _SUFFERED:
        near = [token.lower for token in tokens[last + 2 : last + 3 + _REACH]]
        score = next((at for at, word in enumerate(near[:_REACH]) if SCORE.match(word)), None)
        if score is not None:
            return 2 + (
                after not in {"won", "lost", "ran"} or near[score + 1 : score + 2] != [] and near[score + 1] in _LINKS
            )
    if not _behind_result(tokens, first):
        return 0
    if after not in _CLOSERS and after not in {"at", "in", "on", "last"}:
        return 3
    return 5 if last > first and tokens[_before(tokens, first)].lower in _MEETING else 4


#: Between a result and a side, not a place: who was met.
_MEETING = frozenset({"over", "against", "to", "by", "past"}) | _EPITHETS


def _behind_result(tokens: Sequence[Token], first: int) -> bool:
    """'a 2-1 win over X', 'lost 2-1 to X', 'drew 1-1 at home to X', 'beaten 2-1 by X'."""
    at = _before(tokens, first)
    while at > 0 and tokens[at].lower in _EPITHETS:
        at -= 1
    link = _lower(tokens, at)
    if link not in _BEHIND_RESULT:
        return False
    while at >= 0 and first - at <= _REACH and tokens[at].lower in _BETWEEN:
        at -= 1
    if at < 0 or not SCORE.match(tokens[at].lower):
        return False
    words = {token.lower for token in tokens[max(at - 4, 0) : first]}
    if link == "by":
        return bool(words & {"beaten", "defeated", "defeat", "loss", "thrashed", "hammered", "thrashing", "held"})
    if link == "of":
        return bool(words & {"shutout", "defeat", "rout", "thrashing", "hammering", "demolition"})
    return link not in {"for", "from"} and (link != "with" or bool(words & {"drew", "draw", "drawing", "stalemate"}))


def _in_spaced_line(tokens: Sequence[Token], first: int, last: int) -> bool:
    """'X 2, Y 1' and 'X 2 (Hale 3, Pike 60) Y 1' as a line of its own: a run of such a line, first or second."""
    if first == 0 and any(token.text.isdecimal() and int(token.text) > _MOST_GOALS for token in tokens[: last + 6]):
        return False  # 'Hale 34, Pike 78': scorers and their minutes
    while _lower(tokens, last + 1) == "." and _lower(tokens, last + 2)[:1] in {".", *"0123456789"}:
        last += 1
    if not _is_small(tokens, last + 1) or _lower(tokens, last + 2) not in _CLOSERS and not _is_name(tokens, last + 2):
        return False
    start = next(
        (at + 1 for at in range(first - 1, 0, -1) if tokens[at].lower in {":", "|"} and tokens[at - 1].lower in _HEADS),
        0,
    )
    if first == start:
        if any(
            _is_small(tokens, at) and (_is_name(tokens, at - 1) or tokens[at - 1].text == ".")
            for at in range(last + 3, len(tokens))
        ):
            return True
        return last + 2 == len(tokens) and start == 0 and last > first
    while start < first and (_is_name(tokens, start) or tokens[start].text == "."):
        start += 1
    return 0 < start < first and _is_small(tokens, start)


def _is_small(tokens: Sequence[Token], at: int) -> bool:
    return 0 <= at < len(tokens) and tokens[at].lower.isdecimal() and int(tokens[at].lower) <= _MOST_GOALS


#: No side has more goals: a higher number is a minute.
_MOST_GOALS = 19


def is_ground(run: Run) -> bool:
    """Whether a name ends as grounds do: 'Castle Park', 'Mill Lane'."""
    return run.tokens[-1].lower in VENUE_WORDS
