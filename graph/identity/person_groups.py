"""Grouping persons, from the surest reason to the least sure; who may be either of two stays alone."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from graph.identity.agreement import Doubt, apply_verdicts, by_hub, join_by_id, join_certain
from graph.identity.anchored import join_anchored
from graph.identity.anchors import Anchors
from graph.identity.partition import Partition
from graph.identity.person_names import Fit
from graph.identity.persons import (
    PersonTraits,
    as_known,
    beside,
    born_alike,
    elsewhere,
    namesakes_born_alike,
    one_elsewhere,
    same_match,
    same_side,
)
from graph.identity.verdicts import Judgement

Groups = tuple[list[list[int]], list[Doubt]]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why two are one person: how well the names fit at least, and what else must hold."""

    why: str
    names: frozenset[Fit]
    holds: Callable[[PersonTraits, PersonTraits, Fit], bool]


_WHOLE = frozenset({Fit.FULL})
_FORMS = frozenset({Fit.FULL, Fit.FORM})
_SLIPS = frozenset({Fit.SLIP})
_PARTS = frozenset({Fit.PART})

REASONS: tuple[Reason, ...] = (
    Reason("the same name and day of birth", _FORMS, lambda one, other, _: born_alike(one, other)),
    Reason("the same single name and day of birth", _PARTS, lambda one, other, _: namesakes_born_alike(one, other)),
    Reason("nearly the same name and day of birth", _SLIPS, lambda one, other, _: born_alike(one, other)),
    Reason("the same name in the same match", _WHOLE, lambda one, other, _: same_match(one, other)),
    Reason("the same name with the same side", _WHOLE, same_side),
    Reason("forms of one name in the same match", _FORMS, lambda one, other, _: same_match(one, other)),
    Reason("forms of one name with the same side", _FORMS, same_side),
    Reason("nearly the same name in the same match", _SLIPS, lambda one, other, _: same_match(one, other)),
    Reason("nearly the same name with the same side", _SLIPS, same_side),
    Reason("forms of one name in reports of one match", _FORMS | _SLIPS, lambda one, other, _: beside(one, other)),
)
LATER: tuple[Reason, ...] = (
    Reason("part of the name in the same match", _PARTS, lambda one, other, _: same_match(one, other)),
    Reason("part of the name with the same side", _PARTS, same_side),
    Reason("part of the name in reports of one match", _PARTS, lambda one, other, _: beside(one, other)),
)


