"""Sides, competitions, seasons, grounds, publishers and organisations: by register, by id elsewhere, else by name.

Men's, women's and youth sides are never one, nor are sides of one name in two countries.
"""

import re
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass

from graph.identity.agreement import (
    Doubt,
    apply_verdicts,
    bundle,
    by_hub,
    join_by_id,
    join_certain,
    pairs_within,
)
from graph.identity.partition import Partition
from graph.identity.profile import Profile
from graph.identity.told import Told
from graph.identity.verdicts import Judgement
from graph.kinds import ThingType
from graph.names import fold

_SIDES: tuple[tuple[re.Pattern[str], str], ...] = (
    (
        re.compile(
            r"\b(women|womens|ladies|wfc|fcw|lfc women|femenino|femenina|feminin|feminine|frauen|femminile"
            r"|feminino)\b"
        ),
        "women",
    ),
    (re.compile(r"\b(?:u|under )(1[5-9]|2[0-3])s?\b"), "u"),
    (re.compile(r"\b(reserves|reserve|ii|b|jong|castilla|youth|academy|juniors?)$"), "reserve"),
)


@dataclass(frozen=True, slots=True)
class OrganisationTraits:
    """What is known of an organisation: ids, where it is, and which side of a club it is.

    `within` is a season's competition.
    """

    type: str
    registers: frozenset[str]
    sources: frozenset[int]
    country: str | None
    side: str | None
    within: int | None

    def against(self, other: "OrganisationTraits") -> str | None:
        """Why the two cannot be one."""
        if self.type != other.type:
            return "different types"
        if contradict(self.registers, other.registers):
            return "different ids in one register"
        if self.side != other.side:
            return "different sides"
        if self.country and other.country and self.country != other.country:
            return "different countries"
        if self.type == ThingType.SEASON and (self.within is None or self.within != other.within):
            return "seasons of different competitions"
        if self.sources & other.sources:
            return "one source tells them apart"
        return None

    def joined(self, other: "OrganisationTraits") -> "OrganisationTraits":
        """What is known of both as one."""
        return OrganisationTraits(
            self.type,
            self.registers | other.registers,
            self.sources | other.sources,
            self.country or other.country,
            self.side,
            self.within or other.within,
        )

    def signature(self) -> Hashable:
        """Alike for things that differ in nothing told."""
        return (self.type, self.registers, self.country, self.side, self.within)


def contradict(ours: Iterable[str], theirs: Iterable[str]) -> bool:
    """Whether a register has one id for ours and another for theirs."""
    mine, others = _by_register(ours), _by_register(theirs)
    return any(mine[register].isdisjoint(others[register]) for register in mine.keys() & others.keys())


def _by_register(ids: Iterable[str]) -> dict[str, set[str]]:
    """Ids by the register that gave them; each language of Wikipedia is one."""
    found: dict[str, set[str]] = {}
    for one in ids:
        scheme, _, value = one.partition(":")
        found.setdefault(f"{scheme}:{value.partition(':')[0]}" if scheme == "wikipedia" else scheme, set()).add(one)
    return found


def traits_of(
    profile: Profile, registers: Iterable[str], told: Iterable[Told], within: int | None
) -> OrganisationTraits:
    """What is known of one thing."""
    country = side = None
    for claim in told:
        if claim.kind in ("team", "venue") and claim.role in ("team", "venue"):
            country = country or (fold(claim.text("country") or "") or None)
            side = side or claim.text("side")
    if profile.type == ThingType.TEAM:
        side = side or side_in_name(profile.name)
    return OrganisationTraits(profile.type, frozenset(registers), frozenset((profile.source,)), country, side, within)


def side_in_name(name: str) -> str:
    """Which side of a club a name speaks of; 'first' where it says nothing."""
    folded = fold(name)
    for pattern, side in _SIDES:
        if match := pattern.search(folded):
            return f"u{match[1]}" if side == "u" else side
    return "first"


def group_organisations(
    known: Mapping[int, Profile],
    traits: Mapping[int, OrganisationTraits],
    keys: Mapping[int, set[str]],
    verdicts: Iterable[tuple[int, int, Judgement]],
) -> tuple[list[list[int]], list[Doubt]]:
    """The groups of things that are one organisation, and the doubts."""
    partition = Partition(dict(traits), {one: profile.order for one, profile in known.items()})
    apply_verdicts(partition, verdicts)
    join_by_id(partition, keys, forced=lambda one, other: one.side == other.side)
    names = by_hub(keys, "")
    bundle(partition, names)
    doubts = join_certain(partition, pairs_within(partition, names), "the same name")
    return partition.groups(), doubts
