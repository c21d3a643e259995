"""The gazetteer as loaders of data ask it: the id of what a cell names, where only one thing can be meant."""

from collections.abc import Sequence
from typing import Literal

from graph.gazetteer.lookup import load_gazetteer
from graph.gazetteer.records import Club, Competition, NationalTeam, TeamEntry, Venue

Sides = Literal["clubs", "nations", "any"]
_SCHEME = "touchline"


class Registers:
    """Look-ups for one dataset: whether it is of clubs or nations, and of which side (first, women ...)."""

    def __init__(self, sides: Sides = "any", side: str = "first") -> None:
        self._sides, self._side = sides, side
        self._gazetteer = load_gazetteer()

    def team(self, name: str, country: str | None, date: str | None) -> str | None:
        """The register id of a side that played on a date, from its name and country."""
        found = self._gazetteer.team_named(name, country, _year(date))
        return _only([entry for entry in found if self._fits(entry)])

    def competition(self, name: str, country: str | None, date: str | None) -> str | None:
        """The register id of a competition."""
        return _only(self._gazetteer.competition_named(name, country, _year(date)))

    def venue(self, name: str, country: str | None, date: str | None) -> str | None:
        """The register id of a ground."""
        return _only(self._gazetteer.venue_named(name, country, _year(date)))

    def _fits(self, entry: TeamEntry) -> bool:
        unwanted = {"clubs": NationalTeam, "nations": Club}.get(self._sides)
        return entry.side == self._side and not (unwanted and isinstance(entry, unwanted))


def _only(found: Sequence[TeamEntry | Competition | Venue]) -> str | None:
    return f"{_SCHEME}:{found[0].id}" if len(found) == 1 else None


def _year(date: str | None) -> int | None:
    return int(date[:4]) if date else None
