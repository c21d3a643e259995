"""The kicks of a shoot-out: '0-1 Rudi HARSK, 1-1 Aldo FENNICK, Piet OLANDER (missed), ...'."""

import re
from typing import NamedTuple

from loaders.wrong import Wrong

_KICK = re.compile(r"(?:(\d{1,2})-(\d{1,2})\s{1,8})?([^()\d]{1,60}?)\s{0,8}(?:\(([a-z ]{1,20})\))?$")
_NOT_SCORED = frozenset({"missed", "save", "saved", "held", "post", "bar", "wide", "over", "woodwork", "retaken"})


class Kick(NamedTuple):
    """A kick: its taker, whether by the home side, whether it was scored."""

    taker: str
    by_home: bool
    scored: bool


def kicks_of(text: str) -> list[Kick]:
    """The kicks in their order; sides take turns, and whose turn it is the running score tells."""
    told = [_one(part) for part in re.split(r"[,;]", text) if part.strip()]
    home_first = _home_first(told)
    return [Kick(taker, (at % 2 == 0) == home_first, scored) for at, (taker, _, scored) in enumerate(told)]


def _one(part: str) -> tuple[str, tuple[int, int] | None, bool]:
    found = _KICK.match(part.strip())
    if not found or (found[4] and found[4] not in _NOT_SCORED):
        raise Wrong("penalties", f"not a kick: {part.strip()!r} (right: 1-0 Name, or Name (missed))")
    score = (int(found[1]), int(found[2])) if found[1] else None
    return found[3].strip(), score, found[4] is None and score is not None


def _home_first(told: list[tuple[str, tuple[int, int] | None, bool]]) -> bool:
    """Whether the home side began; Wrong where the scores tell no one order."""
    home = away = 0
    found: set[bool] = set()
    for at, (_, score, scored) in enumerate(told):
        if scored and score is not None:
            if score not in {(home + 1, away), (home, away + 1)}:
                raise Wrong("penalties", f"the score {score[0]}-{score[1]} does not go on from {home}-{away}")
            found.add((score[0] > home) == (at % 2 == 0))
            home, away = score
    if len(found) != 1:
        raise Wrong("penalties", "the scores do not tell whose turn it was")
    return found.pop()
