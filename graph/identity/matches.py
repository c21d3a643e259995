"""Matches of one pair of sides: which tellings are of one match.

From the surest to the least sure: the same day and score, the same day, near days and the same score, near days, one
day with scores in dispute, the week of the article, the scorers with their minutes, and between tellings of which none
has a date the score or being the only one. A pairing and a score come again: without a day they join no dated match.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from graph.identity.agreement import Doubt, apply_verdicts, bundle, join_by_id, join_certain
from graph.identity.organisations import contradict
from graph.identity.partition import Partition
from graph.identity.profile import Profile
from graph.identity.verdicts import Judgement
from graph.identity.windows import SLACK, Window, gap, month_and_day, year_apart

#: So far apart may two sources put one goal.
_MINUTES = 2


class Scored(NamedTuple):
    """A goal by the family name of its scorer and its minute, as a hint which match it was of."""

    scorer: str
    minute: int


@dataclass(frozen=True, slots=True)
class MatchTraits:
    """What is known of a match beside its sides.

    `told` are the days told, `around` the weeks of the articles that tell none; `scores` are given for the pair in a
    fixed order; `goals` are scorers by family name with their minutes, and `homes` the sides known to be at home;
    `stages` are those whose words are understood, with whether it was a replay; `undated` says that one of the
    tellings has no day.
    """

    sources: frozenset[int]
    registers: frozenset[str] = frozenset()
    told: frozenset[Window] = frozenset()
    around: frozenset[Window] = frozenset()
    scores: frozenset[tuple[int, int]] = frozenset()
    competitions: frozenset[int] = frozenset()
    legs: frozenset[str] = frozenset()
    stages: frozenset[tuple[str, bool]] = frozenset()
    undated: bool = False
    goals: frozenset[Scored] = frozenset()
    homes: frozenset[int] = frozenset()

    def against(self, other: "MatchTraits") -> str | None:
        """Why the two cannot be one match."""
        if contradict(self.registers, other.registers):
            return "different ids in one register"
        if self.sources & other.sources:
            return "one source tells them apart"
        if not self._near(other):
            return "different dates"
        if not self.same_day(other):
            if self.scores and other.scores and not self.scores & other.scores:
                return "different scores"
            if self.competitions and other.competitions and not self.competitions & other.competitions:
                return "different competitions"
            if self.legs and other.legs and not self.legs & other.legs:
                return "different legs"
            if self._other_stage(other):
                return "different stages"
            if self.turned(other) and not all(told.is_narrow for told in self.told | other.told):
                return "at the other side's ground"
        return None

    def _other_stage(self, other: "MatchTraits") -> bool:
        """Whether the stages differ; that one of two tellings does not speak of a replay is silence."""
        mine, theirs = {stage for stage, _ in self.stages}, {stage for stage, _ in other.stages}
        return bool(mine and theirs) and mine.isdisjoint(theirs)

    def turned(self, other: "MatchTraits") -> bool:
        """Whether each knows another side to have been at home."""
        return bool(self.homes and other.homes) and self.homes.isdisjoint(other.homes)

    def _near(self, other: "MatchTraits") -> bool:
        alike = bool(self.scores & other.scores)
        return all(
            gap(one, two) <= (SLACK if alike or one.article or two.article else 0)
            for one in self.told
            for two in other.told
        )

    def same_day(self, other: "MatchTraits") -> bool:
        """Whether both tell the same certain day."""
        return any(one.is_day and one[:2] == two[:2] for one in self.told for two in other.told)

    def joined(self, other: "MatchTraits") -> "MatchTraits":
        """What is known of both as one."""
        return MatchTraits(
            self.sources | other.sources,
            self.registers | other.registers,
            self.told | other.told,
            self.around | other.around,
            self.scores | other.scores,
            self.competitions | other.competitions,
            self.legs | other.legs,
            self.stages | other.stages,
            self.undated or other.undated,
            self.goals | other.goals,
            self.homes | other.homes,
        )

    def signature(self) -> Hashable:
        """Tellings of one day and score are alike; others are joined one by one only."""
        days = frozenset(one[:2] for one in self.told if one.is_day)
        return (days, self.scores) if days and self.scores and len(days) == len(self.told) else self.sources


Likeness = Callable[[MatchTraits, MatchTraits], bool]


def _scores_agree(one: MatchTraits, other: MatchTraits) -> bool:
    return bool(one.scores & other.scores)


def _dated(one: MatchTraits, other: MatchTraits) -> bool:
    return bool(one.told and other.told)


def _scores_differ(one: MatchTraits, other: MatchTraits) -> bool:
    return bool(one.scores and other.scores) and not one.scores & other.scores


def _weeks_meet(one: MatchTraits, other: MatchTraits) -> bool:
    """Whether the week of an undated telling holds a day of the other, or both weeks meet."""
    return any(gap(mine, theirs) == 0 for mine in one.told or one.around for theirs in other.told or other.around)


def _apart(one: MatchTraits, other: MatchTraits) -> bool:
    """Whether the days or weeks of both are known and none meet."""
    known = bool((one.told or one.around) and (other.told or other.around))
    return known and not _weeks_meet(one, other)


def _only_one(one: MatchTraits, other: MatchTraits) -> bool:
    """Whether being the only match of the two sides is enough: between tellings of which none has a day."""
    return _dateless(one, other) and not _scores_differ(one, other)


def _dateless(one: MatchTraits, other: MatchTraits) -> bool:
    """Whether neither has a day, and their weeks may be one."""
    return not one.told and not other.told and not _apart(one, other)


def _same_goals(one: MatchTraits, other: MatchTraits) -> bool:
    """Whether the score and most scorers with their minutes agree: no two matches of one pair are so alike."""
    if not (one.undated or other.undated) or not _scores_agree(one, other) or one.turned(other):
        return False
    few, many = sorted((one.goals, other.goals), key=len)
    shared = sum(
        any(mine.scorer == theirs.scorer and abs(mine.minute - theirs.minute) <= _MINUTES for theirs in many)
        for mine in few
    )
    return shared * 2 > len(few)


def _maybe(one: MatchTraits, other: MatchTraits) -> bool:
    """Whether nothing but a day is missing to take an undated telling for a dated one."""
    return (
        (one.undated or other.undated)
        and _scores_agree(one, other)
        and not _apart(one, other)
        and not one.turned(other)
    )


#: Why two tellings are of one match, the surest reason first.
LIKENESS: tuple[tuple[str, Likeness], ...] = (
    ("the same day and score", lambda one, other: one.same_day(other) and _scores_agree(one, other)),
    ("the same day", lambda one, other: one.same_day(other) and not _scores_differ(one, other)),
    ("near days and the same score", lambda one, other: _dated(one, other) and _scores_agree(one, other)),
    ("near days", lambda one, other: _dated(one, other) and not _scores_differ(one, other)),
    ("the same day, whatever the score", lambda one, other: one.same_day(other)),
    ("the week of the article and the score", lambda one, other: _weeks_meet(one, other) and _scores_agree(one, other)),
    (
        "the week of the article and the stage",
        lambda one, other: (
            _weeks_meet(one, other) and not _scores_differ(one, other) and bool(one.stages & other.stages)
        ),
    ),
    ("the week of the article", lambda one, other: _weeks_meet(one, other) and not _scores_differ(one, other)),
    ("the scorers and their minutes", _same_goals),
    ("the score", lambda one, other: _dateless(one, other) and _scores_agree(one, other)),
    ("the only match of the two", _only_one),
)


def group_matches(
    known: Mapping[int, Profile],
    traits: Mapping[int, MatchTraits],
    pairs: Mapping[Hashable, Sequence[int]],
    keys: Mapping[int, set[str]],
    verdicts: Iterable[tuple[int, int, Judgement]],
) -> tuple[list[list[int]], list[Doubt]]:
    """The groups of tellings that are one match, given the tellings of each pair of sides; and the doubts."""
    partition = Partition(dict(traits), {one: profile.order for one, profile in known.items()})
    apply_verdicts(partition, verdicts)
    join_by_id(partition, keys)
    several = {str(pair): things for pair, things in pairs.items() if len({known[one].source for one in things}) > 1}
    bundle(partition, several)
    likely = [pair for _, things in sorted(several.items()) for pair in _likely(partition, things)]
    doubts: list[Doubt] = []
    for why, alike in LIKENESS:
        chosen = [(one, other) for one, other in likely if alike(partition.traits(one), partition.traits(other))]
        if chosen:
            doubts = [doubt for doubt in doubts if partition.root(doubt.thing) != partition.root(doubt.other)]
            doubts += join_certain(partition, chosen, why)
    doubts += [
        Doubt(one, other, "the score, but no day")
        for one, other in likely
        if _maybe(partition.traits(one), partition.traits(other))
    ]
    doubts += [doubt for things in several.values() for doubt in _a_year_apart(partition, things)]
    return partition.groups(), [one for one in doubts if partition.root(one.thing) != partition.root(one.other)]


def _a_year_apart(partition: Partition[MatchTraits], things: Sequence[int]) -> list[Doubt]:
    """Matches with the same score and the same day of two years in turn: one of two sources may have slipped."""
    by_day: dict[tuple[int, int], list[int]] = {}
    for one in partition.roots(things):
        for told in partition.traits(one).told:
            if told.is_day:
                by_day.setdefault(month_and_day(told), []).append(one)
    return [
        Doubt(one, other, "a year apart")
        for roots in by_day.values()
        if len(roots) > 1
        for nth, one in enumerate(roots)
        for other in roots[nth + 1 :]
        if not partition.traits(one).sources & partition.traits(other).sources
        and _scores_agree(partition.traits(one), partition.traits(other))
        and any(
            year_apart(mine, theirs) for mine in partition.traits(one).told for theirs in partition.traits(other).told
        )
    ]


def _likely(partition: Partition[MatchTraits], things: Sequence[int]) -> list[tuple[int, int]]:
    """The pairs of tellings that can be one match by their days, without trying each with each."""
    roots = partition.roots(things)
    loose = [
        one
        for one in roots
        if not all(told.is_narrow for told in partition.traits(one).told) or partition.traits(one).undated
    ]
    dated = sorted(
        (min(told.first for told in traits.told), max(told.last for told in traits.told), one)
        for one in roots
        if one not in set(loose)
        for traits in (partition.traits(one),)
    )
    found = [(one, other) for nth, one in enumerate(loose) for other in (*loose[nth + 1 :], *(row[2] for row in dated))]
    for nth, (_, last, one) in enumerate(dated):
        for first, _, other in dated[nth + 1 :]:
            if first > last + SLACK:
                break
            found.append((one, other))
    return found
