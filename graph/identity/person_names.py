"""Whether two names can be one person's: the whole name, a form of it, a slip of the pen, or a part."""

from enum import IntEnum
from functools import lru_cache

from rapidfuzz.distance import DamerauLevenshtein

from graph.gazetteer.lookup import load_gazetteer
from graph.names import PARTICLES, fold

_SLIP_LETTERS = 4


class Fit(IntEnum):
    """How well two names fit each other; anything but `NONE` can be one person's where something else speaks for it."""

    NONE = 0
    PART = 1
    SLIP = 2
    FORM = 3
    FULL = 4


@lru_cache(maxsize=200_000)
def parts_of(name: str) -> tuple[str, ...]:
    """The parts of a folded name, the family name last: 'kebano n' is read as 'n kebano'."""
    parts = tuple(name.split())
    while len(parts) > 1 and len(parts[-1]) == 1 and len(parts[0]) > 1:
        parts = (parts[-1], *parts[:-1])
    return parts


def is_full(name: str) -> bool:
    """Whether a name has a given name (initials do) and a family name."""
    return len(name.split()) > 1 and not all(part in PARTICLES for part in name.split()[:-1])


def has_initials(name: str) -> bool:
    """Whether a given name is told by its first letter only."""
    return any(len(part) == 1 for part in name.split())


@lru_cache(maxsize=400_000)
def fit(one: str, other: str) -> Fit:
    """How well two folded names fit."""
    if not is_full(one) or not is_full(other):
        return _part_fit(one, other)
    if _equal(one, other):
        return Fit.FORM if has_initials(one) or has_initials(other) else Fit.FULL
    mine, theirs = parts_of(one), parts_of(other)
    if _form(mine, theirs) or _form(theirs, mine):
        return Fit.FORM
    return Fit.SLIP if _slip(mine, theirs) else Fit.NONE


def _equal(one: str, other: str) -> bool:
    """Equal in any order of parts, or when read without blanks in some turn of the parts."""
    mine, theirs = one.split(), other.split()
    if sorted(mine) == sorted(theirs):
        return True
    joined = "".join(theirs)
    return len("".join(mine)) == len(joined) and any("".join(mine[n:] + mine[:n]) == joined for n in range(len(mine)))


def _part_fit(one: str, other: str) -> Fit:
    """A name of one part (or a family name with its particles) against another."""
    few, many = sorted((one, other), key=lambda name: len(name.split()))
    if few == many:
        return Fit.PART
    inner, outer = few.split(), parts_of(many)
    if outer[-len(inner) :] == tuple(inner) or outer[: len(inner)] == tuple(inner):
        return Fit.PART
    return Fit.NONE


def _form(mine: tuple[str, ...], theirs: tuple[str, ...]) -> bool:
    """Whether the family names agree and the given names are forms of one, or one name leaves parts out."""
    if mine[-1] == theirs[-1] or _family(mine) == _family(theirs):
        same = load_gazetteer().same_given_name
        return same(mine[0], theirs[0]) or _initials(mine, theirs)
    # 'Adrian San Miguel' and 'Adrian San Miguel del Castillo': the first name and the next part stand in both.
    return len(mine) < len(theirs) and theirs[: len(mine)] == mine and len(mine) > 1


def _initials(mine: tuple[str, ...], theirs: tuple[str, ...]) -> bool:
    """'J R Smith' against 'John Smith': the first letters agree where one name has only letters."""
    return len(mine[0]) == 1 and theirs[0].startswith(mine[0]) or len(theirs[0]) == 1 and mine[0].startswith(theirs[0])


def _family(parts: tuple[str, ...]) -> tuple[str, ...]:
    start = len(parts) - 1
    while start > 1 and parts[start - 1] in PARTICLES:
        start -= 1
    return parts[start:]


def _slip(mine: tuple[str, ...], theirs: tuple[str, ...]) -> bool:
    """Whether two names differ by a slip, or by a form of a given name besides.

    A slip is one letter more, less, changed or swapped in one part of four letters or more.
    """
    if len(mine) != len(theirs):
        return False
    differing = [(one, other) for one, other in zip(mine, theirs, strict=True) if one != other]
    return len(differing) == 1 and all(
        min(len(one), len(other)) >= _SLIP_LETTERS and DamerauLevenshtein.distance(one, other, score_cutoff=1) <= 1
        for one, other in differing
    )


def folded(name: str) -> str:
    """A name as it is compared."""
    return fold(name)
