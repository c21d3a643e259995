"""Which side of a club a bare name means: in a report of two women's sides 'Arsenal' is the women's."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from graph.gazetteer.lookup import Gazetteer
from graph.gazetteer.records import TeamEntry
from loaders.prose.document import Sentence
from loaders.prose.names.listed import UNLISTED, Listed
from loaders.prose.names.spot import Spot

#: One word for each side that is told in several.
SIDES = {"ladies": "women", "women's": "women", "womens": "women", "wfc": "women", "lfc": "women"}
_MEN = frozenset({"men", "men's", "mens"})
_CONTRAST = frozenset({"while", "whereas"})
_LEAD = 4


class _Side(NamedTuple):
    """Another side of a club: the listed one, or the club with the word for the side."""

    listed: Listed
    word: str


def bare_sides(
    spots: Sequence[Spot], meant: Mapping[int, Listed | None], gazetteer: Gazetteer
) -> tuple[list[Spot], dict[int, Listed | None]]:
    """The spots and what they mean, where clubs told first as a women's (or both as youth) side stay that side."""
    spots, meant = _listed_womens(spots, meant, gazetteer)
    first: dict[str, _Side | None] = {}
    for spot in sorted(spots, key=lambda spot: spot.start):
        listed = meant[spot.start]
        if listed is not None and listed.is_team:
            first.setdefault(*_first_told(listed, spot, gazetteer))
    sides = {club: side for club, side in first.items() if side is not None}
    youth = [side for side in sides.values() if side.word != "women"]
    if len(youth) < 2:
        sides = {club: side for club, side in sides.items() if side.word == "women"}
    if _of_women(spots, meant, gazetteer):
        sides.update(_all_women(meant, sides, gazetteer))
    if not sides:
        return list(spots), dict(meant)
    return _applied(spots, meant, sides)


def _listed_womens(
    spots: Sequence[Spot], meant: Mapping[int, Listed | None], gazetteer: Gazetteer
) -> tuple[Sequence[Spot], Mapping[int, Listed | None]]:
    """The spots where 'Marlow FC Women' is the women's side that is listed, if one is."""
    told = {spot.start for spot in spots if spot.side and SIDES.get(spot.side, spot.side) == "women"}
    clubs = {one.register: one for start in told if (one := meant[start]) is not None and one.is_team and not one.women}
    womens = _womens(gazetteer, clubs) if clubs else {}
    if not womens:
        return spots, meant
    means, found = dict(meant), list[Spot]()
    for spot in spots:
        one = meant[spot.start]
        side = womens.get(one.register) if spot.start in told and one is not None else None
        found.append(spot if side is None else spot._replace(side=""))
        means[spot.start] = one if side is None else side
    return found, means


def _womens(gazetteer: Gazetteer, clubs: Mapping[str, Listed]) -> dict[str, Listed]:
    """The listed women's sides of clubs."""
    entries: tuple[TeamEntry, ...] = (*gazetteer.clubs.values(), *gazetteer.national_teams.values())
    return {
        entry.parent: clubs[entry.parent]._replace(register=entry.id, name=entry.name, women=True)
        for entry in entries
        if entry.side == "women" and entry.parent in clubs
    }


def _first_told(listed: Listed, spot: Spot, gazetteer: Gazetteer) -> tuple[str, _Side | None]:
    """The club of a mention, and the side that it is told as (None for the first)."""
    if spot.side:
        return listed.register, _Side(listed, SIDES.get(spot.side, spot.side))
    if listed.women and not listed.register.startswith(UNLISTED):
        parent = gazetteer.team(listed.register).parent
        return parent or listed.register, _Side(listed, "women") if parent else None
    return listed.register, None


def _of_women(spots: Sequence[Spot], meant: Mapping[int, Listed | None], gazetteer: Gazetteer) -> bool:
    """Whether the only competitions that a text names up front are women's."""
    sides: set[str] = set()
    for spot in spots:
        listed = meant[spot.start]
        if spot.sentence.index <= _LEAD and listed is not None and listed.register in gazetteer.competitions:
            sides.add(gazetteer.competitions[listed.register].side)
    return sides == {"women"}


def _all_women(
    meant: Mapping[int, Listed | None], known: Mapping[str, _Side], gazetteer: Gazetteer
) -> dict[str, _Side]:
    """The women's sides of all clubs of a text that have a listed one."""
    clubs = {listed.register: listed for listed in meant.values() if listed is not None and listed.is_team}
    wanted = {club for club in clubs if club not in known and not club.startswith(UNLISTED)}
    womens = _womens(gazetteer, {club: clubs[club] for club in wanted})
    return {club: _Side(listed, "women") for club, listed in womens.items()}


def _applied(
    spots: Sequence[Spot], meant: Mapping[int, Listed | None], sides: Mapping[str, _Side]
) -> tuple[list[Spot], dict[int, Listed | None]]:
    changed: list[Spot] = []
    means = dict(meant)
    for spot in spots:
        listed = meant[spot.start]
        side = sides.get(listed.register) if listed is not None and not spot.side else None
        if side is None or _of_men(spot.sentence) or _set_apart(spot, spots, side):
            changed.append(spot)
        elif side.listed.register == (listed.register if listed else ""):
            changed.append(spot._replace(side=side.word))
        else:
            changed.append(spot)
            means[spot.start] = side.listed
    return changed, means


def _set_apart(spot: Spot, spots: Sequence[Spot], side: _Side) -> bool:
    """'Castle Women won while Castle lost': both sides of a club in one sentence."""
    if not any(token.lower in _CONTRAST for token in spot.sentence.tokens[: spot.first]):
        return False
    return any(
        other.sentence.index == spot.sentence.index
        and other.start < spot.start
        and (other.side or side.listed in other.senses)
        for other in spots
    )


def _of_men(sentence: Sentence) -> bool:
    """Whether a sentence speaks of a men's side: 'Castle's men had lost'."""
    return any(token.lower in _MEN for token in sentence.tokens)
