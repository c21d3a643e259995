"""The list of goals under a match: '(Neymar 29', 71' (pen.), Oscar 90+1'; Marcelo 11' (og))'."""

import re
from typing import NamedTuple

from loaders.matches import Goals
from loaders.minutes import UNKNOWN, Minute, minute_at
from loaders.wrong import Wrong

_MINUTE = re.compile(
    r"(\d{1,3})(?:['’]?\+(\d{1,2}))?['’]?\s?(?:\((p|pen\.?|og|o\.g\.?)\)|(pens?\b\.?|og\b|o\.g\.|p\b))?", re.IGNORECASE
)
_NAME = re.compile(r"[^\d,;()]{1,60}(?:\([^\d,;()]{1,30}\)[^\d,;()]{0,30})?")
_NOBODY = frozenset({"-", "–", "none"})


class GoalTold(NamedTuple):
    """A goal of the list: its scorer, for which side it counts, when and how."""

    scorer: str
    gains_home: bool
    minute: Minute
    penalty: bool
    own_goal: bool


def goals_of(text: str, score: Goals | None, *, extra_time: bool) -> list[GoalTold]:
    """The goals of a list in brackets; Wrong where it cannot be understood or does not tell whose they are."""
    inner = text.strip()
    if not (inner.startswith("(") and inner.endswith(")")) or inner.count("(") != inner.count(")"):
        raise Wrong("goals", "a list of goals whose brackets do not close")
    inner = inner[1:-1]
    parts = inner.split(";")
    if len(parts) > 2:
        raise Wrong("goals", "more than one ';' in a list of goals")
    if len(parts) == 2:
        return _side(parts[0], extra_time, home=True) + _side(parts[1], extra_time, home=False)
    if score is not None and score[0] and score[1]:
        raise Wrong("goals", "goals of both sides without a ';' between them")
    return _side(parts[0], extra_time, home=not score or score[1] == 0)


def _side(text: str, extra_time: bool, *, home: bool) -> list[GoalTold]:
    goals: list[GoalTold] = []
    scorer, counted, at = "", True, 0
    while at < len(text):
        if text[at] in " ,":
            counted = _without_minute(goals, scorer, home) if text[at] == "," and scorer and not counted else counted
            at += 1
        elif found := _MINUTE.match(text, at):
            goals.append(_goal(found, scorer, extra_time, home=home))
            counted, at = True, found.end()
        elif name := _NAME.match(text, at):
            scorer, counted, at = name[0].strip(" .-") or name[0].strip(), False, name.end()
            if name[0].strip() in _NOBODY:
                scorer, counted = "", True
        else:
            raise Wrong("goals", f"not understood in a list of goals: {text[at : at + 20]!r}")
    if scorer and not counted:
        _without_minute(goals, scorer, home)
    return goals


def _without_minute(goals: list[GoalTold], scorer: str, home: bool) -> bool:
    goals.append(GoalTold(scorer, home, UNKNOWN, penalty=False, own_goal=False))
    return True


def _goal(found: re.Match[str], scorer: str, extra_time: bool, *, home: bool) -> GoalTold:
    if not scorer:
        raise Wrong("goals", f"a minute without a scorer: {found[0]!r}")
    told = re.split(r"[(a-z ]", found[0].lower(), maxsplit=1)[0]
    minute = minute_at(int(found[1]), int(found[2]) if found[2] else None, extra_time=extra_time, told=told)
    if minute is None:
        raise Wrong("goals", f"not a minute: {found[0]!r}")
    mark = (found[3] or found[4] or "").lower()
    return GoalTold(scorer, home, minute, penalty=mark.startswith("p"), own_goal=mark.startswith("o"))
