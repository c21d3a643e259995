"""Who won, where the text says so without a score: 'Marlow saw off Harbour', 'a first home win for Marlow'."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from loaders.prose.names.item import Item

BEATS = frozenset(
    "beat beats beating defeat defeats defeated defeating thrash thrashed thrashing edge edged edging sink sank sinks "
    "vanquish vanquished outclass outclassed outclassing overcame overcome stun stuns stunned overpower overpowered "
    "humble humbled crush crushed demolish demolished past off rout routed trounce trounced rock rocks rocked outplayed "
    "beating conquered conquer despatched dispatched sunk".split())
_PAST_OF = frozenset("breeze breezed cruise cruised blast blasted blasting power powered ease eased see saw seeing squeeze "
                     "squeezed way swept sweep march marched stroll strolled battle battled".split())
_WINS = frozenset("victorious winner win wins winning won victory victories success triumph triumphed".split())
_LOSSES = frozenset("defeat defeats loss losses lost beaten losing".split())
_MADE = frozenset("recorded secured claimed earned sealed confirmed celebrated celebrate roared cruised completed".split())


def winner_hints(items: Sequence[Item], pair: tuple[int, int]) -> Counter[int]:
    """Votes for the side of a pair that a sentence makes the winner."""
    votes: Counter[int] = Counter()
    for at, item in enumerate(items):
        if not item.is_team or item.entity not in pair:
            continue
        other = pair[1] if item.entity == pair[0] else pair[0]
        before = [near.lower for near in items[max(at - 5, 0):at]]
        behind = [near.lower for near in items[at + 1:at + 8]]
        if _beaten(before) or before and before[-1] in {"over", "against", "at"} and _WINS & set(before):
            votes[other] += 2
        elif before and before[-1] in {"by", "to", "at"} and _LOSSES & set(before) or _won(behind) or (
                _starts_winning(behind) and not _SPOILT & set(before)):
            votes[item.entity or 0] += 2
        elif _lost(behind):
            votes[other] += 2
    return votes


def draw_hinted(items: Sequence[Item]) -> bool:
    """Whether a headline or first sentence says that nobody won."""
    return any(item.mention is None and item.lower in _DRAWS for item in items)


_DRAWS = frozenset("draw stalemate spoils deadlock drew".split())


def _beaten(before: Sequence[str]) -> bool:
    words = [word for word in before[-3:] if word not in {"the", "a"}]
    if not words or words[-1] not in BEATS and not (len(words) > 1 and words[-2] in BEATS):
        return False
    verb = words[-1] if words[-1] in BEATS else words[-2]
    return verb not in {"past", "off"} or bool(_PAST_OF & set(before))


def _won(behind: Sequence[str]) -> bool:
    if behind[:1] and behind[0] in {"'s", "'"}:
        return any(word in _WINS for word in behind[1:5])
    if behind[:1] and behind[0] in {"won", "triumphed", "win"}:
        return True
    return bool(_MADE & set(behind[:3])) and any(word in _WINS for word in behind[1:8])


def _starts_winning(behind: Sequence[str]) -> bool:
    """'got Marlow's season off to a winning start'."""
    return any(pair in _STARTS for pair in pairwise(behind))


_STARTS = frozenset({("winning", "start"), ("winning", "return"), ("winning", "note"), ("winning", "ways")})
_SPOILT = frozenset("end ended ends ending spoil spoilt spoiled spoiling ruin ruined ruining denied deny halted halt".split())


def _lost(behind: Sequence[str]) -> bool:
    if behind[:1] and behind[0] in {"'s", "'"}:
        return any(word in _LOSSES for word in behind[1:4])
    return behind[:2] == ["were", "beaten"] or behind[:3] == ["were", "well", "beaten"] or behind[:1] == ["lost"]
