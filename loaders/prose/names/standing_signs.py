"""Signs of a side in what it shares with another, and in where a result moves it."""

import re
from collections.abc import Sequence
from itertools import pairwise

from loaders.prose.document import Token

_SCORE = re.compile(r"\d{1,2}-\d{1,2}$")
_VERSUS = frozenset({"v", "vs", "against", "over"})
_SHARING = frozenset("shared share drew draw played fought cancelled finished".split())
_SHARES = frozenset("goals draw spoils points honours stalemate".split())
_FALLING = frozenset("fell slumped crashed slipped suffered sank went".split())
_LOSSES = frozenset("loss defeat reverse beating".split())
_MOVING = frozenset("moved climbed rose stretched extended closed leapt jumped strengthened remain stay stayed".split())
_TABLE = frozenset(
    {("top", "of"), ("bottom", "of"), ("of", "the"), ("the", "table"), ("the", "summit"), ("points", "of")}
)
_MEETINGS = frozenset("tie game match clash meeting encounter derby final semi-final points spoils honours".split())
_MAKING = frozenset("produced pulled caused sprang suffered".split())
_FEATS = frozenset("shock upset giant-killing defeat loss".split())
#: One of these stands right behind a name or right before it wherever anything says so.
_BEHIND = _MAKING | _FALLING | _MOVING | {"(", "and"}
_BEFORE = _VERSUS | {"and", "with"}
_REACH = 8


def standing_votes(tokens: Sequence[Token], first: int, last: int) -> int:
    """How strongly the words around a name say that it is a side which drew, fell or rose."""
    return _votes(tokens, first, last) if _may_tell(tokens, first, last) else 0


def _votes(tokens: Sequence[Token], first: int, last: int) -> int:
    behind = [token.lower for token in tokens[last + 1 : last + 1 + _REACH]]
    before = [token.lower for token in tokens[max(first - 2, 0) : first]]
    if not behind or first == last and before[-1:] == ["the"]:
        return 0  # 'the Croatians'
    votes = 0
    if behind[0] == "(" and len(behind) > 2 and _SCORE.match(behind[1]) and behind[2] in _VERSUS:
        votes += 4  # 'Marlow (3-0 v Harbour)'
    if len(before) > 1 and before[1] in _VERSUS and _SCORE.match(before[0]):
        votes += 4
    if before[-1:] == ["and"] and behind[0] in _SHARING and not _SHARES.isdisjoint(behind):
        votes += 5  # 'Marlow and Harbour shared six goals'
    if behind[0] == "and" and tokens[last + 2].text[:1].isupper() if len(behind) > 1 else False:
        verb = next((at for at in range(2, min(5, len(behind))) if behind[at] in _SHARING), None)
        votes += 4 * (verb is not None and not _SHARES.isdisjoint(t.lower for t in tokens[last : last + 3 + _REACH]))
    if before[-1:] == ["with"] and not _MEETINGS.isdisjoint(before[:1]):
        votes += 4  # 'Marlow's tie with Harbour'
    if behind[0] in _MAKING and not _FEATS.isdisjoint(behind):
        votes += 3  # 'Marlow Village produced the shock of the round'
    if behind[0] in _FALLING and not _LOSSES.isdisjoint(behind):
        votes += 3  # 'Marlow fell to a third straight loss'
    if behind[0] in _MOVING and len(_TABLE.intersection(pairwise(behind))) > 1:
        votes += 3  # 'Marlow Park moved to the top of the table'
    return votes


def _may_tell(tokens: Sequence[Token], first: int, last: int) -> bool:
    """Whether a word right before a name or right behind it may say that it is such a side."""
    after = tokens[last + 1].lower if last + 1 < len(tokens) else ""
    return after in _BEHIND or first > 0 and tokens[first - 1].lower in _BEFORE
