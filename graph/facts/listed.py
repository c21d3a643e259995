"""What the gazetteer lists of an entity that sources are certain about: its usual name, other names and sort."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from graph.claims import Thing
from graph.gazetteer import uses
from graph.gazetteer.lookup import load_gazetteer

_SCHEME = "touchline:"


class ListedName(NamedTuple):
    """A name of the gazetteer, the years of its use, and whether it needs context to mean this one."""

    text: str
    kind: str
    weak: bool
    since: int | None
    until: int | None


def listed_names(members: Sequence[Thing]) -> list[ListedName]:
    """All names that the gazetteer has for what these things are, the usual one first; words for people left out."""
    found: dict[ListedName, None] = {}
    for id_ in _ids(members):
        for text, use in _uses(id_):
            if use.kind not in ("adjective", "noun"):
                found[ListedName(text, use.kind, use.strength == "weak", use.since, use.until)] = None
    return list(found)


def listed_label(members: Sequence[Thing]) -> str | None:
    """Whether a side is a club's or a nation's, by the gazetteer."""
    gazetteer = load_gazetteer()
    for id_ in _ids(members):
        if id_ in gazetteer.clubs:
            return "Club"
        if id_ in gazetteer.national_teams:
            return "NationalTeam"
    return None


def _ids(members: Sequence[Thing]) -> list[str]:
    return sorted({m.register.removeprefix(_SCHEME) for m in members if m.register and m.register.startswith(_SCHEME)})


def _uses(id_: str) -> Iterator[uses.Named]:
    gazetteer = load_gazetteer()
    if id_ in gazetteer.clubs:
        yield from uses.of_club(gazetteer.clubs[id_])
    elif id_ in gazetteer.national_teams:
        yield from uses.of_national_team(gazetteer.national_teams[id_])
    elif id_ in gazetteer.competitions:
        yield from uses.of_competition(gazetteer.competitions[id_])
    elif id_ in gazetteer.venues:
        yield from uses.of_venue(gazetteer.venues[id_])