class _Grouping:
    """One run over a neighbourhood."""

    def __init__(
        self,
        traits: Mapping[int, PersonTraits],
        order: Mapping[int, tuple[str, ...]],
        keys: Mapping[int, set[str]],
        national: Mapping[int, str],
    ) -> None:
        self.partition = Partition({one: known.copy() for one, known in traits.items()}, dict(order))
        self.traits = traits
        self.keys = keys
        self.national = national
        self.doubts: list[Doubt] = []

    def by_reason(self, reasons: Iterable[Reason]) -> None:
        """Joins what shares a context and fits by name, a reason at a time."""
        hubs = _in_context(self.traits, self.keys)
        self._join_alike(hubs)
        pairs = sorted({(one, other) for things in hubs.values() for one, other in self._pairs(things)})
        for reason in reasons:
            chosen = [pair for pair in pairs if self._for(reason, *pair)]
            self.doubts += join_certain(self.partition, chosen, reason.why)

    def by_whole_name(self) -> None:
        """Joins who bears a whole name that nobody else bears, as far as is known, and nothing contradicts."""
        hubs = by_hub({one: {key for key in own if key.startswith("J|")} for one, own in self.keys.items()}, "J|")
        for hub in hubs.values():
            roots = self.partition.roots(hub)
            if len(roots) > 1 and not self._join_if_all_agree(roots, apart=True):
                self._join_free(roots)

    def _for(self, reason: Reason, one: int, other: int) -> bool:
        if self.partition.root(one) == self.partition.root(other):
            return False
        mine, theirs = self.partition.traits(one), self.partition.traits(other)
        how = mine.best_fit(theirs)
        return how in reason.names and reason.holds(mine, theirs, how)

    def _pairs(self, things: Sequence[int]) -> Iterable[tuple[int, int]]:
        roots = self.partition.roots(things)
        return ((one, other) for nth, one in enumerate(roots) for other in roots[nth + 1 :])

    def _join_alike(self, hubs: Mapping[str, Sequence[int]]) -> None:
        """Joins things of one whole name in one context, where none of them excludes another."""
        order = self.partition.order
        for key in sorted(hubs, key=lambda key: (sorted(order[one] for one in hubs[key]), key.partition("|")[2])):
            named: dict[str, list[int]] = {}
            for root in self.partition.roots(hubs[key]):
                for name in sorted(self.partition.traits(root).full)[:1]:
                    named.setdefault(name, []).append(root)
            for roots in named.values():
                if len(roots) > 2:
                    self._join_if_all_agree(roots, apart=False)

    def _join_if_all_agree(self, roots: Sequence[int], *, apart: bool) -> bool:
        """Joins all, or none if one excludes another; `apart` counts playing elsewhere against it."""
        known = self.partition.traits(roots[0]).copy()
        for root in roots[1:]:
            theirs = self.partition.traits(root)
            if known.against(theirs) or (apart and elsewhere(known, theirs, self.national)):
                return False
            if apart and known.best_fit(theirs) is not Fit.FULL:
                return False
            known.absorb(theirs)
        return all(self.partition.join(roots[0], root) for root in roots[1:])

    def _join_free(self, roots: Sequence[int]) -> None:
        """Where a whole name has several bearers: who is told nothing else of joins the only one it can be."""
        bound = [root for root in roots if self._is_bound(root)]
        pairs = [
            (one, other)
            for nth, one in enumerate(bound)
            for other in bound[nth + 1 :]
            if self._whole_and_near(one, other)
        ]
        self.doubts += join_certain(self.partition, pairs, "the same whole name")
        bearers = self.partition.roots(bound)
        for root in roots:
            if root in bound:
                continue
            if len(bearers) == 1:
                self.partition.join(root, bearers[0])
            else:
                self.doubts += [Doubt(root, one, "the same whole name") for one in bearers]

    def _is_bound(self, root: int) -> bool:
        known = self.partition.traits(root)
        return bool(known.ties or known.sides or known.born or known.registers)

    def _whole_and_near(self, one: int, other: int) -> bool:
        mine, theirs = self.partition.traits(one), self.partition.traits(other)
        return mine.best_fit(theirs) is Fit.FULL and not elsewhere(mine, theirs, self.national)


def group_persons(
    traits: Mapping[int, PersonTraits],
    order: Mapping[int, tuple[str, ...]],
    keys: Mapping[int, set[str]],
    national: Mapping[int, str],
    verdicts: Iterable[tuple[int, int, Judgement]],
    anchors: Anchors,
) -> Groups:
    """The groups of things that are one person, and the doubts; `anchors` are the goals that two things share."""
    grouping = _Grouping(traits, order, keys, national)
    partition = grouping.partition
    apply_verdicts(partition, verdicts)
    join_by_id(partition, keys, forced=one_elsewhere)
    grouping.by_reason(REASONS)
    grouping.doubts += join_anchored(partition, anchors, keys)
    grouping.by_whole_name()
    grouping.by_reason((*REASONS, *LATER))
    doubts = [doubt for doubt in grouping.doubts if partition.root(doubt.thing) != partition.root(doubt.other)]
    return partition.groups(), doubts


def _in_context(traits: Mapping[int, PersonTraits], keys: Mapping[int, set[str]]) -> dict[str, list[int]]:
    """Things that share a name key and a match, a side, a day of birth or reports of one match."""
    singles = {key[2:] for own in keys.values() for key in own if key.startswith("S|")}
    hubs: dict[str, list[int]] = {}
    for one, known in traits.items():
        names = {
            key[2:] for key in keys[one] if key.startswith(("L|", "J|")) or key.startswith("F|") and key[2:] in singles
        }
        contexts = {f"m{match}" for match in (*known.sides, *known.beside)} | {f"t{team}" for team, _ in known.ties}
        contexts |= {f"b{day}" for day in known.born}
        for name in names:
            for context in contexts:
                hubs.setdefault(f"{context}|{name}", []).append(one)
    return {key: sorted(things) for key, things in hubs.items() if len(things) > 1}


__all__ = ["LATER", "REASONS", "as_known", "group_persons"]
