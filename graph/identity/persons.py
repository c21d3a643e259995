"""Persons: names propose, and what else is told decides.

A name alone is enough only when it is whole and nobody else's.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from graph.identity.nations import in_turn
from graph.identity.organisations import contradict
from graph.identity.person_names import Fit, fit, is_full

#: A tie with a side as days: from the first to the last on which it is told to hold; None where no day is told.
Span = tuple[int, int] | None
#: Who plays or works for one club is not taken for a namesake at another within so many days.
ELSEWHERE_DAYS = 60
_SAME_TIME_DAYS = {Fit.PART: 400, Fit.SLIP: 800}
_LONG = 2200


@dataclass(slots=True)
class PersonTraits:
    """What is known of a person: names, births, in which matches on which side, and with which sides in which role."""

    sources: set[int]
    registers: set[str] = field(default_factory=set)
    full: set[str] = field(default_factory=set)
    single: set[str] = field(default_factory=set)
    aliases: set[str] = field(default_factory=set)
    born: set[str] = field(default_factory=set)
    sides: dict[int, frozenset[int]] = field(default_factory=dict)
    ties: dict[tuple[int, str], Span] = field(default_factory=dict)
    beside: set[int] = field(default_factory=set)

    def against(self, other: "PersonTraits") -> str | None:
        """Why the two cannot be one person."""
        return self.apart(other) or (None if self.names_fit(other) else "different names")

    def apart(self, other: "PersonTraits") -> str | None:
        """Why the two cannot be one person, whatever their names."""
        if not self.sources.isdisjoint(other.sources):
            return "one source tells them apart"
        if contradict(self.registers, other.registers):
            return "different ids in one register"
        if self.born_apart(other):
            return "born on different days"
        if self._opposed(other):
            return "on different sides of one match"
        return None

    def born_apart(self, other: "PersonTraits") -> bool:
        """Whether the two are told to be born on days that cannot be one."""
        return bool(self.born and other.born) and not any(
            _dates_meet(mine, theirs) for mine in self.born for theirs in other.born
        )

    def _opposed(self, other: "PersonTraits") -> bool:
        few, many = (self.sides, other.sides) if len(self.sides) <= len(other.sides) else (other.sides, self.sides)
        return any(mine and many[match] and not mine & many[match] for match, mine in few.items() if match in many)

    def names_fit(self, other: "PersonTraits") -> bool:
        """Whether each whole name of one can be borne by the other."""
        if not self.full or not other.full or self.full & other.full:
            return True
        if (self.full | self.aliases) & (other.full | other.aliases):
            return True
        return all(fit(mine, theirs) for mine in self.full for theirs in other.full)

    def best_fit(self, other: "PersonTraits") -> Fit:
        """How well the best two of their names fit."""
        ours, theirs = self.full | self.aliases | self.single, other.full | other.aliases | other.single
        if self.full & theirs or other.full & ours:
            return Fit.FULL
        return max((fit(mine, their) for mine in ours for their in theirs), default=Fit.NONE)

    def absorb(self, other: "PersonTraits") -> None:
        """Takes in what is known of the other."""
        self.sources |= other.sources
        self.registers |= other.registers
        self.full |= other.full
        self.single |= other.single
        self.aliases |= other.aliases
        self.born |= other.born
        self.beside |= other.beside
        for match, side in other.sides.items():
            self.sides[match] = self.sides.get(match, frozenset()) | side
        for tie, span in other.ties.items():
            self.ties[tie] = _wider(self.ties[tie], span) if tie in self.ties else span

    def joined(self, other: "PersonTraits") -> "PersonTraits":
        """What is known of both as one; the smaller is poured into the larger."""
        large, small = (self, other) if len(self.sources) >= len(other.sources) else (other, self)
        large.absorb(small)
        return large

    def copy(self) -> "PersonTraits":
        """The same, to be added to without changing this."""
        fresh = PersonTraits(set())
        fresh.absorb(self)
        return fresh


def one_elsewhere(one: PersonTraits, other: PersonTraits) -> bool:
    """Whether the world's registers have one entry for both.

    Then two records of one source (player and manager) are one. Two pages of Wikipedia, births or names that
    contradict each other speak against it.
    """
    mine, theirs = _of_the_world(one), _of_the_world(other)
    return (
        not mine.isdisjoint(theirs)
        and not contradict(mine, theirs)
        and one.names_fit(other)
        and not one.born_apart(other)
    )


def _of_the_world(known: PersonTraits) -> set[str]:
    return {one for one in known.registers if one.startswith(("wikidata:", "wikipedia:"))}


def namesakes_born_alike(one: PersonTraits, other: PersonTraits) -> bool:
    """Whether both go by one single name and are told to be born on one certain day."""
    return not one.single.isdisjoint(other.single) and born_alike(one, other)


def same_match(one: PersonTraits, other: PersonTraits) -> bool:
    """Whether both had a part in one match, on the same side as far as told."""
    return not one.sides.keys().isdisjoint(other.sides)


def same_side(one: PersonTraits, other: PersonTraits, how: Fit) -> bool:
    """Whether both are told to be with one side at times that do not contradict; the weaker the names, the nearer."""
    allowed = _SAME_TIME_DAYS.get(how, _LONG)
    few, many = sorted((one.ties, other.ties), key=len)
    exact = how in _SAME_TIME_DAYS
    return any(
        _near(span, theirs, allowed)
        for (team, role), span in few.items()
        for (their, as_), theirs in _of_team(many, team, role, exact=exact)
    )


def _of_team(
    ties: Mapping[tuple[int, str], Span], team: int, role: str, *, exact: bool
) -> Iterable[tuple[tuple[int, str], Span]]:
    if exact:
        return [((team, role), ties[team, role])] if (team, role) in ties else []
    return [(tie, ties[tie]) for as_ in ROLES if (tie := (team, as_)) in ties]


#: The sorts of ties with a side.
ROLES = ("player", "manager", "officer")


def born_alike(one: PersonTraits, other: PersonTraits) -> bool:
    """Whether both are told to be born on one certain day."""
    return any(len(day) == 10 for day in one.born & other.born)


def beside(one: PersonTraits, other: PersonTraits) -> bool:
    """Whether both are spoken of in reports of one match."""
    return not (one.beside | one.sides.keys()).isdisjoint(other.beside | other.sides.keys())


def elsewhere(one: PersonTraits, other: PersonTraits, national: Mapping[int, str]) -> bool:
    """Whether both are players of different clubs at about one time or at times untold, or of different nations.

    `national` holds our ids of the sides that are nations.
    """
    for of_nations in (False, True):
        mine = {
            team: span
            for (team, role), span in one.ties.items()
            if role == "player" and (team in national) is of_nations
        }
        theirs = {
            team: span
            for (team, role), span in other.ties.items()
            if role == "player" and (team in national) is of_nations
        }
        if not mine or not theirs or not mine.keys().isdisjoint(theirs):
            continue
        if of_nations:
            apart = not any(in_turn(national[a], national[b]) for a in mine for b in theirs)
        else:
            apart = any(_near(a, b, ELSEWHERE_DAYS) for a in mine.values() for b in theirs.values())
        if apart:
            return True
    return False


def _near(one: Span, other: Span, days: int) -> bool:
    if one is None or other is None:
        return True
    return max(0, one[0] - other[1], other[0] - one[1]) <= days


def _wider(one: Span, other: Span) -> Span:
    if one is None or other is None:
        return one or other
    return (min(one[0], other[0]), max(one[1], other[1]))


def _dates_meet(one: str, other: str) -> bool:
    return one.startswith(other) or other.startswith(one)


def names_of(names: Iterable[str]) -> tuple[set[str], set[str]]:
    """Folded names parted into whole ones and single ones."""
    full: set[str] = set()
    single: set[str] = set()
    for name in names:
        (full if is_full(name) else single).add(name)
    return full, single


def as_known(things: Sequence[int], traits: Mapping[int, PersonTraits]) -> PersonTraits:
    """What is known of several things as one person."""
    whole = traits[things[0]].copy()
    for one in things[1:]:
        whole.absorb(traits[one])
    return whole
