"""Who is known to have managed which side, and when: a help to choose between the sides that a text speaks of."""

import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from graph.dates import PartialDate
from graph.names import family_name, fold

_SPELL = re.compile(r"(?P<name>.+?) (?P<since>\d{4}(?:\.\d{1,2})?)-(?P<until>\d{4}(?:\.\d{1,2})?)?$")
_TITLES = frozenset({"sir", "lord", "dr", "mr", "don"})
_FAR = "9999-12"


@dataclass(frozen=True, slots=True)
class Spell:
    """A manager's time with a side; months as ISO text, the widest and the narrowest reading of what is known."""

    person: str
    side: str
    first: str
    last: str
    surely_from: str
    surely_to: str

    def fits(self, day: PartialDate | None) -> bool:
        """Whether the spell may hold on a day; on an unknown day it may."""
        return day is None or (self.first <= day.last[:7] and day.first[:7] <= self.last)

    def holds(self, day: PartialDate | None) -> bool:
        """Whether the spell surely holds on a day."""
        return day is not None and self.surely_from <= day.first[:7] and day.last[:7] <= self.surely_to


@lru_cache(maxsize=1)
def known_spells() -> dict[str, tuple[Spell, ...]]:
    """The spells by the folded family name of the manager."""
    text = (files("loaders.prose.roles") / "data" / "managers.txt").read_text(encoding="utf-8")
    found: dict[str, list[Spell]] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            side, _, spells = line.partition(": ")
            for told in spells.split("; "):
                spell = _spell(side, told)
                found.setdefault(family_name(spell.person), []).append(spell)
    return {name: tuple(spells) for name, spells in found.items()}


def spells_of(name: str) -> tuple[Spell, ...]:
    """The spells of everyone whom a name can mean: the full name, or the family name alone."""
    words = [word for word in fold(name).split() if word not in _TITLES]
    if not words:
        return ()
    folded = " ".join(words)
    family = family_name(folded)
    spells = known_spells().get(family, ())
    if not spells or folded == family:
        return spells
    return tuple(spell for spell in spells if set(words) <= set(fold(spell.person).split()))


def _spell(side: str, told: str) -> Spell:
    match = _SPELL.match(told)
    if match is None:
        raise ValueError(f"managers.txt: {side}: not a spell: {told!r} (right: Ann Lee 2001.7-2003)")
    since, until = match["since"], match["until"]
    return Spell(
        match["name"],
        side,
        _month(since, "01"),
        _month(until, "12") if until else _FAR,
        _month(since, "12", next_month=True),
        _month(until, "01", next_month=False, before=True) if until else _FAR,
    )


def _month(told: str, default: str, *, next_month: bool = False, before: bool = False) -> str:
    """`2004.6` as 2004-06; the month after or before it, where only the inside of a spell is meant."""
    year, _, month = told.partition(".")
    number = int(year) * 12 + int(month or default) - 1 + (1 if next_month else -1 if before else 0)
    return f"{number // 12}-{number % 12 + 1:02d}"
