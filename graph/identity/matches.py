"""Matches of one pair of sides: which tellings are of one match.

From the surest to the least sure: the same day and score, the same day, near days and the same score, near days, one
day with scores in dispute, the week of the article, and without any date the score or being the only one.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from graph.identity.agreement import Doubt, apply_verdicts, bundle, join_by_id, join_certain
from graph.identity.organisations import contradict
from graph.identity.partition import Partition
from graph.identity.profile import Profile
from graph.identity.verdicts import Judgement
from graph.identity.windows import SLACK, Window, gap, month_and_day, year_apart


@dataclass(frozen=True, slots=True)
class MatchTraits:
    """What is known of a match beside its sides.

    `told` are the days told, `around` the weeks of the articles that tell none; `scores` are given for the pair in a
    fixed order; `stages` are those whose words are understood, with whether it was a replay; `undated` says that one of
    the tellings has no day.
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
        return None

    def _other_stage(self, other: "MatchTraits") -> bool:
        """Whether the stages differ; that one of two tellings does not speak of a replay is silence."""
        mine, theirs = {stage for stage, _ in self.stages}, {stage for stage, _ in other.stages}
        return bool(mine and theirs) and mine.isdisjoint(theirs)

    def _near(self, other: "MatchTraits") -> bool:
        alike = bool(self.scores & other.scores)
        return all(gap(one, two) <= (SLACK if alike or one.article or two.article else 0)
                   for one in self.told for two in other.told)

    def same_day(self, other: "MatchTraits") -> bool:
        """Whether both tell the same certain day."""
        return any(one.is_day and one[:2] == two[:2] for one in self.told for two in other.told)

    def joined(self, other: "MatchTraits") -> "MatchTraits":
        """What is known of both as one."""
        return MatchTraits(
            self.sources | other.sources, self.registers | other.registers, self.told | other.told,
            self.around | other.around, self.scores | other.scores, self.competitions | other.competitions,
            self.legs | other.legs, self.stages | other.stages, self.undated or other.undated)

    def signature(self) -> Hashable:
        """Tellings of one day and score are alike; others are joined one by one only."""
        days = frozenset(one[:2] for one in self.told if one.is_day)
        return (days, self.scores) if days and self.scores and len(days) == len(self.told) else self.sources


Likeness = Callable[[MatchTraits, MatchTraits], bool]


def _scores_agree(one: MatchTraits, other: MatchTraits) -> bool:
    return bool(one.scores & other.scores)


def _scores_differ(one: MatchTraits, other: MatchTraits) -> bool:
    return bool(one.scores and other.scores) and not one.scores & other.scores


def _dated(one: MatchTraits, other: MatchTraits) -> bool:
    return bool(one.told and other.told)


def _weeks_meet(one: MatchTraits, other: MatchTraits) -> bool:
    """Whether the week of an undated telling holds a day of the other, or both weeks meet."""
    return any(gap(mine, theirs) == 0
               for mine in one.told or one.around for theirs in other.told or other.around)


def _only_one(one: MatchTraits, other: MatchTraits) -> bool:
    """Whether being the only match of the two sides is enough: between undated tellings, or where the competition agrees."""
    if one.around and other.told or other.around and one.told:
        return False
    return (one.undated and other.undated) or bool((one.undated or other.undated) and one.competitions & other.competitions)


#: Why two tellings are of one match, the surest reason first.
LIKENESS: tuple[tuple[str, Likeness], ...] = (
    ("the same day and score", lambda one, other: one.same_day(other) and _scores_agree(one, other)),
    ("the same day", lambda one, other: one.same_day(other) and not _scores_differ(one, other)),
    ("near days and the same score", lambda one, other: _dated(one, other) and _scores_agree(one, other)),
    ("near days", lambda one, other: _dated(one, other) and not _scores_differ(one, other)),
    ("the same day, whatever the score", lambda one, other: one.same_day(other)),
    ("the week of the article and the score", lambda one, other: _weeks_meet(one, other) and _scores_agree(one, other)),
    ("the week of the article and the stage", lambda one, other: _weeks_meet(one, other) and not _scores_differ(one, other)
     and bool(one.stages & other.stages)),
    ("the week of the article", lambda one, other: _weeks_meet(one, other) and not _scores_differ(one, other)),
    ("the score", lambda one, other: (one.undated or other.undated) and _scores_agree(one, other)),
    ("the only match of the two", _only_one),
)


def group_matches(known: Mapping[int, Profile], traits: Mapping[int, MatchTraits], pairs: Mapping[Hashable, Sequence[int]],
                  keys: Mapping[int, set[str]], verdicts: Iterable[tuple[int, int, Judgement]]) -> tuple[list[list[int]], list[Doubt]]:
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
        Doubt(one, other, "a year apart") for roots in by_day.values() if len(roots) > 1
        for nth, one in enumerate(roots) for other in roots[nth + 1:]
        if not partition.traits(one).sources & partition.traits(other).sources
        and _scores_agree(partition.traits(one), partition.traits(other))
        and any(year_apart(mine, theirs) for mine in partition.traits(one).told for theirs in partition.traits(other).told)]


def _likely(partition: Partition[MatchTraits], things: Sequence[int]) -> list[tuple[int, int]]:
    """The pairs of tellings that can be one match by their days, without trying each with each."""
    roots = partition.roots(things)
    loose = [one for one in roots if not all(told.is_narrow for told in partition.traits(one).told) or partition.traits(one).undated]
    dated = sorted(
        (min(told.first for told in traits.told), max(told.last for told in traits.told), one)
        for one in roots if one not in set(loose) for traits in (partition.traits(one),))
    found = [(one, other) for nth, one in enumerate(loose) for other in (*loose[nth + 1:], *(row[2] for row in dated))]
    for nth, (_, last, one) in enumerate(dated):
        for first, _, other in dated[nth + 1:]:
            if first > last + SLACK:
                break
            found.append((one, other))
    return found
