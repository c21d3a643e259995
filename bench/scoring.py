"""Scores what was read of articles against their known events: goals, assists, results and managers.

An article with known events is a JSON file `NNN.json`: `id`, `publisher`, `kind`, `split`, `text` and `gold`, as told
in `bench/reports/README.md`. What was read is what `bench.read_articles` writes.

- **goals**: a goal that was read is right where a part of the scorer's name agrees with that of a known goal and, where
  both have a minute, the minutes are at most one apart; one to one. Precision counts the articles whose goals are all
  known, recall the goals that the text tells.
- **assists**: the pair of goal and assisting player, on goals that were read; recall over the assists that the text
  tells.
- **score**: both sides and both numbers, either way round.
- **managers**: person and club; precision over the clubs whose manager is known, recall over those whom the text names.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

import networkx as nx

from graph.names import PARTICLES, fold

#: Words that clubs are written with or without, and short forms that name the same club.
_IDLE = frozenset("fc afc cf ac sc fk the club of and hove town athletic albion rovers under wanderers".split())
_ALIKE = {
    "man": "manchester",
    "utd": "united",
    "spurs": "tottenham",
    "hotspur": "tottenham",
    "sheff": "sheffield",
    "wolverhampton": "wolves",
    "brom": "bromwich",
    "nottm": "nottingham",
    "usa": "states",
    "us": "states",
    "usmnt": "states",
    "holland": "netherlands",
    "qpr": "queens",
    "psg": "paris",
    "ny": "york",
    "rbny": "york",
    "nyc": "york",
    "nycfc": "york",
    "la": "angeles",
    "kc": "kansas",
    "rsl": "salt",
    "sj": "jose",
    "ne": "england",
}
_LATE = range(90, 101)

Gold = Mapping[str, Any]
Read = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Figure:
    """Counts of one sort: `hits` of `read` are right, `found` of `told` were read."""

    hits: int = 0
    read: int = 0
    found: int = 0
    told: int = 0

    def __add__(self, other: "Figure") -> "Figure":
        return Figure(*(getattr(self, one.name) + getattr(other, one.name) for one in fields(self)))

    @property
    def precision(self) -> float | None:
        """The share of what was read that is right; None where nothing was read."""
        return self.hits / self.read if self.read else None

    @property
    def recall(self) -> float | None:
        """The share of what is told that was read; None where nothing is told."""
        return self.found / self.told if self.told else None

    @property
    def f1(self) -> float | None:
        """The harmonic mean of both."""
        if self.precision is None or self.recall is None:
            return None
        both = self.precision + self.recall
        return 2 * self.precision * self.recall / both if both else 0.0

    @property
    def is_perfect(self) -> bool:
        """Whether nothing was missed and nothing read wrongly."""
        return self.hits == self.read and self.found == self.told

    def __str__(self) -> str:
        return ", ".join("–" if one is None else f"{one:.3f}" for one in (self.precision, self.recall, self.f1))


@dataclass(frozen=True, slots=True)
class Scores:
    """The figures of one article or of many, added up."""

    goals: Figure = Figure()
    assists: Figure = Figure()
    score: Figure = Figure()
    managers: Figure = Figure()

    def __add__(self, other: "Scores") -> "Scores":
        return Scores(*(getattr(self, one.name) + getattr(other, one.name) for one in fields(self)))


def score(read: Read, gold: Gold) -> Scores:
    """The figures of one article."""
    matches = gold["matches"] if gold.get("multi") else [gold]
    goals, assists = _goals(read.get("goals") or [], gold, matches)
    return Scores(
        goals, assists, _results(read.get("score") or [], matches), _managers(read.get("managers") or [], matches)
    )


def _goals(read: Sequence[Read], gold: Gold, matches: Sequence[Gold]) -> tuple[Figure, Figure]:
    known = [goal for match in matches for goal in match.get("goals") or []]
    if all(match.get("goals") is None for match in matches):
        return Figure(), Figure()
    whole = not gold.get("multi") and all(match.get("goals_complete") for match in matches)
    pairs = _pairs(read, known)
    told = [place for place, goal in enumerate(known) if goal.get("stated") is True]
    goals = Figure(len(pairs), len(read) if whole else len(pairs), sum(place in pairs for place in told), len(told))
    assists = Figure()
    for place, goal in enumerate(known):
        if goal.get("assist_known"):
            assists += _assist(goal, read[pairs[place]] if place in pairs else None)
    return goals, assists


def _assist(goal: Gold, read: Read | None) -> Figure:
    names = [name for name in (goal.get("assist"), *(goal.get("assists_all") or ())) if name]
    said = read.get("assist") if read is not None else None
    right = bool(said) and any(_share(str(said), name) for name in names)
    told = bool(goal.get("assist") and goal.get("stated") is True and goal.get("assist_stated") is True)
    return Figure(int(right), int(bool(said)), int(right and told), int(told))


def _pairs(read: Sequence[Read], known: Sequence[Gold]) -> dict[int, int]:
    """Which goal that was read is which known one: as many pairs as can be, the closest of them; by known goal."""
    graph: nx.Graph[tuple[str, int]] = nx.Graph()
    for place, one in enumerate(read):
        for other, goal in enumerate(known):
            gap = _gap(one.get("minute"), goal.get("minute"))
            if _share(one.get("scorer"), goal.get("scorer")) and (gap is None or gap <= 1):
                graph.add_edge(
                    ("read", place), ("known", other), weight=_nearness(one, goal, gap) - abs(place - other) / 100
                )
    matching = map(sorted, nx.max_weight_matching(graph, maxcardinality=True))
    return {goal: one for (_, goal), (_, one) in matching}  # "known" sorts before "read"


def _nearness(one: Read, goal: Gold, gap: int | None) -> float:
    """How well a goal that was read fits a known one: by family name before minute, side, and whether it is told."""
    return (
        500 * last_alike(one.get("scorer"), goal.get("scorer"))
        - 50 * (3 if gap is None else gap)
        + 5 * same_club(one.get("team"), goal.get("team"))
        + (goal.get("stated") is True)
        + 500
    )


def _results(read: Sequence[Read] | Read, matches: Sequence[Gold]) -> Figure:
    said = [one for one in ([read] if isinstance(read, Mapping) else read) if one.get("home_goals") is not None]
    known = [match for match in matches if match.get("score")]
    hits = judged = 0
    left = list(known)
    for one in said:
        same = next((match for match in left if _same_result(one, match)), None)
        if same is not None:
            left.remove(same)
        hits += same is not None
        # A further score may be that of an earlier meeting: it is judged where it is of the same two sides.
        judged += same is not None or any(_sides(one, match) for match in known)
    return Figure(hits, judged, hits, len(known))


def _same_result(one: Read, match: Gold) -> bool:
    told = (match["score"]["home"], match["score"]["away"])
    as_told = (one["home_goals"], one["away_goals"])
    straight = same_club(one["home"], match["home"]) and same_club(one["away"], match["away"]) and as_told == told
    return straight or (
        same_club(one["home"], match["away"]) and same_club(one["away"], match["home"]) and as_told[::-1] == told
    )


def _sides(one: Read, match: Gold) -> bool:
    return all(any(same_club(one[side], match[other]) for other in ("home", "away")) for side in ("home", "away"))


def _managers(read: Sequence[Read], matches: Sequence[Gold]) -> Figure:
    known = [one for match in matches for one in match.get("managers") or []]
    hits = judged = 0
    found: set[int] = set()
    for one in read:
        of_club = [place for place, other in enumerate(known) if same_club(one.get("club"), other["club"])]
        right = next(
            (
                place
                for place in of_club
                if place not in found and last_alike(one.get("person"), known[place]["person"])
            ),
            None,
        )
        judged += bool(of_club)
        if right is not None:
            hits += 1
            found.add(right)
    told = {place for place, one in enumerate(known) if one.get("stated")}
    return Figure(hits, judged, len(found & told), len(told))


def _words(name: object) -> list[str]:
    words = [word for word in re.sub(r"\b[a-z]\b", " ", fold(str(name or ""))).split() if len(word) > 1]
    return [word for word in words if word not in PARTICLES] or words


def _share(one: object, other: object) -> bool:
    return bool(set(_words(one)) & set(_words(other)))


def last_alike(one: object, other: object) -> bool:
    """Whether two names of a person end alike."""
    return bool(_words(one)) and _words(one)[-1:] == _words(other)[-1:]


def same_club(one: object, other: object) -> bool:
    """Whether two names of a club may be of one: the words of one are among those of the other."""
    here, there = _club(one), _club(other)
    return bool(here and there) and (here <= there or there <= here)


def _club(name: object) -> set[str]:
    words = {_ALIKE.get(word, word) for word in fold(str(name or "")).split()}
    return (words - _IDLE) or words


def _minutes(told: object) -> set[int]:
    found = re.match(r"\s*(\d+)\s*(?:\+\s*(\d+))?", str(told or ""))
    if found is None:
        return set()
    base = int(found[1])
    return {base, base + int(found[2] or 0)}


def _gap(one: object, other: object) -> int | None:
    """How far two minutes are apart; stoppage time is read as the last minute or a later one."""
    here, there = _minutes(one), _minutes(other)
    if not here or not there:
        return None
    gap = min(abs(x - y) for x in here for y in there)
    late = (min(there) == 90 and max(here) in _LATE) or (min(here) == 90 and max(there) in _LATE)
    return min(gap, 1) if late else gap
