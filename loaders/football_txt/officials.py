"""Referees: 'Refs: Jean WHITLOW (BEL), Per LIND (SWE)', the first being the referee."""

import re
from functools import lru_cache
from typing import NamedTuple

from graph.gazetteer.lookup import load_gazetteer
from graph.gazetteer.records import NationalTeam
from loaders.wrong import Wrong

_OFFICIAL = re.compile(r"([^()\d]{2,60}?)\s{0,4}(?:\(([^()\d]{2,40})\))?$")


class Official(NamedTuple):
    """An official, what he was in the match as far as the order tells, and where he comes from."""

    name: str
    role: str
    country: str | None


def officials_of(text: str) -> list[Official]:
    """The officials of a list."""
    found = []
    for at, part in enumerate(part for part in re.split(r"[,;]", text) if part.strip()):
        told = _OFFICIAL.match(part.strip())
        if not told:
            raise Wrong("referee", f"not an official: {part.strip()!r} (right: Name, or Name (BEL))")
        found.append(Official(told[1].strip(), "official" if at else "referee", country_of(told[2])))
    return found


@lru_cache(maxsize=512)
def country_of(told: str | None) -> str | None:
    """The country of a code such as BEL; what is no code stays as it is."""
    if told is None or not (len(told) == 3 and told.isupper()):
        return told
    found = [
        team for team in load_gazetteer().team_named(told) if isinstance(team, NationalTeam) and team.side == "first"
    ]
    return found[0].name if len(found) == 1 else told
