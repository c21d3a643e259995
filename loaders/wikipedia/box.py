"""A football box: what a page tells of one match, however it is written."""

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from loaders.matches import Goals, MatchStatus
from loaders.minutes import UNKNOWN, Minute, minute_of
from loaders.tables import cells
from loaders.wikipedia.wikitext import Linked
from loaders.wrong import Wrong

_SCORE = re.compile(r"(\d{1,2})\s?[-–−:]\s?(\d{1,2})(?!\d)")
_MINUTE = re.compile(r"(\d{1,3}(?:\s?\+\s?\d{1,2})?)\s?['’′](?:\s?[\[(]([^()\[\]]{1,24})[)\]])?")
_STAGE = re.compile(
    r"\b(?:final|semi-?finals?|quarter-?finals?|round|group|play-?offs?|third place|replay|leg|stage"
    r"|matchday)\b",
    re.IGNORECASE,
)
_OWN = frozenset({"og", "own goal", "own"})
_PENALTY = frozenset({"pen", "p", "pk", "penalty", "pso"})
_STATUSES: dict[str, MatchStatus] = {
    "postponed": "postponed",
    "cancelled": "cancelled",
    "canceled": "cancelled",
    "abandoned": "abandoned",
    "awarded": "awarded",
    "walkover": "awarded",
    "w/o": "awarded",
}


class Strike(NamedTuple):
    """A goal: who scored it, when, and the note beside the minute."""

    scorer: Linked
    minute: str
    note: str = ""

    @property
    def own(self) -> bool:
        """Whether it was an own goal."""
        return _note(self.note) in _OWN

    @property
    def penalty(self) -> bool:
        """Whether it was a penalty."""
        return _note(self.note) in _PENALTY


class Kick(NamedTuple):
    """A kick of a shoot-out."""

    taker: Linked
    scored: bool


class Side(NamedTuple):
    """A side as a box names it; `code` is the nation's where only that is told, `side` is women or youth."""

    name: Linked
    code: str | None = None
    side: str | None = None


@dataclass(slots=True)
class Box:
    """What a box tells; lists hold the findings about what could not be read as well."""

    home: Side
    away: Side
    day: str | None = None
    score: str = ""
    went_on: bool = False
    shootout: Goals | None = None
    goals: tuple[list[Strike | Wrong], list[Strike | Wrong]] = field(default_factory=lambda: ([], []))
    kicks: tuple[list[Kick | Wrong], list[Kick | Wrong]] = field(default_factory=lambda: ([], []))
    ground: str | None = None
    city: str | None = None
    attendance: int | None = None
    referee: Linked | None = None
    referee_of: str | None = None
    stage: str | None = None


def result_of(told: str) -> tuple[Goals | None, MatchStatus, bool]:
    """The score, what became of the match, and whether the words beside it tell of extra time."""
    words = told.lower()
    found = _SCORE.search(words)
    status: MatchStatus | None = next((status for word, status in _STATUSES.items() if word in words), None)
    went_on = "a.e.t" in words or "aet" in words or "extra time" in words
    if found:
        played: MatchStatus = status or "played"
        return (int(found[1]), int(found[2])), played, went_on
    if status is None and words.strip(" .") not in {"", "v", "vs", "–", "-"}:
        raise Wrong("score", f"not a score: {told!r} (right: 2–1)")
    to_come: MatchStatus = status or "scheduled"
    return None, to_come, went_on


def pair_of(told: str | None) -> Goals | None:
    """A score and nothing else."""
    return cells.score(told.replace("−", "-"), "penaltyscore") if told else None


def strikes_of(scorer: Linked | None, words: str, *, needed: bool = False) -> list[Strike | Wrong]:
    """The goals of a line "Oss 12', 60' (pen.)"; a line without minutes is one goal, where `needed` none."""
    found = _MINUTE.findall(words)
    if scorer is None or not scorer.text:
        return [Wrong("goals", f"no scorer is told: {words[:60]!r}")]
    if not found:
        return [] if needed else [Strike(scorer, "", _bracket(words))]
    return [Strike(scorer, minute.replace(" ", ""), note) for minute, note in found]


def minute_in_box(strike: Strike, *, went_on: bool) -> Minute:
    """The minute of a goal; where there was extra time, 97 is of it."""
    if strike.minute in {"", "?", "??"}:
        return UNKNOWN
    found = minute_of(strike.minute, extra_time=went_on)
    if found is None:
        raise Wrong("goals", f"not a minute: {strike.minute!r} of {strike.scorer.text}")
    return found


def stage_of(headings: tuple[str, ...]) -> str | None:
    """The nearest heading that names a stage; 'Ostria vs Norvania' names none."""
    return next((words for words in reversed(headings) if _STAGE.search(words) and " v" not in words), None)


def _note(told: str) -> str:
    return " ".join(told.lower().replace(".", "").split())


def _bracket(words: str) -> str:
    return words.rpartition("(")[2].partition(")")[0] if "(" in words else ""
